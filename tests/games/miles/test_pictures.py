"""The picture and the terminal of miles: what can be acted on is lit and picked, what is hidden is not shown."""

from __future__ import annotations

import re
from collections.abc import Iterable
from xml.etree.ElementTree import Element, fromstring

import pytest
from rich.console import Console

from tests.games.miles.table import Table
from vulcania.core.view import View
from vulcania.games.miles import picture as pictures
from vulcania.games.miles import terminal
from vulcania.games.miles.view import MilesView
from vulcania.terminal import Look
from vulcania.words import words

ENGLISH = words("en", "miles")


def seen(table: Table, seat: int | None = None) -> MilesView:
    view: View = table.match.view(seat)
    assert isinstance(view, MilesView)
    return view


def draw(table: Table, seat: int | None = None, *, narrow: bool = False) -> Element:
    return fromstring(pictures.draw(seen(table, seat), ENGLISH, ("Anna", "Ben", "Cleo", "Dirk"), narrow=narrow))


def lit(picture: Element) -> set[str]:
    """The ids of what can be acted on."""
    return {str(node.get("id")) for node in picture.iter() if "can" in node.get("class", "").split() and node.get("id")}


def titles(nodes: Iterable[Element]) -> str:
    return " ".join(node.text or "" for node in nodes if node.tag.endswith("title"))


def printed(table: Table, seat: int | None, lang: str = "en", *, unicode: bool = True) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(terminal.show(seen(table, seat), words(lang, "miles"), ("Anna", "Ben"), Look(unicode)))
    return capture.get()


def test_the_night_knows_the_scoreboards_by_the_colours_that_they_have() -> None:
    table = Table()
    table.own(0, "a1", "reef")  # which the row wants
    shown = {node.get(name) for node in draw(table, 0, narrow=True).iter() for name in ("fill", "stroke")}
    known = set(re.findall(r'\[(?:fill|stroke)="(#\w+)"\]', (table.match.game.folder / "room.css").read_text()))
    assert len(known) > 5
    assert known <= shown


@pytest.mark.parametrize("narrow", [False, True])
def test_the_cards_that_can_be_laid_are_lit(narrow: bool) -> None:
    table = Table()
    assert lit(draw(table, 0, narrow=narrow)) == {f"card-0-{number}" for number in range(1, 13)}
    assert lit(draw(table, 1, narrow=narrow)) == set(), "nothing glows for who has to wait"
    assert lit(draw(table, None, narrow=narrow)) == set()


def test_the_squares_a_bell_can_fill_are_lit_and_the_chip_it_takes_is_marked() -> None:
    table = Table(3)
    table.hold(0, "bell")
    table.own(1, "a1", "reef")
    table.own(2, "a1", "octopus")
    table.do("lay 8", "lay 1", "lay 2", "play bell")
    assert lit(draw(table, 0)) == {"square-1-a1", "square-2-a1"}
    table.do("take p2 a1")
    picture = draw(table, 0)
    assert lit(picture) == {"square-0-a1", "square-0-a2", "square-0-a3", "square-0-a4", "square-0-a5"}
    chosen = [node.get("id") for node in picture.iter() if "chosen" in node.get("class", "").split()]
    assert chosen == ["square-1-a1"]


def test_an_anchor_is_kept_or_traded_by_a_button_or_by_the_card_itself() -> None:
    table = Table()
    table.lay("e0", "anchor")
    table.do("lay 8", "lay 1", "heading right")
    picked = [node.get("data-pick") for node in draw(table, 0).iter() if "can" in node.get("class", "").split()]
    assert sorted(str(pick) for pick in picked) == ["card", "card", "keep"]


def test_what_lies_face_down_is_not_drawn_nor_told() -> None:
    table = Table()
    table.lay("ne0", "vulcania", "blue")
    for place in table.match.view(0).to_data()["ocean"]["places"]:
        if place["dot"] == "blue":
            assert place.get("chip") is None
    picture = draw(table, 0)
    place = next(node for node in picture.iter() if node.get("id") == "place-0-1")
    assert "face down (blue)" in titles(place)
    assert "Vulcania" not in titles(place)


def test_a_spent_arrow_is_dimmed() -> None:
    table = Table()
    table.lay("e0", "arrow")
    table.do("lay 8", "lay 1", "heading right")
    spent = [node.get("id") for node in draw(table, 0).iter() if "spent" in node.get("class", "").split()]
    assert spent == ["place-0-2"]


def test_four_boards_the_prices_and_the_stacks() -> None:
    picture = draw(Table(4), 2)
    classes = [name for node in picture.iter() for name in node.get("class", "").split()]
    assert classes.count("player") == 4
    assert classes.count("stack") == 6
    assert "prices" in classes
    assert classes.index("player") < classes.index("prices")


def test_the_picture_says_itself_in_words() -> None:
    table = Table()
    table.own(1, "b2", "seal")
    description = next(node.text or "" for node in draw(table, 0).iter() if node.tag.endswith("desc"))
    assert "The Nautilus is heading north at depth 0 and points at N\xa00." in description
    assert "b2: a seal." in description
    assert "Ben: 0 points, number chip 2." in description
    assert "In hand: 1, 2, 3" in description


def test_the_last_change_is_marked() -> None:
    table = Table()
    table.lay("e0", "wreck")
    table.do("lay 8", "lay 1", "heading right")
    last = {node.get("id") for node in draw(table, 1).iter() if "last" in node.get("class", "").split()}
    assert {"square-0-a1", "place-0-2"} <= last


def test_the_terminal_tells_what_steering_would_find() -> None:
    table = Table()
    table.lay("e0", "wreck")
    table.lay("w0", "arrow")
    table.do("lay 8", "lay 1")
    text = printed(table, 0)
    assert "heading right → E\xa00    wreck" in text
    assert "heading left  → W\xa00    green arrow" in text
    assert "Round 1 of 5, turn 1   1: shark, wreck, reef (10/25/45)" in text
    assert max(len(line) for line in text.splitlines()) <= 80
    assert printed(table, 0, unicode=False).isascii()


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_the_terminal_shows_boards_and_special_cards(lang: str) -> None:
    table = Table()
    table.hold(1, "globe")
    table.own(0, "a1", "reef")
    text = printed(table, None, lang)
    assert words(lang, "miles").say("label-special-globe") in text
    assert words(lang, "miles").say("chip-reef")[:3] in text
