"""All tables that are in use: found by their id, looked after while anybody needs them, and then let go."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from email.utils import parseaddr
from functools import partial
from typing import Any, TypeVar

import msgspec

from vulcania.core.errors import BadSetup, VulcaniaError
from vulcania.core.hooks import hooks
from vulcania.core.lesson import Lesson
from vulcania.core.match import Match, load
from vulcania.core.registry import game as find_game
from vulcania.server import bots, busy, clock, keys, rating, seating, spelling
from vulcania.server.autoplay import Autoplay, backing_off
from vulcania.server.cluster import Cluster, Presence
from vulcania.server.notices import push
from vulcania.server.notices.courier import Courier
from vulcania.server.notices.push import Pusher
from vulcania.server.notices.turns import Turns
from vulcania.server.rebuilding import StaleTable
from vulcania.server.refitting import can_be_refitted, refit
from vulcania.server.services import Services
from vulcania.server.settings import CLOCK_SECONDS, DAYS_SECONDS, TALK_LENGTH
from vulcania.server.signing import new_seed
from vulcania.server.store.rows import Branch, Clock, MatchRow, MoveRow, SeatRow, Taught
from vulcania.server.store.store import Outrun, Unavailable
from vulcania.server.table import Table, TableError
from vulcania.server.watching import TOLD_EVERY

log = logging.getLogger(__name__)
T = TypeVar("T")

NOBODY = "mailto:nobody@vulcania.invalid"
"""Whom push services may turn to where the settings name nobody: they want an address."""
OVERDUE_AGAIN, OVERDUE_MOST = 3600.0, 50
SLOWEST = 10
"""Seconds that a bot's move may take at least."""
MOST_IDLE = 2000
"""So many tables are in memory before those are let go early that nobody looks at."""
ATTENDED = 1000
"""So many matches, the newest, are looked after when a server starts; older ones once somebody opens them."""


class Chair(msgspec.Struct, frozen=True):
    """What is wanted of one seat of a new table."""

    kind: str
    """``me``, ``here`` (another person at this screen), ``open`` (joins by link) or ``bot``."""
    name: str = ""
    level: str = ""


class Plan(msgspec.Struct, frozen=True):
    """A table to be opened."""

    game: str
    chairs: tuple[Chair, ...]
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    listed: bool = True
    advice: bool | None = None
    """Whether the captain may be asked; left out: among bots yes, between people no."""
    branch: Branch | None = None
    """A match to go on from."""
    lesson: Lesson | None = None
    """A guided first game: its deal is prepared."""
    person: str | None = None
    """Who opens it, if their browser is known."""
    pace: float | None = None
    word: str = ""
    """What whoever opens the table says to those who are to join."""
    visitor: str = ""
    """Where they ask from."""


class Tables:
    """Knows every table in use by its id."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._tables: dict[str, Table] = {}
        self._autoplay: dict[str, Autoplay] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._chores: set[asyncio.Task[None]] = set()
        self.cluster: Cluster | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        settings, people = services.settings, services.people
        sender = parseaddr(settings.mail_from)[1]
        contact = f"mailto:{sender}" if sender else settings.public_url or NOBODY
        self.courier = Courier(services, Pusher(people.keep("push", push.new_key), contact))
        self.turns = Turns(services, self.courier)

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        if self.services.store.postgres:
            self.cluster = Cluster(self.services.store.engine.url, self._news, self._heard, lambda: list(self._tables))
            await self.cluster.open()
            self.do(self._tell_others())
        self.courier.open()
        self.do(self._tidy())
        self.do(self._attend())
        self.do(self._look_after())
        self.do(rating.keep_counting(self.services))

    async def close(self) -> None:
        self.turns.close()
        await self.courier.close()
        for autoplay in self._autoplay.values():
            autoplay.close()
        for chore in list(self._chores):
            chore.cancel()
        if self.cluster is not None:
            await self.cluster.close()
        self.services.close()

    def do(self, chore: Coroutine[Any, Any, None]) -> None:
        """Something to be done beside everything else."""
        task = asyncio.create_task(chore)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    # -- tables -------------------------------------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """The table of that id, from memory or from the store."""
        found = self._tables.get(name)
        if found is None:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
                self._loading[name].add_done_callback(lambda _: self._loading.pop(name))
            found = await asyncio.shield(self._loading[name])
        found.touched = asyncio.get_running_loop().time()
        if found.behind:
            await found.catch_up()
        return found

    def __len__(self) -> int:
        return len(self._tables)

    def in_use(self, name: str) -> Table | None:
        return self._tables.get(name)

    async def known(self, name: str) -> Table | None:
        """The same; nothing where there is none that can go on."""
        try:
            return await self.table(name)
        except VulcaniaError:
            return None

    async def _load(self, name: str) -> Table:
        kept = await self.services.call(self.services.store.load, name)
        make = partial(Table, self.services, on_change=self._wake, on_presence=self._came_or_went)
        try:
            with busy.counted():
                table = make(kept)
        except StaleTable:
            if not can_be_refitted(kept.match):
                raise
            table = make(await refit(self.services, kept))
        await self._make_room()
        self._tables[name] = table
        self._autoplay[name] = Autoplay(table, lambda: self.keeps(table))
        if self.cluster is not None:
            await self.cluster.keep(name)
            await self.cluster.tell(name, [], [], [], asking=True)
        table.behind = True  # until it is settled: who asks for it after the database was away brings it up to date
        await table.settle()
        table.behind = False
        self._wake(table)
        return table

    async def found(self, plan: Plan) -> tuple[Table, dict[int, str]]:
        """Open a table as planned; gives it and the secrets of the seats that sit at this screen."""
        game = find_game(plan.game)
        if len(spelling.line(plan.word)) > TALK_LENGTH:
            raise BadSetup("error-talk-long", most=TALK_LENGTH)
        seed = new_seed() if plan.lesson is None else plan.lesson.seed
        setup = game.setup(len(plan.chairs), seed, plan.options)
        before = _before(plan, seed)
        rules, components = setup.rules, game.standard[0].digest
        if plan.branch is not None and before is not None:
            rules, components = before.setup.rules, before.box.digest
        rows, known = self._seated(plan)
        now = clock.now()
        row = MatchRow(
            id=keys.new_id(), game=game.slug, seats=setup.seats, options=setup.options, seed=seed, rules=rules,
            components=components, clock=_checked(plan.clock), listed=plan.listed, created=now,
            started=now if all(one.kind != "open" for one in rows) else None,
            lesson=None if plan.lesson is None else Taught(plan.lesson.name), advice=plan.advice,
            branch=plan.branch, pace=_paced(plan.pace),
        )  # fmt: skip
        await self.services.call(self.services.store.create, row, rows)
        for ply, played in enumerate(before.plies if before is not None else ()):
            move = MoveRow(ply, played.seat, played.text, at=now)
            await self.services.call(self.services.store.append, row, move)
        table = await self.table(row.id)
        if plan.word.strip() and known:
            await table.say(min(known), plan.word)
        table.visitor = plan.visitor or table.visitor
        return table, known

    def _seated(self, plan: Plan) -> tuple[list[SeatRow], dict[int, str]]:
        taken = [spelling.name(chair.name) for chair in plan.chairs]
        spare = iter(bots.bot_names(len(taken), taken))
        rows, known = [], {}
        for seat, chair in enumerate(plan.chairs):
            match chair.kind:
                case "bot":
                    level = chair.level or bots.USUAL
                    if level not in bots.levels():
                        raise BadSetup("error-level", level=level[:40], expected=", ".join(bots.levels()))
                    rows.append(SeatRow(seat, "bot", taken[seat] or next(spare), None, level))
                case "me" | "here":
                    known[seat] = keys.new_secret()
                    person = plan.person if chair.kind == "me" else None
                    rows.append(SeatRow(seat, "person", taken[seat], keys.hashed(known[seat]), person=person))
                case "open":
                    rows.append(SeatRow(seat, "open", taken[seat]))
                case _:
                    raise BadSetup("error-chair", kind=chair.kind[:20])
        return rows, known

    async def rematch(self, table: Table, order: str = "same") -> str:
        """Another match of the same people: opened by whoever asks first, the same for everyone. They sit as before,
        one seat further each (``turned``), or as chance wants it (``drawn``)."""
        async with table.lock:
            outcome = table.match.outcome
            if outcome is None:
                raise TableError("error-not-over")
            if table.row.rematch is not None:
                return table.row.rematch
            options = hooks(table.game).rematch(dict(table.row.options), outcome)
            now = clock.now()
            row = msgspec.structs.replace(
                table.row, id=keys.new_id(), seed=new_seed(), options=options, created=now, started=now,
                ended=None, rematch_of=table.id, rematch=None, ask=None, lesson=None, branch=None, helped=None,
                plies=0, epoch=0, version=0, waits=None, due=None, pause=None, rules=table.game.meta.rules_version,
                components=table.game.standard[0].digest,
            )  # fmt: skip
            table.game.setup(row.seats, row.seed, options)
            seats = _reseated(table.seats, order)
            with contextlib.suppress(Outrun):  # another server was asked too: theirs is the one
                await self.services.call(self.services.store.rematch, table.row, row, seats)
            await table.reload()
            return str(table.row.rematch)

    # -- looking after tables -----------------------------------------------------------------------------------------

    def keeps(self, table: Table) -> bool:
        """Whether this server, of several on one database, lets the table's bots play and its clocks run."""
        return self.cluster is None or self.cluster.keeps(table.id)

    async def _attend(self) -> None:
        """After a start, look after the matches in which bots are to play or clocks run: nobody need open them. Where
        days are played, the store tells when a table needs something."""
        call, store = self.services.call, self.services.store
        rows = await self._patiently(lambda: call(store.in_progress, ATTENDED))
        sat = await self._patiently(lambda: call(store.seats_of, [row.id for row in rows]))
        for row in rows:
            if row.clock.kind not in ("none", "days") or any(seat.bot for seat in sat[row.id]):
                try:
                    await self._patiently(partial(self.table, row.id))
                except VulcaniaError as error:
                    log.warning("table %s cannot go on: %s", row.id, error)

    async def _patiently(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask until the database answers."""
        for pause in backing_off():
            with contextlib.suppress(Unavailable):
                return await ask()
            await asyncio.sleep(pause)
        raise AssertionError("it is never given up")

    def _wake(self, table: Table) -> None:
        autoplay = self._autoplay.get(table.id)
        if autoplay is not None:
            autoplay.wake()
            self.turns.follow(table)

    def _came_or_went(self, table: Table, seat: int | None, here: bool) -> None:
        """Someone came or went: a seat's person, or somebody who watches."""
        if self.cluster is not None:
            self.do(self.cluster.tell(table.id, *table.watching.told))
        if seat is None:
            return
        if here and table.seats[seat].stand_in is not None:
            self.do(self._welcome(table, seat))
        if not here and not table.clocks.days:
            asyncio.get_running_loop().call_later(self.services.settings.away_after + 0.1, table.stir)

    async def _welcome(self, table: Table, seat: int) -> None:
        with contextlib.suppress(TableError):  # a bot makes the decision that there was no more time for
            await seating.come_back(table, seat)

    def _news(self, name: str | None) -> None:
        """Another server changed a table; ``None``: news may have been missed."""
        for table in list(self._tables.values()):
            if name in (None, table.id):
                self.do(self._refresh(table))

    async def _refresh(self, table: Table) -> None:
        """Catch up; and look after the table, which may have become this server's."""
        await self._patiently(table.refresh)
        self._wake(table)

    def _heard(self, told: Presence) -> None:
        """Another server tells who looks on there, or asks who does here."""
        table = self._tables.get(told.table)
        if table is None:
            return
        if told.asking and self.cluster is not None:
            self.do(self.cluster.tell(table.id, *table.watching.told))
        if not told.asking and table.watching.heard(told.server, told.told, 2.5 * TOLD_EVERY):
            table.stir()

    async def _tell_others(self) -> None:
        while self.cluster is not None:
            await asyncio.sleep(TOLD_EVERY)
            for table in list(self._tables.values()):
                if any(table.watching.told):
                    await self.cluster.tell(table.id, *table.watching.told)

    async def _look_after(self) -> None:
        """Wake the tables that need something done though nobody looks; all others sleep in the store."""
        call, store = self.services.call, self.services.store
        while True:
            now = clock.now()
            late = partial(call, store.overdue, now, now + OVERDUE_AGAIN, OVERDUE_MOST)
            for name in await self._patiently(late):
                try:
                    await self._patiently((await self._patiently(partial(self.table, name))).settle)
                except VulcaniaError as error:
                    log.info("table %s cannot be woken: %s", name, error)
            await asyncio.sleep(self.services.settings.look_after)

    def forget(self, table: Table) -> None:
        """A table goes on in the store alone, until somebody asks for it."""
        self._autoplay.pop(table.id).close()
        del self._tables[table.id]

    async def _tidy(self) -> None:
        """Let go of tables that nobody uses."""
        settings = self.services.settings
        while True:
            await asyncio.sleep(30)
            now = asyncio.get_running_loop().time()
            for table in self._idle():
                if now - table.touched > (settings.over_after if table.over else settings.idle_after):
                    await self._let_go(table)

    async def _make_room(self) -> None:
        """However many tables are asked for, only so many are kept that nobody looks at."""
        too_many = len(self._tables) - MOST_IDLE
        if too_many > 0:
            for table in sorted(self._idle(), key=lambda one: one.touched)[:too_many]:
                await self._let_go(table)

    def _idle(self) -> list[Table]:
        """The tables that nobody looks at, and at which nothing happens by itself."""
        return [
            table for name, table in self._tables.items()
            if not len(table.watching) and not self._autoplay[name].busy and not table.lock.locked()
        ]  # fmt: skip

    async def _let_go(self, table: Table) -> None:
        await self._patiently(table.settle)
        if self._tables.get(table.id) is table:
            self.forget(table)
            if self.cluster is not None:
                await self.cluster.let_go(table.id)


def _before(plan: Plan, seed: int) -> Match | None:
    """The match whose moves a new table begins with."""
    if plan.branch is not None:
        return load(plan.branch.record).branch(plan.branch.seat, seed)
    return None if plan.lesson is None else plan.lesson.begin()


def _reseated(rows: Sequence[SeatRow], order: str) -> list[SeatRow]:
    places = list(range(len(rows)))
    match order:
        case "same":
            pass
        case "turned":
            places = [*places[1:], 0]
        case "drawn":
            random.SystemRandom().shuffle(places)
        case _:
            raise BadSetup("error-rematch-order", asked=order[:20])
    moved = [msgspec.structs.replace(row, seat=to, told=None) for row, to in zip(rows, places, strict=True)]
    return sorted(moved, key=lambda row: row.seat)


def _paced(wanted: float | None) -> float | None:
    if wanted is not None and not 0 <= wanted <= SLOWEST:
        raise BadSetup("error-pace", pace=str(wanted)[:20], expected=f"0 … {SLOWEST}")
    return wanted


def _checked(wanted: Clock) -> Clock:
    if wanted.kind == "none":
        return Clock()
    low, high = DAYS_SECONDS if wanted.kind == "days" else CLOCK_SECONDS
    if wanted.seconds not in range(low, high + 1):
        raise BadSetup("error-clock", low=low, high=high, seconds=wanted.seconds)
    if wanted.reserve not in range(high + 1) or (wanted.reserve and wanted.kind != "days"):
        raise BadSetup("error-clock", low=0, high=high if wanted.kind == "days" else 0, seconds=wanted.reserve)
    return wanted
