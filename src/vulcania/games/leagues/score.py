"""Rows by picture, columns by symbol: the best reading, found among all there are.

In a row each square is read as one of six things: nothing, the wanted picture A, B or C, an anchor, or a biscuit. A
row's points are then a look into a table. The symbols of a column are counted in one number, four bits for each symbol
and for the biscuits, so that adding chips up is adding numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement, product

NOTHING, A, B, C, ANCHOR, WILD = range(6)
READS = 6
SINGLE, PAIR, TRIPLE = range(3)

Parts = tuple[tuple[int, tuple[int, ...]], ...]
"""How a row was read: for each part its kind and its squares."""

PAIRS = ((A, B), (B, C))
"""LG-32: what follows one another in the wanted sequence."""

SYMBOL_BITS = 4
WILD_SHIFT = 6 * SYMBOL_BITS
WILD_SYMBOL = 1 << WILD_SHIFT


def _partitions(row: Sequence[int]) -> Iterator[Parts]:
    """LG-32: every way to read a row without biscuits."""
    singles = tuple((SINGLE, (square,)) for square in range(3) if row[square] != NOTHING)
    yield singles
    if tuple(row) == (A, B, C):
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
    for pictures in product(*((A, B, C) if square == WILD else (square,) for square in row)):
        for parts in _partitions(pictures):
            points = sum(values[kind] for kind, _ in parts)
            if points > best[0]:
                best = points, parts
    return best


def row_table(values: tuple[int, int, int]) -> tuple[int, ...]:
    """The points of every row: the index is its three squares as digits to the base six."""
    return tuple(read_row(row, values)[0] for row in product(range(READS), repeat=3))


def symbol_code(symbols: Sequence[int]) -> int:
    """The symbols of a chip as a number that can be added up."""
    return sum(1 << SYMBOL_BITS * symbol for symbol in symbols)


def counts(code: int) -> list[int]:
    """How many there are of each symbol; biscuits are left out."""
    return [code >> SYMBOL_BITS * symbol & 15 for symbol in range(6)]


@cache
def column_points(code: int, values: tuple[int, int, int]) -> int:
    """LG-38: a column's points with its biscuits counted as the symbols that serve best."""
    return read_column(code, values)[0]


def read_column(code: int, values: tuple[int, int, int]) -> tuple[int, list[int]]:
    """The points of a column, and how many it has of each symbol in the reading that gives them."""
    best: tuple[int, list[int]] = (-1, [])
    for chosen in combinations_with_replacement(range(6), code >> WILD_SHIFT):
        have = counts(code)
        for symbol in chosen:
            have[symbol] += 1
        points = sum(values[min(count, 3) - 1] for count in have if count)
        if points > best[0]:
            best = points, have
    return best
