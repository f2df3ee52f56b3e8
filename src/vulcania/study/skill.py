"""How strong players are as far as a house knows: an estimate that moves with every match, and how far it may be off.

Plackett and Luce's model of who comes before whom at a table of any size, with Weng and Lin's Bayesian update
("A Bayesian Approximation Method for Online Ranking", 2011, algorithm 4). A match is counted once and then forgotten,
so that a hundred thousand of them cost no more than the last. What people read is on the scale of tournaments: a
difference of 400 points means ten wins for each loss.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

MEAN = 25.0
DOUBT = MEAN / 3
_LUCK = DOUBT / 2
"""How much a player's game varies from match to match."""
_LEAST = 1e-4
"""No match takes all doubt away."""
_POINTS = 400 / (math.log(10) * math.sqrt(2) * _LUCK)
NEWCOMER = 1500


@dataclass(frozen=True)
class Skill:
    mean: float = MEAN
    doubt: float = DOUBT
    """The standard deviation of what is believed."""

    @property
    def points(self) -> int:
        return round(NEWCOMER + _POINTS * (self.mean - MEAN))

    @property
    def reach(self) -> int:
        """How far the true strength may be off to either side, 19 times of 20."""
        return round(1.96 * _POINTS * self.doubt)

    @property
    def least(self) -> float:
        """What can safely be said of the strength: by this people are put in order."""
        return self.mean - 2 * self.doubt


def after(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """What is believed of each player of a match once its ranks are known; who shares a rank drew."""
    spread = math.sqrt(sum(one.doubt**2 + _LUCK**2 for one in skills))
    weights = [math.exp(one.mean / spread) for one in skills]
    seats = range(len(skills))
    # Those who were still in the running when each place was taken, and how many took it together.
    running = [sum(weights[other] for other in seats if ranks[other] >= ranks[seat]) for seat in seats]
    sharing = [sum(ranks[other] == ranks[seat] for other in seats) for seat in seats]
    return [_after(skills, ranks, seat, weights[seat], running, sharing, spread) for seat in seats]


def _after(
    skills: Sequence[Skill], ranks: Sequence[int], seat: int, weight: float,
    running: Sequence[float], sharing: Sequence[int], spread: float,
) -> Skill:  # fmt: skip
    gain = loss = 0.0
    for other in range(len(skills)):
        if ranks[other] <= ranks[seat]:
            expected = weight / running[other]
            gain += ((other == seat) - expected) / sharing[other]
            loss += expected * (1 - expected) / sharing[other]
    mine = skills[seat]
    part = mine.doubt**2 / spread
    shrunk = 1 - part / spread * loss * mine.doubt / spread
    return Skill(mine.mean + part * gain, mine.doubt * math.sqrt(max(shrunk, _LEAST)))
