"""Bots at live tables: they think in processes of their own, so that the server never waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from vulcania.core.chance import Chance, any_seed
from vulcania.core.errors import BadSetup
from vulcania.core.match import Match
from vulcania.players.advice import Advice
from vulcania.players.player import seen
from vulcania.players.registry import names, sitting
from vulcania.players.replacement import STAND_IN
from vulcania.players.worker import Answer, Task, Workers, counsel, play, task

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


def levels() -> tuple[str, ...]:
    """The bots that can be seated: the levels that people choose among first, then all others there are."""
    known = names()
    return (*LEVELS, *(name for name in known if name not in LEVELS))


def thinks(level: str) -> float:
    """For how many seconds a bot thinks about a move at most; 0 where that is not known, or no time to speak of."""
    try:
        budget = sitting(level).budget
    except BadSetup:
        return 0.0
    return 0.0 if budget is None else budget.seconds or 0.0


def bot_names(count: int, taken: Iterable[str] = ()) -> list[str]:
    """Names for bots, the same in every language."""
    used = set(taken)
    return [name for name in NAMES if name not in used][:count]


class Bots:
    """Workers that think for the bots of all tables."""

    def __init__(self, processes: int) -> None:
        self._workers = Workers(processes) if processes else None
        self._thread = None if processes else ThreadPoolExecutor(1, "bot")

    async def choose(self, match: Match, seat: int, level: str) -> Answer:
        """A bot's move. It always comes: a bot that fails is replaced, and the answer bears a note of it."""
        asked = self._task(match, seat, level)
        if self._workers is not None:
            return await asyncio.wrap_future(self._workers.choose(asked))
        return await asyncio.get_running_loop().run_in_executor(self._thread, play, asked)

    async def advise(self, match: Match, seat: int) -> Advice:
        """What the captain would do in that seat, knowing no more than it does."""
        asked = self._task(match, seat, ADVISER)
        if self._workers is not None:
            return await asyncio.wrap_future(self._workers.advise(asked))
        return await asyncio.get_running_loop().run_in_executor(self._thread, counsel, asked)

    @staticmethod
    def _task(match: Match, seat: int, level: str) -> Task:
        return task(seen(match.game, match.state, seat), level, Chance(any_seed()))

    def close(self) -> None:
        if self._workers is not None:
            self._workers.close()
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)
