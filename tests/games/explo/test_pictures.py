"""The picture: squares can be found by their names, and what is said around the map is whole."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element, fromstring

import pytest

from vulcania import new
from vulcania.core.match import Match
from vulcania.words import words

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Anna", "Maximiliane-Konstantinopel von Hohenfels")


def drawn(match: Match, *, narrow: bool, headed: bool = False) -> Element:
    seat = match.to_act[0]
    text: str = match.game.part("svg").draw(
        match.view(seat), words("en", "explo"), NAMES, narrow=narrow, headed=headed
    )  # fmt: skip
    return fromstring(text)


def under_way() -> Match:
    match = new("explo", 2, 7, options={"preparation-seconds": 0})
    while not any(move.startswith("tile ") for move in match.legal(match.to_act[0])):
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(next((move for move in ("depart", "begin") if move in legal), legal[0]), seat)
    return match


@pytest.mark.parametrize("narrow", [False, True])
def test_rows_and_columns_bear_the_numbers_that_name_a_square(narrow: bool) -> None:
    match = under_way()
    picture = drawn(match, narrow=narrow)
    ruler = next(node for node in picture.iter(f"{SVG}g") if node.get("class") == "ruler")
    numbers = [(node.text or "", float(node.get("x", 0)), float(node.get("y", 0))) for node in ruler.iter(f"{SVG}text")]
    top = min(y for _, _, y in numbers)
    entrance = next(node for node in picture.iter() if node.get("id") == "tile-0_0")
    found = re.match(r"translate\((\S+) (\S+)\)", entrance.get("transform", ""))
    assert found is not None
    assert any(text == "0" and y == top and abs(x - float(found[1])) < 1 for text, x, y in numbers)
    assert any(text == "0" and y > top and abs(y - float(found[2])) < 8 for text, _, y in numbers)
    assert "−1" in [text for text, _, _ in numbers]


@pytest.mark.parametrize("narrow", [False, True])
def test_no_line_of_the_status_ends_in_a_dot_that_leads_nowhere(narrow: bool) -> None:
    picture = drawn(under_way(), narrow=narrow)
    status = next(node for node in picture.iter(f"{SVG}g") if node.get("class") == "status")
    lines = [node.text or "" for node in status.iter(f"{SVG}text")]
    assert len(lines) > 2
    assert not [line for line in lines if line.strip("·").strip() != line]


@pytest.mark.parametrize("narrow", [False, True])
def test_a_long_name_makes_room_for_the_place(narrow: bool) -> None:
    picture = drawn(under_way(), narrow=narrow)
    shown = [node.text or "" for node in picture.iter(f"{SVG}text")]
    assert "Anna" in shown
    assert any(text.startswith("Maximiliane") and text.endswith("…") for text in shown)
