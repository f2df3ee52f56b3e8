"""The dial: a brass instrument on a ship at night, drawn around the point 0,0.

What turns is one group (``id="dial"``), the submarine another, the needle of the gauge a third. Their ``transform`` is
written as a matrix: a page that lets them glide then takes the shorter way round.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, radians, sin

from vulcania.drawing.svg import Attribute, el, group, label, picks, txt
from vulcania.games._ocean.components import DEPTHS, DIRECTIONS, RINGS
from vulcania.games._ocean.describe import place_in_words
from vulcania.games._ocean.picture.page import ART, BRASS, Page, V, classes
from vulcania.games._ocean.picture.pieces import chip, chip_back
from vulcania.games._ocean.view import OceanView, Place
from vulcania.words import Words

RING_AT = (243.0, 169.0, 101.0)
CHIP = (74.0, 68.0, 60.0)
"""How wide chips are, by ring."""
LETTERS_AT = 302.0
SMALL = 0.49
"""How large the dial is on a telephone: the smallest at which it can be read and touched."""
FINGER = 43.0
"""The reach of a finger there, in the dial's own measure."""

LIGHT = "#ffe7a0"
DOT = {"white": "#f4efe2", "green": "#4ea67a", "blue": "#5b9bdb"}


@cache
def defs() -> tuple[str, ...]:
    """What chips, boards, the gauge and the lamp need in ``<defs>``."""
    metal = ((0, "#f1d68f"), (0.3, BRASS), (0.55, "#8f6a24"), (0.8, "#d9b565"), (1, "#7d5d22"))
    stops = [el("stop", offset=at, stop_color=colour) for at, colour in metal]
    brass = el("linearGradient", *stops, id="ocean-brass", x1=0, y1=0, x2=1, y2=1)
    beam = el(
        "linearGradient",
        el("stop", offset=0, stop_color=LIGHT, stop_opacity=0.7),
        el("stop", offset=1, stop_color=LIGHT, stop_opacity=0.12),
        id="ocean-beam", x1=0, y1=1, x2=0, y2=0,
    )  # fmt: skip
    chips = (name for name in ART if not name.startswith(("steer-", "dial-")))
    return (brass, beam, *(ART.define(name, f"ocean-{name}") for name in chips))


@lru_cache(2000)
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
        _light(ocean.heading, ocean.depth),
        _submarine(ocean.heading),
        _pair(page, "current", ""),
        _pair(page, "heading", turned(45 * DIRECTIONS.index(ocean.heading))),
        class_="instrument",
    )


def last_place(view: OceanView) -> str | None:
    """The place where something just happened: of several only the last, as the dial may have turned since the others
    were named."""
    places = [str(event.data["place"]) for event in view.recent if "place" in event.data]
    return places[-1] if places else None


@cache
def _brass(words: Words) -> str:
    letters = []
    for at, name in enumerate(DIRECTIONS):
        x, y = polar(LETTERS_AT, at)
        size = 24 if at % 2 else 28
        letters.append(
            label(words.say(f"direction-{name}"), x, y + size * 0.35, size, font_weight="bold", fill="#2a1d06")
        )
    return group(ART["dial-brass"].markup, *letters, class_="compass", data_what="compass")


def _sea(page: Page[V], spent: frozenset[str]) -> str:
    """What turns: engraved rings and arms, dots, and chips that stay upright while they go round."""
    ocean = page.view.ocean
    reach, last = tuple(ocean.reach.items()), last_place(page.view)
    return _drawn_sea(ocean.places, ocean.turn, reach, page.words, page.legal, page.narrow, last, spent)


@lru_cache(200)
def _drawn_sea(
    places: tuple[Place, ...], turn: int, reach: tuple[tuple[str, str], ...], words: Words, legal: frozenset[str],
    narrow: bool, last: str | None, spent: frozenset[str],
) -> str:  # fmt: skip
    to = _moves(tuple([place.name for place in places]), reach)
    shown = [
        _place(place, words, turn, to[place.name], narrow, not legal.isdisjoint(to[place.name]), place.name == last,
               place.name in spent)
        for place in places
    ]  # fmt: skip
    return group(ART["dial-sea"].markup, *shown, id="dial", class_="dial", transform=turned(45 * turn))


@lru_cache(500)
def _moves(places: tuple[str, ...], reach: tuple[tuple[str, str], ...]) -> dict[str, tuple[str, ...]]:
    """The moves that each place can be picked for: its chip is fetched, or one steers there."""
    return {name: (f"fetch {name}", *[steer for steer, to in reach if to == name]) for name in places}


@lru_cache(2000)
def _place(
    place: Place, words: Words, turn: int, moves: tuple[str, ...], narrow: bool, can: bool, last: bool, spent: bool
) -> str:
    x, y = polar(RING_AT[place.ring], place.arm)
    size = CHIP[place.ring] / 100
    parts = [el("title", txt(place_in_words(place, words)))]
    if can:
        parts.append(
            el("circle", r=55, fill="none", stroke=LIGHT, stroke_width=5, stroke_dasharray="10 7", class_="halo")
        )
    if narrow:  # whether it can be chosen or not: while something is told, the page alone knows
        parts.append(el("circle", r=FINGER / size, fill="none", class_="finger"))
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
        class_=classes("place round", can=can, last=last, spent=spent),
        data_pick=picks(*moves),
        data_place=place.name,
        data_what=f"place {place.name}",
        opacity=0.45 if spent else None,
        transform=turned(-45 * turn, x, y, size),
    )


@cache
def _light(heading: str, depth: str) -> str:
    """The submarine's lamp falls on the place it points at."""
    at = DIRECTIONS.index(heading)
    ring = DEPTHS.index(depth)
    reach = RING_AT[ring]
    half = CHIP[ring] / 2 + 5
    cone = el("path", d=f"M-5 -44 L{-half + 6:.1f} {-reach + 12:.1f} A{half:.1f} {half:.1f} 0 0 1 {half - 6:.1f} "
                        f"{-reach + 12:.1f} L5 -44 Z", fill="url(#ocean-beam)", opacity=0.25)  # fmt: skip
    spot = el("circle", cy=-reach, r=half, fill="none", stroke=LIGHT, stroke_width=5, class_="pointed")
    return group(cone, spot, id="lamp", transform=turned(45 * at), pointer_events="none", aria_hidden="true")


@cache
def _submarine(heading: str) -> str:
    """The Nautilus from above, its bow where it is heading."""
    place = turned(45 * DIRECTIONS.index(heading))
    return group(ART["dial-nautilus"].markup, id="submarine", class_="submarine", data_what="submarine",
                 transform=place)  # fmt: skip


def _arrow(page: Page[V], move: str, **attributes: Attribute) -> str:
    """An arrow that steers; drawn only while it can. Around it is room for a finger: a telephone has none within the
    dial, and there one touches the place that is steered to."""
    if move not in page.legal or (page.narrow and not move.startswith("current")):
        return ""
    told = el("title", txt(page.say(f"steer-{move.replace(' ', '-')}")))
    drawn = ART[f"dial-arrow-{move.split(' ', maxsplit=1)[0]}"].markup
    what = f"steer {move.replace(' ', '-')}"
    return group(told, drawn, class_="steer can", data_pick=picks(move), data_what=what, **attributes)


def _pair(page: Page[V], word: str, transform: str) -> str:
    """Left and right: along the rim, where the sea goes the way the arrow goes, or either side of the bow."""
    both = _arrow(page, f"{word} right") + _arrow(page, f"{word} left", transform="scale(-1 1)")
    return group(both, transform=transform or None) if both else ""


def gauge(page: Page[V], height: float) -> str:
    """The depth gauge, 70 wide, from 0,0 down: a tube with a float; the arrows dive and rise."""
    step = (height - 90) / 2
    now = DEPTHS.index(page.view.ocean.depth)
    arrows = ""
    if now > 0:
        arrows += _arrow(page, "depth up", transform=f"translate(70 {45 + (now - 0.5) * step:.1f})")
    if now < RINGS - 1:
        arrows += _arrow(page, "depth down", transform=f"translate(70 {45 + (now + 0.5) * step:.1f}) scale(1 -1)")
    return group(_tube(page.words, height, now), arrows, class_="gauge", data_what="gauge")


@lru_cache(100)
def _tube(words: Words, height: float, now: int) -> str:
    step = (height - 90) / 2
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
    place = f"translate(46 {45 + now * step:.1f})"
    float_ = group(ART["dial-gauge-float"].markup, id="depth-float", transform=place)
    return "".join((tube, *marks, float_))
