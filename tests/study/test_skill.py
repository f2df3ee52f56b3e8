"""How strong players are by openskill, in a house and in tournaments."""

from __future__ import annotations

import math

import pytest

from vulcania.core.chance import Chance
from vulcania.study.skill import NEWCOMER, Skill, after, met


def test_two_newcomers_as_the_paper_has_it() -> None:
    """Worked by hand: c² = 2 (σ² + β²), the chance is even, so Ω = σ² / 2c and Δ = σ² / 4c²."""
    winner, loser = after([Skill(), Skill()], [1, 2])
    assert (winner.mean, loser.mean) == pytest.approx((27.6352, 22.3648), abs=1e-3)
    assert winner.doubt == loser.doubt == pytest.approx(7.9057, abs=1e-3)
    assert Skill().points == NEWCOMER
    assert winner.points > NEWCOMER > loser.points
    assert winner.reach < Skill().reach


def test_a_draw_of_equals_changes_no_strength_and_takes_doubt_away() -> None:
    for one in after([Skill()] * 3, [1, 1, 1]):
        assert one.mean == pytest.approx(25)
        assert one.doubt < Skill().doubt


def test_what_is_told_lies_within_what_is_told_of_its_doubt() -> None:
    """Ten wins of eleven are 400 points: 19 times of 20 the truth is within reach, which is not far."""
    within = 0
    for luck in range(40):
        chance = Chance(luck)
        wins = [[[0.0, 1.0], [0.0, 0.0]] if chance.below(11) else [[0.0, 0.0], [1.0, 0.0]] for _ in range(200)]
        strong, weak = met(wins)
        reach = math.hypot(strong.reach, weak.reach)
        within += abs(strong.points - weak.points - 400) <= reach
        assert reach < Skill().reach / 2
    assert within >= 36
