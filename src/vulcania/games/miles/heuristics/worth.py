"""What a scoreboard may come to, and what a chip would add to it: the arithmetic behind ``heuristics``."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from math import fsum
from typing import TypeVar

from vulcania.games._ocean.components import FREE, NONE
from vulcania.games._ocean.moves import STEERING
from vulcania.games.miles.components import ANCHOR, ARROW, COLUMNS, SEAL, SHORT_ROUNDS, SIGNS, STAR, Contents
from vulcania.games.miles.rules.counting import column_signs
from vulcania.games.miles.state import MilesState

K = TypeVar("K")
V = TypeVar("V")

FILLED = 0.85
"""How likely a free square of a row is to be filled before the round ends."""
FITTING = (0.6, 0.5, 0.35, 0.0)
"""How likely a chip brings one more wanted picture, by how many there are already."""
GROWTH = 0.12
"""For each row to come, how likely a symbol finds one more of its kind in its column."""
CARD_WORTH = 9.0
"""What an action card is worth, in points."""
AGAIN = 14.0
"""What steering once more is worth."""


@cache
def row_worth(points: tuple[int, ...], have: int, free: int) -> float:
    """What a row will be worth that has so many wanted pictures and free squares."""
    if not free:
        return float(points[have])
    fitting = FITTING[have]
    more = fitting * row_worth(points, have + 1, free - 1) if fitting else 0.0
    return FILLED * (more + (1 - fitting) * row_worth(points, have, free - 1)) + (1 - FILLED) * points[have]


@cache
def symbol_worth(points: tuple[int, ...], count: int, rows: int) -> float:
    """What so many like symbols in a column will be worth, with so many rows to come."""
    top = len(points) - 1
    now, more = points[min(count, top)], points[min(count + 1, top)]
    hope = min(GROWTH * rows, 1.0) if count else 0.0
    return now + hope * (more - now)


@cache
def column_worth(points: tuple[int, ...], counts: tuple[int, ...], seals: int, rows: int) -> float:
    have = list(counts)
    for _ in range(seals):
        gains = [symbol_worth(points, count + 1, rows) - symbol_worth(points, count, rows) for count in have]
        have[gains.index(max(gains))] += 1
    return fsum(symbol_worth(points, count, rows) for count in have)


@cache
def _one_more(points: tuple[int, ...], counts: tuple[int, ...], seals: int, rows: int, times: int) -> tuple[float, ...]:
    """What one more of each symbol adds to a column, and at the end one more seal."""
    before = column_worth(points, counts, seals, rows)
    after = [
        column_worth(points, (*counts[:at], counts[at] + 1, *counts[at + 1 :]), seals, rows) for at in range(len(SIGNS))
    ]
    after.append(column_worth(points, counts, seals + 1, rows))
    return tuple(times * (worth - before) for worth in after)


def times_counted(state: MilesState) -> int:
    """MI-29: in a full game, what lies in the first rows by then is counted twice."""
    return 2 if state.round < SHORT_ROUNDS < state.rounds else 1


def board_worth(state: MilesState, board: Sequence[int]) -> float:
    """What a scoreboard will earn beyond the points already counted."""
    return rows_worth(state, board) + columns_worth(state, board)


def rows_worth(state: MilesState, board: Sequence[int]) -> float:
    lines = _lines(state.contents)
    total = 0.0
    for row in range(state.round, state.rounds):
        total += lines.row(board, row)
    return total


def columns_worth(state: MilesState, board: Sequence[int]) -> float:
    lines = _lines(state.contents)
    rows = state.rounds - state.round - 1
    total = 0.0
    for column in range(COLUMNS):
        total += lines.column(board, column, state.rounds, rows)
    return times_counted(state) * total


class Lines:
    """What the rows and columns of a box were found to be worth, by the chips that lie in them."""

    __slots__ = ("columns", "contents", "rows")

    def __init__(self, contents: Contents) -> None:
        self.contents = contents
        self.rows: dict[tuple[int, ...], float] = {}
        self.columns: dict[tuple[int, ...], float] = {}

    def row(self, board: Sequence[int], row: int) -> float:
        key = (row, *board[row * COLUMNS : row * COLUMNS + COLUMNS])
        found = self.rows.get(key)
        if found is None:
            have, free = wanted(self.contents, board, row)
            found = row_worth(self.contents.row_values[row], have, free)
            _remember(self.rows, key, found)
        return found

    def column(self, board: Sequence[int], column: int, rounds: int, rows: int) -> float:
        """``rows``: so many are to come."""
        key = (column, rounds, rows, *board[column : rounds * COLUMNS : COLUMNS])
        found = self.columns.get(key)
        if found is None:
            counts, seals = column_counts(self.contents, board, column, rounds)
            found = column_worth(self.contents.column_values[column], counts, seals, rows)
            _remember(self.columns, key, found)
        return found


def _remember(known: dict[K, V], key: K, found: V, most: int = 50_000) -> None:
    if len(known) >= most:
        known.clear()
    known[key] = found


_boxes: dict[int, Lines] = {}


def _lines(contents: Contents) -> Lines:
    """By the box itself, which is kept with them: to compare two takes as long as what is remembered."""
    found = _boxes.get(id(contents))
    if found is None:
        found = Lines(contents)
        _remember(_boxes, id(contents), found, 8)
    return found


def wanted(contents: Contents, board: Sequence[int], row: int) -> tuple[int, int]:
    """How many different wanted pictures a row has, seals included, and how many free squares."""
    missing = set(contents.row_roles[row])
    seals = free = 0
    for square in contents.row_squares[row]:
        chip = board[square]
        if chip == FREE:
            free += 1
        elif contents.role[chip] == SEAL:
            seals += 1
        else:
            missing.discard(contents.role[chip])
    return min(3, 3 - len(missing) + seals), free


def column_counts(contents: Contents, board: Sequence[int], column: int, rows: int) -> tuple[tuple[int, ...], int]:
    """The column's symbols and seals, in a form that what it is worth can be remembered by."""
    counts, seals = column_signs(contents, board, column, rows)
    return tuple(counts), seals


class Offers:
    """What the chips of the ocean would add to a seat's scoreboard, on the square where the next one goes.

    A chip face down is worth the mean of all that it may be, so that nobody peeks.
    """

    def __init__(self, state: MilesState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.contents = contents = state.contents
        board = state.boards[seat]
        self.square = state.room(seat, state.round)
        self.places: dict[int, float] = {}
        self.stacks: dict[int, float] = {}
        if self.square == NONE:
            return
        row = state.round
        have, free = wanted(contents, board, row)
        points = contents.row_values[row]
        now = row_worth(points, have, free)
        self.other = row_worth(points, have, free - 1) - now
        self.fits = row_worth(points, min(have + 1, 3), free - 1) - now
        on_board = {contents.role[board[at]] for at in contents.row_squares[row] if board[at] != FREE}
        self.missing = set(contents.row_roles[row]) - on_board
        column = self.square % COLUMNS
        counts, seals = column_counts(contents, board, column, state.rounds)
        rows = state.rounds - row - 1
        *self.signs, self.wild = _one_more(contents.column_values[column], counts, seals, rows, times_counted(state))

    @cached_property
    def standing(self) -> float:
        """What the scoreboard is worth as it lies."""
        return board_worth(self.state, self.state.boards[self.seat])

    def chip(self, chip: int) -> float:
        """What this chip would add."""
        face = self.contents.role[chip]
        if face == STAR:
            return 0.0
        if face == ARROW:
            return AGAIN
        if self.square == NONE:
            return CARD_WORTH if face == ANCHOR and self.state.top != NONE else 0.0
        gain = self.fits if face in self.missing or face == SEAL else self.other
        if self.contents.wild[chip]:
            gain += self.wild
        for sign in self.contents.signs[chip]:
            gain += self.signs[sign]
        if face == ANCHOR and self.state.top != NONE:
            return max(gain, CARD_WORTH)
        return gain

    def at(self, place: int) -> float:
        """What steering to this place would bring."""
        found = self.places.get(place)
        if found is None:
            found = self.places[place] = self._look(place)
        return found

    def _look(self, place: int) -> float:
        state = self.state
        chip = state.ocean[place]
        if chip < 0:
            return 0.0
        if state.opened >> place & 1:
            fired = state.step != STEERING and not state.fired >> place & 1
            return self.chip(chip) if self.contents.role[chip] != ARROW or fired else 0.0
        stack = self.contents.stack_of[place]
        if stack not in self.stacks:
            hidden = state.stacks[stack] + [state.ocean[at] for at in state.closed(stack)]
            self.stacks[stack] = fsum(self.chip(one) for one in hidden) / len(hidden)
        return self.stacks[stack]
