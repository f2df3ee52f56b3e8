"""What every part of the picture needs to know, and the paper that this edition's scoreboards are printed on."""

from __future__ import annotations

from vulcania.games._ocean.page import OceanPage
from vulcania.games.miles.view import MilesView

Page = OceanPage[MilesView]
"""A view that is being drawn."""

TABLE, CHART = "#0b2f3f", "#1d566b"
"""The table of this edition: sea-green, with the lines of a chart."""
SHEET, RULE, INK, PALE = "#f2ead6", "#b9a77f", "#14263d", "#6b6250"
"""A scoreboard: printed paper, ruled and lettered."""
WELL = "#d5e1e6"
"""Where a chip goes."""
BONUS = {"green": "#3f8f5f", "red": "#c0432f"}
GLOW = "#e08a00"
"""On paper, what can be acted on."""
