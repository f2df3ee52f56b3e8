"""The cards in the picture: the twelve of the hand, special cards, the pile, and the buttons that cards stand for."""

from __future__ import annotations

from functools import cache, lru_cache

from vulcania.drawing.svg import Attribute, el, group, label, move_to, picks, txt
from vulcania.games._ocean.picture import cards as ocean
from vulcania.games._ocean.picture.cards import HEIGHT, WIDTH, finger, hand, pass_button, pile
from vulcania.games._ocean.picture.low import SIDE
from vulcania.games._ocean.picture.page import FAINT, GOLD, INK, Page, classes
from vulcania.games._ocean.picture.pieces import chip_back
from vulcania.games.miles.describe import stack_in_words
from vulcania.games.miles.view import MilesView, Stack
from vulcania.words import Words

BROAD = 104.0
"""A special card of the hand on a wide page: its whole name can be read on it."""


@cache
def _lit(wide: float = WIDTH) -> str:
    """The frame of a card that can be played."""
    return el("rect", x=-3, y=-3, width=wide + 6, height=HEIGHT + 6, rx=11, fill="none", stroke=GOLD, stroke_width=4,
              class_="halo")  # fmt: skip


def special_card(
    page: Page[MilesView], name: str, *, small: bool = False, wide: float = WIDTH, **attributes: Attribute
) -> str:
    """A special action card, 100 high: cut corners tell it from the hand at any size."""
    return ocean.special_card(page, name, _frame(wide), small, 1.15, 89, wide, **attributes)


@cache
def _frame(wide: float) -> str:
    edge = f"M10 0 H{wide - 10} L{wide} 10 V{HEIGHT - 10} L{wide - 10} {HEIGHT} H10 L0 {HEIGHT - 10} V10 Z"
    return el("path", d=edge, fill="#bfe0ea", stroke=INK, stroke_width=2)


def strip(page: Page[MilesView], width: float) -> tuple[str, float]:
    """Whose cards lie in front: twelve numbers, those played dim; then a row for special cards and what can be pressed,
    which is there when it is empty too: nothing below moves."""
    across, scale = (6, 0.74) if page.narrow else (12, 0.76)
    top, gap = (22.0, 6.0) if page.narrow else (30.0, 8.0)
    step, line = (width + 6) / across, HEIGHT * scale + gap
    shown = [
        label(page.say("label-hand", seat=page.first), 4, top - 10, 16, text_anchor="start", fill=FAINT),
        hand(page, _lit(), across, step, top, line, scale),
    ]
    y = top + line * -(-len(page.view.cards) // across) + gap / 2
    player = page.view.players[page.first]
    pressed, x = _buttons(page, width, y, HEIGHT * scale)
    specials = (*player.specials, *player.fresh) if x > width / 3 else ()
    wide = WIDTH if page.narrow else BROAD
    beside = min(wide * scale + 6, (x - wide * scale - 8) / max(len(specials) - 1, 1))
    for at, name in enumerate(specials):
        shown.append(_held(page, name, name in player.fresh, at * beside, y, scale, wide))
    return group(*shown, pressed, class_="hand"), y + HEIGHT * scale + 4


def extras(page: Page[MilesView], width: float, height: float) -> str:
    """The special cards in one row; where there is something to press, that alone, as wide as it may be."""
    pressed, left = _buttons(page, width, 0, height)
    player = page.view.players[page.first]
    held = (*player.specials, *player.fresh) if left > width / 2 else ()
    step = min(43.0, (left - 43) / max(len(held) - 1, 1))
    cards = (_held(page, name, name in player.fresh, at * step, 0, height / HEIGHT) for at, name in enumerate(held))
    return "".join(cards) + pressed


def _held(page: Page[MilesView], name: str, fresh: bool, x: float, y: float, scale: float, wide: float = WIDTH) -> str:
    can = f"play {name}" in page.legal
    return group(
        special_card(page, name, small=page.low, wide=wide),
        finger() if page.low else "",
        _lit(wide) if can else "",
        id=f"special-{name}",
        class_=classes("card special", can=can, used=fresh),
        data_pick=picks(f"play {name}"),
        opacity=0.5 if fresh else 1,
        transform=move_to(x, y, scale=scale),
    )


def _buttons(page: Page[MilesView], width: float, y: float, height: float) -> tuple[str, float]:
    """Keep the chip, take the card, leave it, or pass; from the right. Also where the leftmost of them begins."""
    shown, x = [], width
    if "pass" in page.legal:
        x -= 84
        shown.append(pass_button(page, x, y, height))
    moves = [move for move in ("leave", "card", "keep") if move in page.legal]
    for move in moves:
        wide = min(150.0, width / len(moves) - 8)
        x -= wide + 8
        shown.append(_button(page.say(f"label-{move}"), move, x, y, wide, height))
    return "".join(shown), x


def _button(text: str, move: str, x: float, y: float, wide: float, height: float) -> str:
    size = min(17, 1.75 * wide / len(text))
    return group(
        el("rect", x=x, y=y, width=wide, height=height, rx=10, fill="#1d566b", stroke=GOLD, stroke_width=2),
        label(text, x + wide / 2, y + height / 2 + 6, size, fill=GOLD, font_weight="bold"),
        class_="button can",
        data_pick=picks(move),
    )


def card_pile(page: Page[MilesView]) -> str:
    """The top one is a button too, where an anchor can be given for it and it is large enough."""
    view = page.view
    below = view.pile + len(view.under)
    back = el("rect", width=WIDTH, height=HEIGHT, rx=5, fill="#2c6f86", stroke="#0b2f3f")
    top = "" if view.top is None else special_card(
        page, view.top, small=page.narrow, class_=classes("card top", can="card" in page.legal),
        data_pick=None if page.low else picks("card"), id="pile-top", transform=move_to(7, 0),
    )  # fmt: skip
    return pile(page, below, back, min(below, 6), top)


def stacks(page: Page[MilesView]) -> str:
    """The six stacks that refill the ocean: white and blue by depth, each with how many are left.

    Two columns, 84 wide; on a telephone one row, 374 wide, and sideways in three corners of the dial.
    """
    return _stacks(page.view.stacks, page.words, page.narrow, page.low)


@lru_cache(500)
def _stacks(stacks: tuple[Stack, ...], words: Words, narrow: bool, low: bool) -> str:
    shown = [label(words.say("label-stacks"), 42, -8, 16, fill=FAINT)] if not narrow else []
    for at, stack in enumerate(stacks):
        row, column = divmod(at, 2)
        if low:
            left, high = row == 0, row < 2
            x = 15.0 if left else SIDE - 15
            y = (15.0 if high else SIDE - 15) + (31 if high else -31) * column
            count = (x + 16 if left else x - 16, y + 4.5, "start" if left else "end")
            shown.append(_stack(stack, words, x, y, 0.3, count))
        elif narrow:
            x = 20.0 + 62 * at
            shown.append(_stack(stack, words, x, 17, 0.4, (x + 31, 22, "middle")))
        else:
            x, y = 20.0 + 44 * column, 20.0 + 57 * row
            shown.append(_stack(stack, words, x, y, 0.4, (x, y + 34, "middle")))
    return group(*shown, class_="stacks")


@lru_cache(2000)
def _stack(stack: Stack, words: Words, x: float, y: float, scale: float, count: tuple[float, float, str]) -> str:
    depth = words.say(f"depth-{stack.depth}")
    back = chip_back(stack.colour, depth) if stack.colour == "blue" else _white_back(depth)
    beside, down, anchor = count
    return group(
        el("title", txt(stack_in_words(stack, words))),
        group(back, opacity=1 if stack.count else 0.25, transform=move_to(x, y, scale=scale)),
        label(
            stack.count,
            beside,
            down,
            16 if beside == x else 14 if scale > 0.3 else 12.5,
            text_anchor=anchor,
            fill=FAINT,
        ),
        class_="stack",
        data_what=f"stack {stack.colour} {stack.depth}",
    )


def _white_back(depth: str) -> str:
    """A white chip's back is pale: its depth is written dark."""
    return (
        el("circle", r=48, fill="#b9ab86")
        + el("circle", r=44, fill="#e9e1cb")
        + label(depth, 0, 13, 39, font_weight="bold", fill=INK)
    )
