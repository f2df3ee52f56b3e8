"""Cases in which two rules meet, arranged by hand."""

from __future__ import annotations

import pytest

from tests.games.leagues.build import Table, biscuit, chip
from vulcania.core.chance import Chance
from vulcania.games._ocean.components import FREE, replaced, special
from vulcania.games.leagues.components import SPECIALS

SUPER_SAILOR, DIVER, NUMBER_CHIPS = range(len(SPECIALS))


def quiet(seats: int = 2) -> Table:
    return Table(seats).clear_sea().sea(s_2=chip("reef"))


def told(table: Table, notation: str) -> tuple[str, dict[str, str | int]]:
    found = table.preview(notation)
    assert found is not None
    return found.key, found.args


# -- the action pile --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-26", "LG-28")
def test_a_diver_is_no_card_for_the_anchor_that_it_brings() -> None:
    table = quiet().sea(ne0=chip("anchor")).grid(0, a1=chip("shark")).holds(0, "diver")
    table.holds(1, "super-sailor", "super-sailor", "diver", "number-chips", "number-chips")
    census = table.state.census()
    table.play("lay 8", "lay 4", "play diver")
    assert table.state.census() == census, "being carried out, it is neither in a hand nor in the pile"
    events = table.play("fetch ne0")
    assert [event.kind for event in events if event.kind in ("no-action", "turn-up")] == ["no-action", "turn-up"]
    assert not events[-1].reveals, "everyone knows the card that now is the pile"
    assert table.held(0) == []
    assert (table.view(1).top, table.view(1).under) == ("diver", ())


@pytest.mark.rule("LG-26")
def test_used_cards_at_the_bottom_of_the_pile_are_known() -> None:
    table = quiet(3).holds(0, "number-chips").holds(1, "super-sailor").grid(1, a1=chip("shark"))
    table.play("lay 8", "lay 4", "lay 1", "heading left", "play number-chips", "deal p1-p2-p3")
    table.play("play super-sailor", "move a1 a2")
    assert table.view(2).under == ("number-chips", "super-sailor"), "the first to come up first"
    for number in range(12):
        twin = table.state.redeal(2, Chance(number))
        assert twin.under == (NUMBER_CHIPS, SUPER_SAILOR)
        assert twin.top == table.state.top
        assert sorted(twin.pile) == sorted(table.state.pile)


@pytest.mark.rule("LG-26", "LG-28")
def test_a_used_card_that_comes_up_again_is_no_discovery() -> None:
    table = quiet().sea(e0=chip("anchor")).holds(1, "super-sailor", "super-sailor", "diver", "diver", "number-chips")
    table.holds(0, "number-chips").lay_pile(DIVER)
    table.state.held = replaced(table.state.held, 1, table.state.held[1] - special(DIVER))
    table.play("lay 8", "lay 4", "play number-chips", "deal p1-p2")
    events = table.play("heading right")
    turned = next(event for event in events if event.kind == "turn-up")
    assert turned.data["extra"] == "number-chips"
    assert not turned.reveals
    assert table.pile == [NUMBER_CHIPS]


# -- the diver --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-21", "LG-24", "LG-27")
def test_a_submarine_brought_after_steering_still_gives_its_steering_and_then_the_turn_is_over() -> None:
    table = quiet().sea(ne0=chip("submarine"), w0=chip("wreck")).grid(0, a1=chip("shark"), b1=chip("reef", nth=1))
    table.holds(0, "diver").play("lay 8", "lay 4", "heading right", "play diver", "offer b1", "fetch ne0")
    assert table.state.to_act == (0,)
    table.play("heading left")  # to the north, where nothing lies
    assert table.state.to_act == (1,)
    assert (table.square(0, "a1"), table.square(0, "b1")) == (chip("shark"), FREE)


@pytest.mark.rule("LG-19", "LG-24", "LG-31")
def test_a_hole_in_the_row_is_filled_before_square_c() -> None:
    table = quiet().sea(ne0=chip("submarine"), e0=chip("wreck"), n0=chip("shark", nth=1))
    table.grid(0, a1=chip("shark"), b1=chip("reef", nth=1)).holds(0, "diver")
    table.play("lay 8", "lay 4", "play diver", "offer a1", "fetch ne0", "heading right")
    assert table.square(0, "a1") == chip("wreck")
    assert not table.state.ending
    table.play("heading left")
    assert table.square(0, "c1") == chip("shark", nth=1)
    assert table.state.ending


@pytest.mark.rule("LG-24", "LG-31")
def test_the_diver_may_take_the_chip_from_c_and_the_round_still_ends() -> None:
    table = quiet().sea(ne0=chip("submarine"), e0=chip("wreck"))
    table.grid(0, a1=chip("shark"), b1=chip("reef", nth=1)).holds(0, "diver")
    table.play("lay 8", "lay 4", "heading right")
    assert table.state.ending
    table.play("play diver", "offer c1", "fetch ne0", "pass", "current right")
    assert table.square(0, "c1") == FREE
    assert table.state.round == 1


@pytest.mark.rule("LG-24", "LG-29")
def test_a_biscuit_put_back_has_its_event_again_for_who_takes_it() -> None:
    table = quiet().sea(w0=chip("wreck", depth=0)).grid(0, a1=biscuit(4)).grid(1, a2=chip("octopus", 3, depth=0))
    table.holds(0, "diver").play("lay 8", "lay 5", "play diver", "fetch w0", "heading right")
    assert table.state.points == [0, 0], "giving it back sets nothing off"
    table.state.position = 0
    table.play("heading left")
    assert table.square(1, "a1") == biscuit(4)
    assert table.state.points == [0, 2]  # the octopus' chest and mask, for the finder alone


# -- rounds -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-37")
def test_every_round_has_its_own_forty_turns() -> None:
    table = quiet()
    table.state.turn = 40
    table.play("lay 8", "lay 4", "heading left", "current left")
    assert (table.state.round, table.state.turn) == (1, 1)
    table.clear_sea().play("lay 5", "lay 7", "current left", "heading left")
    assert (table.state.round, table.state.turn) == (1, 2)


@pytest.mark.rule("LG-31", "LG-36")
def test_a_round_that_was_ended_does_not_end_the_next() -> None:
    table = quiet().sea(e0=chip("wreck")).grid(0, a1=chip("shark"), b1=chip("shark", nth=1)).hand(0, 8, 2, 1, sailors=0)
    table.play("lay 8", "lay 4", "heading right", "current left")
    assert (table.state.round, table.state.ending) == (1, False)
    table.clear_sea().play("lay 2", "lay 1", "heading left", "current left")
    assert (table.state.round, table.state.turn) == (1, 2)


# -- previews ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-24", "LG-32")
def test_a_preview_of_the_diver_promises_nothing_for_a_row_already_scored() -> None:
    table = quiet().sea(ne0=chip("wreck", depth=-2), e0=chip("anchor"), se0=biscuit(1), s0=chip("submarine"))
    table.grid(0, a1=chip("shark", depth=0), a2=chip("island", 2, depth=0)).holds(0, "diver")
    table.state.round = 1
    table.play("lay 8", "lay 4", "play diver", "offer a1")
    key, args = told(table, "fetch ne0")
    assert key == "preview-take-scored"
    # in column A: spear and helm above spear and helm are 2 + 2; spear and chest above them are 2
    assert (args["before"], args["columns"]) == (4, 2)
    assert told(table, "fetch e0")[0] == "preview-anchor-scored"
    key, args = told(table, "fetch se0")
    assert (key, args["mine"]) == ("preview-biscuit-scored", 2)  # the island's spear and helm, the shark's being gone
    assert told(table, "fetch s0") == ("preview-fetch-submarine", {"place": "s0", "square": "a1"})
    table = quiet().sea(ne0=chip("island", 2, depth=-1)).grid(0, a2=chip("seaweed", 2), b2=chip("nautilus", 2))
    table.holds(0, "diver").state.round = 1
    table.play("lay 8", "lay 4", "play diver", "offer b2")
    key, args = told(table, "fetch ne0")
    assert (key, args["now"], args["worth"]) == ("preview-take", 8, 10)
