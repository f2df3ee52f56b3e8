"""The steps that a decision can belong to."""

(
    PREPARING,
    SHARING,
    CHOOSING,
    TILE_STEP,
    CARD_STEP,
    ACT_STEP,
    MOVE_STEP,
    AFTER_STEP,
    ANSWERING,
    OVER,
    BETWEEN,
) = range(11)
"""Naming equipment, sharing cubes, choosing objectives (all seats at once); laying the tile, drawing or exchanging a
card, playing a card or moving, moving, what may follow a move; answering a companion's question; the end. Between two
turns nobody decides: the next one is begun at once."""
STEP_NAMES = (
    "preparing", "sharing", "choosing", "tile", "card", "act", "move", "after", "answering", "over",
)  # fmt: skip

NONE = -1
"""No tile, no card, no place, no objective."""
