"""From worth in points to how likely a move is to be chosen, and a seat to win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, fsum


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
