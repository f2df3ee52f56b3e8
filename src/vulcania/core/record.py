"""A match as a text that a person can read and write.

    vulcania record 1
    game: soum-soum
    rules: 1
    components: 8c1f0d6a5b7e9f32
    players: Anna | Ben
    options: first=p1 open-market=off
    seed: 7
    result: 12 9, won by p1
    trace: 5f0c2a9b
    signed: KEY SIGNATURE

    1. p1 place 2 c4; dive c4
    2. p2 place 1 b2; stay

Moves that were taken back stay where they were played; a line after them says how many, and who asked for it:

    3. p1 place 1 b3; stay
    undo: 2 by p1
    4. p1 place 1 d3; stay

A match that goes on from a position of another has a line where it leaves that one: the seed of its own chance, and
for whom everything that they could not know was dealt anew:

    branch: 4711 for p1

A server signs the matches that ended at its tables; ``server/signing.py`` tells how. Only ``game``, ``players`` and
``seed`` are required of a record written by hand. What follows ``#`` is a comment. The number before a line of moves
and the player's mark may be left out where nobody could doubt them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from vulcania.core.errors import BadRecord

FORMAT = 1
MAX_LENGTH = 2_000_000
"""No match of any game comes near this many characters; noise is refused before it is read."""

_FIRST = re.compile(r"vulcania record (\d{1,6})\Z")
_HEADER = re.compile(r"([a-z]+)\s*:\s*(.*)\Z")
_MOVES = re.compile(r"(?:\d+\.\s*)?(?:p(\d{1,2})\b\s*)?(.*)\Z", re.S)
_UNDO = re.compile(r"undo\s*:\s*(\d{1,6})(?:\s+by\s+p(\d{1,2}))?\Z")
_BRANCH = re.compile(r"branch\s*:\s*(\d{1,60})\s+for\s+p(\d{1,2})\Z")
_KEYS = ("game", "rules", "components", "players", "options", "seed", "result", "trace", "signed")
_REQUIRED = ("game", "players", "seed")
UNFINISHED = "*"
_UNSEEN = "\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"
"""Signs without width: within a name they may matter (they join emoji, they shape letters), around it they do not."""


class RecordedMove(msgspec.Struct, frozen=True):
    """A move as it stands in a record: the seat where it was written, the notation, the line it was on."""

    seat: int | None
    text: str
    line: int = 0


class RecordedUndo(msgspec.Struct, frozen=True):
    """Moves taken back: how many of those that stood, and the seat that asked for it, where it is known."""

    count: int
    by: int | None = None
    line: int = 0

    @property
    def text(self) -> str:
        return f"undo: {self.count}" + (f" by p{self.by + 1}" if self.by is not None else "")


class RecordedBranch(msgspec.Struct, frozen=True):
    """From here on the match is another one, with chance of its own: what a seat could not know was dealt anew."""

    seed: int
    seat: int
    line: int = 0

    @property
    def text(self) -> str:
        return f"branch: {self.seed} for p{self.seat + 1}"


Entry = RecordedMove | RecordedUndo | RecordedBranch


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """What a record says, not yet held against the rules."""

    game: str
    players: tuple[str, ...]
    seed: int
    rules: int | None = None
    components: str | None = None
    options: dict[str, str] = {}
    result: str | None = None
    trace: str | None = None
    signed: str | None = None
    moves: tuple[Entry, ...] = ()
    lines: dict[str, int] = {}
    """On which line each header entry stood, for errors found later."""

    def text(self) -> str:
        """The record as it is written to a file."""
        header = {
            "game": self.game,
            "rules": self.rules,
            "components": self.components,
            "players": " | ".join(self.players),
            "options": " ".join(f"{name}={value}" for name, value in sorted(self.options.items())) or None,
            "seed": self.seed,
            "result": self.result,
            "trace": self.trace,
            "signed": self.signed,
        }
        lines = [f"vulcania record {FORMAT}"]
        lines += [f"{key}: {value}" for key, value in header.items() if value is not None]
        return "\n".join([*lines, "", *_turns(self.moves)]) + "\n"


def one_line(text: str) -> str:
    """What someone typed, on one line, without the invisible signs that turn the words after them around."""
    return " ".join(re.sub(r"[\x00-\x1f\x7f\u202a-\u202e\u2066-\u2069]", " ", text).split()).strip(_UNSEEN)


def player_name(name: str) -> str:
    """A name as a record can hold it: one line, without the signs that part entries."""
    return one_line(re.sub("[|#]", " ", name))[:40].rstrip(f" {_UNSEEN}")


def _turns(moves: Iterable[Entry]) -> list[str]:
    """One line for each run of moves by the same seat, for each undo and for where another match begins."""
    lines: list[str] = []
    number, last = 0, None
    for move in moves:
        if not isinstance(move, RecordedMove):
            lines.append(move.text)
        elif isinstance(last, RecordedMove) and last.seat == move.seat:
            lines[-1] += f"; {move.text}"
        else:
            number += 1
            lines.append(f"{number}. " + (f"p{move.seat + 1} " if move.seat is not None else "") + move.text)
        last = move
    return lines


def parse(text: str) -> Record:
    """Read a record; :class:`BadRecord` says on which line and what was expected."""
    if len(text) > MAX_LENGTH:
        raise BadRecord("error-record-long", length=len(text), most=MAX_LENGTH)
    lines = [line.partition("#")[0].strip() for line in text.removeprefix("\ufeff").splitlines()]
    start = next((at for at, line in enumerate(lines) if line), None)
    first = _FIRST.match(lines[start]) if start is not None else None
    if start is None or first is None:
        raise BadRecord("error-record-first", line=(start or 0) + 1, expected=f"vulcania record {FORMAT}")
    if int(first[1]) != FORMAT:
        raise BadRecord("error-record-format", line=start + 1, found=first[1], expected=FORMAT)
    header, where, body = _header(lines, start + 1)
    for key in _REQUIRED:
        if key not in header:
            raise BadRecord("error-record-missing", line=body + 1, entry=key)
    return Record(
        game=header["game"],
        players=tuple(player_name(name) for name in header["players"].split("|")),
        seed=_whole(header, where, "seed"),
        rules=_whole(header, where, "rules") if "rules" in header else None,
        components=header.get("components"),
        options=_options(header.get("options", ""), where.get("options", 0)),
        result=header.get("result"),
        trace=header.get("trace"),
        signed=header.get("signed"),
        moves=tuple(_moves(lines, body)),
        lines=where,
    )


def _header(lines: list[str], at: int) -> tuple[dict[str, str], dict[str, int], int]:
    """The entries, the line of each, and the index of the first line after them."""
    header: dict[str, str] = {}
    where: dict[str, int] = {}
    while at < len(lines):
        line = lines[at]
        if not line and header:
            break
        entry = _HEADER.match(line)
        if line and entry is None:
            if header:
                break
            raise BadRecord("error-record-header", line=at + 1, found=line[:60], expected=", ".join(_KEYS))
        if entry is not None:
            key, value = entry.groups()
            if key not in _KEYS:
                raise BadRecord("error-record-entry", line=at + 1, found=key[:60], expected=", ".join(_KEYS))
            if key in header:
                raise BadRecord("error-record-twice", line=at + 1, entry=key)
            header[key], where[key] = value, at + 1
        at += 1
    return header, where, at


def _whole(header: dict[str, str], where: dict[str, int], key: str) -> int:
    value = header[key]
    if not (value.isascii() and value.isdigit() and len(value) <= 60):
        raise BadRecord("error-record-number", line=where[key], entry=key, found=value[:60])
    return int(value)


def _options(text: str, line: int) -> dict[str, str]:
    options = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals:
            raise BadRecord("error-record-option", line=line, found=part[:60])
        options[name] = value
    return options


def _moves(lines: list[str], start: int) -> Iterable[Entry]:
    seat: int | None = None
    for at in range(start, len(lines)):
        if not lines[at]:
            continue
        undo = _UNDO.match(lines[at])
        if undo is not None:
            yield RecordedUndo(int(undo[1]), int(undo[2]) - 1 if undo[2] else None, at + 1)
            continue
        branch = _BRANCH.match(lines[at])
        if branch is not None:
            yield RecordedBranch(int(branch[1]), int(branch[2]) - 1, at + 1)
            continue
        found = _MOVES.match(lines[at])
        assert found is not None, "the pattern takes any line"
        seat = int(found[1]) - 1 if found[1] else None
        for part in found[2].split(";"):
            if part.strip():
                yield RecordedMove(seat, " ".join(part.split()), at + 1)
