"""EX-18 to EX-20, EX-25, EX-27: needs, scales and dangers."""

from __future__ import annotations

import pytest

from tests.games.explo.build import BOX, expedition, kinds, legal, play, stack_cards, xy
from vulcania.core.event import Event
from vulcania.games.explo.components import NEEDS, RESOURCES
from vulcania.games.explo.rules import turn
from vulcania.games.explo.rules.ending import goal_met
from vulcania.games.explo.state import ExploState

LONG = "\n E--+--+--+--+-\n"
PAIRS = {
    "cold": "warmth", "thirst": "water", "batteries": "light", "hunger": "food", "slipped": "first-aid",
    "lost": "survey", "litter": "bin-bag",
}  # fmt: skip


def held(state: ExploState, seat: int, resource: str) -> int:
    return state.cubes[seat][RESOURCES.index(resource)]


@pytest.mark.rule("EX-18")
@pytest.mark.parametrize(("need", "resource"), PAIRS.items())
def test_each_need_is_met_with_its_own_resource(need: str, resource: str) -> None:
    state = expedition(LONG, cubes=[{resource: 2}], cards=[need])
    assert held(state, 0, resource) == 1
    assert state.gone[RESOURCES.index(resource)] == 1, "a cube used is gone"
    assert state.levels == [0, 0, 0]
    others = {name: 3 for name in RESOURCES if name != resource}
    assert expedition(LONG, cubes=[others], cards=[need]).levels == [1, 0, 0]
    assert len(PAIRS) == len(NEEDS)


@pytest.mark.rule("EX-18")
def test_hungry_and_alone_with_no_food_the_team_loses_a_point() -> None:
    """The rulebook's example; food in another's bag elsewhere does not help."""
    state = expedition(LONG, places=[(2, 0), (0, 0)], cubes=[{}, {"food": 4}], cards=["hunger"])
    assert state.levels == [1, 0, 0]
    assert held(state, 1, "food") == 4


@pytest.mark.rule("EX-18")
def test_a_spare_headlamp_stands_in_for_forgotten_batteries_as_often_as_it_takes() -> None:
    """The rulebook's example: no light was packed, but a spare headlamp was."""
    log: list[Event] = []
    state = expedition(LONG, places=[(2, 0)], taken=["spare-headlamp"], cards=["batteries"] * 3, log=log)
    assert "stand-in" in kinds(log)
    for _ in range(2):
        play(state, "stay")
    assert state.levels == [0, 0, 0]
    assert not state.spent, "it is not turned over"


@pytest.mark.rule("EX-18")
@pytest.mark.parametrize("elsewhere", [0, 1])
def test_a_stand_in_for_what_was_packed_helps_once_a_phase(elsewhere: int) -> None:
    """Whether food is left elsewhere or not: nobody on the tile has any."""
    packed = ["food", "energy-bars"]
    cubes = [{}, {"food": elsewhere}]
    state = expedition(LONG, places=[(2, 0), (0, 0)], taken=packed, cubes=cubes, cards=["hunger"])
    assert state.levels == [0, 0, 0], "the bars serve, wherever they are"
    assert state.spent
    assert held(state, 1, "food") == elsewhere
    stack_cards(state, "hunger")
    state.active = 0
    turn.start(state, None)
    assert state.levels == [1, 0, 0]


@pytest.mark.rule("EX-18")
def test_a_cube_on_the_tile_goes_before_the_stand_in() -> None:
    state = expedition(LONG, taken=["food", "energy-bars"], cubes=[{"food": 1}], cards=["hunger"])
    assert (held(state, 0, "food"), state.spent) == (0, 0)


@pytest.mark.rule("EX-18")
def test_before_rules_3_a_stand_in_waited_until_the_resource_had_run_out_inside() -> None:
    cubes = [{}, {"food": 1}]
    state = expedition(LONG, places=[(2, 0), (0, 0)], taken=["energy-bars"], cubes=cubes, cards=["hunger"], rules=2)
    assert state.levels == [1, 0, 0], "there is food inside, though not here"
    state = expedition(LONG, places=[(2, 0)], taken=["energy-bars"], cards=["hunger", "hunger"], rules=2)
    assert state.levels == [0, 0, 0]
    play(state, "stay")
    assert state.levels == [1, 0, 0], "once a phase, though the food was forgotten"


@pytest.mark.rule("EX-18", "EX-25")
def test_a_companion_on_the_same_tile_pays() -> None:
    log: list[Event] = []
    state = expedition(LONG, places=[(1, 0), (1, 0)], cubes=[{}, {"warmth": 1}], cards=["cold"], log=log)
    assert state.levels == [0, 0, 0]
    assert held(state, 1, "warmth") == 0
    assert next(event.data["seat"] for event in log if event.kind == "paid") == 1


@pytest.mark.rule("EX-25", "EX-26", "EX-16", "EX-23")
def test_who_is_out_neither_pays_nor_exchanges_nor_comes_along() -> None:
    hands = [["pass-choke", "dig"], ["easy-stretch"]]
    cubes = [{"water": 1}, {"warmth": 1}]
    state = expedition(" E--A--+", places=[(0, 0), (0, 0)], hands=hands, cubes=cubes, cards=["cold"], start=False)
    state.out[1] = True
    turn.start(state, None)
    assert state.levels == [1, 0, 0], "the one warmth cube has left the cave"
    assert held(state, 1, "warmth") == 1
    stack_cards(state, "falling-water")
    turn.start(state, None)
    assert legal(state) == ["play falling-water", "cross e", "stay"]
    play(state, "cross e")
    assert [xy(square) for square in state.positions] == [(2, 0), (0, 0)]


@pytest.mark.rule("EX-19")
def test_rising_and_falling() -> None:
    state = expedition(LONG, cards=["rising-water", "rising-co2", "falling-water", "falling-water"])
    assert state.levels == [0, 1, 0]
    play(state, "stay")
    assert state.levels == [0, 1, 1]
    play(state, "stay", "play falling-water", "stay", "play falling-water")
    assert state.levels == [0, 0, 1], "never under 0"


@pytest.mark.rule("EX-20")
@pytest.mark.parametrize(
    ("card", "cave", "place", "levels"),
    [
        ("rockfall", " E--+--A-", (1, 0), [1, 0, 0]),
        ("rockfall", " E--+--A-", (0, 0), [0, 0, 0]),
        ("rockfall", " E--A-", (0, 0), [1, 0, 0]),
        ("rockfall", " E--+--~-", (1, 0), [0, 0, 0]),
        ("rising-water", " E--+--~-", (1, 0), [1, 1, 0]),
        ("rising-water", " E--+--A-", (1, 0), [0, 1, 0]),
        ("rising-co2", " E--+--C-", (2, 0), [1, 0, 1]),
        ("rising-co2", " E--+--C-", (1, 0), [0, 0, 1]),
    ],
)
def test_danger_costs_a_management_point(card: str, cave: str, place: tuple[int, int], levels: list[int]) -> None:
    assert expedition(cave, places=[place], cards=[card]).levels == levels


@pytest.mark.rule("EX-20")
def test_one_point_a_card_however_many_cavers_and_none_for_those_outside() -> None:
    cave = " E--+--A--+--A-"
    assert expedition(cave, places=[(1, 0), (1, 0), (3, 0)], cards=["rockfall"]).levels == [1, 0, 0]
    state = expedition(cave, places=[(0, 0), (1, 0)], cards=["rockfall"], start=False)
    state.out[1] = True
    turn.start(state, None)
    assert state.levels == [0, 0, 0]


@pytest.mark.rule("EX-20")
@pytest.mark.parametrize(
    ("card", "sign", "place", "levels"),
    [
        ("rockfall", "A", (2, 0), [1, 0, 0]),
        ("rising-water", "~", (2, 0), [1, 1, 0]),
        ("rising-co2", "C", (3, 0), [1, 0, 1]),
    ],
)
def test_any_caver_in_danger_costs_the_point_whoever_draws(
    card: str, sign: str, place: tuple[int, int], levels: list[int]
) -> None:
    cave = f" E--+--+--{sign}-"
    assert expedition(cave, places=[(0, 0), (0, 0), place], cards=[card]).levels == levels


@pytest.mark.rule("EX-27", "EX-20")
def test_with_the_water_at_its_red_end_nothing_more_happens() -> None:
    state = expedition(" E--+--~-", places=[(1, 0)], cards=["rising-water"], start=False)
    state.levels = [state.ends[0] - 1, state.ends[1] - 1, 0]
    log: list[Event] = []
    turn.start(state, log)
    assert kinds(log) == ["card-drawn", "rise", "lost"]
    assert state.ended == "water"
    assert state.levels == [state.ends[0] - 1, state.ends[1], 0]


@pytest.mark.rule("EX-20")
def test_next_to_means_joined_by_an_opening() -> None:
    cave = """
 +--A-
 |
 |
 E--+
"""
    assert expedition(cave, places=[(1, 0)], cards=["rockfall"]).levels == [0, 0, 0]


@pytest.mark.rule("EX-27", "EX-6")
@pytest.mark.parametrize(("card", "scale"), [("rising-water", 1), ("rising-co2", 2), ("cold", 0)])
def test_the_red_end_of_any_scale_is_the_end(card: str, scale: int) -> None:
    state = expedition(LONG, places=[(1, 0), (0, 0)], cards=[card], start=False)
    assert state.ends == BOX.scales["normal"][1]
    state.levels[scale] = state.ends[scale] - 1
    log: list[Event] = []
    turn.start(state, log)
    assert state.to_act == ()
    assert kinds(log)[-1] == "lost"
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 0), ())
    assert outcome.verdict is not None
    assert outcome.verdict.args == {"scale": ("management", "water", "co2")[scale]}
    assert goal_met(state) is False
