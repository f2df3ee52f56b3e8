"""What rehearsing could win is measured in deals that had no say in the choice."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import pytest

from benchmarks import rehearsals
from vulcania.core.state import State
from vulcania.players.course import Course
from vulcania.players.registry import sitting

pytest.importorskip("numpy", reason="needs NumPy: install vulcania[learned]")

PLACE = rehearsals.Place("soum-soum", 2, 3, 4, 4)


def test_a_decision_is_one_of_the_match_with_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rehearsals, "sitting", lambda _: sitting("mate"))
    found = [rehearsals._decision(PLACE._replace(seed=seed)) for seed in range(20)]
    assert all(len(match.legal()) > 1 for match in found)
    turns = [len(match.plies) for match in found]
    assert min(turns) < 12, "anywhere in the match, which has 34 decisions or so"
    assert max(turns) > 22


def test_half_of_the_deals_choose_and_the_other_half_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fourth favourite looks best in the first two deals of each course, and is the worst in the last two."""

    def told(_net: object, _seat: int, moves: Sequence[int], deals: Sequence[State], course: Course | None) -> object:
        assert len(moves) == len(deals) == 4
        ends = [[0.1, 0.1, 0.8, 0.6], [0.2, 0.2, 0.9, 0.7], [0.3, 0.3, 0.5, 0.5], [0.4, 0.4, 0.2, 0.0]]
        return ends if course is None else [*ends[:3], [0.0] * 4]

    monkeypatch.setattr(rehearsals, "played_on", told)
    gains = rehearsals.try_out(PLACE).gains
    assert gains["to the end", 2] == pytest.approx(0.1), "the second is better by as much as the others say"
    assert gains["to the end", 16] == pytest.approx(-0.6)
    assert gains["near", 16] == pytest.approx(-0.2), "the third was chosen"


def test_a_table_is_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["rehearsals", "soum-soum", "--positions", "2", "--moves", "2", "--deals", "2", "--jobs", "1"]
    monkeypatch.setattr(sys, "argv", command)
    rehearsals.main()
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.startswith("soum-soum, 2 seats: 2 decisions")
    assert [row.split("  ")[0] for row in rows[1:]] == list(rehearsals.COURSES)
    assert all(row.count("±") == len(rehearsals.AMONG) for row in rows[1:])


def test_where_no_net_plays_there_is_nothing_to_measure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rehearsals, "judge", lambda *_: None)
    monkeypatch.setattr(sys, "argv", ["rehearsals", "leagues"])
    with pytest.raises(SystemExit):
        rehearsals.main()
    assert "no net was taught leagues with 2 seats" in capsys.readouterr().err
