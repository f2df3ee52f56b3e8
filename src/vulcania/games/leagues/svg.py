"""`leagues` as an instrument on a ship at night: the dial, the gauge, the players' grids, and the cards."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.drawing.svg import el, group, move_to, picture, txt
from vulcania.games._ocean.cards import orders
from vulcania.games._ocean.describe import place_in_words
from vulcania.games._ocean.dial import NIGHT, defs, dial, gauge
from vulcania.games._ocean.page import prompt
from vulcania.games.leagues.boards import biscuits, boards
from vulcania.games.leagues.cards import pile, strip
from vulcania.games.leagues.describe import describe, round_in_words
from vulcania.games.leagues.page import Page
from vulcania.games.leagues.view import LeaguesView
from vulcania.words import Words


def draw(view: LeaguesView, words: Words, names: Sequence[str], *, narrow: bool = False, headed: bool = True) -> str:
    """The picture of what a seat may know; ``narrow`` is a tall page for a telephone.

    Where the page itself says what to do, the picture is drawn without its heading (``headed``).
    """
    page = Page(view, words, names, narrow)
    heading, top = _prompt(page, 390 if narrow else 1200) if headed else ("", 8.0)
    layers, height = _narrow(page, top) if narrow else _wide(page, top)
    width = 390.0 if narrow else 1200.0
    return picture(
        width,
        height,
        el("rect", width=width, height=height, fill=NIGHT),
        heading,
        *layers,
        title=f"{words.say('title')} – {round_in_words(view, words)}",
        description=describe(view, words, names),
        defs=defs(),
        class_="board leagues" + (" narrow" if narrow else ""),
        fill="#e9eef4",
    )


def _wide(page: Page, top: float) -> tuple[list[str], float]:
    height = 836 + top
    layers = [
        group(_dial(page), transform=move_to(305, top + 297, scale=0.87)),
        group(_gauge(page, 290), transform=move_to(612, top + 12, scale=1.06)),
        group(pile(page), transform=move_to(624, top + 366)),
        group(boards(page, 462, 704), transform=move_to(728, top + 8)),
        group(biscuits(page, 462), transform=move_to(728, height - 106)),
        group(_cards(page, 696)[0], transform=move_to(16, top + 602)),
    ]
    return layers, height


def _narrow(page: Page, below: float) -> tuple[list[str], float]:
    y = below + 174
    layers = [
        group(_dial(page), transform=move_to(168, y, scale=0.5)),
        group(_gauge(page, 290), transform=move_to(341, below + 16, scale=0.58)),
        group(pile(page), transform=move_to(340, below + 214, scale=0.52)),
    ]
    y += 178
    cards, height = _cards(page, 374)
    layers.append(group(cards, transform=move_to(8, y)))
    y += height + 10
    each = 218.0
    layers.append(group(boards(page, 374, each * page.view.seats), transform=move_to(8, y)))
    y += each * page.view.seats + 10
    layers.append(group(biscuits(page, 374), transform=move_to(8, y)))
    return layers, y + 106


def _prompt(page: Page, width: float) -> tuple[str, float]:
    """What is to be done now, and which turn it is; and where the page goes on below."""
    turn = round_in_words(page.view, page.words)
    if page.view.ending:
        turn += f" – {page.words.say('label-ending')}"
    return prompt(page, turn, width)


def _dial(page: Page) -> str:
    places = [str(event.data["place"]) for event in page.view.recent if "place" in event.data]
    last = frozenset(places[-1:])  # earlier ones were named before the dial turned
    return dial(page.view.ocean, page.words, page.legal, lambda place: txt(place_in_words(place, page.words)), last)


def _gauge(page: Page, height: float) -> str:
    return gauge(page.view.ocean, page.words, page.legal, height)


def _cards(page: Page, width: float) -> tuple[str, float]:
    """The hand; while number chips are dealt out, the orders to choose from."""
    return orders(page, width) if page.view.phase == "deal" and page.view.legal else strip(page, width)
