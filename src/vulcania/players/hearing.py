"""What places hear of those around them: a product with a neighbourhood's matrix, of which hardly any number is not 0.

Places that lie near one another have names that do: a run of them hears only a span of all, so that there are several
small products instead of a large one.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from vulcania.research.encoding import Floats

CALL = 200
"""One more product takes as long as so many more numbers of the matrix, for a dozen positions."""


class _Run(NamedTuple):
    """Places next to one another, what they hear, and how much of each."""

    places: slice
    heard: slice
    mix: Floats


class Neighbourhood:
    """A matrix, places × places, to be multiplied by what every place tells: the same as with all of its numbers."""

    def __init__(self, mix: Floats) -> None:
        self._runs = [_Run(places, heard, mix[places, heard].copy()) for places, heard in runs(mix)]

    def __matmul__(self, told: Floats) -> Floats:
        made = np.empty_like(told)
        for places, heard, mix in self._runs:
            np.matmul(mix, told[heard], out=made[places])
        return made


def runs(mix: Floats) -> list[tuple[slice, slice]]:
    """Runs of places, and the span that each hears, such that all products together take the least time."""
    count = len(mix)
    ones: list[list[int]] = [np.flatnonzero(row).tolist() for row in mix]
    spans = [(heard[0], heard[-1] + 1) if heard else (count, 0) for heard in ones]
    least = [0.0] + [float("inf")] * count
    """What the places before each take at least …"""
    last = [(0, slice(0))] * (count + 1)
    """… with where the last run of them begins, and what it hears."""
    for begin in range(count):
        first, end = count, 0
        for at, (lowest, highest) in enumerate(spans[begin:], begin + 1):
            first, end = min(first, lowest), max(end, highest)
            cost = least[begin] + CALL + (at - begin) * max(end - first, 0)
            if cost < least[at]:
                least[at], last[at] = cost, (begin, slice(first, end))
    found = []
    at = count
    while at:
        begin, heard = last[at]
        found.append((slice(begin, at), heard))
        at = begin
    return found
