"""Small shapes that every part of the picture has: panels, the warning light, guineas, tokens, buttons."""

from __future__ import annotations

from functools import lru_cache

from vulcania.drawing.svg import Attribute, classes, el, group, label, move_to, txt
from vulcania.games.voyage.picture.page import CREAM, GOLD, INK, TITLES, fit

LAMP = {"blue": "#2b6cb0", "yellow": "#f0c22e", "red": "#c8342b", "": "#6d6258"}
LAMP_SIGN = {
    "blue": "M-5 -5 H5 V5 H-5 Z",
    "yellow": "M0 -6 L6 5 H-6 Z",
    "red": "M0 -5.5 A5.5 5.5 0 1 1 0 5.5 A5.5 5.5 0 1 1 0 -5.5 Z",
    "": "M-4 0 H4",
}
"""Each colour with its shape: blue a square, yellow a triangle, red a disc."""


def panel(x: float, y: float, width: float, height: float, **attributes: Attribute) -> str:
    """A piece of cream card with a dark edge."""
    shape: dict[str, Attribute] = {"rx": 8, "fill": CREAM, "stroke": INK, "stroke_width": 2}
    return el("rect", x=x, y=y, width=width, height=height, **{**shape, **attributes})


def heading(text: str, x: float, y: float, size: float = 16) -> str:
    return label(text, x, y, size, text_anchor="start", font_weight="bold", font_family=TITLES)


@lru_cache(1000)
def titled(
    title: str, x: float, y: float, width: float, height: float, size: float = 15, **attributes: Attribute
) -> str:
    """A panel with a heading."""
    return panel(x, y, width, height, **attributes) + heading(title, x + 14, y + 22, size)


@lru_cache(1000)
def light(navigation: str, events: str, x: float, y: float, radius: float) -> str:
    """The warning light: its left half is Navigation, its right half Events, each with its colour's shape. Two halves
    alike make one lamp, which shines."""
    alike = bool(navigation) and navigation == events
    shine = el("circle", r=16.5, fill="none", stroke=LAMP[navigation], stroke_width=3, stroke_dasharray="2.600 2.600")
    return group(
        el("circle", r=14.2, fill=INK),
        el("path", d="M0 -12.500 A12.500 12.500 0 0 0 0 12.500 Z", fill=LAMP[navigation]),
        el("path", d="M0 -12.500 A12.500 12.500 0 0 1 0 12.500 Z", fill=LAMP[events]),
        "" if alike else el("path", d="M0 -13 V13", stroke=INK, stroke_width=1.6),
        _sign(navigation, 0 if alike else -5.6, 1 if alike else 0.62),
        "" if alike else _sign(events, 5.6, 0.62),
        shine if alike else "",
        class_=classes("light", alike=alike, alarm=alike and navigation == "red"),
        transform=move_to(x, y, scale=radius / 14.2),
    )


def _sign(colour: str, x: float, scale: float) -> str:
    ink = INK if colour == "yellow" else "#ffffff"
    return el("path", d=LAMP_SIGN[colour], fill=ink, transform=move_to(x, 0, scale=scale))


@lru_cache(1000)
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


@lru_cache(1000)
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
