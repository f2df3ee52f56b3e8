"""``vulcania train`` on what is learnt already: nothing is compiled, and all that it leaves behind is written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Vulcania, refused
from vulcania import games
from vulcania.core.registry import game

pytest.importorskip("jax", reason="needs JAX: install vulcania[learning]")

from vulcania.learning.doubt import Doubt
from vulcania.learning.plan import Plan
from vulcania.learning.train import Training
from vulcania.players.net import Shape

LEARNED = Path(games.__path__[0])


def test_what_is_learnt_is_written_and_told(
    vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("vulcania.learning.report.report", lambda *_: "<p>a page</p>")
    monkeypatch.setattr(Training, "measuring", lambda *_: list)
    monkeypatch.setattr("vulcania.learning.train.doubt", lambda *_: Doubt(0.125, 0.0625, 0.1, 0.05, 0.025))
    training = Training(game("soum-soum"), (2,), Plan(rounds=3), Shape(), 1, tmp_path)
    training.round = 3
    training.keep()
    args = ("train", "soum-soum", "--seats", 2, "--into", tmp_path)
    said = vulcania(*args, "--rounds", 3, "--json")
    found = json.loads(said.out)
    assert list(found) == ["command", "complete", "seconds", "results"]
    assert (found["command"], found["complete"]) == ("train", True)
    assert found["results"][0]["rounds"] == 3
    assert found["results"][0]["sha256"] in (tmp_path / "about.toml").read_text("utf-8")
    assert "off = 0.125" in (tmp_path / "about.toml").read_text("utf-8")
    assert "off_costs_rehearsed = 0.05" in (tmp_path / "about.toml").read_text("utf-8")
    assert "off_costs_played_on = 0.025" in (tmp_path / "about.toml").read_text("utf-8")
    assert "a page" in (tmp_path / "report.html").read_text("utf-8")
    assert "3" in said.err.splitlines()[0], "it goes on after round 3"
    assert "--seed 2" in refused(vulcania(*args, "--rounds", 3, "--seed", 2))
    (tmp_path / "report.html").write_text("mine", "utf-8")
    assert "report.html" in refused(vulcania(*args, "--rounds", 3))
    afar = "--into", tmp_path / "afar"
    assert "[Errno 2]" in refused(vulcania("train", "soum-soum", *afar, "--from", tmp_path / "nowhere"))
    assert "0.hear has the shape" in refused(
        vulcania("train", "soum-soum", *afar, "--from", LEARNED / "miles/learned/2-4")
    )
    weights = "--from", LEARNED / "soum_soum/learned/3-4"
    assert "64/128/3, not 8/8/1" in refused(vulcania("train", "soum-soum", *afar, *weights, "--net", "8/8/1"))
    small = "--matches", 16, "--steps", 2
    assert "8 at most" in refused(vulcania("train", "soum-soum", *afar, *small, "--pieces", 9)), "a quarter looks on"
    assert "cannot be written" in refused(vulcania("train", "soum-soum", "--into", tmp_path / "about.toml" / "x"))


@pytest.mark.parametrize(
    ("slug", "counts"),
    [
        ("soum-soum", (2, 3, 2, 4)),
        ("leagues", (2, 3, 2, 4)),
        ("miles", (2, 3, 2, 4)),
        ("voyage", (2, 3, 2, 4, 2, 5, 2, 6)),
        ("explo", (1, 2, 3, 4, 5, 6)),
    ],
)
def test_unless_told_otherwise_all_numbers_of_players_are_learnt_for(
    vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, slug: str, counts: tuple[int, ...]
) -> None:
    asked: list[object] = []

    def training(_game: object, counts: object, *_: object, **__: object) -> None:
        asked.append(counts)
        raise OSError("enough")

    monkeypatch.setattr("vulcania.learning.train.Training", training)
    refused(vulcania("train", slug, "--into", tmp_path))
    assert asked == [counts]
