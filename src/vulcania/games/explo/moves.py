"""Every move there can be in Explo. Directions and quarter turns are small numbers in the rules, named here."""

from __future__ import annotations

from vulcania.core.vocabulary import Coordinates, Family, Names, Vocabulary, numbers, players
from vulcania.games.explo.components import FIRST_KEPT, ITEMS, KEPT, MOST, RESOURCES

REACH = 72
"""EX-1: of 73 tiles, none lies farther from the first."""

DIRECTIONS = ("n", "e", "s", "w", "ne", "se", "sw", "nw")
TURNS = ("r0", "r90", "r180", "r270")

SQUARES = Coordinates(REACH)
SIDE = SQUARES.side
ENTRANCE = SQUARES.at(0, 0)

VOCABULARY = Vocabulary(
    # preparing
    Family("take", Names(*ITEMS, hint="item", kind="item")),
    Family("depart"),
    Family("give", Names(*RESOURCES, kind="resource"), players(MOST), players(MOST)),
    Family("begin"),
    Family("keep", numbers(1, 2)),
    # a turn
    Family("tile", SQUARES, Names(*TURNS, kind="turn")),
    Family("draw"),
    Family("discard", Names(*KEPT, kind="card")),
    Family("exchange", Names(*KEPT, kind="card"), players(MOST), Names(*KEPT, kind="card")),
    Family("agree"),
    Family("decline"),
    Family("play", Names(*KEPT[:3], kind="card")),
    Family("cross", Names(*DIRECTIONS[:4], kind="direction")),
    Family("join"),
    Family("remain"),
    Family("dig", Names(*DIRECTIONS[:4], kind="direction")),
    Family("mark"),
    Family("move", Names(*DIRECTIONS, kind="direction")),
    Family("stay"),
    Family("leave"),
    Family("end"),
)
(
    TAKE, DEPART, GIVE, BEGIN, KEEP, TILE, DRAW, DISCARD, EXCHANGE, AGREE, DECLINE, PLAY, CROSS, JOIN, REMAIN, DIG,
    MARK, MOVE, STAY, LEAVE, END,
) = (family.base for family in VOCABULARY.families)  # fmt: skip


def give(resource: int, giver: int, taker: int) -> int:
    return GIVE + (resource * MOST + giver) * MOST + taker


def exchange(mine: int, other: int, theirs: int) -> int:
    """Both cards by their number in ``CARDS``."""
    return EXCHANGE + ((mine - FIRST_KEPT) * MOST + other) * len(KEPT) + theirs - FIRST_KEPT
