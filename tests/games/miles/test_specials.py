"""MI-13 to MI-20: the seven special action cards, and when they can be played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.miles.table import Table, kinds
from vulcania.games.miles.components import SPECIALS


def sailing(*specials: str, card: int = 8, seats: int = 2) -> Table:
    """Seat 0 sails first with a card of its choice, and holds special cards."""
    table = Table(seats)
    for special in specials:
        table.hold(0, special)
    table.do(f"lay {card}", *(f"lay {other}" for other in range(1, seats)))
    return table


# -- the double turn --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MI-13")
def test_a_special_card_comes_before_the_hand_card_or_after_it() -> None:
    first = sailing("globe")
    assert first.legal == ["heading left", "heading right", "play globe"]
    first.do("play globe", "current left")
    assert first.legal == ["heading left", "heading right"], "one special card a turn"
    after = sailing("globe")
    after.do("heading left")
    assert after.legal == ["play globe", "pass"]
    after.do("play globe", "current left")
    assert after.actor == 1
    assert after.holds(0) == set()


@pytest.mark.rule("MI-13")
def test_a_used_card_goes_under_the_pile() -> None:
    table = sailing("globe")
    table.do("heading left", "play globe")
    assert not table.state.under, "it is still being carried out"
    table.do("current left")
    assert [SPECIALS[card] for card in table.state.under] == ["globe"]
    assert table.match.view().to_data()["under"] == ("globe",)


@pytest.mark.rule("MI-13")
def test_a_used_card_is_the_pile_where_there_is_none() -> None:
    table = sailing("globe")
    table.hold_all(1)
    log = table.do("heading left", "play globe", "current left")
    assert table.shown == "globe"
    assert "turn-up" in kinds(log)


@pytest.mark.rule("MI-13")
def test_only_one_special_card_a_turn() -> None:
    table = sailing("globe", "bell", "numbers")
    table.do("heading left", "play globe", "current left")
    assert table.actor == 1, "no second one is offered"
    table = sailing("globe", "numbers")
    table.do("play globe", "current left")
    assert table.refusal("play numbers") == ("MI-13", "refuse-one-special")


@pytest.mark.rule("MI-13")
def test_a_card_waits_a_turn_after_it_was_taken() -> None:
    table = Table()
    table.top("globe")
    table.lay("e0", "anchor")
    table.do("lay 8", "lay 1", "heading right")
    table.do("card")
    assert table.actor == 1, "the globe just taken is not offered"
    assert table.holds(0) == {"globe"}
    table.do(table.legal[0])
    assert table.actor == 0
    table.do("lay 5", "lay 4")
    assert "play globe" in table.legal


@pytest.mark.rule("MI-13")
def test_a_card_taken_by_the_globe_waits_too() -> None:
    table = Table()
    table.hold(0, "globe")
    table.top("bell")
    table.lay("e0", "anchor")
    table.own(1, "a1", "reef")
    table.do("lay 8", "lay 1", "play globe", "heading right", "card")
    assert table.holds(0) == {"bell"}
    assert table.refusal("play bell") == ("MI-13", "refuse-one-special")


@pytest.mark.rule("MI-13")
def test_never_in_between() -> None:
    table = Table()
    table.hold(0, "globe")
    table.lay("e0", "arrow")
    table.do("lay 8", "lay 1", "heading right")
    assert table.refusal("play globe") == ("MI-13", "refuse-between")
    table.do(table.legal[0])
    assert table.legal == ["play globe", "pass"], "after everything the hand card led to"
    assert "special" not in kinds(table.do("pass"))
    assert table.actor == 1
    assert table.holds(0) == {"globe"}


@pytest.mark.rule("MI-13")
def test_special_cards_wait_for_phase_2() -> None:
    table = Table()
    table.hold(0, "globe")
    assert table.refusal("play globe") == ("MI-13", "refuse-special-laying")
    assert table.refusal("play bell") == ("MI-13", "refuse-not-held")


# -- sailor, helmet, thermostat ---------------------------------------------------------------------------------------


@pytest.mark.rule("MI-14")
def test_the_special_sailor_moves_a_chip_to_the_leftmost_free_square_of_a_row() -> None:
    table = Table()
    table.hold(0, "sailor")
    table.own(0, "a1", "shoal")
    table.own(0, "b1", "reef")
    table.do("lay 8", "lay 1", "play sailor")
    assert table.legal == [f"move {chip} {to}" for chip in ("a1", "b1") for to in ("c1", "a2", "a3", "a4", "a5")]
    assert table.refusal("move a1 b2") == ("MI-14", "refuse-leftmost")
    assert table.refusal("move a1 b1") == ("MI-14", "refuse-taken")
    assert table.refusal("move c1 a2") == ("MI-14", "refuse-no-chip")
    assert table.refusal("move a1 d1") == ("MI-6", "refuse-bonus")
    table.do("move a1 a3")
    assert table.board(0) == {"b1": "reef", "a3": "shoal"}
    assert not table.state.ending


@pytest.mark.rule("MI-14")
def test_the_last_square_of_a_later_row_is_closed() -> None:
    table = Table()
    table.hold(0, "sailor")
    for square in ("a1", "a3", "b3", "a2", "b2", "c2"):
        table.own(0, square, "reef" if square == "a1" else "octopus" if square[1] == "3" else "seaweed")
    table.do("lay 8", "lay 1", "play sailor")
    assert {move.split()[2] for move in table.legal} == {"b1", "a4", "a5"}
    assert table.refusal("move a1 c3") == ("MI-14", "refuse-row-last")
    assert table.refusal("move a1 d2") == ("MI-14", "refuse-row-last")


@pytest.mark.rule("MI-14", "MI-8")
def test_rows_that_are_not_played_are_closed() -> None:
    table = Table(length="short")
    table.hold(0, "sailor")
    table.own(0, "a1", "reef")
    table.do("lay 8", "lay 1", "play sailor")
    assert table.legal == ["move a1 b1", "move a1 a2", "move a1 a3"]
    assert table.refusal("move a1 a4") == ("MI-8", "refuse-row-unplayed")


@pytest.mark.rule("MI-14", "MI-25")
def test_a_chip_moved_to_the_last_square_of_the_current_row_ends_the_round() -> None:
    table = Table()
    table.hold(0, "sailor")
    table.own(0, "a1", "reef")
    table.own(0, "b1", "shark")
    table.do("lay 8", "lay 1", "play sailor", "move a1 c1")
    assert table.state.ending
    assert table.state.round == 0, "the others finish the turn"


@pytest.mark.rule("MI-14")
def test_without_a_chip_the_sailor_cannot_be_played() -> None:
    table = sailing("sailor")
    assert table.refusal("play sailor") == ("MI-14", "refuse-use-sailor")


@pytest.mark.rule("MI-15")
def test_the_special_helmet_swaps_with_an_open_white_chip() -> None:
    table = Table()
    table.hold(0, "helmet")
    table.own(0, "a1", "octopus", "blue")
    table.lay("s0", "shark")
    table.lay("w0", "arrow")
    table.do("lay 10", "lay 1", "play helmet")  # the one chip there is need not be chosen
    white = {"n0", "e0", "s0", "ne-1", "se-1", "sw-1", "nw-1", "n-2", "e-2", "s-2", "w-2"}
    assert {move.split()[1] for move in table.legal} == white
    assert table.refusal("fetch ne0") == ("MI-15", "refuse-fetch-blue")
    assert table.refusal("fetch w0") == ("MI-15", "refuse-fetch-arrow")
    table.do("fetch s0")
    assert table.board(0) == {"a1": "shark"}
    assert table.legal == ["current left", "current right", "heading left", "heading right", "depth down"]
    assert table.at("s0") == "octopus"
    assert table.open("s0"), "a chip put back lies open"


@pytest.mark.rule("MI-15")
def test_a_blue_chip_that_lies_open_is_still_blue() -> None:
    table = Table()
    table.hold(0, "helmet")
    table.own(0, "a1", "octopus", "blue")
    table.lay("s0", "shark")
    table.do("lay 10", "lay 1", "play helmet", "fetch s0")
    state = table.state
    assert state.contents.colour[state.ocean[table.place("s0")]] == 1
    assert table.place("s0") not in state.fetchable()


@pytest.mark.rule("MI-15")
def test_nothing_is_fetched_from_an_empty_place() -> None:
    table = Table()
    table.hold(0, "helmet")
    table.own(0, "a1", "octopus")
    table.own(0, "b1", "shark")
    table.lay("e0", None)
    table.do("lay 10", "lay 1", "play helmet", "offer b1")
    assert table.refusal("fetch e0") == ("MI-15", "refuse-fetch-nothing")
    assert table.refusal("offer a1") == ("MI-15", "refuse-now-fetch")


@pytest.mark.rule("MI-15", "MI-24")
@pytest.mark.parametrize(("choice", "square"), [("keep", {"a1": "anchor"}), ("card", {})])
def test_an_anchor_fetched_gives_the_choice(choice: str, square: dict[str, str]) -> None:
    table = Table()
    table.hold(0, "helmet")
    table.top("bell")
    table.own(0, "a1", "octopus")
    table.lay("s0", "anchor")
    table.do("lay 10", "lay 1", "play helmet", "fetch s0")
    assert table.legal == ["keep", "card"]
    table.do(choice)
    assert table.board(0) == square
    assert table.holds(0) == ({"bell"} if choice == "card" else set())
    table.do("heading right")
    assert "a1" in table.board(0), "the next chip takes the free square, or the one after it"


@pytest.mark.rule("MI-15")
def test_without_a_chip_the_helmet_cannot_be_played() -> None:
    table = sailing("helmet")
    assert table.refusal("play helmet") == ("MI-15", "refuse-use-helmet")


@pytest.mark.rule("MI-16")
@pytest.mark.parametrize("card", [8, 11, 12])
def test_the_special_thermostat_makes_any_card_steer_any_way(card: int) -> None:
    table = sailing("thermostat", card=card)
    if card > 10:
        assert table.legal == ["pass", "play thermostat"], "there is nothing to swap yet"
    table.do("play thermostat")
    assert table.legal == ["current left", "current right", "heading left", "heading right", "depth down"]
    table.do("depth down")
    assert table.actor == 1, "that was the hand card"
    assert len(table.board(0)) == 1


@pytest.mark.rule("MI-16")
def test_the_thermostat_is_too_late_after_the_hand_card() -> None:
    table = sailing("thermostat", "globe")
    table.do("heading left")
    assert table.legal == ["play globe", "pass"]
    assert table.refusal("play thermostat") == ("MI-16", "refuse-thermostat")


# -- reverse, bell, globe, number chips -------------------------------------------------------------------------------


@pytest.mark.rule("MI-17")
def test_reverse_is_laid_in_phase_1_and_the_lowest_card_gets_number_1() -> None:
    table = Table(4)
    table.hold(1, "reverse")
    table.do("lay 4")
    assert "play reverse" in table.legal
    table.do("play reverse")
    assert table.actor == 1
    assert "play reverse" not in table.legal
    table.do("lay 7", "lay 4")
    assert table.preview("lay 1") == ("preview-lay", {"action": "current", "number": 1, "laid": 4})
    table.do("lay 8")
    assert table.state.order == (0, 2, 1, 3), "of the two fours, who laid first still gets the lower number"
    assert [SPECIALS[card] for card in table.state.under] == ["reverse"]


@pytest.mark.rule("MI-17", "MI-13")
def test_reverse_is_the_one_special_card_of_the_turn_and_no_card_for_phase_2() -> None:
    table = Table()
    table.hold(0, "reverse")
    table.hold(0, "globe")
    table.do("play reverse", "lay 1", "lay 8")
    assert table.actor == 0
    assert table.legal == ["current left", "current right"], "no globe any more"
    table = sailing("reverse")
    assert table.refusal("play reverse") == ("MI-17", "refuse-reverse")


@pytest.mark.rule("MI-18")
def test_the_bell_takes_a_chip_from_another_player() -> None:
    table = Table(3)
    table.hold(0, "bell")
    table.top("globe")
    table.own(1, "a1", "reef")
    table.own(1, "b1", "anchor")
    table.own(2, "a1", "octopus")
    table.do("lay 8", "lay 1", "lay 2", "play bell")
    assert table.legal == ["take p2 a1", "take p2 b1", "take p3 a1"]
    assert table.refusal("take p1 a1") == ("MI-18", "refuse-own-chip")
    table.do("take p2 b1")
    assert table.legal == ["put a1", "put a2", "put a3", "put a4", "put a5"]
    assert table.refusal("put b1") == ("MI-18", "refuse-leftmost")
    assert table.match.view(0).to_data()["chosen"] == "p2 b1"
    table.do("put a2")
    assert table.board(0) == {"a2": "anchor"}
    assert table.board(1) == {"a1": "reef"}, "the square stays free"
    assert table.holds(0) == set(), "no card for an anchor got so"


@pytest.mark.rule("MI-18", "MI-25")
def test_the_bell_may_fill_the_current_row_but_not_the_end_of_a_later_one() -> None:
    table = Table()
    table.hold(0, "bell")
    table.own(0, "a1", "shark")
    table.own(0, "b1", "wreck")
    table.own(0, "a3", "octopus")
    table.own(0, "b3", "shoal")
    table.own(1, "a1", "reef")
    table.do("lay 8", "lay 1", "play bell")
    assert table.legal == ["put c1", "put a2", "put a4", "put a5"]
    assert table.refusal("put c3") == ("MI-18", "refuse-row-last")
    table.do("put c1")
    assert table.state.ending


@pytest.mark.rule("MI-12", "MI-18")
def test_the_first_square_of_the_first_player_can_be_traded_for_and_robbed() -> None:
    table = Table()
    table.hold(1, "bell")
    table.own(0, "a1", "shark")
    table.own(0, "b1", "wreck")
    table.own(1, "a1", "reef")
    table.do("lay 1", "lay 12", "offer a1", "trade p1 a1", "play bell", "take p1 a1", "put b1")
    assert table.board(0) == {"b1": "wreck"}
    assert table.board(1) == {"a1": "shark", "b1": "reef"}


@pytest.mark.rule("MI-18")
def test_with_nothing_to_take_the_bell_cannot_be_played() -> None:
    table = sailing("bell")
    assert table.refusal("play bell") == ("MI-18", "refuse-use-bell")


@pytest.mark.rule("MI-19")
@pytest.mark.parametrize("before", [True, False])
def test_the_globe_is_one_extra_steering_with_its_chip(before: bool) -> None:
    table = sailing("globe")
    table.do(
        *(["play globe", "depth down", "heading left"] if before else ["heading left", "play globe", "depth down"])
    )
    assert len(table.board(0)) == 2
    assert table.actor == 1


@pytest.mark.rule("MI-19", "MI-23")
def test_an_arrow_found_by_the_globe_goes_on_before_the_hand_card() -> None:
    table = Table()
    table.hold(0, "globe")
    table.lay("e0", "arrow")
    table.do("lay 7", "lay 1", "play globe")
    assert table.refusal("pass") == ("MI-19", "refuse-now-globe")
    table.do("heading right", "depth down")
    assert table.legal == ["current left", "current right"]


@pytest.mark.rule("MI-20")
def test_number_chips_before_steering_let_the_player_wait() -> None:
    table = sailing("numbers", seats=3)
    table.do("play numbers")
    assert len(table.legal) == 6
    assert table.refusal("deal p2-p1") == ("MI-20", "refuse-deal-seats")
    assert table.preview("deal p3-p2-p1") == ("preview-deal", {"number": 3})
    table.do("deal p3-p2-p1")
    assert table.actor == 2
    table.do(table.legal[0])
    assert table.actor == 1
    table.do(table.legal[0])
    assert table.actor == 0
    assert table.legal == ["heading left", "heading right"]


@pytest.mark.rule("MI-20")
def test_who_has_sailed_does_not_sail_again() -> None:
    table = sailing("numbers", seats=3)
    table.do("heading left", "play numbers", "deal p1-p2-p3")
    assert table.actor == 1
    table.do(table.legal[0])
    assert table.actor == 2
    table.do(table.legal[0])
    assert table.state.turn == 2
    assert table.state.order == (0, 1, 2)
    assert table.actor == 0, "number 1 lays first in the next turn"


@pytest.mark.rule("MI-20")
@pytest.mark.parametrize("card", [11, 12])
def test_a_hand_sailor_or_helmet_counts_as_sailing(card: int) -> None:
    table = Table()
    table.hold(0, "numbers")
    table.own(0, "a1", "reef")
    table.own(0, "b1", "shark")
    table.own(1, "a1", "wreck")
    table.do(f"lay {card}", "lay 1", "pass")
    assert table.legal == ["play numbers", "pass"]
    table.do("play numbers", "deal p1-p2")
    assert table.actor == 1


ARRANGED: list[tuple[str, Callable[[Table], object]]] = [
    ("play sailor", lambda table: table.own(0, "a1", "reef")),
    ("play helmet", lambda table: (table.own(0, "a1", "reef"), table.own(0, "b1", "shark"))),
    ("play bell", lambda table: (table.own(1, "a1", "reef"), table.own(1, "b1", "shark"))),
    ("play globe", lambda table: None),
    ("play numbers", lambda table: None),
    ("play thermostat", lambda table: None),
]


@pytest.mark.parametrize(("play", "arrange"), ARRANGED, ids=[play for play, _ in ARRANGED])
def test_what_is_not_asked_for_is_refused_at_every_step(play: str, arrange: Callable[[Table], object]) -> None:
    table = Table()
    table.hold(0, play.split()[1])
    arrange(table)
    table.do("lay 8", "lay 1", play)
    legal = set(table.legal)
    for move in ("lay 3", "pass", "keep", "swap a1 b1", "offer a1", "trade p2 a1", "take p2 a1", "put a2", "depth up",
                 "fetch e0", "move a1 a2", "deal p1-p2", "play numbers"):  # fmt: skip
        if move not in legal:
            rule, reason = table.refusal(move)
            assert rule.startswith("MI-")
            assert reason.startswith("refuse-")


@pytest.mark.rule("MI-13")
def test_a_fresh_card_is_refused_where_an_older_one_may_be_played() -> None:
    table = Table()
    table.hold(0, "globe")
    table.top("numbers")
    table.lay("e0", "anchor")
    table.do("lay 8", "lay 1", "heading right", "card")
    assert table.legal == ["play globe", "pass"]
    assert table.refusal("play numbers") == ("MI-13", "refuse-fresh")
    assert table.refusal("heading left") == ("MI-13", "refuse-now-after")


@pytest.mark.parametrize(
    ("card", "move", "refusal"),
    [
        (11, "swap a1 b1", ("MI-11", "refuse-two-chips")),
        (12, "offer a1", ("MI-12", "refuse-trade-none")),
        (11, "offer a1", ("MI-9", "refuse-kind")),
        (8, "swap a1 b1", ("MI-9", "refuse-kind")),
        (12, "heading left", ("MI-12", "refuse-no-steering")),
    ],
)
@pytest.mark.rule("MI-11", "MI-12")
def test_why_nothing_can_be_swapped(card: int, move: str, refusal: tuple[str, str]) -> None:
    assert sailing("globe", card=card).refusal(move) == refusal
