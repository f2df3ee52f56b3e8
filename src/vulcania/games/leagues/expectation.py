"""What a seat of `leagues` may still expect from its grid and its cards: the measure that the search goes by.

A free square of a row in play is likely to be filled, often with the chip that serves best; a symbol in a column may
find others of its kind. All of that stands in tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from vulcania.games.leagues.box import ACTIONS, ROUNDS
from vulcania.games.leagues.moves import GRID
from vulcania.games.leagues.score import READS, SYMBOL_BITS, WILD_SHIFT
from vulcania.games.leagues.state import LeaguesState

FREE = READS
"""A square that is still to be filled, besides what a chip can be read as."""
FILLED = 0.85
"""How likely a free square is to be filled before the round ends."""
CHOSEN = 0.55
"""How often a player gets the very chip that serves best."""
ACTION, SAILOR = 2.5, 0.5
"""What an action card and a sailor are worth, in points."""
SYMBOL = (0.0, 0.9, 2.9, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0)
"""What so many like symbols in a column are worth while there are rows to come; in the end LG-38 decides."""


def holding(state: LeaguesState, seat: int) -> float:
    """What a seat's grid and cards may bring beyond the points it has."""
    grid = state.grids[GRID * seat : GRID * seat + GRID]
    total = 0.0
    for row in range(state.round, ROUNDS):
        reads = state.box.reads[row]
        index = 0
        for chip in grid[3 * row : 3 * row + 3]:
            index = (READS + 1) * index + (reads[chip] if chip >= 0 else FREE)
        total += _row_table(state.box.rows[row])[index]
    for column in range(3):
        total += _symbols_worth(sum(state.box.symbols[chip] for chip in grid[column::3] if chip >= 0))
    cards: int = sum(state.held[len(ACTIONS) * seat : len(ACTIONS) * seat + len(ACTIONS)])
    sailors: int = state.sailors[seat]
    return total + ACTION * cards + SAILOR * sailors


@cache
def _row_table(points: tuple[int, ...]) -> tuple[float, ...]:
    """What each row, finished or not, will be worth: the index is its squares as digits, a free one the greatest."""
    return tuple(_expected(points, row) for row in product(range(READS + 1), repeat=3))


def _expected(points: tuple[int, ...], row: Sequence[int]) -> float:
    """Free squares fill from the left (LG-19), or stay empty when the round ends before."""
    if FREE not in row:
        first, second, third = row
        return float(points[READS * READS * first + READS * second + third])
    at = row.index(FREE)
    found = [_expected(points, (*row[:at], read, *row[at + 1 :])) for read in range(1, READS)]
    empty = _expected(points, [0 if read == FREE else read for read in row])
    return FILLED * (CHOSEN * max(found) + (1 - CHOSEN) * sum(found) / len(found)) + (1 - FILLED) * empty


@cache
def _symbols_worth(code: int) -> float:
    """A column's symbols, its biscuits given to the symbol that gains most."""
    counts = [code >> SYMBOL_BITS * symbol & 15 for symbol in range(6)]
    for _ in range(code >> WILD_SHIFT):
        best = max(range(6), key=lambda symbol: SYMBOL[counts[symbol] + 1] - SYMBOL[counts[symbol]])
        counts[best] += 1
    return sum(SYMBOL[count] for count in counts)
