"""The clock of a phase that a game gives so many seconds, and a keyboard that is no longer waited for when it is up."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from threading import current_thread, main_thread
from time import monotonic
from types import FrameType

from vulcania.core.hooks import hooks
from vulcania.core.match import Match

REMINDERS = (60, 30, 10)
"""With so many seconds left, whoever is typing is told so."""


class TimeUp(Exception):
    """The time was over before a line was typed."""


class Clock:
    """How long the phase that a match is in goes on. While the game gives the same answer, the same clock runs."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._hooks = hooks(match.game)
        self._seconds: float | None = None
        self._began = 0.0
        self.held = False
        """Before a first phase with a clock, somebody is still looking around."""

    def left(self) -> float | None:
        """The seconds that are left, 0 when it is over; ``None``: as long as it takes."""
        timed = self._hooks.timed and not self._match.over
        seconds = self._hooks.clock(self._match.view(None)) if timed else None
        if self.held:
            return seconds
        if seconds != self._seconds:
            self._seconds, self._began = seconds, monotonic()
        return None if seconds is None else max(seconds - (monotonic() - self._began), 0.0)


def written(seconds: float) -> str:
    """As a clock shows it: 2:05."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02d}"


def read_line(prompt: str, clock: Clock, remind: Callable[[str], None]) -> str:
    """A line that somebody types. Where the system can wake us, :class:`TimeUp` comes by itself; elsewhere the clock is
    looked at when the line is there."""
    left = clock.left()
    if left is None or clock.held or not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        return input(prompt)

    def ring(_: int, __: FrameType | None) -> None:
        left = clock.left()
        if not left:
            raise TimeUp
        if sys.stdin.isatty():
            remind(written(left))
            sys.stdout.write(prompt + _typed_so_far())
            sys.stdout.flush()
        _wake_in(left)

    before = signal.signal(signal.SIGALRM, ring)
    try:
        _wake_in(left)
        return input(prompt)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _wake_in(left: float) -> None:
    """Set the alarm for the next reminder, or for the end. It rings until it is heard: an alarm that comes just before
    Python waits for a key would only be noticed at that key."""
    following = max((seconds for seconds in REMINDERS if seconds < left - 1), default=0)
    signal.setitimer(signal.ITIMER_REAL, max(left - following, 0.001), 1.0)


def _typed_so_far() -> str:
    """What stands on the line that is being typed, where the terminal can tell."""
    readline = sys.modules.get("readline")
    return "" if readline is None else str(readline.get_line_buffer())
