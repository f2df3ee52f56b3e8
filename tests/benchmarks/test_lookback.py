"""Looking back is timed in a process of its own, match by match."""

from __future__ import annotations

import json
import sys

import pytest

from benchmarks import lookback
from vulcania.core.match import load


def test_a_match_is_looked_back_upon_by_another_process() -> None:
    record = lookback.played("soum-soum", 2, 3, "mate")
    found = lookback.look(record)
    assert load(record).over
    assert (found.plies, found.by) == (len(load(record).plies), "net")
    assert found.seconds > 0
    assert found.again > 0


def test_it_is_told_for_every_number_of_players(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    times = iter([1.0, 3.0, 2.0, 6.0] * 3)
    """Two matches here, the same two there; with two, three and four players."""
    monkeypatch.setattr(lookback, "played", lambda *_: "")
    monkeypatch.setattr(lookback, "look", lambda *_: lookback.Looked(40, "net", next(times)))
    monkeypatch.setattr(sys, "argv", ["lookback", "soum-soum", "--matches", "2", "--beside", "before", "--json"])
    lookback.main()
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["seats"] for one in told] == [2, 3, 4]
    assert [(one["seconds"], one["most"], one["ratio"]) for one in told] == [(2.0, 3.0, 2.0)] * 3
