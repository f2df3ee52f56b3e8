"""Other people's games: whole ones play like ours, broken ones are named and left out, and the shelf goes on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.plugins.newcomers import Spoil, adding, changed, installed, packed, points, without
from vulcania.cli import run
from vulcania.core.errors import BadGame
from vulcania.core.match import load, new
from vulcania.core.registry import game, left_out, slugs
from vulcania.words import LANGUAGES

OURS = {"explo", "leagues", "miles", "soum-soum", "voyage"}


def test_a_package_brings_a_game(tmp_path: Path) -> None:
    packed(tmp_path)
    with installed(tmp_path):
        assert set(slugs()) >= OURS | {"pebbles"}
        assert left_out() == ()
        match = new("pebbles", 3, seed=4)
        while not match.over:
            match.play(match.legal()[0])
        assert load(match.record()).outcome == match.outcome
    assert "pebbles" not in slugs()


SPOILT: dict[str, tuple[Spoil, str]] = {
    "no meta": (without("meta.toml"), "meta.toml"),
    "no rules": (without("rules.toml"), "rules.toml"),
    "no words": (without("words"), "title, tagline (words/en)"),
    "no French": (without("words/fr"), "title, tagline (words/fr)"),
    "no title": (changed("words/nl/game.ftl", "title = ", "name = "), "title, tagline (words/nl)"),
    "no game": (without("game.py"), "game.py"),
    "no GAME": (changed("game.py", "GAME = Pebbles", ""), "GAME (game.py)"),
    "GAME of another kind": (changed("game.py", "GAME = Pebbles", "GAME = dict"), "TypeError"),
    "no vocabulary": (changed("game.py", "    vocabulary = VOCABULARY\n", ""), "vocabulary"),
    "no view": (without("view.py"), "view"),
    "no make": (changed("view.py", "def make(", "def build("), "make (view.py)"),
    "no refusals": (without("refusals.py"), "refusals.py"),
    "no why_not": (changed("refusals.py", "def why_not(", "def why("), "why_not (refusals.py)"),
    "no start": (changed("game.py", "def start(", "def begin("), "start"),
    "no bound": (changed("game.py", "def bound(", "def most(", ), "bound"),
    "no state": (without("state.py"), "state"),
    **{
        f"no {name}": (changed("state.py", f"def {name}(", f"def not_{name}("), name)
        for name in ("legal", "play", "clone", "redeal", "outcome", "census")
    },
    "raises": (adding("__init__.py", "\nraise RuntimeError('out of luck')\n"), "RuntimeError: out of luck"),
    "raises later": (adding("view.py", "\nraise RuntimeError('out of luck')\n"), "RuntimeError: out of luck"),
    "leaves": (adding("game.py", "\nimport sys; sys.exit('gone')\n"), "SystemExit: gone"),
    "cannot be parsed": (adding("game.py", "\ndef\n"), "SyntaxError"),
    "needs another": (adding("game.py", "\nimport not_installed\n"), "not_installed"),
    "thirteen seats": (changed("meta.toml", "[1, 12]", "[1, 13]"), "between 1 and 12, not 1 and 13"),
    "seats the wrong way": (changed("meta.toml", "[1, 12]", "[3, 2]"), "not 3 and 2"),
    "raises at the start": (changed("state.py", "self.left: list", "raise ValueError('lost')\n        self.left: list"),
                            "ValueError: lost"),
}  # fmt: skip


@pytest.mark.parametrize("name", SPOILT)
def test_a_broken_game_is_named_and_left_out(name: str, tmp_path: Path) -> None:
    spoil, reason = SPOILT[name]
    packed(tmp_path, spoil=spoil)
    packed(tmp_path, "whole", "lagoon.whole")
    with installed(tmp_path):
        assert set(slugs()) >= OURS | {"whole"}
        assert "pebbles" not in slugs()
        (fault,) = left_out()
        for lang in LANGUAGES:
            assert "pebbles" in fault.say(lang)
            assert reason in fault.say(lang)
            assert "\n" not in fault.say(lang)
        with pytest.raises(BadGame, match="pebbles"):
            game("pebbles")


@pytest.mark.parametrize("slug", ["voyage", "Pebbles", "peb bles", "../pebbles", "1", "x" * 41])
def test_a_name_that_is_taken_or_is_none_is_refused(slug: str, tmp_path: Path) -> None:
    packed(tmp_path, slug)
    with installed(tmp_path):
        assert set(slugs()) >= OURS
        assert game("voyage").package == "vulcania.games.voyage"
        (fault,) = left_out()
        assert all(slug[:20] in fault.say(lang) for lang in LANGUAGES)


def test_of_two_packages_with_one_name_the_first_in_the_alphabet_has_it(tmp_path: Path) -> None:
    packed(tmp_path, "pebbles", "zebra.pebbles")
    packed(tmp_path, "pebbles", "aloe.pebbles")
    with installed(tmp_path):
        assert game("pebbles").package == "aloe.pebbles"
        assert "zebra.pebbles" in str(left_out()[0])


@pytest.mark.parametrize("value", ["nowhere", "json:loads", "json", "seaside"])
def test_an_entry_point_that_leads_nowhere_is_named(value: str, tmp_path: Path) -> None:
    packed(tmp_path, "whole")
    points(tmp_path, "lost", f"[vulcania.games]\nlost = {value}\n")
    with installed(tmp_path):
        assert "whole" in slugs()
        assert "lost" in str(left_out()[0])


def test_what_a_game_prints_does_not_get_among_what_programs_read(tmp_path: Path) -> None:
    folder = packed(tmp_path)
    for name in ("__init__", "game", "state", "view", "refusals", "scoring"):
        adding(f"{name}.py", "\nprint('ahoy')\n")(folder)
    code = "import sys; from vulcania.cli import main; main()"
    args = ("simulate", "pebbles", "--games", "3", "--seats", "random,random", "--json")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *filter(None, sys.path)])}
    said = subprocess.run([sys.executable, "-c", code, *args], env=env, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert json.loads(said.stdout)
    assert "ahoy" in said.stderr


def test_the_terminal_says_what_was_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    packed(tmp_path, spoil=without("refusals.py"))
    points(tmp_path, "bots", "[vulcania.players]\nmate = bots:Mate\nhuman = bots:Human\n")
    with installed(tmp_path):
        assert run(["games"]) == 0
        flat = " ".join(capsys.readouterr().out.split())
        refusals = []
        for command in (["games", "pebbles"], ["play", "pebbles", "--seats", "random"], ["rules", "pebbles"]):
            assert run(command) == 2
            refusals.append(capsys.readouterr().err.strip())
    assert "Left out:" in flat
    assert "The game “pebbles” cannot be used, because its folder lacks refusals.py." in flat
    assert "The bot “mate” from bots:Mate cannot be used" in flat
    assert "The bot “human” from bots:Human cannot be used" in flat
    assert set(refusals) == {"The game “pebbles” cannot be used, because its folder lacks refusals.py."}


def test_without_anything_left_out_nothing_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    packed(tmp_path)
    with installed(tmp_path):
        assert run(["games"]) == 0
    told = capsys.readouterr().out
    assert "Pebbles" in told
    assert "Left out" not in told
