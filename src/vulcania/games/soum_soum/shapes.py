"""The small parts that a page of Soum Soum is put together from."""

from __future__ import annotations

from vulcania.drawing.svg import Attribute, el, label, move_to

GOLD = "#ffb703"
"""What just happened, and who won."""
BROAD = 0.66
"""How wide a bold letter is, on average, in the broadest of the fonts that may be used."""


def classes(base: str, **flags: bool) -> str:
    return " ".join([base, *(name for name, on in flags.items() if on)])


def frame(fill: str, can: bool, last: bool = False, **attributes: Attribute) -> str:
    """The edge of a card or place: it glows where something can be done, and is golden where something just was."""
    look: dict[str, Attribute] = {"stroke": GOLD if last else "#ffffff", "stroke_width": 6 if last else 4}
    return el("rect", width=100, height=100, rx=16, fill=fill, class_=classes("frame", can=can), **look, **attributes)


def panel(x: float, y: float, width: float, height: float, rx: float, **attributes: Attribute) -> str:
    return el("rect", x=x, y=y, width=width, height=height, rx=rx, fill="#ffffff", fill_opacity=0.92, **attributes)


def heading(text: str, x: float, y: float) -> str:
    return label(text, x, y, 18, text_anchor="start", font_weight="bold")


def fit(text: str, width: float, size: float) -> tuple[str, float]:
    """A name that fits: in smaller letters, and cut short where even those are too long."""
    size = max(min(size, width / (len(text) * BROAD)), 0.75 * size)
    room = int(width / (size * BROAD))
    return (text if len(text) <= room else text[: room - 1].rstrip() + "…"), size


def crown(x: float, y: float) -> str:
    shape = "M-13 6 L-15 -7 L-7 -1 L0 -10 L7 -1 L15 -7 L13 6 Z"
    return el("path", d=shape, fill=GOLD, stroke="#ffffff", stroke_width=1.5, transform=move_to(x, y), class_="crown")
