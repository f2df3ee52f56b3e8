"""The cards in the picture: the hand as numbers, what can be played with them, the action pile."""

from __future__ import annotations

from vulcania.drawing.svg import Attribute, el, group, label, move_to, picks
from vulcania.games._ocean.picture.cards import HEIGHT, WIDTH, hand_card, pass_button, pile, special_face
from vulcania.games._ocean.picture.page import FAINT, INK, PAPER, Page, classes
from vulcania.games.leagues.describe import in_pile
from vulcania.games.leagues.view import LeaguesView


def extra_card(page: Page[LeaguesView], name: str, *, small: bool = False, **attributes: Attribute) -> str:
    """A sailor or an action card, 70 by 100."""
    ground = PAPER if name == "sailor" else "#dccdea"
    frame = el("rect", width=WIDTH, height=HEIGHT, rx=9, fill=ground, stroke=INK, stroke_width=2)
    return group(special_face(page, name, frame, small, 1, 90), data_what=f"special {name}", **attributes)


def strip(page: Page[LeaguesView], width: float) -> tuple[str, float]:
    """Whose cards lie in front: ten numbers, those played dim; then sailors and action cards; and a button to pass."""
    seat = page.first
    player = page.view.players[seat]
    scale = 0.46 if page.narrow else 0.88
    step, top = (WIDTH + 8) * scale, 26.0
    shown = [label(page.say("label-hand", seat=seat), 4, 16, 15.5, text_anchor="start", fill=FAINT)]
    shown += [hand_card(page, at + 1, "", at * step, top, scale) for at in range(len(page.view.cards))]
    extras = [("sailor", at >= player.sailors, False) for at in range(player.sailors + player.sailors_used)]
    extras += [(name, False, False) for name in player.specials] + [(name, False, True) for name in player.fresh]
    x, y = 0.0, top + HEIGHT * scale + 8
    for name, used, fresh in extras:
        shown.append(_extra(page, name, used, fresh, x, y, scale))
        x += step
    if "pass" in page.legal:
        x = width - 84 if page.narrow else 9 * step - 14
        shown.append(pass_button(page, x, y, HEIGHT * scale))
    return group(*shown, class_="hand"), y + HEIGHT * scale + 4


def _extra(page: Page[LeaguesView], name: str, used: bool, fresh: bool, x: float, y: float, scale: float) -> str:
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


def action_pile(page: Page[LeaguesView]) -> str:
    count, top = in_pile(page.view), page.view.top
    back = el("rect", width=WIDTH, height=HEIGHT, rx=9, fill="#5d4a78", stroke="#2b2140")
    shown = "" if top is None else extra_card(page, top, small=page.narrow, transform=move_to(7, 0))
    return pile(page, count, back, min(count, 6) - 1, shown)
