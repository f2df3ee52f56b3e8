"""`miles` as a table of its own: the brass dial on sea-green, printed scoreboards beside it, twelve cards below."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.drawing.svg import el, group, move_to, picture, txt
from vulcania.games._ocean.cards import orders
from vulcania.games._ocean.describe import place_in_words
from vulcania.games._ocean.dial import defs, dial, gauge
from vulcania.games._ocean.page import prompt
from vulcania.games.miles.boards import boards
from vulcania.games.miles.cards import pile, stacks, strip
from vulcania.games.miles.describe import describe, round_in_words
from vulcania.games.miles.page import CHART, TABLE, Page
from vulcania.games.miles.prices import price_list, prices
from vulcania.games.miles.view import MilesView
from vulcania.words import Words


def draw(view: MilesView, words: Words, names: Sequence[str], *, narrow: bool = False, headed: bool = True) -> str:
    """The picture of what a seat may know; ``narrow`` is a tall page for a telephone.

    Where the page itself says what to do, the picture is drawn without its heading (``headed``).
    """
    page = Page(view, words, names, narrow)
    width = 390.0 if narrow else 1200.0
    heading, top = prompt(page, round_in_words(view, words), width) if headed else ("", 8.0)
    arrange = _narrow if narrow else _wide_for_four if view.seats == 4 else _wide
    layers, height = arrange(page, top)
    return picture(
        width,
        height,
        _chart(width, height),
        heading,
        *layers,
        title=f"{words.say('title')} – {round_in_words(view, words)}",
        description=describe(view, words, names),
        defs=defs(),
        class_="board miles" + (" narrow" if narrow else ""),
        fill="#e9eef4",
    )


def _chart(width: float, height: float) -> str:
    """The table: a chart's meridians and parallels, faint under everything."""
    lines = "".join(f"M{x} 0 V{height:.0f} " for x in range(60, int(width), 120))
    lines += "".join(f"M0 {y} H{width:.0f} " for y in range(60, int(height), 120))
    return el("rect", width=width, height=height, fill=TABLE) + el(
        "path", d=lines, stroke=CHART, stroke_width=1, fill="none", opacity=0.5
    )


def _wide(page: Page, top: float) -> tuple[list[str], float]:
    """The dial with the cards below, then the price list; scoreboards to the right."""
    right, down = boards(page, 470, range(page.view.seats))
    cards, high = _cards(page, 684)
    below = top + 590 + high + 14
    layers = [
        group(_dial(page), transform=move_to(298, top + 290, scale=0.85)),
        group(gauge(page.view.ocean, page.words, page.legal, 240), transform=move_to(602, top)),
        group(pile(page), transform=move_to(612, top + 262)),
        group(stacks(page), transform=move_to(612, top + 430)),
        group(right, transform=move_to(718, top + 4)),
        group(cards, transform=move_to(16, top + 590)),
        group(prices(page), transform=move_to(20, below)),
    ]
    return layers, max(top + 4 + down, below + 44) + 8


def _wide_for_four(page: Page, top: float) -> tuple[list[str], float]:
    """A smaller dial makes room for the fourth scoreboard below the cards, with the price list beside it."""
    right, down = boards(page, 470, range(3))
    left, fourth = boards(page, 470, range(3, 4))
    cards, high = _cards(page, 684)
    below = top + 436 + high + 10
    layers = [
        group(_dial(page), transform=move_to(224, top + 214, scale=0.63)),
        group(gauge(page.view.ocean, page.words, page.legal, 300), transform=move_to(470, top + 30)),
        group(pile(page), transform=move_to(600, top + 46)),
        group(stacks(page), transform=move_to(600, top + 226)),
        group(right, transform=move_to(718, top + 4)),
        group(cards, transform=move_to(16, top + 436)),
        group(left, transform=move_to(16, below)),
        group(prices(page, 22), transform=move_to(500, below + 6)),
    ]
    return layers, max(top + 4 + down, below + fourth) + 8


def _narrow(page: Page, below: float) -> tuple[list[str], float]:
    layers = [
        group(_dial(page), transform=move_to(168, below + 174, scale=0.5)),
        group(gauge(page.view.ocean, page.words, page.legal, 290), transform=move_to(341, below + 20, scale=0.58)),
        group(pile(page), transform=move_to(340, below + 214, scale=0.52)),
        group(stacks(page), transform=move_to(8, below + 348)),
    ]
    y = below + 392
    cards, high = _cards(page, 374)
    layers.append(group(cards, transform=move_to(8, y)))
    y += high + 10
    players, height = boards(page, 374, range(page.view.seats))
    layers.append(group(players, transform=move_to(8, y)))
    y += height + 10
    layers.append(group(price_list(page, 374), transform=move_to(8, y)))
    return layers, y + 176 + 12


def _dial(page: Page) -> str:
    view = page.view
    last = frozenset(str(event.data["place"]) for event in view.recent if "place" in event.data)
    return dial(
        view.ocean,
        page.words,
        page.legal,
        lambda place: txt(place_in_words(place, page.words)),
        last,
        spent=frozenset(view.fired),
    )


def _cards(page: Page, width: float) -> tuple[str, float]:
    """The hand; while number chips are dealt out, the orders to choose from."""
    return orders(page, width) if page.view.step == "deal" and page.view.legal else strip(page, width)
