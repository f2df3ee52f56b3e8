"""What a captain's team does that a sensible one does not."""

from __future__ import annotations

import pytest

from tests.games.explo.build import EXPLO, at, expedition
from vulcania.games.explo import heuristics
from vulcania.games.explo.moves import VOCABULARY
from vulcania.games.explo.rules.ending import goal_met
from vulcania.games.explo.state import ExploState

ALONG = " E--+--+--+--+--+--+--+--+--+--+--+--+-"
ACROSS = " E--+--+--+--A--+--+--+--+--+--+--+-"


def liked(state: ExploState, seat: int = 0) -> str:
    moves = state.legal(seat)
    weights = heuristics.expert(state, seat, moves)
    return VOCABULARY.notation(moves[weights.index(max(weights))])


@pytest.mark.rule("EX-10", "EX-25")
def test_who_turns_back_leaves_water_to_who_goes_on_alone() -> None:
    state = expedition(ALONG, places=[(6, 0), (6, 0)], cards=["cold"], cubes=[{"water": 3}, {"water": 3}])
    state.markers[0] = at(6, 0)
    assert liked(state) == "give water p1 p2", "6 turns home, against 5 tiles more and 11 back"


@pytest.mark.rule("EX-10")
def test_nothing_is_handed_to_and_fro_among_those_who_go_the_same_way() -> None:
    state = expedition(ALONG, places=[(3, 0), (3, 0), (4, 0)], cards=["cold"], cubes=[{"water": 2}, {"water": 1}, {}])
    assert liked(state) == "move e"


@pytest.mark.rule("EX-23")
def test_who_can_pass_the_choke_waits_for_the_one_who_comes_next_turn() -> None:
    def pass_at(*places: tuple[int, int]) -> str:
        state = expedition(
            ACROSS, places=places, cards=["easy-stretch"], hands=[["pass-choke"]] + [[]] * (len(places) - 1)
        )
        return liked(state)

    assert pass_at((3, 0), (2, 0)) != "cross e"
    assert pass_at((3, 0), (3, 0)) == "cross e", "all are here"
    assert pass_at((3, 0), (0, 0)) == "cross e", "too far behind"


@pytest.mark.rule("EX-18")
def test_what_has_a_stand_in_stays_at_home() -> None:
    state = EXPLO.start(EXPLO.setup(2, 5))
    assert isinstance(state, ExploState)
    taken = []
    while (move := liked(state)) != "depart":
        taken.append(move)
        state.play(VOCABULARY.parse(move), 0)
    assert {"take water", "take first-aid-kit", "take bin-bag", "take spare-headlamp"} <= set(taken)
    assert not {"take spare-batteries", "take survival-blanket", "take food", "take survey-kit"} & set(taken)


def test_it_meets_the_goal_more_often_than_a_sensible_team() -> None:
    """EX-43; of two equal teams, one would be ahead by 5 in the same 20 deals once in ten times."""

    def met(policy: object, deal: int) -> bool:
        state = EXPLO.start(EXPLO.setup(4, deal))
        assert isinstance(state, ExploState)
        while state.to_act and state.phase < 3:
            seat = state.to_act[0]
            moves = state.legal(seat)
            weights = policy(state, seat, moves)  # type: ignore[operator]
            state.play(moves[weights.index(max(weights))], seat)
        return bool(goal_met(state))

    deals = range(30_000, 30_020)
    better = sum(met(heuristics.expert, deal) for deal in deals)
    assert better >= sum(met(heuristics.policy, deal) for deal in deals) + 5
