"""A turn: everyone lays a card, which decides who sails when; then each carries it out (LG-12 to LG-14, LG-21)."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games._ocean.moves import AFTERWARDS, LAYING, ORDERS, SAILING, STEER_NAMES
from vulcania.games._ocean.rules.helm import AFTER, POINTED, seen
from vulcania.games._ocean.rules.pile import put_under
from vulcania.games._ocean.rules.position import Position
from vulcania.games._ocean.rules.tokens import by_cards, next_to_sail


def begin_turn(state: Position) -> None:
    """LG-12: number 1 lays first."""
    state.laid = [0] * state.seats
    state.fresh = (0,) * state.seats
    state.sailed = state.spent = 0
    state.step = LAYING
    state.to_act = (state.order[0],)


def lay(state: Position, seat: int, card: int, log: Log | None, reverse: bool = False) -> None:
    """LG-12: by the tokens, face up. LG-13: then the cards decide who holds which token."""
    state.hands[seat] ^= 1 << card - 1
    state.laid[seat] = card
    if log is not None:
        log.append(Event("lay", {"seat": seat, "card": card, state.ACTION: state.contents.action_names[card - 1]}))
    following = state.order.index(seat) + 1
    if following < state.seats:
        state.to_act = (state.order[following],)
        return
    state.order = by_cards(state.order, state.laid, reverse)
    if log is not None:
        log.append(Event("order", state.told_order()))
    put_under(state, log)
    sail_next(state, log)


def sail_next(state: Position, log: Log | None) -> None:
    """LG-14"""
    seat = next_to_sail(state.order, state.sailed)
    if seat < 0:
        state.end_turn(log)
        return
    state.to_act = (seat,)
    state.step = SAILING
    state.hand_done = False


def steer(state: Position, seat: int, move: int, log: Log | None) -> int:
    """LG-14 to LG-18: the place that the Nautilus points at now."""
    if state.step == SAILING:
        state.hand_done = True
    state.position = AFTER[state.position][move]
    place = POINTED[state.position]
    if log is not None:
        named = STEER_NAMES[move].replace(" ", "-")
        log.append(Event("steer", {"seat": seat, "steer": named, "place": seen(state.position, place)}))
    return place


def done(state: Position, seat: int, log: Log | None) -> None:
    """LG-21, MI-13: a card was carried out with all it led to; back to where the turn stood before."""
    put_under(state, log)
    state.chosen = -1
    if state.hand_done:
        state.sailed |= 1 << seat
        state.step = AFTERWARDS
    else:
        state.step = SAILING


def deal(state: Position, seat: int, order: int, log: Log | None) -> None:
    """LG-25: who has not sailed yet, the player of the card perhaps too, waits for the new token."""
    state.order = ORDERS.orders[order]
    if log is not None:
        log.append(Event("deal", {"seat": seat, **state.told_order()}))
    put_under(state, log)
    sail_next(state, log)
