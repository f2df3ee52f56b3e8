"""The lid of Pearls, for the shelf of the web: an open shell with a pearl in it, and someone looking on."""

from __future__ import annotations

from vulcania.drawing.cover import gradient, lid
from vulcania.drawing.svg import el, group, move_to
from vulcania.words import Words

INK = "#10333f"


def draw(words: Words) -> str:
    defs = (gradient("pearls-water", (0, "#bfe9e6"), (0.6, "#5aa9ad"), (1, "#1f6f78")),)
    return lid(words, _water(), _moray(), _shell(), defs=defs, edge="#14525a", size=46)


def _water() -> str:
    bed = el("path", d="M0 300 V252 Q90 232 200 250 T400 240 V300 Z", fill="#ead7ae")
    return el("rect", width=400, height=300, fill="url(#pearls-water)") + bed


def _shell() -> str:
    """Both halves open, the pearl between them."""
    upper = "M-78 0 Q-86 -84 0 -92 Q86 -84 78 0 Q0 -22 -78 0 Z"
    lower = "M-78 0 Q-70 44 0 48 Q70 44 78 0 Q0 24 -78 0 Z"
    ribs = "M0 -92 V-14 M-38 -82 L-26 -12 M38 -82 L26 -12"
    return group(
        el("path", d=upper, fill="#f0d9b5", stroke=INK, stroke_width=3),
        el("path", d=ribs, fill="none", stroke=INK, stroke_width=2),
        el("path", d=lower, fill="#e2c391", stroke=INK, stroke_width=3),
        el("circle", cy=-6, r=22, fill="#f7d9e2", stroke=INK, stroke_width=2.5),
        el("circle", cx=-7, cy=-13, r=6, fill="#ffffff"),
        transform=move_to(160, 172),
    )


def _moray() -> str:
    body = "M300 262 Q340 210 306 170 Q286 140 312 118"
    return group(
        el("path", d=body, fill="none", stroke=INK, stroke_width=38, stroke_linecap="round"),
        el("path", d=body, fill="none", stroke="#5d7a35", stroke_width=32, stroke_linecap="round"),
        el("circle", cx=304, cy=112, r=6, fill="#fff6d6"),
        el("circle", cx=302, cy=112, r=2.5, fill=INK),
        el("path", d="M290 126 Q300 134 314 130", fill="none", stroke=INK, stroke_width=2.5),
    )
