"""``vulcania simulate``, ``tournament``, ``analyse`` and ``fairness``, and the captain's hint at the table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Vulcania, played, refused
from vulcania.core.match import load


def test_a_tournament_shows_ratings_and_who_beat_whom(vulcania: Vulcania, tmp_path: Path) -> None:
    plot = tmp_path / "strength.svg"
    said = vulcania("tournament", "soum-soum", "--players", "random,greedy", "--matches", 6, "--plot", plot)
    assert said.code == 0
    assert said.out.index("greedy") < said.out.index("random"), "the stronger comes first"
    assert "By openskill" in said.out
    assert plot.read_text("utf-8").startswith("<svg")


def test_a_tournament_as_json(vulcania: Vulcania) -> None:
    said = vulcania("tournament", "soum-soum", "--players", "random,greedy", "--matches", 4, "--seats", 3, "--json")
    found = json.loads(said.out)
    assert found["results"][0]["matches"] == 12, "two line-ups of three, each rounded up to whole rotations"
    first = found["results"][0]["by_player"][0]
    assert first["name"] == "greedy"
    assert first["openskill"]["rating"] > 1500


@pytest.mark.parametrize(
    "args",
    [
        ("tournament", "soum-soum", "--players", "greedy"),
        ("tournament", "soum-soum", "--players", "greedy,kraken"),
        ("tournament", "soum-soum", "--players", "greedy,random:5s"),
        ("tournament", "soum-soum", "--players", "greedy,captain:0s"),
        ("tournament", "soum-soum", "--players", "greedy,random", "--seats", "9"),
        ("tournament", "kraken"),
        ("train", "kraken", "--into", "learned"),
        ("train", "soum-soum"),
        ("train", "soum-soum", "--into", "learned", "--seats", "9"),
        ("train", "soum-soum", "--into", "learned", "--seats", "2,x"),
        ("train", "soum-soum", "--into", "learned", "--seconds", "nan"),
        ("train", "soum-soum", "--into", "learned", "--rounds", "0"),
        ("train", "soum-soum", "--into", "learned", "--net", "64/128"),
        ("analyse", "nowhere.txt"),
        ("fairness", "soum-soum", "--player", "human"),
        ("fairness", "soum-soum", "--seats", "9"),
        ("fairness", "soum-soum", "--player", "random", "--matches", "2", "--report", "nowhere/at/all.html"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(
    vulcania: Vulcania, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    refused(vulcania(*args))


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_an_analysis_names_moves_and_draws_the_chances(vulcania: Vulcania, tmp_path: Path, lang: str) -> None:
    file, plot = tmp_path / "match.txt", tmp_path / "chances.svg"
    file.write_text(played(moves=8).record(), "utf-8")
    said = vulcania("analyse", file, "--budget", 20, "--plot", plot, "--lang", lang)
    assert said.code == 0
    assert said.out
    assert plot.read_text("utf-8").startswith("<svg")
    (found,) = json.loads(vulcania("analyse", file, "--budget", 20, "--json").out)["results"]
    assert [move["ply"] for move in found["moves"]] == list(range(1, 9))
    assert not found["twice"], "who says how long each move is thought about has it so"


def test_a_whole_match_is_looked_at_twice(vulcania: Vulcania, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(played(moves=3).record(), "utf-8")
    (found,) = json.loads(vulcania("analyse", file, "--json").out)["results"]
    assert found["twice"]


def test_fairness_writes_a_page_and_goes_on_where_it_stopped(vulcania: Vulcania, tmp_path: Path) -> None:
    report = tmp_path / "fair.html"
    args = ("fairness", "soum-soum", "--player", "random", "--jobs", 1, "--report", report)
    assert vulcania(*args, "--matches", 25).code == 0
    kept = report.with_suffix(".jsonl").read_bytes()
    said = vulcania(*args, "--matches", 50)
    assert report.with_suffix(".jsonl").read_bytes().startswith(kept), "what was played is not played again"
    assert "50" in said.out
    assert report.read_text("utf-8").startswith("<!doctype html>")


def test_the_captain_gives_a_hint(vulcania: Vulcania) -> None:
    said = vulcania("play", "soum-soum", "--seats", "human,mate", "--seed", 4, typed="hint 30\nhint x\nquit\n")
    assert said.code == 0
    assert "% to win" in said.out
    assert "budget" in said.out, "an odd budget is answered, not crashed on"


def test_no_figure_is_cut_off_on_a_narrow_screen(vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    told = vulcania("simulate", "pearls", "--games", "5", "--seats", "greedy,random", "--ascii").out
    assert told.count("(46.3-98.9)") == told.count("(1.1-53.7)") == 2, "every interval is told to its end"


def test_a_simulation_writes_its_matches_down(vulcania: Vulcania, tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    asked = ["simulate", "soum-soum", "--games", "3", "--seats", "greedy,random", "--rotate", "--records", str(folder)]
    assert vulcania(*asked).code == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"soum-soum-{n:06}.txt" for n in range(3)]
    first, second, _ = (load(file.read_text("utf-8")) for file in files)
    assert first.over
    assert first.players == ("greedy", "random")
    assert second.players == ("random", "greedy")
    assert vulcania(*asked).code == 0, "the same matches again"
    told = vulcania(*asked, "--seed", "1")
    assert told.code != 0
    assert files[0].name in told.err
