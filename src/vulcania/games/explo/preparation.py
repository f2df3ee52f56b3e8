"""What the whole team does at once: naming equipment (EX-8), sharing out cubes (EX-10), choosing objectives (EX-31)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from vulcania.core.event import Event, Log
from vulcania.games.explo import science, turn
from vulcania.games.explo.steps import CHOOSING, NONE, PREPARING, SHARING
from vulcania.games.explo.vocabulary import BEGIN, DEPART, GIVE, ITEMS, KEEP, MOST, RESOURCES, TAKE, give

if TYPE_CHECKING:
    from vulcania.games.explo.state import ExploState

ALL_ITEMS = (1 << len(ITEMS)) - 1


def legal(state: ExploState, seat: int) -> list[int]:
    if state.step == PREPARING:
        return [TAKE + item for item in range(len(ITEMS)) if not state.taken >> item & 1] + [DEPART]
    if state.step == SHARING:
        return [*_shares(state), BEGIN]
    return [KEEP, KEEP + 1] if state.objectives[seat] == NONE else []


def _shares(state: ExploState) -> list[int]:
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


def play(state: ExploState, move: int, seat: int, log: Log | None) -> None:
    if move < DEPART:
        _take(state, move - TAKE, seat, log)
    elif move == DEPART:
        _depart(state, seat, log)
    elif move < BEGIN:
        hand_over(state, move, log)
    elif move == BEGIN:
        _begin(state, seat, log)
    else:
        _keep(state, move - KEEP, seat, log)


def _take(state: ExploState, item: int, seat: int, log: Log | None) -> None:
    """EX-8"""
    state.taken |= 1 << item
    if log is not None:
        log.append(Event("take", {"seat": seat, "item": ITEMS[item]}))
    if state.taken == ALL_ITEMS:
        _depart(state, seat, log)


def _depart(state: ExploState, seat: int, log: Log | None) -> None:
    """EX-8: what was not named by now stays at home."""
    if log is not None:
        log.append(Event("depart", {"seat": seat, "count": state.taken.bit_count(), "items": len(ITEMS)}))
    state.phase = 2
    share_out(state, log)


def share_out(state: ExploState, log: Log | None) -> None:
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
        turn.start_phase(state)
        return
    state.step = SHARING
    state.handovers = turn.SHARING_HANDOVERS
    state.to_act = tuple(range(state.seats))


def hand_over(state: ExploState, move: int, log: Log | None) -> None:
    """EX-10, EX-26: one cube from one caver to another."""
    rest, taker = divmod(move - GIVE, MOST)
    resource, giver = divmod(rest, MOST)
    state.cubes[giver][resource] -= 1
    state.cubes[taker][resource] += 1
    state.handovers = max(0, state.handovers - 1)  # who leaves may give away more (EX-26)
    if log is not None:
        log.append(Event("give", {"seat": giver, "to-seat": taker, "resource": RESOURCES[resource]}))


def _begin(state: ExploState, seat: int, log: Log | None) -> None:
    if log is not None:
        log.append(Event("begin", {"seat": seat}))
    turn.start_phase(state)


def _keep(state: ExploState, which: int, seat: int, log: Log | None) -> None:
    """EX-31: one of the two; the other is out of play."""
    pair = state.offered[seat]
    state.objectives[seat] = pair[which]
    state.aside.append(pair[1 - which])
    state.offered[seat] = ()
    if log is not None:
        log.append(Event("keep", {"seat": seat, "objective": state.box.objectives[pair[which]].id}))
    state.to_act = tuple(other for other in state.to_act if other != seat)
    if not state.to_act:
        science.tell_lost(state, science.ANY_FIND, log)
        share_out(state, log)


def offer(state: ExploState, log: Log | None) -> None:
    """EX-31: each caver draws two objectives."""
    state.step = CHOOSING
    state.to_act = tuple(range(state.seats))
    for seat in range(state.seats):
        pair = (state.objective_pile.pop(), state.objective_pile.pop())
        state.offered[seat] = pair
        if log is not None:
            names = [state.box.objectives[one].id for one in pair]
            log.append(
                Event("offered", {"seat": seat, "objective": names[0], "other-objective": names[1]}, reveals=True)
            )


def cube_census(state: ExploState) -> Counter[str]:
    """EX-3: every cube is held, gone, or at home."""
    count: Counter[str] = Counter()
    for item, cubes in enumerate(state.box.cubes_of):
        resource = state.box.resource_of[item]
        if not cubes:
            continue
        held = sum(held[resource] for held in state.cubes) + state.gone[resource]
        dealt = state.taken >> item & 1 and state.step not in (PREPARING, CHOOSING)
        count[f"cube {RESOURCES[resource]}"] = held if dealt else cubes + held
    return count
