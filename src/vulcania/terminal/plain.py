"""The board of a game that has no terminal module: what the view holds, entry by entry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from vulcania.core.game import Game
from vulcania.core.view import View
from vulcania.terminal import Look
from vulcania.words import Words

_SHARED = frozenset(View.__struct_fields__)


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
    for name, value in view.to_data().items():
        if name not in _SHARED:
            table.add_row(name.replace("_", " "), said(value))
    return table


def said(value: Any) -> str:
    """Plain data as a person would jot it down."""
    if isinstance(value, dict):
        return " ".join(f"{key}={said(part)}" for key, part in value.items() if part is not None)
    if isinstance(value, list | tuple):
        parts = [said(part) for part in value]
        return (" | " if any(isinstance(part, dict | list | tuple) for part in value) else ", ").join(parts)
    if value is None:
        return "-"
    return {True: "+", False: "-"}[value] if isinstance(value, bool) else str(value)
