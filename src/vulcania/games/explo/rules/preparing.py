"""What the whole team does at once: naming equipment (EX-8), sharing out cubes (EX-10), choosing objectives (EX-31)."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games.explo.components import ITEMS, MOST, RESOURCES
from vulcania.games.explo.moves import BEGIN, DEPART, GIVE, KEEP, TAKE, give
from vulcania.games.explo.rules import science, steps
from vulcania.games.explo.rules.position import NONE, SHARING_HANDOVERS, Position

ALL_ITEMS = (1 << len(ITEMS)) - 1


def legal(state: Position, seat: int) -> list[int]:
    if state.step == steps.PREPARING:
        return [TAKE + item for item in range(len(ITEMS)) if not state.taken >> item & 1] + [DEPART]
    if state.step == steps.SHARING:
        return [*_shares(state), BEGIN]
    return [KEEP, KEEP + 1] if state.objectives[seat] == NONE else []


def _shares(state: Position) -> list[int]:
    """EX-10: any cube may go from anyone to anyone; how often is bounded, so that every match ends."""
    if not state.handovers:
        return []
    seats = range(state.seats)
    return [
        give(resource, giver, taker)
        for resource in range(len(RESOURCES))
        for giver in seats
        if state.cubes[giver][resource]
        for taker in seats
        if taker != giver
    ]


def play(state: Position, move: int, seat: int, log: Log | None) -> None:
    if move < DEPART:
        _take(state, move - TAKE, seat, log)
    elif move == DEPART:
        _depart(state, seat, log)
    elif move < BEGIN:
        hand_over(state, move, log)
    elif move == BEGIN:
        if log is not None:
            log.append(Event("begin", {"seat": seat}))
        _enter(state)
    else:
        science.keep(state, move - KEEP, seat, log)
        if not state.to_act:
            share_out(state, log)


def _take(state: Position, item: int, seat: int, log: Log | None) -> None:
    """EX-8"""
    state.taken |= 1 << item
    if log is not None:
        log.append(Event("take", {"seat": seat, "item": ITEMS[item]}))
    if state.taken == ALL_ITEMS:
        _depart(state, seat, log)


def _depart(state: Position, seat: int, log: Log | None) -> None:
    """EX-8: what was not named by now stays at home."""
    if log is not None:
        log.append(Event("depart", {"seat": seat, "count": state.taken.bit_count(), "items": len(ITEMS)}))
    state.phase = 2
    share_out(state, log)


def share_out(state: Position, log: Log | None) -> None:
    """EX-10: each resource brought is dealt round in turn, going on where the last one stopped."""
    taker = state.first
    for item in range(len(ITEMS)):
        if state.taken >> item & 1:
            for _ in range(state.box.cubes_of[item]):
                state.cubes[taker][state.box.resource_of[item]] += 1
                taker = (taker + 1) % state.seats
    state.gone = [0] * len(RESOURCES)
    if log is not None:
        log.append(Event("dealt", {"cubes": sum(map(sum, state.cubes))}))
    if state.seats == 1 or not any(map(any, state.cubes)):
        _enter(state)
        return
    state.step = steps.SHARING
    state.handovers = SHARING_HANDOVERS
    state.to_act = tuple(range(state.seats))


def _enter(state: Position) -> None:
    """EX-11: everybody on the entrance, the first caver begins."""
    state.active = state.first
    state.step = steps.BETWEEN


def handovers(state: Position, seat: int, *, taking: bool) -> list[int]:
    """EX-10, EX-26: the cubes that a caver can give to companions or, ``taking``, be given by them."""
    mine = state.cubes[seat]
    found = []
    for other in state.companions(seat):
        theirs = state.cubes[other]
        for resource in range(len(mine)):
            if mine[resource]:
                found.append(give(resource, seat, other))
            if taking and theirs[resource]:
                found.append(give(resource, other, seat))
    return found


def hand_over(state: Position, move: int, log: Log | None) -> None:
    """EX-10, EX-26: one cube from one caver to another."""
    rest, taker = divmod(move - GIVE, MOST)
    resource, giver = divmod(rest, MOST)
    state.cubes[giver][resource] -= 1
    state.cubes[taker][resource] += 1
    state.handovers = max(0, state.handovers - 1)  # who leaves may give away more (EX-26)
    if log is not None:
        log.append(Event("give", {"seat": giver, "to-seat": taker, "resource": RESOURCES[resource]}))
