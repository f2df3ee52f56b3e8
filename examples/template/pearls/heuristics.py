"""What a sensible diver goes by: what is to be won against what is at stake."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.games.pearls.components import MORAY
from vulcania.games.pearls.moves import DIVE, PEEK, SURFACE
from vulcania.games.pearls.state import PearlsState

from vulcania.core.part import Part


def policy(state: PearlsState, seat: int, moves: Sequence[int]) -> list[float]:
    """How good each move looks: 1 is neutral."""
    at_stake = state.worth(state.basket, seat)
    return [_weight(state, seat, move, at_stake) for move in moves]


def _weight(state: PearlsState, seat: int, move: int, at_stake: int) -> float:
    if move == SURFACE:
        return 1.0
    if move >= PEEK:
        return 1.5 if at_stake >= 3 else 0.1
    place = move - DIVE
    if seat in state.knows[place]:
        shell = state.piles[place][-1]
        return 0.01 if shell == MORAY else 3.0
    closed = [*state.piles[0], *state.piles[1]]
    danger = closed.count(MORAY) / len(closed)
    pearls = [shell for shell in closed if shell != MORAY]
    gain = state.worth(pearls, seat) / max(len(pearls), 1)
    return max(1.0 + (1 - danger) * gain - danger * at_stake, 0.02)


def value(state: PearlsState) -> list[float]:
    """Each seat's share of the points brought up so far, drawn to the middle while much is still to come."""
    outcome = state.outcome()
    if outcome is not None:
        return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(state.seats)]
    points = standing(state)
    return [(score + 5) / (sum(points) + 5 * state.seats) for score in points]


def standing(state: PearlsState) -> list[float]:
    """What each seat may count on: the sum of its parts."""
    return [sum(part.points for part in parts(state, seat)) for seat in range(state.seats)]


def parts(state: PearlsState, seat: int) -> list[Part]:
    """What that is made of, by name: advice is explained by it (``part-chest``, ``part-basket``)."""
    diving = state.to_act[:1] == (seat,)
    return [
        Part("chest", state.worth(state.chests[seat], seat)),
        Part("basket", state.worth(state.basket, seat) // 2 if diving else 0, hope=True),
    ]
