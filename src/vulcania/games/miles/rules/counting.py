"""What rows and columns are worth: always the best reading of the wild seals, found exactly (MI-21).

A row counts pictures, a column counts symbols; a seal's picture and its symbol are chosen independently, so that rows
and columns can be read one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from vulcania.games._ocean.components import FREE
from vulcania.games.miles.components import COLUMNS, SEAL, SHORT_ROUNDS, SIGNS, Contents


def row_pictures(contents: Contents, board: Sequence[int], row: int) -> tuple[list[int], list[int]]:
    """MI-26: the squares whose chips show a wanted picture, each picture once, and the squares of the seals used."""
    missing = set(contents.row_roles[row])
    shown = []
    seals = []
    for square in contents.row_squares[row]:
        chip = board[square]
        if chip == FREE:
            continue
        face = contents.role[chip]
        if face in missing:
            missing.remove(face)
            shown.append(square)
        elif face == SEAL:
            seals.append(square)
    return shown, seals[: len(missing)]


def row_points(contents: Contents, board: Sequence[int], row: int) -> int:
    """MI-26, MI-21: a seal is best read as a wanted picture that is not there yet, and no order matters."""
    shown, seals = row_pictures(contents, board, row)
    return contents.row_values[row][len(shown) + len(seals)]


def column_signs(contents: Contents, board: Sequence[int], column: int, rows: int) -> tuple[list[int], int]:
    """How often each symbol lies in a column's first rows, printed ones included (MI-30), and how many seals."""
    counts = [0] * len(SIGNS)
    seals = 0
    for square in range(column, rows * COLUMNS, COLUMNS):
        printed = contents.printed[square]
        if printed >= 0:
            counts[printed] += 1
        chip = board[square]
        if chip == FREE:
            continue
        seals += contents.wild[chip]
        for sign in contents.signs[chip]:
            counts[sign] += 1
    return counts, seals


def column_points(contents: Contents, board: Sequence[int], column: int, rows: int) -> int:
    counts, seals = column_signs(contents, board, column, rows)
    return best_points(contents.column_values[column], tuple(sorted(counts)), seals)


def columns_points(contents: Contents, board: Sequence[int], rows: int) -> int:
    """MI-29, MI-30: all four columns over the rows played."""
    return sum(column_points(contents, board, column, rows) for column in range(COLUMNS))


def worth(table: Sequence[int], count: int) -> int:
    """The points for so many equal symbols; the last entry stands for more as well."""
    return table[min(count, len(table) - 1)]


@cache
def best_points(table: tuple[int, ...], counts: tuple[int, ...], seals: int) -> int:
    """MI-30 with MI-21: the most points when each seal is one symbol of choice.

    The tables rise neither ever faster nor ever slower, so giving seals out one by one can miss the best. Symbol by
    symbol, every number of seals is tried; what the rest is worth depends only on how many are left.
    """
    if not counts:
        return 0
    return max(
        worth(table, counts[0] + given) + best_points(table, counts[1:], seals - given) for given in range(seals + 1)
    )


def best_reading(table: tuple[int, ...], counts: Sequence[int], seals: int) -> list[int]:
    """How many seals each symbol gets in a best reading, the first symbols preferred."""
    given = []
    rest = tuple(counts)
    while rest:
        count, rest = rest[0], rest[1:]
        most = best_points(table, (count, *rest), seals)
        choice = next(
            number
            for number in range(seals, -1, -1)
            if worth(table, count + number) + best_points(table, rest, seals - number) == most
        )
        given.append(choice)
        seals -= choice
    return given


def standing(contents: Contents, board: Sequence[int], round_: int, rounds: int) -> int:
    """What a board would earn if it stayed as it is: the rows to come and the next count of the columns."""
    counted = SHORT_ROUNDS if round_ < SHORT_ROUNDS else rounds
    return sum(row_points(contents, board, row) for row in range(round_, rounds)) + columns_points(
        contents, board, counted
    )
