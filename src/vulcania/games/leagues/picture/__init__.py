"""`leagues` as an instrument on a ship at night: the dial, the gauge, the players' grids, and the cards."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.drawing.svg import el, group, move_to
from vulcania.games._ocean.picture import Layers, low, sheet
from vulcania.games._ocean.picture.cards import dealing, orders
from vulcania.games._ocean.picture.dial import dial, gauge
from vulcania.games._ocean.picture.leaves import leaves
from vulcania.games._ocean.picture.page import NIGHT, Page
from vulcania.games.leagues.describe import describe
from vulcania.games.leagues.picture.cards import action_pile, extras, strip
from vulcania.games.leagues.picture.event import MOMENTS, SOUNDS, card, moment
from vulcania.games.leagues.picture.players import biscuits, board, boards, own_grid
from vulcania.games.leagues.view import LeaguesView
from vulcania.words import Words

__all__ = ["MOMENTS", "SOUNDS", "card", "draw", "draw_low", "draw_snug", "moment"]


def draw(view: LeaguesView, words: Words, names: Sequence[str], *, narrow: bool = False, headed: bool = True) -> str:
    """The picture of what a seat may know; ``narrow`` is a tall page for a telephone."""
    page = Page(view, words, names, __name__, narrow=narrow)
    return sheet(page, _ground, _narrow if narrow else _wide, describe(view, words, names), headed)


def draw_low(view: LeaguesView, words: Words, names: Sequence[str]) -> str:
    """The same for a telephone held sideways, without a heading."""
    page = Page(view, words, names, __name__, low=True)
    return sheet(page, _ground, _low, describe(view, words, names), headed=False)


draw_snug = draw_low
"""On a tablet as well: one's own board large, the others a tap away."""


def _ground(width: float, height: float) -> str:
    """The table, as far as a screen shows beyond the page."""
    return el("rect", x=-600, width=width + 1200, height=height, fill=NIGHT)


def _wide(page: Page[LeaguesView], top: float) -> Layers:
    height = 836 + top
    layers = [
        group(dial(page), transform=move_to(305, top + 297, scale=0.87)),
        group(gauge(page, 290), transform=move_to(612, top + 12, scale=1.06)),
        group(action_pile(page), transform=move_to(624, top + 366)),
        group(boards(page, 462)[0], transform=move_to(728, top + 8)),
        group(biscuits(page, 462), transform=move_to(728, height - 106)),
        group(_cards(page, 696)[0], transform=move_to(16, top + 602)),
    ]
    return layers, height


def _narrow(page: Page[LeaguesView], below: float) -> Layers:
    y = below + 174
    layers = [group(orders(page, 374)[0], transform=move_to(8, below))] if dealing(page) else [
        group(dial(page), transform=move_to(168, y, scale=0.5)),
        group(gauge(page, 290), transform=move_to(341, below + 16, scale=0.58)),
        group(action_pile(page), transform=move_to(336, below + 214, scale=0.6)),
    ]  # fmt: skip
    y += 178
    cards, height = strip(page, 374)
    layers.append(group(cards, transform=move_to(8, y)))
    y += height + 10
    players, height = boards(page, 374)
    layers.append(group(players, transform=move_to(8, y)))
    y += height + 10
    layers.append(group(biscuits(page, 374), transform=move_to(8, y)))
    return layers, y + 106


def _low(page: Page[LeaguesView], _: float) -> Layers:
    layers = [
        low.instrument(page, dial(page), action_pile(page)),
        low.tabs(page, coloured=False),
        group(own_grid(page, low.ASIDE), transform=move_to(low.RIGHT, low.BOARD)),
        group(biscuits(page, low.ASIDE), transform=move_to(low.RIGHT, low.EXTRAS - 50)),
        group(extras(page, low.ASIDE, 0.44), transform=move_to(low.RIGHT, low.EXTRAS)),
        low.hand(page),
        leaves(page, lambda seat: board(page, seat, low.SIDE, low.SIDE), low.PAD, low.PAD),
    ]
    return layers, low.BELOW


def _cards(page: Page[LeaguesView], width: float) -> tuple[str, float]:
    """The hand; while number chips are dealt out, the orders to choose from."""
    return orders(page, width) if dealing(page) else strip(page, width)
