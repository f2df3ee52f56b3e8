"""Standard input, output and error as a command finds them: they may be closed, full, or lead to where nobody reads."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from errno import EBADF, EDQUOT, EFBIG, EIO, ENOSPC
from typing import TextIO, cast

from vulcania.terminal.console import forgive

_UNWRITABLE = (EBADF, EDQUOT, EFBIG, EIO, ENOSPC)


class _Closed(io.TextIOBase):
    """Output that the shell has closed (``>&-``): whoever prints is told."""

    def write(self, _: str) -> int:
        raise OSError(EBADF, os.strerror(EBADF))


class _Nowhere(io.TextIOBase):
    """Where errors go that nobody wants to hear of (``2>&-``)."""

    def write(self, text: str) -> int:
        return len(text)


def settle() -> None:
    """Make all three fit to be used. A closed one's number is taken, lest the next file that is opened get it and be
    written to by whoever prints."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.dup2(os.open(os.devnull, os.O_RDWR), number)
    sys.stdin = sys.stdin or io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    sys.stdout = sys.stdout or cast(TextIO, _Closed())
    sys.stderr = sys.stderr or cast(TextIO, _Nowhere())
    forgive(sys.stdin, sys.stdout, sys.stderr)


def unwritable(error: OSError) -> bool:
    """Whether it was standard output that could not be written. What goes wrong with a file tells the file's name."""
    return error.errno in _UNWRITABLE and error.filename is None


def give_up_output() -> None:
    """Nothing more can be written, not even what is left over when the program ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
