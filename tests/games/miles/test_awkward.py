"""Cases in which two rules meet, arranged by hand."""

from __future__ import annotations

import pytest

from tests.games.miles.table import Table, kinds
from vulcania.core.chance import Chance
from vulcania.games.miles.components import SPECIALS
from vulcania.games.miles.rules.counting import row_points


def fill_row(table: Table, seat: int = 0) -> None:
    for square, picture in (("a1", "shark"), ("b1", "wreck"), ("c1", "octopus")):
        table.own(seat, square, picture)


def no_cards_left(table: Table, seat: int = 1) -> None:
    """Somebody holds all the action cards that lay in the pile."""
    table.hold_all(seat)
    table.ask()


def prompt(table: Table) -> str:
    return table.view(None).prompt.key


# -- order and special cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("MI-17")
def test_of_three_equal_cards_in_reverse_the_order_of_laying_decides() -> None:
    table = Table(4)
    table.hold(3, "reverse")
    table.do("lay 5", "lay 2", "lay 5", "play reverse")
    assert prompt(table) == "prompt-lay-reverse", "now the lowest sails first"
    table.do("lay 5")
    assert table.state.order == (1, 0, 2, 3)


@pytest.mark.rule("MI-13", "MI-19", "MI-23")
def test_an_arrow_that_the_hand_card_met_does_nothing_for_the_globe() -> None:
    table = Table()
    table.hold(0, "globe")
    table.lay("e0", "arrow")
    table.do("lay 8", "lay 1", "heading right")
    assert prompt(table) == "prompt-steer-arrow"
    table.do("heading left", "play globe")
    assert prompt(table) == "prompt-steer-globe", "the arrow is past"
    assert table.refusal("pass") == ("MI-19", "refuse-now-globe")
    assert table.view(0).chosen is None
    assert "arrow-spent" in kinds(table.do("heading right"))
    assert table.actor == 1


@pytest.mark.rule("MI-16", "MI-23")
def test_the_thermostat_s_steering_is_the_hand_card_with_all_it_leads_to() -> None:
    table = Table()
    table.hold(0, "thermostat")
    table.own(0, "a1", "reef")
    table.own(0, "b1", "shark")
    table.lay("e0", "arrow")
    table.do("lay 11", "lay 1", "play thermostat")
    assert {move.split()[0] for move in table.legal} == {"current", "heading", "depth"}, "no swap, and no passing"
    table.do("heading right")
    assert not table.state.under, "still being carried out"
    table.do("depth down")
    assert table.actor == 1
    assert [SPECIALS[card] for card in table.state.under] == ["thermostat"]


@pytest.mark.rule("MI-13")
def test_every_turn_allows_one_special_card_and_begins_afresh() -> None:
    table = Table()
    table.hold(0, "globe")
    table.hold(0, "numbers")
    table.lay("e0", "arrow")
    table.do("lay 8", "lay 1", "play globe", "heading right", "depth down", "heading right", "current left")
    assert table.state.turn == 2
    assert table.view(0).fired == (), "the next turn has met no arrow yet"
    table.do("lay 5", "lay 4", "heading right", "play numbers", "deal p2-p1")
    assert [SPECIALS[card] for card in table.state.under] == ["globe", "numbers"]


@pytest.mark.rule("MI-20", "MI-27")
def test_number_chips_dealt_in_the_last_turn_count_for_the_bonus() -> None:
    table = Table(3)
    table.hold(0, "numbers")
    table.do("lay 8", "lay 4", "lay 1")
    table.state.ending = True
    for name in ("w0", "nw0", "ne0", "sw0"):
        table.lay(name, None)
    table.do("heading left", "play numbers", "deal p3-p2-p1")
    assert table.actor == 2
    table.do("current left", "current right")
    assert table.state.round == 1
    assert table.state.points == [5, 15, 25]
    assert table.actor == 2, "and for who lays first"


# -- chips on the scoreboard ------------------------------------------------------------------------------------------


@pytest.mark.rule("MI-14")
def test_the_square_a_chip_leaves_does_not_open_a_full_row() -> None:
    table = Table()
    table.hold(0, "sailor")
    fill_row(table)
    table.do("lay 8", "lay 1", "play sailor")
    assert {move.split()[2] for move in table.legal} == {"a2", "a3", "a4", "a5"}


@pytest.mark.rule("MI-14", "MI-18")
def test_the_last_square_of_an_earlier_row_is_open_and_ends_nothing() -> None:
    table = Table()
    table.hold(0, "bell")
    table.state.round = 1
    table.own(0, "a1", "shark")
    table.own(0, "b1", "wreck")
    table.own(1, "a2", "reef")
    table.do("lay 8", "lay 1", "play bell", "put c1")
    assert not table.state.ending


@pytest.mark.rule("MI-18", "MI-10")
def test_the_robbed_square_is_the_next_that_its_owner_fills() -> None:
    table = Table()
    table.hold(0, "bell")
    table.own(1, "a1", "reef")
    table.own(1, "b1", "shark")
    table.lay("nw0", "octopus", "blue")
    table.lay("w0", None)
    table.do("lay 8", "lay 1", "play bell", "take p2 a1", "put a1", "heading left")
    table.lay("sw0", "octopus", "blue")
    table.do("current right")
    assert table.board(1) == {"a1": "octopus", "b1": "shark"}


@pytest.mark.rule("MI-15", "MI-24", "MI-25")
def test_a_last_square_that_an_anchor_leaves_free_again_still_ends_the_round() -> None:
    table = Table()
    table.hold(0, "helmet")
    table.top("bell")
    table.own(0, "a1", "shark")
    table.own(0, "b1", "wreck")
    table.lay("e0", "reef")
    table.lay("s0", "anchor")
    table.do("lay 8", "lay 1", "heading right", "play helmet", "offer c1", "fetch s0", "card")
    assert table.board(0) == {"a1": "shark", "b1": "wreck"}
    assert table.holds(0) == {"bell"}
    assert table.at("s0") == "reef"
    table.do("current left")
    assert table.state.round == 1


@pytest.mark.rule("MI-13", "MI-15", "MI-24")
def test_a_helmet_goes_under_the_pile_only_after_what_it_fetched_was_settled() -> None:
    table = Table()
    table.hold(0, "helmet")
    no_cards_left(table)
    table.own(0, "a1", "octopus")
    table.lay("s0", "anchor")
    table.do("lay 10", "lay 1", "play helmet", "fetch s0")
    assert table.board(0) == {"a1": "anchor"}, "there was no card to take for it"
    assert table.holds(0) == set()
    assert table.shown == "helmet"


# -- stars, arrows, anchors -------------------------------------------------------------------------------------------


@pytest.mark.rule("MI-22")
def test_with_stars_on_every_side_the_one_of_them_turned_last_goes_not_the_last_of_all() -> None:
    table = Table()
    for name in ("e0", "n-1", "ne0", "w0", "nw0", "s-2"):
        table.turn_star(name)
    last = table.state.ocean[table.place("nw0")]
    log = table.do("lay 10", "lay 1")
    steered = [event.data["steer"] for event in log if event.kind == "steer" and event.data["seat"] == 0]
    assert steered == ["current-right"]
    assert table.state.gone == 1 << last
    assert len(table.state.stars) == 5


@pytest.mark.rule("MI-10", "MI-28")
def test_a_blue_chip_left_lying_open_stays_open_and_known() -> None:
    table = Table()
    fill_row(table)
    table.state.ending = True
    table.lay("ne0", "reef", "blue")
    table.lay("e0", None)
    table.do("lay 7", "lay 2", "current left")
    place = table.place("n0")
    chip = table.state.ocean[place]
    table.do("heading right")
    assert table.state.round == 1
    for number in range(5):
        assert table.state.redeal(1, Chance(number)).ocean[place] == chip
    assert table.view(1).ocean.places[place].chip is not None


@pytest.mark.rule("MI-24")
def test_with_a_full_row_the_preview_of_an_anchor_promises_no_choice() -> None:
    table = Table()
    fill_row(table)
    table.lay("e0", "anchor")
    table.top("bell")
    table.do("lay 8", "lay 1")
    assert table.preview("heading right") == ("preview-anchor-card", {"place": "e0", "special": "bell"})
    table.do("heading right")
    assert table.holds(0) == {"bell"}
    table = Table()
    fill_row(table)
    table.lay("e0", "anchor")
    no_cards_left(table)
    table.do("lay 8", "lay 1")
    assert table.preview("heading right") == ("preview-full", {"place": "e0", "chip": "anchor"})


@pytest.mark.rule("MI-24", "MI-25")
def test_an_anchor_kept_on_the_last_square_ends_the_round() -> None:
    table = Table()
    table.own(0, "a1", "shark")
    table.own(0, "b1", "wreck")
    table.lay("e0", "anchor")
    table.do("lay 8", "lay 1", "heading right", "keep")
    assert table.state.ending
    assert table.board(0)["c1"] == "anchor"


# -- counting ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MI-29", "MI-30")
@pytest.mark.parametrize(("round_", "columns"), [(3, 0), (5, 5)])
def test_a_chip_laid_ahead_counts_in_its_column_only_when_its_row_does(round_: int, columns: int) -> None:
    table = Table()
    table.own(0, "a1", "shark", "white", "chest")
    table.own(0, "a4", "shoal", "white", "chest")
    state = table.state
    state.round, state.ending = round_ - 1, True
    for name in ("w0", "nw0", "ne0", "sw0"):
        table.lay(name, None)
    log = table.do("lay 8", "lay 1", "heading left", "current left")
    counted = [event.data["columns"] for event in log if event.kind == "count-columns" and event.data["seat"] == 0]
    assert counted == [columns]
    assert state.points[0] == 25 + columns, "nothing for the row, number chip 1, and the columns"


@pytest.mark.rule("MI-21", "MI-26")
@pytest.mark.parametrize("pictures", [3, 2, 0])
def test_more_seals_than_missing_pictures_are_worth_no_more(pictures: int) -> None:
    table = Table()
    for square, picture in zip(("a2", "b2", "c2"), ("nautilus", "seaweed", "island")[:pictures], strict=False):
        table.own(0, square, picture)
    for square in ("a2", "b2", "c2", "d2")[pictures:]:
        table.own(0, square, "seal")
    assert row_points(table.contents, table.state.boards[0], 1) == 50
