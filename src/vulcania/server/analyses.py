"""Matches looked back upon: each is judged once, in a process of its own, while the page says that it is being done.

One is judged at a time. Visitors take turns, each may have a few waiting, and what nobody asks for any more is dropped.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256

import msgspec

from vulcania.core.match import Match, load
from vulcania.players.process import Process
from vulcania.server.fair import Asker, Fair
from vulcania.study.analysis import Analysis, analyse

HUNG = 300.0
KEPT = 64
WAITING, WAITING_EACH = 64, 3
"""So many may be under way, in all and for one visitor; who asks for more is told to wait, and asks again."""
GONE = 30.0
"""A page asks every other second. When it has not for so many, nobody waits any more."""


def judge(record: str) -> Analysis:
    """In the process: the whole match, every move of it."""
    return analyse(load(record))


_ANSWERS = msgspec.msgpack.Decoder(Analysis)


def _work(question: bytes) -> bytes:
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, 10)  # tables come first
    return msgspec.msgpack.encode(judge(question.decode()))


@dataclass
class _Look:
    """A match that is being judged, or was."""

    visitor: str
    task: asyncio.Task[Analysis]
    asked: float
    """When somebody last asked for it."""


class Analyses:
    def __init__(self) -> None:
        self._fair = Fair(1)
        self._process = Process(_work)
        self._looks: OrderedDict[str, _Look] = OrderedDict()

    def of(self, match: Match, visitor: str) -> Analysis | None:
        """The analysis, or ``None`` while it is being made."""
        record, loop = match.record(), asyncio.get_running_loop()
        name = sha256(record.encode()).hexdigest()
        if name not in self._looks:
            if not self._room(visitor):
                return None
            task = asyncio.create_task(self._judge(record, visitor))
            self._looks[name] = _Look(visitor, task, loop.time())
            loop.call_later(GONE, self._drop_unless_asked, name)
        look = self._looks[name]
        look.asked = loop.time()
        if not look.task.done():
            return None
        if look.task.exception() is not None:
            del self._looks[name]
        return look.task.result()

    def _room(self, visitor: str) -> bool:
        """Whether one more of the visitor's may wait; what was found out longest ago makes room."""
        waiting = [look.visitor for look in self._looks.values() if not look.task.done()]
        if len(waiting) >= WAITING or waiting.count(visitor) >= WAITING_EACH:
            return False
        found = [name for name, look in self._looks.items() if look.task.done()]
        for name in found[: len(found) + 1 - KEPT]:
            del self._looks[name]
        return True

    async def _judge(self, record: str, visitor: str) -> Analysis:
        async with self._fair.turn(Asker(visitor)):
            try:
                return _ANSWERS.decode(await asyncio.to_thread(self._process.ask, record.encode(), HUNG))
            except asyncio.CancelledError:
                self._process.end()
                self._process = Process(_work)
                raise

    def _drop_unless_asked(self, name: str) -> None:
        look, loop = self._looks.get(name), asyncio.get_running_loop()
        if look is None or look.task.done():
            return
        if (gone := loop.time() - look.asked) >= GONE:
            look.task.cancel()
            del self._looks[name]
        else:
            loop.call_later(GONE - gone, self._drop_unless_asked, name)

    def close(self) -> None:
        """Nothing waits for what nobody will read."""
        for look in self._looks.values():
            look.task.cancel()
        self._process.end()
