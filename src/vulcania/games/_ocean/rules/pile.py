"""The special cards: the top one lies open for whoever may take it, used ones go under the pile (LG-26, LG-28)."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games._ocean.components import NONE, replaced, special
from vulcania.games._ocean.rules.position import Position


def take_card(state: Position, seat: int, kind: str, log: Log | None, reveals: bool = False) -> None:
    """LG-28, MI-24: the card on top; the next one is turned up. It cannot be played in this turn (LG-21, MI-13)."""
    card = state.top
    state.held = replaced(state.held, seat, state.held[seat] + special(card))
    state.fresh = replaced(state.fresh, seat, state.fresh[seat] + special(card))
    drawn = bool(state.pile)
    if drawn:
        state.top = state.pile.pop()
    else:
        state.top, state.under = (state.under or (NONE,))[0], state.under[1:]
    if log is not None:
        log.append(Event(kind, {"seat": seat, state.SPECIAL: state.SPECIALS[card]}, reveals=reveals))
        if state.top != NONE:
            log.append(Event("turn-up", {state.SPECIAL: state.SPECIALS[state.top]}, reveals=drawn))


def put_under(state: Position, log: Log | None) -> None:
    """LG-26: the card that was carried out, if one was, goes under the pile; where there is none, it is the pile."""
    card = state.special
    if card == NONE:
        return
    state.special = NONE
    if state.top != NONE:
        state.under += (card,)
        return
    state.top = card
    if log is not None:
        log.append(Event("turn-up", {state.SPECIAL: state.SPECIALS[card]}))
