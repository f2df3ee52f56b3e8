"""What counts as won: one answer for all who count."""

from __future__ import annotations

import msgspec

from vulcania.core.outcome import Outcome, ranked, together
from vulcania.words.message import message


def test_a_shared_win_is_shared() -> None:
    assert Outcome((5, 5, 1), (1, 1, 3), (0, 1)).success == (0.5, 0.5, 0.0)
    assert ranked((3, 9, 4), (3, 9, 4)).success == (0.0, 1.0, 0.0)


def test_a_team_wins_whole_and_by_its_goal() -> None:
    assert together(2, 12, True, message("v")).success == (1.0, 1.0)
    assert together(2, 12, True, message("v"), True).success == (1.0, 1.0)
    assert together(2, 8, True, message("v"), False).success == (0.0, 0.0)
    assert together(2, 0, False, message("v")).success == (0.0, 0.0)
    assert together(2, 8, True, message("v"), False).winners == (0, 1), "they came home all the same"


def test_what_was_reached_comes_back_from_json() -> None:
    for outcome in (ranked((1, 2), (1, 2)), together(2, 8, True, message("v"), False)):
        assert msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome) == outcome
