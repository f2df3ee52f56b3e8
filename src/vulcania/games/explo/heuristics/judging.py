"""What a position is worth to the team: the goal, coming out at all, and science."""

from __future__ import annotations

from math import erf, fsum, sqrt

from vulcania.core.part import Part
from vulcania.core.state import State
from vulcania.games.explo.components import CO2_LEVEL, MANAGEMENT, WATER
from vulcania.games.explo.heuristics import plan
from vulcania.games.explo.heuristics.plan import Rise
from vulcania.games.explo.moves import SQUARES
from vulcania.games.explo.rules import steps
from vulcania.games.explo.rules.ending import NOT_VALIDATED, VALIDATED, goal_met
from vulcania.games.explo.rules.position import NONE
from vulcania.games.explo.state import ExploState

HALF_WAY = 0.25
"""What coming out without the goal is worth, where meeting it is worth 1."""
SCIENCE = 0.1
"""The part of all that which hangs on phase 3, where it is played."""


def value(state: State) -> list[float]:
    assert isinstance(state, ExploState)
    return [_team_value(state)] * state.seats


def _team_value(state: ExploState) -> float:
    return fsum([worth for _, worth, _ in _weighed(state)])


def standing(state: ExploState) -> list[float]:
    """The team's chance in percent, the same for all."""
    return [100 * _team_value(state)] * state.seats


def parts(state: ExploState, seat: int) -> list[Part]:
    """What the team may reach, and what each scale takes off that: in percent."""
    here = () if state.positions[seat] == NONE else (SQUARES.text(state.positions[seat]),)
    return [Part(name, 100 * worth, hope, here) for name, worth, hope in _weighed(state)]


Weighed = tuple[str, float, bool]
"""A part of the worth: its name, how much, and whether it has yet to come."""


def _weighed(state: ExploState) -> list[Weighed]:
    if state.result is not None:
        explored = HALF_WAY if goal_met(state) is False else 1.0
        if state.phase == 2:
            return [("goal", explored, False)]
        return [("goal", (1 - SCIENCE) * explored, False), *_science(state)]
    if state.ended:
        return []
    if state.step in (steps.PREPARING, steps.SHARING):
        return [("goal", 0.5, True)]
    by_goal, by_home = plan.expected(state, *plan.draws_left(state))
    home = [("home", HALF_WAY, True), *_risks(state, HALF_WAY, by_home)]
    if not plan.goal_in_reach(state):
        return home
    return [("goal", 1 - HALF_WAY, True), *_risks(state, 1 - HALF_WAY, by_goal), *home]


def _science(state: ExploState) -> list[Weighed]:
    """EX-34: validated is worth 1, out with objectives open a part of it, lost nothing."""
    if state.ended:
        if state.ended not in (VALIDATED, NOT_VALIDATED):
            return []
        done = 1.0 if state.ended == VALIDATED else 0.2 + 0.3 * _fulfilled(state)
        return [("science", SCIENCE * done, False)]
    if state.step in (steps.CHOOSING, steps.SHARING):
        return [("science", SCIENCE * 0.5, True)]
    _, to_home = plan.draws_left(state)
    [to_come] = plan.expected(state, to_home)
    open_ = SCIENCE * (0.3 + 0.6 * _fulfilled(state))
    return [("science", open_, True), *_risks(state, open_, to_come)]


def _fulfilled(state: ExploState) -> float:
    """How much of what the objectives ask for has been found."""
    finds = [state.box.objective_finds[one] for one in state.objectives]
    asked = sum(bits.bit_count() for bits in finds)
    return sum((bits & state.found).bit_count() for bits in finds) / asked if asked else 0.0


def _risks(state: ExploState, worth: float, to_come: Rise) -> list[Weighed]:
    """What is lost of a worth by the chance that what is expected brings a scale to its red end, by the normal
    approximation: scale by scale, each of what the one before has left."""
    risks: list[Weighed] = []
    for name, scale in (("needs", MANAGEMENT), ("water", WATER), ("air", CO2_LEVEL)):
        room = state.ends[scale] - state.levels[scale] - 0.5
        mean = to_come[scale]
        left = worth * (0.5 + 0.5 * erf((room - mean) / sqrt(2 * mean + 0.5)))
        risks.append((name, left - worth, True))
        worth = left
    return risks
