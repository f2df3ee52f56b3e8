"""What a voyage's heuristics work out, held against the rules themselves."""

from __future__ import annotations

import pytest

from vulcania.core.chance import Chance
from vulcania.core.registry import game
from vulcania.games.voyage import heuristics
from vulcania.games.voyage.components import GOAL, RED, REGISTERS
from vulcania.games.voyage.heuristics.piloting import PLANNED, solved_worths
from vulcania.games.voyage.rules.position import GUINEA, WATCH
from vulcania.games.voyage.state import VoyageState

FRESH = PLANNED * WATCH / 2
"""What an unknown watch is worth between two, when the next one is just as good."""
AHEAD = 4


class AlertAhead(Exception):
    """What an alert comes to is chance, or an adventure: such positions are left out."""


def sailed(state: VoyageState, move: int, ahead: int) -> float:
    """What a move is worth to the pilot against the other one, all ways of going on tried by the rules."""
    pilot, target = state.pilot, state.parts.chart.destinations[state.target]
    after = state.clone()
    after.play(move, pilot)
    gained = GUINEA * (after.guineas[pilot] - state.guineas[pilot])
    if after.leagues >= GOAL:
        return gained
    lit = after.leagues // REGISTERS
    if state.parts.instruments.navigation[lit] == state.parts.instruments.events[lit] == RED:
        raise AlertAhead
    if after.hunt is not None or after.target != state.target or after.ship == target:
        tokens = state.tokens + (not gained)
        return gained + PLANNED * (WATCH - tokens) - FRESH
    if not ahead:
        own = PLANNED * (WATCH - after.tokens) - FRESH
    else:
        own = max(sailed(after, one, ahead - 1) for one in after.legal(after.pilot))
    return gained + (own if after.pilot == pilot else -own)


@pytest.mark.rule("VO-8")
@pytest.mark.rule("VO-10")
@pytest.mark.rule("VO-11")
def test_sailing_is_worked_out_as_the_rules_sail_it() -> None:
    """Whoever has the watch takes what is best for themselves and worst for the other, to the end of what is seen."""
    voyage, luck, held = game("voyage"), Chance(7), 0
    for seed in range(6):
        state = voyage.start(voyage.setup(2, seed))
        assert isinstance(state, VoyageState)
        while state.to_act:
            seat = state.to_act[0]
            moves = state.legal(seat)
            if state.hunt is None and state.adventure < 0 and len(moves) > 1:
                try:
                    expected = [sailed(state, move, AHEAD) for move in moves]
                except AlertAhead:
                    pass
                else:
                    assert solved_worths(state, moves, AHEAD) == pytest.approx(expected)
                    held += 1
            state.play(luck.pick(moves), seat)
    assert held > 50


def test_a_hunt_is_not_worked_out() -> None:
    """Hands are hidden in it, so whoever wants to know has to think."""
    voyage, luck = game("voyage"), Chance(3)
    state = voyage.start(voyage.setup(2, 1))
    assert isinstance(state, VoyageState)
    while state.hunt is None:
        (seat,) = state.to_act
        moves = state.legal(seat)
        assert len(heuristics.solve(state, seat, moves)) == len(moves)
        state.play(luck.pick(moves), seat)
    seat = state.to_act[0]
    assert heuristics.solve(state, seat, state.legal(seat)) == []
