"""The drawings that never change: survey glyphs, resources, what lies in a tile, cavers, markers and knobs."""

from __future__ import annotations

from vulcania.drawing.art import art

INK, DANGER = "#3a2f24", "#b3261e"
ART = art("vulcania.games.explo.picture")


def defs() -> list[str]:
    """Every glyph; the other drawings are put in where they are needed."""
    return [ART.define(name) for name in ART if name.startswith("glyph-")]
