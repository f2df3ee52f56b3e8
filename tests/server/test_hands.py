"""Calls that block are made in order, seen through, and told of to who still waits."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest

from vulcania.server.hands import Hands


def test_calls_give_what_they_found_or_what_went_wrong_and_are_seen_through() -> None:
    made: list[str] = []

    async def ask() -> None:
        hands, go = Hands(1, "test"), Event()
        assert await hands.do(lambda: 1 + 1) == 2
        with pytest.raises(ZeroDivisionError):
            await hands.do(lambda: 1 // 0)
        first = hands.do(lambda: made.append("first") if go.wait(60) else None)
        second = hands.do(lambda: made.append("second"))
        first.cancel()
        second.cancel()
        go.set()
        assert await hands.do(lambda: list(made)) == ["first", "second"]
        last = hands.do(lambda: made.append("last"))
        hands.close()
        await last

    asyncio.run(ask())
    assert made == ["first", "second", "last"]
