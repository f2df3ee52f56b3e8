"""How long a player may think, as people write it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from vulcania.core.errors import BadSetup

MOST_SECONDS = 3600
MOST_ITERATIONS = 10_000_000

_BUDGET = re.compile(r"(\d{1,9}(?:\.\d{1,6})?)(s?)\Z")


@dataclass(frozen=True)
class Budget:
    """How long a player may think about a move: so many seconds, or so many rounds of its search."""

    seconds: float | None = None
    iterations: int | None = None
    own: bool = False
    """Whether it is what the player takes by itself: nobody told it how long to think."""

    def within(self, seconds: float) -> Budget:
        """The same, but never longer than that many seconds."""
        return replace(self, seconds=min(seconds, self.seconds or seconds))

    def is_less(self, seconds: float, iterations: int) -> bool:
        """Whether it ends before as many seconds or as many rounds."""
        hurried = self.seconds is not None and self.seconds < seconds
        return hurried or (self.iterations is not None and self.iterations < iterations)

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds is not None else str(self.iterations)


def budget(text: str) -> Budget:
    """``2s``, ``0.5s``: seconds; ``500``: iterations."""
    found = _BUDGET.match(text.strip().casefold())
    if found is not None:
        number, unit = found.groups()
        if unit and 0 < float(number) <= MOST_SECONDS:
            return Budget(seconds=float(number))
        if not unit and number.isdigit() and 0 < int(number) <= MOST_ITERATIONS:
            return Budget(iterations=int(number))
    raise BadSetup("error-budget", budget=text[:60], seconds=MOST_SECONDS, iterations=MOST_ITERATIONS)
