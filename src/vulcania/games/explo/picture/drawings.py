"""The drawings that never change: equipment, action cards, survey glyphs, resources, what lies in a tile, cavers."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from vulcania.drawing.art import art
from vulcania.drawing.svg import Attribute, el, pieces

INK, DANGER = "#3a2f24", "#b3261e"
ART = art("vulcania.games.explo.picture")
_USED = re.compile(rf'"#({ART.prefix}-[^"]+)"')


def put(name: str, x: float, y: float, size: float, **attributes: Attribute) -> str:
    """A drawing so large, around a point."""
    return ART.use(name, x, y, size / ART[name].box[2], **attributes)


def alone(name: str) -> str:
    """A drawing as a picture of its own, beside words that say what it shows."""
    box = " ".join(f"{number:g}" for number in ART[name].box)
    return el(
        "svg", ART[name].shapes(f"alone-{name}"), xmlns="http://www.w3.org/2000/svg", viewBox=box, aria_hidden="true"
    )


def defs(drawn: str) -> tuple[str, ...]:
    """The drawings that something drawn uses."""
    return _defined(frozenset().union(*map(_used, pieces(drawn))))


@lru_cache(2000)
def _used(piece: str) -> frozenset[str]:
    return frozenset(_USED.findall(piece))


@lru_cache(1000)
def _defined(used: frozenset[str]) -> tuple[str, ...]:
    return tuple(_definition(name) for name in ART if ART.id(name) in used)


@cache
def _definition(name: str) -> str:
    return ART.define(name)
