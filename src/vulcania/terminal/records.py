"""Records in files: read with care for what is no record, written so that no crash leaves half a file."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from errno import EISDIR
from pathlib import Path

from vulcania.core.errors import BadRecord, VulcaniaError
from vulcania.core.match import Match, load
from vulcania.core.record import MAX_LENGTH, Record, parse

_MOST_BYTES = 4 * MAX_LENGTH
_RECORD = b"vulcania record "
"""How every record begins."""


def why(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else str(error)) or type(error).__name__


def there(path: Path) -> bool:
    """Whether there is such a file. Of a name that no file can have, whoever writes it is told."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def read_text(name: str) -> str:
    """The text of a record's file; ``-`` is standard input."""
    try:
        if name == "-":
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
        if name == "-" or error.message.args.get("file") == name:
            raise
        raise BadRecord("cli-error-in-file", file=name, why="") from error


def write_text(path: Path, text: str) -> None:
    """Put the file in place whole, or not at all."""
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        Path(temporary).chmod(_mode(path))
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _mode(path: Path) -> int:
    """Who may read the file: as it was, or as the user's settings say of new files."""
    if path.exists():
        return stat.S_IMODE(path.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def write(name: str, text: str) -> None:
    """Write a file that the user named; ``-`` is standard output."""
    if name == "-":
        sys.stdout.write(text)
        return
    path = Path(name)
    try:
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        if path.exists() and _holds_a_match(path):
            raise VulcaniaError("cli-error-over-record", file=name)
        write_text(path, text)
    except (OSError, ValueError) as error:
        raise VulcaniaError("cli-error-write", file=name, why=why(error)) from None


def _holds_a_match(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_RECORD)) == _RECORD


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
