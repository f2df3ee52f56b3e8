"""What every part of the picture is drawn with: the page, its inks, its drawings, and a few shapes of the same make."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.drawing.art import art
from vulcania.drawing.svg import Attribute, el, group, label, move_to, txt
from vulcania.games.voyage.describe import Voice
from vulcania.games.voyage.view import VoyageView
from vulcania.words import Words

ART = art(__package__)

PAPER, INK, CREAM, GLOW = "#f3e7cf", "#23303a", "#fbf3df", "#e8730c"
RED, GREEN, BLUE, GOLD = "#c8452f", "#3f8f5a", "#2f6fa8", "#e3b23c"
SERIES = {"underwater": BLUE, "surface": GOLD, "none": "#8c9aa0"}
TITLES = "Fraunces, Georgia, Times New Roman, serif"
LAMP = {"blue": "#2b6cb0", "yellow": "#f0c22e", "red": "#c8342b", "": "#5c6468"}
LAMP_SIGN = {
    "blue": "M-5 -5 H5 V5 H-5 Z",
    "yellow": "M0 -6 L6 5 H-6 Z",
    "red": "M0 -5.5 A5.5 5.5 0 1 1 0 5.5 A5.5 5.5 0 1 1 0 -5.5 Z",
    "": "M-4 0 H4",
}
"""Each colour with its shape: blue a square, yellow a triangle, red a disc."""


class Page(Voice):
    """The view being drawn."""

    def __init__(self, view: VoyageView, words: Words, names: Sequence[str], narrow: bool) -> None:
        super().__init__(view, words, names)
        self.narrow = narrow
        self.legal = frozenset(view.legal)

    def happened(self, *kinds: str) -> bool:
        return any(event.kind in kinds for event in self.view.recent)

    def point(self, direction: str) -> str:
        """A direction's letters as the language writes them; ``S+SE`` is two of them."""
        return "+".join(self.say(f"point-{part}") for part in direction.split("+"))


def classes(base: str, **flags: bool) -> str:
    return " ".join([base, *(name for name, on in flags.items() if on)])


def panel(x: float, y: float, width: float, height: float, **attributes: Attribute) -> str:
    """A piece of cream card with a dark edge."""
    shape: dict[str, Attribute] = {"rx": 8, "fill": CREAM, "stroke": INK, "stroke_width": 2}
    return el("rect", x=x, y=y, width=width, height=height, **{**shape, **attributes})


def heading(text: str, x: float, y: float, size: float = 16, **attributes: Attribute) -> str:
    style: dict[str, Attribute] = {"text_anchor": "start", "font_weight": "bold", "font_family": TITLES}
    return label(text, x, y, size, **{**style, **attributes})


def fit(text: str, width: float, size: float, least: float = 8.5) -> tuple[str, float]:
    """A text that fits: in smaller letters, and cut short where even those are too long."""
    broad = 0.64
    """How wide a letter is, on average, in the broadest of the fonts that may be used."""
    size = max(min(size, width / (max(len(text), 1) * broad)), least)
    room = max(int(width / (size * broad) + 0.01), 2)
    return (text if len(text) <= room else text[: room - 1].rstrip() + "…"), size


def fit_all(texts: Sequence[str], width: float, size: float) -> tuple[list[str], float]:
    """Texts that belong together, in letters of one size."""
    size = min(fit(text, width, size)[1] for text in texts)
    return [fit(text, width, size)[0] for text in texts], size


def lamp(colour: str, x: float, y: float, radius: float, **attributes: Attribute) -> str:
    """A window of the league counter, lit: its colour, and the colour's shape in it."""
    ink = INK if colour == "yellow" else "#ffffff"
    return group(
        el("circle", cx=x, cy=y, r=radius, fill=LAMP[colour], stroke=INK, stroke_width=max(radius * 0.14, 1)),
        el("path", d=LAMP_SIGN[colour], fill=ink, fill_opacity=0.9, transform=move_to(x, y, scale=radius / 12)),
        class_=f"lamp {colour}",
        **attributes,
    )


def coin(x: float, y: float, radius: float, text: object = "") -> str:
    """A gold guinea."""
    inner = label(text, x, y + radius * 0.4, radius * 1.15, font_weight="bold") if text != "" else ""
    return group(
        el("circle", cx=x, cy=y, r=radius, fill=GOLD, stroke=INK, stroke_width=1.5),
        el("circle", cx=x, cy=y, r=radius * 0.74, fill="none", stroke="#9a7416", stroke_width=1),
        inner,
        class_="guinea",
    )


def token(x: float, y: float, radius: float, full: bool = True) -> str:
    """A blue token, or the disc where one belongs."""
    if full:
        return el("circle", cx=x, cy=y, r=radius, fill="#2b6cb0", stroke=INK, stroke_width=1.5, class_="token")
    return el("circle", cx=x, cy=y, r=radius, fill="none", stroke=INK, stroke_width=1.5, stroke_dasharray="3 2.5")


def button(
    text: str, x: float, y: float, width: float, height: float, can: bool, pick: str | None, size: float = 16
) -> str:
    """Something to press that is no piece of the game."""
    shown, fitted = fit(text, width - 16, size)
    return group(
        el("title", txt(text)),
        el(
            "rect",
            x=x,
            y=y,
            width=width,
            height=height,
            rx=height / 2,
            fill=INK if can else "#b9b19c",
            class_=classes("frame", can=can),
        ),
        label(shown, x + width / 2, y + height / 2 + fitted * 0.36, fitted, fill="#ffffff", font_weight="bold"),
        class_="button",
        data_pick=pick,
    )
