"""Phase 3: going back for science (EX-30 to EX-34)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from vulcania.core.event import Event, Log
from vulcania.games.explo import preparation
from vulcania.games.explo.cave import TILE_SHIFT
from vulcania.games.explo.steps import NONE
from vulcania.games.explo.vocabulary import ENTRANCE, RESOURCES

if TYPE_CHECKING:
    from vulcania.games.explo.state import ExploState

ANY_FIND = -1
"""Every find there is, as bits."""


def set_out_again(state: ExploState, log: Log | None) -> None:
    """EX-30: cards, resources and scales as at the start; the cave stays."""
    state.phase = 3
    state.levels = [0, 0, 0]
    state.pile = list(state.box.cards)
    state.chance.shuffle(state.pile)
    state.discards = []
    state.hands = [[] for _ in range(state.seats)]
    state.cubes = [[0] * len(RESOURCES) for _ in range(state.seats)]
    state.gone = [0] * len(RESOURCES)
    state.spent = 0
    state.markers = [NONE] * state.seats
    state.positions = [ENTRANCE] * state.seats
    state.out = [False] * state.seats
    state.turns = [0] * state.seats
    state.chance.shuffle(state.objective_pile)
    if log is not None:
        log.append(Event("set-out-again", {}, reveals=True))
    preparation.offer(state, log)


def look_round(state: ExploState, squares: Iterable[int], seat: int, log: Log | None) -> None:
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


def within_reach(state: ExploState) -> int:
    """EX-32: every find that was made, lies in the cave, or can still come from the pile."""
    tile_finds = state.box.tile_finds
    finds = state.found
    for value in state.cave.laid.values():
        finds |= tile_finds[value >> TILE_SHIFT]
    for tile in state.tile_pile:
        finds |= tile_finds[tile]
    return finds | (tile_finds[state.drawn] if state.drawn != NONE else 0)


def tell_lost(state: ExploState, lost: int, log: Log | None) -> None:
    """EX-32: say which objectives can no longer be fulfilled because these finds may have gone; those that miss more
    have been told before."""
    if state.phase != 3 or log is None:
        return
    reach = within_reach(state)
    for one in state.objectives:
        missing = state.box.objective_finds[one] & ~reach
        if missing and not missing & ~lost:
            log.append(Event("objective-lost", {"objective": state.box.objectives[one].id}))


def all_fulfilled(state: ExploState) -> bool:
    return not any(state.box.objective_finds[one] & ~state.found for one in state.objectives)
