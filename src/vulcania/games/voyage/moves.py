"""The compass, the dive lever, and every move that the game knows."""

from __future__ import annotations

from vulcania.core.vocabulary import Family, Names, Subsets, Vocabulary, numbers, players

COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""Clockwise, so that turning is adding."""
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Column and row that each direction adds; row 0 is the northernmost."""

DEPTHS = ("medium", "great", "surface")
MEDIUM, GREAT, SURFACE = range(3)

HAND = 5
"""VO-18: cards dealt to each; a hand is never larger."""
SEATS = 6

STOCK, OPEN = range(2)
"""Where a card is taken from: the stock, or the card that the turn before discarded (VO-21)."""

VOCABULARY = Vocabulary(
    Family("sail", Names(*COMPASS, kind="direction"), Names(*DEPTHS, kind="depth")),
    Family("discard", numbers(1, HAND), Names("stock", "open", kind="pile")),
    Family("step", Names(*COMPASS, kind="direction")),
    Family("stay"),
    Family("lay", Subsets(HAND)),
    Family("give-up"),
    Family("pass"),
    Family("helmet"),
    Family("call", players(SEATS)),
)
SAIL, DISCARD, STEP, STAY, LAY, GIVE_UP, PASS, HELMET, CALL = (family.base for family in VOCABULARY.families)

DIRECTION_OF = tuple(move // len(DEPTHS) for move in range(DISCARD))
DEPTH_OF = tuple(move % len(DEPTHS) for move in range(DISCARD))


def sail(direction: int, depth: int) -> int:
    """The move that sets wheel and lever (VO-9)."""
    return SAIL + direction * len(DEPTHS) + depth
