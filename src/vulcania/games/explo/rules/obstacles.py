"""Getting on in the cave: walking (EX-22), crossing obstacles (EX-23), digging (EX-24)."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games.explo.components import CHOKE, DUCK, DUG, OBSTACLE, OPEN, SQUEEZE, Card
from vulcania.games.explo.moves import DIRECTIONS, JOIN, REMAIN, SQUARES
from vulcania.games.explo.rules import ending, science, steps
from vulcania.games.explo.rules.cards import spend
from vulcania.games.explo.rules.cave import STEPS, STEPS8
from vulcania.games.explo.rules.position import NONE, Position

PASS_FOR = {CHOKE: Card.PASS_CHOKE, DUCK: Card.PASS_DUCK, SQUEEZE: Card.PASS_SQUEEZE}
PASSES_OF = {
    kinds: tuple(card for kind, card in PASS_FOR.items() if kinds & kind) for kinds in range(0, OBSTACLE + 1, CHOKE)
}
"""EX-23: the cards that a row with these kinds of obstacle asks for."""


def walk(state: Position, direction: int, log: Log | None) -> None:
    """EX-22"""
    seat = state.active
    square = state.positions[seat]
    target = square + STEPS8[direction]
    if state.phase == 2:
        if direction >= 4:  # EX-28: a diagonal counts as going by the chamber between
            corner = state.cave.between(square, direction - 4)
            assert corner is not None
            state.trails[seat].append(corner)
        state.trails[seat].append(target)
    state.positions[seat] = target
    if log is not None:
        data = {"seat": seat, "direction": DIRECTIONS[direction], "cell": SQUARES.text(target)}
        log.append(Event("move", data))
    science.look_round(state, (target,), seat, log)
    state.steps_left -= 1


# -- crossing ---------------------------------------------------------------------------------------------------------


def cross_sides(state: Position, hand: list[int], must: int = NONE) -> list[int]:
    """EX-23: the sides on which there is a row of obstacles that the hand can pass, with a tile behind it. ``must`` is
    a card that has to be needed for it (EX-16)."""
    square = state.positions[state.active]
    found = []
    for side, _, kinds in state.cave.rows(square):
        asked = PASSES_OF[kinds]
        if all(card in hand for card in asked) and (must in asked or must == NONE):
            found.append(side)
    return found


def cross(state: Position, side: int, log: Log | None) -> None:
    """EX-23: the companions on the tile are asked whether they come along."""
    state.asked_for = (side,)
    state.answers = ()
    companions = state.companions(state.active)
    if log is not None:
        log.append(Event("cross", {"seat": state.active, "direction": DIRECTIONS[side]}))
    if companions:
        state.step = steps.ANSWERING
        state.to_act = tuple(companions)
        state.moves = (JOIN, REMAIN)
    else:
        _go_through(state, log)


def answer(state: Position, seat: int, joins: bool, log: Log | None) -> None:
    if joins:
        state.answers = (*state.answers, seat)
    if log is not None:
        log.append(Event("join" if joins else "remain", {"seat": seat}))
    state.to_act = tuple(other for other in state.to_act if other != seat)
    if not state.to_act:
        state.to_act = (state.active,)
        _go_through(state, log)


def _go_through(state: Position, log: Log | None) -> None:
    """The crossing is the active caver's move; the companions keep their own next one."""
    seat = state.active
    side = state.asked_for[0]
    start = state.positions[seat]
    row = state.cave.beyond(start, side)
    assert row is not None
    target, kinds = row
    for card in PASSES_OF[kinds]:
        spend(state, card)
    path = tuple(range(start + STEPS[side], target + STEPS[side], STEPS[side]))
    party = (seat, *state.answers)
    for one in party:
        state.positions[one] = target
        if state.phase == 2:
            state.trails[one] += path
    state.asked_for = ()
    state.answers = ()
    if log is not None:
        data = {"seat": seat, "count": len(party) - 1, "cell": SQUARES.text(target), "party": list(party)}
        log.append(Event("crossed", data))
    science.look_round(state, path, seat, log)
    for one in party[1:]:
        if ending.is_leaving(state, one):
            # EX-26: who is brought out on another's turn leaves their cubes to that caver, who can give them on
            state.cubes[seat] = [a + b for a, b in zip(state.cubes[seat], state.cubes[one], strict=True)]
            state.cubes[one] = [0] * len(state.cubes[one])
            ending.go_out(state, one, log)


# -- digging ----------------------------------------------------------------------------------------------------------


def dig_sides(state: Position) -> list[int]:
    if not state.digs:
        return []
    square = state.positions[state.active]
    return [side for side in range(4) if state.cave.diggable(square, side) is not None]


def dig(state: Position, side: int, log: Log | None) -> None:
    """EX-24"""
    seat = state.active
    square = state.positions[seat]
    beside = square + STEPS[side]
    what = state.cave.diggable(square, side)
    spend(state, Card.DIG)
    if what == "squeeze":
        state.cave.widen(beside)
    elif what == "wall":
        state.cave.breach(square, side)
    else:
        tile = state.box.digging[len(state.box.digging) - state.digs]
        state.cave.lay(beside, tile, state.cave.rim[beside] & OPEN, DUG)
    state.digs -= 1
    if log is not None:
        log.append(Event(f"dug-{what}", {"seat": seat, "cell": SQUARES.text(beside), "left": state.digs}))
