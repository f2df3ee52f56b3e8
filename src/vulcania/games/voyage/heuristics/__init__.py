"""How to play the voyage sensibly: a pilot looks a few moves ahead, a hunter asks how soon each prey can be had."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, fsum

from vulcania.core.part import Part
from vulcania.core.state import State
from vulcania.games.voyage.components import GOAL
from vulcania.games.voyage.heuristics.hunting import hunting_worths, prospects
from vulcania.games.voyage.heuristics.piloting import piloting_worths, solved_worths, watch_worth
from vulcania.games.voyage.rules.position import GUINEA
from vulcania.games.voyage.state import VoyageState

TURNS = 6
"""How far the search plays on before it asks :func:`value`."""
KEEN = 1.1
"""How much more often a move is chosen that is worth one point more: e to this power."""
SPREAD = 34.0
"""How uncertain the end is at the start, in points; it shrinks with the square root of the leagues to go."""
CERTAIN = 3.0


def policy(state: State, seat: int, moves: Sequence[int]) -> list[float]:
    assert isinstance(state, VoyageState)
    return _weights(piloting_worths(state, moves) if state.hunt is None else hunting_worths(state.hunt, seat, moves))


def solve(state: State, seat: int, moves: Sequence[int]) -> list[float]:
    """Sailing can be worked out, as nothing is hidden; a hunt cannot."""
    assert isinstance(state, VoyageState)
    if state.hunt is not None:
        return []
    points = [float(one) for one in state.points()]
    return [
        _chances(state, [one + lead * (at == seat) for at, one in enumerate(points)])[seat]
        for lead in solved_worths(state, moves)
    ]


def _weights(worths: Sequence[float]) -> list[float]:
    most = max(worths)
    return [exp(max(KEEN * (worth - most), -60.0)) for worth in worths]


def value(state: State) -> list[float]:
    """Each seat's chance to win, from its points and what it is about to get."""
    assert isinstance(state, VoyageState)
    return _chances(state, standing(state))


def _chances(state: VoyageState, points: Sequence[float]) -> list[float]:
    """Each seat's chance to win with so many points."""
    to_go = max(GOAL - state.leagues, 0) / GOAL if state.to_act else 0.0
    scale = CERTAIN + SPREAD * to_go**0.5
    most = max(one for seat, one in enumerate(points) if not state.out[seat])
    shares = [0.0 if state.out[seat] else exp((one - most) * 1.7 / scale) for seat, one in enumerate(points)]
    whole = fsum(shares)
    return [share / whole for share in shares]


def standing(state: VoyageState) -> list[float]:
    """What each seat has, and what it is about to get."""
    points = [float(one) for one in state.points()]
    if state.hunt is not None:
        for seat, hoped in enumerate(prospects(state.hunt)):
            points[seat] += hoped
    elif state.to_act:
        points[state.pilot] += watch_worth(state)
    return points


def parts(state: VoyageState, seat: int) -> list[Part]:
    chart, guineas = state.parts.chart, float(GUINEA * state.guineas[seat])
    hunt = state.hunt
    squares = [trophy.square for trophy in state.trophies[seat]]
    if hunt is not None:
        squares += [catch.square for catch in hunt.catches if catch.seat == seat]
    found = [
        Part("guineas", guineas),
        Part("preys", state.points()[seat] - guineas, where=tuple(map(chart.name, squares))),
    ]
    if hunt is not None:
        found.append(Part("hunt", prospects(hunt)[seat], hope=True, where=(chart.name(hunt.figures[seat]),)))
    elif state.to_act and seat == state.pilot:
        found.append(Part("watch", watch_worth(state), hope=True, where=(chart.name(state.ship),)))
    return found
