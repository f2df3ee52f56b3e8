"""Rows by picture, columns by symbol: the best reading, found among all there are.

In a row each square is read as one of seven things: nothing, the wanted picture A, B or C, an anchor, a biscuit, or no
chip at all. A row's points are then a look into a table. The symbols of a column are counted in one number, four bits
for each symbol and for the biscuits, so that adding chips up is adding numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement, product

from vulcania.games._ocean.components import SYMBOLS
from vulcania.games.leagues.components import (
    AS_A,
    AS_B,
    AS_C,
    AS_FREE,
    AS_NOTHING,
    AS_WILD,
    READS,
    SYMBOL_BITS,
    WILD_SHIFT,
    Contents,
)

SINGLE, PAIR, TRIPLE = range(3)

Parts = tuple[tuple[int, tuple[int, ...]], ...]
"""How a row was read: for each part its kind and its squares."""

PAIRS = ((AS_A, AS_B), (AS_B, AS_C))
"""LG-32: what follows one another in the wanted sequence."""


def _partitions(row: Sequence[int]) -> Iterator[Parts]:
    """LG-32: every way to read a row without biscuits."""
    singles = tuple((SINGLE, (square,)) for square in range(3) if row[square] not in (AS_NOTHING, AS_FREE))
    yield singles
    if tuple(row) == (AS_A, AS_B, AS_C):
        yield ((TRIPLE, (0, 1, 2)),)
    for left in range(2):
        if (row[left], row[left + 1]) in PAIRS:
            other = 2 - 2 * left
            yield ((PAIR, (left, left + 1)), *(part for part in singles if part[1] == (other,)))


def read_row(row: Sequence[int], values: tuple[int, int, int]) -> tuple[int, Parts]:
    """LG-29, LG-32: the points of the best reading, and that reading; each biscuit is whatever picture serves best.

    ``values`` are the round's points for a single, a pair and a triple.
    """
    best: tuple[int, Parts] = (0, ())
    for pictures in product(*((AS_A, AS_B, AS_C) if square == AS_WILD else (square,) for square in row)):
        for parts in _partitions(pictures):
            points = sum(values[kind] for kind, _ in parts)
            if points > best[0]:
                best = points, parts
    return best


@cache
def row_table(values: tuple[int, int, int]) -> tuple[int, ...]:
    """The points of every row: the index is its three squares as digits (:func:`row_index`)."""
    return tuple(read_row(row, values)[0] for row in product(range(READS), repeat=3))


def row_index(contents: Contents, board: Sequence[int], row: int) -> int:
    """A row's three squares, as they are read, in one number."""
    reads = contents.reads[row]
    at = 3 * row
    return (reads[board[at]] * READS + reads[board[at + 1]]) * READS + reads[board[at + 2]]


def row_points(contents: Contents, board: Sequence[int], row: int) -> int:
    """LG-32, LG-33: what a row is worth as it lies."""
    return row_table(contents.row_values[row])[row_index(contents, board, row)]


def symbol_counts(code: int) -> list[int]:
    """How many there are of each symbol; biscuits are left out."""
    return [code >> SYMBOL_BITS * symbol & 15 for symbol in range(6)]


def read_column(code: int, values: tuple[int, int, int]) -> tuple[int, list[int]]:
    """The points of a column, and how many it has of each symbol in the reading that gives them."""
    best: tuple[int, list[int]] = (-1, [])
    for chosen in combinations_with_replacement(range(6), code >> WILD_SHIFT):
        have = symbol_counts(code)
        for symbol in chosen:
            have[symbol] += 1
        points = sum(values[min(count, 3) - 1] for count in have if count)
        if points > best[0]:
            best = points, have
    return best


@cache
def code_points(code: int, values: tuple[int, int, int]) -> int:
    """LG-38: the points of so many symbols, the biscuits counted as those that serve best."""
    return read_column(code, values)[0]


def column_code(contents: Contents, board: Sequence[int], column: int) -> int:
    """The symbols of a column, added up."""
    symbols = contents.symbols
    return symbols[board[column]] + symbols[board[column + 3]] + symbols[board[column + 6]]


def column_points(contents: Contents, board: Sequence[int], column: int) -> int:
    """LG-38: what a column is worth as it lies."""
    return code_points(column_code(contents, board, column), contents.column_values)


def columns_points(contents: Contents, board: Sequence[int]) -> int:
    return sum(column_points(contents, board, column) for column in range(3))


def event_points(contents: Contents, boards: Sequence[Sequence[int]], number: int, finder: int) -> list[int]:
    """LG-29: what each seat would get if this biscuit were found by that seat now."""
    event = contents.events[number - 1]
    one, other = (SYMBOL_BITS * SYMBOLS.index(name) for name in event.symbols)
    codes = [sum([contents.symbols[chip] for chip in board]) for board in boards]
    have = [(code >> one & 15) + (code >> other & 15) for code in codes]
    if event.scorer == "finder":
        return [points if seat == finder else 0 for seat, points in enumerate(have)]
    if event.scorer == "most":
        most = max(have)
        return [points if points == most else 0 for points in have]
    return have
