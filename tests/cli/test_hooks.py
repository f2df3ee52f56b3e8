"""What a game's terminal module may bring, and what is done without one."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from tests.cli.conftest import Vulcania
from vulcania.core.hooks import Hooks
from vulcania.core.match import load, new
from vulcania.core.registry import game
from vulcania.core.view import jotted
from vulcania.terminal import Look
from vulcania.terminal.plain import board
from vulcania.words import words

PEARLS = ("play", "pearls", "--seats", "human,human", "--seed", "1", "--option", "first=p1")


def test_a_game_may_understand_free_text(vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def typed(view: Any, text: str, lang: str) -> str | None:
        return {"into the reef": "dive reef", "hinauf": "surface"}.get(text)

    brought = Hooks(SimpleNamespace(typed=typed), game("pearls").vocabulary)  # type: ignore[arg-type]
    monkeypatch.setattr("vulcania.terminal.decision.hooks", lambda _: brought)
    file = tmp_path / "match.txt"
    said = vulcania(*PEARLS, "--record", file, typed="\nhinauf\nunder the bed\ninto the reef\nquit\n")
    assert "The basket is empty" in said.out
    assert "“under the bed” is not a move" in said.out
    assert [ply.text for ply in load(file.read_text("utf-8")).plies] == ["dive reef"]


EXPLO = ("play", "explo", "--seats", "human,random", "--seed", "1")


def test_bots_leave_some_phases_to_people(vulcania: Vulcania, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    said = vulcania(*EXPLO, "--record", file, typed="some water bottels\nune corde\na piano\nquit\n")
    assert "a piano" in said.out
    plies = [(ply.seat, ply.text) for ply in load(file.read_text("utf-8")).plies]
    assert [text for seat, text in plies if seat == 0] == ["take water", "take rope"]
    assert [seat for seat, _ in plies] == [0, 1, 0, 1], "a bot packs along, no faster than people do (EX-8)"


def test_a_games_own_clock_runs_in_the_terminal_too(
    vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "match.txt"
    monkeypatch.setattr("vulcania.terminal.clock.monotonic", lambda: 1000.0 * ("take water" in file.read_text("utf-8")))
    said = vulcania(*EXPLO, "--record", file, typed="water\nrope\nquit\n")
    assert "Time is up" in said.out
    assert "1:30 > " in said.out, "the time that is left stands before what is typed"
    assert [ply.text for ply in load(file.read_text("utf-8")).plies][:2] == ["take water", "depart"]


def test_what_is_to_be_named_is_not_read_off_a_list(vulcania: Vulcania) -> None:
    said = vulcania(*EXPLO, typed="quit\n")
    assert "Say it in your own words." in said.out
    assert "moves" not in said.out
    assert "take water" not in said.out
    without = vulcania(*EXPLO, "--option", "preparation-seconds=0", typed="moves\nquit\n")
    assert "take water" in without.out, "without a clock the equipment is in sight"


@pytest.mark.rule("EX-8")
def test_the_shelf_stays_secret_whatever_is_asked(vulcania: Vulcania) -> None:
    said = vulcania(*EXPLO, typed="moves\nhint\npoints\nwhat\n?\nmoves take\n3\nquit\n").out
    assert said.count("a secret while the clock runs") >= 4
    for secret in ("survival", "harness", "sketch", "take <"):
        assert secret not in said


@pytest.mark.rule("EX-8")
def test_beginners_look_through_the_cards_before_the_clock_starts(vulcania: Vulcania) -> None:
    said = vulcania(*EXPLO, typed="look\nrope\nlook\nquit\n").out
    assert "“look” shows the cards first" in said
    assert "sketch map" in said
    assert said.count("sketch map") == 1
    assert "no longer shown" in said


@pytest.mark.rule("EX-9")
def test_several_things_in_a_line_and_an_answer_to_what_was_asked_back(vulcania: Vulcania, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    solo = ("play", "explo", "--seats", "human", "--seed", "1", "--record", file)
    said = vulcania(*solo, typed="rope and helmet, piano\nsleeping bag\nyes\nyes\nrope, water\nquit\n")
    assert "“piano”? There is nothing like that" in said.out
    assert "Did you mean: survival blanket?" in said.out
    assert "That is packed already" in said.out
    packed = [ply.text for ply in load(file.read_text("utf-8")).plies]
    assert packed == ["take rope", "take helmet", "take survival-blanket", "take water"]


def test_a_game_without_a_terminal_module_is_shown_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new("pearls", seed=1)
    monkeypatch.setattr(match.game, "optional_part", lambda _: None)
    console = Console(width=100)
    with console.capture() as captured:
        console.print(board(match.game, match.view(0), words("en", "pearls"), match.players, Look()))
    lines = captured.get().splitlines()
    assert any(line.split() == ["shells", "13,", "13"] for line in lines)
    assert not any(line.startswith("legal") for line in lines), "what every view has is not the board"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (3, "3"),
        (None, "-"),
        (True, "+"),
        ((1, 2), "1, 2"),
        ([{"name": "a1", "card": None}, {"name": "b1"}], "name=a1 | name=b1"),
        ({"white": 7, "pink": 6}, "white=7 pink=6"),
    ],
)
def test_plain_data_is_jotted_down(value: Any, text: str) -> None:
    assert jotted(value) == text


def test_the_screen_is_covered_only_where_there_are_secrets(
    vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch
) -> None:
    covered = vulcania(*PEARLS, typed="\nquit\n")
    assert "Now it is up to Player 1" in covered.out
    from msgspec.structs import replace

    monkeypatch.setattr(game("pearls"), "meta", replace(game("pearls").meta, hidden_hands=False))
    assert "Now it is up to" not in vulcania(*PEARLS, typed="quit\n").out


def test_of_many_moves_the_rare_ones_are_listed(vulcania: Vulcania) -> None:
    """In Explo cubes can nearly always be given, which must not hide what else there is to do."""
    packing = ("water", "food", "first aid kit", "survival blanket", "bin bag", "survey kit", "spare batteries")
    said = vulcania(*EXPLO, typed="\n".join([*packing, "depart", "moves give", "quit", ""]))
    shown = said.out[said.out.index("Share out the cubes") :]
    assert "begin  Set off" in shown
    assert "times give <light|" in shown
    assert "“moves give” lists them." in shown
    assert "give water p1 p2" in shown[shown.index("lists them.") :]
