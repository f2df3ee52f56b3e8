"""The cards in the picture: the twelve of the hand, special cards, the pile, and the buttons that cards stand for."""

from __future__ import annotations

from vulcania.drawing.svg import Attribute, el, group, label, move_to, picks, txt
from vulcania.games._ocean.art import INK
from vulcania.games._ocean.cards import HEIGHT, TINT, WIDTH, card_name, numbered_card, pass_button, steering_card
from vulcania.games._ocean.page import FAINT, GOLD, classes
from vulcania.games._ocean.pieces import chip_back
from vulcania.games.miles.page import Page
from vulcania.games.miles.signs import HAND_SIGNS, SPECIAL_SIGNS

SWAP_TINT = {"sailor": "#e6d9f0", "helmet": "#e0e0c4"}
SPECIAL_TINT = "#bfe0ea"
BACK = "#2c6f86"


def kind_tint(action: str) -> str:
    """The colour of a hand card, by what it does; its sign says it without colour."""
    return SWAP_TINT.get(action) or TINT["any" if action == "thermostat" else action]


def hand_card(page: Page, number: int, **attributes: Attribute) -> str:
    """A card of the hand, 70 by 100: its number, and what it does."""
    action = page.view.actions[number - 1]
    told = f"{number}: {page.say(f'action-{action}')}"
    if action in HAND_SIGNS:
        sign = group(HAND_SIGNS[action](), transform=move_to(WIDTH / 2, 73))
        return numbered_card(number, SWAP_TINT[action], sign, told, **attributes)
    return steering_card(number, "any" if action == "thermostat" else action, told, **attributes)


def special_card(page: Page, name: str, *, small: bool = False, **attributes: Attribute) -> str:
    """A special action card, 70 by 100: cut corners tell it from the hand at any size. Small, it has no name."""
    text = page.say(f"label-special-{name}")
    frame = f"M10 0 H{WIDTH - 10} L{WIDTH} 10 V{HEIGHT - 10} L{WIDTH - 10} {HEIGHT} H10 L0 {HEIGHT - 10} V10 Z"
    return group(
        el("title", txt(f"{text}: {page.say('preview-play', special=name)}")),
        el("path", d=frame, fill=SPECIAL_TINT, stroke=INK, stroke_width=2),
        group(SPECIAL_SIGNS[name](), transform=move_to(WIDTH / 2, 50 if small else 36, scale=1.3 if small else 1.15)),
        "" if small else card_name(page.say(f"label-special-{name}.parted"), 89),
        **attributes,
    )


def strip(page: Page, width: float) -> tuple[str, float]:
    """Whose cards lie in front: twelve numbers, those played dim; then special cards and what can be pressed."""
    seat = page.first
    across, scale = (6, 0.74) if page.narrow else (12, 0.76)
    step, line = (width + 6) / across, HEIGHT * scale + 8
    shown = [label(page.say("label-hand", seat=seat), 4, 16, 15, text_anchor="start", fill=FAINT)]
    for number in range(1, len(page.view.actions) + 1):
        row, column = divmod(number - 1, across)
        shown.append(_in_hand(page, seat, number, column * step, 30 + row * line, scale))
    y = 30 + line * -(-len(page.view.actions) // across) + 4
    board = page.view.boards[seat]
    for at, name in enumerate(board.specials):
        shown.append(_held(page, name, name in board.fresh, at * step, y, scale))
    pressed, x = _buttons(page, width, y, HEIGHT * scale)
    low = bool(board.specials or pressed)
    if x < len(board.specials) * step:
        pressed = group(pressed, transform=move_to(0, line))
        low = True
        y += line
    return group(*shown, pressed, class_="hand"), y + (HEIGHT * scale + 4 if low else 0)


def _in_hand(page: Page, seat: int, number: int, x: float, y: float, scale: float) -> str:
    board = page.view.boards[seat]
    held, laid = number in board.hand, board.laid == number
    can = f"lay {number}" in page.legal
    return group(
        hand_card(page, number),
        _lit() if can else "",
        id=f"card-{seat}-{number}",
        class_=classes("card", can=can, last=laid, used=not held and not laid),
        data_pick=picks(f"lay {number}"),
        opacity=1 if held or laid else 0.28,
        transform=move_to(x, y - (10 * scale if laid else 0), scale=scale),
    )


def _held(page: Page, name: str, fresh: bool, x: float, y: float, scale: float) -> str:
    can = f"play {name}" in page.legal
    return group(
        special_card(page, name),
        _lit() if can else "",
        id=f"special-{name}",
        class_=classes("card special", can=can, used=fresh),
        data_pick=picks(f"play {name}"),
        opacity=0.5 if fresh else 1,
        transform=move_to(x, y, scale=scale),
    )


def _lit() -> str:
    """The frame of a card that can be played."""
    return el("rect", x=-3, y=-3, width=WIDTH + 6, height=HEIGHT + 6, rx=11, fill="none", stroke=GOLD, stroke_width=4,
              class_="halo")  # fmt: skip


def _buttons(page: Page, width: float, y: float, height: float) -> tuple[str, float]:
    """Keep the anchor, take the card, or pass; from the right. Also where the leftmost of them begins."""
    shown, x = [], width
    if "pass" in page.legal:
        x -= 84
        shown.append(pass_button(page, x, y, height))
    if "keep" in page.legal:
        for move, key in (("card", "label-card"), ("keep", "label-keep")):
            x -= 158
            shown.append(_button(page.say(key), move, x, y, height))
    return "".join(shown), x


def _button(text: str, move: str, x: float, y: float, height: float) -> str:
    return group(
        el("rect", x=x, y=y, width=150, height=height, rx=10, fill="#1d566b", stroke=GOLD, stroke_width=2),
        label(text, x + 75, y + height / 2 + 6, min(17, 240 / len(text)), fill=GOLD, font_weight="bold"),
        class_="button can",
        data_pick=picks(move),
    )


def pile(page: Page) -> str:
    """The special cards: the top one open, those that nobody has seen under it, below them the used ones; 84 wide."""
    view = page.view
    below = view.pile + len(view.under)
    shown = [label(page.say("label-pile"), 42, -10, 15, fill=FAINT)] if not page.narrow else []
    shown += [
        el("rect", x=7 + 3 * at, y=3 * at, width=WIDTH, height=HEIGHT, rx=5, fill=BACK, stroke="#0b2f3f")
        for at in range(min(below, 6), 0, -1)
    ]
    if view.top is not None:
        can = "card" in page.legal
        shown.append(special_card(page, view.top, small=page.narrow, class_=classes("card top", can=can),
                                  data_pick=picks("card"), id="pile-top", transform=move_to(7, 0)))  # fmt: skip
    shown.append(label(f"× {below}", 42, HEIGHT + 44, 25, fill=FAINT) if page.narrow
                 else label(page.say("label-pile-left", count=below), 42, HEIGHT + 38, 15, fill=FAINT))  # fmt: skip
    return group(*shown, class_="pile")


def stacks(page: Page) -> str:
    """The six stacks that refill the ocean: white and blue by depth, each with how many are left.

    Two columns, 84 wide; on a telephone one row, 374 wide.
    """
    shown = [label(page.say("label-stacks"), 42, -8, 15, fill=FAINT)] if not page.narrow else []
    for at, stack in enumerate(page.view.stacks):
        row, column = divmod(at, 2)
        x, y = (20.0 + 62 * at, 17.0) if page.narrow else (20.0 + 44 * column, 20.0 + 57 * row)
        told = page.say("tell-stack", depth=stack.depth, colour=stack.colour, count=stack.count)
        back = (
            chip_back(stack.colour, page.say(f"depth-{stack.depth}"))
            if stack.colour == "blue"
            else _white_back(page.say(f"depth-{stack.depth}"))
        )
        shown.append(
            group(
                el("title", txt(told)),
                group(back, opacity=1 if stack.count else 0.25, transform=move_to(x, y, scale=0.4)),
                label(stack.count, x + 31, y + 5, 14, fill=FAINT)
                if page.narrow
                else label(stack.count, x, y + 34, 15, fill=FAINT),
                class_="stack",
            )
        )
    return group(*shown, class_="stacks")


def _white_back(depth: str) -> str:
    """A white chip's back is pale: its depth is written dark."""
    return (
        el("circle", r=48, fill="#b9ab86")
        + el("circle", r=44, fill="#e9e1cb")
        + label(depth, 0, 13, 37, font_weight="bold", fill=INK)
    )
