"""Every move there can be in Explo. Directions and quarter turns are small numbers in the rules, named here."""

from __future__ import annotations

from vulcania.core.vocabulary import Coordinates, Family, Names, Vocabulary, numbers, players
from vulcania.games.explo.components import FIRST_KEPT, ITEMS, KEPT, MOST, RESOURCES

REACH = 72
"""EX-1: of 73 tiles, none lies farther from the first."""
TABLE = 16
"""EX-13: the table ends so many tiles from the entrance; before rules 3 it had no end."""

DIRECTIONS = ("n", "e", "s", "w", "ne", "se", "sw", "nw")
TURNS = ("r0", "r90", "r180", "r270")

SQUARES = Coordinates(REACH)
SIDE = SQUARES.side
ENTRANCE = SQUARES.at(0, 0)
ON_TABLE = Coordinates(TABLE)
TURN = Names(*TURNS, kind="turn")

VOCABULARY = Vocabulary(
    # preparing
    Family("take", Names(*ITEMS, hint="item", kind="item")),
    Family("depart"),
    Family("give", Names(*RESOURCES, kind="resource"), players(MOST), players(MOST)),
    Family("begin"),
    Family("keep", numbers(1, 2)),
    # a turn
    Family("tile", ON_TABLE, TURN),
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
    older=(_beyond := Family("tile", SQUARES, TURN),),
)
(
    TAKE, DEPART, GIVE, BEGIN, KEEP, TILE, DRAW, DISCARD, EXCHANGE, AGREE, DECLINE, PLAY, CROSS, JOIN, REMAIN, DIG,
    MARK, MOVE, STAY, LEAVE, END,
) = (family.base for family in VOCABULARY.families)  # fmt: skip

BEYOND = _beyond.base
"""From here on tiles are laid where the table has ended since."""
_SQUARE_OF = tuple(SQUARES.at(*ON_TABLE.xy(index)) for index in range(ON_TABLE.size))
TILES = {square: TILE + 4 * index for index, square in enumerate(_SQUARE_OF)}
"""The squares of the cave that are on the table, each with the move that lays a tile there without a turn."""


def tile(square: int) -> int:
    """The move that lays a tile there without a turn; those with a turn follow."""
    return TILES[square] if square in TILES else BEYOND + 4 * square


def laid(move: int) -> tuple[int, int]:
    """The square and the quarter turns of a tile."""
    if move >= BEYOND:
        return divmod(move - BEYOND, 4)
    index, quarters = divmod(move - TILE, 4)
    return _SQUARE_OF[index], quarters


def give(resource: int, giver: int, taker: int) -> int:
    return GIVE + (resource * MOST + giver) * MOST + taker


def exchange(mine: int, other: int, theirs: int) -> int:
    """Both cards by their number in ``CARDS``."""
    return EXCHANGE + ((mine - FIRST_KEPT) * MOST + other) * len(KEPT) + theirs - FIRST_KEPT
