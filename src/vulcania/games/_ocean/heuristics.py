"""From worth in points to how likely a move is to be chosen, and a seat to win."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, fsum

from vulcania.core.outcome import Line
from vulcania.core.part import Part


def weights(worths: Sequence[float], keen: float) -> list[float]:
    """How often each move is chosen: one that is worth a point more, e to the power of ``keen`` as often."""
    most = max(worths)
    return [exp(keen * (worth - most)) for worth in worths]


def chances(points: Sequence[float], spread: float) -> list[float]:
    """Each seat's chance to win, from the points that it may end with and how far apart these may still come."""
    most = max(points)
    shares = [exp((one - most) * 1.7 / spread) for one in points]
    whole = fsum(shares)
    return [share / whole for share in shares]


def accounted(lines: Iterable[Line], seat: int, names: Mapping[str, str]) -> list[Part]:
    """What the account has for a seat so far, by the kind of its lines: ``line-row-pair`` is of the kind ``row``."""
    return [
        Part(names[line.text.key.split("-")[1]], line.points, where=line.where) for line in lines if line.seat == seat
    ]
