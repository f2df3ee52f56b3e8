"""What a voyage's heuristics work out, held against the rules themselves."""

from __future__ import annotations

from contextlib import suppress

import pytest

from vulcania.core.chance import Chance
from vulcania.core.registry import game
from vulcania.games.voyage import heuristics
from vulcania.games.voyage.components import CANNIBALS, GALLEON, GOAL, RED, REGISTERS, SHARKS, YELLOW
from vulcania.games.voyage.heuristics.piloting import PLANNED, solved_worths
from vulcania.games.voyage.moves import DIRECTION_OF
from vulcania.games.voyage.rules.position import GUINEA, WATCH
from vulcania.games.voyage.state import VoyageState

FRESH = PLANNED * WATCH / 2
"""What an unknown watch is worth between two, when the next one is just as good."""
AHEAD = 4


class AlertAhead(Exception):
    """What this alert comes to is chance, an adventure, or waits for a hunt: such positions are left out."""


def sailed(state: VoyageState, move: int, ahead: int) -> float:
    """What a move is worth to the pilot against the other one, all ways of going on tried by the rules."""
    chart, instruments = state.parts.chart, state.parts.instruments
    pilot, target = state.pilot, chart.destinations[state.target]
    reached = chart.near[state.ship][DIRECTION_OF[move]]
    after = state.clone()
    after.play(move, pilot)
    gained = GUINEA * (after.guineas[pilot] - state.guineas[pilot])
    if after.leagues >= GOAL:
        return gained
    lit = after.leagues // REGISTERS
    alert = instruments.navigation[lit] == instruments.events[lit] == RED
    if alert and (chart.zone[reached] in (SHARKS, CANNIBALS) or reached == target):
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
@pytest.mark.rule("VO-34")
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
                state.guineas = [AHEAD, AHEAD]  # fines can be paid
                try:
                    expected = [sailed(state, move, AHEAD) for move in moves]
                except AlertAhead:
                    pass
                else:
                    assert solved_worths(state, moves, AHEAD) == pytest.approx(expected)
                    held += 1
            state.play(luck.pick(moves), seat)
    assert held > 50


@pytest.mark.rule("VO-32")
def test_a_pilot_sails_on_in_thought_from_where_the_whirlpool_throws_the_ship() -> None:
    voyage, whirls = game("voyage"), 0
    state = voyage.start(voyage.setup(2, 1))
    assert isinstance(state, VoyageState)
    chart, instruments = state.parts.chart, state.parts.instruments
    state.target, state.guineas = GALLEON, [AHEAD, AHEAD]
    goal = chart.destinations[GALLEON]
    waters = [square for square, zone in enumerate(chart.zone) if zone == GALLEON and square != goal]
    for state.ship in waters:
        for state.leagues in range(2800, 3400, REGISTERS):
            state.surfaced = instruments.navigation[state.leagues // REGISTERS] == YELLOW
            for move in state.legal(state.pilot):
                after = state.clone()
                after.play(move, state.pilot)
                if after.ship == chart.whirlpool:
                    with suppress(AlertAhead):
                        assert solved_worths(state, [move], 2) == pytest.approx([sailed(state, move, 2)])
                        whirls += 1
    assert whirls > 50


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
