"""`miles` as a table of its own: the brass dial on sea-green, printed scoreboards beside it, twelve cards below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from vulcania.drawing.svg import el, group, move_to
from vulcania.games._ocean.picture import Layers, low, sheet
from vulcania.games._ocean.picture.cards import dealing, orders
from vulcania.games._ocean.picture.dial import dial, gauge
from vulcania.games._ocean.picture.leaves import leaves
from vulcania.games._ocean.picture.page import Page
from vulcania.games.miles.describe import describe
from vulcania.games.miles.picture.cards import card_pile, extras, stacks, strip
from vulcania.games.miles.picture.event import MOMENTS, SOUNDS, card, moment
from vulcania.games.miles.picture.paper import CHART, TABLE
from vulcania.games.miles.picture.players import board, boards, own_grid
from vulcania.games.miles.picture.prices import price_list, prices
from vulcania.games.miles.view import MilesView
from vulcania.words import Words

__all__ = ["MOMENTS", "SOUNDS", "card", "draw", "draw_low", "draw_snug", "moment"]


def draw(view: MilesView, words: Words, names: Sequence[str], *, narrow: bool = False, headed: bool = True) -> str:
    """The picture of what a seat may know; ``narrow`` is a tall page for a telephone."""
    page = Page(view, words, names, __name__, narrow=narrow)
    return sheet(page, _chart, _narrow if narrow else _wide, describe(view, words, names), headed)


def draw_low(view: MilesView, words: Words, names: Sequence[str]) -> str:
    """The same for a telephone held sideways, without a heading."""
    page = Page(view, words, names, __name__, low=True)
    return sheet(page, _chart, _low, describe(view, words, names), headed=False)


def draw_snug(view: MilesView, words: Words, names: Sequence[str]) -> str:
    """On a tablet as well: one's own board large, the others a tap away; all of it on the screen."""
    page = Page(view, words, names, __name__, low=True)
    return sheet(page, _chart, _snug, describe(view, words, names), headed=False)


@lru_cache(100)
def _chart(width: float, height: float) -> str:
    """The table, beyond the page as far as a screen shows it: a chart's meridians and parallels, faint."""
    lines = "".join(f"M{x} 0 V{height:.0f} " for x in range(60 - 600, int(width) + 600, 120))
    lines += "".join(f"M-600 {y} h{width + 1200:.0f} " for y in range(60, int(height), 120))
    return el("rect", x=-600, width=width + 1200, height=height, fill=TABLE) + el(
        "path", d=lines, stroke=CHART, stroke_width=1, fill="none", opacity=0.5
    )


def _wide(page: Page[MilesView], top: float) -> Layers:
    """The dial with the cards below, then the price list; scoreboards to the right."""
    right, down = boards(page, 470)
    cards, high = _cards(page, 684)
    below = top + 590 + high + 14
    layers = [
        group(_dial(page), transform=move_to(298, top + 290, scale=0.85)),
        group(gauge(page, 240), transform=move_to(602, top)),
        group(card_pile(page), transform=move_to(612, top + 262)),
        group(stacks(page), transform=move_to(612, top + 430)),
        group(right, transform=move_to(718, top + 4)),
        group(cards, transform=move_to(16, top + 590)),
        group(prices(page), transform=move_to(20, below)),
    ]
    return layers, max(top + 4 + down, below + 44) + 8


def _narrow(page: Page[MilesView], below: float) -> Layers:
    layers = [group(orders(page, 374)[0], transform=move_to(8, below))] if dealing(page) else [
        group(_dial(page), transform=move_to(168, below + 168, scale=0.5)),
        group(gauge(page, 290), transform=move_to(341, below + 14, scale=0.58)),
        group(card_pile(page), transform=move_to(336, below + 208, scale=0.6)),
    ]  # fmt: skip
    layers.append(group(stacks(page), transform=move_to(8, below + 340)))
    y = below + 382
    cards, high = strip(page, 374)
    layers.append(group(cards, transform=move_to(8, y)))
    y += high + 10
    players, height = boards(page, 374)
    layers.append(group(players, transform=move_to(8, y)))
    y += height + 10
    printed, height = price_list(page, 374)
    layers.append(group(printed, transform=move_to(8, y)))
    return layers, y + height + 12


def _low(page: Page[MilesView], _: float) -> Layers:
    """What columns pay lies below the screen."""
    printed, height = price_list(page, 584)
    top = low.BELOW + 10  # no edge of it on the screen
    priced = group(printed, transform=move_to(8, top))
    return [*_lower(page), priced, _leaves(page)], top + height + 4


def _snug(page: Page[MilesView], _: float) -> Layers:
    priced = group(prices(page), transform=move_to(10, low.BELOW + 2))
    return [*_lower(page), priced, _leaves(page)], low.BELOW + 50


def _lower(page: Page[MilesView]) -> list[str]:
    return [
        low.instrument(page, _dial(page), card_pile(page), stacks(page)),
        low.tabs(page, coloured=True),
        group(own_grid(page, low.ASIDE, 41.6), transform=move_to(low.RIGHT, low.BOARD)),
        group(extras(page, low.ASIDE, 44), transform=move_to(low.RIGHT, low.EXTRAS)),
        low.hand(page),
    ]


def _leaves(page: Page[MilesView]) -> str:
    return leaves(page, lambda seat: board(page, seat, low.SIDE, 44)[0], low.PAD, low.PAD)


def _dial(page: Page[MilesView]) -> str:
    return dial(page, spent=frozenset(page.view.fired))


def _cards(page: Page[MilesView], width: float) -> tuple[str, float]:
    """The hand; while number chips are dealt out, the orders to choose from."""
    return orders(page, width) if dealing(page) else strip(page, width)
