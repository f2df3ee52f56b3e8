"""Who looks at a table, and how they hear that there is something new to see."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple
from weakref import WeakMethod

TOLD_EVERY = 10.0
"""How often, in seconds, servers tell one another who looks on."""
ONLOOKERS_TOLD = 40
"""So many of them, by name; how many more watch at another server is not known here."""


class Told(NamedTuple):
    """What servers tell one another about a table."""

    seats: list[int]
    """The seats whose people look on there."""
    lately: list[int]
    """The seats whose people asked for something since the servers last told one another."""
    onlookers: list[str]
    """What those call themselves who hold no seat; nothing where they gave no name."""


class Watcher:
    """One open stream. Its queue has length one: however much happened, the newest board is what it gets."""

    def __init__(self, seats: tuple[int, ...], name: str) -> None:
        self.seats = seats
        self.name = name
        self._loop = asyncio.get_running_loop()
        self._told = True
        self._waiting: asyncio.Future[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def tell(self) -> None:
        self._told = True
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def _late(self) -> None:
        self._timer = None
        self._wake()

    async def news(self, patience: float) -> bool:
        """Wait for something new; ``False`` when nothing came in time. That is counted from the last time nothing did,
        and not from the last news: to set a timer with each takes a third of what it takes to send it."""
        if not self._told:
            if self._timer is None:
                self._timer = self._loop.call_later(patience, self._late)
            self._waiting = self._loop.create_future()
            await self._waiting
        told, self._told = self._told, False
        return told

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


class Watching:
    """All streams at one table, here and at other servers, and since when each seat's person has been gone."""

    def __init__(self, on_change: Callable[[int | None, bool], None], now: float) -> None:
        self._watchers: set[Watcher] = set()
        self._here: Counter[int] = Counter()
        self._gone: dict[int, float] = {}
        self._elsewhere: dict[str, tuple[Told, float]] = {}
        self._asked: dict[int, float] = {}
        self._opened = now
        self._on_change = WeakMethod(on_change)
        """The table's, which is not kept by it: a table that is let go goes at once, and is no garbage to be found."""
        self._someone = asyncio.Event()

    def __len__(self) -> int:
        return len(self._watchers)

    @contextmanager
    def watch(self, seats: tuple[int, ...], name: str = "") -> Iterator[Watcher]:
        watcher = Watcher(seats, name)
        self._watchers.add(watcher)
        self._someone.set()
        if not seats:
            self._tell_table(None, True)
        for seat in seats:
            self._here[seat] += 1
            if self._here[seat] == 1:
                self._tell_table(seat, True)
        try:
            yield watcher
        finally:
            watcher.close()
            self._watchers.discard(watcher)
            if not self._watchers:
                self._someone.clear()
            if not seats:
                self._tell_table(None, False)
            for seat in seats:
                self._here[seat] -= 1
                if not self._here[seat]:
                    self._asked.pop(seat, None)
                    self._gone[seat] = asyncio.get_running_loop().time()
                    self._tell_table(seat, False)

    def _tell_table(self, seat: int | None, here: bool) -> None:
        on_change = self._on_change()
        if on_change is not None:
            on_change(seat, here)

    async def someone(self, patience: float) -> None:
        """Wait until somebody looks on here, but no longer than so many seconds."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._someone.wait(), patience)

    def saw(self, seats: tuple[int, ...]) -> None:
        """People of these seats asked for something: who polls is here as well, for a while."""
        self._asked.update(dict.fromkeys(seats, asyncio.get_running_loop().time()))

    def tell(self) -> None:
        for watcher in self._watchers:
            watcher.tell()

    def here(self, seat: int) -> bool:
        return self._here[seat] > 0 or self._elsewhere_too(seat)

    def _elsewhere_too(self, seat: int) -> bool:
        return any(seat in told.seats for told in self._others())

    def _others(self) -> list[Told]:
        """What other servers told not too long ago."""
        if not self._elsewhere:  # asked for every seat in every page
            return []
        now = asyncio.get_running_loop().time()
        return [told for told, until in self._elsewhere.values() if now < until]

    @property
    def seats(self) -> list[int]:
        """The seats whose people look on at this server."""
        return sorted(seat for seat, count in self._here.items() if count)

    @property
    def told(self) -> Told:
        """What this server tells the others."""
        since = asyncio.get_running_loop().time() - TOLD_EVERY
        return Told(
            self.seats,
            sorted(seat for seat, at in self._asked.items() if at > since),
            self._own_onlookers()[:ONLOOKERS_TOLD],
        )

    def heard(self, server: str, told: Told, patience: float) -> bool:
        """Another server says who looks on there; that holds for a while. Says whether it is news."""
        self.saw(tuple(told.lately))
        now = asyncio.get_running_loop().time()
        before = self._elsewhere.get(server, (Told([], [], []), 0.0))[0]
        self._elsewhere[server] = (told, now + patience)
        for seat in set(before.seats) - set(told.seats):
            self._gone[seat] = now
        return (before.seats, before.onlookers) != (told.seats, told.onlookers)

    def gone_since(self, seat: int) -> float | None:
        """When the seat's person was last seen; ``None`` while they are here."""
        seen = max(self._gone.get(seat, self._opened), self._asked.get(seat, self._opened))
        return None if self.here(seat) else seen

    def seen(self, seat: int, seconds: float) -> bool:
        """Whether the seat's person is here, or was within the last so many seconds."""
        since = asyncio.get_running_loop().time() - seconds
        return self.here(seat) or any(times.get(seat, since) > since for times in (self._gone, self._asked))

    def _own_onlookers(self) -> list[str]:
        return sorted((one.name for one in self._watchers if not one.seats), key=lambda name: (not name, name))

    @property
    def onlookers(self) -> list[str]:
        """Those who hold no seat, here and at other servers: by name, the nameless last and as nothing."""
        found = [*self._own_onlookers(), *(name for told in self._others() for name in told.onlookers)]
        return sorted(found, key=lambda name: (not name, name))
