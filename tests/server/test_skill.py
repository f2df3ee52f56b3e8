"""How strong players are as far as a house knows."""

from __future__ import annotations

import pytest

from vulcania.core.chance import Chance
from vulcania.server.skill import NEWCOMER, Skill, after


def test_two_newcomers_as_the_paper_has_it() -> None:
    """Worked by hand: c² = 2 (σ² + β²), the chance is even, so Ω = σ² / 2c and Δ = σ³ / 4c³."""
    winner, loser = after([Skill(), Skill()], [1, 2])
    assert (winner.mean, loser.mean) == pytest.approx((27.6352, 22.3648), abs=1e-3)
    assert winner.doubt == loser.doubt == pytest.approx(8.0657, abs=1e-3)
    assert Skill().points == NEWCOMER
    assert winner.points > NEWCOMER > loser.points
    assert winner.reach < Skill().reach


def test_a_draw_of_equals_changes_no_strength_and_takes_doubt_away() -> None:
    for one in after([Skill()] * 3, [1, 1, 1]):
        assert one.mean == pytest.approx(25)
        assert one.doubt < Skill().doubt


def test_who_wins_ten_times_of_eleven_is_400_points_ahead() -> None:
    chance, strong, weak = Chance(7), Skill(), Skill()
    found = []
    for _ in range(3000):
        strong, weak = after([strong, weak], [2, 1] if chance.below(11) == 0 else [1, 2])
        found.append(strong.points - weak.points)
    assert sum(found[1000:]) / 2000 == pytest.approx(400, abs=60)
    assert strong.reach < Skill().reach / 3
