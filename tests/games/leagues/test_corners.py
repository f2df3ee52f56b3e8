"""Single rules at their edges: full grids, later rounds, cards held twice, seats that are not in order."""

from __future__ import annotations

import pytest

from tests.games.leagues.build import Table, biscuit, box, chip, full_row
from vulcania.core.outcome import Outcome
from vulcania.games._ocean.components import FREE
from vulcania.games.leagues.components import SPECIALS


def quiet(seats: int = 2) -> Table:
    return Table(seats).clear_sea().sea(s_2=chip("reef"))


def full_grid(table: Table, seat: int = 0) -> Table:
    """All nine squares hold a chip: whatever the green ones of the first round and the second show."""
    lying = [at for at in range(72) if not box().white[at] and at not in table.state.ocean][:9]
    return table.grid(seat, **dict(zip((f"{c}{r}" for r in (1, 2, 3) for c in "abc"), lying, strict=True)))


# -- setting up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-4")
def test_which_chip_lies_on_which_dot_is_shuffled() -> None:
    for place in (0, 9, 18, 1, 8, 17):  # white and green, at each depth
        assert len({Table(seed=seed).state.ocean[place] for seed in range(30)}) == 4


@pytest.mark.rule("LG-10")
def test_the_action_cards_are_shuffled() -> None:
    assert {Table(seed=seed).state.top for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("LG-35")
@pytest.mark.parametrize(("seats", "bonus"), [(2, (10, 6)), (3, (10, 6, 3)), (4, (10, 6, 3, 0))])
def test_there_is_a_bonus_for_each_token_in_play(seats: int, bonus: tuple[int, ...]) -> None:
    assert Table(seats).view(0).bonus == bonus


# -- taking chips -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-19")
@pytest.mark.parametrize("round_", [2, 3])
def test_a_chip_goes_to_the_row_of_the_present_round_though_earlier_rows_have_room(round_: int) -> None:
    table = quiet().sea(e0=chip("octopus", 3))
    table.state.round = round_ - 1
    table.play("lay 8", "lay 5", "heading right")
    assert table.square(0, f"a{round_}") == chip("octopus", 3)
    assert table.square(0, "a1") == FREE


@pytest.mark.rule("LG-19")
@pytest.mark.parametrize("round_", [2, 3])
def test_a_full_row_of_a_later_round_takes_no_chip_either(round_: int) -> None:
    table = full_row(quiet(), 0, round_).sea(e0=biscuit(1)).hand(0, 8, 1, sailors=0)
    table.state.round = round_ - 1
    assert [event.kind for event in table.play("lay 8", "lay 5", "heading right")] == ["steer", "full"]
    assert table.at("e0") == biscuit(1)


@pytest.mark.rule("LG-3", "LG-19")
@pytest.mark.parametrize("hidden", [True, False])
def test_only_a_chip_that_lay_face_down_is_a_discovery(hidden: bool) -> None:
    table = quiet().sea(hidden=hidden, e0=chip("shark", colour="green"))
    events = table.play("lay 8", "lay 5", "heading right")
    assert [event.reveals for event in events if event.kind == "take"] == [hidden]


@pytest.mark.rule("LG-28")
def test_the_last_action_card_of_the_pile_is_taken_and_none_is_turned_up() -> None:
    table = quiet().sea(e0=chip("anchor")).holds(1, "super-sailor", "super-sailor", "diver", "diver", "number-chips")
    events = table.play("lay 8", "lay 5", "heading right")
    assert table.view(0).players[0].fresh == ("number-chips",)
    assert "turn-up" not in [event.kind for event in events]
    assert (table.view(0).pile, table.view(0).top) == (0, None)


@pytest.mark.rule("LG-31")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_the_third_chip_of_any_round_ends_it(round_: int) -> None:
    table = quiet().sea(e0=chip("octopus", 3))
    table.grid(0, **{f"a{round_}": chip("anchor", 1), f"b{round_}": chip("anchor", 2)}).hand(0, 8, 1, 2, sailors=0)
    table.state.round = round_ - 1
    table.play("lay 8", "lay 5", "heading right")
    assert table.state.ending
    table.play("heading left")
    assert [row for row, _, _ in table.state.ledger] == [round_ - 1]


# -- one extra card a turn --------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-21")
def test_every_turn_allows_an_extra_card_again() -> None:
    table = quiet().grid(0, a1=chip("shark"), b1=chip("wreck"), a2=chip("island", 2))
    table.play("lay 8", "lay 4", "play sailor", "swap a1 b1", "heading left", "current left")
    table.play("lay 5", "lay 1")
    assert "play sailor" in table.legal()
    table.play("play sailor", "swap a1 a2")
    assert table.state.sailors[0] == 0


@pytest.mark.rule("LG-21")
@pytest.mark.parametrize("name", SPECIALS)
def test_of_two_alike_the_older_may_be_played_and_the_fresh_one_waits(name: str) -> None:
    table = quiet().grid(0, a1=chip("shark")).holds(0, name, fresh=True)
    table.play("lay 8", "lay 4")
    rule, why = table.refused(f"play {name}")
    assert (rule, why.key) == ("LG-21", "refuse-fresh")
    table = quiet().grid(0, a1=chip("shark")).holds(0, name).holds(0, name, fresh=True)
    table.play("lay 8", "lay 4")
    assert f"play {name}" in table.legal()
    assert table.view(0).players[0].specials == table.view(0).players[0].fresh == (name,)


@pytest.mark.rule("LG-24")
def test_a_diver_without_a_chip_is_refused_for_that_though_a_second_one_is_fresh() -> None:
    table = quiet().holds(0, "diver").holds(0, "diver", fresh=True)
    table.play("lay 8", "lay 4")
    rule, why = table.refused("play diver")
    assert (rule, why.key) == ("LG-24", "refuse-no-diver")


@pytest.mark.rule("LG-23")
def test_a_super_sailor_needs_a_chip_and_a_free_square() -> None:
    table = quiet().holds(0, "super-sailor")
    table.play("lay 8", "lay 4")
    rule, why = table.refused("play super-sailor")
    assert (rule, why.key) == ("LG-23", "refuse-no-super-sailor")
    table = full_grid(quiet()).holds(0, "super-sailor").hand(0, 8, 1, sailors=0)
    table.state.round = 2
    table.play("lay 8", "lay 4")
    rule, why = table.refused("play super-sailor")
    assert (rule, why.key) == ("LG-23", "refuse-no-super-sailor")


@pytest.mark.rule("LG-23")
def test_a_super_sailor_of_any_player_moves_any_chip_and_no_other() -> None:
    table = quiet().grid(0, b2=chip("reef", nth=1)).grid(1, b1=chip("shark"), b2=chip("wreck")).holds(1, "super-sailor")
    table.play("lay 4", "lay 8", "play super-sailor", "move b2 a3")
    assert (table.square(1, "a3"), table.square(1, "b2")) == (chip("wreck"), FREE)
    assert (table.square(1, "b1"), table.square(0, "b2")) == (chip("shark"), chip("reef", nth=1))
    assert sum(which >= 0 for board in table.state.boards for which in board) == 3


@pytest.mark.rule("LG-23")
def test_a_grid_free_only_on_later_c_squares_has_no_room_for_a_super_sailor() -> None:
    table = full_grid(quiet()).grid(0, c2=FREE, c3=FREE).holds(0, "super-sailor").hand(0, 8, 1, sailors=0)
    table.play("lay 8", "lay 4")
    assert table.refused("play super-sailor")[0] == "LG-23"
    table = full_grid(quiet()).grid(0, c2=FREE, c3=FREE).holds(0, "super-sailor").hand(0, 8, 1, sailors=0)
    table.state.round = 1  # now c2 is the present row's
    table.play("lay 8", "lay 4", "play super-sailor")
    assert {move.split()[2] for move in table.legal()} == {"c2"}


@pytest.mark.rule("LG-23", "LG-31")
def test_square_c_of_the_present_row_is_open_in_every_round_and_ends_it() -> None:
    table = quiet().grid(0, a2=chip("seaweed", 2)).holds(0, "super-sailor")
    table.state.round = 1
    table.play("lay 8", "lay 4", "play super-sailor")
    assert "move a2 c3" not in table.legal()
    table.play("move a2 c2")
    assert table.state.ending


@pytest.mark.rule("LG-24", "LG-31")
@pytest.mark.parametrize("square", ["c1", "a2", "b3"])
def test_a_diver_s_exchange_outside_the_present_row_ends_no_round(square: str) -> None:
    table = quiet().sea(ne0=chip("wreck")).grid(0, **{square: chip("shark")}).holds(0, "diver")
    table.state.round = 1 if square == "c1" else 0
    table.play("lay 8", "lay 4", "play diver", "fetch ne0")
    assert table.square(0, square) == chip("wreck")
    assert not table.state.ending
    assert table.view(0).chosen is None, "the exchange is over"


@pytest.mark.rule("LG-24", "LG-36", "LG-3")
def test_where_a_chip_was_put_back_open_the_next_round_s_green_chip_lies_hidden() -> None:
    table = quiet().sea(hidden=True, ne0=chip("wreck", colour="green")).grid(0, a1=chip("shark"))
    table.holds(0, "diver").hand(0, 8, 1, 2, sailors=0).state.ending = True
    table.play("lay 8", "lay 4", "play diver", "fetch ne0", "heading left", "current left")
    assert table.state.round == 1
    for place in table.view(0).ocean.places:
        assert place.hidden == (place.dot == "green")


# -- the order --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-13")
def test_of_equal_cards_the_order_of_laying_decides_not_that_of_the_seats() -> None:
    table = Table(3)
    table.state.order = (2, 1, 0)
    table.state.to_act = (2,)
    table.play("lay 5", "lay 8", "lay 5")
    assert table.state.order == (1, 2, 0)


# -- the end ----------------------------------------------------------------------------------------------------------


def columns_of(**grid: int) -> list[int]:
    """What the first player's three columns score when the third round ends with this turn."""
    table = quiet().grid(0, **grid).hand(0, 8, 1, 2, sailors=0).hand(1, 4, 1, 2, sailors=0)
    table.state.round = 2
    table.state.ending = True
    table.play("lay 8", "lay 4", "heading left", "current left")
    assert table.state.to_act == ()
    scored = [event for event in table.events if event.kind == "column" and event.data["seat"] == 0]
    assert [event.data["column"] for event in scored] == ["A", "B", "C"]
    return [event.data["points"] for event in scored]


def bearing(*symbols: str, nth: int = 0) -> int:
    """A chip with exactly these symbols."""
    return [at for at, one in enumerate(box().chips) if one.symbols == symbols][nth]


@pytest.mark.rule("LG-38")
@pytest.mark.parametrize("column", ["a", "b", "c"])
def test_every_column_counts_all_three_rows(column: str) -> None:
    spears = {f"{column}{row}": bearing("spear", nth=row - 1) for row in (1, 2, 3)}
    expected = [5 if name == column else 0 for name in "abc"]
    assert columns_of(**spears) == expected
    del spears[f"{column}2"]
    assert sum(columns_of(**spears)) == 2, "the first and the third"


@pytest.mark.rule("LG-29", "LG-38")
def test_a_biscuit_pairs_with_one_symbol_of_its_own_column_only() -> None:
    assert columns_of(a1=bearing("spear", "helm"), a2=biscuit(1), b1=bearing("chest"), c3=biscuit(2)) == [2, 0, 0]


@pytest.mark.rule("LG-40")
@pytest.mark.parametrize("seats", [3, 4])
def test_tied_players_are_ranked_by_token_and_the_others_by_points(seats: int) -> None:
    state = Table(seats).state
    state.points = [50, 60, 60, 50][:seats]
    state.order = (3, 2, 0, 1) if seats == 4 else (2, 0, 1)
    state.to_act = ()
    outcome = state.outcome()
    assert isinstance(outcome, Outcome)
    assert outcome.winners == (2,)
    assert outcome.ranks == ((4, 2, 1, 3) if seats == 4 else (3, 2, 1))


@pytest.mark.rule("LG-29")
def test_what_everybody_gets_from_an_event_stands_in_everybodys_account() -> None:
    table = quiet(3).sea(e0=biscuit(1)).grid(0, a2=bearing("spear")).grid(1, a2=bearing("spear", "helm"))
    events = table.play("lay 8", "lay 4", "lay 1", "heading right")
    assert table.state.points == [1, 2, 0]
    told = next(event.data for event in events if event.kind == "biscuit")
    assert (told["mine"], told["theirs"], told["scored"]) == (1, 2, [1, 2, 0])
    assert [(line.seat, line.points, line.text.key) for line in table.breakdown()] == [
        (0, 1, "line-event"),
        (1, 2, "line-event"),
    ]


@pytest.mark.rule("LG-20")
def test_a_card_that_was_played_is_refused_by_the_rule_that_says_when_it_comes_back() -> None:
    table = quiet()
    table.play("lay 8", "lay 4", "heading left", "current left")
    rule, why = table.refused("lay 8")
    assert (rule, why.key) == ("LG-20", "refuse-card-gone")


# -- the account ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-32", "LG-35", "LG-38")
def test_the_account_of_a_last_round_names_squares_singles_tokens_symbols_and_biscuits() -> None:
    # row III: shoal and octopus are a pair, the second shoal a single; column A: two helms with the biscuit
    table = quiet().grid(0, a1=biscuit(1), a3=chip("shoal", 3, depth=-2), b3=chip("octopus", 3, depth=0))
    table.grid(0, c1=bearing("spear"), c2=bearing("bottle", "boat"), c3=chip("shoal", 3, depth=0))
    table.hand(0, 1, 5, 2, sailors=0).hand(1, 4, 1, 2, sailors=0)
    table.state.round = 2
    table.state.ending = True
    table.play("lay 1", "lay 4", "current left", "current left")
    row, bonus, first, second, third = (line for line in table.breakdown() if line.seat == 0)
    assert (row.points, row.where, row.text.key) == (12 + 5, ("a3", "b3", "c3"), "line-row-pair")
    assert (row.text.args["round"], row.text.args["singles"], row.text.args["single"]) == ("3", 1, 5)
    assert (bonus.points, bonus.text.args) == (6, {"round": "3", "token": 2})
    other = next(line for line in table.breakdown() if line.seat == 1 and line.text.key == "line-bonus")
    assert (other.points, other.text.args) == (10, {"round": "3", "token": 1})
    assert (first.points, first.where, first.text.key) == (2, ("a1", "a3"), "line-column-1")
    assert (first.text.args["first-count"], first.text.args["wild"]) == (2, 1)
    assert (second.points, second.where, second.text.key) == (0, ("b3",), "line-column-0")
    # column C: the spears of c1 and c3, the boats of c2 and c3
    assert (third.points, third.where, third.text.key) == (4, ("c1", "c2", "c3"), "line-column-2")
    assert [third.text.args[f"{at}-symbol"] for at in ("first", "second")] == ["spear", "boat"]
    assert (third.text.args["second-count"], third.text.args["wild"]) == (2, 0)
    assert table.state.points[0] == 17 + 6 + 2 + 0 + 4
    told = [event.data for event in table.events if event.kind == "bonus"]
    assert [(one["seat"], one["token"], one["points"]) for one in told] == [(1, 1, 10), (0, 2, 6)]


# -- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-14", "LG-17", "LG-27")
def test_steering_is_refused_with_the_rule_of_the_card_or_of_the_depths() -> None:
    table = quiet().sea(e0=chip("submarine")).grid(0, a1=chip("shark"), b1=chip("wreck"))
    table.play("lay 8", "lay 4")
    assert (table.refused("pass")[0], table.refused("pass")[1].key) == ("LG-14", "refuse-pass")
    assert (table.refused("depth down")[0], table.refused("depth down")[1].key) == ("LG-16", "refuse-steering")
    table.play("heading right")  # the submarine
    assert (table.refused("depth up")[0], table.refused("depth up")[1].key) == ("LG-17", "refuse-depth")
    assert table.refused("lay 3")[0] == "LG-27"
    table.play("depth down")
    assert table.refused("lay 3")[0] == "LG-21"
    table.play("pass", "current left", "lay 9", "lay 1")
    assert (table.refused("current left")[0], table.refused("current left")[1].key) == ("LG-17", "refuse-steering")


def refusal(table: Table, notation: str) -> tuple[str, str]:
    rule, why = table.refused(notation)
    return rule, why.key


@pytest.mark.rule("LG-12", "LG-22", "LG-23", "LG-25")
def test_refusals_say_what_is_wrong_with_the_very_move() -> None:
    table = quiet().grid(1, b1=chip("shark"), c2=chip("wreck"), a3=chip("reef", nth=1))
    table.holds(1, "super-sailor", "number-chips").grid(0, a1=chip("anchor"))
    for move in ("current left", "pass"):
        assert refusal(table, move) == ("LG-12", "refuse-now-lay")
    events = table.play("lay 4", "lay 8")
    assert [(event.data["seat"], event.data["card"]) for event in events if event.kind == "lay"] == [(1, 8)]
    swapping, dealing = Table(), Table()
    for other in (swapping, dealing):
        other.state = table.state.clone()
    table.play("play super-sailor")
    assert refusal(table, "move b1 c2") == ("LG-23", "refuse-taken-square")
    assert refusal(table, "move a1 b2") == ("LG-23", "refuse-empty-square"), "that chip is the other player's"
    assert refusal(table, "pass") == ("LG-23", "refuse-now-move")
    dealing.play("play number-chips")
    assert refusal(dealing, "deal p1-p2-p3") == ("LG-25", "refuse-deal")
    swapping.play("play sailor", "swap b1 a3")
    assert (swapping.square(1, "b1"), swapping.square(1, "a3")) == (chip("reef", nth=1), chip("shark"))
    swapping.play("heading left")
    assert swapping.state.to_act == (0,)
    assert refusal(swapping, "play sailor") == ("LG-22", "refuse-two-chips")
    swapping.play("current left")
    assert swapping.refused("lay 8")[1].args == {"card": 8}
