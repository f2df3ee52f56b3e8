"""Records in files: read with care for what is no record, written so that no crash leaves half a file."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from vulcania.core.errors import BadRecord, VulcaniaError
from vulcania.core.files import write_text
from vulcania.core.match import Match, load
from vulcania.core.record import MAX_LENGTH, Record, parse
from vulcania.terminal.files import STANDARD, why

_MOST_BYTES = 4 * MAX_LENGTH


def read_text(name: str) -> str:
    """The text of a record's file; ``-`` is standard input."""
    try:
        if name == STANDARD:
            data = sys.stdin.buffer.read(_MOST_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(_MOST_BYTES + 1)
    except OSError as error:
        raise VulcaniaError("cli-error-read", file=name, why=why(error)) from None
    if len(data) > _MOST_BYTES:
        raise BadRecord("cli-error-record-size", file=name, most=_MOST_BYTES)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord("cli-error-record-text", line=data[: error.start].count(b"\n") + 1, file=name) from None


def read_record(name: str) -> Record:
    """The record in a file, not played yet."""
    with named(name):
        return parse(read_text(name))


def read_match(name: str, components: str | None = None) -> Match:
    text = read_text(name)
    with named(name):
        return load(text, components)


@contextmanager
def named(name: str) -> Iterator[None]:
    """What is found wrong in a record's text is said with the name of its file."""
    try:
        yield
    except VulcaniaError as error:
        if name == STANDARD or error.message.args.get("file") == name:
            raise
        raise BadRecord("cli-error-in-file", file=name, why="") from error


def state_folder() -> Path:
    """Where matches in progress are kept when nobody says where."""
    if os.environ.get("XDG_STATE_HOME"):
        return Path(os.environ["XDG_STATE_HOME"]) / "vulcania"
    if sys.platform == "win32" and os.environ.get("LOCALAPPDATA"):
        return Path(os.environ["LOCALAPPDATA"]) / "vulcania"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "vulcania"
    return Path.home() / ".local" / "state" / "vulcania"


def fresh_file(folder: Path, stem: str) -> Path:
    """A new file in the folder, named after the time, that no other match writes to."""
    folder.mkdir(parents=True, exist_ok=True)
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    for number in range(1, 1000):
        path = folder / (f"{stem}-{now}.txt" if number == 1 else f"{stem}-{now}-{number}.txt")
        try:
            path.open("x").close()
        except FileExistsError:
            continue
        return path
    raise FileExistsError(f"{stem}-{now}")


class Keeper:
    """Keeps a match in a file, move by move."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def save(self, match: Match) -> None:
        try:
            write_text(self.path, match.record())
        except OSError as error:
            raise VulcaniaError("cli-error-write", file=str(self.path), why=why(error)) from None
