"""What the cards of this edition do, as signs 40 wide around 0,0."""

from __future__ import annotations

from vulcania.drawing.svg import Attribute, el, group
from vulcania.games._ocean.art import BRASS, INK
from vulcania.games._ocean.pieces import steering_glyph, token

_PEN: dict[str, Attribute] = {
    "fill": "none", "stroke": INK, "stroke_width": 3.2, "stroke_linecap": "round", "stroke_linejoin": "round",
}  # fmt: skip
_GLASS = "#cfe3f2"


def _disc(x: float, y: float, filled: bool = False) -> str:
    return el("circle", cx=x, cy=y, r=7, fill=INK if filled else "#ffffff", stroke=INK, stroke_width=3)


def _helmet(scale: float = 1, x: float = 0, y: float = 0) -> str:
    return group(
        el("path", d="M-17 14 H17 L14 8 H-14 Z", fill=BRASS, stroke=INK, stroke_width=2.5, stroke_linejoin="round"),
        el("circle", cy=-4, r=14, fill=BRASS, stroke=INK, stroke_width=2.8),
        el("circle", cy=-4, r=7.5, fill=_GLASS, stroke=INK, stroke_width=2.5),
        el("path", d="M-4 -6 L0 -9", stroke="#ffffff", stroke_width=2.4, stroke_linecap="round"),
        transform=f"translate({x} {y}) scale({scale})",
    )


def sailor() -> str:
    """Two own chips change places."""
    return (
        _disc(-12, 6, True)
        + _disc(12, 6)
        + el("path", d="M-12 -7 C-6 -19 6 -19 12 -7 M12 -16 V-6 H3 M12 19 C6 25 -6 25 -12 19", **_PEN)
    )


def helmet() -> str:
    """A chip here for a chip there."""
    return _helmet(0.92, 0, -4) + el("path", d="M-19 17 H19 M-13 12 L-19 17 L-13 22 M13 12 L19 17 L13 22", **_PEN)


def special_sailor() -> str:
    """An own chip moves to a free square."""
    return (
        _disc(-12, 8, True)
        + el("rect", x=4, y=0, width=16, height=16, stroke_dasharray="4 4.4", **_PEN)
        + el("path", d="M-12 -6 C-6 -20 6 -20 12 -7 M12 -16 V-6 H3", **_PEN)
    )


def special_helmet() -> str:
    """A dive into the ocean."""
    wave = "M-20 20 q5 -6 10 0 t10 0 t10 0 t10 0"
    return _helmet(0.92, 0, -4) + el("path", d=wave, **{**_PEN, "stroke": "#1f6fae"})


def reverse() -> str:
    """The lowest first."""
    loop = "M14 17 V0 C14 -20 -12 -20 -12 0 V12 M-20 5 L-12 14 L-4 5"
    return el("path", d=loop, **{**_PEN, "stroke_width": 4.4})


def bell() -> str:
    body = "M0 -19 C12 -17 12 -4 14 4 L19 11 H-19 L-14 4 C-12 -4 -12 -17 0 -19 Z"
    return (
        el("path", d=body, fill=BRASS, stroke=INK, stroke_width=2.8, stroke_linejoin="round")
        + el("circle", cy=16, r=4, fill=INK)
        + el("path", d="M-4 -20 A4 4 0 1 1 4 -20", **_PEN)
    )


def globe() -> str:
    return (
        el("circle", cx=-1, cy=-4, r=14, fill=_GLASS, stroke=INK, stroke_width=2.8)
        + el("path", d="M-15 -4 H13 M-1 -18 C-9 -10 -9 2 -1 10 M-1 -18 C7 -10 7 2 -1 10",
             **{**_PEN, "stroke_width": 2})
        + el("path", d="M10 -19 A19 19 0 0 1 8 15 M-10 20 H10 M0 15 V20", **_PEN)
    )  # fmt: skip


def numbers() -> str:
    return (
        token(2, transform="translate(-10 4) scale(0.56)")
        + token(1, transform="translate(10 4) scale(0.56)")
        + el("path", d="M-10 -11 C-5 -20 5 -20 10 -11 M10 -19 V-10 H2", **_PEN)
    )


SPECIAL_SIGNS = {
    "sailor": special_sailor, "helmet": special_helmet, "thermostat": lambda: steering_glyph("any"),
    "reverse": reverse, "bell": bell, "globe": globe, "numbers": numbers,
}  # fmt: skip
HAND_SIGNS = {"sailor": sailor, "helmet": helmet}
