"""What is said of a move is held against what comes of that very move."""

from __future__ import annotations

import sys

import msgspec
import pytest

from benchmarks import doubt
from vulcania.core.match import Match
from vulcania.study.analysis import Analysis, analyse

PLACE = doubt.Place("soum-soum", 2, 3, 6, "mate")


def test_who_knows_how_it_ends_is_not_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """With every match won by who is asked about, a sure win is the truth, and a move that cost half is half off."""
    asked: list[Analysis] = []

    class Won:
        success = (1.0, 1.0)

    def surely(match: Match) -> Analysis:
        found = analyse(match)
        moves = [msgspec.structs.replace(move, chances=(1.0, 1.0), cost=0.5) for move in found.moves]
        asked.append(msgspec.structs.replace(found, moves=tuple(moves)))
        return asked[-1]

    monkeypatch.setattr(doubt, "analyse", surely)
    monkeypatch.setattr(doubt, "play_out", lambda *_: (Won, 0))
    found = doubt.look(PLACE)
    assert (found.chance, found.hopeful, found.cost) == (0.0, 0.0, 0.25)
    assert found.judges == asked[0].by


def test_it_is_told_how_far_off(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["doubt", "soum-soum", "--positions", "2", "--often", "4", "--by", "mate", "--jobs", "1"]
    monkeypatch.setattr(sys, "argv", command)
    doubt.main()
    head, told = capsys.readouterr().out.splitlines()
    assert head.startswith("soum-soum, 2 seats, 2 positions, judged by ")
    assert told.count("%") == 2
