"""Who is told that it is their turn, and when: once for each turn, and never while they look or after they looked."""

from __future__ import annotations

import asyncio
import logging

from vulcania.server import clock, pages, undoing
from vulcania.server.notices.courier import Courier, Notice
from vulcania.server.services import Services
from vulcania.server.store.people import Channel
from vulcania.server.table import Table
from vulcania.words import words
from vulcania.words.message import message

log = logging.getLogger(__name__)

TOLD = 8
"""So many sentences of what happened since."""


class Turns:
    """Follows tables that changed, and gives the courier something to do."""

    def __init__(self, services: Services, courier: Courier) -> None:
        self._services = services
        self._courier = courier
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    def follow(self, table: Table) -> None:
        """The table changed: whoever is waited for is told in a while, if they do not come by themselves."""
        for seat in table.untold():
            key = (table.id, seat)
            if key not in self._tasks:
                self._tasks[key] = asyncio.create_task(self._tell_in_time(table, seat))
                self._tasks[key].add_done_callback(lambda _, key=key: self._tasks.pop(key, None))  # type: ignore[misc]

    async def _tell_in_time(self, table: Table, seat: int) -> None:
        try:
            while seat in table.untold():
                since = table.waits[seat]
                wait = since + self._services.settings.tell_after - clock.now()
                if wait > 0:
                    await asyncio.sleep(wait)
                elif await self._tell(table, seat, since):
                    return
        except Exception:
            log.exception("table %s could not be told of", table.id)

    async def _tell(self, table: Table, seat: int, since: float) -> bool:
        """Whether that is settled now. Of several servers one tells: whoever writes it down first."""
        if not await table.tell(seat, since):
            return True
        person = table.seats[seat].person
        if person is None or table.looked(seat, since):
            return True
        people = self._services.people
        for channel in await self._services.call(people.channels, person, clock.now()):
            self._courier.take(channel, self._notice(table, seat, channel))
        return True

    def _notice(self, table: Table, seat: int, channel: Channel) -> Notice:
        said, seal = words(channel.lang, table.game.slug), self._services.seal
        own = max((move.ply for move in table.moves if move.seat == seat), default=-1)
        # As a spectator saw it: a channel may be read by others at the table.
        since = [line for ply in table.match.plies[own + 1 :] for line in
                 pages.sentences(ply.events, None, said, table.names)]  # fmt: skip
        happened = "\n".join(since[-TOLD:]) or said.say("notice-nothing-yet")
        if table.row.ask is not None and table.row.ask["kind"] == "pause" and seat in undoing.unanswered(table):
            asked = {"seat": table.row.ask["seat"], "days": table.row.ask["days"]}
            happened += "\n" + said.say(message("web-asks-pause", **asked), table.names)
        row, base = table.seats[seat], channel.base.rstrip("/")
        link = f"{base}/t/{table.id}"
        if channel.opens and row.devices and not row.alone:
            link += f"/seat/{seat}.{seal.pass_for(table.id, row)}"
        subject = said.say("notice-turn", game=said.say("title"), called=said.player(seat, table.names))
        stop = f"{base}/stop/{channel.id}.{seal.of('stop', str(channel.id), channel.address)}"
        return Notice(subject, happened, link, stop, f"{table.id}-{seat}", said.say("notice-stop"))
