"""The preys: their pictures, and the sets that take them."""

from __future__ import annotations

from vulcania.drawing.svg import group, label, move_to
from vulcania.games.voyage.picture.cards import icon, sign
from vulcania.games.voyage.picture.page import ART
from vulcania.games.voyage.view.box import Prey


def prey_art(name: str, x: float, y: float, scale: float) -> str:
    """A prey that only somebody's own box has is a fish like any other."""
    drawing = ART.get(f"prey-{name}", ART["prey-unknown"])
    return group(drawing.markup, class_=f"prey-{name}", transform=move_to(x, y, scale=scale), aria_hidden="true")


def needs(prey: Prey, x: float, y: float) -> str:
    """The sets that take it, as signs: how many of what, or how many of what else."""
    parts: list[str] = []
    width = 38.0
    gap = 10.0
    left = x - (len(prey.takes) * width + (len(prey.takes) - 1) * gap) / 2
    for n, takes in enumerate(prey.takes):
        at = left + n * (width + gap)
        if n:
            parts.append(label("/", at - gap / 2, y + 8, 19))
        parts.append(label(takes.count, at + 6, y + 8, 23, font_weight="bold"))
        parts.append(group(icon(takes.kind, takes.colour), transform=move_to(at + 25, y, scale=0.25)))
        if takes.colour:
            parts.append(sign(takes.colour, at + 38, y - 8, 0.65))
    return group(*parts, class_="needs")
