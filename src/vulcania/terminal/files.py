"""Files that the user names for what a command makes."""

from __future__ import annotations

import os
import sys
from errno import EACCES, ENOENT
from pathlib import Path

from vulcania.core.errors import VulcaniaError
from vulcania.core.files import MADE, is_ours, plain_file, write_text
from vulcania.terminal.screen import spoken
from vulcania.words import words

STANDARD = "-"
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


def at_keyboard() -> bool:
    """Whether there is somebody to be asked."""
    return sys.stdin.isatty() and sys.stderr.isatty()


class Output:
    """A file to be written, or standard output (``-``). It is asked for before the work begins, so that nobody waits
    for what cannot be kept: only plain files are written, a match never, and what is not ours only by ``force`` or if
    the user says so when asked."""

    def __init__(self, name: str, *, force: bool = False) -> None:
        self.name = name
        if name == STANDARD:
            return
        try:
            self._check(force)
        except (OSError, ValueError) as error:
            raise VulcaniaError("cli-error-write", file=name, why=why(error)) from None

    def _check(self, force: bool) -> None:
        target = plain_file(Path(self.name))
        if not target.parent.is_dir():
            raise FileNotFoundError(ENOENT, os.strerror(ENOENT))
        if not os.access(target.parent, os.W_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))
        if not target.exists():
            return
        with target.open("rb") as file:
            if file.read(len(_RECORD)) == _RECORD:
                raise VulcaniaError("cli-error-over-record", file=self.name)
        if not (force or is_ours(target) or self._allowed()):
            raise VulcaniaError("cli-error-not-ours", file=self.name)

    def _allowed(self) -> bool:
        """What somebody at the keyboard says. The question is no part of our output."""
        if not at_keyboard():
            return False
        say = words(spoken()).say
        sys.stderr.write(say("cli-ask-replace", file=self.name) + " ")
        sys.stderr.flush()
        return sys.stdin.readline().strip().casefold().replace("'", "’") in say("cli-yes").split(", ")

    def write_markup(self, text: str) -> None:
        """A picture or a page, with a note by which we shall know it for ours."""
        self.write(f"{text.rstrip()}\n{MADE}\n")

    def write(self, text: str) -> None:
        if self.name == STANDARD:
            sys.stdout.write(text)
            return
        try:
            write_text(Path(self.name), text)
        except (OSError, ValueError) as error:
            raise VulcaniaError("cli-error-write", file=self.name, why=why(error)) from None
