"""Carrying out the hand card, and the special card that may be played with it (MI-11 to MI-20)."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games._ocean.components import ANY, held, replaced, special
from vulcania.games._ocean.moves import DEALING, MOVING, OFFERING, STEERING, TAKING
from vulcania.games._ocean.rules.turns import done
from vulcania.games.miles.components import (
    ACTION_NAMES,
    SAILOR,
    SPECIAL_BELL,
    SPECIAL_GLOBE,
    SPECIAL_HELMET,
    SPECIAL_NUMBERS,
    SPECIAL_REVERSE,
    SPECIAL_SAILOR,
    SPECIAL_THERMOSTAT,
    SPECIALS,
)
from vulcania.games.miles.moves import LAYS, OFFER, PASS, PLAY, SWAPS
from vulcania.games.miles.rules.finding import steering
from vulcania.games.miles.rules.position import MilesPosition

BEFORE = tuple(card for card in range(len(SPECIALS)) if card != SPECIAL_REVERSE)
AFTER = tuple(card for card in BEFORE if card != SPECIAL_THERMOSTAT)
"""The special cards that can be played in phase 2 before the hand card, and after it (MI-16, MI-17)."""

_STEPS = {
    SPECIAL_SAILOR: MOVING, SPECIAL_HELMET: OFFERING, SPECIAL_BELL: TAKING, SPECIAL_GLOBE: STEERING,
    SPECIAL_NUMBERS: DEALING,
}  # fmt: skip
"""What is asked for next; after reverse and the thermostat it is still the hand card."""


def action(state: MilesPosition, seat: int) -> int:
    """What the seat's laid card does now (MI-16)."""
    return ANY if state.special == SPECIAL_THERMOSTAT else state.contents.actions[state.laid[seat] - 1]


def lays(state: MilesPosition, seat: int) -> tuple[int, ...]:
    """MI-17: a reverse card is laid with the hand card."""
    hand = LAYS[state.hands[seat]]
    if state.held[seat] and held(state.held[seat], SPECIAL_REVERSE) and not state.spent >> seat & 1:
        return (*hand, PLAY + SPECIAL_REVERSE)
    return hand


def hand_moves(state: MilesPosition, seat: int) -> tuple[int, ...]:
    """MI-11, MI-12: a swap may be passed up, and with no chip to swap there is none."""
    kind = action(state, seat)
    if kind <= ANY:
        return steering(state, kind)
    if kind == SAILOR:
        return (*state.swaps(seat, SWAPS), PASS)
    return (*state.offers(seat, OFFER), PASS) if state.others_have_chips(seat) else (PASS,)


def playable(state: MilesPosition, seat: int, which: tuple[int, ...]) -> tuple[int, ...]:
    """MI-13: the special cards that the seat may play now: one a turn, and none that was taken in it."""
    cards = state.held[seat] - state.fresh[seat]
    if not cards or state.spent >> seat & 1:
        return ()
    return tuple([PLAY + card for card in which if held(cards, card) and _has_use(state, seat, card)])


def _has_use(state: MilesPosition, seat: int, card: int) -> bool:
    """Whether a special card would find what it needs."""
    if card == SPECIAL_SAILOR:
        return bool(state.chips_of(seat) and state.open_squares(seat))
    if card == SPECIAL_HELMET:
        return bool(state.chips_of(seat) and state.fetchable())
    if card == SPECIAL_BELL:
        return state.others_have_chips(seat) and bool(state.open_squares(seat))
    return True


def play_special(state: MilesPosition, seat: int, card: int, log: Log | None) -> None:
    state.held = replaced(state.held, seat, state.held[seat] - special(card))
    state.spent |= 1 << seat
    state.special = card
    state.step = _STEPS.get(card, state.step)
    if log is not None:
        log.append(Event("special", {"seat": seat, "special": SPECIALS[card]}))


def idle(state: MilesPosition, seat: int, log: Log | None) -> None:
    """A hand sailor or helmet swaps nothing."""
    if log is not None:
        log.append(Event("idle", {"seat": seat, "action": ACTION_NAMES[action(state, seat)]}))
    state.hand_done = True
    done(state, seat, log)
