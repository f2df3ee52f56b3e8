"""What the action cards do: needs (EX-18), rising and falling (EX-19), dangers (EX-20), an easy stretch (EX-21)."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games.explo.components import (
    CARDS,
    CHOKE,
    CO2,
    CO2_LEVEL,
    DUCK,
    MANAGEMENT,
    RESOURCES,
    SCALES,
    WATER,
    Card,
)
from vulcania.games.explo.rules import ending
from vulcania.games.explo.rules.position import NONE, Position


def act_at_once(state: Position, card: int, log: Log | None) -> None:
    """EX-5: a red card."""
    if card < Card.ROCKFALL:
        meet_need(state, card, log)
        return
    if card == Card.RISING_WATER:
        rise(state, WATER, log)
    elif card == Card.RISING_CO2:
        rise(state, CO2_LEVEL, log)
    if not state.ended and in_danger(state, card):
        if log is not None:
            log.append(Event("danger", {"card": CARDS[card]}))
        rise(state, MANAGEMENT, log)


def in_danger(state: Position, card: int) -> bool:
    """EX-20: whether any caver inside stands where the card hurts."""
    squares = [square for square, out in zip(state.positions, state.out, strict=True) if not out]
    if card == Card.ROCKFALL:
        return state.cave.next_to(squares, CHOKE)
    if card == Card.RISING_WATER:
        return state.cave.next_to(squares, DUCK)
    if card == Card.RISING_CO2:
        return any(state.cave.laid[square] & CO2 for square in squares)
    return False


def rise(state: Position, scale: int, log: Log | None) -> None:
    """EX-19, EX-6. EX-27: the red end is reached with a caver inside: lost."""
    state.levels[scale] += 1
    if log is not None:
        data = {"scale": SCALES[scale], "level": state.levels[scale], "end": state.ends[scale]}
        log.append(Event("rise", data))
    if state.levels[scale] >= state.ends[scale]:
        ending.lose(state, SCALES[scale], log)


def meet_need(state: Position, resource: int, log: Log | None) -> None:
    """EX-18: a cube of the caver or a companion, else a stand-in of the team, else a management point."""
    payer = payer_for(state, resource)
    if payer is not None:
        state.cubes[payer][resource] -= 1
        state.gone[resource] += 1
        if log is not None:
            log.append(Event("paid", {"seat": payer, "resource": RESOURCES[resource]}))
        return
    item = stand_in_for(state, resource)
    if item is not None:
        if not forgotten(state, resource):
            state.spent |= 1 << item
        if log is not None:
            log.append(Event("stand-in", {"item": state.box.items[item].id, "resource": RESOURCES[resource]}))
        return
    if log is not None:
        log.append(Event("unmet", {"seat": state.active, "resource": RESOURCES[resource]}))
    rise(state, MANAGEMENT, log)


def payer_for(state: Position, resource: int) -> int | None:
    """EX-18, EX-25: the caver, or of the companions on the tile the one who has the most."""
    seat = state.active
    if state.cubes[seat][resource]:
        return seat
    able = [other for other in state.companions(seat) if state.cubes[other][resource]]
    return max(able, key=lambda other: (state.cubes[other][resource], -other)) if able else None


def stand_in_for(state: Position, resource: int) -> int | None:
    """EX-18: wherever it is: any time where the resource was forgotten at home, else once a phase."""
    if state.setup.rules < 3 and any(state.cubes[seat][resource] for seat in state.inside()):
        return None  # it used to wait until no caver inside had a cube any more
    ready = state.taken if forgotten(state, resource) else state.taken & ~state.spent
    for item in state.box.stand_ins[resource]:
        if ready >> item & 1:
            return item
    return None


def forgotten(state: Position, resource: int) -> bool:
    """EX-18: whether the card that brings the resource stayed at home; that made no difference before rules 3."""
    return state.setup.rules >= 3 and not state.taken >> state.box.supplies[resource] & 1


def play_kept(state: Position, card: int, log: Log | None) -> None:
    """EX-19, EX-21: falling water, falling CO2, an easy stretch."""
    spend(state, card)
    if log is not None:
        log.append(Event("play", {"seat": state.active, "card": CARDS[card]}))
    if card == Card.EASY_STRETCH:
        state.steps_left = 2
    else:
        scale = WATER if card == Card.FALLING_WATER else CO2_LEVEL
        state.levels[scale] = max(0, state.levels[scale] - 1)
        if log is not None:
            data = {"scale": SCALES[scale], "level": state.levels[scale], "end": state.ends[scale]}
            log.append(Event("fall", data))


def spend(state: Position, card: int) -> None:
    """EX-17: a played card is discarded."""
    state.hands[state.active].remove(card)
    state.discards.append(card)
    state.must = NONE
