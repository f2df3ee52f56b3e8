"""How strong players are, as openskill has it: an estimate that moves with every match, and how far it may be off.

Its model of Plackett and Luce: who comes before whom at a table of any size. A match is counted once and then
forgotten, so that a hundred thousand of them cost a house no more than the last. What people read is on the scale of
``ratings.py``, where all matches of a tournament are at hand and fitted at once: a difference of 400 points means ten
wins for each loss. A tournament tells both, so that its bots can be compared with those of a house.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from openskill.models import PlackettLuce

from vulcania.study.ratings import Wins


def _as_much_as_was_learnt(*_: object) -> float:
    """By how much of what a match teaches doubt is made smaller. By default only a part is: then the doubt of equals is
    half as large again as it should be, and who wins nearly always is carried far beyond their strength."""
    return 1.0


# Doubt does not grow by itself: a bot is today what it was last year.
_MODEL = PlackettLuce(tau=0, gamma=_as_much_as_was_learnt)
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


def met(wins: Sequence[Wins]) -> list[Skill]:
    """What is believed of the players of a tournament after all its blocks, pair by pair in the order of the plan."""
    found = [Skill() for _ in wins[0]]
    for block in wins:
        for a, b in combinations(range(len(found)), 2):
            won, lost = block[a][b], block[b][a]
            ranks = [(1, 2)] * int(won) + [(2, 1)] * int(lost) + [(1, 1)] * bool(won % 1)
            for order in ranks:
                found[a], found[b] = after([found[a], found[b]], order)
    return found


def after(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """What is believed of each player of a match once its ranks are known; who shares a rank drew."""
    before = [[_MODEL.rating(mu=one.mean, sigma=one.doubt)] for one in skills]
    return [Skill(one.mu, one.sigma) for (one,) in _MODEL.rate(before, ranks=list(ranks))]
