"""The dial: a brass instrument on a ship at night, drawn around the point 0,0.

What turns is one group (``id="dial"``), the submarine another, the needle of the gauge a third. Their ``transform`` is
written as a matrix: a page that lets them glide then takes the shorter way round.
"""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin

from vulcania.drawing.svg import Attribute, el, group, label, picks, txt
from vulcania.games._ocean.components import DEPTHS, DIRECTIONS, RINGS
from vulcania.games._ocean.describe import place_in_words
from vulcania.games._ocean.moves import STEER_NAMES
from vulcania.games._ocean.picture.page import ART, Page, V, classes
from vulcania.games._ocean.picture.pieces import chip, chip_back
from vulcania.games._ocean.view import Ocean, OceanView, Place
from vulcania.words import Words

RADIUS = 330.0
"""From the middle to the outer edge of the brass."""
RING_AT = (243.0, 169.0, 101.0)
CHIP = (74.0, 68.0, 60.0)
"""How wide chips are, by ring."""
LETTERS_AT = 302.0

LIGHT = "#ffe7a0"
DOT = {"white": "#f4efe2", "green": "#4ea67a", "blue": "#5b9bdb"}


@cache
def defs() -> tuple[str, ...]:
    """What chips, boards and the lamp need in ``<defs>``."""
    beam = el(
        "linearGradient",
        el("stop", offset=0, stop_color=LIGHT, stop_opacity=0.7),
        el("stop", offset=1, stop_color=LIGHT, stop_opacity=0.12),
        id="ocean-beam", x1=0, y1=1, x2=0, y2=0,
    )  # fmt: skip
    return (beam, *(ART.define(name, f"ocean-{name}") for name in ART if not name.startswith(("steer-", "dial-"))))


def turned(degrees: float, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """A rotation about 0,0 and a place, as a matrix."""
    c, s = cos(radians(degrees)) * scale, sin(radians(degrees)) * scale
    return f"matrix({c:.5f} {s:.5f} {-s:.5f} {c:.5f} {x:.2f} {y:.2f})".replace("-0.00000", "0.00000")


def polar(radius: float, eighths: float) -> tuple[float, float]:
    """A point of the dial: so far from the middle, so many eighths clockwise from the top."""
    angle = radians(45 * eighths)
    return radius * sin(angle), -radius * cos(angle)


def dial(page: Page[V], spent: frozenset[str] = frozenset()) -> str:
    """The whole instrument, 660 wide: brass, compass, the turning sea with its chips, the Nautilus and its light.

    ``spent`` names the places that do nothing more now.
    """
    ocean = page.view.ocean
    return group(
        _brass(page.words),
        _sea(page, spent),
        _light(ocean),
        _submarine(ocean),
        _current_arrows(page.legal, page.words),
        _heading_arrows(ocean, page.legal, page.words),
        class_="instrument",
    )


def last_place(view: OceanView) -> str | None:
    """The place where something just happened: of several only the last, as the dial may have turned since the others
    were named."""
    places = [str(event.data["place"]) for event in view.recent if "place" in event.data]
    return places[-1] if places else None


def _brass(words: Words) -> str:
    letters = []
    for at, name in enumerate(DIRECTIONS):
        x, y = polar(LETTERS_AT, at)
        size = 23 if at % 2 else 28
        letters.append(
            label(words.say(f"direction-{name}"), x, y + size * 0.35, size, font_weight="bold", fill="#2a1d06")
        )
    return group(ART["dial-brass"].markup, *letters, class_="compass")


def _sea(page: Page[V], spent: frozenset[str]) -> str:
    """What turns: engraved rings and arms, dots, and chips that stay upright while they go round."""
    ocean = page.view.ocean
    ways = {ocean.reach[steer]: steer for steer in STEER_NAMES if steer in ocean.reach}
    last = last_place(page.view)
    places = [
        _place(page, place, ways.get(place.name), place.name == last, place.name in spent) for place in ocean.places
    ]
    return group(ART["dial-sea"].markup, *places, id="dial", class_="dial", transform=turned(45 * ocean.turn))


def _place(page: Page[V], place: Place, steer: str | None, last: bool, spent: bool) -> str:
    x, y = polar(RING_AT[place.ring], place.arm)
    size = CHIP[place.ring] / 100
    moves = [f"fetch {place.name}", *([steer] if steer else [])]
    can = any(move in page.legal for move in moves)
    parts = [el("title", txt(place_in_words(place, page.words)))]
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
    return group(
        *parts,
        id=f"place-{place.ring}-{place.arm}",
        class_=classes("place", can=can, last=last, spent=spent),
        data_pick=picks(*moves),
        opacity=0.45 if spent else None,
        transform=turned(-45 * page.view.ocean.turn, x, y, size),
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
    place = turned(45 * DIRECTIONS.index(ocean.heading))
    return group(ART["dial-nautilus"].markup, id="submarine", class_="submarine", transform=place)


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


def gauge(page: Page[V], height: float) -> str:
    """The depth gauge, 70 wide, from 0,0 down: a tube with a float; the arrows dive and rise."""
    ocean, words, legal = page.view.ocean, page.words, page.legal
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
