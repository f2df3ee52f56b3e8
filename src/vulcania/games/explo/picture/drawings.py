"""The drawings that never change: survey glyphs, resources, what lies in a tile, cavers, markers and knobs."""

from __future__ import annotations

from vulcania.drawing.art import art
from vulcania.drawing.svg import el

INK, DANGER = "#3a2f24", "#b3261e"
ART = art("vulcania.games.explo.picture")


def defs() -> list[str]:
    """Every glyph, to be placed with :func:`glyph`."""
    return [ART.define(name) for name in ART if name.startswith("glyph-")]


def glyph(name: str, x: float, y: float, scale: float = 1.0) -> str:
    return el("use", href=f"#glyph-{name}", transform=f"translate({x:.1f} {y:.1f}) scale({scale:.2f})")
