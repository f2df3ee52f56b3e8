"""What every part of a picture of the turning ocean needs to know, and the panels it is made of."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Generic, TypeVar

from vulcania.core.view import View
from vulcania.drawing.svg import Attribute, el, group, label
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


def prompt(page: OceanPage[V], turn: str, width: float) -> tuple[str, float]:
    """What is to be done now, and which turn it is; and where the page goes on below."""
    text = page.words.say(page.view.prompt, page.names)
    size = 15.0 if page.narrow else 21.0
    beside = (width - 70 - 10.2 * len(turn)) / 12
    """How many letters fit beside the turn, in the broadest of the fonts that may be used."""
    lines = wrap(text, 44 if page.narrow else int(beside))
    step = size * 1.25
    height = step * len(lines) + (34 if page.narrow else 28)
    shown = [label(line, 20 if not page.narrow else 16, 8 + step * (n + 1), size, text_anchor="start",
                   font_weight="bold") for n, line in enumerate(lines)]  # fmt: skip
    if page.narrow:
        size = min(13.0, 640 / len(turn))
        shown.append(label(turn, 16, 12 + step * (len(lines) + 0.85), size, text_anchor="start", fill=GOLD))
    else:
        shown.append(label(turn, width - 24, 8 + step, 18, text_anchor="end", fill=GOLD))
    return group(*shown, class_="prompt"), height if page.narrow else max(height, 60)
