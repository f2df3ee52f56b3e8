"""Small shapes of the same make that every part of the picture has: panels, lamps, guineas, tokens, buttons."""

from __future__ import annotations

from vulcania.drawing.svg import Attribute, el, group, label, move_to, txt
from vulcania.games.voyage.picture.page import CREAM, GOLD, INK, TITLES, fit

LAMP = {"blue": "#2b6cb0", "yellow": "#f0c22e", "red": "#c8342b", "": "#5c6468"}
LAMP_SIGN = {
    "blue": "M-5 -5 H5 V5 H-5 Z",
    "yellow": "M0 -6 L6 5 H-6 Z",
    "red": "M0 -5.5 A5.5 5.5 0 1 1 0 5.5 A5.5 5.5 0 1 1 0 -5.5 Z",
    "": "M-4 0 H4",
}
"""Each colour with its shape: blue a square, yellow a triangle, red a disc."""


def classes(base: str, **flags: bool) -> str:
    return " ".join([base, *(name for name, on in flags.items() if on)])


def panel(x: float, y: float, width: float, height: float, **attributes: Attribute) -> str:
    """A piece of cream card with a dark edge."""
    shape: dict[str, Attribute] = {"rx": 8, "fill": CREAM, "stroke": INK, "stroke_width": 2}
    return el("rect", x=x, y=y, width=width, height=height, **{**shape, **attributes})


def heading(text: str, x: float, y: float, size: float = 16) -> str:
    return label(text, x, y, size, text_anchor="start", font_weight="bold", font_family=TITLES)


def titled(title: str, x: float, y: float, width: float, height: float, **attributes: Attribute) -> str:
    """A panel with a heading."""
    return panel(x, y, width, height, **attributes) + heading(title, x + 14, y + 23, 15)


def lamp(colour: str, x: float, y: float, radius: float) -> str:
    """A window of the league counter, lit: its colour, and the colour's shape in it."""
    ink = INK if colour == "yellow" else "#ffffff"
    return group(
        el("circle", cx=x, cy=y, r=radius, fill=LAMP[colour], stroke=INK, stroke_width=max(radius * 0.14, 1)),
        el("path", d=LAMP_SIGN[colour], fill=ink, fill_opacity=0.9, transform=move_to(x, y, scale=radius / 12)),
        class_=f"lamp {colour}",
    )


def coin(x: float, y: float, radius: float) -> str:
    """A gold guinea."""
    return group(
        el("circle", cx=x, cy=y, r=radius, fill=GOLD, stroke=INK, stroke_width=1.5),
        el("circle", cx=x, cy=y, r=radius * 0.74, fill="none", stroke="#9a7416", stroke_width=1),
        class_="guinea",
    )


def token(x: float, y: float, radius: float, full: bool = True) -> str:
    """A blue token, or the disc where one belongs."""
    if full:
        return el("circle", cx=x, cy=y, r=radius, fill="#2b6cb0", stroke=INK, stroke_width=1.5, class_="token")
    return el("circle", cx=x, cy=y, r=radius, fill="none", stroke=INK, stroke_width=1.5, stroke_dasharray="3 2.5")


def button(text: str, x: float, y: float, width: float, height: float, pick: str | None) -> str:
    """Something to press that is no piece of the game."""
    shown, size = fit(text, width - 16, 16)
    return group(
        el("title", txt(text)),
        el("rect", x=x, y=y, width=width, height=height, rx=height / 2, fill=INK, class_="frame can"),
        label(shown, x + width / 2, y + height / 2 + size * 0.36, size, fill="#ffffff", font_weight="bold"),
        class_="button",
        data_pick=pick,
    )
