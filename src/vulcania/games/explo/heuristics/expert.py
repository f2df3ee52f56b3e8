"""How a team plays that knows the game well: the same plans as a sensible one, carried out together.

What it does besides was found by playing some thousands of expeditions with and without each habit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from vulcania.core.state import State
from vulcania.games.explo import moves
from vulcania.games.explo.components import MOST, OPEN
from vulcania.games.explo.heuristics import choosing, plan, ways
from vulcania.games.explo.heuristics.plan import LONG, Plan
from vulcania.games.explo.heuristics.survey import depths
from vulcania.games.explo.rules import steps
from vulcania.games.explo.rules.cards import forgotten
from vulcania.games.explo.rules.cave import STEPS8, STEPS_OF, Cave
from vulcania.games.explo.rules.position import NONE
from vulcania.games.explo.state import ExploState

DARING = 6.0
"""How many times more than the scales bear has to be expected before such a team gives the goal up."""
TOGETHER = 0.08
"""What every companion on a tile adds to it, where the ways are as long: a card that one draws takes all across."""
AT_HAND = 3
"""EX-13: a drawn tile can be laid so far away."""
CHOICE = (0.0, 2.0, 4.0, 5.0)
"""What it is worth to have so many ends at hand: with two, an obstacle need not be laid where the team wants to go."""
ALONE = 3.0
"""The turns for which everybody keeps something back, however soon they will be out."""


def expert(state: State, seat: int, legal: Sequence[int]) -> list[float]:
    assert isinstance(state, ExploState)
    if state.step == steps.PREPARING:
        return [_packing(state, move) for move in legal]
    if state.phase != 2 or state.step in (steps.SHARING, steps.ANSWERING):
        return choosing.policy(state, seat, legal)
    if state.step == steps.TILE:
        return choosing.tiles(state, legal, _choice(state.cave, state.positions[_ahead(state, seat)]))
    if state.step == steps.CARD:
        return choosing.cards(state, seat, legal, DARING)
    return _actions(state, seat, plan.make(state, seat, DARING), legal)


def _packing(state: ExploState, move: int) -> float:
    """EX-18: what has a stand-in is left at home, where that serves any number of times."""
    supplies = state.box.supplies
    if move - moves.TAKE in supplies:
        resource = supplies.index(move - moves.TAKE)
        if forgotten(state, resource) and state.box.stand_ins[resource]:
            return choosing.FAINT
    return choosing.packing(state, move)


def _ahead(state: ExploState, seat: int) -> int:
    """Whom the cave is built for."""
    leader = plan.leader(state, depths(state.cave))
    return seat if leader == NONE else leader


def _choice(cave: Cave, front: int) -> Callable[[int, int], float]:
    """What the choice is worth that a caver has with one more tile."""
    near = at_hand(cave.laid, front)
    return lambda square, tile: CHOICE[min(ends_with(cave, front, near, square, tile), len(CHOICE) - 1)]


class AtHand(NamedTuple):
    """What is so near to a caver that tiles can be laid there."""

    squares: dict[int, int]
    """How far each is."""
    ends: int
    """Into how many of them a gallery goes on."""


def at_hand(laid: dict[int, int], front: int) -> AtHand:
    squares, layer, ends = {front: 0}, [front], 0
    for distance in range(1, AT_HAND + 1):
        after = []
        for square in layer:
            for step in STEPS_OF[laid[square] & OPEN]:
                beside = square + step
                if beside not in squares:
                    squares[beside] = distance
                    if beside in laid:
                        after.append(beside)
                    else:
                        ends += 1
        layer = after
    return AtHand(squares, ends)


def ends_with(cave: Cave, front: int, near: AtHand, square: int, tile: int) -> int:
    """How many ends are at hand with one more tile."""
    joined = cave.rim[square] & OPEN
    if joined & (joined - 1):  # it closes a ring: what lies behind it may be nearer
        return at_hand({**cave.laid, square: tile}, front).ends
    if square not in near.squares:
        return near.ends
    more = []
    if near.squares[square] < AT_HAND:
        more = [step for step in STEPS_OF[tile & OPEN] if square + step not in near.squares]
    return near.ends - 1 + len(more)


def _actions(state: ExploState, seat: int, own: Plan, legal: Sequence[int]) -> list[float]:
    turns: Mapping[int, float] = {}
    others = [state.positions[other] for other in state.inside() if other != seat]
    weights = []
    for move in legal:
        weight = choosing.action(state, seat, own, move)
        if move < moves.PLAY:
            turns = turns or _turns_left(state)
            weight = max(weight, 1.4 if _evens_out(state, move, turns) else 0.0)
        elif moves.CROSS <= move < moves.JOIN and weight > choosing.FAINT and _is_followed(state, seat, own):
            weight = 0.05
        elif moves.MOVE <= move <= moves.STAY and weight >= choosing.ASIDE:
            square = state.positions[seat] + (0 if move == moves.STAY else STEPS8[move - moves.MOVE])
            weight += TOGETHER * others.count(square)
        weights.append(weight)
    return weights


def _turns_left(state: ExploState) -> Mapping[int, float]:
    """How long everybody will be in the cave, about."""
    return {seat: ALONE + turns for seat, (turns, _) in plan.turns_left(state).items()}


def _evens_out(state: ExploState, move: int, turns: Mapping[int, float]) -> bool:
    """EX-10: whether a cube goes to a companion who has fewer of them for the turns that are left: who goes on to the
    goal alone needs more than who turns back."""
    rest, taker = divmod(move - moves.GIVE, MOST)
    resource, giver = divmod(rest, MOST)
    left, theirs = state.cubes[giver][resource], state.cubes[taker][resource]
    return left * turns[taker] > (theirs + 1) * turns[giver]


def _is_followed(state: ExploState, seat: int, own: Plan) -> bool:
    """EX-23: whether somebody on the same way will be here next turn, who would else need a card of their own."""
    here, turned = state.positions[seat], state.markers[seat] != NONE
    near = ways.turns_from(state.cave, here, ways.USUAL)
    return any(
        near.get(state.positions[other], LONG) == 1
        and (state.markers[other] != NONE) == turned
        and own.towards.get(state.positions[other], LONG) > own.towards.get(here, LONG)
        for other in state.inside()
    )
