"""What one more tile changes is worked out from what is known of the cave without it: the same that a walk through the
whole cave finds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.explo.build import BOX, at, draw_cave
from vulcania.core.chance import Chance
from vulcania.games.explo.components import DUCK, OBSTACLE, mask_of
from vulcania.games.explo.heuristics import outlook, ways
from vulcania.games.explo.heuristics.expert import at_hand, ends_with
from vulcania.games.explo.heuristics.ways import USUAL, Pace, turns_from
from vulcania.games.explo.moves import ENTRANCE
from vulcania.games.explo.rules.cave import TURNED, Cave
from vulcania.games.explo.rules.memory import Memory
from vulcania.games.explo.rules.position import NONE

DEPTHS = (2, 11)
PACES = (USUAL, Pace(0, 2, 6), Pace(6, 0, 0, widens=True), Pace(0, 2, 6, wall=ways.DIGGING, anywhere=True))
STRAIGHT = mask_of("EW")

Place = tuple[int, int]
"""A square and quarter turns."""


def growing(chance: Chance) -> Iterator[tuple[Cave, int, list[Place]]]:
    """A cave that grows tile by tile, with the next tile and all places for it; one of them is taken in the end."""
    cave = Cave()
    cave.lay(ENTRANCE, BOX.entrance, BOX.masks[BOX.entrance], 0)
    tiles = list(BOX.pile)
    chance.shuffle(tiles)
    for tile in tiles:
        pawn = chance.pick(standing(cave))
        find = cave.places if cave.ends else cave.parallel_places
        places = [(square, turn) for square, turns in find(pawn, BOX.masks[tile]) for turn in turns]
        if places:
            yield cave, tile, places
            square, turn = chance.pick(places)
            cave.lay(square, tile, BOX.masks[tile], BOX.grounds[tile], turn)


def standing(cave: Cave) -> list[int]:
    return [square for square, tile in cave.laid.items() if not tile & OBSTACLE]


def forgetful(cave: Cave) -> Cave:
    twin = cave.clone()
    twin.memory = Memory()
    return twin


@pytest.mark.parametrize("seed", range(12))
def test_a_tile_promises_what_a_walk_through_the_cave_with_it_finds(seed: int) -> None:
    chance = Chance("promise", seed)
    for cave, tile, places in growing(chance):
        cave.links(ENTRANCE)  # somebody thinks about it
        if not chance.below(3):
            continue  # a tile that has one place only is laid before anybody asks
        for wanted in DEPTHS:
            assert outlook.outlook(cave, wanted) == outlook.walked(cave.laid, wanted)
            for square, turn in places:
                lying = BOX.grounds[tile] | TURNED[BOX.masks[tile]][turn]
                promise = outlook.promise_with(cave, wanted, square, lying)
                assert promise == outlook.walked({**cave.laid, square: lying}, wanted).promise


@pytest.mark.parametrize("seed", range(6))
def test_a_tile_leaves_the_choice_that_a_caver_has_with_it(seed: int) -> None:
    chance = Chance("choice", seed)
    for cave, tile, places in growing(chance):
        front = chance.pick(standing(cave))
        near = at_hand(cave.laid, front)
        for square, turn in places:
            lying = TURNED[BOX.masks[tile]][turn]
            ends = at_hand({**cave.laid, square: lying}, front).ends
            assert ends_with(cave, front, near, square, lying) == ends


@pytest.mark.parametrize("seed", range(6))
def test_ways_that_were_measured_are_as_long_with_another_tile(seed: int) -> None:
    chance = Chance("ways", seed)
    asked: list[tuple[int, int]] = []
    for cave, _, _ in growing(chance):
        asked = [*asked[-8:], (chance.pick(standing(cave)), NONE), (ENTRANCE, chance.pick(standing(cave)))]
        for start, until in asked:
            for pace in PACES:
                assert turns_from(cave, start, pace, until) == turns_from(forgetful(cave), start, pace, until)


def test_dangers_are_counted_in_the_order_of_the_walk() -> None:
    """What they come to hangs on it, by the last digit; and so may which of two equal places is taken."""
    cave = draw_cave(" E--A--C--~--C--+-")
    outlook.outlook(cave, 11)
    cave.lay(at(6, 0), 3, STRAIGHT, DUCK)
    much = [one for _, one in outlook.outlook(cave, 11).dangers]
    assert much == [0.35, 0.5, 0.35, 0.5, 0.35]


def test_a_tile_that_nobody_can_get_to_promises_nothing() -> None:
    cave = draw_cave(" E--+-         -+-")
    assert cave.apart
    before = outlook.outlook(cave, 11).promise
    assert outlook.promise_with(cave, 11, at(6, 0), STRAIGHT) == before
    assert outlook.promise_with(cave, 11, at(2, 0), STRAIGHT) != before
