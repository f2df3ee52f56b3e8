"""The final account: where every point came from, counted again from the boards as they stood at each round's end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vulcania.core.outcome import Line
from vulcania.games.miles.box import COLUMNS, SEAL, SIGNS, SQUARE_NAMES, Contents
from vulcania.games.miles.scoring import FREE, best_reading, column_signs, row_pictures, worth
from vulcania.words.message import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vulcania.games.miles.state import MilesState


def lines(state: MilesState) -> tuple[Line, ...]:
    """Player by player and round by round: the row, the bonus and, where they were counted, the columns."""
    found = []
    for seat in range(state.seats):
        for row, boards, order in state.ledger:
            board = boards[seat]
            found.append(_row(state.contents, seat, board, row))
            number = order.index(seat)
            bonus = state.contents.number_bonus[number]
            found.append(Line(seat, bonus, message("line-bonus", round=row + 1, number=number + 1)))
            if state.counts_columns(row):
                for column in range(COLUMNS):
                    found += _column(state.contents, seat, board, row, column)
    return tuple(found)


def _cells(squares: Sequence[int]) -> tuple[str, ...]:
    return tuple(SQUARE_NAMES.text(square) for square in sorted(squares))


def _row(contents: Contents, seat: int, board: Sequence[int], row: int) -> Line:
    """MI-26"""
    shown, seals = row_pictures(contents, board, row)
    cells = _cells(shown + seals)
    count = len(cells)
    text = message("line-row", round=row + 1, count=count, seals=len(seals), cells=", ".join(cells) or "–")
    return Line(seat, contents.row_points[row][count], text, cells)


def _column(contents: Contents, seat: int, board: Sequence[int], row: int, column: int) -> list[Line]:
    """MI-30: one line for each symbol that pays, with the seals that were read as it."""
    table = contents.column_points[column]
    counts, seals = column_signs(contents, board, column, row + 1)
    given = best_reading(table, counts, seals)
    squares = range(column, (row + 1) * COLUMNS, COLUMNS)
    wild = [square for square in squares if board[square] != FREE and contents.face[board[square]] == SEAL]
    found = []
    for sign, name in enumerate(SIGNS):
        used, wild = wild[: given[sign]], wild[given[sign] :]
        bearing = [square for square in squares if _bears(contents, board, square, sign)]
        points = worth(table, counts[sign] + given[sign])
        if points:
            cells = _cells(bearing + used)
            text = message(
                "line-column",
                round=row + 1,
                column="ABCD"[column],
                symbol=name,
                count=counts[sign] + given[sign],
                seals=given[sign],
                cells=", ".join(cells),
            )
            found.append(Line(seat, points, text, cells))
    return found


def _bears(contents: Contents, board: Sequence[int], square: int, sign: int) -> bool:
    chip = board[square]
    return contents.printed[square] == sign or (chip != FREE and sign in contents.signs[chip])
