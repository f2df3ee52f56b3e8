"""Phase 3: going back for science (EX-30 to EX-34)."""

from __future__ import annotations

from collections.abc import Iterable

from vulcania.core.event import Event, Log
from vulcania.games.explo.rules import steps
from vulcania.games.explo.rules.cave import TILE_SHIFT
from vulcania.games.explo.rules.position import NONE, Position

ANY_FIND = -1
"""Every find there is, as bits."""


def set_out_again(state: Position, log: Log | None) -> None:
    """EX-30. EX-31: each caver draws two objectives."""
    state.phase = 3
    state.set_out()
    state.chance.shuffle(state.objective_pile)
    if log is not None:
        log.append(Event("set-out-again", {}, reveals=True))
    state.step = steps.CHOOSING
    state.to_act = tuple(range(state.seats))
    for seat in range(state.seats):
        state.offered[seat] = pair = (state.objective_pile.pop(), state.objective_pile.pop())
        if log is not None:
            one, other = (state.box.objectives[at].id for at in pair)
            log.append(Event("offered", {"seat": seat, "objective": one, "other-objective": other}, reveals=True))


def keep(state: Position, which: int, seat: int, log: Log | None) -> None:
    """EX-31: one of the two; the other is out of play."""
    pair = state.offered[seat]
    state.objectives[seat] = pair[which]
    state.aside.append(pair[1 - which])
    state.offered[seat] = ()
    if log is not None:
        log.append(Event("keep", {"seat": seat, "objective": state.box.objectives[pair[which]].id}))
    state.to_act = tuple(other for other in state.to_act if other != seat)
    if not state.to_act:
        tell_lost(state, ANY_FIND, log)


def look_round(state: Position, squares: Iterable[int], seat: int, log: Log | None) -> None:
    """EX-32: a glyph is found by standing on its tile, an obstacle's by crossing it."""
    if state.phase != 3:
        return
    before = state.found
    for square in squares:
        state.found |= state.box.tile_finds[state.cave.laid[square] >> TILE_SHIFT]
    new = state.found & ~before
    if not new or log is None:
        return
    wanted = 0
    for one in state.objectives:
        wanted |= state.box.objective_finds[one]
    for at, name in enumerate(state.box.finds):
        if new & wanted & 1 << at:
            log.append(Event("found", {"seat": seat, "find": name}))
    for one in state.objectives:
        finds = state.box.objective_finds[one]
        if not finds & ~state.found and finds & ~before:
            log.append(Event("fulfilled", {"objective": state.box.objectives[one].id}))


def within_reach(state: Position) -> int:
    """EX-32: every find that was made, lies in the cave, or can still come from the pile."""
    finds = state.found | lying(state)
    for tile in state.tile_pile:
        finds |= state.box.tile_finds[tile]
    return finds | (state.box.tile_finds[state.drawn] if state.drawn != NONE else 0)


def lying(state: Position) -> int:
    """Every find that lies in the cave."""
    return sights(state, ANY_FIND)[1]


def sights(state: Position, sought: int) -> tuple[list[int], int]:
    """Where in the cave there is something sought, and all that there is of it."""
    known = state.cave.memory.sights.get(sought)
    if known is None:
        squares, lying = [], 0
        for square, value in state.cave.laid.items():
            finds = state.box.tile_finds[value >> TILE_SHIFT] & sought
            if finds:
                squares.append(square)
                lying |= finds
        known = state.cave.memory.sights[sought] = (squares, lying)
    return known


def tell_lost(state: Position, lost: int, log: Log | None) -> None:
    """EX-32: say which objectives can no longer be fulfilled because these finds may have gone; those that miss more
    have been told before."""
    if state.phase != 3 or log is None:
        return
    reach = within_reach(state)
    for one in state.objectives:
        missing = state.box.objective_finds[one] & ~reach
        if missing and not missing & ~lost:
            log.append(Event("objective-lost", {"objective": state.box.objectives[one].id}))


def all_fulfilled(state: Position) -> bool:
    return not any(state.box.objective_finds[one] & ~state.found for one in state.objectives)
