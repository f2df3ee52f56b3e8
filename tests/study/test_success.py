"""What counts as won."""

from __future__ import annotations

from vulcania.core.outcome import Outcome, together
from vulcania.study.success import shares
from vulcania.words.message import message


def test_a_shared_win_is_shared() -> None:
    assert shares(Outcome((5, 5, 1), (1, 1, 3), (0, 1)), False) == [0.5, 0.5, 0.0]


def test_a_team_wins_whole_and_by_its_goal() -> None:
    assert shares(together(2, 12, True, message("v")), True) == [1.0, 1.0]
    assert shares(together(2, 12, True, message("v", goal="met")), True) == [1.0, 1.0]
    assert shares(together(2, 8, True, message("v", goal="missed")), True) == [0.0, 0.0]
    assert shares(together(2, 0, False, message("v")), True) == [0.0, 0.0]
