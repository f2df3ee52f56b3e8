"""The lid of the 2009 edition: a brass dial at night, and the Nautilus in the middle of it."""

from __future__ import annotations

from math import cos, radians, sin

from vulcania.drawing.cover import gradient, lid
from vulcania.drawing.svg import el, group, move_to
from vulcania.words import Words

CENTRE = (200, 126)


def draw(words: Words) -> str:
    defs = (
        gradient("leagues-night", (0, "#15324f"), (0.6, "#0b1f36"), (1, "#050f1d")),
        gradient("leagues-brass", (0, "#f6dfa0"), (0.45, "#c99a3b"), (1, "#7a5518")),
        gradient("leagues-hull", (0, "#e8d3a0"), (0.5, "#a97f35"), (1, "#553a12")),
    )
    return lid(words, _night(), _dial(), _nautilus(), defs=defs, ink="#f3dfae", edge="#050f1d", size=36)


def _night() -> str:
    waves = "".join(
        el("path", d=_wave(y), fill="none", stroke="#3f6a8f", stroke_width=1, opacity=0.35) for y in range(12, 300, 14)
    )
    return el("rect", width=400, height=300, fill="url(#leagues-night)") + waves


def _wave(y: float) -> str:
    return f"M-10 {y} " + " ".join("q10 -6 20 0 t20 0" for _ in range(11))


def _dial() -> str:
    x, y = CENTRE
    rings = [
        el("circle", cx=x, cy=y, r=114, fill="#0a1c31", stroke="url(#leagues-brass)", stroke_width=11),
        el("circle", cx=x, cy=y, r=105, fill="none", stroke="#5b4316", stroke_width=1),
        *(
            el("circle", cx=x, cy=y, r=r, fill="none", stroke="#c99a3b", stroke_width=0.9, opacity=0.7)
            for r in (88, 62, 36)
        ),
    ]
    ticks = [
        _spoke(angle, 109, 118 if angle % 45 else 120, "#3a2a0c", 1.2 if angle % 45 else 2.6)
        for angle in range(0, 360, 9)
    ]
    arms = [_spoke(angle, 34, 100, "#c99a3b", 0.8, 0.55) for angle in range(0, 360, 45)]
    chips = [
        _chip(angle, r, (angle // 45 + ring) % 2) for angle in range(0, 360, 45) for ring, r in enumerate((88, 62))
    ]
    beam = el("path", d=f"M{x} {y} L{x - 15} {y - 100} H{x + 15} Z", fill="#ffe9a8", opacity=0.35)
    return group(*rings, *ticks, *arms, beam, *chips)


def _spoke(angle: float, near: float, far: float, colour: str, width: float, opacity: float = 1) -> str:
    x, y = CENTRE
    dx, dy = sin(radians(angle)), -cos(radians(angle))
    return el(
        "line", x1=x + near * dx, y1=y + near * dy, x2=x + far * dx, y2=y + far * dy,
        stroke=colour, stroke_width=width, opacity=opacity,
    )  # fmt: skip


def _chip(angle: float, radius: float, green: int) -> str:
    x, y = CENTRE[0] + radius * sin(radians(angle)), CENTRE[1] - radius * cos(radians(angle))
    lit = angle == 0 and radius > 80
    face, edge = ("#2f6b57", "#8fc7ae") if green else ("#f7f3e6", "#b9ac86")
    return el(
        "circle", cx=x, cy=y, r=10.5, fill=face, stroke="#ffd75e" if lit else edge, stroke_width=3 if lit else 1.4
    )


def _nautilus() -> str:
    hull = el(
        "path",
        d="M0 -44 C13 -28 15 10 7 36 L0 44 L-7 36 C-15 10 -13 -28 0 -44 Z",
        fill="url(#leagues-hull)",
        stroke="#2c1e08",
        stroke_width=1.2,
    )
    ribs = "".join(
        el("path", d=f"M-10 {y} Q0 {y + 5} 10 {y}", fill="none", stroke="#4a3412", stroke_width=1)
        for y in (-18, -6, 6, 18)
    )
    fins = el(
        "path",
        d="M-12 2 L-26 16 L-10 18 Z M12 2 L26 16 L10 18 Z M-5 34 L-14 46 L0 41 L14 46 L5 34 Z",
        fill="#8d6626",
        stroke="#2c1e08",
        stroke_width=1,
    )
    eye = el("circle", cx=0, cy=-26, r=5, fill="#ffe9a8", stroke="#2c1e08", stroke_width=1.4)
    return group(fins, hull, ribs, eye, transform=move_to(*CENTRE))
