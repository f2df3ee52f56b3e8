"""Tokens, guineas, and the change of watch (VO-10, VO-11, VO-35), with the destination that is due (VO-13)."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games.voyage.components import BLUE, DESTINATIONS, NONE, RED, ZONES
from vulcania.games.voyage.rules.position import WATCH, Entry, Position


def reward(state: Position, navigation: int, events: int, log: Log | None) -> None:
    """VO-10. VO-29: during an adventure no fifth token is given."""
    if navigation == events != RED:
        pay(state, 1, "both-blue" if navigation == BLUE else "both-yellow", log)
    elif state.tokens < WATCH:
        state.tokens += 1
        if log is not None:
            log.append(Event("token", {"seat": state.pilot, "tokens": state.tokens}))


def pay(state: Position, guineas: int, reason: str, log: Log | None) -> None:
    """Guineas for the pilot, or from the pilot. VO-35: who cannot pay in full is relieved."""
    pilot = state.pilot
    moved = max(guineas, -state.guineas[pilot])
    state.guineas[pilot] += moved
    if moved:
        state.ledger[pilot].append(Entry(moved, reason, state.ship, state.leagues))
    if moved != guineas:
        state.relieved = True
    if log is None:
        return
    if guineas > 0:
        log.append(Event("guineas", {"seat": pilot, "guineas": guineas, "reason": reason}))
    else:
        kind = "fine" if moved == guineas else "fine-short"
        log.append(Event(kind, {"seat": pilot, "guineas": -guineas, "paid": -moved, "reason": reason}))


def settle(state: Position, log: Log | None) -> None:
    """VO-11: the change of watch, once, however many reasons there are; then a new card where one is due.

    VO-29: while an adventure lasts, both wait for its end.
    """
    if state.adventure == NONE:
        if state.relieved or state.tokens == WATCH:
            _change(state, log)
        if state.target == NONE:
            new_card(state, log)
    state.to_act = (state.pilot,)


def _change(state: Position, log: Log | None) -> None:
    state.tokens = 0
    state.relieved = False
    state.watches += 1
    before = state.pilot
    state.pilot = state.right_of(before)
    if log is not None:
        log.append(Event("watch", {"seat": state.pilot, "from-seat": before}))


def new_card(state: Position, log: Log | None) -> None:
    """VO-13"""
    state.target = state.order[state.drawn % DESTINATIONS]
    state.drawn += 1
    if log is not None:
        data = {"seat": state.pilot, "zone": ZONES[state.target]}
        log.append(Event("destination", data, reveals=state.drawn <= DESTINATIONS))
