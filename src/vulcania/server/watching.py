"""Who looks at a table, and how they hear that there is something new to see."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Watcher:
    """One open stream. Its queue has length one: however much happened, the newest board is what it gets."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self._news = asyncio.Event()
        self._news.set()

    def tell(self) -> None:
        self._news.set()

    async def news(self, patience: float) -> bool:
        """Wait for something new; ``False`` when nothing came in time."""
        try:
            await asyncio.wait_for(self._news.wait(), patience)
        except TimeoutError:
            return False
        self._news.clear()
        return True


class Watching:
    """All streams at one table, and since when each seat's person has been gone."""

    def __init__(self, on_change: Callable[[int, bool], None], now: float) -> None:
        self._watchers: set[Watcher] = set()
        self._here: Counter[int] = Counter()
        self._gone: dict[int, float] = {}
        self._opened = now
        self._on_change = on_change

    def __len__(self) -> int:
        return len(self._watchers)

    @contextmanager
    def watch(self, seats: tuple[int, ...]) -> Iterator[Watcher]:
        watcher = Watcher(seats)
        self._watchers.add(watcher)
        for seat in seats:
            self._here[seat] += 1
            if self._here[seat] == 1:
                self._on_change(seat, True)
        try:
            yield watcher
        finally:
            self._watchers.discard(watcher)
            for seat in seats:
                self._here[seat] -= 1
                if not self._here[seat]:
                    self._gone[seat] = asyncio.get_running_loop().time()
                    self._on_change(seat, False)

    def tell(self) -> None:
        for watcher in self._watchers:
            watcher.tell()

    def here(self, seat: int) -> bool:
        return self._here[seat] > 0

    def gone_since(self, seat: int) -> float | None:
        """When the seat's person was last seen; ``None`` while they are here."""
        return None if self.here(seat) else self._gone.get(seat, self._opened)

    @property
    def spectators(self) -> int:
        return sum(not watcher.seats for watcher in self._watchers)
