"""The sheet that a page is drawn on: what every part of the picture needs to know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from vulcania.games.soum_soum.view import SoumSoumView
from vulcania.words import Words


class Block(NamedTuple):
    """A part of the page beside or below the sea: its height, and how to draw it at a place."""

    height: float
    paint: Callable[[float, float], str]


class Sheet:
    def __init__(
        self, view: SoumSoumView, words: Words, names: Sequence[str], *, narrow: bool = False, low: bool = False
    ) -> None:
        self.view = view
        self.words = words
        self.names = tuple(names)
        self.narrow = narrow or low
        """For a telephone: a unit is about a pixel of it."""
        self.low = low
        """For one that is held sideways."""
        self.cell, self.gap = (64.0, 4.0) if low else (70.0, 4.0) if narrow else (128.0, 8.0)
        self.side = 222.0 if low else 370.0 if narrow else 412.0
        """How wide the blocks beside or below the sea are."""
        self.picks = _picks(view.legal)
        self.last_cells = {event.data["cell"] for event in view.recent if "cell" in event.data}
        self.divers: list[str] = []
        """Drawn last and in the page's own coordinates, so that a page can let them glide to their cards."""

    def say(self, key: str, **args: object) -> str:
        return self.words.say(key, self.names, **args)

    def turn(self) -> str:
        return self.say("label-turn", turn=self.view.turn, turns=self.view.turns)


def _picks(legal: Sequence[str]) -> frozenset[str]:
    """The legal moves, and the patterns by which a card of the hand or a place of the sea chooses among them."""
    laying = [move.split() for move in legal if move.startswith("place")]
    return frozenset(legal).union(*((f"place {number} *", f"place * {cell}") for _, number, cell in laying))
