"""Matches looked back upon: each is judged once, in a process of its own, while the page says that it is being done.

One is judged at a time. Visitors take turns, each may have a few waiting, and what nobody asks for any more is dropped.
A second look, which takes longer than the first, is a turn of its own: what was found by then is there to be read.
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
from vulcania.server.fair import Asker, Fair, Rank
from vulcania.study.analysis import Analysis, analyse
from vulcania.study.second_look import look_again

HUNG = 300.0
KEPT = 64
WAITING, WAITING_EACH = 64, 3
"""So many may be under way, in all and for one visitor; who asks for more is told to wait, and asks again."""
GONE = 30.0
"""A page asks every other second. When it has not for so many, nobody waits any more."""


class Question(msgspec.Struct, frozen=True):
    """A match to be judged; or, where a first look was taken at it, what that found."""

    record: str
    found: Analysis | None = None


def judge(asked: Question) -> Analysis:
    """In the process: the whole match, every move of it, or a second look at some."""
    match = load(asked.record)
    return analyse(match) if asked.found is None else look_again(match, asked.found)


_QUESTIONS, _ANSWERS = msgspec.msgpack.Decoder(Question), msgspec.msgpack.Decoder(Analysis)


def _work(question: bytes) -> bytes:
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, 10)  # tables come first
    return msgspec.msgpack.encode(judge(_QUESTIONS.decode(question)))


@dataclass
class _Look:
    """A match that is being judged, or was."""

    visitor: str
    asked: float
    """When somebody last asked for it."""
    task: asyncio.Task[None]
    found: Analysis | None = None


class Analyses:
    def __init__(self) -> None:
        self._fair = Fair(1)
        self._process = Process(_work)
        self._looks: OrderedDict[str, _Look] = OrderedDict()

    def of(self, match: Match, visitor: str) -> Analysis | None:
        """The analysis, after a first look or a second; ``None`` before."""
        record, loop = match.record(), asyncio.get_running_loop()
        name = sha256(record.encode()).hexdigest()
        if name not in self._looks:
            if not self._room(visitor):
                return None
            self._looks[name] = _Look(visitor, loop.time(), asyncio.create_task(self._judge(name, record, visitor)))
            loop.call_later(GONE, self._drop_unless_asked, name)
        look = self._looks[name]
        look.asked = loop.time()
        if look.task.done() and look.task.exception() is not None:
            del self._looks[name]
            look.task.result()
        return look.found

    def _room(self, visitor: str) -> bool:
        """Whether one more of the visitor's may wait; what was found out longest ago makes room."""
        waiting = [look.visitor for look in self._looks.values() if not look.task.done()]
        if len(waiting) >= WAITING or waiting.count(visitor) >= WAITING_EACH:
            return False
        found = [name for name, look in self._looks.items() if look.task.done()]
        for name in found[: len(found) + 1 - KEPT]:
            del self._looks[name]
        return True

    async def _judge(self, name: str, record: str, visitor: str) -> None:
        first = self._looks[name].found = await self._ask(Question(record), visitor, Rank.PEOPLE)
        self._looks[name].found = await self._ask(Question(record, first), visitor, Rank.ONLOOKERS)

    async def _ask(self, asked: Question, visitor: str, rank: Rank) -> Analysis:
        """Who has nothing to read yet comes first."""
        question = msgspec.msgpack.encode(asked)
        async with self._fair.turn(Asker(visitor, lambda: rank)):
            try:
                return _ANSWERS.decode(await asyncio.to_thread(self._process.ask, question, HUNG))
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
