"""EX-26 to EX-29 and EX-43: markers, coming out, the score and the goal."""

from __future__ import annotations

import pytest

from tests.games.explo.build import at, expedition, kinds, legal, play, refusal, xy
from vulcania.games.explo.rules import ending, turn
from vulcania.games.explo.rules.ending import goal_met
from vulcania.games.explo.rules.routes import Route
from vulcania.games.explo.scoring import breakdown
from vulcania.games.explo.state import ExploState

LONG = " E--+--+--+--+--+--+--+--+--+--+--+--+-"


def walk_out(places: list[tuple[int, int]], **options: object) -> ExploState:
    """A team whose markers lie on these tiles and whose cavers stand just inside."""
    state = expedition(LONG, places=places, options=options, start=False)
    state.markers = [at(*place) for place in places]
    state.positions = [at(1, 0)] * len(places)
    for seat, (x, _) in enumerate(places):
        state.trails[seat] = [at(n, 0) for n in (*range(x + 1), *range(x - 1, 0, -1))]
    state.pile = [7] * 40
    turn.start(state, None)
    while state.to_act:
        play(state, "move w")
    return state


@pytest.mark.rule("EX-26")
def test_the_marker_is_put_down_once_anywhere_but_on_the_entrance() -> None:
    state = expedition(LONG, cards=["falling-water"])
    assert refusal(state, "mark") == ("EX-26", "refuse-mark-entrance")
    state = expedition(LONG, places=[(2, 0)], cards=["falling-water"])
    play(state, "mark")
    assert xy(state.markers[0]) == (2, 0)
    assert refusal(state, "mark") == ("EX-26", "refuse-mark-once")
    assert "move e" in legal(state), "a marked caver may still go anywhere"


@pytest.mark.rule("EX-26")
def test_the_marker_may_be_put_down_before_or_after_any_step() -> None:
    state = expedition(LONG + "\n |", places=[(2, 0)], tiles=["tee-01"], cards=["falling-water", "cold"])
    assert "mark" in legal(state), "while laying the tile"
    play(state, next(move for move in legal(state) if move.startswith("tile")))
    assert "mark" in legal(state), "while playing a card"
    play(state, "play falling-water")
    assert "mark" in legal(state), "before moving"
    play(state, "move e")
    assert legal(state) == ["mark", "end"], "after moving"
    hands = [["pass-duck"], ["easy-stretch"]]
    state = expedition(LONG, places=[(2, 0), (2, 0)], hands=hands, cards=["cold"])
    assert legal(state) == ["draw", "exchange pass-duck p2 easy-stretch", "mark"], "before drawing"
    play(state, "mark")
    assert legal(state) == ["draw", "exchange pass-duck p2 easy-stretch"]


@pytest.mark.rule("EX-26")
def test_who_comes_to_the_entrance_with_the_marker_down_is_out() -> None:
    state = expedition(LONG, places=[(1, 0), (2, 0)], hands=[["dig"], []], cards=["rockfall", "rockfall"])
    play(state, "mark")
    log = play(state, "move w")
    assert "out" in kinds(log)
    assert state.out == [True, False]
    assert state.hands[0] == [], "the hand is discarded"
    assert state.to_act == (1,)
    play(state, "stay")
    assert state.to_act == (1,), "who is out plays no more"


@pytest.mark.rule("EX-26")
def test_cubes_may_first_be_given_to_cavers_on_the_entrance() -> None:
    state = expedition(
        LONG, places=[(1, 0), (0, 0)], cubes=[{"light": 2, "food": 1}, {"water": 1}], cards=["rockfall"] * 3
    )
    play(state, "mark", "move w")
    assert legal(state) == ["give light p1 p2", "give food p1 p2", "end"]
    assert refusal(state, "give water p2 p1")[0] == "EX-26"
    play(state, "give light p1 p2", "end")
    assert state.out[0]
    assert state.cubes[1][0] == 1


@pytest.mark.rule("EX-26")
def test_who_leaves_can_give_away_every_cube() -> None:
    state = expedition(LONG, places=[(1, 0), (0, 0)], cubes=[{"water": 8, "light": 1}, {}], cards=["rockfall"] * 3)
    play(state, "mark", "move w")
    for _ in range(8):
        play(state, "give water p1 p2")
    assert legal(state) == ["give light p1 p2", "end"]
    assert refusal(state, "give water p2 p1") == ("EX-26", "refuse-give-after")
    play(state, "give light p1 p2")
    assert state.out[0], "with nothing left to give the turn is over"
    assert (sum(state.cubes[0]), sum(state.cubes[1])) == (0, 9)


@pytest.mark.rule("EX-10")
def test_elsewhere_cubes_change_hands_before_moving() -> None:
    state = expedition(LONG, places=[(1, 0), (2, 0)], cubes=[{"light": 1}, {}], cards=["rockfall"])
    play(state, "move e")
    assert legal(state) == ["mark", "end"]
    assert refusal(state, "give light p1 p2") == ("EX-10", "refuse-give-later")


@pytest.mark.rule("EX-26")
def test_who_is_brought_out_by_another_leaves_them_the_cubes() -> None:
    state = expedition(
        " E--A--+-", places=[(2, 0), (2, 0)], cubes=[{}, {"light": 2}], cards=["pass-choke", "rockfall"], start=False
    )
    state.markers = [-1, at(2, 0)]
    turn.start(state, None)
    play(state, "cross w")
    play(state, "join", seat=1)
    assert state.out == [False, True]
    assert state.cubes[0][0] == 2


@pytest.mark.rule("EX-26", "EX-23")
def test_who_crosses_out_on_their_own_turn_may_first_give_cubes_away() -> None:
    state = expedition(
        " E--A--+-", places=[(2, 0), (0, 0)], cubes=[{"light": 2}, {}], cards=["pass-choke", "rockfall"], start=False
    )
    state.markers = [at(2, 0), -1]
    turn.start(state, None)
    play(state, "cross w")
    assert legal(state) == ["give light p1 p2", "end"]
    play(state, "give light p1 p2", "end")
    assert state.out == [True, False]
    assert [held[0] for held in state.cubes] == [1, 1]


@pytest.mark.rule("EX-28")
def test_won_when_all_are_out_and_the_farthest_marker_counts() -> None:
    state = walk_out([(8, 0), (12, 0)])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (12, 12)
    assert outcome.winners == (0, 1)
    lines = breakdown(state)
    assert lines[0].points == 12
    assert lines[0].where == tuple(f"{x},0" for x in range(1, 13)), "the route is shown tile by tile"


@pytest.mark.rule("EX-28")
def test_the_account_of_a_loop_adds_up_to_the_score() -> None:
    cave = """
 +--+--+
 |     |
 |     |
 E--+--+--+
"""
    state = expedition(cave, cards=["rockfall"] * 9)
    play(state, "move e", "end", "move e", "end", "move e", "end")
    play(state, "mark", "move w", "move n", "move w", "move w", "move s")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (6,)
    lines = breakdown(state)
    assert [line.points for line in lines] == [3, 3, 0]
    assert lines[0].where == ("1,0", "2,0", "3,0")
    assert set(lines[1].where) == {"0,-1", "1,-1", "2,-1"}


@pytest.mark.rule("EX-29")
def test_the_bands() -> None:
    bands = {0: "short", 10: "short", 11: "good", 15: "good", 16: "very-good", 20: "very-good", 21: "exceptional"}
    assert {score: ending.band(score) for score in bands} == bands


@pytest.mark.rule("EX-43")
@pytest.mark.parametrize(
    ("places", "goal", "met"),
    [
        ([(11, 0), (6, 0)], 11, True),
        ([(10, 0), (6, 0)], 11, False),
        ([(12, 0), (5, 0)], 11, False),
        ([(12, 0)], 12, True),
        ([(12, 0)], 0, None),
    ],
)
def test_the_goal_asks_for_depth_and_for_everyone(places: list[tuple[int, int]], goal: int, met: bool | None) -> None:
    state = walk_out(places, goal=goal)
    assert goal_met(state) is met
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners, "coming out is a victory all the same"
    assert outcome.verdict is not None
    assert outcome.verdict.args["goal"] == {True: "met", False: "missed", None: "off"}[met]


@pytest.mark.rule("EX-43", "EX-28")
def test_a_loop_adds_to_the_score_but_not_to_the_depth_that_the_goal_asks_for() -> None:
    state = walk_out([(8, 0)], goal=9)
    state.result = Route(0, tuple(at(x, 0) for x in range(1, 9)), (at(3, 1), at(4, 1)))
    assert state.result.score == 10
    assert goal_met(state) is False


@pytest.mark.rule("EX-43")
def test_the_goal_is_open_while_the_expedition_goes_on() -> None:
    assert goal_met(expedition(LONG, cards=["cold"])) is None
