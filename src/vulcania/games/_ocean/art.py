"""The drawings of the turning ocean: nine pictures, six symbols, the special chips.

Each is drawn once around the point 0,0 and fits a square of 80 by 80, so that it can be told from the others by its
outline alone, in grey and at the size of a fingernail. A picture lists them in its ``<defs>`` and uses them by name.
"""

from __future__ import annotations

from functools import cache

from vulcania.drawing.svg import Attribute, el, group

INK = "#14263d"
BRASS = "#c79a45"
PAPER = "#f7f2e6"


def _shape(d: str, fill: str, **attributes: Attribute) -> str:
    return el("path", d=d, fill=fill, **attributes)


def _line(d: str, stroke: str, width: float, **attributes: Attribute) -> str:
    return el(
        "path", d=d, fill="none", stroke=stroke, stroke_width=width, stroke_linecap="round", stroke_linejoin="round",
        **attributes,
    )  # fmt: skip


def _dot(x: float, y: float, r: float, fill: str) -> str:
    return el("circle", cx=x, cy=y, r=r, fill=fill)


# -- the nine pictures ------------------------------------------------------------------------------------------------


def _shark() -> str:
    return group(
        _shape("M-40 6 L-30 -4 L-38 -20 L-22 -7 C-10 -16 6 -17 18 -14 L40 -2 C34 8 18 14 0 14 L-8 28 L-12 13 "
               "C-20 11 -25 8 -28 6 L-38 18 Z", "#6c88a3"),
        _shape("M-6 -15 L4 -36 L12 -15 Z", "#6c88a3"),
        _shape("M38 0 C30 8 16 12 0 13 C-10 13 -18 11 -24 8 C-8 9 22 7 38 0 Z", "#e6edf3"),
        _dot(24, -6, 3, INK),
        _line("M10 -8 L8 1 M4 -9 L2 0", INK, 2.4),
    )  # fmt: skip


def _wreck() -> str:
    return group(
        _line("M-22 10 L-12 -38 M8 4 L18 -20", "#6b4a2b", 5),
        _shape("M-14 -30 L14 -18 L-19 -6 Z", "#d9c9a3"),
        _shape("M-40 -2 L36 14 C34 24 28 32 20 36 L-20 30 C-32 24 -38 12 -40 -2 Z", "#8a5a33"),
        _line("M-34 12 L30 25", "#5e3a1d", 3),
        _shape("M-8 14 L2 18 L0 27 L-10 24 Z", INK),
        _line("M-40 37 H40", "#6f8aa3", 4),
    )


def _reef() -> str:
    return group(
        _line("M0 36 V0 M0 18 L-20 -2 V-22 M-20 2 L-32 -8 M0 10 L20 -8 V-28 M20 -4 L33 -14 M0 0 L-7 -18 V-34 M-3 -8 "
              "L8 -24", "#c8453b", 9),
        _line("M-38 37 H38", "#8c6a4b", 7),
    )  # fmt: skip


def _seaweed() -> str:
    fronds = (
        "M0 38 C-14 24 14 12 0 -4 C-12 -18 10 -28 2 -39",
        "M-20 38 C-32 26 -12 16 -22 4 C-32 -8 -14 -16 -22 -26",
        "M20 38 C32 26 10 16 22 2 C32 -10 14 -14 24 -24",
    )
    leaves = "M-2 18 L-11 12 M2 6 L12 2 M-3 -10 L-12 -16 M4 -24 L12 -29 M-22 20 L-32 15 M-24 2 L-34 -3 M22 20 L33 16"
    return group(*(_line(d, "#2f7d4f", 7.5) for d in fronds), _line(leaves, "#2f7d4f", 5))


def _island() -> str:
    return group(
        _shape("M-40 34 C-30 18 -12 12 4 14 C22 16 34 24 40 34 Z", "#d8b26a"),
        _line("M2 18 C6 4 4 -8 -4 -20", "#7a5230", 6),
        _shape("M-4 -20 C-18 -32 -32 -28 -37 -16 C-26 -22 -14 -20 -4 -20 Z", "#2f7d4f"),
        _shape("M-4 -20 C2 -36 18 -40 30 -30 C18 -30 6 -26 -4 -20 Z", "#2f7d4f"),
        _shape("M-4 -20 C10 -26 26 -20 30 -6 C20 -14 8 -18 -4 -20 Z", "#3f9a62"),
        _shape("M-4 -20 C-16 -20 -26 -10 -25 4 C-18 -6 -10 -14 -4 -20 Z", "#3f9a62"),
        _line("M-26 34 V10 M-26 10 L-31 3 M-26 10 L-21 3", INK, 4),
        _dot(-26, 3, 6, PAPER),
        _dot(-28, 2, 1.8, INK),
        _dot(-24, 2, 1.8, INK),
        _line("M-40 37 H40", "#6f8aa3", 4),
    )


def _nautilus() -> str:
    """Stout and dark, with a great lit window: nobody takes it for a shark."""
    return group(
        _shape("M-40 5 C-26 -22 16 -25 40 3 C16 32 -26 32 -40 5 Z", "#26394e"),
        _shape("M-12 -14 L-8 -31 H10 L16 -12 Z", "#26394e"),
        _line("M-8 -31 L-16 -37 M10 -31 L26 -14 L40 1", BRASS, 4),
        _dot(15, 3, 12.5, BRASS),
        _dot(15, 3, 9, "#ffe7a0"),
        _dot(-6, 4, 5.5, "#ffe7a0"),
        _dot(-22, 4, 4, "#ffe7a0"),
        _shape("M-34 5 L-40 -17 L-24 -8 Z M-34 5 L-40 27 L-24 18 Z", BRASS),
    )


def _fish(x: float, y: float, scale: float, colour: str) -> str:
    body = _shape("M20 0 C12 -11 -4 -11 -12 -2 L-22 -11 V11 L-12 2 C-4 11 12 11 20 0 Z", colour)
    return group(body, _dot(10, -2, 2.6, PAPER), transform=f"translate({x} {y}) scale({scale})")


def _shoal() -> str:
    return group(
        _fish(-12, -24, 1, "#d6822b"),
        _fish(16, -4, 1.05, "#b9651a"),
        _fish(-16, 12, 1, "#d6822b"),
        _fish(12, 29, 0.9, "#b9651a"),
    )


def _octopus() -> str:
    arms = (
        "M-14 6 C-18 20 -36 12 -37 26 C-37 34 -28 35 -28 28",
        "M-6 8 C-6 22 -20 24 -17 36",
        "M6 8 C6 22 20 24 17 36",
        "M14 6 C18 20 36 12 37 26 C37 34 28 35 28 28",
    )
    return group(
        *(_line(d, "#6d4a8f", 8) for d in arms),
        _shape("M0 -39 C20 -39 27 -24 24 -8 C22 6 14 14 0 14 C-14 14 -22 6 -24 -8 C-27 -24 -20 -39 0 -39 Z", "#6d4a8f"),
        _dot(-9, -4, 6.5, PAPER),
        _dot(9, -4, 6.5, PAPER),
        _dot(-8, -3, 3, INK),
        _dot(8, -3, 3, INK),
    )


def _vulcania() -> str:
    return group(
        _shape("M-40 36 L-14 -12 L-6 -7 L2 -13 L12 -9 L40 36 Z", "#4a4550"),
        _shape("M-14 -12 L-6 -7 L2 -13 L12 -9 L16 -2 L8 6 L3 24 L-3 2 L-12 10 L-18 -5 Z", "#d8432b"),
        _line("M-4 -18 C-16 -26 2 -30 -8 -39 M8 -18 C20 -24 8 -30 18 -38", "#8d8793", 5),
        _line("M-40 37 H40", "#6f8aa3", 4),
    )


# -- special chips ----------------------------------------------------------------------------------------------------


def _anchor() -> str:
    return group(
        _line("M0 -22 V34 M-16 -12 H16 M-32 10 C-30 28 -14 35 0 35 C14 35 30 28 32 10", INK, 7),
        _shape("M-40 16 L-32 0 L-22 14 Z M40 16 L32 0 L22 14 Z", INK),
        el("circle", cx=0, cy=-30, r=7.5, fill="none", stroke=INK, stroke_width=6),
    )


def _submarine() -> str:
    arrow = "M0 -40 L13 -25 H5 V-19 H-5 V-25 H-13 Z"
    arrows = [el("path", d=arrow, fill="#b3532a", transform=f"rotate({angle})") for angle in (0, 90, 180, 270)]
    return group(
        *arrows,
        _shape("M-19 2 C-14 -12 14 -12 19 2 C14 15 -14 15 -19 2 Z", INK),
        _shape("M-6 -7 L-4 -15 H6 L7 -7 Z", INK),
        _dot(7, 2, 4.2, "#ffe7a0"),
        _dot(-5, 2, 3, "#ffe7a0"),
    )


def _biscuit() -> str:
    teeth = "".join(f"A6 6 0 0 1 {x} {y} " for x, y in _scallops())
    return group(
        _shape(f"M-32 -28 {teeth}Z", "#d9a45b", stroke="#8f5f24", stroke_width=3),
        *(_dot(x, y, 3, "#8f5f24") for x in (-18, 0, 18) for y in (-16, 2, 18)),
    )


def _scallops() -> list[tuple[float, float]]:
    """The bitten edge of a ship's biscuit: small arcs along a square."""
    side = [-32 + 64 / 5 * n for n in range(1, 6)]
    top = [(x, -28.0) for x in side]
    right = [(32.0, -28 + 60 / 5 * n) for n in range(1, 6)]
    bottom = [(-x, 32.0) for x in side]
    left = [(-32.0, 32 - 60 / 5 * n) for n in range(1, 6)]
    return top + right + bottom + left


def _seal() -> str:
    return group(
        _shape("M-38 34 C-30 20 -22 18 -16 4 C-12 -10 -10 -24 4 -28 C14 -31 24 -26 28 -18 C24 -12 18 -10 14 -8 "
               "C20 6 22 20 18 34 C6 37 -8 32 -20 30 L-30 38 Z", "#5b6b78"),
        _shape("M4 14 L24 30 L6 34 Z", "#3f4c57"),
        _dot(14, -19, 3.2, INK),
        _line("M20 -14 L34 -18 M20 -12 L34 -10", INK, 2),
        _dot(30, -33, 7, "#c8453b"),
    )  # fmt: skip


def _star() -> str:
    points = "M0 -38 L9.5 -12 L37 -12 L15 5 L23 32 L0 16 L-23 32 L-15 5 L-37 -12 L-9.5 -12 Z"
    return _shape(points, "#c22f2f", stroke="#7d1616", stroke_width=3, stroke_linejoin="round")


def _arrow() -> str:
    return group(
        _line("M-26 22 C-34 -8 -10 -28 16 -20", "#2f7d4f", 12),
        _shape("M8 -38 L38 -14 L4 2 Z", "#2f7d4f"),
        _line("M-26 22 C-14 34 8 34 20 20", "#2f7d4f", 6, stroke_dasharray="1 11"),
    )


# -- the six symbols --------------------------------------------------------------------------------------------------


def _spear() -> str:
    return group(_line("M-34 34 L16 -16", INK, 9), _shape("M38 -38 L6 -26 L14 -14 L26 -6 Z", INK))


def _helm() -> str:
    spokes = "".join(f"M0 0 L{x} {y} " for x, y in ((0, -37), (26, -26), (37, 0), (26, 26), (0, 37), (-26, 26),
                                                    (-37, 0), (-26, -26)))  # fmt: skip
    return group(
        _line(spokes, INK, 7),
        el("circle", cx=0, cy=0, r=23, fill="none", stroke=INK, stroke_width=8),
        _dot(0, 0, 9, INK),
    )


def _chest() -> str:
    return group(
        _shape("M-36 -4 V-12 C-36 -28 -26 -32 -16 -32 H16 C26 -32 36 -28 36 -12 V-4 Z M-36 3 H36 V32 H-36 Z", INK),
        el("rect", x=-8, y=-8, width=16, height=20, rx=3, fill=PAPER),
        _dot(0, 2, 4, INK),
    )


def _mask() -> str:
    return group(
        _line("M-38 -8 V-20 M38 -8 V-20", INK, 7),
        _shape("M-34 -24 H34 C38 -10 38 8 26 20 C18 28 10 20 0 8 C-10 20 -18 28 -26 20 C-38 8 -38 -10 -34 -24 Z", INK),
        _shape("M-27 -15 H27 C29 -4 27 6 21 12 C14 16 8 6 0 -3 C-8 6 -14 16 -21 12 C-27 6 -29 -4 -27 -15 Z", PAPER),
    )


def _bottle() -> str:
    return group(
        _shape("M-9 -38 H9 V-16 C9 -8 18 -6 18 6 V34 C18 38 14 40 10 40 H-10 C-14 40 -18 38 -18 34 V6 C-18 -6 -9 -8 "
               "-9 -16 Z", INK),
        el("rect", x=-11, y=12, width=22, height=16, fill=PAPER),
    )  # fmt: skip


def _boat() -> str:
    """From above: an open hull with thwarts, and oars out on either side."""
    return group(
        _line("M-8 2 L-36 12 M8 2 L36 12", INK, 5.5),
        _line("M-30 10 L-37 12 M30 10 L37 12", INK, 11),
        _shape("M0 -40 C25 -14 25 18 11 39 H-11 C-25 18 -25 -14 0 -40 Z", INK),
        _shape("M0 -27 C16 -8 16 14 7 31 H-7 C-16 14 -16 -8 0 -27 Z", PAPER),
        _line("M-13 -6 H13 M-13 12 H13", INK, 6.5),
    )


PICTURES_DRAWN = {
    "shark": _shark, "wreck": _wreck, "reef": _reef, "seaweed": _seaweed, "island": _island, "nautilus": _nautilus,
    "shoal": _shoal, "octopus": _octopus, "vulcania": _vulcania, "anchor": _anchor, "submarine": _submarine,
    "biscuit": _biscuit, "seal": _seal, "star": _star, "arrow": _arrow,
}  # fmt: skip
SYMBOLS_DRAWN = {"spear": _spear, "helm": _helm, "chest": _chest, "mask": _mask, "bottle": _bottle, "boat": _boat}


@cache
def drawing(name: str) -> str:
    """A picture, special chip or symbol by its name, to be put into ``<defs>``."""
    draw = PICTURES_DRAWN.get(name) or SYMBOLS_DRAWN[name]
    return group(draw(), id=f"ocean-{name}")


@cache
def all_drawings() -> tuple[str, ...]:
    """Everything that can lie in the ocean, for ``<defs>``."""
    return tuple(drawing(name) for name in (*PICTURES_DRAWN, *SYMBOLS_DRAWN))


def use(name: str, x: float, y: float, size: float, **attributes: Attribute) -> str:
    """A drawing at a place, as wide as said."""
    return el("use", href=f"#ocean-{name}", transform=f"translate({x:g} {y:g}) scale({size / 80:.3f})", **attributes)
