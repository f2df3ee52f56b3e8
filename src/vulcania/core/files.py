"""Files that are written: plain ones only, through symbolic links, and whole or not at all."""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path

from vulcania.core.errors import VulcaniaError

MADE = "<!-- made by vulcania -->"
"""How a picture or a page that we wrote ends."""
_OURS = (MADE.encode(), b'made = "vulcania ')
_LOOK = 200
"""So many bytes at either end of a file tell whether it is ours."""


class BadFile(VulcaniaError):
    """Something other than a plain file stands where a file is to be written."""


def plain_file(path: Path) -> Path:
    """The file behind all symbolic links, there or not. A device would be replaced, a pipe waited for without end, so
    whatever is no plain file is refused."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        mode = stat.S_IFREG
    if not stat.S_ISREG(mode):
        raise BadFile("error-folder" if stat.S_ISDIR(mode) else "error-no-plain-file", file=str(path))
    return Path(os.path.realpath(path))


def is_ours(path: Path) -> bool:
    """Whether nothing is lost with the file: it is empty, or we made it and can make it again."""
    with plain_file(path).open("rb") as file:
        begins = file.read(_LOOK)
        file.seek(max(file.seek(0, os.SEEK_END) - _LOOK, 0))
        ends = file.read()
    return not begins or any(mark in begins or mark in ends for mark in _OURS)


def write_text(path: Path, text: str) -> None:
    """Put the file in place whole, or not at all."""
    target = plain_file(path)
    handle, temporary = tempfile.mkstemp(prefix=f".{target.name[:100]}.", dir=target.parent)
    try:
        Path(temporary).chmod(_mode(target))
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(target)
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
