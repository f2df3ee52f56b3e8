"""The picture: squares can be found by their names, and what is said around the map is whole."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element, fromstring

import msgspec
import pytest

from vulcania import new
from vulcania.core.match import Match
from vulcania.games.explo.picture.cards import action, card
from vulcania.games.explo.view import ExploView, Objective
from vulcania.words import LANGUAGES, words

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Anna", "Maximiliane-Konstantinopel von Hohenfels")


def drawn(match: Match, *, narrow: bool, headed: bool = False) -> Element:
    seat = match.to_act[0]
    text: str = match.game.part("picture").draw(
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_usual_name_stands_whole_beside_how_deep_its_marker_lies(lang: str) -> None:
    match, said = new("explo", 4, 7), words(lang, "explo")
    view = match.view(0)
    assert isinstance(view, ExploView)
    cavers = tuple(msgspec.structs.replace(one, cell="-10,-12", depth=14) for one in view.cavers)
    picture = fromstring(match.game.part("picture").draw(msgspec.structs.replace(view, cavers=cavers), said, ()))
    shown = [node.text for node in picture.iter(f"{SVG}text")]
    assert [shown.count(said.player(seat, ())) for seat in range(4)] == [1, 1, 1, 1]
    assert shown.count("14") == 4


@pytest.mark.parametrize(
    ("kind", "name", "lines"),
    [
        ("dig", "Désobstruction", ["Désobs-", "truction"]),  # the r belongs to its t
        ("pass-squeeze", "Door de vernauwing", ["Door de", "vernau…"]),  # dots need no hyphen
    ],
)
def test_a_card_parts_its_name_between_syllables(kind: str, name: str, lines: list[str]) -> None:
    assert re.findall("<text[^>]*>([^<]*)<", card(action(kind, name, ""), 50)) == lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("narrow", [False, True])
def test_what_an_objective_asks_for_leaves_room_for_its_signs(narrow: bool, lang: str) -> None:
    """The one with the longest words, kept by one caver and offered to the other, and past hope at that."""
    match = under_way()
    view = match.view(match.to_act[0])
    assert isinstance(view, ExploView)
    finds = ("corroded-stalagmite", "spiked-stalagmite", "broken-column")
    kept = Objective("corrosion", 0, finds, (), done=False, lost=True)
    view = msgspec.structs.replace(view, finds={"corrosion": finds}, objectives=(kept,), offered=((), ("corrosion",)))
    said = words(lang, "explo")
    picture = fromstring(match.game.part("picture").draw(view, said, NAMES, narrow=narrow, headed=False))
    blocks = [node for node in picture.iter(f"{SVG}g") if "objective" in node.get("class", "").split()]
    assert len(blocks) == 2
    for block in blocks:
        signs = min(float(ring.get("cx", 0)) - 13 for ring in block.iter(f"{SVG}circle") if ring.get("r") == "13")
        lines = list(block.iter(f"{SVG}text"))
        widths = [len(node.text or "") * float(node.get("font-size", 0)) * 0.47 for node in lines]
        ends = [float(node.get("x", 0)) + width for node, width in zip(lines, widths, strict=True)]
        assert max(ends) <= signs
        heights = [float(node.get("y", 0)) for node in lines]
        assert len(set(heights)) == len(heights), "no two on one line"


def scaled(node: Element, scale: float = 1.0) -> Iterator[tuple[Element, float]]:
    """Everything in a drawing, with how much larger or smaller than meant it is drawn."""
    found = re.search(r"scale\((\S+)\)", node.get("transform", ""))
    scale *= float(found[1]) if found else 1.0
    yield node, scale
    for child in node:
        yield from scaled(child, scale)


def test_on_a_telephone_nothing_is_pushed_and_sideways_every_text_can_be_read() -> None:
    """The low picture is 600 units wide, and a screen of 667 pixels shows it nearly as large."""
    match, luck, tall = new("explo", 6, 11, options={"preparation-seconds": 0}), random.Random(3), set()
    for _ in range(120):
        seat = match.to_act[0]
        drawn_low = fromstring(match.game.draw(match.view(seat), words("fr", "explo"), NAMES, low=True))
        tall.add(drawn(match, narrow=True).get("viewBox"))
        assert drawn_low.get("viewBox") == "0 0 600 374"
        small = {
            node.text for node, scale in scaled(drawn_low)
            if node.tag == f"{SVG}text" and float(node.get("font-size", 0)) * scale < 11
        }  # fmt: skip
        assert not small
        match.play(luck.choice(match.legal(seat)), seat)
    assert len(tall) == 1, "upright, the picture is as high in each phase"


def test_a_click_goes_through_a_companion_who_stands_where_one_can_go() -> None:
    match, luck, met = new("explo", 4, 5, options={"preparation-seconds": 0}), random.Random(1), 0
    while not match.over and met < 5:
        view = match.view(match.to_act[0])
        assert isinstance(view, ExploView)
        here = view.cavers[view.active]
        ways = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
        aims = {ways[move[5:]] for move in view.legal if move.startswith("move ") and move[5:] in ways}
        picture = drawn(match, narrow=False)
        for seat, caver in enumerate(view.cavers):
            pawn = next((node for node in picture.iter() if node.get("id") == f"caver-{seat}"), None)
            if pawn is not None and (caver.x - here.x, caver.y - here.y) in aims:
                met += 1
                assert pawn.get("pointer-events") == "none"
            elif pawn is not None and seat == view.active:
                assert pawn.get("pointer-events") is None
        legal = match.legal(match.to_act[0])
        usual = [move for move in legal if move.split()[0] not in ("give", "mark", "leave", "exchange")]
        match.play("depart" if "depart" in legal else luck.choice(usual or legal), match.to_act[0])
    assert met


def numbers(text: str | None) -> list[float]:
    return [float(number) for number in re.findall(r"-?[\d.]+", text or "")]


@pytest.mark.parametrize("rising", [1, -1])
@pytest.mark.parametrize("narrow", [False, True])
def test_in_a_large_cave_what_is_near_lies_beside_the_knobs(narrow: bool, rising: int) -> None:
    """A gallery that climbs, or falls, from the entrance to the edge of the table, with a caver at each corner."""
    match = under_way()
    view = match.view(match.to_act[0])
    assert isinstance(view, ExploView)
    gallery = [(at // 2, -rising * ((at + 1) // 2)) for at in range(32)]
    tiles = tuple(msgspec.structs.replace(view.tiles[0], cell=f"{x},{y}", x=x, y=y) for x, y in gallery)
    for x, y in gallery:
        cavers = [msgspec.structs.replace(caver, cell=f"{x},{y}", x=x, y=y) for caver in view.cavers]
        seen = msgspec.structs.replace(view, tiles=tiles, cavers=tuple(cavers), legal=(), drawn=None, step="act")
        said = words("en", "explo")
        picture = fromstring(match.game.part("picture").draw(seen, said, NAMES, narrow=narrow, headed=False))
        cave = next(node for node in picture.iter() if node.get("id") == "cave")
        left, top, width, _ = numbers(cave.get("data-whole"))
        (start, upper, wide, _), (zero_x, zero_y) = numbers(cave.get("data-near")), numbers(cave.get("data-zero"))
        unit = float(cave.get("data-unit", 0))
        knobs = [numbers(node.get("transform"))[:2] for node in picture.iter() if node.get("data-zoom")]
        assert len(knobs) == 3
        for there, below in gallery:
            if max(abs(there - x), abs(below - y)) > 3:
                continue
            right = left + (zero_x + (there + 0.5) * unit - start) * width / wide
            above = top + (zero_y + (below - 0.5) * unit - upper) * width / wide
            assert right < knobs[0][0] - 20 or above > knobs[-1][1] + 20
