"""MI-25 to MI-32: how a round ends, what it pays, how the next begins, and who wins."""

from __future__ import annotations

import pytest

from tests.games.miles.table import Table, kinds, staying
from vulcania.core.match import new
from vulcania.games._ocean.components import FREE
from vulcania.games.miles.components import WHITE


def almost(table: Table, seat: int = 0) -> None:
    """One chip is missing in the seat's first row."""
    table.own(seat, "a1", "shark")
    table.own(seat, "b1", "wreck")


@pytest.mark.rule("MI-25")
def test_the_others_finish_the_turn_in_which_a_row_was_filled() -> None:
    table = Table()
    almost(table)
    table.lay("e0", "reef")
    table.do("lay 8", "lay 1")
    log = table.do("heading right")
    assert table.state.ending
    assert table.state.round == 0
    assert table.actor == 1
    assert "round-filled" not in kinds(log)
    log = table.do("current left")
    assert "round-filled" in kinds(log)
    assert table.state.round == 1


@pytest.mark.rule("MI-25")
def test_the_round_ends_even_if_the_last_chip_is_taken_away() -> None:
    table = Table()
    almost(table)
    table.lay("e0", "reef")
    table.hold(1, "bell")
    table.do("lay 8", "lay 1", "heading right", "play bell", "take p1 c1")
    table.do("put a1", "current left")
    assert "c1" not in table.board(0)
    assert table.state.round == 1


@pytest.mark.rule("MI-25", "MI-28")
def test_a_round_that_was_ended_does_not_end_the_next() -> None:
    table = Table()
    almost(table)
    table.lay("e0", "reef")
    table.do("lay 8", "lay 1", "heading right", "current left")
    assert (table.state.round, table.state.ending) == (1, False)
    table.do("lay 5", "lay 4")
    while table.state.turn < 2:
        table.do(table.legal[0])
    assert (table.state.round, table.state.turn) == (1, 2)


@pytest.mark.rule("MI-26", "MI-27")
def test_a_round_pays_row_and_number_chip() -> None:
    table = Table()
    almost(table)
    table.lay("e0", "reef")
    table.lay("ne0", "octopus")
    table.do("lay 8", "lay 1", "heading right", "current right")
    assert table.board(0) == {"a1": "shark", "b1": "wreck", "c1": "reef"}
    assert table.state.points[0] == 45 + 25
    assert table.state.points[1] == 0 + 15  # no wanted picture, number chip 2
    rows = [board["rows"][0]["scored"] for board in table.match.view().to_data()["players"]]
    assert rows == [45, 0]


@pytest.mark.rule("MI-27")
def test_the_bonus_of_four_players() -> None:
    table = Table(4)
    almost(table)
    table.do("lay 8", "lay 7", "lay 4", "lay 1")
    boards = [dict(table.board(seat)) for seat in range(4)]
    while table.state.round == 0:
        table.do(table.legal[0])
    assert boards[0] != table.board(0)
    bonuses = [table.state.points[seat] for seat in range(4)]
    rows = [board["rows"][0]["scored"] for board in table.match.view().to_data()["players"]]
    assert [total - row for total, row in zip(bonuses, rows, strict=True)] == [25, 15, 5, 0]


@pytest.mark.rule("MI-28")
def test_empty_places_are_filled_and_what_lies_there_stays() -> None:
    table = Table(seed=5)
    almost(table)
    table.lay("e0", "reef")
    table.lay("w0", "arrow")
    table.turn_star("sw0")
    table.lay("s-1", None)
    table.lay("se-1", None)
    table.do("lay 8", "lay 1")
    sizes = [len(stack) for stack in table.state.stacks]
    star, arrow = table.state.ocean[table.place("sw0")], table.state.ocean[table.place("w0")]
    table.do("heading right", "current left")
    state = table.state
    assert FREE not in state.ocean
    assert star in state.ocean
    assert arrow in state.ocean
    for place, chip in enumerate(state.ocean):
        assert (state.contents.depth[chip], state.contents.colour[chip]) == divmod(state.contents.stack_of[place], 2)
        opened = state.contents.colour[chip] == WHITE or place in state.stars
        assert bool(state.opened >> place & 1) is opened
    assert sum(sizes) - sum(len(stack) for stack in state.stacks) == 4
    assert table.actor == state.order[0]


@pytest.mark.rule("MI-28")
def test_a_stack_that_is_empty_leaves_its_places_empty() -> None:
    table = Table()
    almost(table)
    table.lay("e0", "reef")
    table.state.gone |= sum(1 << chip for chip in table.state.stacks[0])
    table.state.stacks[0] = []
    table.do("lay 8", "lay 1", "heading right", "current left")
    assert FREE in table.state.ocean


@pytest.mark.rule("MI-29")
@pytest.mark.parametrize(("length", "counted"), [("short", [3]), ("full", [3, 5])])
def test_columns_are_counted_after_round_3_and_at_the_end(length: str, counted: list[int]) -> None:
    match = new("miles", 2, 21, {"length": length})
    while not match.over:
        match.play(match.legal()[-1] if len(match.plies) % 3 else match.legal()[0])
    columns = [event.data["round"] for event in match.events() if event.kind == "count-columns"]
    plain = [event.data["round"] for event in match.events() if event.kind == "count"]
    assert sorted(set(columns)) == counted
    assert sorted(set(plain)) == [round_ for round_ in range(1, counted[-1] + 1) if round_ not in counted]
    outcome = match.outcome
    assert outcome is not None
    rounds = {line.text.args["round"] for line in outcome.breakdown if line.text.key == "line-column"}
    assert rounds <= set(counted)
    for seat in range(2):
        events = [event for event in match.events() if event.kind.startswith("count") and event.data["seat"] == seat]
        total = sum(event.data["points"] + event.data["bonus"] + event.data.get("columns", 0) for event in events)
        assert total == outcome.scores[seat] == events[-1].data["score"]


@pytest.mark.rule("MI-29", "MI-30")
def test_the_account_names_the_squares_and_the_seals() -> None:
    table = Table()
    almost(table)
    table.own(0, "a2", "seal")
    table.lay("e0", "reef")
    state = table.state
    state.rounds = 1
    table.do("lay 8", "lay 1", "heading right", "current left")
    assert table.match.over
    row = next(line for line in table.breakdown() if line.seat == 0 and line.text.key == "line-row")
    assert (row.points, row.where) == (45, ("a1", "b1", "c1"))


@pytest.mark.rule("MI-31")
def test_most_points_win_and_of_equals_the_lower_number_chip() -> None:
    table = Table(3)
    state = table.state
    state.points = [400, 410, 410]
    state.order = (0, 2, 1)
    state.to_act, state.moves = (), ()
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (400, 410, 410), "360 is only where the ring begins again"
    assert outcome.winners == (2,)
    assert outcome.ranks == (3, 2, 1)


@pytest.mark.rule("MI-32")
def test_a_round_is_cut_off_after_24_turns() -> None:
    table = Table()
    state = table.state
    state.turn = 24
    table.lay("ne0", None)
    table.lay("e0", None)
    table.do("lay 8", "lay 1")
    table.do("heading right")
    assert "round-late" in kinds(table.do("current left"))
    assert state.round == 1
    assert state.turn == 1


@pytest.mark.rule("MI-32")
def test_a_round_without_chips_to_take_ends() -> None:
    table = Table()
    state = table.state
    for place, chip in enumerate(state.ocean):
        if not staying(state.contents.role[chip]):
            state.gone |= 1 << chip
            state.ocean[place] = FREE
    table.lay("s0", "arrow")
    assert state.barren()
    table.do("lay 8", "lay 1")
    log = table.do("heading right", "current left")
    assert "round-barren" in kinds(log)


@pytest.mark.rule("MI-32")
def test_a_chip_face_down_might_be_taken() -> None:
    table = Table()
    state = table.state
    for place in range(1, 24):
        state.ocean[place] = FREE
    state.ocean[0] = FREE
    table.lay("ne0", "star", "blue")
    assert not state.barren(), "nobody knows yet that it is a star"
    state.opened |= 1 << table.place("ne0")
    assert state.barren()
