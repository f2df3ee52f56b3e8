"""The voyage as a printed board of the 1950s: chart and instruments while sailing, the zone and the cards in a hunt."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from vulcania.drawing.svg import el, group, label, move_to, picture
from vulcania.games.voyage.describe import describe
from vulcania.games.voyage.picture.event import MOMENTS, SOUNDS, card, moment
from vulcania.games.voyage.picture.layout import lay_low, lay_snug, lay_tall, lay_wide
from vulcania.games.voyage.picture.page import CREAM, INK, PAPER, Page
from vulcania.games.voyage.picture.shapes import light
from vulcania.games.voyage.view import VoyageView
from vulcania.words import Words

__all__ = ["MOMENTS", "SOUNDS", "card", "draw", "draw_low", "draw_snug", "moment"]


def draw(view: VoyageView, words: Words, names: Sequence[str], *, narrow: bool = False, headed: bool = True) -> str:
    """The picture of what a seat may know; ``narrow`` is a tall page for a telephone.

    Where the page itself says what to do, the picture is drawn without its heading (``headed``). How large it is hangs
    on how many play, never on what happens.
    """
    page = Page(view, words, names, narrow=narrow)
    width, height, layers = (lay_tall if narrow else lay_wide)(page)
    if headed:
        prompt, top = _prompt(page, width)
        height, layers = height + top, [prompt, group(*layers, transform=move_to(0, top))]
    return _picture(page, width, height, layers, "narrow" if narrow else "wide")


def draw_low(view: VoyageView, words: Words, names: Sequence[str]) -> str:
    """The same for a telephone held sideways, without a heading."""
    page = Page(view, words, names, low=True)
    return _picture(page, *lay_low(page), "low")


def draw_snug(view: VoyageView, words: Words, names: Sequence[str]) -> str:
    """The same for a tablet: wide, but with no more on it than can be read."""
    page = Page(view, words, names, low=True)
    return _picture(page, *lay_snug(page), "snug")


def _picture(page: Page, width: float, height: float, layers: Sequence[str], shape: str) -> str:
    view = page.view
    return picture(
        width,
        height,
        el("rect", width=width, height=height, fill=PAPER, class_="paper"),
        *layers,
        title=f"{page.say('title')} – {page.say('label-league-count', leagues=view.leagues)}",
        description=describe(view, page.words, page.names),
        class_=f"board voyage {shape}" + (" hunting" if view.hunt else ""),
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
    return group(bar, *shown, *(() if page.small else _status(page, width)), class_="prompt"), height + 4


def _status(page: Page, width: float) -> list[str]:
    """The counter in short, as it is out of sight during a hunt."""
    view = page.view
    text = page.say("label-league-count", leagues=view.leagues)
    return [
        label(text, width - 54, 31, 17, text_anchor="end", fill=CREAM),
        light(view.navigation, view.events, width - 30, 25, 12),
    ]
