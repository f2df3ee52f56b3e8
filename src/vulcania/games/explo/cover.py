"""The lid of Explo: a survey sheet drawn underground, and one lamp in the dark."""

from __future__ import annotations

from vulcania.drawing.cover import lid
from vulcania.drawing.svg import el, group, label, move_to
from vulcania.words import Words

PAPER, INK, WATER, DANGER, LAMP = "#f5eeda", "#2b2a28", "#3f88b5", "#c2452d", "#f2b632"


def draw(words: Words) -> str:
    return lid(words, _sheet(), _cave(), _signs(), _caver(), ink=INK, edge=PAPER, baseline=280, size=34)


def _sheet() -> str:
    grid = "".join(el("path", d=f"M{x} 0 V300", stroke="#d9cda9", stroke_width=0.7) for x in range(0, 400, 20))
    grid += "".join(el("path", d=f"M0 {y} H400", stroke="#d9cda9", stroke_width=0.7) for y in range(0, 300, 20))
    return el("rect", width=400, height=300, fill=PAPER) + grid


def _cave() -> str:
    walls = (
        "M26 46 C58 34 82 58 112 50 C140 42 150 20 190 26 C240 34 258 20 300 34 C344 48 372 40 380 72 "
        "C388 110 352 118 356 150 "
        "C360 186 392 196 384 226 C376 250 330 246 300 238 C262 228 250 246 214 240 "
        "C178 234 184 208 204 196 C232 180 262 196 280 178 "
        "C296 160 288 128 264 118 C236 106 214 126 186 118 C160 110 150 88 122 90 C92 92 60 92 30 84 "
        "C14 78 12 52 26 46 Z"
    )
    pillar = "M314 86 C330 78 346 92 338 106 C330 118 310 110 308 98 C307 92 309 88 314 86 Z"
    hatch = "".join(
        el("path", d=f"M{x} {y} l{dx} {dy}", stroke=INK, stroke_width=1.6, stroke_linecap="round")
        for x, y, dx, dy in (
            (60, 44, -3, -8), (100, 52, -1, -9), (146, 34, -6, -6), (190, 26, 1, -9), (236, 31, 2, -8),
            (292, 31, 2, -8),
            (352, 46, 4, -8), (382, 82, 9, -1), (366, 124, 8, 4), (362, 172, 8, -3), (386, 214, 9, 1),
            (338, 246, -1, 8),
            (276, 236, -2, 8), (220, 241, -1, 8), (186, 224, -9, 2), (236, 186, -2, 8), (286, 146, -8, 2),
            (236, 112, -2, 8),
            (172, 112, -4, 8), (108, 91, 0, 9), (60, 91, -1, 9), (19, 68, -9, 1),
        )
    )  # fmt: skip
    pool = el("path", d="M214 218 C236 206 280 210 300 222 C282 238 238 236 214 218 Z", fill=WATER, opacity=0.55)
    ripples = el("path", d="M232 220 q8 -4 16 0 M256 226 q8 -4 16 0", fill="none", stroke=WATER, stroke_width=2)
    return (
        el("path", d=walls, fill="#ffffff", opacity=0.75)
        + pool
        + ripples
        + el("path", d=walls, fill="none", stroke=INK, stroke_width=3.4, stroke_linejoin="round")
        + el("path", d=pillar, fill=PAPER, stroke=INK, stroke_width=2.6)
        + hatch
    )


def _signs() -> str:
    stalagmites = el(
        "path",
        d="M200 112 l6 -22 6 22 M220 112 l4 -14 4 14 M330 226 l6 -20 6 20",
        fill="none",
        stroke=INK,
        stroke_width=2.2,
        stroke_linejoin="round",
    )
    blocks = el(
        "path",
        d="M158 92 l10 -8 9 7 -4 9 h-12 Z M176 100 l8 -6 8 6 -3 7 h-10 Z",
        fill="none",
        stroke=INK,
        stroke_width=2,
    )
    route = el(
        "path",
        d="M38 66 C90 72 130 64 176 72 C226 82 286 70 306 128 C318 166 300 206 262 206",
        fill="none",
        stroke=DANGER,
        stroke_width=2.6,
        stroke_dasharray="2 7",
        stroke_linecap="round",
    )
    station = group(
        el("path", d="M0 -9 L8 6 H-8 Z", fill=DANGER),
        el("circle", cy=1, r=1.8, fill=PAPER),
        transform=move_to(262, 204),
    )
    gas = group(
        el("path", d="M-24 0 q6 -10 12 0 t12 0 12 0", fill="none", stroke=DANGER, stroke_width=2.2),
        label("CO2", -6, 15, 11, fill=DANGER, font_weight=700),
        transform=move_to(352, 72),
    )
    north = group(
        el("path", d="M0 -20 L6 8 L0 3 L-6 8 Z", fill=INK),
        label("N", 0, -24, 12, fill=INK, font_weight=700),
        transform=move_to(40, 196),
    )
    scale = el("path", d="M24 222 h60 M24 217 v10 M44 219 v6 M64 219 v6 M84 217 v10", stroke=INK, stroke_width=2)
    return stalagmites + blocks + route + station + gas + north + scale


def _caver() -> str:
    beam = el("path", d="M10 -22 L70 -44 L74 2 Z", fill=LAMP, opacity=0.55)
    body = el("path", d="M-9 -6 Q0 -12 9 -6 L11 18 H-11 Z", fill=DANGER)
    legs = el("path", d="M-6 18 L-10 38 M6 18 L12 36", stroke=INK, stroke_width=6, stroke_linecap="round")
    arms = el("path", d="M8 -2 L20 8 M-8 -2 L-18 10", stroke=DANGER, stroke_width=6, stroke_linecap="round")
    head = el("circle", cy=-18, r=8.5, fill="#f3cfa5")
    helmet = el("path", d="M-10 -19 A10 10 0 0 1 10 -19 Z", fill=LAMP, stroke=INK, stroke_width=1.6)
    lamp = el("circle", cx=9, cy=-22, r=3.4, fill="#ffffff", stroke=INK, stroke_width=1.6)
    return group(beam, legs, arms, body, head, helmet, lamp, transform=move_to(98, 150, scale=1.35))
