"""Where things lie on the four pages: a wide one, a snug one for a tablet, a tall one for a telephone, a low one for a
telephone held sideways.

Every page has one size for as many players, whatever is to be done: each part has room of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from vulcania.drawing.svg import el, group, move_to
from vulcania.games.voyage.picture.chart import draw_chart
from vulcania.games.voyage.picture.corner import draw_corner
from vulcania.games.voyage.picture.hand import draw_hand, draw_laid, draw_piles, draw_preys, draw_sets
from vulcania.games.voyage.picture.hunt import draw_hunt
from vulcania.games.voyage.picture.instruments import CONSOLE, draw_counter, draw_dashboard, draw_digits
from vulcania.games.voyage.picture.offers import ROW, draw_offers
from vulcania.games.voyage.picture.page import BRASS, INK, SERIES, Page, fit
from vulcania.games.voyage.picture.players import draw_account, draw_player, draw_short
from vulcania.games.voyage.picture.shapes import heading, light, panel
from vulcania.words import Words

Layers = tuple[float, float, list[str]]
"""Width and height of the page, and what is drawn on it."""
Part = Callable[[Page, float, float, float], tuple[str, float]]
"""Draws something at a place, so wide; also says how tall it has become: 0 where there is nothing to draw."""

GAP = 10.0


def _aside(
    page: Page, parts: Sequence[Part], x: float, y: float, width: float, room: float, corner: float
) -> list[str]:
    """Parts one below the other, smaller where they would not have room; under them the card in the corner, which goes
    where there is much to choose from."""
    layers, at = [], 0.0
    for part in parts:
        drawn, height = part(page, 0, at, width)
        layers.append(drawn)
        at += height + (GAP if height else 0)
    stack = group(*layers, transform=move_to(x, y, scale=min(1.0, room / max(at - GAP, 1.0))))
    fits = corner and at + corner <= room
    return [stack, draw_corner(page, x, y + room - corner, width, corner) if fits else ""]


# ---- wide ------------------------------------------------------------------------------------------------------------

_WIDE, _HIGH = 1200.0, 836.0
_PLAYER = 116.0
_FEW = 4
"""So many players have room side by side with all that they have, even where there is little."""


def lay_wide(page: Page) -> Layers:
    below = _HIGH - _PLAYER - 8
    layers = [*(_sailing_wide if page.view.hunt is None else _hunting_wide)(page, below - 8), *_across(page, below)]
    return _WIDE, _HIGH, layers


def _sailing_wide(page: Page, bottom: float) -> list[str]:
    columns, rows = len(page.view.chart.water[0]), len(page.view.chart.water)
    console = bottom - CONSOLE
    cell = min(746 / columns, (console - 34) / rows)
    x = 790.0
    wide = _WIDE - 10 - x
    dashboard, height = draw_dashboard(page, x, 8, wide)
    moves = 8 + height + 8
    corner = moves + 34 + 4.6 * ROW + 8
    return [
        draw_chart(page, 34, 24, cell, 15),
        draw_counter(page, 10, console, x - 18)[0],
        dashboard,
        _moves(page, x, moves, wide, corner - 8 - moves),
        draw_corner(page, x, corner, wide, bottom - corner),
    ]


def _moves(page: Page, x: float, y: float, width: float, height: float) -> str:
    """What the moves would do; when all is over, the account."""
    return (draw_offers if page.view.outcome is None else draw_account)(page, x, y, width, height)


def _hunting_wide(page: Page, bottom: float) -> list[str]:
    side = bottom - 50
    parts = (draw_hand, draw_laid, draw_sets, draw_piles, draw_preys)
    aside = 36 + side + 16
    return [
        _title(page, 36, 24, 22, side),
        draw_hunt(page, 36, 48, side, 16),
        *_aside(page, parts, aside, 8, _WIDE - 12 - aside, bottom - 8, 112),
    ]


def _across(page: Page, y: float) -> list[str]:
    seats, gap = page.view.seats, 10.0
    width = min((_WIDE - 20 - gap * (seats - 1)) / seats, 590)
    return [draw_player(page, seat, 10 + seat * (width + gap), y, width, _PLAYER) for seat in range(seats)]


def _title(page: Page, x: float, y: float, size: float, width: float) -> str:
    return _drawn_title(page.words, page.hunt.zone, page.hunt.kind, x, y, size, width)


@lru_cache(200)
def _drawn_title(words: Words, zone: str, kind: str, x: float, y: float, size: float, width: float) -> str:
    disc = el("circle", cx=x + size * 0.45, cy=y - size * 0.33, r=size * 0.42, fill=SERIES[kind], stroke=INK,
              stroke_width=2)  # fmt: skip
    said = f"{words.say(f'zone-{zone}').upper()} · {words.say(f'label-hunt-{kind}')}"
    shown, fitted = fit(said, width - size * 1.2, size)
    return group(disc, heading(shown, x + size * 1.2, y, fitted), class_="hunt-title")


# ---- snug ------------------------------------------------------------------------------------------------------------

_SNUG, _SNUGGER = 740.0, 516.0
_FOOT = 390.0
"""Where the players begin."""


def lay_snug(page: Page) -> Layers:
    body = (_sailing_snug if page.view.hunt is None else _hunting_snug)(page)
    return _SNUG, _SNUGGER, [*body, *_below(page)]


def _sailing_snug(page: Page) -> list[str]:
    columns, rows = len(page.view.chart.water[0]), len(page.view.chart.water)
    cell = min(480.0 / columns, (_FOOT - 8 - 20) / rows)
    right = 24 + 480 + 8.0
    wide = _SNUG - 8 - right
    return [
        draw_chart(page, 24, 20, cell, 12),
        _gauge(page, right, 8, wide),
        draw_corner(page, right, 66, wide, 66),
        _moves(page, right, 138, wide, _FOOT - 8 - 138),
    ]


def _hunting_snug(page: Page) -> list[str]:
    side, top = 346.0, 36.0
    right = 24 + side + 14
    parts = (draw_hand, draw_laid, draw_piles, draw_sets)
    return [
        _title(page, 24, 16, 14, side),
        draw_hunt(page, 24, top, side, 12),
        *_aside(page, parts, right, 8, _SNUG - 8 - right, _FOOT - 16, 66),
    ]


def _below(page: Page) -> list[str]:
    """The players, side by side; many of them briefly, in two rows."""
    seats, gap, room = page.view.seats, 8.0, _SNUGGER - _FOOT - 8
    few = seats <= _FEW
    down, high = (1, room) if few else (2, (room - gap) / 2)
    across = -(-seats // down)
    width = (_SNUG - 16 - gap * (across - 1)) / across
    return [
        (draw_player if few else draw_short)(
            page, seat, 8 + seat % across * (width + gap), _FOOT + seat // across * (high + gap), width, high
        )
        for seat in range(seats)
    ]


# ---- tall ------------------------------------------------------------------------------------------------------------

_NARROW, _BODY = 390.0, 1048.0


def lay_tall(page: Page) -> Layers:
    body = (_sailing_tall if page.view.hunt is None else _hunting_tall)(page)
    rows = (page.view.seats + 1) // 2
    players = [
        draw_player(page, seat, 8 + (seat % 2) * 190.0, _BODY + seat // 2 * 124, 184, 116)
        for seat in range(page.view.seats)
    ]
    return _NARROW, _BODY + rows * 124 + 2, [*body, *players]


def _sailing_tall(page: Page) -> list[str]:
    columns, rows = len(page.view.chart.water[0]), len(page.view.chart.water)
    cell = min(374.0 / columns, 290.0 / rows)
    y = 8 + cell * rows + 8
    moves = 34 + 3 * ROW
    corner = y + moves + 8
    rest = corner + 108 + 8
    return [
        draw_chart(page, 8, 8, cell),
        _moves(page, 8, y, 374, moves),
        draw_corner(page, 8, corner, 374, 108),
        *_aside(page, (draw_counter, draw_dashboard), 8, rest, 374, _BODY - 8 - rest, 0),
    ]


def _hunting_tall(page: Page) -> list[str]:
    parts = (draw_hand, draw_laid, draw_sets, draw_piles, draw_preys)
    return [
        _title(page, 10, 20, 15, 370),
        draw_hunt(page, 20, 42, 362, 12),
        *_aside(page, parts, 8, 412, 374, _BODY - 8 - 412, 108),
    ]


# ---- low -------------------------------------------------------------------------------------------------------------

_LOW, _LOWER = 600.0, 374.0


def lay_low(page: Page) -> Layers:
    return _LOW, _LOWER, (_sailing_low if page.view.hunt is None else _hunting_low)(page)


def _sailing_low(page: Page) -> list[str]:
    columns, rows = len(page.view.chart.water[0]), len(page.view.chart.water)
    cell = min(404.0 / columns, 308.0 / rows)
    right, below = 416.0, 6 + cell * rows + 6
    wide = _LOW - 6 - right
    return [
        draw_chart(page, 6, 6, cell),
        *_briefly(page, 6, below, columns * cell, _LOWER - 6 - below),
        _gauge(page, right, 6, wide),
        draw_corner(page, right, 64, wide, 54),
        _moves(page, right, 124, wide, _LOWER - 6 - 124),
    ]


def _gauge(page: Page, x: float, y: float, width: float) -> str:
    """The counter and its light alone."""
    return group(
        panel(x, y, width, 52, fill=BRASS),
        draw_digits(page, x + 8, y + 11, 21),
        light(page.view.navigation, page.view.events, x + width - 27, y + 26, 17),
        class_="counter",
    )


def _hunting_low(page: Page) -> list[str]:
    side, top = 308.0, 22.0
    right = 6 + side + 10
    parts = (draw_hand, draw_laid, draw_piles, draw_sets)
    return [
        _title(page, 6, 16, 13, side),
        draw_hunt(page, 6, top, side),
        *_aside(page, parts, right, 6, _LOW - 6 - right, top + side - 6, 54),
        *_briefly(page, 6, top + side + 6, _LOW - 12, 34),
    ]


def _briefly(page: Page, x: float, y: float, width: float, height: float) -> list[str]:
    seats = page.view.seats
    wide = (width - 4 * (seats - 1)) / seats
    return [draw_short(page, seat, x + seat * (wide + 4), y, wide, height) for seat in range(seats)]
