"""No text of a board is under 11 pixels, whatever is asked, with the most players: measured in the drawing alone."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element, fromstring

import msgspec
import pytest

from vulcania import new
from vulcania.core.registry import meta
from vulcania.games.explo.view import ExploView
from vulcania.words import words

SCREENS = {"wide": (892, 624), "snug": (720, 568), "narrow": (390, 9999), "low": (579, 9999)}
"""The room that pages leave a board on screens of 1280×800, 1024×768, 390×844 and 667×375; telephones scroll."""
SHAPES = ("narrow", "low", "snug")
SMALLEST = 11
GAMES = ("explo", "leagues", "miles", "soum-soum", "voyage")
LONG_WORDS = ("fr", "nl")
MOVES = 60
SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Anna", "Maximiliane", "Cleo", "Dirk", "Eva", "Finn")
SCALE = re.compile(r"scale\(([\d.]+)")


def letters(node: Element, scale: float) -> Iterator[tuple[str, float]]:
    """Every text of a drawing, and how many pixels high its letters are."""
    found = SCALE.search(node.get("transform", ""))
    scale *= float(found[1]) if found else 1.0
    if node.tag == f"{SVG}text":
        yield "".join(node.itertext()), float(node.get("font-size", 16)) * scale
    for child in node:
        yield from letters(child, scale)


def too_small(drawing: str, width: float, height: float) -> dict[str, float]:
    """What cannot be read where a page leaves so much room."""
    drawn = fromstring(drawing)
    wide, high = map(float, drawn.get("viewBox", "").split()[2:])
    scale = min(width / wide, height / high)
    return {text: size for text, size in letters(drawn, scale) if size < SMALLEST - 0.05 and text.strip()}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_put_in_letters_that_can_be_read(game: str) -> None:
    seats, luck = meta(game).seats[1], random.Random(5)
    match = new(game, seats, 7, options={"preparation-seconds": 0} if game == "explo" else None)
    asked: set[str] = set()
    for _ in range(MOVES):
        seat = match.to_act[0]
        view = match.view(seat)
        if view.prompt.key not in asked:
            asked.add(view.prompt.key)
            said = words(LONG_WORDS[len(asked) % 2], game)
            for shape, room in SCREENS.items():
                drawing = match.game.draw(
                    view, said, NAMES[:seats], headed=False, **{one: one == shape for one in SHAPES}
                )
                assert not too_small(drawing, *room), (shape, view.prompt.key)
        legal = match.legal(seat)
        match.play("depart" if "depart" in legal else luck.choice(legal), seat)
        if match.over:
            break
    assert len(asked) > 1


def test_objectives_of_six_cavers_can_be_read_while_they_are_chosen() -> None:
    match = new("explo", 6, 7, options={"preparation-seconds": 0})
    view = match.view(0)
    assert isinstance(view, ExploView)
    pair = ("corrosion", "geology")
    view = msgspec.structs.replace(
        view, step="choosing", finds=dict.fromkeys(pair, ("corroded-stalagmite", "spiked-stalagmite", "broken-column")),
        offered=(pair,) * 6, legal=("keep 1", "keep 2"),
    )  # fmt: skip
    for lang in LONG_WORDS:
        for shape, room in SCREENS.items():
            drawing = match.game.draw(
                view, words(lang, "explo"), NAMES, headed=False, **{one: one == shape for one in SHAPES}
            )
            assert "corrosion" in drawing
            assert not too_small(drawing, *room), shape
