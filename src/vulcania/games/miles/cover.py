"""The lid of the 84-chip edition: a porthole, a red star, a green arrow, and blue chips that tell nothing."""

from __future__ import annotations

from math import cos, radians, sin

from vulcania.drawing.cover import gradient, lid
from vulcania.drawing.svg import el, group, move_to
from vulcania.words import Words

X, Y, R = 200, 122, 98


def draw(words: Words) -> str:
    defs = (
        gradient("miles-wall", (0, "#25405f"), (1, "#0c1a2c")),
        gradient("miles-sea", (0, "#3fa0c4"), (0.6, "#13557f"), (1, "#08294a")),
        gradient("miles-brass", (0, "#fbe6ad"), (0.5, "#cf9f45"), (1, "#80581b")),
        el("clipPath", el("circle", cx=X, cy=Y, r=R), id="miles-glass"),
    )
    return lid(words, _wall(), _sea(), _ring(), _chips(), defs=defs, ink="#fbe6ad", edge="#0c1a2c", size=36)


def _wall() -> str:
    seams = "".join(el("path", d=f"M0 {y} H400", stroke="#0a1522", stroke_width=2) for y in (60, 190))
    rivets = "".join(
        el("circle", cx=x, cy=y, r=3.4, fill="#54749a", stroke="#0a1522", stroke_width=1)
        for y in (52, 68, 182, 198)
        for x in range(14, 400, 31)
    )
    return el("rect", width=400, height=300, fill="url(#miles-wall)") + seams + rivets


def _sea() -> str:
    light = "".join(
        el("path", d=f"M{x} 10 L{x + 30} 10 L{x - 30} 240 L{x - 90} 240 Z", fill="#ffffff", opacity=0.1)
        for x in (150, 220, 290)
    )
    arm = (
        "M96 232 C120 180 168 196 176 152 C182 118 150 104 140 122 C134 134 146 144 154 136 "
        "C150 160 118 160 104 186 C92 206 84 220 80 236 Z"
    )
    suckers = "".join(
        el("circle", cx=x, cy=y, r=3.2, fill="#f3b7a0")
        for x, y in ((170, 168), (174, 154), (172, 140), (158, 182), (142, 190), (128, 200))
    )
    nautilus = group(
        el(
            "path",
            d="M-62 0 C-34 -20 34 -20 58 -4 L74 0 L58 4 C34 20 -34 20 -62 0 Z",
            fill="#e0b763",
            stroke="#4a3412",
            stroke_width=2,
        ),
        el("path", d="M-10 -15 L0 -26 H18 L26 -13 Z", fill="#c6964a", stroke="#4a3412", stroke_width=2),
        el("path", d="M-58 0 L-76 -14 V14 Z", fill="#a97728", stroke="#4a3412", stroke_width=2),
        *(el("circle", cx=x, cy=0, r=5.5, fill="#fff3c4", stroke="#4a3412", stroke_width=1.6) for x in (-22, -2, 18)),
        el("path", d="M74 0 L160 -26 V26 Z", fill="#fff3c4", opacity=0.35),
        transform=move_to(186, 92, -6),
    )
    return group(
        el("rect", x=X - R, y=Y - R, width=2 * R, height=2 * R, fill="url(#miles-sea)"),
        light,
        nautilus,
        el("path", d=arm, fill="#b5523f", stroke="#5f2018", stroke_width=2),
        suckers,
        clip_path="url(#miles-glass)",
    )


def _ring() -> str:
    ring = el("circle", cx=X, cy=Y, r=R + 9, fill="none", stroke="url(#miles-brass)", stroke_width=20)
    edges = "".join(
        el("circle", cx=X, cy=Y, r=r, fill="none", stroke="#5c4014", stroke_width=1.6) for r in (R - 1, R + 19)
    )
    bolts = "".join(
        el(
            "circle",
            cx=X + (R + 9) * cos(radians(angle)),
            cy=Y + (R + 9) * sin(radians(angle)),
            r=5,
            fill="#8f6423",
            stroke="#fbe6ad",
            stroke_width=1.3,
        )
        for angle in range(15, 375, 30)
    )
    return ring + edges + bolts


def _chips() -> str:
    def chip(x: float, y: float, face: str, edge: str, inside: str) -> str:
        return group(el("circle", r=25, fill=face, stroke=edge, stroke_width=3), inside, transform=move_to(x, y))

    star = el(
        "path", d="M0 -16 L4.6 -5 L16 -4.6 L7 2.6 L10 14 L0 7.4 L-10 14 L-7 2.6 L-16 -4.6 L-4.6 -5 Z", fill="#c62f37"
    )
    arrow = el("path", d="M-14 6 H2 V14 L16 0 L2 -14 V-6 H-14 Z", fill="#2d8a4e")
    blue = el(
        "path",
        d="M-12 4 q6 -8 12 0 t12 0 M-12 -6 q6 -8 12 0 t12 0",
        fill="none",
        stroke="#9fc3ea",
        stroke_width=3,
        stroke_linecap="round",
    )
    return (
        chip(52, 122, "#f7f3e6", "#b9ac86", star) + chip(348, 122, "#f7f3e6", "#b9ac86", arrow)
        + chip(34, 226, "#1f4f8f", "#7fa8db", blue) + chip(366, 226, "#1f4f8f", "#7fa8db", blue)
    )  # fmt: skip
