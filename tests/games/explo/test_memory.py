"""What is remembered of a cave is what would be found out anew."""

from __future__ import annotations

import pytest

from tests.games.explo.build import BOX, EXPLO, at, draw_cave, expedition
from vulcania.core.chance import Chance
from vulcania.games.explo import heuristics
from vulcania.games.explo.components import CHOKE, OBSTACLE, mask_of
from vulcania.games.explo.heuristics import outlook, plan, survey, ways
from vulcania.games.explo.heuristics.ways import USUAL, Pace, turns_from
from vulcania.games.explo.rules import steps, turn
from vulcania.games.explo.rules.cave import Cave
from vulcania.games.explo.rules.memory import Memory
from vulcania.games.explo.rules.science import lying
from vulcania.games.explo.state import ExploState

STRAIGHT = mask_of("EW")
CHOKED, GALLERY = 3, 4
"""Any two tiles."""


def all_known(state: ExploState) -> list[object]:
    """All that is ever remembered, of a position with cavers inside."""
    cave = state.cave
    dry = [square for square, tile in cave.laid.items() if not tile & OBSTACLE]
    digger = Pace(0, 2, 6, widens=True, wall=ways.DIGGING, anywhere=True)
    paces = [USUAL, digger, *(ways.pace(state, seat) for seat in state.inside())]
    return [
        [cave.links(square) for square in dry],
        survey.depths(cave),
        survey.ends(cave),
        survey.ways_on(cave),
        outlook.outlook(cave, plan.wanted_depth(state)),
        lying(state),
        [turns_from(cave, state.positions[seat], pace) for seat in state.inside() for pace in paces],
        [turns_from(cave, dry[0], pace, until=dry[-1]) for pace in paces],
        [plan.make(state, seat) for seat in state.inside()],
        [turn.places_for(state, tile) for tile in BOX.pile],
    ]


def without_memory(state: ExploState) -> ExploState:
    twin = state.clone()
    twin.cave.memory = Memory()
    return twin


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_nothing_is_remembered_wrongly_while_a_cave_grows(seats: int) -> None:
    """Expeditions that go well, with whims; the tiles are tried out before they are laid, as a search does."""
    dug = asked = 0
    for deal in range(3):
        chance = Chance("memory", seats, deal)
        state = EXPLO.start(EXPLO.setup(seats, deal))
        assert isinstance(state, ExploState)
        while state.to_act:
            seat = state.to_act[0]
            moves = state.legal(seat)
            weights = heuristics.expert(state, seat, moves)
            whim = chance.below(4) == 0 and state.step != steps.PREPARING
            state.play(chance.pick(moves) if whim else moves[weights.index(max(weights))], seat)
            if state.step > steps.CHOOSING and state.inside():
                assert all_known(state) == all_known(without_memory(state))
                asked += 1
                dug += state.digs < len(BOX.digging)
    assert asked > 100
    assert dug, "which changes ways too"


def test_a_tile_behind_an_obstacle_opens_the_way_that_was_known_to_be_closed() -> None:
    cave = draw_cave(" E--+-")
    usual = 1 + USUAL.choke
    assert turns_from(cave, at(0, 0), USUAL) == {at(0, 0): 0, at(1, 0): 1}
    cave.lay(at(2, 0), CHOKED, STRAIGHT, CHOKE)
    assert turns_from(cave, at(0, 0), USUAL) == {at(0, 0): 0, at(1, 0): 1}, "nothing lies behind it"
    assert survey.depths(cave) == {at(0, 0): 0, at(1, 0): 1, at(2, 0): 2}
    cave.lay(at(3, 0), GALLERY, STRAIGHT, 0)
    assert turns_from(cave, at(0, 0), USUAL) == {at(0, 0): 0, at(1, 0): 1, at(3, 0): 1 + usual}
    assert survey.depths(cave)[at(3, 0)] == 3


def test_a_row_of_obstacles_is_followed_to_the_tile_before_it() -> None:
    cave = draw_cave(" E--A--A-")
    assert survey.ways_on(cave) == {at(0, 0)}
    assert cave.links(at(0, 0)).rows == []
    cave.lay(at(3, 0), GALLERY, STRAIGHT, 0)
    assert cave.links(at(0, 0)).rows == [(1, at(3, 0), CHOKE)]
    assert not survey.ways_on(cave)


def test_an_obstacle_between_two_galleries_joins_them() -> None:
    cave = draw_cave(" E--+-   -+")
    assert at(3, 0) not in turns_from(cave, at(0, 0), USUAL)
    cave.lay(at(2, 0), CHOKED, STRAIGHT, CHOKE)
    assert turns_from(cave, at(0, 0), USUAL)[at(3, 0)] == 2 + USUAL.choke
    assert survey.depths(cave)[at(3, 0)] == 3


def test_caves_share_what_is_known_only_as_long_as_they_lie_alike() -> None:
    def with_tile(tile: int, ground: int) -> Cave:
        twin = cave.clone()
        twin.lay(at(2, 0), tile, STRAIGHT, ground)
        return twin

    cave = draw_cave(" E--+-")
    assert with_tile(GALLERY, 0).memory is not with_tile(GALLERY, 0).memory, "nobody has thought about it yet"
    survey.depths(cave)
    turns_from(cave, at(0, 0), USUAL)
    assert with_tile(GALLERY, 0).memory is with_tile(GALLERY, 0).memory, "a search comes by here again"
    assert with_tile(GALLERY, 0).memory is not with_tile(CHOKED, CHOKE).memory
    assert with_tile(GALLERY, 0).memory is not cave.memory
    assert draw_cave(" E--+-").memory is not cave.memory, "another expedition"


def test_cavers_with_other_cards_need_other_turns_for_the_same_way() -> None:
    state = expedition(" E--+--A--+-", places=[(1, 0), (1, 0), (0, 0)], cards=["cold"], hands=[["pass-choke"], [], []])
    behind = [turns_from(state.cave, at(1, 0), ways.pace(state, seat))[at(3, 0)] for seat in range(3)]
    assert behind == [1, 1 + ways.NEAR_AT_HAND, 1 + ways.WAIT]
    state.hands[0] = []
    assert turns_from(state.cave, at(1, 0), ways.pace(state, 0))[at(3, 0)] == 1 + ways.WAIT, "once it is played"


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_no_scale_is_expected_to_rise_above_the_worst(seats: int) -> None:
    """With no cubes at all, whatever has been drawn."""
    state = EXPLO.start(EXPLO.setup(seats, 3))
    assert isinstance(state, ExploState)
    while True:
        for draws in (0.5, 7.0, 40.0, 81.5, 300.0):
            [expected] = plan.expected(state, draws)
            assert all(more <= most for more, most in zip(expected, plan.at_worst(state, draws), strict=True))
        if not state.pile:
            return
        state.pile.pop()


def test_where_to_go_hangs_on_where_one_stands_and_on_whether_there_are_tiles() -> None:
    state = expedition("-+--E--+-", places=[(1, 0), (1, 0), (-1, 0)], cards=["cold"], start=False)
    state.tile_pile = [GALLERY]
    assert plan.leader(state, survey.depths(state.cave)) == 0
    assert [plan.make(state, seat).turns for seat in (1, 2)] == [0, 0], "each has an end to wait at"
    state.tile_pile = []
    assert [plan.make(state, seat).turns for seat in (1, 2)] == [1, 1], "the cave has ended: home"


def test_what_a_cave_promises_hangs_on_the_depth_that_is_wanted() -> None:
    cave = draw_cave(" E--+--+--+--+-")
    assert outlook.outlook(cave, 11).promise > outlook.outlook(cave, 2).promise
