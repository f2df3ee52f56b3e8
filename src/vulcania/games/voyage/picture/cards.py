"""What is drawn on cards: weapons, tools and jokers with their signs, and the preys with the sets that take them."""

from __future__ import annotations

from functools import lru_cache

from vulcania.drawing.svg import Attribute, el, group, label, move_to
from vulcania.games.voyage.picture.page import ART, BLUE, CREAM, GREEN, INK, RED
from vulcania.games.voyage.view.box import Card, Prey

COLOUR = {"red": RED, "green": GREEN, "blue": BLUE, "": "#8a7a5c"}
SIGN = {
    "red": "M0 -7 A7 7 0 1 1 0 7 A7 7 0 1 1 0 -7 Z",
    "green": "M0 -8 L8 6 H-8 Z",
    "blue": "M-6.5 -6.5 H6.5 V6.5 H-6.5 Z",
}
"""Colour never speaks alone: red is round, green a triangle, blue a square."""

WIDTH, HEIGHT = 70, 100


def icon(kind: str, colour: str = "") -> str:
    """A kind of card around the origin; ``varied``, weapons of different kinds, is drawn in its colour."""
    drawn = ART[f"card-{kind}"].markup
    return group(drawn, class_=f"varied-{colour}", color=COLOUR[colour]) if kind == "varied" else drawn


def sign(colour: str, x: float, y: float, scale: float = 1) -> str:
    if not colour:
        return ""
    return el("path", d=SIGN[colour], fill=COLOUR[colour], stroke="#ffffff", stroke_width=1.5,
              transform=move_to(x, y, scale=scale))  # fmt: skip


@lru_cache(2000)
def card(
    face: Card, x: float, y: float, scale: float = 1, *extra: str, can: bool = False, **attributes: Attribute
) -> str:
    """A card of the hand, 70 by 100; ``can`` lets its frame glow."""
    joker = face.kind in ("seal", "flag")
    ink = COLOUR[face.colour]
    paper = CREAM if not joker else "#f7e3b1"
    corner = label(face.number, 14, 22.5, 21, fill=ink, font_weight="bold") if face.number else _joker(14, 15)
    foot = label(face.number, 56, 92.5, 21, fill=ink, font_weight="bold") if face.number else _joker(56, 86)
    return group(
        _frame(paper, can),
        el("rect", x=4, y=4, width=WIDTH - 8, height=HEIGHT - 8, rx=5, fill="none", stroke=ink, stroke_width=2),
        group(icon(face.kind), transform=move_to(35, 52, scale=0.52)),
        corner,
        foot,
        sign(face.colour, 56, 15, 0.9),
        sign(face.colour, 14, 86, 0.9),
        *extra,
        transform=move_to(x, y, scale=scale),
        **attributes,
    )


def _frame(paper: str, can: bool) -> str:
    return el("rect", width=WIDTH, height=HEIGHT, rx=7, fill=paper, stroke=INK, stroke_width=2,
              class_="frame can" if can else "frame")  # fmt: skip


def _joker(x: float, y: float) -> str:
    return group(ART["joker"].markup, transform=move_to(x, y))


@lru_cache(1000)
def back(x: float, y: float, scale: float = 1, *, can: bool = False, **attributes: Attribute) -> str:
    """A card from behind: waves on blue."""
    return group(ART["card-back"].markup, _frame("none", can), transform=move_to(x, y, scale=scale), **attributes)


@lru_cache(1000)
def prey_art(name: str, x: float, y: float, scale: float) -> str:
    """A prey that only somebody's own box has is a fish like any other."""
    drawing = ART.get(f"prey-{name}", ART["prey-unknown"])
    return group(drawing.markup, class_=f"prey-{name}", transform=move_to(x, y, scale=scale), aria_hidden="true")


@lru_cache(1000)
def needs(prey: Prey, x: float, y: float) -> str:
    """The sets that take it, as signs: how many of what, or how many of what else."""
    parts: list[str] = []
    width = 38.0
    gap = 10.0
    left = x - (len(prey.takes) * width + (len(prey.takes) - 1) * gap) / 2
    for n, takes in enumerate(prey.takes):
        at = left + n * (width + gap)
        if n:
            parts.append(label("/", at - gap / 2, y + 9, 26))
        parts.append(label(takes.count, at + 6, y + 9, 26, font_weight="bold"))
        parts.append(group(icon(takes.kind, takes.colour), transform=move_to(at + 25, y, scale=0.25)))
        if takes.colour:
            parts.append(sign(takes.colour, at + 38, y - 8, 0.65))
    return group(*parts, class_="needs")
