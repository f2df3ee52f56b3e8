"""The dial, the heading and the depth (LG-1, LG-2, LG-4, LG-15 to LG-18), which both editions share."""

from __future__ import annotations

import pytest

from vulcania.games._ocean.components import ANY, CURRENT, DEPTH, DEPTHS, HEADING, HEADING_NAMES, WHITE_DOT
from vulcania.games._ocean.moves import STEERS
from vulcania.games._ocean.rules import helm
from vulcania.games._ocean.rules.helm import (
    AFTER,
    CHOICES,
    PLACE_SEEN,
    POINTED,
    POSITIONS,
    SEEN_AT,
    START,
    position,
    seen,
)

CURRENT_LEFT, CURRENT_RIGHT, HEADING_LEFT, HEADING_RIGHT, DEPTH_UP, DEPTH_DOWN = range(STEERS)


def steer(start: int, *steers: int) -> int:
    for one in steers:
        start = AFTER[start][one]
    return start


@pytest.mark.rule("LG-1")
def test_the_nautilus_starts_north_at_the_surface() -> None:
    assert (helm.HEADING_OF[START], helm.DEPTH_OF[START], helm.TURN_OF[START]) == (0, 0, 0)
    assert seen(START, POINTED[START]) == "n0"


@pytest.mark.rule("LG-2")
def test_it_always_points_at_the_place_under_its_heading_at_its_depth() -> None:
    for at in range(POSITIONS):
        heading, depth = HEADING_NAMES[helm.HEADING_OF[at]], DEPTHS[helm.DEPTH_OF[at]]
        assert seen(at, POINTED[at]) == heading + depth


@pytest.mark.rule("LG-2", "LG-15")
def test_a_current_to_the_right_brings_the_chip_from_the_north_west_before_the_bow() -> None:
    after = steer(START, CURRENT_RIGHT)
    assert POINTED[after] == 7  # arm 7 lay in the north-west
    assert seen(after, 7) == "n0"
    assert seen(after, 0) == "ne0"  # the rulebook's own example: from N to NE
    assert POINTED[steer(START, CURRENT_LEFT)] == 1


@pytest.mark.rule("LG-15")
def test_the_current_turns_the_dial_and_not_the_submarine() -> None:
    for at in range(POSITIONS):
        for one in (CURRENT_LEFT, CURRENT_RIGHT):
            assert helm.HEADING_OF[AFTER[at][one]] == helm.HEADING_OF[at]
            assert helm.DEPTH_OF[AFTER[at][one]] == helm.DEPTH_OF[at]
    assert steer(START, *[CURRENT_LEFT] * 8) == START


@pytest.mark.rule("LG-16")
def test_the_heading_turns_by_a_quarter() -> None:
    assert seen(START, POINTED[steer(START, HEADING_RIGHT)]) == "e0"
    assert seen(START, POINTED[steer(START, HEADING_LEFT)]) == "w0"
    assert steer(START, *[HEADING_RIGHT] * 4) == START
    for at in range(POSITIONS):
        turns = {(helm.HEADING_OF[AFTER[at][one]] - helm.HEADING_OF[at]) % 4 for one in CHOICES[at][HEADING]}
        assert turns == {1, 3}


@pytest.mark.rule("LG-17")
def test_the_depth_stays_between_the_surface_and_two() -> None:
    assert CHOICES[START][DEPTH] == (DEPTH_DOWN,)
    assert CHOICES[steer(START, DEPTH_DOWN)][DEPTH] == (DEPTH_UP, DEPTH_DOWN)
    assert CHOICES[steer(START, DEPTH_DOWN, DEPTH_DOWN)][DEPTH] == (DEPTH_UP,)
    assert AFTER[START][DEPTH_UP] == -1


@pytest.mark.rule("LG-18")
def test_the_turbostat_may_do_any_of_them() -> None:
    for at in range(POSITIONS):
        assert CHOICES[at][ANY] == CHOICES[at][CURRENT] + CHOICES[at][HEADING] + CHOICES[at][DEPTH]


def test_left_undoes_right_and_up_undoes_down() -> None:
    for at in range(POSITIONS):
        for one in CHOICES[at][ANY]:
            assert AFTER[AFTER[at][one]][one ^ 1] == at


def test_every_place_is_seen_somewhere_and_found_again() -> None:
    for turn in range(8):
        assert sorted(SEEN_AT[turn]) == list(range(24))
        assert all(PLACE_SEEN[turn][SEEN_AT[turn][place]] == place for place in range(24))


@pytest.mark.rule("LG-4")
def test_every_depth_has_four_white_places_and_four_of_the_other_colour() -> None:
    for ring in range(3):
        assert sum(WHITE_DOT[ring * 8 : ring * 8 + 8]) == 4
    assert WHITE_DOT[:2] == (True, False)  # ring 0: arm 0 is white
    assert WHITE_DOT[8:10] == (False, True)  # ring 1: arm 1 is white


def test_positions_and_their_parts_belong_together() -> None:
    for at in range(POSITIONS):
        assert position(helm.TURN_OF[at], helm.HEADING_OF[at], helm.DEPTH_OF[at]) == at
