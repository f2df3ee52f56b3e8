"""How things are set on the screen: where lines break, and what stands beside what."""

from __future__ import annotations

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from tests.cli.conftest import Vulcania, played
from vulcania.terminal import Look, session
from vulcania.terminal.console import console
from vulcania.terminal.moves import move_list, numbers, span
from vulcania.terminal.screen import open_screen
from vulcania.words import LANGUAGES, words


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_a_french_sign_is_never_alone_on_a_line(space: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    file = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    paper = console(file)
    paper.width = 20
    paper.print(f"Que doit-il rapporter{space}?")
    file.seek(0)
    assert [line.rstrip() for line in file] == ["Que doit-il", f"rapporter{space}?"]


def test_ascii_is_measured_as_it_is_written(vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three dots are wider than the sign they stand for, and must not push columns apart."""
    monkeypatch.setenv("COLUMNS", "80")
    table = vulcania("simulate", "pearls", "--games", "3", "--ascii").out.splitlines()[:3]
    assert "..." in table[0]
    assert len({len(line.rstrip()) for line in table}) == 1, table
    for line in vulcania("rules", "leagues", "--ascii", "--lang", "fr").out.splitlines():
        assert len(line.rstrip()) <= 80


def test_a_dumb_terminal_has_a_width_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("COLUMNS", "60")
    look = open_screen("en").look
    assert (look.unicode, look.width) == (False, 60)


def test_numbers_that_lie_on_the_table_come_first() -> None:
    assert numbers(["lay 3", "pass", "lay 7", "play sailor"]) == {3: "lay 3", 8: "pass", 7: "lay 7", 9: "play sailor"}
    assert numbers(["take 1", "keep 1"]) == {1: "take 1", 2: "keep 1"}, "where they would clash, moves are counted"
    assert numbers(["dive reef", "surface"]) == {1: "dive reef", 2: "surface"}
    assert [span(known) for known in ([1, 2, 3], [3, 8, 7], [5])] == ["1–3", "3, 8, 7", "5"]


def test_long_notations_leave_room_for_what_they_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    match = played("explo", moves=0, seats=2)
    screen = open_screen("en")
    with screen.out.capture() as told:
        screen.show(move_list(match, 0, numbers(["exchange pass-duck p2 falling-water", "end"]), "", screen))
    first, second = told.get().splitlines()[:2]
    assert first.startswith("   1  exchange pass-duck p2 falling-water  Offer ")
    assert second.startswith("      "), "what does not fit stands below it, set in"


def test_the_account_keeps_its_columns(vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    lines = vulcania("replay", "-", "--all", typed=played().record()).out.splitlines()
    account = lines[next(at for at, line in enumerate(lines) if line.endswith("wins.")) + 5 :]
    wrapped = [line for line in account if line.startswith(" ")]
    assert all(line[:5].strip() or line.startswith("       ") for line in wrapped), wrapped
    assert any(not line[:5].strip() for line in wrapped), "some line is long enough to be broken"


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize(
    ("slug", "seats"),
    [
        ("soum-soum", 4),
        ("leagues", 2),
        ("leagues", 3),
        ("miles", 4),
        ("explo", 4),
        ("voyage", 2),
        ("voyage", 6),
        ("pearls", 3),
    ],
)
def test_a_board_fits_the_screen_and_nothing_is_cut_off(slug: str, seats: int, width: int) -> None:
    names = ("日本語の名前がとても長い人", "Anna", "Maximiliane-Friederike von und zu", "É", "Ben", "Cas")
    match = played(slug, seats=seats, players=names[:seats])
    for at in (*range(0, len(match.plies), 1 + len(match.plies) // 6), len(match.plies)):
        view = match.at(at).view(0)
        for lang in LANGUAGES:
            paper = Console(width=2 * width, file=io.StringIO(), color_system=None)
            shown = match.game.part("terminal").show(view, words(lang, slug), match.players, Look(width=width))
            with paper.capture() as told:
                paper.print(shown, width=width)
            for line in told.get().splitlines():
                assert cell_len(line.rstrip()) <= width
                assert "…" not in line, "a column was too narrow"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", ["leagues", "miles"])
def test_no_name_is_cut_at_120_columns_in_a_low_window(slug: str, lang: str) -> None:
    """Four boards, two beside one another: what has a long name goes by a shorter one, not by the beginning of it."""
    names = ("Anna Bartholomeus-Smit", "Ben", "Cleo", "Dirk")
    match, said = played(slug, seats=4, players=names), words(lang, slug)
    cuts = []
    for face in ("island", "shoal"):
        name = said.say(f"chip-{face}")
        beginnings = {name[:letters].strip() for letters in range(4, len(name))} - {said.say(f"chip-{face}.short")}
        cuts += [rf"(?<!\w){beginning} *(\)|[A-Z][a-z](\W|[A-Z]))" for beginning in beginnings]
    for at in range(0, len(match.plies), 1 + len(match.plies) // 5):
        paper = Console(width=120, file=io.StringIO(), color_system=None)
        with paper.capture() as told:
            view = match.at(at).view(0)
            paper.print(match.game.part("terminal").show(view, said, match.players, Look(width=120, height=30)))
        assert names[0] in told.get()
        assert not [found[0] for cut in cuts if (found := re.search(cut, told.get()))]


@pytest.mark.parametrize("slug", ["leagues", "miles"])
def test_the_ocean_explains_its_signs_and_needs_no_colour(slug: str, vulcania: Vulcania) -> None:
    text = vulcania("replay", "-", "--ply", "0", "--ascii", typed=played(slug).record()).out
    assert "### green" in text or "### blue" in text, "what the back of a chip tells is told in words"
    assert "Ma diving mask" in text
    assert "c current  h heading  d depth" in text
    assert "a 0" in text.lower(), "columns bear the letters that moves name them by"


def test_french_puts_a_space_before_a_colon(vulcania: Vulcania) -> None:
    text = vulcania("replay", "-", "--ply", "0", "--lang", "fr", typed=played("leagues").record()).out
    assert "Cartes d’action\u00a0: " in text
    assert "Biscuits de mer\u00a0: " in text


def test_a_players_colour_is_for_the_name_and_not_for_the_whole_board() -> None:
    match = played("leagues", moves=12)
    paper = Console(width=80, color_system="standard", force_terminal=True, file=io.StringIO())
    with paper.capture() as told:
        paper.print(match.game.part("terminal").show(match.view(0), words("en", "leagues"), ("Anna", "Ben"), Look()))
    coloured = [part.split("\x1b[0m")[0] for part in told.get().split("\x1b[1;31m")[1:]]
    assert coloured
    assert all(part.strip().rstrip(":").endswith("Anna") for part in coloured)


def test_long_lists_say_what_their_words_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    match = played("explo", moves=0, seats=4, players=("Anna", "Ben", "Cas", "Dirk"))
    things = ("light", "food", "water", "warmth", "survey", "first-aid", "bin-bag")
    given = [f"give {thing} p1 p{other}" for thing in things for other in (2, 3, 4)]
    screen = open_screen("nl")
    with screen.out.capture() as told:
        screen.show(move_list(match, 0, numbers([*given, *(f"take {item}" for item in ITEMS)]), "", screen))
    assert "2 p3 Cas" in told.get()
    assert "22 rope touw" in told.get()


ITEMS = ("rope", "boots", "harness", "food")


@pytest.mark.parametrize("slug", ["soum-soum", "leagues", "miles"])
def test_two_players_fit_the_lowest_usual_screen(slug: str) -> None:
    """24 lines: the board, an empty line before and after it, the prompt, how to answer, and the answer."""
    match = played(slug)
    for at in range(0, len(match.plies), 5):
        paper = Console(width=80, file=io.StringIO(), color_system=None)
        look = Look(width=80, height=24)
        with paper.capture() as told:
            paper.print(
                match.game.part("terminal").show(match.at(at).view(0), words("en", slug), ("Anna", "Ben"), look)
            )
        assert told.get().count("\n") <= 22


def test_what_a_low_screen_leaves_out_can_be_asked_for(monkeypatch: pytest.MonkeyPatch, vulcania: Vulcania) -> None:
    monkeypatch.setattr(session, "PAPER", 100)  # a whole board is not cut, whichever of the two is loaded first
    monkeypatch.setattr("vulcania.terminal.screen.PAPER", 24)
    said = vulcania("play", "leagues", "--seed", "5", typed="board\nquit\n").out
    assert said.replace("\u00a0", " ").count("Ma diving mask") == 1
