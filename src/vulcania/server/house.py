"""The house: all tables that are in use, the database behind them, and the bots."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

import msgspec

from vulcania.core.chance import any_seed
from vulcania.core.errors import BadSetup
from vulcania.core.hooks import hooks
from vulcania.core.record import player_name
from vulcania.core.registry import game as find_game
from vulcania.server import bots, seating, seats
from vulcania.server.attendant import Attendant
from vulcania.server.ledger import Ledger
from vulcania.server.lookback import Lookback
from vulcania.server.post import Here, Post
from vulcania.server.settings import CLOCK_SECONDS, Settings
from vulcania.server.store import Clock, MatchRow, Outrun, SeatRow, Store, open_engine
from vulcania.server.table import Table, TableError

TOLD_EVERY = 10.0
"""How often, in seconds, servers tell one another who looks on."""

P = ParamSpec("P")
R = TypeVar("R")


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


class House:
    """Knows every table in use by its id."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(open_engine(settings.database, settings.store_threads))
        self._threads = ThreadPoolExecutor(settings.store_threads if self.store.postgres else 1, "store")
        self.bots = bots.Bots(settings.bot_processes)
        self.ledger = Ledger(lambda landings: self.call(self.store.append_all, landings))
        self.lookback = Lookback()
        self._tables: dict[str, Table] = {}
        self._attendants: dict[str, Attendant] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._chores: set[asyncio.Task[None]] = set()
        self.post: Post | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        if self.store.postgres:
            self.post = Post(self.store.engine.url, self._news, self._here, self._kept)
            await self.post.open()
            self.do(self._tell_others())
        self.do(self._tidy())

    async def close(self) -> None:
        for attendant in self._attendants.values():
            attendant.close()
        for chore in list(self._chores):
            chore.cancel()
        if self.post is not None:
            await self.post.close()
        self.bots.close()
        self.lookback.close()
        self._threads.shutdown()
        self.store.engine.dispose()

    async def call(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Let a thread make a call that blocks. Once begun it is seen through, even if nobody waits any more."""
        future = asyncio.get_running_loop().run_in_executor(self._threads, lambda: function(*args, **kwargs))
        return await asyncio.shield(future)

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
        return found

    async def _load(self, name: str) -> Table:
        table = Table(self, await self.call(self.store.load, name))
        self._tables[name] = table
        self._attendants[name] = Attendant(table)
        if self.post is not None:
            await self.post.keep(name)
            await self.post.tell(name, [], asking=True)
        self.attend(table)
        return table

    async def found(self, plan: Plan) -> tuple[Table, dict[int, str]]:
        """Open a table as planned; gives it and the secrets of the seats that sit at this screen."""
        game = find_game(plan.game)
        seed = any_seed()
        setup = game.setup(len(plan.chairs), seed, plan.options)
        rows, known = self._seated(plan)
        now = time.time()
        row = MatchRow(
            id=seats.new_id(),
            game=game.slug,
            seats=setup.seats,
            options=setup.options,
            seed=seed,
            rules=game.meta.rules_version,
            components=game.standard[0].digest,
            clock=_checked(plan.clock),
            listed=plan.listed,
            created=now,
            started=now if all(one.kind != "open" for one in rows) else None,
        )
        await self.call(self.store.create, row, rows)
        return await self.table(row.id), known

    def _seated(self, plan: Plan) -> tuple[list[SeatRow], dict[int, str]]:
        taken = [player_name(chair.name) for chair in plan.chairs]
        spare = iter(seats.bot_names(len(taken), taken))
        rows, known = [], {}
        for seat, chair in enumerate(plan.chairs):
            match chair.kind:
                case "bot":
                    level = chair.level or bots.USUAL
                    if level not in bots.levels():
                        raise BadSetup("error-level", level=level[:40], expected=", ".join(bots.levels()))
                    rows.append(SeatRow(seat, "bot", taken[seat] or next(spare), None, level))
                case "me" | "here":
                    known[seat] = seats.new_secret()
                    rows.append(SeatRow(seat, "person", taken[seat], seats.hashed(known[seat])))
                case "open":
                    rows.append(SeatRow(seat, "open"))
                case _:
                    raise BadSetup("error-chair", kind=chair.kind[:20])
        return rows, known

    async def rematch(self, table: Table) -> str:
        """Another match of the same people: opened by whoever asks first, the same for everyone."""
        async with table.lock:
            outcome = table.match.outcome
            if outcome is None:
                raise TableError("error-not-over")
            if table.row.rematch is not None:
                return table.row.rematch
            options = hooks(table.game).rematch(dict(table.row.options), outcome)
            now = time.time()
            row = msgspec.structs.replace(
                table.row, id=seats.new_id(), seed=any_seed(), options=options, created=now, started=now,
                ended=None, rematch_of=table.id, rematch=None, ask=None, plies=0, epoch=0, version=0,
                rules=table.game.meta.rules_version, components=table.game.standard[0].digest,
            )  # fmt: skip
            table.game.setup(row.seats, row.seed, options)
            await self.call(self.store.create, row, table.seats)
            return await self._announce(table, row.id)

    async def _announce(self, table: Table, rematch: str) -> str:
        with contextlib.suppress(Outrun):  # another server was asked too: theirs is the one
            await table.change(rematch=rematch)
        if table.row.rematch is None:
            raise Outrun
        return table.row.rematch

    # -- looking after tables -----------------------------------------------------------------------------------------

    def keeps(self, table: Table) -> bool:
        """Whether this server, of several on one database, lets the table's bots play and its clocks run."""
        return self.post is None or self.post.keeps(table.id)

    def attend(self, table: Table) -> None:
        attendant = self._attendants.get(table.id)
        if attendant is not None:
            attendant.wake()

    def presence(self, table: Table, seat: int, here: bool) -> None:
        """Someone came or went."""
        if self.post is not None:
            self.do(self.post.tell(table.id, table.watching.seats))
        if here and table.seats[seat].stand_in is not None:
            self.do(seating.come_back(table, seat))
        if not here:
            if table.row.ask is not None:
                self.do(self._later(self.settings.away_after, table.reconsider))
            asyncio.get_running_loop().call_later(self.settings.away_after + 0.1, table.stir)

    async def _later(self, seconds: float, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
        await asyncio.sleep(seconds)
        await act()

    def _news(self, name: str | None) -> None:
        """Another server changed a table; ``None``: news may have been missed."""
        for table in list(self._tables.values()):
            if name in (None, table.id):
                self.do(table.refresh())

    def _here(self, here: Here) -> None:
        """Another server tells who looks on there, or asks who does here."""
        table = self._tables.get(here.table)
        if table is None:
            return
        if here.asking and self.post is not None:
            self.do(self.post.tell(table.id, table.watching.seats))
        if not here.asking and table.watching.heard(here.server, here.seats, 2.5 * TOLD_EVERY):
            table.stir()

    async def _tell_others(self) -> None:
        while self.post is not None:
            await asyncio.sleep(TOLD_EVERY)
            for table in list(self._tables.values()):
                if table.watching.seats:
                    await self.post.tell(table.id, table.watching.seats)

    def _kept(self) -> list[str]:
        return list(self._tables)

    async def _tidy(self) -> None:
        """Let go of tables that nobody uses."""
        while True:
            await asyncio.sleep(30)
            now = asyncio.get_running_loop().time()
            for name, table in list(self._tables.items()):
                idle = now - table.touched > self.settings.idle_after and not len(table.watching)
                if idle and not self._attendants[name].busy and not table.lock.locked():
                    self._attendants.pop(name).close()
                    del self._tables[name]
                    if self.post is not None:
                        await self.post.let_go(name)


def _checked(clock: Clock) -> Clock:
    low, high = CLOCK_SECONDS
    if clock.kind == "none":
        return Clock()
    if clock.seconds not in range(low, high + 1):
        raise BadSetup("error-clock", low=low, high=high, seconds=clock.seconds)
    return clock
