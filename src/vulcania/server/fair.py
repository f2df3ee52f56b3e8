"""Whose turn it is to have somebody think for them, where more is asked than can be thought about at once.

Tables where people wait come first. Among equals each visitor gets as much time as any other, however many tables they
opened; and while there are several places, no visitor holds all of them, so that whoever comes next need not wait for
the longest thought. Where many ask for little at a time there is always one who had less: so who has waited for long
goes before those who have not.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import IntEnum
from itertools import count
from typing import NamedTuple

REMEMBERED = 1000
"""Of so many visitors it is known how much time they had."""
LONG = 0.2
"""So many seconds without a turn are long."""


class Rank(IntEnum):
    """Who goes before whom."""

    PEOPLE = 0
    """Someone who sits at the table is waiting."""
    ONLOOKERS = 1
    """Someone looks on, or will come back to a table of theirs."""
    NOBODY = 2


class Asker(NamedTuple):
    """For whom something is to be thought about. The rank is asked for whenever a place is free: people come and go."""

    visitor: str
    rank: Callable[[], Rank] = lambda: Rank.PEOPLE


@dataclass(eq=False)
class _Waiting:
    asker: Asker
    number: int
    turn: asyncio.Future[None]
    since: float
    """When it was asked for, or when the visitor last had a turn."""


class Fair:
    """So many places, and a queue before them."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._waiting: list[_Waiting] = []
        self._having: Counter[str] = Counter()
        """How many places each visitor has now."""
        self._had: OrderedDict[str, float] = OrderedDict()
        """How much time each visitor had, in seconds; who comes anew begins where those are who are served now."""
        self._level = 0.0
        self._numbers = count()

    def load(self, rank: Rank) -> float:
        """How many of that rank or before it there are for each place, with those who have one."""
        waiting = sum(one.asker.rank() <= rank for one in self._waiting)
        return (waiting + self._having.total()) / self._places

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a place, and have it. Who does not wait any longer leaves the queue."""
        visitor, loop = asker.visitor, asyncio.get_running_loop()
        self._had[visitor] = max(self._had.pop(visitor, 0.0), self._level)
        while len(self._had) > REMEMBERED:
            self._had.popitem(last=False)
        waiting = _Waiting(asker, next(self._numbers), loop.create_future(), loop.time())
        self._waiting.append(waiting)
        self._call()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._leave(visitor)
            raise
        began = loop.time()
        try:
            yield
        finally:
            self._had[visitor] = self._had.get(visitor, self._level) + loop.time() - began
            self._leave(visitor)

    def _leave(self, visitor: str) -> None:
        self._having[visitor] -= 1
        if not self._having[visitor]:
            del self._having[visitor]
        self._call()

    def _call(self) -> None:
        """Fill the places that are free."""
        quota, now = max(1, self._places - 1), asyncio.get_running_loop().time()
        while self._having.total() < self._places:
            here = (one for one in self._waiting if not one.turn.done())  # who was cancelled is about to leave
            ready = [one for one in here if self._having[one.asker.visitor] < quota]
            if not ready:
                return
            chosen = min(ready, key=lambda one: self._order(one, now))
            visitor = chosen.asker.visitor
            self._level = max(self._level, self._time(visitor))
            self._waiting.remove(chosen)
            self._having[visitor] += 1
            chosen.turn.set_result(None)
            for other in self._waiting:
                if other.asker.visitor == visitor:
                    other.since = now

    def _order(self, one: _Waiting, now: float) -> tuple[int, int, bool, float, int]:
        visitor, soon = one.asker.visitor, now - one.since < LONG
        return one.asker.rank(), self._having[visitor], soon, self._time(visitor), one.number

    def _time(self, visitor: str) -> float:
        return self._had.get(visitor, self._level)
