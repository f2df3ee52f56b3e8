"""The page for a telephone held sideways: what one acts with fits the screen, the rest lies below it.

Left the dial, which another player's board can be opened over; right the players and one's own board; below both the
hand, a card for each finger.
"""

from __future__ import annotations

from vulcania.drawing.players import COLOURS
from vulcania.drawing.players import INK as INK_ON
from vulcania.drawing.svg import el, group, label, move_to
from vulcania.games._ocean.picture.cards import TINT, broad_card, dealing, orders
from vulcania.games._ocean.picture.dial import SMALL
from vulcania.games._ocean.picture.leaves import named, others
from vulcania.games._ocean.picture.page import GOLD, INK, Page, V, panel
from vulcania.games._ocean.picture.pieces import token
from vulcania.games._ocean.picture.players import crown

PAD, GAP = 4.0, 4.0
SIDE = 660 * SMALL
RIGHT, ASIDE = PAD + SIDE + 6, 600 - PAD - (PAD + SIDE + 6)
"""Where what is beside the dial begins, and how wide that is."""
TAB, CARD = 42.0, 42.0
BOARD = PAD + TAB + GAP
"""Where one's own board begins."""
HAND = PAD + SIDE + GAP
EXTRAS = HAND - GAP - 46
"""Where special cards and buttons lie, 44 high."""
BELOW = HAND + CARD + 8


def instrument(page: Page[V], dial: str, pile: str, corners: str = "") -> str:
    """The dial, and in a corner that it leaves free the pile, in the others perhaps something else; while number chips
    are dealt out, the orders."""
    if dealing(page):
        return group(orders(page, SIDE)[0], transform=move_to(PAD, PAD))
    turned = group(dial, transform=move_to(PAD + SIDE / 2, PAD + SIDE / 2, scale=SMALL))
    shown = group(pile, transform=move_to(PAD - 2, PAD + SIDE - 47, scale=0.4))
    return turned + shown + group(corners, transform=move_to(PAD, PAD))


def hand(page: Page[V]) -> str:
    """All numbered cards of whoever looks on, side by side."""
    each = (600 - 2 * PAD + GAP) / len(page.view.cards)
    cards = (broad_card(page, at + 1, PAD + at * each, HAND, each - GAP, CARD) for at in range(len(page.view.cards)))
    return group(*cards, class_="hand")


def tabs(page: Page[V], coloured: bool) -> str:
    """A name, a number chip and points for each player; others' open their boards."""
    each = (ASIDE + GAP) / page.view.seats - GAP
    own = _tab(page, page.first, each, coloured)
    rest, _ = others(page, ASIDE - each - GAP, lambda seat, width: (_tab(page, seat, width, coloured), TAB), GAP)
    return group(own, group(rest, transform=move_to(each + GAP, 0)), transform=move_to(RIGHT, PAD))


def _tab(page: Page[V], seat: int, width: float, coloured: bool) -> str:
    player = page.view.players[seat]
    glows = seat in page.view.to_act or page.aims_at(seat)
    ink = INK_ON[seat] if coloured else None
    ground = (
        el("rect", width=width, height=TAB, rx=8, fill=COLOURS[seat], stroke=GOLD if glows else "none", stroke_width=3)
        if coloured
        else panel(0, 0, width, TAB, **({"stroke": GOLD} if glows else {}))
    )
    shown = [
        ground,
        named(page, seat, 4, 15, width - 4, ink),
        crown(15, 30, 0.72, fill="#ffd76a", stroke=INK, stroke_width=1)
        if page.won(seat)
        else token(player.token, transform=move_to(13, 29, scale=0.54)),
        label(
            player.points,
            width - 4,
            35,
            15 if player.points < 100 else 13,
            text_anchor="end",
            font_weight="bold",
            fill=ink or GOLD,
        ),
    ]
    if player.laid is not None:
        card = el("rect", width=15, height=20, rx=3, fill=TINT[page.view.cards[player.laid - 1]], stroke=INK)
        number = label(player.laid, 7.5, 15, 13 if player.laid < 10 else 12, fill=INK, font_weight="bold")
        shown.append(group(card, number, opacity=0.6 if player.sailed else 1, transform=move_to(24, 19)))
    return group(*shown, class_="tab", data_what=f"player p{seat + 1}")
