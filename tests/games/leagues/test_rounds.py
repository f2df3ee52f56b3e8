"""The end of a round and of the match (LG-31, LG-35 to LG-41), and the final account."""

from __future__ import annotations

import pytest

from tests.games.leagues.build import Table, box, chip
from vulcania.core.chance import Chance
from vulcania.core.match import new
from vulcania.games._ocean.components import FREE


def about_to_end(seats: int = 2) -> Table:
    """Seat 0 will fill square C by turning to the east."""
    table = Table(seats).clear_sea().sea(e0=chip("reef"), s_2=chip("wreck", nth=2))
    return table.grid(0, a1=chip("shark"), b1=chip("wreck")).hand(0, 8, 1, 2, sailors=0)


@pytest.mark.rule("LG-31")
def test_filling_c_ends_the_round_once_the_others_have_finished_the_turn() -> None:
    table = about_to_end(3)
    table.play("lay 8", "lay 4", "lay 1", "heading right")
    assert table.state.ending
    assert table.state.round == 0
    table.play("current left")
    assert table.state.round == 0
    table.play("current right")
    assert table.state.round == 1


@pytest.mark.rule("LG-31")
def test_the_round_ends_even_if_the_chip_leaves_c_again() -> None:
    table = about_to_end().holds(0, "super-sailor")
    table.play("lay 8", "lay 4", "heading right", "play super-sailor", "move c1 a2")
    assert table.square(0, "c1") == FREE
    assert table.state.ending
    table.play("current left")
    assert table.state.round == 1
    assert table.state.points[0] == 8 + 10  # only shark and wreck are in the row now, and number 1


@pytest.mark.rule("LG-31", "LG-32", "LG-35")
def test_row_and_bonus_are_scored() -> None:
    table = about_to_end(4)
    table.play("lay 8", "lay 7", "lay 4", "lay 1", "heading right", *["current left"] * 3)
    assert table.state.points[0] == 15 + 10
    bonus = [event.data["points"] for event in table.events if event.kind == "bonus"]
    assert bonus == [10, 6, 3, 0]


@pytest.mark.rule("LG-35")
def test_two_players_get_ten_and_six() -> None:
    table = about_to_end()
    table.play("lay 8", "lay 4", "heading right", "current left")
    assert table.state.points == [15 + 10, 6]


@pytest.mark.rule("LG-32")
def test_a_row_keeps_its_score_whatever_happens_to_it_later() -> None:
    table = about_to_end()
    table.play("lay 8", "lay 4", "heading right", "current left")
    assert table.rows(0) == (15, 0)
    table.grid(0, a1=chip("island", 2), a2=chip("seaweed", 2))
    assert table.rows(0) == (15, 4)
    assert table.state.points[0] == 25


@pytest.mark.rule("LG-36")
def test_a_new_round_brings_new_chips_and_leaves_the_submarine_where_it_is() -> None:
    table = about_to_end()
    left = chip("wreck", nth=2)
    table.play("lay 8", "lay 4", "heading right", "current left")
    view = table.view(0)
    assert (view.round, view.turn) == (2, 1)
    assert (view.ocean.heading, view.ocean.depth, view.ocean.turn) == ("e", "0", 7)
    assert sorted(table.state.ocean) == [at for at in range(72) if table.state.contents.round_of[at] == 1]
    assert table.state.gone >> left & 1
    assert table.square(0, "c1") == chip("reef")
    assert table.state.to_act == (0,)
    assert next(event for event in table.events if event.kind == "round").reveals


@pytest.mark.rule("LG-36")
def test_who_holds_number_one_lays_first() -> None:
    table = about_to_end()
    table.play("lay 8", "lay 9")
    assert table.state.to_act == (0,)  # the dive of seat 1 had one way only, and is done
    table.state.ending = True
    table.play("heading left")
    assert table.state.round == 1
    assert table.state.to_act == (1,)


@pytest.mark.rule("LG-37")
def test_a_round_that_nobody_ends_is_over_after_forty_turns() -> None:
    table = Table(2).clear_sea()
    assert table.state.TURNS == 40
    turns = 0
    while table.state.round == 0:
        table.play(table.legal()[0])
        turns = max(turns, table.state.turn)
    assert turns == 40
    assert "round-cut" in table.kinds()
    assert table.state.round == 1
    assert sorted(table.state.points) == [6, 10]


# -- the end ----------------------------------------------------------------------------------------------------------


def last_turn(**grid: int) -> Table:
    """The third round ends with this turn; nobody finds anything any more."""
    table = Table(2).clear_sea().grid(0, **grid)
    table.state.round = 2
    table.state.ending = True
    table.hand(0, 8, 1, 2, sailors=0).hand(1, 4, 1, 2, sailors=0)
    return table


@pytest.mark.rule("LG-38")
def test_columns_points_after_the_third_round() -> None:
    symbols = {at: set(one.symbols) for at, one in enumerate(box().chips) if box().white[at]}
    shared = next((a, b) for a in symbols for b in symbols if a < b and symbols[a] == symbols[b])
    table = last_turn(b1=shared[0], b2=shared[1])  # two symbols twice: 2 + 2
    table.play("lay 8", "lay 4", "heading left", "current left")
    assert not table.state.to_act
    assert table.state.points == [10 + 4, 6]


@pytest.mark.rule("LG-38")
def test_columns_do_not_score_before_that() -> None:
    table = about_to_end().grid(0, a2=chip("anchor", 2), a3=chip("anchor", 3))
    table.play("lay 8", "lay 4", "heading right", "current left")
    assert table.state.points == [25, 6]


@pytest.mark.rule("LG-39")
def test_a_score_passes_the_end_of_the_track() -> None:
    table = last_turn(a3=chip("shoal", 3), b3=chip("octopus", 3), c3=chip("vulcania", 3))
    table.state.points = [60, 0]
    table.play("lay 8", "lay 4", "heading left", "current left")
    assert table.state.points[0] == 60 + 25 + 10 > table.view(0).track


@pytest.mark.rule("LG-40")
def test_most_points_win() -> None:
    table = last_turn()
    table.state.points = [0, 5]
    table.play("lay 8", "lay 4", "heading left", "current left")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((10, 11), (1,))


@pytest.mark.rule("LG-40")
def test_of_equals_the_lower_token_wins() -> None:
    table = last_turn()
    table.state.points = [0, 4]
    table.play("lay 8", "lay 4", "heading left", "current left")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.scores == (10, 10)
    assert (outcome.ranks, outcome.winners) == ((1, 2), (0,))


@pytest.mark.rule("LG-41")
def test_for_experts_all_chips_lie_open() -> None:
    table = Table(2, expert=True)
    assert all(place.chip is not None for place in table.view(None).ocean.places)
    twin = table.state.redeal(0, Chance(1))
    assert twin.ocean == table.state.ocean
    assert sorted(twin.pile) == sorted(table.state.pile)
    table.clear_sea().sea(e0=chip("reef")).grid(0, a1=chip("shark"), b1=chip("wreck")).hand(0, 8, 1, 2, sailors=0)
    table.play("lay 8", "lay 4", "heading right", "current left")
    assert all(place.chip is not None for place in table.view(None).ocean.places)


# -- the account ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_account_tells_every_row_bonus_event_and_column(seats: int) -> None:
    match = new("leagues", seats, 40 + seats)
    chance = Chance(seats)
    while not match.over:
        match.play(chance.pick(match.legal()))
    outcome = match.outcome
    assert outcome is not None
    for seat in range(seats):
        lines = [line for line in outcome.breakdown if line.seat == seat]
        keys = [line.text.key for line in lines]
        assert sum(key.startswith("line-row") for key in keys) == 3
        assert sum(key.startswith("line-bonus") for key in keys) == 3
        assert sum(key.startswith("line-column") for key in keys) == 3
        assert sum(line.points for line in lines) == outcome.scores[seat]


def test_the_account_names_the_chips_and_squares_that_made_a_row() -> None:
    table = about_to_end()
    table.play("lay 8", "lay 4", "heading right", "current left")
    line = table.breakdown()[0]
    assert (line.seat, line.points, line.where) == (0, 15, ("a1", "b1", "c1"))
    assert line.text.key == "line-row-triple"
    assert [line.text.args[f"{at}-chip"] for at in ("first", "second", "third")] == ["shark", "wreck", "reef"]
