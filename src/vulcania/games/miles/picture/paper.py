"""The table of this edition, and the paper that its scoreboards are printed on."""

TABLE, CHART = "#0b2f3f", "#1d566b"
"""The table: sea-green, with the lines of a chart."""
SHEET, RULE, PALE = "#f2ead6", "#b9a77f", "#6b6250"
"""A scoreboard: printed paper, ruled and lettered."""
WELL = "#d5e1e6"
"""Where a chip goes."""
BONUS = {"green": "#3f8f5f", "red": "#c0432f"}
GLOW = "#e08a00"
"""On paper, what can be acted on."""
