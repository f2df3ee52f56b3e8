"""Every move that the game knows."""

from __future__ import annotations

from vulcania.core.vocabulary import Family, Names, Subsets, Vocabulary, numbers, players
from vulcania.games.voyage.components import COMPASS, DEPTHS, HAND

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
