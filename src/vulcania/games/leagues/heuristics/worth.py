"""What a grid of `leagues` is worth: as a player judges it move by move, and as the search does in the end.

A row or a column is worth what it would score as it lies, and part of what it could still become. A free square of a
row in play is likely to be filled, often with the chip that serves best; a symbol in a column may find others of its
kind. All of that stands in tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from math import fsum

from vulcania.games._ocean.components import held
from vulcania.games.leagues.components import AS_FREE, AS_WILD, READS, SPECIALS, WILD_SHIFT, WILD_SYMBOL
from vulcania.games.leagues.rules.counting import code_points, column_code, row_index, row_table, symbol_counts
from vulcania.games.leagues.state import LeaguesState

ROW_HOPE = (0.0, 0.45, 0.3, 0.2)
COLUMN_HOPE = (0.0, 0.35, 0.2, 0.1)
"""How much of what a line could become counts, by the number of its squares that are free."""
FILLED = 0.85
"""How likely a free square is to be filled before the round ends."""
CHOSEN = 0.55
"""How often a player gets the very chip that serves best."""
ACTION, SAILOR = 2.5, 0.5
"""What an action card and a sailor are worth, in points."""
SYMBOL = (0.0, 0.9, 2.9, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0)
"""What so many like symbols in a column are worth while there are rows to come; in the end LG-38 decides."""

Values = tuple[int, int, int]

_STEPS = (READS * READS, READS, 1)
"""How far apart rows are, by their index, that differ in one square."""
_SCORED = (0.0,) * (READS * READS * READS)
"""Rows of earlier rounds."""

# -- as it lies, with some hope ---------------------------------------------------------------------------------------


def row(state: LeaguesState, board: Sequence[int], at: int) -> float:
    if at < state.round:
        return 0.0  # scored already
    contents = state.contents
    reads = contents.reads[at]
    left, middle, right = board[3 * at : 3 * at + 3]
    return _hopeful_rows(contents.row_values[at])[(reads[left] * READS + reads[middle]) * READS + reads[right]]


def column(state: LeaguesState, board: Sequence[int], at: int) -> float:
    contents = state.contents
    symbols = contents.symbols
    top, middle, bottom = board[at::3]
    free = (top < 0) + (middle < 0) + (bottom < 0)
    return _hopeful_column(symbols[top] + symbols[middle] + symbols[bottom], free, contents.column_values)


def grid(state: LeaguesState, board: Sequence[int]) -> list[float]:
    """What each row and then each column is worth."""
    return [row(state, board, at) for at in range(3)] + [column(state, board, at) for at in range(3)]


def around(state: LeaguesState, board: Sequence[int], square: int) -> float:
    return row(state, board, square // 3) + column(state, board, square % 3)


class Gap:
    """A free square of a grid, made ready to say what each chip would add to its row and its column."""

    __slots__ = (
        "before", "closing", "code", "columns", "free", "index", "known", "reads", "rows", "step", "symbols", "values",
    )  # fmt: skip

    def __init__(self, state: LeaguesState, board: Sequence[int], square: int, closing: float) -> None:
        self.closing = closing
        """What it is worth to fill it, whatever the chip."""
        self.known: dict[int, float] = {}
        """What each chip was found to bring in all."""
        contents = state.contents
        at, column_ = divmod(square, 3)
        self.before = around(state, board, square)
        self.reads, self.symbols = contents.reads[at], contents.symbols
        self.rows = _hopeful_rows(contents.row_values[at]) if at >= state.round else _SCORED
        self.step = _STEPS[column_]
        self.index = row_index(contents, board, at) - AS_FREE * self.step
        self.code = column_code(contents, board, column_)
        self.free = (board[column_] < 0) + (board[column_ + 3] < 0) + (board[column_ + 6] < 0) - 1
        self.values = contents.column_values
        self.columns = _columns(self.free, self.values)

    def filled(self, chip: int) -> float:
        code = self.code + self.symbols[chip]
        column_ = self.columns.get(code)
        if column_ is None:
            column_ = self.columns[code] = _hopeful_column(code, self.free, self.values)
        return self.rows[self.index + self.reads[chip] * self.step] + column_ - self.before


@cache
def _columns(_free: int, _values: Values) -> dict[int, float]:
    """The columns met so far, by their code."""
    return {}


@cache
def _hopeful_rows(values: Values) -> tuple[float, ...]:
    """By row index. A row that is still empty is worth the same to everybody: nothing."""
    table = row_table(values)
    worths = []
    for index, squares in enumerate(product(range(READS), repeat=3)):
        free = squares.count(AS_FREE)
        best = 0
        for square in squares:
            best = READS * best + (AS_WILD if square == AS_FREE else square)
        worths.append(0.0 if free == 3 else table[index] + ROW_HOPE[free] * (table[best] - table[index]))
    return tuple(worths)


@cache
def _hopeful_column(code: int, free: int, values: Values) -> float:
    now = code_points(code, values)
    return now + COLUMN_HOPE[free] * (code_points(code + free * WILD_SYMBOL, values) - now) if free else now


# -- what it may come to ----------------------------------------------------------------------------------------------


def holding(state: LeaguesState, seat: int) -> float:
    """What a seat's grid and cards may bring beyond the points it has."""
    board = state.boards[seat]
    return rows_expected(state, board) + columns_expected(state, board) + cards_worth(state, seat)


def rows_expected(state: LeaguesState, board: Sequence[int]) -> float:
    contents = state.contents
    rows = range(state.round, state.rounds)
    return fsum([_expected_rows(contents.row_values[at])[row_index(contents, board, at)] for at in rows])


def columns_expected(state: LeaguesState, board: Sequence[int]) -> float:
    return fsum([_symbols_worth(column_code(state.contents, board, at)) for at in range(3)])


def cards_worth(state: LeaguesState, seat: int) -> float:
    cards = sum([held(state.held[seat], kind) for kind in range(len(SPECIALS))])
    return ACTION * cards + SAILOR * state.sailors[seat]


@cache
def _expected_rows(values: Values) -> tuple[float, ...]:
    """What each row, finished or not, will be worth, by row index."""
    table = row_table(values)
    return tuple(_expected(table, squares) for squares in product(range(READS), repeat=3))


def _expected(table: tuple[int, ...], squares: Sequence[int]) -> float:
    """Free squares fill from the left (LG-19), or stay empty when the round ends before."""
    if AS_FREE not in squares:
        first, second, third = squares
        return float(table[(first * READS + second) * READS + third])
    at = squares.index(AS_FREE)
    found = [_expected(table, (*squares[:at], read, *squares[at + 1 :])) for read in range(1, AS_FREE)]
    empty = _expected(table, [0 if read == AS_FREE else read for read in squares])
    return FILLED * (CHOSEN * max(found) + (1 - CHOSEN) * fsum(found) / len(found)) + (1 - FILLED) * empty


@cache
def _symbols_worth(code: int) -> float:
    """A column's symbols, its biscuits given to the symbol that gains most."""
    counts = symbol_counts(code)
    for _ in range(code >> WILD_SHIFT):
        best = max(range(6), key=lambda symbol: SYMBOL[counts[symbol] + 1] - SYMBOL[counts[symbol]])
        counts[best] += 1
    return fsum(SYMBOL[count] for count in counts)
