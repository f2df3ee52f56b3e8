"""The cards in the picture: the hand as numbers, what can be played with them, the action pile."""

from __future__ import annotations

from vulcania.drawing.svg import Attribute, el, group, label, move_to, picks, txt
from vulcania.games._ocean.art import BRASS, INK, PAPER
from vulcania.games._ocean.cards import HEIGHT, TINT, WIDTH, card_name, pass_button, steering_card
from vulcania.games._ocean.page import FAINT, classes
from vulcania.games._ocean.pieces import token
from vulcania.games.leagues.page import Page


def number_card(page: Page, number: int, **attributes: Attribute) -> str:
    """A numbered card, 70 by 100: its number, and how it steers."""
    kind = page.view.steering[number - 1]
    return steering_card(number, kind, f"{number}: {page.say(f'steering-{kind}')}", **attributes)


def extra_sign(name: str) -> str:
    """What an extra card does, as a sign 40 wide around 0,0."""
    pen: dict[str, Attribute] = {"fill": "none", "stroke": INK, "stroke_width": 3.2, "stroke_linecap": "round"}
    if name == "sailor":
        return (
            el("circle", cx=-12, cy=8, r=8, **pen) + el("circle", cx=12, cy=8, r=8, **pen)
            + el("path", d="M-12 -6 C-6 -20 6 -20 12 -6 M4 -8 L12 -5 L16 -14", **pen)
        )  # fmt: skip
    if name == "super-sailor":
        return (
            el("circle", cx=-12, cy=8, r=8, fill=INK)
            + el("rect", x=5, y=1, width=16, height=16, stroke_dasharray="4 4", **pen)
            + el("path", d="M-12 -6 C-6 -20 6 -20 12 -6 M4 -8 L12 -5 L16 -14", **pen)
        )  # fmt: skip
    if name == "diver":
        return (
            el("circle", cy=-3, r=14, fill=BRASS, stroke=INK, stroke_width=3)
            + el("circle", cy=-4, r=7, fill="#cfe3f2", stroke=INK, stroke_width=2.5)
            + el("path", d="M-14 16 H14", **pen) + el("circle", cx=-14, cy=-3, r=3, fill=INK)
            + el("circle", cx=14, cy=-3, r=3, fill=INK)
        )  # fmt: skip
    return group(token(1, transform="translate(-9 2) scale(0.55)"), token(2, transform="translate(10 2) scale(0.55)"),
                 el("path", d="M-8 -13 C-3 -20 3 -20 8 -13", **pen))  # fmt: skip


def extra_card(page: Page, name: str, *, small: bool = False, **attributes: Attribute) -> str:
    """A sailor or an action card, 70 by 100. Where it is drawn small it bears its sign only."""
    text = page.say(f"label-extra-{name}")
    ground = PAPER if name == "sailor" else "#dccdea"
    sign = move_to(WIDTH / 2, 50, scale=1.3) if small else move_to(WIDTH / 2, 36)
    return group(
        el("title", txt(f"{text}: {page.say('preview-play', extra=name)}")),
        el("rect", width=WIDTH, height=HEIGHT, rx=9, fill=ground, stroke=INK, stroke_width=2),
        group(extra_sign(name), transform=sign),
        "" if small else card_name(page.say(f"label-extra-{name}.parted"), 90),
        **attributes,
    )


def strip(page: Page, width: float) -> tuple[str, float]:
    """Whose cards lie in front: ten numbers, those played dim; then sailors and action cards; and a button to pass."""
    seat = page.first
    player = page.view.players[seat]
    scale = 0.46 if page.narrow else 0.88
    step, top = (WIDTH + 8) * scale, 26.0
    shown = [label(page.say("label-hand", seat=seat), 4, 16, 15.5, text_anchor="start", fill=FAINT)]
    shown += [_numbered(page, seat, number, (number - 1) * step, top, scale) for number in range(1, 11)]
    extras = [("sailor", at >= player.sailors, False) for at in range(player.sailors + player.sailors_used)]
    extras += [(name, False, False) for name in player.actions] + [(name, False, True) for name in player.fresh]
    x, y = 0.0, top + HEIGHT * scale + 8
    for name, used, fresh in extras:
        shown.append(_extra(page, name, used, fresh, x, y, scale))
        x += step
    if "pass" in page.legal:
        x = width - 84 if page.narrow else 9 * step - 14
        shown.append(pass_button(page, x, y, HEIGHT * scale))
    return group(*shown, class_="hand"), y + HEIGHT * scale + 4


def _numbered(page: Page, seat: int, number: int, x: float, y: float, scale: float) -> str:
    player = page.view.players[seat]
    can, mine = f"lay {number}" in page.legal, number in player.hand
    laid = player.laid == number
    return number_card(
        page,
        number,
        id=f"card-{seat}-{number}",
        class_=classes("card", can=can, last=laid, used=not mine and not laid),
        data_pick=picks(f"lay {number}"),
        opacity=1 if mine or laid else 0.28,
        transform=move_to(x, y - (10 * scale if laid else 0), scale=scale),
    )


def _extra(page: Page, name: str, used: bool, fresh: bool, x: float, y: float, scale: float) -> str:
    can = f"play {name}" in page.legal and not used and not fresh
    return extra_card(
        page,
        name,
        small=page.narrow,
        class_=classes("card extra", can=can, used=used or fresh),
        data_pick=picks(f"play {name}") if not used and not fresh else None,
        opacity=0.28 if used else 0.6 if fresh else 1,
        transform=move_to(x, y, scale=scale),
    )


def pile(page: Page) -> str:
    """The action cards: the top one open, the others under it; 84 wide."""
    view = page.view
    shown = [label(page.say("label-pile"), 42, -10, 15, fill=FAINT)] if not page.narrow else []
    shown += [
        el("rect", x=7 + 3 * at, y=3 * at, width=WIDTH, height=HEIGHT, rx=9, fill="#5d4a78", stroke="#2b2140")
        for at in range(min(view.pile, 6) - 1, 0, -1)
    ]
    if view.pile_top is not None:
        shown.append(extra_card(page, view.pile_top, small=page.narrow, transform=move_to(7, 0)))
    left = page.say("label-pile-left", count=view.pile)
    shown.append(label(f"× {view.pile}", 42, HEIGHT + 44, 25, fill=FAINT) if page.narrow
                 else label(left, 42, HEIGHT + 38, 15, fill=FAINT))  # fmt: skip
    return group(*shown, class_="pile")


def small_hand(page: Page, seat: int, width: float) -> tuple[str, float]:
    """The ten numbers, those played dim, in as many columns as fit; and how high that is."""
    player = page.view.players[seat]
    size = 1.0 if page.narrow else 1.2
    across = 10 if width >= 208 * size else 5 if width >= 103 * size else 3
    shown = []
    for number, kind in enumerate(page.view.steering, 1):
        row, column = divmod(number - 1, across)
        held = number in player.hand
        shown.append(
            group(
                el("rect", width=18, height=21, rx=3, fill=TINT[kind]),
                label(number, 9, 15.5, 13, fill=INK, font_weight="bold"),
                opacity=1 if held else 0.22,
                transform=move_to(column * 21 * size, row * 24 * size, scale=size),
            )
        )
    return group(*shown, class_="numbers"), 24.0 * size * -(-len(page.view.steering) // across)
