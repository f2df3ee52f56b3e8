"""What every part of the picture needs: the view, how things are said, and the blocks that a page is built of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from vulcania.drawing.svg import Attribute, group, label, move_to, together
from vulcania.games.explo.view import ExploView
from vulcania.words import Words

GAP = 6.0
"""Between two blocks of a page."""
FAINT_INK, CAN, EDGE, PAPER = "#6b5b45", "#3a8f5c", "#b9a67f", "#fffaf0"
SMALL = 12.0
"""No text is smaller: on all three pages a unit is about a pixel."""


class Block(NamedTuple):
    """A part of the page: how high it is, and its drawing, from its own upper left corner on."""

    height: float = 0.0
    markup: str = ""


class Desk:
    def __init__(self, view: ExploView, words: Words, names: Sequence[str]) -> None:
        self.view = view
        self.words = words
        self.names = names

    def say(self, key: str, **args: object) -> str:
        return self.words.say(key, self.names, **args)

    @property
    def seat(self) -> int:
        """Whose hand lies in front of who looks: their own, or for onlookers that of whose turn it is."""
        return self.view.active if self.view.seat is None else self.view.seat


def line(text: str, x: float, y: float, size: float = SMALL, **attributes: Attribute) -> str:
    return label(text, x, y, size, text_anchor="start", **attributes)


def height(blocks: Iterable[Block]) -> float:
    return sum(block.height + GAP for block in blocks if block.height)


def stack(blocks: Iterable[Block], x: float, y: float, gap: float = GAP) -> str:
    """Blocks one below the other."""
    placed = []
    for block in blocks:
        if block.markup:
            placed.append(group(block.markup, transform=move_to(x, y)))
        y += block.height + (gap if block.height else 0)
    return together(*placed)


def fitted(block: Block, most: float, x: float, y: float) -> str:
    """A block in a room that never grows: it is drawn smaller where it would be too high."""
    return group(block.markup, transform=move_to(x, y, scale=min(1.0, most / max(block.height, 1.0))))
