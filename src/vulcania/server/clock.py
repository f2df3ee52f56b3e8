"""The time, and how long each person has been thinking. Pure bookkeeping: nothing is waited for."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

from vulcania.server.store.rows import Clock, MoveRow

# Seconds that run evenly, also while the machine sleeps, whatever is done to the clock on its wall.
_steady: Callable[[], float] = time.monotonic
if hasattr(time, "CLOCK_BOOTTIME"):
    _steady = partial(time.clock_gettime, time.CLOCK_BOOTTIME)
OPENED = time.time()
"""When this process began. All times are counted from here, so that setting the clock harms no player."""
_zero = OPENED - _steady()
_BOOT = Path("/proc/sys/kernel/random/boot_id")


def now() -> float:
    """Seconds since 1970, as this process counts them."""
    return _zero + _steady()


def go_on(keep: Callable[[str, Callable[[], str]], str], latest: Callable[[], float]) -> None:
    """Count as the house did before it was opened this time: the clock on the wall is looked at once after a machine
    has started, and whatever it shows, nothing that was written down lies ahead."""
    global OPENED, _zero  # noqa: PLW0603 - there is one time for all

    def zero() -> str:
        return repr(max(time.time(), latest()) - _steady())

    start = _BOOT.read_text().strip().replace("-", "") if _BOOT.exists() else ""
    before, _zero = _zero, float(keep(f"clock {start}", zero) if start else zero())
    OPENED += _zero - before


GRACE = 15.0
"""Who returns, or has used up their time, gets at least this many seconds for the decision before them."""


GRACE_OPENED = 3600.0
"""Where days are played, nobody's time is up within so many seconds after the house opened: it may have been shut."""


class Clocks:
    """The clocks of one table. A seat's clock runs while the seat has something to decide."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._since: dict[int, float] = {}
        self._spent: dict[int, float] = {}
        self._over: dict[int, float] = {}
        self._handed_over: dict[int, float] = {}
        """For how long those had thought, about the decision before them, for whom a bot plays now."""
        self._grace: dict[int, float] = {}
        self._graced: set[tuple[int, int]] = set()
        """Who was given that, and for which move."""
        self.stopped = False
        """While the table rests nobody's time runs out."""

    @property
    def days(self) -> bool:
        return self.clock.kind == "days"

    def restart(self, to_act: Iterable[int], moves: Iterable[MoveRow], now: float, waits: dict[int, float]) -> None:
        """Begin anew from the moves that stand, when a table is loaded.

        A clock of days ran on meanwhile, from when the match began to wait; only a house that was shut makes up for it.
        """
        self._book_all(moves)
        self._since = {seat: waits.get(seat, now) if self.days else now for seat in to_act}
        opened = OPENED + GRACE_OPENED if self.days else 0.0
        self._grace = dict.fromkeys(to_act, max(now + GRACE, opened))

    def took_back(self, to_act: Iterable[int], moves: Sequence[MoveRow], now: float, waits: dict[int, float]) -> None:
        """Go on from the moves that are left. Who decides again has thought since then: to take a move back gives the
        time that it took to nobody."""
        self._book_all(moves)
        self._since = {seat: waits.get(seat, now) for seat in to_act}
        for seat in self._since:
            self._favour(seat, len(moves), now)

    def _book_all(self, moves: Iterable[MoveRow]) -> None:
        self._spent, self._over = {}, {}
        for move in moves:
            self._book(move)

    def _favour(self, seat: int, ply: int, now: float) -> None:
        """A little time for the decision before a seat; once for each, or somebody could think for ever."""
        if (seat, ply) not in self._graced:
            self._graced.add((seat, ply))
            self._grace[seat] = now + GRACE

    def _book(self, move: MoveRow) -> None:
        self._spent[move.seat] = self._spent.get(move.seat, 0) + move.spent
        self._over[move.seat] = self._over.get(move.seat, 0) + max(0.0, move.spent - self.clock.seconds)

    def moved(self, move: MoveRow, to_act: Iterable[int], now: float) -> None:
        """A seat moved: its time is booked; who could act before and still can goes on thinking."""
        self._book(move)
        self._handed_over.pop(move.seat, None)
        self._since = {seat: now if seat == move.seat else self._since.get(seat, now) for seat in to_act}

    def go_on(self, rested: float) -> None:
        """The table rested for so many seconds: nobody has thought meanwhile."""
        self._since = {seat: since + rested for seat, since in self._since.items()}

    def handed_over(self, seat: int, now: float) -> None:
        """A bot plays for the seat's person from now on."""
        self._handed_over[seat] = self.thought(seat, now)

    def returned(self, seat: int, ply: int, now: float) -> None:
        """The person plays again. Their clock ran on: whoever leaves and comes back gains no time by that."""
        self._handed_over.pop(seat, None)
        self._favour(seat, ply, now)

    def used_up(self, seat: int, ply: int, now: float) -> bool:
        """Whether there is no time left for the decision before a seat, and no favour either: a bot makes it."""
        end = self.deadline(seat)
        return end is not None and end <= now and (seat, ply) in self._graced

    def thought(self, seat: int, now: float) -> float:
        """How long the seat's person has been thinking about the decision before it."""
        return max(0.0, now - self._since.get(seat, now))

    def before_leaving(self, seat: int) -> float:
        """The same of a person for whom a bot plays: what it takes itself is nobody's time."""
        return self._handed_over.get(seat, 0.0)

    def deadline(self, seat: int) -> float | None:
        """When the seat's time is up; ``None`` without a clock, or when the seat has nothing to decide."""
        since = self._since.get(seat)
        if since is None or self.stopped or self.clock.kind == "none":
            return None
        return max(self.limit(seat, since), self._grace.get(seat, 0))

    def limit(self, seat: int, since: float) -> float:
        """When a seat that began to think then has used up its time."""
        left = float(self.clock.seconds)
        if self.clock.kind == "player":
            left -= self._spent.get(seat, 0)
        if self.days:
            left += self.reserve(seat)
        return since + left

    def reserve(self, seat: int) -> float:
        """What is left of the time beyond that of each move."""
        return max(0.0, self.clock.reserve - self._over.get(seat, 0))

    def left(self, seat: int) -> float | None:
        """A player's time that is not used up, apart from the decision before them; only where it is per player."""
        if self.clock.kind != "player":
            return None
        return max(0.0, self.clock.seconds - self._spent.get(seat, 0))
