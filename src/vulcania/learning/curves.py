"""How a training went, line by line, in a file beside its weights."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import msgspec

from vulcania.core.files import plain_file, write_text

CURVES = "curves.jsonl"


class Learnt(msgspec.Struct, frozen=True):
    """The means over the last rounds."""

    round: int
    seconds: float
    value: float
    """How far the net's judgement of a match was off, squared."""
    entropy: float
    """How undecided it was among the moves."""
    policy: float
    """What was left to gain by other moves, as learning reckons it."""


class Measured(msgspec.Struct, frozen=True):
    """Matches against a fixed opponent in all other seats; in a game of teams, of a team of one kind."""

    round: int
    seconds: float
    seats: int
    against: str
    """A bot; empty: the net has all seats."""
    matches: int
    won: float


Row = Learnt | Measured


def note(folder: Path, rows: Iterable[Row]) -> None:
    with plain_file(folder / CURVES).open("ab") as file:
        file.writelines(msgspec.json.encode(row) + b"\n" for row in rows)


def read(folder: Path) -> list[Row]:
    """What was noted. A line that was cut off when somebody pulled the plug is passed over."""
    try:
        lines = (folder / CURVES).read_bytes().splitlines()
    except FileNotFoundError:
        return []
    return [row for row in map(_row, lines) if row is not None]


def _row(line: bytes) -> Row | None:
    try:
        data = json.loads(line)
        return msgspec.convert(data, Measured) if "against" in data else msgspec.convert(data, Learnt)
    except (ValueError, TypeError, msgspec.ValidationError):
        return None


def cut(folder: Path, last: int) -> None:
    """Forget the rounds after that one: they are learnt again."""
    if not (folder / CURVES).is_file():
        return
    kept = [row for row in read(folder) if row.round <= last]
    write_text(folder / CURVES, "".join(msgspec.json.encode(row).decode() + "\n" for row in kept))
