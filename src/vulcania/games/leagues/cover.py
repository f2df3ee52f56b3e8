"""The lid of `leagues`: through a brass porthole, the Nautilus follows its lamp past what lives below."""

from __future__ import annotations

from math import cos, pi, sin

from vulcania.drawing.cover import gradient, lid
from vulcania.drawing.svg import el, group, move_to
from vulcania.games._ocean.art import PICTURES_DRAWN
from vulcania.words import Words

CENTRE = (200.0, 121.0)
GLASS = 104.0


def draw(words: Words) -> str:
    brass = gradient("leagues-brass", (0, "#f1d68f"), (0.4, "#c79a45"), (0.7, "#8f6a24"), (1, "#d9b565"))
    water = gradient("leagues-water", (0, "#2d78ad"), (0.5, "#123a5e"), (1, "#061627"))
    glass = el("clipPath", el("circle", r=GLASS), id="leagues-glass")
    return lid(words, _wall(), _porthole(), defs=(brass, water, glass), edge="#06121f", ink="#f5e2ae", size=36)


def _wall() -> str:
    """Riveted iron."""
    seams = [el("path", d=f"M{x} 0 V300", stroke="#08131f", stroke_width=3) for x in (66, 334)]
    rivets = [el("circle", cx=x + side, cy=y, r=3, fill="#23405c") for x in (66, 334) for side in (-9, 9)
              for y in range(14, 300, 26)]  # fmt: skip
    return el("rect", width=400, height=300, fill="#0f2234") + "".join(seams + rivets)


def _porthole() -> str:
    bolts = []
    for n in range(12):
        x, y = 119 * sin(n * pi / 6), -119 * cos(n * pi / 6)
        bolts.append(el("circle", cx=x, cy=y, r=4.5, fill="#6e5119"))
        bolts.append(el("path", d=f"M{x - 3:.1f} {y:.1f} h6", stroke="#2a1d06", stroke_width=1.4))
    ring = el("circle", r=134, fill="url(#leagues-brass)") + el("circle", r=GLASS + 4, fill="#2a1d06")
    return group(
        ring, *bolts, group(_sea(), clip_path="url(#leagues-glass)"), _shine(), transform=move_to(*CENTRE, scale=0.88)
    )


def _sea() -> str:
    def creature(name: str, x: float, y: float, scale: float, turn: float = 0, opacity: float = 1) -> str:
        return group(PICTURES_DRAWN[name](), transform=move_to(x, y, turn, scale), opacity=opacity)

    beam = el("path", d="M46 -8 L120 -54 V34 Z", fill="#ffe7a0", opacity=0.35)
    bed = el("path", d="M-110 82 Q-60 66 -20 78 T60 74 T110 80 V110 H-110 Z", fill="#0a1c2e")
    bubbles = [el("circle", cx=x, cy=y, r=r, fill="none", stroke="#bfe0f5", stroke_width=1.6, opacity=0.7)
               for x, y, r in ((-66, -52, 4), (-58, -68, 6), (-70, -82, 3), (14, -60, 3), (20, -74, 5))]  # fmt: skip
    return group(
        el("rect", x=-110, y=-110, width=220, height=220, fill="url(#leagues-water)"),
        beam,
        creature("octopus", -66, 46, 0.86, -8, 0.9),
        bed,
        creature("seaweed", 68, 60, 0.8),
        creature("shoal", 78, -18, 0.42),
        el("ellipse", cx=-4, cy=-10, rx=74, ry=40, fill="#5a9bcb", opacity=0.3),
        creature("nautilus", -4, -10, 1.35, -4),
        *bubbles,
    )


def _shine() -> str:
    arc = "M-84 -30 A90 90 0 0 1 -30 -84"
    return el("path", d=arc, fill="none", stroke="#ffffff", stroke_width=5, stroke_linecap="round", opacity=0.35)
