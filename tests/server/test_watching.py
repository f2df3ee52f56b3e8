"""How an open stream hears that there is something new to see."""

from __future__ import annotations

import asyncio

from vulcania.server.watching import Watcher


async def _heard(patience: float) -> list[bool]:
    """What comes after the first board: nothing, something at once, something after a while, nothing."""
    watcher = Watcher((), "Eve")
    assert await watcher.news(patience)
    found = [await watcher.news(0)]
    watcher.tell()
    watcher.tell()  # before it is looked at: both are one
    found.append(await watcher.news(patience))
    asyncio.get_running_loop().call_soon(watcher.tell)
    found.append(await watcher.news(0.01))
    found.append(await watcher.news(patience))  # the timer of before goes on
    watcher.close()
    return found


def test_who_watches_hears_of_news_once_and_gets_a_sign_of_life_when_there_are_none() -> None:
    assert asyncio.run(_heard(3600)) == [False, True, True, False]
