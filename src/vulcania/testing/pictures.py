"""Pages of rules: what is pictured is a rule, can be reached, and shows what it speaks of; and the sheet is whole."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import cos, radians, sin
from xml.etree import ElementTree
from xml.etree.ElementTree import Element as Node

from vulcania.core.explain import things
from vulcania.core.pictures import scenes
from vulcania.core.rulebook import rulebook
from vulcania.drawing.lit import GLOW
from vulcania.testing.explained import all_there, places
from vulcania.words import LANGUAGES, words

SHEET = 1800
"""So many letters, with three pictures, fit on one sheet of paper."""


def test_every_pictured_rule_is_one_and_what_it_speaks_of_is_there(slug: str) -> None:
    for rule, scene in scenes(slug).items():
        assert rule in rulebook(slug).ids, f"{rule} is pictured, but there is no such rule"
        left, top, wide, high = scene.picture.crop
        for lang in LANGUAGES:
            whole = scene.whole(words(lang, slug))
            drawn = ElementTree.fromstring(whole)
            *_, width, height = drawn.get("viewBox", "").split()
            inside = left >= 0 <= top and 0 < wide <= float(width) - left and 0 < high <= float(height) - top
            assert inside, f"{rule}: {scene.picture.crop} is not within {width} by {height} ({lang})"
        for thing, told in zip(scene.picture.what, scene.explained, strict=True):
            assert thing in things(whole), f"{rule}: {thing!r} is not drawn"
            assert all_there(told, places(drawn)), f"{rule}: {told.where} is not drawn"
        picture = scene.draw(words("en", slug))
        assert not any(sign in picture for sign in ("style=", "<style", "<script"))
        shown = [left <= x <= left + wide and top <= y <= top + high for x, y in lit_spots(picture)]
        assert any(shown) or not scene.picture.what, f"{rule}: nothing that is lit lies within {scene.picture.crop}"


Matrix = tuple[float, float, float, float, float, float]
_NUMBER = r"-?\d+(?:\.\d+)?"


def lit_spots(picture: str) -> list[tuple[float, float]]:
    """For everything that is lit, a point of it: where the first shape in it lies."""
    return [spot for spot in _spots(ElementTree.fromstring(picture), (1, 0, 0, 1, 0, 0), False) if spot is not None]


def _spots(node: Node, around: Matrix, lit: bool) -> Iterator[tuple[float, float] | None]:
    own = around
    for kind, given in re.findall(r"(\w+)\(([^)]*)\)", node.get("transform", "")):
        own = _times(own, _matrix(kind, *map(float, re.findall(_NUMBER, given))))
    lit = lit or node.get("filter") == "url(#lit)" or node.get("stroke") == GLOW["stroke"]
    at = _start(node) if lit else None
    if at is not None:
        a, b, c, d, e, f = own
        yield a * at[0] + c * at[1] + e, b * at[0] + d * at[1] + f
        return
    for child in node:
        yield from _spots(child, own, lit)


def _start(node: Node) -> tuple[float, float] | None:
    """The middle of a simple shape, the first point of another."""
    match node.tag.rpartition("}")[2]:
        case "rect":
            x, y, wide, high = (float(node.get(name, 0)) for name in ("x", "y", "width", "height"))
            return x + wide / 2, y + high / 2
        case "circle" | "ellipse":
            return float(node.get("cx", 0)), float(node.get("cy", 0))
        case "text" | "use":
            return float(node.get("x", 0)), float(node.get("y", 0))
        case "path" | "polygon":
            x, y, *_ = re.findall(_NUMBER, node.get("d") or node.get("points") or "0 0")
            return float(x), float(y)
    return None


def _matrix(kind: str, *given: float) -> Matrix:
    if kind == "matrix":
        a, b, c, d, e, f = given
        return a, b, c, d, e, f
    if kind == "scale":
        return given[0], 0, 0, given[-1], 0, 0
    if kind == "rotate":
        turn = radians(given[0])
        x, y = given[1:] or (0.0, 0.0)
        there, back = (1.0, 0.0, 0.0, 1.0, x, y), (1.0, 0.0, 0.0, 1.0, -x, -y)
        return _times(_times(there, (cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0)), back)
    assert kind == "translate", kind
    return 1, 0, 0, 1, given[0], (*given, 0.0)[1]


def _times(one: Matrix, other: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f


def test_the_sheet_for_the_table_says_the_same_in_every_language_and_is_short(slug: str) -> None:
    keys = [f"summary-{part}-{number}" for part in ("turn", "points") for number in range(1, 9)]
    keys += ["summary-aim", "summary-end"]
    found = [[key for key in keys if words(lang, slug).has(key)] for lang in LANGUAGES]
    assert all(one == found[0] for one in found)
    assert not found[0] or {"summary-aim", "summary-turn-1", "summary-points-1", "summary-end"} <= {*found[0]}
    for lang in LANGUAGES:
        assert sum(len(words(lang, slug).say(key)) for key in found[0]) <= SHEET, lang
