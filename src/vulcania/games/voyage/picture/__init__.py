"""The voyage as a printed board of the 1950s: chart and instruments while sailing, the zone and the cards in a hunt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap

from vulcania.drawing.svg import el, group, label, move_to, picture
from vulcania.games.voyage.describe import describe
from vulcania.games.voyage.picture.chart import draw_chart
from vulcania.games.voyage.picture.event import MOMENTS, SOUNDS, card
from vulcania.games.voyage.picture.hand import draw_hand, draw_laid, draw_piles, draw_preys, draw_sets
from vulcania.games.voyage.picture.hunt import draw_hunt
from vulcania.games.voyage.picture.instruments import draw_counter, draw_dashboard, draw_forecasts, draw_turned
from vulcania.games.voyage.picture.page import CREAM, INK, PAPER, SERIES, Page, fit
from vulcania.games.voyage.picture.players import draw_account, draw_player
from vulcania.games.voyage.picture.shapes import heading, lamp
from vulcania.games.voyage.view import VoyageView
from vulcania.words import Words

__all__ = ["MOMENTS", "SOUNDS", "card", "draw"]

LARGER = 1.12
"""The instruments are drawn so much larger on a wide page, which is shown at about two thirds of its size."""


def draw(view: VoyageView, words: Words, names: Sequence[str], *, narrow: bool = False, headed: bool = True) -> str:
    """The picture of what a seat may know; ``narrow`` is a tall page for a telephone.

    Where the page itself says what to do, the picture is drawn without its heading (``headed``).
    """
    page = Page(view, words, names, narrow)
    width = 390.0 if narrow else 1200.0
    prompt, top = _prompt(page, width) if headed else ("", 8.0)
    if view.hunt is None:
        layers, height = (_sailing_tall if narrow else _sailing_wide)(page, top)
    else:
        layers, height = (_hunting_tall if narrow else _hunting_wide)(page, top)
    return picture(
        width,
        height,
        el("rect", width=width, height=height, fill=PAPER, class_="paper"),
        prompt,
        *layers,
        title=f"{page.say('title')} – {page.say('label-league-count', leagues=view.leagues)}",
        description=describe(view, words, names),
        class_="board voyage" + (" narrow" if narrow else "") + (" hunting" if view.hunt else ""),
        fill=INK,
    )


def _prompt(page: Page, width: float) -> tuple[str, float]:
    """What is to be done now, and where the page goes on below it."""
    text = page.told(page.view.prompt)
    size, chars = (15.0, 42) if page.narrow else (21.0, 82)
    rows = wrap(text, chars)
    height = 16 + len(rows) * size * 1.2
    shown = (
        label(row, 18, 8 + size * (1.15 + n * 1.2), size, text_anchor="start", font_weight="bold", fill=CREAM)
        for n, row in enumerate(rows)
    )
    bar = el("rect", x=6, y=6, width=width - 12, height=height - 6, rx=8, fill=INK)
    return group(bar, *shown, *(() if page.narrow else _status(page, width)), class_="prompt"), height + 10


def _status(page: Page, width: float) -> list[str]:
    """The counter in short, as it is out of sight during a hunt."""
    view = page.view
    text = page.say("label-league-count", leagues=view.leagues)
    return [
        label(text, width - 74, 31, 17, text_anchor="end", fill=CREAM),
        lamp(view.navigation, width - 56, 25, 10),
        lamp(view.events, width - 30, 25, 10),
    ]


Part = Callable[[Page, float, float, float], tuple[str, float]]
"""Draws something at a place, so wide; also says how tall it has become: 0 where there is nothing to draw."""


def _stacked(
    page: Page, parts: Sequence[Part], x: float, y: float, width: float, gap: float
) -> tuple[list[str], float]:
    """Parts one below the other, and where the page goes on."""
    layers = []
    for part in parts:
        drawn, height = part(page, x, y, width)
        layers.append(drawn)
        y += height + (gap if height else 0)
    return layers, y


def _sailing_wide(page: Page, top: float) -> tuple[list[str], float]:
    chart_y = top + 16
    right = 1190.0 - 376 * LARGER
    cell = (right - 48) / len(page.view.chart.water[0])
    parts = (draw_counter, draw_dashboard, draw_forecasts, draw_account, draw_turned)
    aside, y = _stacked(page, parts, 0, 0, 376, 10)
    below = max(chart_y + cell * len(page.view.chart.water) + 12, top + 4 + y * LARGER)
    instruments = group(*aside, transform=move_to(right, top + 4, scale=LARGER))
    return [draw_chart(page, 36, chart_y, cell), instruments, *_players_across(page, below)], below + 150


def _sailing_tall(page: Page, top: float) -> tuple[list[str], float]:
    columns, rows = len(page.view.chart.water[0]), len(page.view.chart.water)
    cell = 374.0 / columns
    parts = (draw_forecasts, draw_turned, draw_account, draw_counter, draw_dashboard)
    below, y = _stacked(page, parts, 8, top + cell * rows + 10, 374, 10)
    return _players_down(page, [draw_chart(page, 8, top, cell), *below], y)


def _players_across(page: Page, y: float) -> list[str]:
    seats = page.view.seats
    gap = 10.0
    width = min((1176 - gap * (seats - 1)) / seats, 380)
    return [draw_player(page, seat, 12 + seat * (width + gap), y, width, 138) for seat in range(seats)]


def _players_down(page: Page, layers: list[str], y: float) -> tuple[list[str], float]:
    """Two columns of players below everything else."""
    for seat in range(page.view.seats):
        left = 8 + (seat % 2) * 190.0
        layers.append(draw_player(page, seat, left, y + (seat // 2) * 132, 184, 122))
    return layers, y + ((page.view.seats + 1) // 2) * 132 + 6


def _hunting_wide(page: Page, top: float) -> tuple[list[str], float]:
    side = 574.0
    ground_y = top + 48
    parts = (draw_hand, draw_piles, draw_laid, draw_sets, draw_preys)
    aside, y = _stacked(page, parts, 636, top + 6, 552, 14)
    below = max(ground_y + side + 14, y)
    ground = [_title(page, 34, top + 22, 21, 570), draw_hunt(page, 34, ground_y, side)]
    return [*ground, *aside, *_players_across(page, below)], below + 150


def _hunting_tall(page: Page, top: float) -> tuple[list[str], float]:
    ground = [_title(page, 10, top + 14, 15, 340), draw_hunt(page, 22, top + 36, 360)]
    parts = (draw_hand, draw_laid, draw_sets, draw_piles, draw_preys)
    below, y = _stacked(page, parts, 8, top + 36 + 360 + 12.0, 374, 12)
    return _players_down(page, [*ground, *below], y)


def _title(page: Page, x: float, y: float, size: float, width: float) -> str:
    hunt = page.hunt
    zone, kind = page.say(f"zone-{hunt.zone}").upper(), page.say(f"label-hunt-{hunt.kind}")
    disc = el("circle", cx=x + size * 0.45, cy=y - size * 0.33, r=size * 0.42, fill=SERIES[hunt.kind], stroke=INK,
              stroke_width=2)  # fmt: skip
    shown, fitted = fit(f"{zone} · {kind}", width - size * 1.2, size)
    return group(disc, heading(shown, x + size * 1.2, y, fitted), class_="hunt-title")
