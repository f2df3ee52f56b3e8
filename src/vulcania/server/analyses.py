"""Matches looked back upon: each is judged once, in a process of its own, while the page says that it is being done."""

from __future__ import annotations

import asyncio
import signal
from collections import OrderedDict
from hashlib import sha256
from multiprocessing import get_context
from multiprocessing.pool import Pool

from vulcania.core.match import Match, load
from vulcania.study.analysis import Analysis, analyse

KEPT = 64


def judge(record: str) -> Analysis:
    """In the process: the whole match, every move of it."""
    return analyse(load(record))


def _quiet() -> None:
    """Ctrl-C is the server's to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Analyses:
    def __init__(self) -> None:
        self._pool: Pool | None = None
        self._found: OrderedDict[str, asyncio.Future[Analysis]] = OrderedDict()

    def of(self, match: Match) -> Analysis | None:
        """The analysis, or ``None`` while it is being made."""
        record = match.record()
        name = sha256(record.encode()).hexdigest()
        if name not in self._found:
            self._found[name] = self._begin(record)
            while len(self._found) > KEPT:
                self._found.popitem(last=False)
        under_way = self._found[name]
        if not under_way.done():
            return None
        if under_way.exception() is not None:
            del self._found[name]
        return under_way.result()

    def _begin(self, record: str) -> asyncio.Future[Analysis]:
        if self._pool is None:
            self._pool = get_context("spawn").Pool(1, _quiet)
        loop = asyncio.get_running_loop()
        found: asyncio.Future[Analysis] = loop.create_future()
        self._pool.apply_async(
            judge,
            (record,),
            callback=lambda analysis: loop.call_soon_threadsafe(found.set_result, analysis),
            error_callback=lambda error: loop.call_soon_threadsafe(found.set_exception, error),
        )
        return found

    def close(self) -> None:
        """Nothing waits for what nobody will read."""
        if self._pool is not None:
            self._pool.terminate()
