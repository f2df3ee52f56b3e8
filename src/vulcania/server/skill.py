"""How strong players are as far as a house knows: an estimate that moves with every match, and how far it may be off.

openskill's model of Plackett and Luce: who comes before whom at a table of any size. A match is counted once and then
forgotten, so that a hundred thousand of them cost no more than the last. What people read is on the scale of
tournaments (study/ratings.py, where all matches are at hand and fitted at once): a difference of 400 points means ten
wins for each loss.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

# Doubt does not grow by itself: a bot is today what it was last year.
_MODEL = PlackettLuce(tau=0)
MEAN, DOUBT = _MODEL.mu, _MODEL.sigma
_POINTS = 400 / (math.log(10) * math.sqrt(2) * _MODEL.beta)
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
    before = [[_MODEL.rating(mu=one.mean, sigma=one.doubt)] for one in skills]
    return [Skill(one.mu, one.sigma) for (one,) in _MODEL.rate(before, ranks=list(ranks))]
