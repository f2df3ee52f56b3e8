"""The least that a game can be, from one seat to twelve: everything that is called optional is."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console

from tests.plugins.newcomers import adding, changed, installed, packed
from vulcania.cli import run
from vulcania.core.chance import Chance
from vulcania.core.errors import BadComponents
from vulcania.core.match import Match, new
from vulcania.drawing.players import COLOURS, INK, MOST_SEATS, mark
from vulcania.players.player import seen
from vulcania.players.registry import names, sitting
from vulcania.terminal import PLAYER_LETTERS, PLAYER_MARKS, PLAYER_STYLES, Look
from vulcania.terminal.plain import board
from vulcania.words import words


@pytest.fixture
def pebbles(tmp_path: Path) -> Iterator[Path]:
    folder = packed(tmp_path)
    with installed(tmp_path):
        yield folder


def played(match: Match, name: str, most: int = 1000) -> Match:
    player = sitting(name).player()
    while not match.over and most:
        seat = match.to_act[0]
        match.play(player.choose(seen(match.game, match.state, seat), Chance(most)), seat)
        most -= 1
    return match


@pytest.mark.parametrize("seats", [1, 2, 7, 12])
def test_any_number_plays_and_is_shown(pebbles: Path, seats: int) -> None:
    match = played(new("pebbles", seats, seed=3), "random", 2)
    for narrow in (False, True):
        drawn = match.game.draw(match.view(0), words("fr", "pebbles"), match.players, narrow=narrow)
        root = ElementTree.fromstring(drawn)
        assert "prend un galet ou le laisse" in drawn
        assert [text.text for text in root.findall(".//{*}text")][1:3] == ["pile", str(len(match.state.pile))]  # type: ignore[attr-defined]
    console = Console(width=80)
    with console.capture() as shown:
        console.print(board(match.game, match.view(0), words("en", "pebbles"), match.players, Look()))
    assert "taken" in shown.get()
    assert played(match, "mate").over


def test_a_plain_picture_has_a_button_for_each_move(pebbles: Path) -> None:
    match = new("pebbles", 2, seed=3)
    picks = [node.get("data-pick") for node in ElementTree.fromstring(match.svg(0)).iter() if node.get("data-pick")]
    assert picks == ["take", "leave"]
    assert "data-pick" not in match.svg()


@pytest.mark.parametrize("bot", [name for name in names() if name not in ("captain", "nemo")] + ["captain:12"])
def test_every_bot_plays_alone(pebbles: Path, bot: str) -> None:
    assert played(new("pebbles", 1, seed=3), bot).over


POLICY = "\ndef policy(state, seat, moves):\n    return [2.0 if move == 0 else 0.5 for move in moves]\n"
VALUE = "\ndef value(state):\n    return [(t + 1) / (sum(state.taken) + state.seats) for t in state.taken]\n"


@pytest.mark.parametrize("text", ["", POLICY, VALUE, POLICY + VALUE], ids=["none", "policy", "value", "both"])
@pytest.mark.parametrize("bot", ["greedy", "deckhand", "mate", "captain:12"])
def test_heuristics_may_know_one_thing_and_not_the_other(pebbles: Path, text: str, bot: str) -> None:
    adding("heuristics.py", text)(pebbles)
    assert played(new("pebbles", 3, seed=3), bot).over


def test_there_is_a_colour_a_mark_and_a_style_for_every_seat() -> None:
    assert len(set(COLOURS)) == len(INK) == MOST_SEATS == 12
    assert len({mark(seat, 0, 0, fill="none") for seat in range(MOST_SEATS)}) == MOST_SEATS
    assert len(set(PLAYER_MARKS)) == len(set(PLAYER_LETTERS)) == len(set(PLAYER_STYLES)) == MOST_SEATS
    assert all(Look(unicode=False).mark(seat).isascii() and Look().style(seat) for seat in range(MOST_SEATS))


def test_an_empty_box_cannot_be_replaced(pebbles: Path, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("", "utf-8")
    with pytest.raises(BadComponents, match="the box of this game is empty"):
        new("pebbles", components=tmp_path / "mine.toml")


def test_commands_take_it_as_they_take_ours(pebbles: Path, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    for command in (
        ("play", "pebbles", "--seats", ",".join(["random"] * 12), "--seed", "1", "--record", str(record)),
        ("draw", str(record), "-o", str(tmp_path / "board.svg")),
        ("fuzz", "pebbles", "--games", "3"),
        ("simulate", "pebbles", "--seats", "captain:5", "--games", "1"),
    ):
        assert run(command) == 0, command
    assert "<svg" in (tmp_path / "board.svg").read_text("utf-8")


DOES_WITHOUT = {
    "this game names no parts: advice goes without reasons", "this game explains nothing", "pebbles has no encoding",
    "this game has no practice.toml", "got empty parameter set for (lesson)", "got empty parameter set for (puzzle)",
}  # fmt: skip
"""Why a test of the suite is skipped for it, and nothing else is."""

# -- the suite as a plug-in runs it -----------------------------------------------------------------------------------


def suite(place: Path, *args: str) -> str:
    """What pytest says to one line in a test file of the package's own."""
    (place / "test_mine.py").write_text("from vulcania.testing import *  # noqa: F403\n", "utf-8")
    root = Path(__file__).parents[2]
    env = {"PYTHONPATH": f"{place}:{root / 'src'}", "PATH": "/usr/bin:/bin", "HOME": str(place)}
    said = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib", *args],
        cwd=place, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return said.stdout + said.stderr


def test_a_package_runs_the_conformance_suite_by_one_line(tmp_path: Path) -> None:
    packed(tmp_path, spoil=changed("meta.toml", "[1, 12]", "[1, 2]"))
    said = suite(tmp_path, "-rs")
    assert " passed" in said, said
    assert not any(word in said for word in ("failed", "error", "warning")), said
    assert set(re.findall(r"^SKIPPED \[\d+\] \S+: (.+)$", said, re.MULTILINE)) == DOES_WITHOUT


def test_a_leak_is_explained_to_who_is_new_to_this(tmp_path: Path) -> None:
    packed(tmp_path, spoil=changed("state.py", ", reveals=True", ""))
    said = suite(tmp_path, "-k", "reveals_nothing and pebbles-2")
    assert "“take” taught p1 something that it did not know before" in said
    assert "taken: (" in said
    assert "give its event reveals=True; if not, keep it out of the view" in said


def test_a_view_that_tells_too_much_is_told_by_field(tmp_path: Path) -> None:
    packed(tmp_path, spoil=changed("view.py", "pile=len(state.pile)", "pile=sum(state.pile[:3])"))
    said = suite(tmp_path, "-k", "cannot_know and pebbles-3")
    assert "the view of a spectator hangs on what it cannot know. pile: " in said


def test_without_a_game_the_suite_does_not_pass(tmp_path: Path) -> None:
    said = suite(tmp_path)
    assert "There is no game to test: no package has an entry point in the group vulcania.games." in said
    assert "passed" not in said


def test_vulcania_itself_does_not_need_pytest() -> None:
    code = "import sys; sys.modules['pytest'] = None; import vulcania, vulcania.cli; vulcania.slugs()"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
