"""What commands answer to programs: one shape (``docs/bots.md``)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Vulcania, played
from vulcania.cli.commands import NAMES
from vulcania.core.registry import slugs
from vulcania.core.rulebook import rulebook

CONVERSATIONS = ("serve", "learn", "play")
PICTURES = ("draw",)
ASKED: dict[str, tuple[str, ...]] = {
    "games": (), "version": (), "rules": ("pearls",), "replay": ("match.txt",), "fuzz": ("pearls", "-n", "1"),
    "analyse": ("match.txt", "--budget", "1"), "simulate": ("pearls", "-n", "1"),
    "tournament": ("pearls", "--players", "random,greedy", "-n", "1"),
    "fairness": ("pearls", "--seats", "2", "--player", "random", "-n", "1", "--jobs", "1"),
    "puzzles": ("pearls", "--matches", "1", "--rounds", "60", "--out", "puzzles.toml"),
}  # fmt: skip
ELSEWHERE = ("backup", "train")
"""What is slow to try, or needs a server's parts, is tried with them."""


def test_every_command_that_answers_answers_programs_too() -> None:
    assert {*ASKED, *CONVERSATIONS, *PICTURES, *ELSEWHERE} == set(NAMES)


@pytest.mark.parametrize("command", ASKED)
def test_the_shape(vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str) -> None:
    monkeypatch.chdir(tmp_path)
    Path("match.txt").write_text(played("pearls").record(), "utf-8")
    found = json.loads(vulcania(command, *ASKED[command], "--json").out)
    assert list(found) == ["command", "complete", "seconds", "results"]
    assert found["command"] == command
    assert found["complete"] is True
    assert isinstance(found["results"], list)


def test_what_is_in_it(vulcania: Vulcania, tmp_path: Path) -> None:
    def results(*args: object) -> list[dict[str, object]]:
        found: list[dict[str, object]] = json.loads(vulcania(*args, "--json").out)["results"]
        return found

    assert [one["name"] for one in results("games")] == list(slugs())
    assert [one["title"] for one in results("games", "voyage", "--lang", "fr")] == ["Vingt mille lieues"]
    assert [one["id"] for one in results("rules", "soum-soum")] == list(rulebook("soum-soum").ids)
    assert [one["id"] for one in results("rules", "soum-soum", "8")] == ["SS-8"]
    match = played()
    file = tmp_path / "match.txt"
    file.write_text(match.record(), "utf-8")
    assert [one["move"] for one in results("replay", file)] == [None, *(ply.text for ply in match.plies)]
    assert results("replay", file, "--ply", 3, "--seat", 1)[0]["view"] == json.loads(match.at(3).view(0).to_json())
