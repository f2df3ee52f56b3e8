"""Where every point came from: each row, bonus, event and column, kept as it was scored."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.core.event import Event
from vulcania.core.outcome import Line
from vulcania.games._ocean.chips import SYMBOLS
from vulcania.games.leagues.box import Contents
from vulcania.games.leagues.moves import SQUARES
from vulcania.games.leagues.score import PAIR, SINGLE, TRIPLE, read_column, read_row
from vulcania.words.message import Message, message

ROW, BONUS, EVENT, COLUMN = range(4)

Entry = tuple[int, int, int, tuple[int, ...]]
"""The kind, the seat, the points, and what for: round and chips, round and token, biscuit, or column and chips."""

_COLUMNS = ("A", "B", "C")
_ORDINALS = ("first", "second", "third")


def scored(kind: int, seat: int, points: int, what: tuple[int, ...]) -> Event:
    """The event of a score at the end of a round or of the match."""
    if kind == ROW:
        return Event("row", {"seat": seat, "round": str(what[0] + 1), "points": points})
    if kind == BONUS:
        return Event("bonus", {"seat": seat, "token": what[1], "points": points})
    return Event("column", {"seat": seat, "column": _COLUMNS[what[0]], "points": points})


def lines(entries: Sequence[Entry], box: Contents) -> tuple[Line, ...]:
    """The final account, seat by seat in the order in which points were scored."""
    return tuple(_line(entry, box) for entry in sorted(entries, key=lambda entry: entry[1]))


def _line(entry: Entry, box: Contents) -> Line:
    kind, seat, points, what = entry
    if kind == ROW:
        return _row_line(seat, points, what[0], what[1:], box)
    if kind == BONUS:
        return Line(seat, points, message("line-bonus", round=str(what[0] + 1), token=what[1]))
    if kind == EVENT:
        return Line(seat, points, event_line(what[0], box, points))
    return _column_line(seat, points, what[0], what[1:], box)


def event_line(number: int, box: Contents, points: int) -> Message:
    one, other = box.events[number - 1].symbols
    args: dict[str, str | int] = {"number": number, "story": str(number), "points": points}
    args |= {"one-symbol": one, "other-symbol": other}
    return Message("line-event", args)


def _row_line(seat: int, points: int, row: int, chips: tuple[int, ...], box: Contents) -> Line:
    """LG-32: which squares made the triple, the pair and the singles, and with which chips."""
    reads = [box.reads[row][chip] if chip >= 0 else 0 for chip in chips]
    values = box.row_values[row]
    _, parts = read_row(reads, values)
    used = sorted(square for _, squares in parts for square in squares)
    where = tuple(SQUARES.text(3 * row + square) for square in used)
    singles = sum(kind == SINGLE for kind, _ in parts)
    best = max((kind for kind, _ in parts), default=None)
    key = {None: "line-row-nothing", SINGLE: "line-row-singles", PAIR: "line-row-pair", TRIPLE: "line-row-triple"}[best]
    args: dict[str, str | int] = {"round": str(row + 1), "singles": singles, "single": values[SINGLE]}
    args |= {"pair": values[PAIR], "triple": values[TRIPLE]}
    args |= {f"{_ORDINALS[at]}-chip": _face(chip, box) for at, chip in enumerate(chips)}
    return Line(seat, points, Message(key, args), where)


def _face(chip: int, box: Contents) -> str:
    return box.chips[chip].face if chip >= 0 else "none"


def _column_line(seat: int, points: int, column: int, chips: tuple[int, ...], box: Contents) -> Line:
    """LG-38: the symbols that were there more than once, and the biscuits that helped."""
    code = sum(box.symbols[chip] for chip in chips if chip >= 0)
    _, have = read_column(code, box.columns)
    paid = [(symbol, count) for symbol, count in enumerate(have) if count > 1]
    args: dict[str, str | int] = {"column": _COLUMNS[column], "wild": code >> 24, "kinds": len(paid)}
    for name, (symbol, count) in zip(_ORDINALS, paid, strict=False):
        args |= {f"{name}-symbol": SYMBOLS[symbol], f"{name}-count": count}
    where = tuple(SQUARES.text(column + 3 * row) for row, chip in enumerate(chips) if chip >= 0)
    return Line(seat, points, Message(f"line-column-{len(paid)}", args), where)
