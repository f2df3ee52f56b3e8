"""The dial: a brass instrument on a ship at night, drawn around the point 0,0.

What turns is one group (``id="dial"``), the submarine another, the needle of the gauge a third. Their ``transform`` is
written as a matrix: a page that lets them glide then takes the shorter way round.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

from vulcania.drawing.svg import Attribute, el, group, label, picks, txt
from vulcania.games._ocean.art import BRASS, all_drawings
from vulcania.games._ocean.chips import Ocean, Place
from vulcania.games._ocean.helm import ARMS, DEPTHS, DIRECTIONS, RINGS, STEER_NAMES
from vulcania.games._ocean.pieces import chip, chip_back
from vulcania.words import Words

RADIUS = 330.0
"""From the middle to the outer edge of the brass."""
RING_AT = (243.0, 169.0, 101.0)
CHIP = (74.0, 68.0, 60.0)
"""How wide chips are, by ring."""
LETTERS_AT = 302.0

SEA, DEEP_SEA, NIGHT, ENGRAVED = "#123a5e", "#0a2340", "#0a1828", "#3d6d97"
LIGHT = "#ffe7a0"
DARK_BRASS = "#6e5119"
DOT = {"white": "#f4efe2", "green": "#4ea67a", "blue": "#5b9bdb"}

Says = Callable[[Place], str]
Marked = tuple[frozenset[str], frozenset[str]]
"""The places where something just happened, and those that do nothing more now."""


def defs() -> tuple[str, ...]:
    """What the dial and its chips need in ``<defs>``."""
    water = el(
        "radialGradient",
        el("stop", offset=0, stop_color="#061627"),
        el("stop", offset=0.45, stop_color=DEEP_SEA),
        el("stop", offset=1, stop_color="#1b4f7c"),
        id="ocean-water",
    )
    brass = el(
        "linearGradient",
        *(el("stop", offset=at, stop_color=colour)
          for at, colour in ((0, "#f1d68f"), (0.3, BRASS), (0.55, "#8f6a24"), (0.8, "#d9b565"), (1, "#7d5d22"))),
        id="ocean-brass", x1=0, y1=0, x2=1, y2=1,
    )  # fmt: skip
    beam = el(
        "linearGradient",
        el("stop", offset=0, stop_color=LIGHT, stop_opacity=0.7),
        el("stop", offset=1, stop_color=LIGHT, stop_opacity=0.12),
        id="ocean-beam", x1=0, y1=1, x2=0, y2=0,
    )  # fmt: skip
    return (water, brass, beam, *all_drawings())


def turned(degrees: float, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """A rotation about 0,0 and a place, as a matrix."""
    c, s = cos(radians(degrees)) * scale, sin(radians(degrees)) * scale
    return f"matrix({c:.5f} {s:.5f} {-s:.5f} {c:.5f} {x:.2f} {y:.2f})".replace("-0.00000", "0.00000")


def polar(radius: float, eighths: float) -> tuple[float, float]:
    """A point of the dial: so far from the middle, so many eighths clockwise from the top."""
    angle = radians(45 * eighths)
    return radius * sin(angle), -radius * cos(angle)


def dial(
    ocean: Ocean,
    words: Words,
    legal: frozenset[str],
    says: Says,
    last: frozenset[str] = frozenset(),
    place_picks: str = "fetch {name}",
    spent: frozenset[str] = frozenset(),
) -> str:
    """The whole instrument, 660 wide: brass, compass, the turning sea with its chips, the Nautilus and its light.

    ``place_picks`` is the move, besides steering there, that a place of the ocean can be chosen for; ``says`` puts a
    place in words; ``last`` names the places where something just happened, ``spent`` those that do nothing more now.
    """
    return group(
        _brass(words),
        _sea(ocean, legal, says, (last, spent), place_picks),
        _light(ocean),
        _submarine(ocean),
        _current_arrows(legal, words),
        _heading_arrows(ocean, legal, words),
        class_="instrument",
    )


def _brass(words: Words) -> str:
    ticks = [
        el("path", d=f"M{a:.1f} {b:.1f} L{c:.1f} {d:.1f}", stroke=DARK_BRASS, stroke_width=2 if n % 4 else 4)
        for n in range(32)
        for (a, b), (c, d) in [(polar(RADIUS - 4, n / 4), polar(RADIUS - (10 if n % 4 else 15), n / 4))]
    ]
    letters = []
    for at, name in enumerate(DIRECTIONS):
        x, y = polar(LETTERS_AT, at)
        size = 23 if at % 2 else 28
        letters.append(
            label(words.say(f"direction-{name}"), x, y + size * 0.35, size, font_weight="bold", fill="#2a1d06")
        )
    return group(
        el("circle", r=RADIUS, fill="url(#ocean-brass)"),
        el("circle", r=RADIUS - 2, fill="none", stroke="#f5e2ae", stroke_width=2, opacity=0.7),
        *ticks,
        *letters,
        el("circle", r=284, fill=DARK_BRASS),
        class_="compass",
    )


def _sea(ocean: Ocean, legal: frozenset[str], says: Says, marked: Marked, place_picks: str) -> str:
    """What turns: engraved rings and arms, dots, and chips that stay upright while they go round."""
    lines = [
        el("path", d=f"M{a:.1f} {b:.1f} L{c:.1f} {d:.1f}", stroke=ENGRAVED, stroke_width=1.5, opacity=0.8)
        for arm in range(ARMS)
        for (a, b), (c, d) in [(polar(60, arm + 0.5), polar(280, arm + 0.5))]
    ]
    rings = [el("circle", r=r, fill="none", stroke=ENGRAVED, stroke_width=1.5, opacity=0.8) for r in (67, 135, 206)]
    waves = [
        el("path", d="M-15 0 q3.75 -5 7.5 0 t7.5 0 t7.5 0 t7.5 0", fill="none", stroke=ENGRAVED, stroke_width=1.3,
           opacity=0.55, transform=turned(45 * arm + 22.5, *polar(r, arm + 0.5)))
        for arm in range(ARMS)
        for r in (190, 228, 262)
    ]  # fmt: skip
    ways = {ocean.reach[steer]: steer for steer in STEER_NAMES if steer in ocean.reach}
    places = [_place(ocean, place, ways, legal, says, marked, place_picks) for place in ocean.places]
    return group(
        el("circle", r=280, fill="url(#ocean-water)"),
        *rings, *lines, *waves, *places,
        id="dial", class_="dial", transform=turned(45 * ocean.turn),
    )  # fmt: skip


def _place(
    ocean: Ocean,
    place: Place,
    ways: dict[str, str],
    legal: frozenset[str],
    says: Says,
    marked: Marked,
    place_picks: str,
) -> str:
    last, spent = (place.name in names for names in marked)
    x, y = polar(RING_AT[place.ring], place.arm)
    size = CHIP[place.ring] / 100
    steer = ways.get(place.name)
    moves = [place_picks.format(name=place.name), *([steer] if steer else [])]
    can = any(move in legal for move in moves)
    parts = [el("title", says(place))]
    if can:
        parts.append(
            el("circle", r=55, fill="none", stroke=LIGHT, stroke_width=5, stroke_dasharray="10 7", class_="halo")
        )
    if place.chip is not None:
        parts.append(chip(place.chip))
    elif place.hidden:
        parts.append(chip_back(place.dot, DEPTHS[place.ring].replace("-", "−")))
    else:
        parts.append(el("circle", r=30, fill="none", stroke=DOT[place.dot], stroke_width=2.5, opacity=0.6))
        parts.append(el("circle", r=9, fill=DOT[place.dot], opacity=0.85))
    classes = ["place", *(["can"] if can else []), *(["last"] if last else []), *(["spent"] if spent else [])]
    return group(
        *parts,
        id=f"place-{place.ring}-{place.arm}",
        class_=" ".join(classes),
        data_pick=picks(*moves),
        opacity=0.45 if spent else None,
        transform=turned(-45 * ocean.turn, x, y, size),
    )


def _light(ocean: Ocean) -> str:
    """The submarine's lamp falls on the place it points at."""
    at = DIRECTIONS.index(ocean.heading)
    ring = DEPTHS.index(ocean.depth)
    reach = RING_AT[ring]
    half = CHIP[ring] / 2 + 5
    cone = el("path", d=f"M-5 -44 L{-half + 6:.1f} {-reach + 12:.1f} A{half:.1f} {half:.1f} 0 0 1 {half - 6:.1f} "
                        f"{-reach + 12:.1f} L5 -44 Z", fill="url(#ocean-beam)", opacity=0.25)  # fmt: skip
    spot = el("circle", cy=-reach, r=half, fill="none", stroke=LIGHT, stroke_width=5, class_="pointed")
    return group(cone, spot, id="lamp", transform=turned(45 * at), pointer_events="none", aria_hidden="true")


def _submarine(ocean: Ocean) -> str:
    """The Nautilus from above, its bow where it is heading."""
    hull = el("path", d="M0 -50 C16 -26 17 18 8 40 H-8 C-17 18 -16 -26 0 -50 Z", fill="url(#ocean-brass)",
              stroke="#2a1d06", stroke_width=2)  # fmt: skip
    deck = el("path", d="M0 -40 C8 -22 8 12 4 30 H-4 C-8 12 -8 -22 0 -40 Z", fill="#39536e")
    fins = el("path", d="M-12 -2 L-24 12 L-12 14 Z M12 -2 L24 12 L12 14 Z M-8 38 L-18 50 H18 L8 38 Z", fill=DARK_BRASS)
    eye = el("circle", cy=-18, r=5.5, fill=LIGHT, stroke="#2a1d06", stroke_width=1.5)
    hatch = el("circle", cy=4, r=6, fill=BRASS, stroke="#2a1d06", stroke_width=1.5)
    return group(
        fins, hull, deck, eye, hatch,
        id="submarine", class_="submarine", transform=turned(45 * DIRECTIONS.index(ocean.heading)),
    )  # fmt: skip


def _arrow(d: str, head: str, move: str, legal: frozenset[str], words: Words, **attributes: Attribute) -> str:
    """An arrow that steers; drawn only while it can. Around it is room for a finger."""
    if move not in legal:
        return ""
    return group(
        el("title", txt(words.say(f"steer-{move.replace(' ', '-')}"))),
        el("path", d=d, fill="none", stroke=LIGHT, stroke_opacity=0, stroke_width=34, stroke_linecap="round"),
        el("path", d=d, fill="none", stroke="#2a1d06", stroke_width=13, stroke_linecap="round"),
        el("path", d=head, fill="#2a1d06", stroke="#2a1d06", stroke_width=6, stroke_linejoin="round"),
        el("path", d=d, fill="none", stroke=LIGHT, stroke_width=7, stroke_linecap="round"),
        el("path", d=head, fill=LIGHT),
        class_="steer can", data_pick=picks(move), **attributes,
    )  # fmt: skip


def _current_arrows(legal: frozenset[str], words: Words) -> str:
    """Along the rim, either side of north-north-east: the sea goes the way the arrow goes."""
    (ax, ay), (bx, by) = polar(RADIUS - 26, 0.3), polar(RADIUS - 26, 0.72)
    (tx, ty), (ux, uy), (vx, vy) = polar(RADIUS - 26, 0.84), polar(RADIUS - 12, 0.68), polar(RADIUS - 40, 0.68)
    arc = f"M{ax:.1f} {ay:.1f} A{RADIUS - 26} {RADIUS - 26} 0 0 1 {bx:.1f} {by:.1f}"
    head = f"M{tx:.1f} {ty:.1f} L{ux:.1f} {uy:.1f} L{vx:.1f} {vy:.1f} Z"
    return (
        _arrow(arc, head, "current right", legal, words)
        + _arrow(arc, head, "current left", legal, words, transform="scale(-1 1)")
    )  # fmt: skip


def _heading_arrows(ocean: Ocean, legal: frozenset[str], words: Words) -> str:
    """Either side of the bow."""
    arc = "M15 -51 A53 53 0 0 1 38 -37"
    head = "M50 -20 L31 -32 L45 -44 Z"
    both = _arrow(arc, head, "heading right", legal, words) + _arrow(
        arc, head, "heading left", legal, words, transform="scale(-1 1)"
    )
    return group(both, transform=turned(45 * DIRECTIONS.index(ocean.heading))) if both else ""


def gauge(ocean: Ocean, words: Words, legal: frozenset[str], height: float = 260) -> str:
    """The depth gauge, 70 wide, from 0,0 down: a tube with a float; the arrows dive and rise."""
    step = (height - 90) / 2
    now = DEPTHS.index(ocean.depth)
    marks = []
    for at, depth in enumerate(DEPTHS):
        y = 45 + at * step
        marks.append(el("path", d=f"M22 {y:.1f} H34", stroke="#f5e2ae", stroke_width=2.5))
        weight = "bold" if at == now else None
        text = words.say(f"depth-{depth}")
        marks.append(label(text, 17, y + 7, 20, text_anchor="end", fill="#f5e2ae", font_weight=weight))
    tube = (
        el("rect", x=34, y=22, width=24, height=height - 44, rx=12, fill="url(#ocean-brass)")
        + el("rect", x=38, y=26, width=16, height=height - 52, rx=8, fill="#0c2d4e")
        + el("rect", x=38, y=45, width=16, height=height - 71, rx=8, fill="#1b4f7c")
    )
    float_ = group(
        el("circle", r=12, fill=LIGHT, stroke="#2a1d06", stroke_width=2),
        el("path", d="M-6 0 H6", stroke="#2a1d06", stroke_width=2.5),
        id="depth-float",
        transform=f"translate(46 {45 + now * step:.1f})",
    )
    arrows = ""
    if now > 0:
        middle = 45 + (now - 0.5) * step
        arrows += _arrow(
            f"M70 {middle + 14:.1f} V{middle:.1f}", f"M70 {middle - 18:.1f} l10 16 h-20 Z", "depth up", legal, words
        )
    if now < RINGS - 1:
        middle = 45 + (now + 0.5) * step
        arrows += _arrow(
            f"M70 {middle - 14:.1f} V{middle:.1f}", f"M70 {middle + 18:.1f} l10 -16 h-20 Z", "depth down", legal, words
        )
    return group(tube, *marks, float_, arrows, class_="gauge")
