"""Matches looked back upon: each is judged once, in a process of its own, while the page says that it is being done."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context

from vulcania.core.match import Match, load
from vulcania.players.budget import Budget
from vulcania.study.analysis import Analysis, analyse

SECONDS = 12.0
"""What the whole match is given; each move gets its share."""
LEAST, MOST = 0.05, 0.4
KEPT = 64


def judge(record: str) -> Analysis:
    """In the process: the whole match, every move of it."""
    match = load(record)
    share = min(MOST, max(LEAST, SECONDS / max(len(match.plies), 1)))
    return analyse(match, Budget(seconds=share))


class Lookback:
    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._found: OrderedDict[str, asyncio.Future[Analysis]] = OrderedDict()

    def of(self, match: Match) -> Analysis | None:
        """The analysis, or ``None`` while it is being made."""
        record = match.record()
        name = sha256(record.encode()).hexdigest()
        under_way = self._found.get(name)
        if under_way is None:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, get_context("spawn"))
            under_way = self._found[name] = asyncio.wrap_future(self._pool.submit(judge, record))
            while len(self._found) > KEPT:
                self._found.popitem(last=False)
        if not under_way.done():
            return None
        if under_way.cancelled() or under_way.exception() is not None:
            del self._found[name]
        return under_way.result()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
