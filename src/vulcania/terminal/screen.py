"""Where the command line speaks: its language, its consoles, and what the terminal can show."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from vulcania.core.errors import VulcaniaError
from vulcania.terminal import Look
from vulcania.terminal.console import console
from vulcania.words import LANGUAGES, Words, words

PAPER = 100
NARROW = 80
_BOT = re.compile(r"\A([a-z]+)(?=(?::[\w.]+)?(?: \d+)?\Z)")
"""How a record names a bot; what may follow is its number at the table, or its budget."""
_spoken: ContextVar[str] = ContextVar("spoken", default="en")


def language(given: str | None) -> str:
    """The language to speak: as asked for, else as the environment says, else English."""
    if given is not None:
        if given not in LANGUAGES:
            raise VulcaniaError("cli-error-language", language=given[:40], known=", ".join(LANGUAGES))
        return given
    for name in ("VULCANIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")[:2].casefold()
        if value in LANGUAGES:
            return value
        if value:
            break
    return LANGUAGES[0]


def speak(given: str | None) -> str:
    """Settle the language, for errors as well."""
    lang = language(given)
    _spoken.set(lang)
    return lang


def spoken() -> str:
    return _spoken.get()


def complain(text: str) -> None:
    """One line on stderr."""
    console(sys.stderr).print(Text(text.replace("\n", " ")), soft_wrap=True)


@dataclass
class Screen:
    """What a command works with."""

    lang: str
    out: Console
    err: Console

    @property
    def look(self) -> Look:
        """What the terminal can show now: its window may have changed since the last look. Paper is long enough."""
        return Look(self.out.encoding != "ascii", self.out.width, self.out.height if self.out.is_terminal else PAPER)

    def words(self, game: str | None = None) -> Words:
        return words(self.lang, game)

    def say(self, key: str, names: Sequence[str] = (), /, **args: Any) -> str:
        return self.words().say(key, names, **args)

    def names(self, players: Sequence[str]) -> tuple[str, ...]:
        """What those are called who sit there: bots of ours in this language, others as they call themselves."""
        words = self.words()

        def called(bot: re.Match[str]) -> str:
            level = f"level-{bot[1]}"
            return words.say(level) if words.has(level) else bot[1]

        return tuple(_BOT.sub(called, name) for name in players)

    def tell(self, key: str, /, *, style: str = "", **args: Any) -> None:
        """Say a message. One that names a file is not broken into lines: it may be copied."""
        self.out.print(Text(self.say(key, **args), style=style), soft_wrap="file" in args)

    def wipe(self) -> None:
        """Take everything off the screen that is not for the next person's eyes, with what can be scrolled back to."""
        if self.out.is_dumb_terminal:
            self.out.file.write("\n" * self.out.height)  # it knows no better than to push it off
        elif self.out.is_terminal:
            # What is cleared goes into the scrollback of some terminals, so that comes after it.
            self.out.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.out.file.flush()

    def rule(self, title: str = "") -> None:
        """A line across the screen."""
        self.out.print(Rule(title, style="dim", characters=self.look.pick("─", "-")))

    def item(self, text: str | Text, style: str = "") -> None:
        """An entry of a list, its further lines set in."""
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_row(self.look.pick("·", "-"), text, style=style)
        self.out.print(row)

    def figures(self) -> Table:
        """A table of figures, set closely where there is little room."""
        return Table(box=None, padding=(0, 1 if self.out.width < NARROW else 2, 0, 0))

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.out.print(thing)


def open_screen(lang: str | None = None, *, ascii_: bool = False) -> Screen:
    chosen = speak(lang)
    return Screen(chosen, console(sys.stdout, ascii_=ascii_), console(sys.stderr, ascii_=ascii_))
