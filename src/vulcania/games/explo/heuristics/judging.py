"""What a position is worth to the team: the goal, coming out at all, and science."""

from __future__ import annotations

from math import erf, sqrt

from vulcania.core.state import State
from vulcania.games.explo.components import CO2_LEVEL, MANAGEMENT, WATER
from vulcania.games.explo.heuristics import plan
from vulcania.games.explo.rules import steps
from vulcania.games.explo.rules.ending import NOT_VALIDATED, VALIDATED, goal_met
from vulcania.games.explo.state import ExploState

HALF_WAY = 0.25
"""What coming out without the goal is worth, where meeting it is worth 1."""
SCIENCE = 0.1
"""The part of all that which hangs on phase 3, where it is played."""


def value(state: State) -> list[float]:
    assert isinstance(state, ExploState)
    return [_team_value(state)] * state.seats


def _team_value(state: ExploState) -> float:
    if state.result is not None:
        explored = HALF_WAY if goal_met(state) is False else 1.0
        return explored if state.phase == 2 else (1 - SCIENCE) * explored + SCIENCE * _science_value(state)
    if state.ended:
        return 0.0
    if state.step in (steps.PREPARING, steps.SHARING):
        return 0.5
    to_goal, to_home = plan.draws_left(state)
    home = HALF_WAY * _survival(state, to_home)
    return (1 - HALF_WAY) * _survival(state, to_goal) + home if plan.goal_in_reach(state) else home


def _science_value(state: ExploState) -> float:
    """EX-34: validated is worth 1, out with objectives open a part of it, lost nothing."""
    if state.ended:
        if state.ended not in (VALIDATED, NOT_VALIDATED):
            return 0.0
        return 1.0 if state.ended == VALIDATED else 0.2 + 0.3 * _fulfilled(state)
    if state.step in (steps.CHOOSING, steps.SHARING):
        return 0.5
    _, to_home = plan.draws_left(state)
    return (0.3 + 0.6 * _fulfilled(state)) * _survival(state, to_home)


def _fulfilled(state: ExploState) -> float:
    """How much of what the objectives ask for has been found."""
    finds = [state.box.objective_finds[one] for one in state.objectives]
    asked = sum(bits.bit_count() for bits in finds)
    return sum((bits & state.found).bit_count() for bits in finds) / asked if asked else 0.0


def _survival(state: ExploState, draws: float) -> float:
    """The chance that so many more cards bring no scale to its red end, by the normal approximation."""
    chance = 1.0
    to_come = plan.expected(state, draws)
    for scale in (MANAGEMENT, WATER, CO2_LEVEL):
        room = state.ends[scale] - state.levels[scale] - 0.5
        mean = to_come[scale]
        chance *= 0.5 + 0.5 * erf((room - mean) / sqrt(2 * mean + 0.5))
    return chance
