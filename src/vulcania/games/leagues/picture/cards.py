"""The cards in the picture: the hand as numbers, what can be played with them, the action pile."""

from __future__ import annotations

from functools import cache

from vulcania.drawing.svg import Attribute, el, group, label, move_to, picks, together
from vulcania.games._ocean.picture.cards import (
    HEIGHT,
    WIDTH,
    broad_card,
    finger,
    hand,
    pass_button,
    pile,
    special_card,
)
from vulcania.games._ocean.picture.page import FAINT, INK, PAPER, Page, classes
from vulcania.games.leagues.describe import in_pile
from vulcania.games.leagues.view import LeaguesView


def extra_card(page: Page[LeaguesView], name: str, *, small: bool = False, **attributes: Attribute) -> str:
    """A sailor or an action card, 70 by 100."""
    return special_card(page, name, _frame(name == "sailor"), small, 1, 90, WIDTH, **attributes)


@cache
def _frame(sailor: bool) -> str:
    ground = PAPER if sailor else "#dccdea"
    return el("rect", width=WIDTH, height=HEIGHT, rx=9, fill=ground, stroke=INK, stroke_width=2)


def strip(page: Page[LeaguesView], width: float) -> tuple[str, float]:
    """Whose cards lie in front: ten numbers, those played dim; then sailors and action cards; and a button to pass."""
    top, cards = 26.0, len(page.view.cards)
    shown = [label(page.say("label-hand", seat=page.first), 4, 16, 15.5, text_anchor="start", fill=FAINT)]
    if page.narrow:
        across, high = 5, 54.0
        step = (width + 6) / across
        shown += [
            broad_card(page, at + 1, at % across * step, top + at // across * (high + 6), step - 6, high)
            for at in range(cards)
        ]
        y = top + cards // across * (high + 6) + 2
    else:
        scale = 0.88
        shown.append(hand(page, "", cards, (WIDTH + 8) * scale, top, 0, scale))
        y = top + HEIGHT * scale + 8
    scale = 0.6 if page.narrow else 0.88
    shown.append(group(extras(page, width, scale), transform=move_to(0, y)))
    return group(*shown, class_="hand"), y + HEIGHT * scale + 4


def extras(page: Page[LeaguesView], width: float, scale: float) -> str:
    """Sailors and action cards, those played dim; and at the end a button to pass."""
    player = page.view.players[page.first]
    held = [("sailor", at >= player.sailors, False) for at in range(player.sailors + player.sailors_used)]
    held += [(name, False, False) for name in player.specials] + [(name, False, True) for name in player.fresh]
    right = width - 84 if page.narrow else 9 * (WIDTH + 8) * scale - 14
    step = min((WIDTH + 8) * scale, (right - WIDTH * scale - 4) / max(len(held) - 1, 1))
    if page.low:
        step = min(43.0, (right - 43) / max(len(held) - 1, 1))
    shown = [_extra(page, name, used, fresh, at * step, 0, scale) for at, (name, used, fresh) in enumerate(held)]
    if "pass" in page.legal:
        shown.append(pass_button(page, right, 0, HEIGHT * scale))
    return together(*shown)


def _extra(page: Page[LeaguesView], name: str, used: bool, fresh: bool, x: float, y: float, scale: float) -> str:
    can = f"play {name}" in page.legal and not used and not fresh
    return group(
        extra_card(page, name, small=page.narrow),
        finger() if page.low else "",
        class_=classes("card extra", can=can, used=used or fresh),
        data_pick=picks(f"play {name}") if not used and not fresh else None,
        opacity=0.28 if used else 0.6 if fresh else 1,
        transform=move_to(x, y, scale=scale),
    )


def action_pile(page: Page[LeaguesView]) -> str:
    count, top = in_pile(page.view), page.view.top
    back = el("rect", width=WIDTH, height=HEIGHT, rx=9, fill="#5d4a78", stroke="#2b2140")
    shown = "" if top is None else extra_card(page, top, small=page.narrow, transform=move_to(7, 0))
    return pile(page, count, back, min(count, 6) - 1, shown)
