"""The league counter with its warning light, and the dashboard."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

from vulcania.drawing.svg import classes, el, group, label, picks, txt
from vulcania.games.voyage.components import COMPASS
from vulcania.games.voyage.picture.page import BRASS, CREAM, GOLD, INK, RED, TITLES, Page, fit, fit_all
from vulcania.games.voyage.picture.shapes import LAMP, light, titled, token
from vulcania.words import Words

CONSOLE = 104.0
"""How tall the counter is on a wide page."""
_EXPLAINED = (
    ("label-alert", (("red", "red"),)),
    ("gain-guinea", (("blue", "blue"), ("yellow", "yellow"))),
    ("gain-token", (("red", "blue"),)),
    ("depth-surface.short", (("yellow", ""),)),
)
"""VO-10 to VO-12, VO-27: what the light means, by an example or two of each."""


def draw_counter(page: Page, x: float, y: float, width: float) -> tuple[str, float]:
    """VO-5: five digits, the last two fixed; the light, what each digit makes of it, and what it means."""
    view = page.view
    wide = width > 600
    height = CONSOLE if wide else 196.0
    centre = (x + 250, y + 53) if wide else (x + width - 52, y + 54)
    rows = (x + 304, y + 10, width - 316) if wide else (x + 12, y + 96, width - 24)
    return group(
        el("title", txt(page.counter())),
        titled(page.say("label-leagues"), x, y, width, height, fill=BRASS),
        draw_digits(page, x + 14, y + 34, 34 if wide else 38),
        group(light(view.navigation, view.events, *centre, 36 if wide else 32), data_what="light"),
        _scale(page, *rows, "navigation", view.navigation_colours, view.leagues // 100 % 10),
        _scale(page, rows[0], rows[1] + 23, rows[2], "events", view.events_colours, view.leagues // 1000 % 10),
        _explained(page, rows[0], rows[1] + 46, rows[2]),
        class_="counter",
        data_what="counter",
    ), height


def draw_digits(page: Page, x: float, y: float, size: float) -> str:
    """The wheels of the counter; the last two never turn."""
    return _digits(page.view.leagues, x, y, size)


@lru_cache(1000)
def _digits(leagues: int, x: float, y: float, size: float) -> str:
    wheels = []
    for n, digit in enumerate(f"{leagues:05d}"):
        left = x + n * (size + 3)
        wheels += [
            el("rect", x=left, y=y, width=size, height=size * 1.4, rx=3, fill=INK if n < 3 else "#75624f"),
            label(digit, left + size / 2, y + size * 1.05, size, fill=CREAM, font_weight="bold", font_family=TITLES),
        ]
    return group(*wheels, class_="digits", data_what="counter")


def _scale(page: Page, x: float, y: float, width: float, key: str, colours: tuple[str, ...], now: int) -> str:
    """The colour of each digit, the present one framed: what anyone can look up on the counter."""
    return _drawn_scale(page.words, page.least, x, y, width, key, colours, now)


@lru_cache(1000)
def _drawn_scale(
    words: Words, least: float, x: float, y: float, width: float, key: str, colours: tuple[str, ...], now: int
) -> str:
    name_width = 0.46 * width
    step = (width - name_width) / 10
    text = words.say(f"label-{key}")
    whole = f"{text} ({words.say(f'label-{key}-digit')})"
    name, size = fit(whole, name_width - 26, 16, least)
    if name != whole:
        name, size = fit(text, name_width - 26, 16, least)
    boxes = []
    for digit, colour in enumerate(colours):
        left = x + name_width + digit * step
        here = digit == now
        boxes.append(
            el("rect", x=left + 1, y=y, width=step - 2, height=19, rx=3, fill=LAMP[colour],
               stroke=INK if here else "none", stroke_width=3.5 if here else 0)
            + label(digit, left + step / 2, y + 15, 15, fill=INK if colour == "yellow" else "#ffffff",
                    font_weight="bold")
        )  # fmt: skip
    half = "M0 -7 A7 7 0 0 0 0 7 Z" if key == "navigation" else "M0 -7 A7 7 0 0 1 0 7 Z"
    which = group(el("circle", r=8, fill=CREAM, stroke=INK), el("path", d=half, fill=INK),
                  transform=f"translate({x + 8:.1f} {y + 9.5:.1f})")  # fmt: skip
    return group(which, label(name, x + 22, y + 14, size, text_anchor="start"), *boxes, class_=f"scale {key}",
                 data_what=key)  # fmt: skip


def _explained(page: Page, x: float, y: float, width: float) -> str:
    """What the light means, two meanings to a row."""
    return _drawn_meanings(page.words, page.least, x, y, width)


@lru_cache(100)
def _drawn_meanings(words: Words, least: float, x: float, y: float, width: float) -> str:
    texts, size = fit_all([words.say(key) for key, _ in _EXPLAINED], width / 2 - 50, 16, least)
    parts = []
    for n, (_, examples) in enumerate(_EXPLAINED):
        left, top = x + (n % 2) * width / 2, y + 11 + n // 2 * 21
        parts += [light(*colours, left + 9 + k * 22, top, 8.5) for k, colours in enumerate(examples)]
        parts.append(label(texts[n], left + 2 + 22 * len(examples), top + 5, size, text_anchor="start"))
    return group(*parts, class_="explained")


def draw_dashboard(page: Page, x: float, y: float, width: float) -> tuple[str, float]:
    """VO-4: wheel, lever and ROUTE; and the watch's four discs."""
    view = page.view
    radius = 84.0
    centre = (x + 30 + radius, y + 40 + radius)
    lever_x = x + 2 * radius + 76
    discs = (token(lever_x + 9 + n * 24, y + 202, 9, full=n < view.tokens) for n in range(4))
    watch, size = fit(page.say("label-watch"), 60, 15, page.least)
    return group(
        titled(page.say("label-dashboard"), x, y, width, 226, fill=BRASS),
        _wheel(page, *centre, radius),
        _lever(page, lever_x, y + 40, x + width - lever_x - 44),
        group(label(watch, lever_x, y + 184, size, text_anchor="start"), *discs, data_what="tokens"),
        class_="dashboard",
    ), 226


def _wheel(page: Page, cx: float, cy: float, radius: float) -> str:
    """The wheel, the pointed handle on the direction sailed; around it what each direction is worth at the lever's
    present depth."""
    view = page.view
    depth = "surface" if view.surfaced else view.depth or "medium"
    can = tuple(one for one in COMPASS if any(move.startswith(f"sail {one} ") for move in page.legal))
    return _drawn_wheel(page.words, view.routes[depth], view.heading, view.route, can, cx, cy, radius)


@lru_cache(500)
def _drawn_wheel(
    words: Words, worth: tuple[int, ...], heading: str, route: int, can: tuple[str, ...], cx: float, cy: float,
    radius: float,
) -> str:  # fmt: skip
    spokes = []
    for n, direction in enumerate(COMPASS):
        said = words.say(f"direction-{direction}"), words.say(f"direction-{direction}.short")
        spokes.append(_spoke(direction, *said, worth[n], cx, cy, radius, direction == heading, direction in can))
    ring = el("circle", cx=cx, cy=cy, r=radius * 0.58, fill="none", stroke="#8a4f24", stroke_width=12)
    window = group(
        el("rect", x=cx - 29, y=cy - 29, width=58, height=58, rx=7, fill=INK, stroke=GOLD, stroke_width=3),
        label(words.say("label-route"), cx, cy - 11, 15, fill=GOLD, font_weight="bold"),
        label(route or "–", cx, cy + 20, 32, fill=CREAM, font_weight="bold", font_family=TITLES),
        class_="route",
        data_what="route",
    )
    return group(ring, *spokes, window, class_="wheel")


@lru_cache(1000)
def _spoke(
    direction: str, told: str, letters: str, worth: int, cx: float, cy: float, radius: float, here: bool, can: bool
) -> str:
    angle = radians(COMPASS.index(direction) * 45 - 90)
    dx, dy = cos(angle), sin(angle)
    x, y = cx + dx * radius * 0.88, cy + dy * radius * 0.88
    return group(
        el("title", txt(told)),
        el("path", d=f"M{cx + dx * 30:.1f} {cy + dy * 30:.1f} L{x:.1f} {y:.1f}", stroke=INK, stroke_width=8),
        el("circle", cx=x, cy=y, r=20, fill=GOLD if here else CREAM if can else "#d9c79c",
           stroke=RED if here else INK, stroke_width=3.5 if here else 2, class_=classes("frame", can=can)),
        label(letters, x, y - 1, 15, font_weight="bold"),
        label(worth, x, y + 13.5, 15),
        class_=classes("spoke", last=here),
        data_pick=picks(f"sail {direction} *"),
        data_what=f"wheel {direction}",
    )  # fmt: skip


def _lever(page: Page, x: float, y: float, width: float) -> str:
    """Three places; the lever stands where the last move had it, or on surface while Navigation is yellow."""
    view = page.view
    sailed = {move.rpartition(" ")[2] for move in page.legal if move.startswith("sail")}
    return _drawn_lever(
        page.words, page.least, "surface" if view.surfaced else view.depth, frozenset(sailed), x, y, width
    )


@lru_cache(500)
def _drawn_lever(words: Words, least: float, now: str, sailed: frozenset[str], x: float, y: float, width: float) -> str:
    places = ("surface", "medium", "great")
    parts = [el("rect", x=x + 4, y=y + 2, width=10, height=116, rx=5, fill="#8a4f24")]
    names, size = fit_all([words.say(f"depth-{depth}.short") for depth in places], width, 17, least)
    for n, depth in enumerate(places):
        at = y + 16 + n * 44
        here = depth == now
        can = depth in sailed
        parts.append(
            group(
                el("rect", x=x - 10, y=at - 20, width=width + 46, height=40, rx=8, fill=CREAM,
                   fill_opacity=0.55 if can else 0, class_=classes("frame", can=can)),
                el("circle", cx=x + 9, cy=at, r=14 if here else 8, fill=RED if here else CREAM, stroke=INK,
                   stroke_width=2.5),
                label(names[n], x + 31, at + 6, size, text_anchor="start", font_weight="bold" if here else None),
                class_=classes("lever", last=here),
                data_pick=picks(f"sail * {depth}"),
                data_what=f"lever {depth}",
            )
        )  # fmt: skip
    return "".join(parts)
