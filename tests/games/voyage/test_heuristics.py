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

AHEAD = 4


class Unclear(Exception):
    """What an alert comes to is chance, an adventure, or waits for a hunt; or two ways are as good for a pilot, but not
    for the others. Such positions are left out."""


def lead(gets: list[float], seat: int) -> float:
    """What a seat gets beyond the others, on average."""
    return gets[seat] - (sum(gets) - gets[seat]) / (len(gets) - 1)


def unknown(seats: int, pilot: int, tokens: int) -> list[float]:
    """What everyone may hope for when no more is known: so many tokens to who has the watch, whole watches to those who
    come next, to the right. The sooner, the likelier is one more before it is all over: of two it is half a watch."""
    gets = [PLANNED * WATCH * (seats - (pilot - seat) % seats) / seats for seat in range(seats)]
    gets[pilot] = PLANNED * tokens
    return gets


def sailed(state: VoyageState, move: int, ahead: int) -> list[float]:
    """What a move brings everyone, all ways of going on tried by the rules."""
    chart, instruments = state.parts.chart, state.parts.instruments
    pilot, target = state.pilot, chart.destinations[state.target]
    reached = chart.near[state.ship][DIRECTION_OF[move]]
    after = state.clone()
    after.play(move, pilot)
    gained = GUINEA * (after.guineas[pilot] - state.guineas[pilot])
    if after.leagues >= GOAL:
        return [gained * (seat == pilot) for seat in range(state.seats)]
    lit = after.leagues // REGISTERS
    alert = instruments.navigation[lit] == instruments.events[lit] == RED
    if alert and (chart.zone[reached] in (SHARKS, CANNIBALS) or reached == target):
        raise Unclear
    if after.hunt is not None or after.target != state.target or after.ship == target:
        more = unknown(state.seats, pilot, WATCH - state.tokens - (not gained))
    elif not ahead:
        more = unknown(state.seats, after.pilot, WATCH - after.tokens)
    else:
        ways = [sailed(after, one, ahead - 1) for one in after.legal(after.pilot)]
        most = max(lead(gets, after.pilot) for gets in ways)
        more, *others = [gets for gets in ways if lead(gets, after.pilot) == pytest.approx(most)]
        if any(lead(gets, seat) != pytest.approx(lead(more, seat)) for gets in others for seat in range(state.seats)):
            raise Unclear
    return [one + gained * (seat == pilot) for seat, one in enumerate(more)]


def worked_out(state: VoyageState, move: int, ahead: int) -> float:
    return lead(sailed(state, move, ahead), state.pilot)


@pytest.mark.rule("VO-8")
@pytest.mark.rule("VO-10")
@pytest.mark.rule("VO-11")
@pytest.mark.rule("VO-34")
@pytest.mark.parametrize("seats", [2, 3])
def test_sailing_is_worked_out_as_the_rules_sail_it(seats: int) -> None:
    """Whoever has the watch takes what is best for themselves and worst for the others, to the end of what is seen."""
    voyage, luck, held = game("voyage"), Chance(7), 0
    for seed in range(4):
        state = voyage.start(voyage.setup(seats, seed))
        assert isinstance(state, VoyageState)
        while state.to_act:
            seat = state.to_act[0]
            moves = state.legal(seat)
            if state.hunt is None and state.adventure < 0 and len(moves) > 1:
                state.guineas = [AHEAD] * seats  # fines can be paid
                try:
                    expected = [worked_out(state, move, AHEAD) for move in moves]
                except Unclear:
                    pass
                else:
                    assert solved_worths(state, moves, AHEAD) == pytest.approx(expected)
                    held += 1
            state.play(luck.pick(moves), seat)
    assert held > 30


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
                    with suppress(Unclear):
                        assert solved_worths(state, [move], 2) == pytest.approx([worked_out(state, move, 2)])
                        whirls += 1
    assert whirls > 50


@pytest.mark.parametrize("seats", [2, 5])
def test_a_lead_is_worth_a_chance(seats: int) -> None:
    """Who gets more than the others has the better chance; where a leg brings all the same, everybody's is fair."""
    voyage = game("voyage")
    state = voyage.start(voyage.setup(seats, 1))
    assert isinstance(state, VoyageState)
    moves = state.legal(state.pilot)
    chances, leads = heuristics.solve(state, state.pilot, moves), solved_worths(state, moves)
    assert all(0 < chance < 1 for chance in chances)
    for chance, lead in zip(chances, leads, strict=True):
        assert (chance > 1 / seats) == (lead > 0)
    by_lead = sorted(range(len(moves)), key=leads.__getitem__)
    assert [chances[at] for at in by_lead] == sorted(chances)


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
