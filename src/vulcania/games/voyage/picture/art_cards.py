"""Weapons, tools and jokers, each in a square from -50 to 50, and the cards that bear them."""

from __future__ import annotations

from vulcania.drawing.svg import Attribute, el, group, label, move_to
from vulcania.games.voyage.picture.art_preys import BONE, GOLD, GREEN, LINE, RED, SLATE, WOOD
from vulcania.games.voyage.view import Card

COLOUR = {"red": RED, "green": GREEN, "blue": "#2f6fa8", "": "#8a7a5c"}
SIGN = {
    "red": "M0 -7 A7 7 0 1 1 0 7 A7 7 0 1 1 0 -7 Z",
    "green": "M0 -8 L8 6 H-8 Z",
    "blue": "M-6.5 -6.5 H6.5 V6.5 H-6.5 Z",
}
"""Colour never speaks alone: red is round, green a triangle, blue a square."""

WIDTH, HEIGHT = 70, 100


def _p(d: str, fill: str = "none", width: float = 3) -> str:
    return el("path", d=d, fill=fill, stroke=LINE, stroke_width=width, stroke_linejoin="round", stroke_linecap="round")


_HARPOON = (
    _p("M-34 34 L24 -24", width=9)
    + el("path", d="M-34 34 L24 -24", stroke=WOOD, stroke_width=5, stroke_linecap="round")
    + _p("M40 -40 L32 -10 L22 -22 L10 -32 Z", SLATE)
    + _p("M-36 24 C-46 30 -42 44 -30 40 C-20 36 -14 44 -18 48", width=2.5)
)
_MACHINE_GUN = (
    _p("M-44 -8 H14 V-14 H46 V-2 H14 V8 H-8 L-4 20 L-14 34 H-28 L-24 8 H-44 Z", "#5d6b72")
    + _p("M-4 8 V30 H12 V8 Z", "#46525a")
    + _p("M-36 -8 V-20 H-10 V-8", "#46525a")
    + _p("M20 -14 V-2 M27 -14 V-2 M34 -14 V-2", width=2)
)
_KNIFE = (
    _p("M42 -42 C44 -22 26 2 4 16 L-6 6 C8 -18 26 -38 42 -42 Z", "#c9d3d6")
    + _p("M-16 0 L10 24 L4 30 L-22 6 Z", GOLD, 2.5)
    + _p("M-10 14 L-36 42 C-42 44 -46 40 -44 34 L-18 6 Z", WOOD)
)
_SPUR = (
    _p("M-44 -22 C-20 -26 4 -16 46 0 C4 16 -20 26 -44 22 Z", "#6b7c74")
    + "".join(_p(f"M{x} {-18 + i * 3.4} l6 -12 l7 15 Z M{x} {18 - i * 3.4} l6 12 l7 -15 Z", BONE, 2)
              for i, x in enumerate((-30, -14, 2, 18)))
    + _p("M-40 0 H40", width=2)
    + el("circle", cx=-30, cy=0, r=6, fill=GOLD, stroke=LINE, stroke_width=2.5)
)  # fmt: skip
_PICKAXE = (
    _p("M-32 40 L16 -16", width=10)
    + el("path", d="M-32 40 L16 -16", stroke=WOOD, stroke_width=6, stroke_linecap="round")
    + _p("M-20 -40 C4 -42 36 -20 44 10 C34 -4 24 -10 18 -12 L10 -20 C4 -28 -6 -36 -20 -40 Z", SLATE)
)
_SEAL = (
    _p("M-40 30 C-30 22 -26 14 -24 2 C-22 -30 0 -44 14 -34 C26 -28 22 -14 14 -6 C24 12 38 18 44 32 "
       "C26 38 -16 40 -40 30 Z", "#6d7680")
    + _p("M-6 14 C-14 24 -12 34 -2 36 C4 30 4 22 2 14 Z", "#5a636c")
    + el("circle", cx=8, cy=-24, r=3.4, fill=LINE)
    + _p("M20 -22 H30 M19 -18 L28 -14", width=1.8)
    + el("circle", cx=14, cy=-43, r=7, fill=RED, stroke=LINE, stroke_width=2.5)
)  # fmt: skip
_FLAG = (
    _p("M-34 -44 V46", width=6)
    + _p("M-32 -42 C-14 -50 6 -32 40 -40 V12 C8 20 -12 2 -32 10 Z", "#26292c")
    + label("N", 4, 2, 40, fill=GOLD, font_weight="bold", font_family="Fraunces, Georgia, serif")
)

_ICONS = {
    "harpoon": _HARPOON,
    "machine-gun": _MACHINE_GUN,
    "knife": _KNIFE,
    "spur": _SPUR,
    "pickaxe": _PICKAXE,
    "seal": _SEAL,
    "flag": _FLAG,
}


def varied_icon(colour: str) -> str:
    """Weapons of different kinds, all of one colour."""
    return group(
        el("rect", x=-40, y=-40, width=80, height=80, rx=10, fill=COLOUR[colour], stroke=LINE, stroke_width=4),
        group(_KNIFE, transform=move_to(-12, 4, scale=0.62)),
        group(_HARPOON, transform=move_to(12, -4, scale=0.62)),
        class_=f"varied-{colour}",
    )


def icon(kind: str, colour: str = "") -> str:
    """A kind of card around the origin; ``varied`` is drawn in its colour."""
    return varied_icon(colour) if kind == "varied" else _ICONS[kind]


def sign(colour: str, x: float, y: float, scale: float = 1) -> str:
    if not colour:
        return ""
    return el("path", d=SIGN[colour], fill=COLOUR[colour], stroke="#ffffff", stroke_width=1.5,
              transform=move_to(x, y, scale=scale))  # fmt: skip


def card(
    face: Card, x: float, y: float, scale: float = 1, *extra: str, can: bool = False, **attributes: Attribute
) -> str:
    """A card of the hand, 70 by 100; ``can`` lets its frame glow."""
    joker = face.kind in ("seal", "flag")
    ink = COLOUR[face.colour]
    paper = "#fbf3df" if not joker else "#f7e3b1"
    corner = label(face.number, 14, 22, 20, fill=ink, font_weight="bold") if face.number else _star(14, 15)
    foot = label(face.number, 56, 92, 20, fill=ink, font_weight="bold") if face.number else _star(56, 86)
    return group(
        el(
            "rect",
            width=WIDTH,
            height=HEIGHT,
            rx=7,
            fill=paper,
            stroke=LINE,
            stroke_width=2,
            class_="frame can" if can else "frame",
        ),
        el("rect", x=4, y=4, width=WIDTH - 8, height=HEIGHT - 8, rx=5, fill="none", stroke=ink, stroke_width=2),
        group(_ICONS[face.kind], transform=move_to(35, 52, scale=0.52)),
        corner,
        foot,
        sign(face.colour, 56, 15, 0.9),
        sign(face.colour, 14, 86, 0.9),
        *extra,
        transform=move_to(x, y, scale=scale),
        **attributes,
    )


def _star(x: float, y: float) -> str:
    star = "M0 -9 L2.6 -2.9 L9 -2.8 L4 1.3 L5.6 8 L0 4.2 L-5.6 8 L-4 1.3 L-9 -2.8 L-2.6 -2.9 Z"
    return el("path", d=star, fill=GOLD, stroke=LINE, stroke_width=1.2, transform=move_to(x, y))


def back(x: float, y: float, scale: float = 1, *, can: bool = False, **attributes: Attribute) -> str:
    """A card from behind: waves on blue."""
    waves = "".join(
        el("path", d=f"M8 {y0} q6.75 -6 13.5 0 t13.5 0 t13.5 0 t13.5 0", fill="none", stroke="#9cc7cf", stroke_width=2)
        for y0 in range(18, 92, 11)
    )
    return group(
        el(
            "rect",
            width=WIDTH,
            height=HEIGHT,
            rx=7,
            fill="#24506b",
            stroke=LINE,
            stroke_width=2,
            class_="frame can" if can else "frame",
        ),
        el("rect", x=5, y=5, width=WIDTH - 10, height=HEIGHT - 10, rx=4, fill="none", stroke="#e8d9b0"),
        waves,
        transform=move_to(x, y, scale=scale),
        **attributes,
    )
