"""The final account: where every point came from, counted again from the boards as they stood at each round's end."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.core.outcome import Line
from vulcania.games._ocean.components import FREE
from vulcania.games.miles.components import COLUMNS, SIGNS, Contents
from vulcania.games.miles.moves import SQUARE_NAMES
from vulcania.games.miles.rules.counting import best_reading, column_signs, row_pictures, worth
from vulcania.games.miles.rules.position import MilesPosition
from vulcania.games.miles.rules.rounds import counts_columns
from vulcania.words.message import message


def breakdown(state: MilesPosition) -> tuple[Line, ...]:
    """Player by player and round by round: the row, the bonus and, where they were counted, the columns."""
    found = []
    for seat in range(state.seats):
        for row, boards, order in state.ledger:
            board = boards[seat]
            found.append(_row(state.contents, seat, board, row))
            number = order.index(seat)
            bonus = state.contents.bonus[number]
            found.append(Line(seat, bonus, message("line-bonus", round=row + 1, number=number + 1)))
            if counts_columns(state, row):
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
    return Line(seat, contents.row_values[row][count], text, cells)


def _column(contents: Contents, seat: int, board: Sequence[int], row: int, column: int) -> list[Line]:
    """MI-30: one line for each symbol that pays, with the seals that were read as it."""
    table = contents.column_values[column]
    counts, seals = column_signs(contents, board, column, row + 1)
    given = best_reading(table, counts, seals)
    squares = range(column, (row + 1) * COLUMNS, COLUMNS)
    wild = [square for square in squares if board[square] != FREE and contents.wild[board[square]]]
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
