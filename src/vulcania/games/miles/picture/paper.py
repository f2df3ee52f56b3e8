"""The table of this edition, and the paper that its scoreboards are printed on: on pages at night ``room.css`` knows it
by these colours."""

TABLE, CHART = "#0b2f3f", "#1d566b"
"""The table: sea-green, with the lines of a chart."""
SHEET, RULE, PALE = "#f2ead6", "#b9a77f", "#6b6250"
"""A scoreboard: printed paper, ruled and lettered."""
WELL = "#d5e1e6"
"""Where a chip goes."""
NOW, MET = "#ffe2a0", "#2f7d4f"
"""The row of the round, and the ring around a wanted picture that is there."""
BONUS = {"green": "#3f8f5f", "red": "#c0432f"}
GLOW = "#e08a00"
"""On paper, what can be acted on."""
