"""Consoles to print on: with what the terminal can show, and lines that break where a printer would break them."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from io import TextIOWrapper
from itertools import accumulate
from shutil import get_terminal_size
from typing import IO, Any, cast

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Span, Text

_PLAIN = str.maketrans(
    {
        "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "−": "-", "…": "...",
        "·": "-", "•": "-", "×": "x", "→": "->", "±": "+/-", "œ": "oe", "Œ": "OE", "\u00a0": " ", "\u202f": " ",
    }
)  # fmt: skip


def plain(text: str) -> str:
    """The text in ASCII: signs by their nearest likeness, letters without their accents."""
    quoted = text.replace("«\u00a0", '"').replace("\u00a0»", '"')
    decomposed = unicodedata.normalize("NFKD", quoted.translate(_PLAIN))
    return "".join(c for c in decomposed if not unicodedata.combining(c)).encode("ascii", "replace").decode()


_UNBROKEN = {"\u00a0": "\ue0a0", "\u202f": "\ue02f"}
_STAND_IN = str.maketrans(_UNBROKEN)
_STOOD_FOR = str.maketrans({sign: space for space, sign in _UNBROKEN.items()})
"""Rich breaks lines at no-break spaces too. While it lays text out, signs that mean nothing stand in for them."""


def _plain_signs(text: str) -> list[str]:
    """Each sign of the text in ASCII. French quotation marks lose the space inside them."""
    inside = ("«\u00a0", "\u00a0»")
    return [
        ""
        if text[max(at - 1, 0) : at + 1] == inside[0] or text[at : at + 2] == inside[1]
        else _UNBROKEN.get(sign) or plain(sign)
        for at, sign in enumerate(text)
    ]


def _likeness(error: UnicodeError) -> tuple[str, int]:
    """What is written for signs that a file's encoding does not have."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


codecs.register_error("likeness", _likeness)


def forgive(*files: IO[str]) -> None:
    """Noise typed or piped in is answered, not crashed on; what cannot be written is written by its likeness."""
    for file in files:
        if isinstance(file, TextIOWrapper):
            file.reconfigure(errors="replace" if file.readable() else "likeness")


def readable(text: str) -> str:
    """Text from the command line, where the system's settings could not tell its letters."""
    return text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")


class _File:
    """The text file that a console writes to. Rich asks for its encoding and draws accordingly."""

    def __init__(self, file: IO[str], *, ascii_: bool) -> None:
        self._file = file
        self._ascii = ascii_
        self.encoding = "ascii" if ascii_ else "utf-8"

    def write(self, text: str) -> int:
        text = text.translate(_STOOD_FOR)
        return self._file.write(plain(text) if self._ascii else text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


class _Console(Console):
    """A console that never leaves a French question mark alone on a line, and measures ASCII as it is written."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        return super().render(self._settled(renderable) if isinstance(renderable, Text) else renderable, options)

    def render_str(self, text: str, **options: Any) -> Text:
        return self._settled(super().render_str(text, **options))

    def _settled(self, text: Text) -> Text:
        """The text in the signs that will be written, before room is measured for them."""
        signs = _plain_signs(text.plain) if self.encoding == "ascii" else list(text.plain.translate(_STAND_IN))
        at = list(accumulate(map(len, signs), initial=0))
        settled = text.blank_copy("".join(signs))
        settled.spans = [Span(at[span.start], at[min(span.end, len(signs))], span.style) for span in text.spans]
        return settled


def unbroken(text: str) -> str:
    """The text with signs in place of its no-break spaces, for a console of somebody else's: see ``restored``."""
    return text.translate(_STAND_IN)


@contextmanager
def restored() -> Iterator[None]:
    """While open, standard output turns such signs back into spaces, and is written as the terminal can show it."""
    with redirect_stdout(cast(IO[str], _File(sys.stdout, ascii_=not _can_unicode(sys.stdout)))):
        yield


def _can_unicode(file: IO[str]) -> bool:
    encoding = (getattr(file, "encoding", None) or "ascii").casefold().replace("-", "")
    return encoding.startswith("utf") and os.environ.get("TERM") != "dumb"


def console(file: IO[str], *, ascii_: bool = False) -> Console:
    """A console on the file, which takes text as it is: no markup, no guessed highlights."""
    target = _File(file, ascii_=ascii_ or not _can_unicode(file))
    dumb = os.environ.get("TERM", "").casefold() in ("dumb", "unknown")
    columns, lines = get_terminal_size() if dumb else (None, None)  # Rich takes any dumb terminal for 80 columns wide
    return _Console(file=cast(IO[str], target), width=columns, height=lines, markup=False, highlight=False, emoji=False)
