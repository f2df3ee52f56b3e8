"""The steps that a decision can belong to."""

PREPARING, SHARING, CHOOSING, TILE, CARD, ACT, MOVE, AFTER, ANSWERING, OVER, BETWEEN = range(11)
"""Naming equipment, sharing cubes, choosing objectives (all seats at once); laying the tile, drawing or exchanging a
card, playing a card or moving, moving, what may follow a move; answering a companion's question; the end. Between two
turns nobody decides: the next one is begun at once."""
NAMES = ("preparing", "sharing", "choosing", "tile", "card", "act", "move", "after", "answering", "over")
