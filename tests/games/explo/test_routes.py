"""EX-28: direct routes and loops, on caves drawn by hand."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.explo.build import at, draw_cave, xy
from vulcania.games.explo.rules.routes import best_route, depth, direct_route, ring_squares, route


def trail(*places: tuple[int, int]) -> list[int]:
    return [at(*place) for place in places]


@pytest.mark.rule("EX-28")
def test_the_markers_tile_counts_the_entrance_does_not_obstacles_do() -> None:
    cave = draw_cave("\n E--+--A--+-\n")
    assert depth(cave, at(1, 0)) == 1
    assert depth(cave, at(3, 0)) == 3
    assert [xy(square) for square in direct_route(cave, at(3, 0))] == [(0, 0), (1, 0), (2, 0), (3, 0)]


@pytest.mark.rule("EX-28")
def test_the_most_direct_way_is_taken() -> None:
    cave = draw_cave(
        """
 +--+--+
 |     |
 |     |
 E--+--+--+
"""
    )
    assert depth(cave, at(3, 0)) == 3
    assert depth(cave, at(2, -1)) == 3, "by 2,0 or by 0,-1 and 1,-1 it is three tiles"


@pytest.mark.rule("EX-28", "EX-24")
def test_digging_tiles_are_not_counted() -> None:
    cave = draw_cave("\n E--+--D--+\n")
    assert depth(cave, at(3, 0)) == 2
    cave = draw_cave("\n E--+--W--+\n")
    assert depth(cave, at(3, 0)) == 2


@pytest.mark.rule("EX-28")
def test_of_equally_direct_ways_the_one_without_digging_tiles_counts() -> None:
    cave = draw_cave(
        """
 D--+
 |  |
 |  |
 E--+
"""
    )
    assert depth(cave, at(1, -1)) == 2


@pytest.mark.rule("EX-28")
def test_the_tiles_of_a_loop_that_was_walked_are_added_once() -> None:
    cave = draw_cave(
        """
 +--+--+
 |     |
 |     |
 E--+--+--+
"""
    )
    round_trip = trail(
        (0, 0), (1, 0), (2, 0), (3, 0), (2, 0), (2, -1), (1, -1), (0, -1), (0, 0), (1, 0), (0, 0)
    )  # fmt: skip
    found = route(cave, 0, at(3, 0), round_trip)
    assert [xy(square) for square in found.direct] == [(1, 0), (2, 0), (3, 0)]
    assert {xy(square) for square in found.loop} == {(0, -1), (1, -1), (2, -1)}
    assert (found.depth, found.score) == (3, 6)


@pytest.mark.rule("EX-28")
def test_going_in_and_out_the_same_way_is_no_loop() -> None:
    cave = draw_cave("\n E--+--+--+\n")
    there_and_back = trail((0, 0), (1, 0), (2, 0), (1, 0), (2, 0), (3, 0), (2, 0), (1, 0), (0, 0))
    assert ring_squares(there_and_back) == set()
    assert route(cave, 0, at(3, 0), there_and_back).score == 3


@pytest.mark.rule("EX-28")
def test_a_side_gallery_off_a_loop_is_not_on_the_ring() -> None:
    ring = trail((0, 0), (1, 0), (1, 1), (0, 1), (0, 0), (-1, 0), (0, 0))
    assert {xy(square) for square in ring_squares(ring)} == {(0, 0), (1, 0), (1, 1), (0, 1)}


@pytest.mark.rule("EX-28")
def test_the_marker_farthest_by_the_direct_way_counts_even_if_another_walked_a_loop() -> None:
    cave = draw_cave(
        """
 +--+--+
 |     |
 |     |
 E--+--+--+--+
"""
    )
    loop = trail((0, 0), (1, 0), (2, 0), (2, -1), (1, -1), (0, -1), (0, 0))
    straight = trail((0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (3, 0), (2, 0), (1, 0), (0, 0))
    assert route(cave, 0, at(2, -1), loop).score == 5
    best = best_route(cave, [at(2, -1), at(4, 0)], [loop, straight])
    assert (best.seat, best.score) == (1, 4)


@pytest.mark.rule("EX-28")
def test_of_equally_far_markers_the_one_that_counts_the_most_is_taken() -> None:
    cave = draw_cave(
        """
 +--+
 |  |
 |  |
 E--+--+
"""
    )
    straight = trail((0, 0), (1, 0), (2, 0), (1, 0), (0, 0))
    loop = trail((0, 0), (0, -1), (1, -1), (1, 0), (2, 0), (1, 0), (0, 0))
    for trails, seat in (([straight, loop], 1), ([loop, straight], 0), ([straight, straight], 0)):
        best = best_route(cave, [at(2, 0)] * 2, trails)
        assert (best.seat, best.depth, best.score) == (seat, 2, 4 if loop in trails else 2)


@pytest.mark.rule("EX-28", "EX-24")
def test_a_digging_tile_on_a_loop_is_not_counted_either() -> None:
    cave = draw_cave(
        """
 +--D
 |  |
 |  |
 E--+--+
"""
    )
    loop = trail((0, 0), (0, -1), (1, -1), (1, 0), (2, 0), (1, 0), (0, 0))
    found = route(cave, 0, at(2, 0), loop)
    assert ([xy(square) for square in found.loop], found.score) == ([(0, -1)], 3)


@settings(max_examples=60)
@given(st.lists(st.sampled_from([(1, 0), (-1, 0), (0, 1), (0, -1)]), max_size=40))
def test_a_square_is_on_a_ring_just_when_some_step_at_it_can_be_spared(steps: list[tuple[int, int]]) -> None:
    """Against the plainest definition: take a step away, and see whether its ends still hang together."""
    places = [(0, 0)]
    for dx, dy in steps:
        places.append((places[-1][0] + dx, places[-1][1] + dy))
    edges = {frozenset(pair) for pair in pairwise(places)}
    expected = set()
    for edge in edges:
        a, b = tuple(edge)
        reached, waiting = {a}, [a]
        while waiting:
            here = waiting.pop()
            for other in edges - {edge}:
                if here in other:
                    (there,) = other - {here}
                    if there not in reached:
                        reached.add(there)
                        waiting.append(there)
        if b in reached:
            expected |= {a, b}
    assert {xy(square) for square in ring_squares([at(*place) for place in places])} == expected
