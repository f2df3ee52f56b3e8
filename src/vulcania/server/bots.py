"""Bots at live tables: they think in processes of their own, so that the server never waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import TypeVar

import msgspec

from vulcania.core.chance import Chance, any_seed
from vulcania.core.errors import BadSetup
from vulcania.core.match import Match
from vulcania.players.advice import Advice
from vulcania.players.levels import patience
from vulcania.players.player import seen
from vulcania.players.registry import names, sitting
from vulcania.players.replacement import STAND_IN
from vulcania.players.worker import LIMIT, Answer, Task, Workers, counsel, play, task
from vulcania.server.fair import Asker, Fair, Rank

T = TypeVar("T")

LEVELS = ("deckhand", "mate", "captain", "nemo")
ADVISER = "captain"
USUAL = STAND_IN
"""Who is seated when nobody chose, who plays for a person who left, and who replaces a bot that fails."""
NAMES = (
    "Ned", "Conseil", "Aronnax", "Axel", "Hans", "Graüben", "Cyrus", "Harbert", "Pencroff", "Spilett", "Ayrton",
    "Nadia", "Phileas", "Aouda", "Fix", "Glenarvan", "Paganel", "Mary", "Robert", "Barbicane", "Ardan", "Nicholl",
    "Otto", "Marthe",
)  # fmt: skip
"""Enough for every seat, also where people bear half of them."""


ROUND = 3.0
"""Where many wait, each thinks for a shorter while, so that all have their turn within about so many seconds."""
LEAST = 0.1
ALONE = 1.0
"""Nobody waits for bots among themselves: they think no longer than this, lest somebody who comes has to wait."""


def levels() -> tuple[str, ...]:
    """The bots that can be seated: the levels that people choose among first, then all others there are."""
    known = names()
    return (*LEVELS, *(name for name in known if name not in LEVELS))


def thinks(level: str, match: Match) -> float:
    """For how many seconds a bot thinks about a move at most; 0 where that is not known, or no time to speak of."""
    try:
        budget = sitting(level).budget
    except BadSetup:
        return 0.0
    return 0.0 if budget is None else patience(budget, match.game, match.setup)


def bot_names(count: int, taken: Iterable[str] = ()) -> list[str]:
    """Names for bots, the same in every language."""
    used = set(taken)
    return [name for name in NAMES if name not in used][:count]


class Bots:
    """Workers that think for the bots of all tables."""

    def __init__(self, processes: int) -> None:
        self._fair = Fair(max(1, processes))
        self._choose: Callable[[Task], Future[Answer]]
        self._advise: Callable[[Task], Future[Advice]]
        self.close: Callable[[], None]
        if processes:
            workers = Workers(processes)
            self._choose, self._advise, self.close = workers.choose, workers.advise, workers.close
        else:
            thread = ThreadPoolExecutor(1, "bot")
            self._choose = lambda asked: thread.submit(play, asked)
            self._advise = lambda asked: thread.submit(counsel, asked)
            self.close = partial(thread.shutdown, wait=False, cancel_futures=True)

    async def choose(self, match: Match, seat: int, level: str, asker: Asker) -> Answer:
        """A bot's move. It always comes: a bot that fails is replaced, and the answer bears a note of it."""
        return await self._think(match, seat, level, asker, self._choose)

    async def advise(self, match: Match, seat: int, asker: Asker) -> Advice:
        """What the captain would do in that seat, knowing no more than it does."""
        return await self._think(match, seat, ADVISER, asker, self._advise)

    async def _think(self, match: Match, seat: int, player: str, asker: Asker, ask: Callable[[Task], Future[T]]) -> T:
        asked = task(seen(match.game, match.state, seat), player, Chance(any_seed()))
        async with self._fair.turn(asker):
            return await asyncio.wrap_future(ask(msgspec.structs.replace(asked, share=self._share(asker.rank()))))

    def _share(self, rank: Rank) -> float:
        """How long one may think now."""
        if rank is Rank.NOBODY:
            return ALONE
        load = self._fair.load(rank)
        return LIMIT if load <= 1 else max(LEAST, ROUND / load)
