"""Other people's bots on the command line: whatever they do, the match goes on and it is said."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Vulcania, refused
from tests.players.strangers import hurry, install
from vulcania.cli import run


@pytest.fixture(autouse=True)
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)


@pytest.mark.parametrize("bot", ["sleeper", "burner", "latecomer"])
def test_a_match_goes_on_past_a_bot_that_hangs(vulcania: Vulcania, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    said = vulcania("play", "soum-soum", "--seats", f"{bot},mate", "--seed", 3)
    assert said.code == 0
    assert said.out.count("did not answer within 1 second") == 1
    assert "vulcania replay" in said.out, "played to the end"


@pytest.mark.parametrize("bot", ["sleeper", "burner"])
def test_a_simulation_goes_on_past_a_bot_that_hangs(
    vulcania: Vulcania, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    said = vulcania("simulate", "soum-soum", "--seats", f"{bot},mate", "--games", 30, "--json")
    assert said.code == 0
    assert json.loads(said.out)["results"][0]["replaced"] == 30
    assert "did not answer" in said.err


def test_a_simulation_on_several_processes_goes_on_as_well(vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vulcania.study.experiment.CHUNK_SECONDS", 0.001)
    said = vulcania("simulate", "soum-soum", "--seats", "raiser,good", "--games", 6, "--jobs", 2, "--json")
    assert said.code == 0
    assert json.loads(said.out)["results"][0]["replaced"] == 6
    assert "out of luck" in said.err


def test_a_tournament_and_a_fairness_study_go_on(
    vulcania: Vulcania, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as first:
        hurry(first)
        said = vulcania("tournament", "soum-soum", "--players", "burner,mate", "--matches", 4)
    assert said.code == 0
    assert "did not answer" in said.err
    report = tmp_path / "fair.html"
    wanted = ("--player", "quitter", "--seats", 2, "--matches", 2, "--jobs", 1)
    said = vulcania("fairness", "soum-soum", *wanted, "--report", report)
    assert said.code == 0
    assert "broke down" in said.err


def test_a_bot_that_failed_is_shown_as_that(vulcania: Vulcania, tmp_path: Path) -> None:
    for command in (
        ("simulate", "soum-soum", "--seats", "raiser,random", "--games", 2),
        ("tournament", "soum-soum", "--players", "raiser,random", "--matches", 2),
        ("fairness", "soum-soum", "--seats", 2, "--player", "raiser", "--matches", 2, "--jobs", 1),
    ):
        report = ("--report", tmp_path / "fair.html") if command[0] == "fairness" else ()
        said = vulcania(*command, *report)
        assert "Failed" in said.out
        assert "out of luck" in said.err
        (found,) = json.loads(vulcania(*command, *report, "--json").out)["results"]
        raiser = next(one for one in found["by_player"] if one["name"] == "raiser")
        assert raiser["replaced"] == raiser["matches"] > 0
        assert raiser["wins"] == 0
        assert "out of luck" in found["fault"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_a_bot_prints_is_not_our_output(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    """Watched where processes write to, not only where Python does."""
    monkeypatch.setattr("vulcania.study.experiment.CHUNK_SECONDS", 0.001)
    assert run(["simulate", "soum-soum", "--seats", "loud,random", "--games", "4", "--jobs", str(jobs), "--json"]) == 0
    said = capfd.readouterr()
    assert json.loads(said.out)["results"][0]["matches"] == 4
    assert all(told in said.err for told in ("imported", "made", "thinking aloud", "and past Python"))


@pytest.mark.parametrize(
    "args",
    [
        ("play", "soum-soum", "--seats", "human,admiral"),
        ("play", "soum-soum", "--seats", "human,captain:1e9s"),
        ("play", "soum-soum", "--seats", "human,captain:-1"),
        ("play", "soum-soum", "--seats", "human,nemo:99999999999999999999"),
        ("simulate", "soum-soum", "--seats", "mate,captain:3601s"),
        ("simulate", "soum-soum", "--seats", "mate,admiral"),
        ("simulate", "soum-soum", "--seats", "good:5s,mate"),
        ("simulate", "soum-soum", "--seats", "missing,mate"),
        ("play", "soum-soum", "--seats", "human,missing"),
        ("tournament", "soum-soum", "--players", "mate,captain:inf"),
        ("fairness", "soum-soum", "--player", "captain:0"),
    ],
)
def test_unknown_levels_and_absurd_budgets_are_refused_in_one_line(vulcania: Vulcania, args: tuple[str, ...]) -> None:
    refused(vulcania(*args))
