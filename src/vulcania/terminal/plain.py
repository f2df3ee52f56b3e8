"""The board of a game that has no terminal module: what the view holds, entry by entry."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from vulcania.core.game import Game
from vulcania.core.view import View
from vulcania.terminal import Look
from vulcania.words import Words


def board(game: Game, view: View, words: Words, names: Sequence[str], look: Look) -> RenderableType:
    """The board as the game shows it, or else plainly."""
    part = game.optional_part("terminal")
    if part is None:
        return plain(view)
    shown: RenderableType = part.show(view, words, names, look)
    return shown


def lists_moves(game: Game, view: View) -> bool:
    """Whether the game's board shows the legal moves with their numbers, so that nobody has to list them again."""
    says = getattr(game.optional_part("terminal"), "lists_moves", None)
    return says is not None and bool(says(view))


def plain(view: View) -> RenderableType:
    """A line for each field that is the game's own."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for row in view.entries():
        table.add_row(*map(Text, row))
    return table
