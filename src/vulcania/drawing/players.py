"""The players' colours and marks: colour never speaks alone."""

from __future__ import annotations

from vulcania.drawing.svg import Attribute, el, group, move_to

COLOURS = (
    "#d1495b", "#1f78b4", "#e09f1f", "#3a8f5c", "#7b5ea7", "#4a5563",
    "#9c5a2e", "#c2589e", "#1d8a8f", "#7d8c1f", "#2f3f8f", "#a8323e",
)  # fmt: skip
"""Red, blue, amber, green, violet, slate: apart from one another for colour-blind eyes by lightness as well. Then
brown, pink, teal, olive, navy, wine: so many cannot be told apart by colour alone, and need not be."""
INK = tuple("#1b1b1b" if colour == "#e09f1f" else "#ffffff" for colour in COLOURS)
"""What can be read on them."""
MOST_SEATS = len(COLOURS)

_MARKS = (
    "M0 -6 A6 6 0 1 1 0 6 A6 6 0 1 1 0 -6 Z",  # disc
    "M-5.5 -5.5 H5.5 V5.5 H-5.5 Z",  # square
    "M0 -7 L6.5 5 H-6.5 Z",  # triangle
    "M0 -7 L6 0 L0 7 L-6 0 Z",  # diamond
    "M-2.2 -6.5 H2.2 V-2.2 H6.5 V2.2 H2.2 V6.5 H-2.2 V2.2 H-6.5 V-2.2 H-2.2 Z",  # cross
    "M0 -7 L2 -2.3 L6.7 -2.2 L3.1 1 L4.3 6 L0 3.2 L-4.3 6 L-3.1 1 L-6.7 -2.2 L-2 -2.3 Z",  # star
    "M0 7 L6.5 -5 H-6.5 Z",  # triangle on its tip
    "M-3 -6 H3 L6 -3 V3 L3 6 H-3 L-6 3 V-3 Z",  # octagon
    "M0 6.5 L-6 0 A3.4 3.4 0 0 1 0 -4 A3.4 3.4 0 0 1 6 0 Z",  # heart
    "M-6.5 -3 A6.5 6.5 0 0 0 6.5 -3 L4 6 H-4 Z",  # cup
    "M-6 -6 L0 -2 L6 -6 L2 0 L6 6 L0 2 L-6 6 L-2 0 Z",  # slanting cross
    "M-6.5 0 A6.5 6.5 0 1 0 3 -6 A5 5 0 1 1 -6.5 0 Z",  # moon
)


def mark(seat: int, x: float, y: float, scale: float = 1, **attributes: Attribute) -> str:
    """The seat's shape in the seat's colour."""
    attributes.setdefault("fill", COLOURS[seat])
    return group(el("path", d=_MARKS[seat], **attributes), transform=move_to(x, y, scale=scale))
