"""Illustrated cards, large in front of one and small among companions, and buttons."""

from __future__ import annotations

import re
from functools import lru_cache
from textwrap import wrap
from typing import NamedTuple

from vulcania.drawing.svg import el, group, label, move_to, txt
from vulcania.games.explo.picture.desk import CAN, EDGE, PAPER, SMALL, Block, line
from vulcania.games.explo.picture.drawings import INK, put

CARD = (74.0, 104.0)
BUTTON, LONG = 44.0, 11
CARD_PAPER = {"falling": "#dcedf5", "pass": "#f6e8cb", "easy": "#e6f2da", "dig": "#f1dfc4"}


class Card(NamedTuple):
    """A card face up: its picture, its name, and a word about it that appears on request."""

    art: str
    name: str
    about: str = ""
    pick: str | None = None
    paper: str = PAPER
    sign: str | None = None
    """A small drawing in the upper corner."""
    kind: str = "card"
    faded: bool = False

    @property
    def what(self) -> str:
        """Its name, to ask by; of a card that lies face down, that of the pile."""
        return "status" if self.art == "card-back" else self.art.replace("-", " ", 1)


class Button(NamedTuple):
    text: str
    pick: str
    art: str | None = None


def action(name: str, said: str, about: str, pick: str | None = None, sign: str | None = None) -> Card:
    """An action card of a hand (EX-4)."""
    return Card(f"card-{name}", said, about, pick, CARD_PAPER[name.partition("-")[0]], sign)


@lru_cache(1000)
def card(one: Card, wide: float = CARD[0], high: float = CARD[1]) -> str:
    can = one.pick is not None
    lines = _named(one.name, wide)
    picture = min(wide - 12, high - 12 - 14 * max(len(lines), 2))
    return group(
        el("title", txt(f"{one.name}. {one.about}" if one.about else one.name)),
        el(
            "rect", x=1, y=1, width=wide - 2, height=high - 2, rx=8, fill=one.paper, stroke=CAN if can else EDGE,
            stroke_width=2.4 if can else 1.2, class_="can" if can else None,
        ),
        put(one.art, wide / 2, 6 + picture / 2, picture, opacity=0.3 if one.faded else None),
        *(
            label(text, wide / 2, high - 8 - 13.0 * (len(lines) - 1 - at) - (6 if len(lines) == 1 else 0), SMALL,
                  fill=INK, font_weight=600)
            for at, text in enumerate(lines)
        ),
        put(one.sign, wide - 13, 14, 24) if one.sign else "",
        class_=one.kind,
        data_pick=one.pick,
        data_what=one.what,
    )  # fmt: skip


@lru_cache(2000)
def mini(one: Card, size: float) -> str:
    """The same without its name."""
    can = one.pick is not None
    return group(
        el("title", txt(f"{one.name}. {one.about}" if one.about else one.name)),
        el(
            "rect", x=0.5, y=0.5, width=size - 1, height=size - 1, rx=5, fill=one.paper, stroke=CAN if can else EDGE,
            stroke_width=2.4 if can else 1, class_="can" if can else None,
        ),
        put(one.art, size / 2, size / 2, size - 6, opacity=0.3 if one.faded else None),
        put(one.sign, size - 6, 6, 14) if one.sign else "",
        class_=one.kind,
        data_pick=one.pick,
        data_what=one.what,
    )  # fmt: skip


@lru_cache(1000)
def button(one: Button, wide: float) -> str:
    lines = _written(one)
    left = 34 if one.art else 10
    return group(
        el(
            "rect", x=1, y=1, width=wide - 2, height=BUTTON - 2, rx=9, fill="#e9f5e4", stroke=CAN, stroke_width=2.4,
            class_="can",
        ),
        put(one.art, 18, BUTTON / 2, 26) if one.art else "",
        *(
            line(text, left, BUTTON / 2 + 4.5 + 15 * (at - (len(lines) - 1) / 2), 14, fill=INK, font_weight=700)
            for at, text in enumerate(lines)
        ),
        class_="button",
        data_pick=one.pick,
    )  # fmt: skip


def button_width(one: Button) -> float:
    return max(76.0, max(map(len, _written(one))) * 7.4 + (44 if one.art else 20))


@lru_cache(1000)
def _written(one: Button) -> list[str]:
    """In two lines where it is long."""
    return wrap(one.text, max(LONG, len(one.text) // 2 + 3))


def minis(cards: list[Card], width: float, size: float) -> Block:
    """Small cards in as many rows as they need."""
    columns = max(1, int((width + 3) // (size + 3)))
    drawn = (
        group(mini(one, size), transform=move_to(at % columns * (size + 3), at // columns * (size + 3)))
        for at, one in enumerate(cards)
    )
    return Block((size + 3) * -(-len(cards) // columns), "".join(drawn))


def _named(name: str, wide: float) -> list[str]:
    """A name in two lines at most: a long word is parted, and what is longer still ends in dots."""
    most = int((wide - 6) / 6.1)
    words = " ".join(word if len(word) <= most + 1 else _parted(word, most) for word in name.split())
    lines = wrap(words, most + 1, break_long_words=False, break_on_hyphens=False)
    return lines if len(lines) < 3 else [lines[0], lines[1][:most].rstrip(" -") + "…"]


def _parted(word: str, most: int) -> str:
    """A long word in two, before the last syllable that still leaves room for a hyphen."""
    starts = [at.start() for at in re.finditer(r"(?:s?ch|tr|[^aeiouéèûy])(?=[aeiouéèûy])", word)]
    fits = [at for at in starts if 3 < at <= most and len(word) - at > 3]
    return f"{word[: fits[-1]]}- {word[fits[-1] :]}" if fits else word
