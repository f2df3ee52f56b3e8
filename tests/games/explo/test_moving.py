"""EX-22 to EX-24: moving, crossing obstacles, digging."""

from __future__ import annotations

import pytest

from tests.games.explo.build import at, draw_cave, expedition, kinds, legal, play, refusal, xy
from vulcania.games.explo.components import CARDS, DUG, OPEN, SQUEEZE
from vulcania.games.explo.moves import DIRECTIONS
from vulcania.games.explo.rules import turn
from vulcania.games.explo.rules.routes import ring_squares


def steps(cave: str, place: tuple[int, int]) -> list[str]:
    return [DIRECTIONS[direction] for direction in draw_cave(cave).steps(at(*place))]


@pytest.mark.rule("EX-22")
def test_moves_go_through_openings_to_tiles_that_can_be_stood_on() -> None:
    cave = """
 +
 |
 |
-E--+--A--+
 |
 |
 S
"""
    assert steps(cave, (0, 0)) == ["n", "e", "s"], "the sump can be stood on; west there is nothing yet"
    assert steps(cave, (1, 0)) == ["w"], "an obstacle cannot"
    state = expedition(cave, cards=["cold"])
    assert refusal(state, "move w") == ("EX-22", "refuse-move-nothing")
    state = expedition(cave, places=[(1, 0)], cards=["cold"])
    assert refusal(state, "move e") == ("EX-23", "refuse-move-obstacle")
    assert refusal(state, "move n") == ("EX-22", "refuse-move-nothing")


@pytest.mark.rule("EX-22")
def test_diagonals_only_between_chambers_by_a_chamber_open_to_both() -> None:
    rooms = """
 O--O
 |  |
 |  |
 E--O
"""
    assert steps(rooms, (0, -1)) == ["e", "s", "se"], "by the chamber at 1,-1"
    assert steps(rooms, (1, 0)) == ["n", "w", "nw"]
    closed = """
 O--O
 |
 |
 E--O
"""
    assert steps(closed, (0, -1)) == ["e", "s"], "the chamber at 1,-1 is not open to the one below it"
    by_gallery = """
 O--+
 |  |
 |  |
 E--O
"""
    assert steps(by_gallery, (0, -1)) == ["e", "s"]
    walled = """
 O  O
 |  |
 |  |
 E--O
"""
    assert steps(walled, (0, -1)) == ["s"]
    state = expedition(walled, places=[(0, -1)], cards=["cold"])
    assert refusal(state, "move se") == ("EX-22", "refuse-move-diagonal")
    assert refusal(state, "move e") == ("EX-22", "refuse-move-wall")


@pytest.mark.rule("EX-22", "EX-28")
def test_a_diagonal_is_remembered_as_going_by_the_chamber_between() -> None:
    state = expedition(
        """
 O--O
 |  |
 |  |
 E--O
""",
        places=[(0, -1)],
        cards=["cold"],
    )
    play(state, "move se")
    assert [xy(square) for square in state.trails[0]] == [(0, -1), (1, -1), (1, 0)]


@pytest.mark.rule("EX-22", "EX-28")
@pytest.mark.parametrize(("start", "there", "back"), [((1, 0), "ne", "sw"), ((1, -1), "se", "nw")])
def test_there_and_back_by_one_diagonal_is_no_loop_where_two_chambers_lie_between(
    start: tuple[int, int], there: str, back: str
) -> None:
    cave = """
    O--O
    |  |
    |  |
 E--O--O
"""
    state = expedition(cave, places=[start], cards=["cold", "cold"])
    play(state, f"move {there}", "end", f"move {back}")
    assert xy(state.positions[0]) == start
    assert ring_squares(state.trails[0]) == set()


@pytest.mark.rule("EX-23")
def test_the_card_of_its_kind_takes_a_caver_behind_the_obstacle() -> None:
    state = expedition(" E--A--+-", hands=[["pass-duck"]], cards=["pass-choke", "cold"])
    play(state, "cross e")
    assert xy(state.positions[0]) == (2, 0)
    assert [CARDS[card] for card in state.hands[0]] == ["pass-duck"]
    state = expedition(" E--A--+-\n |\n |\n +", cards=["pass-duck"])
    assert refusal(state, "cross e") == ("EX-23", "refuse-cross-card")
    assert refusal(state, "cross n") == ("EX-23", "refuse-cross-none")


@pytest.mark.rule("EX-23")
@pytest.mark.parametrize(
    ("row", "hand", "left"),
    [
        ("A--A", ["pass-choke"], []),
        ("A--~--A", ["pass-choke", "pass-duck"], []),
        ("A--~--A", ["pass-choke", "pass-choke"], None),
        ("A--~--X", ["pass-choke", "pass-duck", "pass-squeeze"], []),
    ],
)
def test_a_row_of_obstacles_needs_one_card_of_each_kind(row: str, hand: list[str], left: list[str] | None) -> None:
    state = expedition(f" E--{row}--+-", hands=[hand], cards=["falling-water"])
    if left is None:
        assert refusal(state, "cross e") == ("EX-23", "refuse-cross-card")
        return
    play(state, "cross e")
    assert [CARDS[card] for card in state.hands[0]] == ["falling-water"]
    assert xy(state.positions[0]) == (row.count("-") // 2 + 2, 0)


@pytest.mark.rule("EX-23")
def test_there_must_be_a_tile_behind_that_can_be_stood_on() -> None:
    state = expedition(" E--A-\n |\n |\n +", cards=["pass-choke"])
    assert refusal(state, "cross e") == ("EX-23", "refuse-cross-nothing-behind")


@pytest.mark.rule("EX-23")
def test_companions_who_wish_come_along_and_keep_their_own_move() -> None:
    state = expedition(" E--A--+--+-", places=[(0, 0)] * 3, cards=["pass-choke", "cold"])
    play(state, "cross e")
    assert list(state.to_act) == [1, 2]
    play(state, "remain", seat=2)
    log = play(state, "join", seat=1)
    assert next(event.data["party"] for event in log if event.kind == "crossed") == [0, 1]
    assert [xy(square) for square in state.positions] == [(2, 0), (2, 0), (0, 0)]
    play(state, "end")
    assert list(state.to_act) == [1]
    assert "move e" in legal(state)


@pytest.mark.rule("EX-24")
def test_a_squeeze_is_widened_and_then_walked_on() -> None:
    state = expedition(" E--X--+-", cards=["dig"])
    assert "dig e" in legal(state)
    assert kinds(play(state, "dig e")) == ["dug-squeeze"]
    assert not state.cave.laid[at(1, 0)] & SQUEEZE
    assert "move e" in legal(state)
    assert state.digs == 1


@pytest.mark.rule("EX-24")
def test_gallery_ends_are_joined_on_a_free_square() -> None:
    cave = """
 +--+
 |  |
 |
 E-
"""
    state = expedition(cave, cards=["dig"])
    assert [move for move in legal(state) if move.startswith("dig")] == ["dig e"]
    play(state, "dig e")
    assert state.cave.laid[at(1, 0)] & DUG
    assert state.cave.laid[at(1, 0)] & OPEN == 0b1001, "open to the west and to the north"
    assert "move e" in legal(state)


@pytest.mark.rule("EX-24")
def test_a_wall_between_two_tiles_is_opened() -> None:
    cave = """
 +--+
 |
 |
 E--+--+
"""
    state = expedition(cave, places=[(1, 0)], cards=["dig"])
    assert kinds(play(state, "dig n")) == ["dug-wall"]
    assert "move n" in legal(state)
    assert state.cave.laid[at(1, -1)] & OPEN == 0b1100


@pytest.mark.rule("EX-24")
def test_one_gallery_end_is_nothing_to_join_and_an_obstacle_has_no_wall_to_breach() -> None:
    state = expedition(" E-\n |\n |\n +", cards=["dig"])
    assert refusal(state, "dig e") == ("EX-24", "refuse-dig-here")
    cave = """
 +--A--+
 |
 |
 E--+
"""
    state = expedition(cave, places=[(1, 0)], cards=["dig"])
    assert refusal(state, "dig n") == ("EX-24", "refuse-dig-here")


@pytest.mark.rule("EX-23", "EX-28")
def test_everyone_in_the_party_has_walked_every_tile_of_the_row() -> None:
    state = expedition(" E--A--~--+-", places=[(0, 0)] * 2, hands=[["pass-choke"], []], cards=["pass-duck", "cold"])
    play(state, "cross e")
    play(state, "join", seat=1)
    assert [[xy(square) for square in trail] for trail in state.trails] == [[(0, 0), (1, 0), (2, 0), (3, 0)]] * 2


@pytest.mark.rule("EX-24")
def test_what_cannot_be_dug() -> None:
    state = expedition(" E--A--+\n |\n |\n +", cards=["dig"])
    assert refusal(state, "dig e") == ("EX-24", "refuse-dig-here"), "a choke"
    assert refusal(state, "dig s") == ("EX-24", "refuse-dig-here"), "open already"
    assert refusal(state, "dig n") == ("EX-24", "refuse-dig-here")
    state = expedition(" E--X--+-\n |\n |\n +", cards=["dig"], start=False)
    state.digs = 0
    turn.start(state, None)
    assert refusal(state, "dig e") == ("EX-24", "refuse-dig-none-left")
    state = expedition(" E--X--+-\n |\n |\n +", cards=["falling-water"])
    assert refusal(state, "dig e") == ("EX-24", "refuse-not-in-hand")
