"""The drawings that never change: equipment, action cards, survey glyphs, resources, what lies in a tile, cavers."""

from __future__ import annotations

from vulcania.drawing.art import art
from vulcania.drawing.svg import Attribute

INK, DANGER = "#3a2f24", "#b3261e"
ART = art("vulcania.games.explo.picture")


def put(name: str, x: float, y: float, size: float, **attributes: Attribute) -> str:
    """A drawing so large, around a point."""
    return ART.use(name, x, y, size / ART[name].box[2], **attributes)


def defs(drawn: str) -> list[str]:
    """The drawings that something drawn uses."""
    return [ART.define(name) for name in ART if f'"#{ART.id(name)}"' in drawn]
