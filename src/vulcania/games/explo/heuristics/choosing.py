"""How a sensible team plays: everybody in far enough to count, one caver on to the goal, and out while it lasts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from vulcania.core.state import State
from vulcania.games.explo import moves
from vulcania.games.explo.components import CO2_LEVEL, FIRST_KEPT, KEPT, MOST, WATER, Card
from vulcania.games.explo.heuristics import plan, ways
from vulcania.games.explo.heuristics.outlook import promise_with
from vulcania.games.explo.heuristics.plan import LONG, Plan
from vulcania.games.explo.moves import ENTRANCE
from vulcania.games.explo.rules import steps
from vulcania.games.explo.rules.cave import STEPS, STEPS8, TURNED
from vulcania.games.explo.rules.obstacles import PASSES_OF
from vulcania.games.explo.state import ExploState

FAINT = 0.001
"""The weight of what is legal and hardly ever sensible."""

LARGE = 1e6

ASIDE, BACK = 0.02, 0.005
"""The weights of steps that lead no nearer, and away."""


def policy(state: State, seat: int, legal: Sequence[int]) -> list[float]:
    assert isinstance(state, ExploState)
    if state.step == steps.PREPARING:
        return [packing(state, move) for move in legal]
    if state.step == steps.SHARING:
        return [1.0 if move == moves.BEGIN else FAINT for move in legal]
    if state.step == steps.CHOOSING:
        return plan.objective_weights(state, seat)
    if state.step == steps.TILE:
        return tiles(state, legal)
    if state.step == steps.CARD:
        return cards(state, seat, legal)
    own = plan.make(state, seat)
    if state.step == steps.ANSWERING:
        return _answers(state, seat, own, legal)
    return [action(state, seat, own, move) for move in legal]


def packing(state: ExploState, move: int) -> float:
    """What brings cubes or stands in for them; the rest of the kit does nothing (EX-2)."""
    if move == moves.DEPART:
        return 0.5
    return 1.0 if state.box.items[move - moves.TAKE].effect != "kit" else FAINT


def tiles(state: ExploState, legal: Sequence[int], also: Callable[[int, int], float] | None = None) -> list[float]:
    """By what the cave promises with the tile there; ``also``, told the square and the tile as it would lie, is what
    else counts for the team."""
    mask, ground = state.box.masks[state.drawn], state.box.grounds[state.drawn]
    wanted = plan.wanted_depth(state)
    marks: list[float] = []
    for move in legal:
        if move == moves.MARK:
            marks.append(-LARGE)
            continue
        square, quarters = moves.laid(move)
        tile = ground | TURNED[mask][quarters]
        mark = promise_with(state.cave, wanted, square, tile)
        marks.append(mark + (0.0 if also is None else also(square, tile)))
    best = max(marks)
    return [exp(max(-7.0, 2 * (mark - best))) for mark in marks]


# -- cards ------------------------------------------------------------------------------------------------------------


def cards(state: ExploState, seat: int, legal: Sequence[int], daring: float = plan.DARING) -> list[float]:
    """EX-16: an exchange saves the team from drawing, so a useful one is welcome; only that takes a plan."""
    own: Plan | None = None
    weights = []
    for move in legal:
        if move == moves.DRAW:
            weights.append(0.3)
        elif move == moves.MARK:
            weights.append(FAINT)
        elif move < moves.EXCHANGE:
            weights.append(0.3 * (1.2 - _worth(state, seat, move - moves.DISCARD + FIRST_KEPT)))
        else:
            own = own or plan.make(state, seat, daring)
            weights.append(_exchange(state, seat, own, move))
    return weights


def _exchange(state: ExploState, seat: int, own: Plan, move: int) -> float:
    rest, theirs = divmod(move - moves.EXCHANGE, len(KEPT))
    mine = rest // MOST
    gain = _use(state, seat, own, theirs + FIRST_KEPT)
    return max(FAINT, gain - 0.2 * _worth(state, seat, mine + FIRST_KEPT)) if gain else FAINT


def _worth(state: ExploState, seat: int, card: int) -> float:
    """What a card is worth to keep."""
    if card in (Card.FALLING_WATER, Card.FALLING_CO2):
        return 1.0
    if card == Card.EASY_STRETCH:
        return 0.8
    copies = state.hands[seat].count(card)
    return 0.4 / copies if card >= Card.PASS_CHOKE else 0.2


def _use(state: ExploState, seat: int, own: Plan, card: int) -> float:
    """What playing a card now is worth."""
    if card in (Card.FALLING_WATER, Card.FALLING_CO2):
        scale = WATER if card == Card.FALLING_WATER else CO2_LEVEL
        return 0.9 + 0.1 * state.levels[scale] / state.ends[scale] if state.levels[scale] else 0.0
    if card == Card.EASY_STRETCH:
        return 0.8 if _two_steps(state, state.positions[seat], own) else 0.0
    ready = any(_asks_for(state, seat, side, card) and _leads_on(state, seat, own, side) for side in range(4))
    return 0.6 if ready else 0.0


def _asks_for(state: ExploState, seat: int, side: int, card: int) -> bool:
    """EX-23: whether this card is one of those that the obstacles on that side ask for."""
    row = state.cave.beyond(state.positions[seat], side)
    return row is not None and card in PASSES_OF[row[1]]


def _hands_on(state: ExploState, seat: int, move: int) -> bool:
    """EX-26: whether a cube goes from a caver who is about to leave to the companion who has the fewest of them."""
    if state.positions[seat] != ENTRANCE:
        return False
    rest, taker = divmod(move - moves.GIVE, MOST)
    resource, giver = divmod(rest, MOST)
    return giver == seat and state.cubes[taker][resource] == min(
        state.cubes[other][resource] for other in state.companions(seat)
    )


def _two_steps(state: ExploState, square: int, own: Plan) -> bool:
    """Whether two steps in a row lead the caver on."""
    for _ in range(2):
        here = own.towards.get(square, LONG)
        nearer = [beside for beside in state.cave.links(square).steps if own.towards.get(beside, LONG) < here]
        if not nearer:
            return False
        square = nearer[0]
    return True


# -- acting -----------------------------------------------------------------------------------------------------------


def action(state: ExploState, seat: int, own: Plan, move: int) -> float:
    if move == moves.MARK:
        return 1.5 if own.mark else FAINT
    if move == moves.LEAVE:
        return 1.2 if own.leave else FAINT
    if move == moves.STAY:
        return 0.1
    if move == moves.END:
        return 0.5
    if move < moves.PLAY:
        return 1.3 if own.leave and _hands_on(state, seat, move) else FAINT
    if move < moves.CROSS:
        return max(0.02, _use(state, seat, own, move - moves.PLAY + FIRST_KEPT))
    if move < moves.JOIN:
        return _crossing(state, seat, own, move - moves.CROSS)
    if move < moves.MARK:
        return _digging(state, seat, own, move - moves.DIG)
    square = state.positions[seat]
    left = own.towards.get(square + STEPS8[move - moves.MOVE])
    here = own.towards.get(square)
    if left is None or here is None:
        return FAINT
    return 0.5 if left < here else ASIDE if left == here else BACK


def _crossing(state: ExploState, seat: int, own: Plan, side: int) -> float:
    return 0.6 if _leads_on(state, seat, own, side) else FAINT


def _leads_on(state: ExploState, seat: int, own: Plan, side: int) -> bool:
    """Whether the tile behind the obstacles on that side is nearer to where the caver wants to go."""
    square = state.positions[seat]
    row = state.cave.beyond(square, side)
    return row is not None and own.towards.get(row[0], LONG) < own.towards.get(square, LONG)


def _digging(state: ExploState, seat: int, own: Plan, side: int) -> float:
    """Where it opens the way, and costs no marker the depth it needs: a squeeze widened counts no more (EX-28)."""
    square = state.positions[seat]
    what = state.cave.diggable(square, side)
    if what == "wall":
        beside = square + STEPS[side]
        wanted = beside in ways.walls(state.cave, own.pace).get(square, ())
        return 0.58 if wanted and own.towards.get(beside, LONG) + 1 < own.towards.get(square, LONG) else FAINT
    if what != "squeeze" or not _leads_on(state, seat, own, side):
        return FAINT
    return 0.58 if plan.depth_to_spare(state) else FAINT


def _answers(state: ExploState, seat: int, own: Plan, legal: Sequence[int]) -> list[float]:
    if len(state.asked_for) > 1:
        return [1.0 if move == moves.AGREE else 0.05 for move in legal]
    wish = 1.0 if _leads_on(state, seat, own, state.asked_for[0]) else 0.1
    return [wish if move == moves.JOIN else 0.3 for move in legal]
