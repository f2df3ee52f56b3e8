"""Where every point came from: each row, bonus, biscuit and column, counted again from the grids as they were."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.core.outcome import Line
from vulcania.games._ocean.components import SYMBOLS
from vulcania.games.leagues.components import WILD_SHIFT, Contents
from vulcania.games.leagues.moves import SQUARE_NAMES
from vulcania.games.leagues.rules.counting import PAIR, SINGLE, TRIPLE, column_code, read_column, read_row
from vulcania.games.leagues.rules.position import LeaguesPosition
from vulcania.words.message import Message, message

_ORDINALS = ("first", "second", "third")


def breakdown(state: LeaguesPosition) -> tuple[Line, ...]:
    """The final account, seat by seat in the order in which points were scored."""
    contents = state.contents
    lines = []
    for seat in range(state.seats):
        for row in range(state.rounds):
            lines += [_biscuit(contents, *find[1:]) for find in state.finds if find[:2] == (row, seat)]
            for _, boards, order in (counted for counted in state.ledger if counted[0] == row):
                token = order.index(seat) + 1
                bonus = message("line-bonus", round=str(row + 1), token=token)
                lines += [_row(contents, seat, row, boards[seat]), Line(seat, contents.bonus[token - 1], bonus)]
        if not state.to_act:
            lines += [_column(contents, seat, column, state.boards[seat]) for column in range(3)]
    return tuple(lines)


def _biscuit(contents: Contents, seat: int, points: int, number: int) -> Line:
    one, other = contents.events[number - 1].symbols
    args: dict[str, str | int] = {"number": number, "story": str(number), "points": points}
    return Line(seat, points, Message("line-event", args | {"one-symbol": one, "other-symbol": other}))


def _row(contents: Contents, seat: int, row: int, board: Sequence[int]) -> Line:
    """LG-32: which squares made the triple, the pair and the singles, and with which chips."""
    chips = board[3 * row : 3 * row + 3]
    values = contents.row_values[row]
    points, parts = read_row([contents.reads[row][chip] for chip in chips], values)
    used = sorted(square for _, squares in parts for square in squares)
    where = tuple(SQUARE_NAMES.text(3 * row + square) for square in used)
    singles = sum(kind == SINGLE for kind, _ in parts)
    best = max((kind for kind, _ in parts), default=None)
    key = {None: "line-row-nothing", SINGLE: "line-row-singles", PAIR: "line-row-pair", TRIPLE: "line-row-triple"}[best]
    args: dict[str, str | int] = {"round": str(row + 1), "singles": singles, "single": values[SINGLE]}
    args |= {"pair": values[PAIR], "triple": values[TRIPLE]}
    faces = (contents.chips[chip].face if chip >= 0 else "none" for chip in chips)
    args |= {f"{name}-chip": face for name, face in zip(_ORDINALS, faces, strict=True)}
    return Line(seat, points, Message(key, args), where)


def _column(contents: Contents, seat: int, column: int, board: Sequence[int]) -> Line:
    """LG-38: the symbols that were there more than once, and the biscuits that helped."""
    squares = range(column, len(board), 3)
    code = column_code(contents, board, column)
    points, have = read_column(code, contents.column_values)
    paid = [(symbol, count) for symbol, count in enumerate(have) if count > 1]
    args: dict[str, str | int] = {"column": "ABC"[column], "wild": code >> WILD_SHIFT, "kinds": len(paid)}
    for name, (symbol, count) in zip(_ORDINALS, paid, strict=False):
        args |= {f"{name}-symbol": SYMBOLS[symbol], f"{name}-count": count}
    where = tuple(SQUARE_NAMES.text(square) for square in squares if board[square] >= 0)
    return Line(seat, points, Message(f"line-column-{len(paid)}", args), where)
