"""EX-13 and EX-14: where a tile may be laid."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.explo.build import BOX, EXPLO, at, draw_cave, expedition, kinds, legal, play, refusal, view_of, xy
from tests.games.explo.slowly import SlowCave
from vulcania.core.errors import NotAMove
from vulcania.core.event import Event
from vulcania.games.explo.components import OBSTACLE, OPEN, mask_of
from vulcania.games.explo.describe import describe
from vulcania.games.explo.moves import VOCABULARY
from vulcania.games.explo.rules import turn
from vulcania.games.explo.rules.cave import TURNED, Cave
from vulcania.games.explo.state import ExploState
from vulcania.words import LANGUAGES, words

STRAIGHT, BEND, TEE, CROSS, END = (mask_of(sides) for sides in ("NS", "NE", "NES", "NESW", "N"))


def found(places: tuple[tuple[int, tuple[int, ...]], ...]) -> dict[tuple[int, int], tuple[int, ...]]:
    return {xy(square): turns for square, turns in places}


@pytest.mark.rule("EX-13")
def test_a_straight_continues_each_of_the_entrances_galleries_one_way() -> None:
    cave = draw_cave(" |\n E-\n |")
    assert found(cave.places(at(0, 0), STRAIGHT)) == {(0, -1): (0,), (1, 0): (1,), (0, 1): (0,)}


@pytest.mark.rule("EX-13")
def test_openings_meet_openings_and_walls_meet_walls_on_every_side() -> None:
    cave = draw_cave(
        """
       |
 E--+--+
 |
 |
 +-
"""
    )
    places = found(cave.places(at(0, 0), BEND))
    # 2,-1 is entered from the south; 1,1 from the west, below a wall
    assert places == {(2, -1): (1, 2), (1, 1): (2,)}
    cave = draw_cave(
        """
 |
 E--+
    |

    +
    |
"""
    )
    assert (1, 1) not in found(cave.places(at(0, 0), STRAIGHT)), "the tile below turns a wall to it"


@pytest.mark.rule("EX-13")
def test_places_lie_within_three_tiles_obstacles_counted() -> None:
    cave = draw_cave("\n E--A--+--+-\n")
    assert found(cave.places(at(0, 0), STRAIGHT)) == {(4, 0): (1,)}, "the nearest, as nothing is within three"
    cave = draw_cave(
        """
 |
 E--A--+--+-
"""
    )
    assert found(cave.places(at(0, 0), STRAIGHT)) == {(0, -1): (0,)}
    assert (4, 0) in found(cave.places(at(1, 0), STRAIGHT)), "three tiles from the obstacle"


@pytest.mark.rule("EX-13")
def test_among_equally_near_places_beyond_three_the_player_chooses() -> None:
    cave = draw_cave("\n-+--+--+--E--+--+--+-\n")
    assert set(found(cave.places(at(0, 0), END))) == {(-4, 0), (4, 0)}


@pytest.mark.rule("EX-14")
def test_with_no_open_gallery_a_parallel_network_starts_beside_the_cave() -> None:
    cave = draw_cave("\n E--+\n")
    assert cave.ends == 0
    places = found(cave.parallel_places(at(0, 0), STRAIGHT))
    # grid squares beside the entrance are nearest; wall to wall, and open into the free
    assert places == {(0, -1): (1,), (-1, 0): (0,), (0, 1): (1,)}
    assert found(cave.parallel_places(at(1, 0), STRAIGHT)) == {(1, -1): (1,), (2, 0): (0,), (1, 1): (1,)}


@pytest.mark.rule("EX-14")
def test_a_crossroads_drawn_then_is_discarded_and_not_replaced() -> None:
    log: list[Event] = []
    state = expedition("\n E--+\n", tiles=["crossroads-01", "straight-05"], cards=["cold"], log=log)
    assert kinds(log)[:2] == ["tile-drawn", "tile-discarded"]
    assert len(state.tile_pile) == 1
    assert state.tile_discards == [next(i for i, tile in enumerate(BOX.tiles) if tile.id == "crossroads-01")]


@pytest.mark.rule("EX-14")
def test_a_later_tile_continues_the_parallel_network_measured_in_grid_steps() -> None:
    state = expedition("\n E--+\n", tiles=["straight-05", "bend-05"])
    assert {move.split()[1] for move in legal(state)} == {"0,-1", "-1,0", "0,1"}
    log = play(state, "tile 0,-1 r90")
    assert "parallel-laid" in kinds(log)
    assert state.cave.apart
    # the second tile goes to an end of the new part, one or two grid steps away
    assert set(found(state.cave.places(at(0, 0), BEND))) == {(-1, -1), (1, -1)}


@pytest.mark.rule("EX-13", "EX-14")
def test_an_end_of_the_parallel_network_beyond_three_grid_steps_is_taken_when_it_is_the_nearest() -> None:
    cave = draw_cave(
        """
 E--+


 +--+--+--+--+--+-
"""
    )
    assert cave.apart
    assert set(found(cave.places(at(0, 0), STRAIGHT))) == {(6, 1)}, "seven grid steps from the pawn"


@pytest.mark.rule("EX-14", "EX-24")
def test_a_wall_dug_through_makes_the_parallel_network_a_part_of_the_cave() -> None:
    cave = draw_cave(
        """
 E--+


    +--+-
"""
    )
    apart = [cave.apart]
    cave.breach(at(1, 0), 2)
    apart.append(cave.apart)
    assert apart == [True, False]
    assert cave.distances(at(0, 0))[at(2, 1)] == 3


@pytest.mark.rule("EX-14")
def test_a_tile_that_fits_nowhere_is_discarded() -> None:
    log: list[Event] = []
    # the one open end has a wall to its north, so a crossroads cannot lie there
    cave = """
 +--+
 |
 |
 E-
"""
    state = expedition(cave, tiles=["crossroads-01"], cards=["cold"], log=log)
    assert kinds(log)[:3] == ["tile-drawn", "tile-discarded", "card-drawn"]
    assert state.drawn == -1
    assert len(state.tile_discards) == 1


@pytest.mark.rule("EX-15")
def test_the_sump_is_the_last_tile_and_then_no_more_are_drawn() -> None:
    state = expedition(tiles=["sump"], cards=["cold", "cold"])
    play(state, "tile 1,0 r270")
    assert not state.tile_pile
    log = play(state, "stay")
    assert "tile-drawn" not in kinds(log)
    assert not any(BOX.tiles[tile].shape == "digging" for tile in BOX.pile)


@pytest.mark.rule("EX-15")
def test_the_sump_lies_at_the_bottom_from_the_start() -> None:
    for seed in range(5):
        state = EXPLO.start(EXPLO.setup(2, seed))
        assert isinstance(state, ExploState)
        assert state.tile_pile[0] == BOX.sump
        assert len(state.tile_pile) == 70


@pytest.mark.rule("EX-13", "EX-14")
def test_refusals_say_what_is_wrong_with_a_place() -> None:
    cave = """
 |
 E--+--+--+--+-
 |           |
"""
    state = expedition(cave, places=[(4, 0)], tiles=["straight-05"])
    assert legal(state) == ["tile 5,0 r90", "tile 4,1 r0", "mark"]
    assert refusal(state, "tile 1,0 r0") == ("EX-13", "refuse-tile-taken")
    assert refusal(state, "tile 1,1 r0") == ("EX-13", "refuse-tile-no-gallery")
    assert refusal(state, "tile 5,0 r0") == ("EX-13", "refuse-tile-fit")
    assert refusal(state, "tile 5,0 r270") == ("EX-13", "refuse-tile-same")
    assert refusal(state, "tile 0,1 r0") == ("EX-13", "refuse-tile-far")
    closed = expedition("\n E--+\n", tiles=["straight-05"])
    assert refusal(closed, "tile 5,5 r0") == ("EX-14", "refuse-tile-touch")
    assert refusal(closed, "tile 2,0 r0") == ("EX-14", "refuse-tile-parallel")


@pytest.mark.rule("EX-13")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_to_be_written_otherwise_is_said_as_it_is_written(lang: str) -> None:
    state = expedition("\n |\n E--+-\n |\n", places=[(1, 0)], tiles=["straight-05"])
    _, reason = EXPLO.why_not(state, VOCABULARY.parse("tile 2,0 r270"), state.to_act[0])
    assert reason.key == "refuse-tile-same"
    assert "r90" in words(lang, "explo").say(reason)


# -- against a slow and obvious second implementation -----------------------------------------------------------------


@settings(max_examples=40)
@given(st.data())
def test_fast_and_slow_agree_on_every_place_and_turn(data: st.DataObject) -> None:
    cave, slow = Cave(), SlowCave()
    cave.lay(at(0, 0), BOX.entrance, BOX.masks[BOX.entrance], 0)
    slow.lay((0, 0), "NES")
    drawable = list(BOX.pile)
    for _ in range(data.draw(st.integers(1, 30), label="tiles")):
        tile = data.draw(st.sampled_from(drawable), label="tile")
        pawn = data.draw(st.sampled_from(sorted(slow.openings)), label="pawn")
        openings = BOX.tiles[tile].openings
        mask = BOX.masks[tile]
        expected = slow.places(pawn, openings)
        if cave.ends:
            places = cave.places(at(*pawn), mask)
        else:
            places = cave.parallel_places(at(*pawn), mask)
        offered = {(xy(square), TURNED[mask][turn]) for square, turns in places for turn in turns}
        assert offered == {(square, mask_of("".join(s for s in "NESW" if s in sides))) for square, sides in expected}
        if not places:
            continue
        square, turns = data.draw(st.sampled_from(places), label="place")
        turn = data.draw(st.sampled_from(turns), label="turn")
        cave.lay(square, tile, mask, BOX.grounds[tile], turn)
        slow.lay(xy(square), "".join(s for i, s in enumerate("NESW") if TURNED[mask][turn] >> i & 1))
        if data.draw(st.integers(0, 5), label="dig") == 0:
            _breach(data, cave, slow)
    assert cave.ends == len(slow.ends())
    assert cave.apart == slow.is_apart()


def _breach(data: st.DataObject, cave: Cave, slow: SlowCave) -> None:
    """EX-24 c, so that parts are joined now and then."""
    walls = [
        (square, side)
        for square in sorted(cave.laid)
        for side in range(4)
        if cave.diggable(square, side) == "wall" and not cave.laid[square] & OBSTACLE
    ]
    if walls:
        square, side = data.draw(st.sampled_from(walls), label="wall")
        cave.breach(square, side)
        slow.breach(xy(square), "NESW"[side])
    assert all(value & OPEN for value in cave.laid.values())


def test_the_drawn_tile_is_described_with_the_directions_of_the_language() -> None:
    view = view_of(expedition(tiles=["tee-01"]))
    openings = {"en": "north, east, south", "fr": "nord, est, sud", "nl": "noord, oost, zuid"}
    for language, sides in openings.items():
        assert sides in describe(view, words(language, "explo"), ["Ann"])


ROW = "\n -E-" + "-+-" * 15 + "-+-\n"
"""A gallery from the entrance to 16,0, the edge of the table, and another to the west."""


def cells(state: ExploState) -> set[str]:
    return {move.split()[1] for move in legal(state) if move.startswith("tile")}


@pytest.mark.rule("EX-13")
def test_the_table_ends_16_tiles_from_the_entrance() -> None:
    state = expedition(ROW, places=((15, 0),), tiles=["bend-05", "straight-05"])
    assert cells(state) == {"-1,0"}, "the nearest place on the table"
    assert refusal(state, "tile 17,0 r180") == ("EX-13", "refuse-tile-table")
    closed = expedition(ROW.replace("-E", " E"), places=((15, 0),), tiles=["bend-05"])
    assert closed.tile_discards == [next(i for i, tile in enumerate(BOX.tiles) if tile.id == "bend-05")]


@pytest.mark.rule("EX-13")
def test_a_match_begun_before_has_no_end_of_the_table() -> None:
    state = expedition(ROW, places=((15, 0),), tiles=["bend-05", "straight-05"], start=False)
    state.setup = msgspec.structs.replace(state.setup, rules=2)
    turn.start(state, None)
    assert cells(state) == {"17,0"}
    play(state, "tile 17,0 r180")
    assert at(17, 0) in state.cave.laid


def test_what_there_is_to_learn_stays_small() -> None:
    assert VOCABULARY.size <= 5000
    near, beyond = VOCABULARY.parse("tile -16,16 r270"), VOCABULARY.parse("tile 17,0 r0")
    assert near < VOCABULARY.size <= beyond
    assert VOCABULARY.notations([near, beyond]) == ["tile -16,16 r270", "tile 17,0 r0"]
    with pytest.raises(NotAMove):
        VOCABULARY.parse("tile 73,0 r0")
