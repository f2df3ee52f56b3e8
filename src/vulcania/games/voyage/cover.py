"""The lid of the 1950s game: flat inks on warm paper, the giant octopus, and a counter that wants to show 20 000."""

from __future__ import annotations

from vulcania.drawing.cover import lid
from vulcania.drawing.svg import el, group, label, move_to
from vulcania.words import Words

PAPER, RED, BLUE, DEEP, YELLOW, INK = "#f6e7c8", "#cf4a2a", "#2f8fa6", "#17546b", "#f0b62f", "#2a1c14"


def draw(words: Words) -> str:
    return lid(words, _sea(), _octopus(), _nautilus(), _counter(), _band(), ink=PAPER, baseline=281, size=32)


def _sea() -> str:
    sun = el("circle", cx=318, cy=66, r=42, fill=YELLOW)
    rays = "".join(
        el("path", d="M318 66 L310 -120 H326 Z", fill=YELLOW, opacity=0.5, transform=f"rotate({angle} 318 66)")
        for angle in range(0, 360, 24)
    )
    swell = el("path", d="M0 112 q20 -18 40 0 t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 V300 H0 Z", fill=BLUE)
    deep = el("path", d="M0 176 q25 -16 50 0 t50 0 50 0 50 0 50 0 50 0 50 0 50 0 V300 H0 Z", fill=DEEP)
    return el("rect", width=400, height=300, fill=PAPER) + rays + sun + swell + deep


def _octopus() -> str:
    arms = (
        "M96 214 C40 206 8 160 30 118 C38 102 58 108 52 122 C42 148 74 176 108 184 Z",
        "M92 228 C60 250 20 250 6 228 C-2 214 14 204 22 216 C34 232 66 220 92 206 Z",
        "M128 196 C150 150 214 168 222 128 C228 98 198 86 190 104 C186 114 198 122 206 114 C204 146 140 136 112 182 Z",
        (
            "M132 216 C186 196 236 226 262 196 C276 178 258 162 246 174 "
            "C240 182 248 190 254 186 C238 204 186 176 130 196 Z"
        ),
        "M122 232 C150 262 214 262 240 238 C250 226 236 218 230 226 C212 246 160 236 134 210 Z",
    )
    body = "M70 206 C60 156 84 128 112 128 C142 128 160 158 148 206 C140 236 80 236 70 206 Z"
    eyes = "".join(
        el("ellipse", cx=x, cy=196, rx=11, ry=9, fill=PAPER)
        + el("rect", x=x - 6, y=193.5, width=12, height=5, rx=2.5, fill=INK)
        for x in (94, 126)
    )
    suckers = "".join(
        el("circle", cx=x, cy=y, r=3.4, fill=PAPER)
        for x, y in (
            (44, 150),
            (54, 164),
            (70, 176),
            (152, 168),
            (172, 158),
            (192, 152),
            (168, 204),
            (192, 202),
            (216, 206),
            (236, 202),
        )
    )
    return "".join(el("path", d=d, fill=RED) for d in arms) + el("path", d=body, fill=RED) + suckers + eyes


def _nautilus() -> str:
    return group(
        el("path", d="M-70 4 C-40 -24 36 -24 66 -4 L96 2 L66 10 C36 28 -40 28 -70 4 Z", fill=INK),
        el("path", d="M-16 -17 L-6 -34 H22 L34 -14 Z", fill=INK),
        el("path", d="M-64 4 L-92 -16 L-84 4 L-92 24 Z", fill=INK),
        el("path", d="M-40 -16 L-30 -26 L-20 -19 M44 -15 L54 -22 L62 -8", fill="none", stroke=INK, stroke_width=5),
        *(el("circle", cx=x, cy=2, r=6, fill=YELLOW) for x in (-30, -8, 14, 36)),
        el("circle", cx=8, cy=-24, r=4.5, fill=YELLOW),
        transform=move_to(292, 140, -8),
    )


def _counter() -> str:
    digits = "".join(
        group(
            el("rect", x=-11, y=-15, width=22, height=30, rx=2, fill=INK),
            label(digit, 0, 8.5, 23, fill=PAPER, font_weight=700, font_family="Courier New, monospace"),
            transform=move_to(35 + 25 * at, 31),
        )
        for at, digit in enumerate("20000")
    )
    plate = el("rect", x=14, y=8, width=142, height=46, rx=6, fill=RED, stroke=INK, stroke_width=2.5)
    return plate + digits


def _band() -> str:
    return el("rect", y=250, width=400, height=50, fill=RED) + el("rect", y=247, width=400, height=3, fill=INK)
