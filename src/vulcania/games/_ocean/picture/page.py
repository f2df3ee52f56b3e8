"""What every part of a picture of the turning ocean needs to know, and the panels it is made of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import product
from textwrap import wrap
from typing import Generic, TypeVar

from vulcania.drawing.art import Art, art
from vulcania.drawing.svg import Attribute, el, group, label
from vulcania.games._ocean.describe import turn_in_words
from vulcania.games._ocean.view import OceanView
from vulcania.words import Words

INK, BRASS, PAPER = "#14263d", "#c79a45", "#f7f2e6"
GOLD = "#f1d68f"
PANEL, EDGE, FAINT = "#10263e", "#2b4a6b", "#9fb4c9"
NIGHT = "#0a1828"
WIDE, NARROW, LOW = 1200.0, 390.0, 600.0

ART = art("vulcania.games._ocean.picture")
"""What can lie in the ocean, and how cards steer."""

V = TypeVar("V", bound=OceanView)


class Page(Generic[V]):
    """A view that is being drawn."""

    def __init__(
        self, view: V, words: Words, names: Sequence[str], package: str, *, narrow: bool = False, low: bool = False
    ) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.narrow = narrow or low
        """For a telephone: a unit is about a pixel of it."""
        self.low = low
        """For one that is held sideways."""
        self.width = LOW if low else NARROW if narrow else WIDE
        self.package = package
        """Where the game's own drawings are."""
        self.legal = frozenset(view.legal)
        self.first = view.first
        self.others = [(view.first + n) % view.seats for n in range(1, view.seats)]

    @property
    def art(self) -> Art:
        """The game's own drawings."""
        return art(self.package)

    def can(self, patterns: Sequence[str]) -> bool:
        """Whether a legal move fits one of these patterns, in which ``*`` stands for any token."""
        return bool(self.legal) and not _patterns(self.view.legal).isdisjoint(patterns)

    @cached_property
    def changed(self) -> set[tuple[object, object]]:
        """On which squares of whose boards what happened last happened."""
        found: set[tuple[object, object]] = set()
        for data in (event.data for event in self.view.recent):
            seat = data.get("seat")
            found |= {(seat, data.get(key)) for key in ("square", "to", "other")}
            found |= {(data.get("other-seat", seat), data.get(key)) for key in ("other-square", "from-square")}
        return found

    def say(self, key: str, **args: object) -> str:
        return self.words.say(key, self.names, **args)

    def name(self, seat: int, most: int) -> str:
        """A player's name in so many letters."""
        name = self.words.player(seat, self.names)
        return name if len(name) <= most else name[: most - 1] + "…"

    def aims_at(self, seat: int) -> bool:
        """Whether a move can be made that is about something on this player's board."""
        return any(f" p{seat + 1} " in move for move in self.legal)

    def won(self, seat: int) -> bool:
        return self.view.outcome is not None and seat in self.view.outcome.winners


@lru_cache(1000)
def _patterns(legal: tuple[str, ...]) -> frozenset[str]:
    """Every pattern that one of these moves fits."""
    parts = ([(token, "*") for token in move.split()] for move in legal)
    return frozenset(" ".join(pattern) for tokens in parts for pattern in product(*tokens))


@lru_cache(2000)
def use(name: str, x: float, y: float, size: float, **attributes: Attribute) -> str:
    """A drawing of the ocean at a place, as wide as said."""
    return el("use", href=f"#ocean-{name}", transform=f"translate({x:g} {y:g}) scale({size / 80:.3f})", **attributes)


def panel(x: float, y: float, width: float, height: float, **attributes: Attribute) -> str:
    attributes.setdefault("stroke", EDGE)
    return el("rect", x=x, y=y, width=width, height=height, rx=12, fill=PANEL, stroke_width=1.5, **attributes)


def classes(base: str, **flags: bool) -> str:
    return " ".join([base, *(name for name, on in flags.items() if on)])


def prompt(page: Page[V]) -> tuple[str, float]:
    """What is to be done now, and which turn it is; and where the page goes on below."""
    turn = turn_in_words(page.view, page.words)
    text = page.words.say(page.view.prompt, page.names)
    size = 15.0 if page.narrow else 21.0
    beside = (page.width - 70 - 10.2 * len(turn)) / 12
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
        shown.append(label(turn, page.width - 24, 8 + step, 18, text_anchor="end", fill=GOLD))
    return group(*shown, class_="prompt"), height if page.narrow else max(height, 60)
