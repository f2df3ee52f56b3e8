"""What all games' terminal boards share.

A game's module ``terminal`` has ``show(view, words, names, look)``, which gives something that Rich can print: the
board as that view knows it. A game without that module is shown plainly, entry by entry (see ``plain``). Where a board
itself shows the legal moves, numbered from 1 in their order, ``lists_moves(view)`` says so, and they are not listed
again below it.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style

PLAYER_STYLES = (
    "bold red", "bold blue", "bold yellow", "bold green", "bold magenta", "bold white",
    "red", "cyan", "yellow", "green", "magenta", "bold cyan",
)  # fmt: skip
PLAYER_MARKS = "●■▲◆✚★▼⬢♥♣✖☾"
PLAYER_LETTERS = "123456789ABC"
ROOMY = 110
"""On a screen of so many columns no name has to be cut."""
PROMPT = 6
"""So many lines stand below a board: what to do, and what is typed."""


@dataclass(frozen=True)
class Look:
    """What the terminal can show. Colour is Rich's business: it drops styles where there is none."""

    unicode: bool = True
    width: int = 80
    height: int = 48
    """Columns and lines. A board may use what there is, and must fit 60 columns."""

    @property
    def low(self) -> bool:
        """Whether lines are dear: then a board leaves out what can be asked for, above all its legend."""
        return self.height < 34

    def roomy(self, lines: int) -> bool:
        """Whether names can be written out: there are columns enough, and so many lines besides the prompt's."""
        return self.width >= ROOMY and self.height >= lines + PROMPT

    def mark(self, seat: int) -> str:
        """The seat's mark: a shape, or its number where the terminal knows only ASCII."""
        return PLAYER_MARKS[seat] if self.unicode else PLAYER_LETTERS[seat]

    def style(self, seat: int) -> Style:
        return Style.parse(PLAYER_STYLES[seat])

    def pick(self, unicode: str, ascii_: str) -> str:
        return unicode if self.unicode else ascii_
