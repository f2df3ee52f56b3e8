"""What happens at a table by itself: bots play, clocks run out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator

from vulcania.core.hooks import hooks
from vulcania.core.lesson import scripted_seat
from vulcania.players.worker import Answer
from vulcania.server import bots, clock, ready, resting, seating
from vulcania.server.clock import GRACE
from vulcania.server.store.store import Outrun, Unavailable
from vulcania.server.table import Table
from vulcania.words.message import message

log = logging.getLogger(__name__)
LONG = 2.0
"""Who may think for so many seconds is shown thinking."""
LATE_AGAIN = 2.0
"""Seconds after which a clock rings again when the database was away."""


def backing_off() -> Iterator[float]:
    """How long to wait before asking the database again, each time: longer and longer, up to half a minute."""
    pause = 0.5
    while True:
        yield pause
        pause = min(2 * pause, 30.0)


class Autoplay:
    """Looks after one table whenever it changed. Of several servers only the one that ``keeps`` the table does so."""

    def __init__(self, table: Table, keeps: Callable[[], bool]) -> None:
        self.table = table
        self.hooks = hooks(table.game)
        self._keeps = keeps
        self._timer: asyncio.TimerHandle | None = None
        self._bots: asyncio.Task[None] | None = None
        self._late: asyncio.Task[None] | None = None
        self._phase: float | None = None
        self._phase_left: float | None = None
        """What was left of the game's own clock when the table came to rest."""

    @property
    def busy(self) -> bool:
        """Whether bots play with people, or a clock runs: then the table is not let go. For a clock of days it is woken
        in time; bots among themselves sleep until somebody comes."""
        ticking = self._timer is not None and not self.table.clocks.days
        return bool(self.table.people()) and (self._thinking or ticking)

    @property
    def _thinking(self) -> bool:
        return self._bots is not None and not self._bots.done()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in (self._bots, self._late):
            if task is not None:
                task.cancel()

    def wake(self) -> None:
        """The table changed: set the alarm, and let bots play if it is their turn."""
        self._read_phase()
        self._set_alarm()
        if not self._thinking and self._next_bot() is not None:
            self._bots = asyncio.create_task(self._let_bots_play())

    # -- bots ---------------------------------------------------------------------------------------------------------

    def _next_bot(self) -> int | None:
        table = self.table
        if table.status != "playing" or not self._keeps() or ready.looking(table):
            return None
        if table.told_what_to_play:
            return None if table.scripted is None else scripted_seat(table.match)
        if self._left_to_people() and self._companion() is None:
            return None
        return next((seat for seat in table.acting if table.seats[seat].bot is not None), None)

    def _people(self) -> list[int]:
        return [seat for seat in self.table.acting if self.table.seats[seat].bot is None]

    def _left_to_people(self) -> bool:
        wait = self.hooks.leaves_to_people and bool(self._people())
        return wait and self.hooks.bots_wait(self.table.view(None))

    def _companion(self) -> str | None:
        """What bots do all the same in a phase that is left to people."""
        return self.hooks.companion(self.table.view(None), len(self._people()))

    async def _let_bots_play(self) -> None:
        pauses = backing_off()
        try:
            while (seat := self._next_bot()) is not None:
                try:
                    await self._bot_move(seat)
                    pauses = backing_off()
                except Unavailable:
                    await asyncio.sleep(next(pauses))
        except Exception:
            log.exception("the bots of table %s stopped", self.table.id)

    async def _bot_move(self, seat: int) -> None:
        table = self.table
        at, row, began = (table.row.plies, table.row.epoch), table.seats[seat], time.monotonic()
        legal = table.match.legal(seat)
        written = table.scripted or (self._companion() if self._left_to_people() else None)
        answer = Answer(written or legal[0])
        if len(legal) > 1 and written is None:
            answer = await self._think(seat, row.bot or bots.USUAL)
        await self._pace(time.monotonic() - began)
        async with table.lock:
            if (table.row.plies, table.row.epoch) != at or table.seats[seat].bot != row.bot or table.row.pause:
                return
            if answer.note is not None:
                log.warning("the bot %s at table %s failed: %s", row.bot, table.id, answer.note)
                await seating.replace_bot(table, row, answer.note)
            try:
                await table.land(seat, answer.move, at[0], by_bot=True)
            except Outrun:
                log.info("table %s moved on without its bot", table.id)

    async def _think(self, seat: int, level: str) -> Answer:
        """A bot's answer. Those who watch, or come meanwhile, are shown who thinks for long, and since when."""
        table = self.table
        if bots.thinks(level, table.match) >= LONG:
            table.thinking[seat] = clock.now()
            table.stir()
        try:
            return await table.services.bots.choose(table.match, seat, level, table.asker)
        finally:
            table.thinking.pop(seat, None)

    async def _pace(self, thought: float) -> None:
        """Let people follow; and let bots among themselves be slow, so that they are in nobody's way."""
        table, settings = self.table, self.table.services.settings
        if len(table.watching):
            pace = settings.bot_pace if table.row.pace is None else table.row.pace
            await asyncio.sleep(pace - thought)
        elif not table.people():
            await table.watching.someone(settings.alone_pace - thought)

    # -- clocks -------------------------------------------------------------------------------------------------------

    def _read_phase(self) -> None:
        """Follow the game's own clock, if the match is in a phase that has one."""
        table = self.table
        own = self.hooks.timed and table.row.lesson is None and not table.clocks.days
        playing = table.status == "playing" and own and table.row.pause is None and not ready.looking(table)
        seconds = self.hooks.clock(table.view(None)) if playing else None
        if seconds == self._phase:
            return
        now, left = clock.now(), self._phase_left
        self._phase_left = table.phase_until - now if table.row.pause and table.phase_until else None
        self._phase = seconds
        table.phase_until = None
        if seconds is not None:
            ends = self._phase_began(seconds) + seconds if left is None else now + left
            table.phase_until = max(ends, now + GRACE)

    def _phase_began(self, seconds: float) -> float:
        table = self.table
        ply = len(table.match.plies)
        while ply and self.hooks.clock(table.match.at(ply - 1).view(None)) == seconds:
            ply -= 1
        return table.moves[ply - 1].at if ply else table.row.started or clock.now()

    def _set_alarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table = self.table
        if table.status != "playing":
            return
        ends = [table.phase_until, *(table.clocks.deadline(seat) for seat in self._people())]
        if table.row.pause is not None:
            ends = [table.row.pause.until]
        soonest = min((end for end in ends if end is not None), default=None)
        if soonest is not None:
            delay = max(0.05, soonest - clock.now())
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._keeps():
            self._late = asyncio.create_task(self._time_up())

    async def _time_up(self) -> None:
        table = self.table
        try:
            async with table.lock:
                now = clock.now()
                if table.row.pause is not None and table.row.pause.until is not None and table.row.pause.until <= now:
                    await resting.end(table, message("note-pause-over"))
                if table.phase_until is not None and table.phase_until <= now and table.acting:
                    seat = table.acting[0]
                    await table.land(seat, self.hooks.on_timeout(table.view(seat)), None, by_bot=True)
                for seat in self._people():
                    end = table.clocks.deadline(seat)
                    if end is not None and end <= now:
                        await self._too_late(seat)
            self._set_alarm()
        except Unavailable:
            self._timer = asyncio.get_running_loop().call_later(LATE_AGAIN, self._ring)
        except Exception:
            log.exception("the clock of table %s stopped", table.id)

    async def _too_late(self, seat: int) -> None:
        table = self.table
        if table.clocks.clock.late == "end":
            await table.give_up(seat)
        else:
            await seating.stand_in(table, table.seats[seat])
            await table.note(message("note-time-up", seat=seat))
