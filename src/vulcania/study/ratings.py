"""How strong players are, from who came before whom: Bradley and Terry's model, on the scale that chess made familiar.

A difference of 400 points means ten wins for each loss. The intervals come from resampling whole blocks of matches:
those that shared their luck stay together, so that it is not counted as if it had been drawn anew.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from vulcania.core.chance import Chance

Wins = list[list[float]]
"""``wins[a][b]``: how often a came before b; draws count half to each."""

_POINTS = 400 / math.log(10)
_RESAMPLES = 200
_HALF_A_WIN = 0.5
"""What every pair is given both ways beforehand, so that someone who never lost is not infinitely strong."""


@dataclass(frozen=True)
class Rating:
    points: float
    low: float
    high: float
    """Between which the true one lies, 19 times of 20."""


def rate(blocks: Sequence[Wins], chance: Chance) -> list[Rating]:
    """A rating for each player, 0 being the mean of all."""
    whole = fit(_sum(blocks))
    drawn = [fit(_sum([blocks[chance.below(len(blocks))] for _ in blocks])) for _ in range(_RESAMPLES)]
    ratings = []
    for at, points in enumerate(whole):
        sample = sorted(one[at] for one in drawn)
        ratings.append(Rating(points, sample[int(0.025 * _RESAMPLES)], sample[int(0.975 * _RESAMPLES)]))
    return ratings


def _sum(blocks: Sequence[Wins]) -> Wins:
    count = len(blocks[0])
    return [[math.fsum(block[a][b] for block in blocks) for b in range(count)] for a in range(count)]


def fit(wins: Wins) -> list[float]:
    """The most likely ratings, by Hunter's iteration."""
    count = len(wins)
    met = [[bool(wins[a][b] + wins[b][a]) for b in range(count)] for a in range(count)]
    given = [[wins[a][b] + _HALF_A_WIN * met[a][b] for b in range(count)] for a in range(count)]
    strength = [1.0] * count
    for _ in range(500):
        before = strength
        strength = [_stronger(given, strength, a) for a in range(count)]
        mean = math.exp(math.fsum(map(math.log, strength)) / count)
        strength = [one / mean for one in strength]
        if max(abs(new / old - 1) for new, old in zip(strength, before, strict=True)) < 1e-6:
            break
    return [_POINTS * math.log(one) for one in strength]


def _stronger(given: Wins, strength: list[float], a: int) -> float:
    others = [b for b in range(len(strength)) if b != a and given[a][b] + given[b][a]]
    if not others:
        return 1.0
    won = math.fsum(given[a][b] for b in others)
    return won / math.fsum((given[a][b] + given[b][a]) / (strength[a] + strength[b]) for b in others)


def wilson(wins: float, matches: int, z: float = 1.96) -> tuple[float, float]:
    """Between which rates the true one lies, 19 times of 20."""
    if not matches:
        return 0.0, 1.0
    p = wins / matches
    middle = (p + z * z / (2 * matches)) / (1 + z * z / matches)
    reach = z / (1 + z * z / matches) * math.sqrt(p * (1 - p) / matches + z * z / (4 * matches * matches))
    return max(middle - reach, 0.0), min(middle + reach, 1.0)
