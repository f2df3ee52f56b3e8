"""The 35 survey glyphs and the resources as small ink signs, each drawn around the origin within ten units."""

from __future__ import annotations

from vulcania.drawing.svg import el, group

STALAGMITE = "M-5 8 L-1 -8 Q0 -9 1 -8 L5 8 Z"
COLUMN = "M-5.5 -8 Q-1.5 0 -5.5 8 H5.5 Q1.5 0 5.5 -8 Z"

PATHS = {
    "spring": "M-3 5 A3 3 0 1 0 3 5 A3 3 0 1 0 -3 5 M0 2 V-8 M-4 -4 L0 -8 L4 -4",
    "sink": "M-8 -7 Q-4 -4 0 -7 T8 -7 M0 -4 V7 M-4 3 L0 7 L4 3 M-6 9 H6",
    "pool": "M-9 0 A9 5.5 0 1 0 9 0 A9 5.5 0 1 0 -9 0 M-5 1 Q-2.5 -2 0 1 T5 1",
    "wall-cupola": "M-5 -9 V-5 A6 5 0 0 1 -5 5 V9",
    "pothole": "M-9 -5 H-5 A5 8 0 0 0 5 -5 H9 M-2 2 A2 2 0 1 0 2 2 A2 2 0 1 0 -2 2",
    "drip-pit": "M-9 4 H-3 Q0 10 3 4 H9 M0 -9 Q4 -3 0 -2 Q-4 -3 0 -9 Z",
    "runnel": "M-6 -8 Q-9 -4 -6 0 T-6 8 M0 -8 Q-3 -4 0 0 T0 8 M6 -8 Q3 -4 6 0 T6 8",
    "ceiling-cupola": "M-9 5 H-6 A6 10 0 0 1 6 5 H9",
    "block": "M-7 5 L-6 -5 L3 -8 L8 2 L1 8 Z M-6 -5 L0 -1 L8 2 M0 -1 L1 8",
    "scree-cone": "M-9 8 L0 -8 L9 8 Z M-3 5 h.1 M2 5 h.1 M0 0 h.1 M5 6.5 h.1 M-5 6.5 h.1",
    "human-trace": "M-2.4 -6.5 A2.4 2.4 0 1 0 2.4 -6.5 A2.4 2.4 0 1 0 -2.4 -6.5 M0 -4 V3"
    " M-6 -3 L0 -1 L6 -3 M0 3 L-4 9 M0 3 L4 9",
    "fossil": "M0 0 A2 2 0 1 1 -4 0 A4 4 0 1 1 4 0 A6 6 0 1 1 -8 0 A8 8 0 0 1 8 1",
    "bones": "M-4 -4 L4 4 M-7 -4 A2 2 0 1 1 -4 -7 M4 7 A2 2 0 1 1 7 4 M4 -4 L-4 4"
    " M4 -7 A2 2 0 1 1 7 -4 M-7 4 A2 2 0 1 1 -4 7",
    "bear-wallow": "M-9 0 Q0 14 9 0 M-4.5 -3 h.1 M-1.5 -6 h.1 M1.5 -6 h.1 M4.5 -3 h.1 M-2 0 Q0 -3 2 0 Q0 2 -2 0",
    "drain-point": "M-9 -7 Q-2 -2 -1.5 9 M9 -7 Q2 -2 1.5 9 M-5 -8 Q0 -5 5 -8",
    "fault": "M-9 9 L9 -9 M-8 -1 L-1 -8 M-1 -8 L-1 -4 M8 1 L1 8 M1 8 L1 4",
    "flowstone": "M-9 -8 H9 M-7 -8 Q-9 0 -5 8 M-2 -8 Q-3 2 -1 5 M3 -8 Q2 0 4 8 M8 -8 Q9 -2 8 3",
    "stalagmite": STALAGMITE,
    "column": COLUMN,
    "corroded-stalagmite": "M-5 8 L-3 3 L-5 1 L-2 -2 L-3 -4 L0 -9 L2 -4 L1 -2 L4 1 L2 3 L5 8 Z",
    "cave-pearls": "M-7 3 a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0"
    " M1 4 a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0 M-3 -4 a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0",
    "calcite-flower": "M0 -9 V9 M-8 -4.5 L8 4.5 M-8 4.5 L8 -4.5 M-3 0 A3 3 0 1 0 3 0 A3 3 0 1 0 -3 0",
    "micro-gours": "M-9 -5 Q-6 -1 -3 -5 Q0 -1 3 -5 Q6 -1 9 -5"
    " M-9 0 Q-6 4 -3 0 Q0 4 3 0 Q6 4 9 0 M-9 5 Q-6 9 -3 5 Q0 9 3 5 Q6 9 9 5",
    "fallen-concretion": "M-8 0 L7 2 Q9 3.5 7 5 L-8 7 Z M-9 9 H9",
    "spiked-stalagmite": STALAGMITE + " M-3 0 L-7 -2 M-4 5 L-8 3 M-2 -5 L-5 -7 M3 0 L7 -2 M4 5 L8 3 M2 -5 L5 -7",
    "broken-stalagmite": "M-5 8 L-3 -1 L-1 1 L1 -3 L3 0 L5 8 Z M-1 -9 L1 -6",
    "broken-column": "M-5.5 -8 Q-3.5 -5 -3.5 -2 L0 -4 L3.5 -2 Q3.5 -5 5.5 -8 Z"
    " M-5.5 8 Q-3.5 5 -3.5 3 L0 1 L3.5 3 Q3.5 5 5.5 8 Z",
    "fractured-stalagmite": STALAGMITE + " M-7 3 L-2 -1 L1 3 L7 -2",
    "fractured-column": COLUMN + " M-8 2 L-3 -2 L1 2 L8 -3",
    "shifted-stalagmite": "M-6 8 L-4.5 1 H1.5 L3 8 Z M-1 0 L2 -8 Q3 -9 4 -8 L6 0 Z",
    "shifted-column": "M-7.5 -8 Q-5 -4 -5 -1 H1 Q1 -4 3.5 -8 Z M-3.5 8 Q-1 4 -1 1 H5 Q5 4 7.5 8 Z",
    "tilted-stalagmite": "M-6 8 L6 -8 Q8 -8 7.5 -6 L3 8 Z M-9 9 H9",
    "bat-droppings": "M0 -4 Q-3 -9 -9 -6 Q-7 -3 -5 -1 Q-2 -2 0 1 Q2 -2 5 -1 Q7"
    " -3 9 -6 Q3 -9 0 -4 Z M-4 6 h.1 M0 4.5 h.1 M0 8 h.1 M4 6 h.1",
    "niphargus": "M7 -5 A8 7 0 1 0 5 6 M7 -5 L9 -8 M7 -5 L9 -4 M-6 -2 L-2 -1 M-6 2 L-2 2 M-3 6 L-1 3 M2 7 L2 4",
    "sand": "M-7 -5 h.1 M0 -6 h.1 M7 -5 h.1 M-4 0 h.1 M4 0 h.1 M-7 5 h.1 M0 5 h.1 M7 5 h.1 M-9 9 Q-4 7 0 9 T9 9",
    "sump": "M-9 -6 H-3 Q0 -6 0 0 Q0 6 5 6 H9 M-9 0 Q-6 3 -3 0 M-9 4 Q-6 7 -3 4",
}  # fmt: skip
FILLED = {"spring", "sink", "drip-pit"}
WATERY = {"spring", "sink", "pool", "niphargus", "sump", "runnel", "drip-pit", "micro-gours"}

INK, WATER = "#3a2f24", "#1f6f9c"

RESOURCES = {
    "light": ("#f2c230", "M-4 -8 L3 -8 L0 -2 H5 L-4 9 L-1 1 H-5 Z"),
    "bin-bag": ("#4f9a58", "M-3 -8 L3 -8 L1 -4 Q8 0 6 8 H-6 Q-8 0 -1 -4 Z"),
    "first-aid": ("#d64545", "M-2.5 -8 H2.5 V-2.5 H8 V2.5 H2.5 V8 H-2.5 V2.5 H-8 V-2.5 H-2.5 Z"),
    "food": ("#a9703a", "M-8 2 Q-8 -7 0 -7 Q8 -7 8 2 Z M-7 5 H7"),
    "survey": ("#4a4a4a", "M0 -9 L3 0 L0 9 L-3 0 Z M-9 0 L-3 0 M3 0 L9 0"),
    "warmth": ("#f7f3ea", "M0 9 C-8 5 -5 -1 -1 -9 C0 -4 7 -1 5 5 C4 8 2 9 0 9 Z"),
    "water": ("#2f86c4", "M0 -9 Q8 2 5 6 A6 5 0 0 1 -5 6 Q-8 2 0 -9 Z"),
}
"""Each resource's colour (as its cubes are printed, EX-3) and sign: colour never speaks alone."""


def defs() -> list[str]:
    """Every glyph, to be placed with :func:`glyph`."""
    return [
        el(
            "path",
            id=f"glyph-{name}",
            d=path,
            fill="none",
            stroke=WATER if name in WATERY else INK,
            stroke_width=1.6,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        for name, path in PATHS.items()
    ]


def glyph(name: str, x: float, y: float, scale: float = 1.0) -> str:
    return el("use", href=f"#glyph-{name}", transform=f"translate({x:.1f} {y:.1f}) scale({scale:.2f})")


def cube(resource: str, x: float, y: float, size: float = 18) -> str:
    """A resource cube with its sign."""
    colour, path = RESOURCES[resource]
    light = resource in ("warmth", "light")
    ink = "#5a4a2a" if light else "#ffffff"
    half = size / 2
    return group(
        el("rect", x=-half, y=-half, width=size, height=size, rx=3, fill=colour, stroke="#5c4c3a", stroke_width=1),
        el("path", d=path, fill="none", stroke=ink, stroke_width=2.2, transform=f"scale({size / 30:.2f})"),
        transform=f"translate({x:.1f} {y:.1f})",
    )
