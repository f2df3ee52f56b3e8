"""Everything is looked through only when nobody looks on."""

from __future__ import annotations

import asyncio
import platform
import resource
from pathlib import Path

import pytest

from vulcania.server import garbage


class Searches:
    """Stands for the search itself, of which a test had better not change the settings."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def get_threshold(self) -> tuple[int, int, int]:
        return garbage.SHORT

    def __getattr__(self, name: str) -> object:
        return lambda *given: self.done.append(name + "".join(map(str, given)))


def swept(monkeypatch: pytest.MonkeyPatch, onlookers: list[int]) -> int:
    """How often a house was looked through in which so many looked on, one minute after the other."""
    searches = Searches()
    monkeypatch.setattr(garbage, "gc", searches)
    given_back: list[None] = []
    monkeypatch.setattr(garbage, "give_back", lambda: given_back.append(None))
    minutes = iter(onlookers)
    with pytest.raises(RuntimeError):  # the last minute has gone
        asyncio.run(garbage.sweep(minutes.__next__, 0))
    assert len(given_back) == len(onlookers) + 1
    whole = ["unfreeze", "collect", "freeze"]
    assert searches.done == whole * (len(searches.done) // 3)
    return len(searches.done) // 3


def test_an_empty_house_is_looked_through_once_after_the_last_has_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert swept(monkeypatch, [0, 0, 3, 1, 2]) == 0
    assert swept(monkeypatch, [0, 0, 3, 1, 0, 0, 0]) == 1
    assert swept(monkeypatch, [3, 0, 0, 1, 0]) == 2


def test_a_house_that_is_never_empty_is_looked_through_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    assert swept(monkeypatch, [1] * (2 * garbage.LONGEST + 1)) == 2


def test_what_is_new_is_looked_through_whether_or_not_there_is_more_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    searches = Searches()
    monkeypatch.setattr(garbage, "gc", searches)

    async def some() -> None:
        looking = asyncio.create_task(garbage.look_through(0))
        while len(searches.done) < 3:
            await asyncio.sleep(0)
        looking.cancel()

    asyncio.run(some())
    assert set(searches.done) == {"collect1"}


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="no other C library has to be asked")
def test_holes_between_what_stays_are_given_back() -> None:
    made = [b"x" * 20_000 for _ in range(2_000)]  # too small to be given back one by one, and larger than a page
    garbage.give_back()
    full = taken_up()
    del made[::2]
    garbage.give_back()
    assert full - taken_up() > 10_000_000  # of the 20 million that were let go


def taken_up() -> int:
    """How many bytes this process has of the machine's memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()
