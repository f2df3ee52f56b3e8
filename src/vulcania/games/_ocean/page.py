"""What every part of a picture of the turning ocean needs to know, and the panels it is made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from vulcania.core.view import View
from vulcania.drawing.svg import Attribute, el
from vulcania.words import Words

GOLD = "#f1d68f"
PANEL, EDGE, FAINT = "#10263e", "#2b4a6b", "#9fb4c9"

V = TypeVar("V", bound=View)


class OceanPage(Generic[V]):
    """A view that is being drawn."""

    def __init__(self, view: V, words: Words, names: Sequence[str], narrow: bool) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.narrow = narrow
        self.legal = frozenset(view.legal)
        self.first = view.seat if view.seat is not None else (*view.to_act, 0)[0]
        """Whose cards lie in front: the seat that looks on, or else the one to act."""

    def say(self, key: str, **args: object) -> str:
        return self.words.say(key, self.names, **args)

    def can(self, *starts: str) -> bool:
        """Whether a legal move begins with one of these."""
        return any(f"{move} ".startswith(f"{start} ") for move in self.legal for start in starts)


def panel(x: float, y: float, width: float, height: float, **attributes: Attribute) -> str:
    attributes.setdefault("stroke", EDGE)
    return el("rect", x=x, y=y, width=width, height=height, rx=12, fill=PANEL, stroke_width=1.5, **attributes)


def classes(base: str, **flags: bool) -> str:
    return " ".join([base, *(name for name, on in flags.items() if on)])
