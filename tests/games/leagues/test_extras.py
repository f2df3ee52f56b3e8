"""Extra cards: sailors and action cards (LG-21 to LG-26)."""

from __future__ import annotations

import pytest

from tests.games.leagues.build import Table, biscuit, box, chip
from vulcania.games._ocean.components import FREE
from vulcania.games.leagues.components import SPECIALS
from vulcania.games.leagues.moves import VOCABULARY
from vulcania.games.leagues.rules.counting import event_points
from vulcania.words.message import message


def sailing(table: Table) -> Table:
    """Seat 0 is to carry out a heading card, seat 1 a current card; nobody finds anything at first."""
    table.play("lay 8", "lay 4")
    assert table.state.to_act == (0,)
    return table


def quiet(seats: int = 2) -> Table:
    return Table(seats).clear_sea().sea(s_2=chip("reef"))


# -- LG-21 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-21")
def test_an_extra_card_is_played_before_the_numbered_one_or_after_it() -> None:
    table = sailing(quiet().grid(0, a1=chip("shark"), b1=chip("wreck")))
    assert table.legal() == ["heading left", "heading right", "play sailor"]
    table.play("heading left")
    assert table.legal() == ["play sailor", "pass"]
    table.play("pass")
    assert table.state.to_act == (1,)


@pytest.mark.rule("LG-21")
def test_one_extra_card_a_turn() -> None:
    table = sailing(quiet().grid(0, a1=chip("shark"), b1=chip("wreck"), c2=chip("island", 2)).holds(0, "number-chips"))
    table.play("play sailor", "swap a1 b1")
    assert table.legal() == ["heading left", "heading right"]
    assert table.refused("play sailor")[0] == "LG-21"
    assert table.refused("play number-chips")[0] == "LG-21"
    table.play("heading left")
    assert table.state.to_act == (1,)  # nothing is left to ask


@pytest.mark.rule("LG-21")
def test_never_between_the_card_and_what_it_led_to() -> None:
    table = quiet().sea(e0=chip("submarine")).grid(0, a1=chip("shark"), b2=chip("wreck"))
    sailing(table).play("heading right")
    assert table.words() == {"current", "heading", "depth", "pass"}
    assert table.refused("play sailor")[0] == "LG-27"
    table.play("pass")
    assert table.legal() == ["play sailor", "pass"]


@pytest.mark.rule("LG-21")
def test_an_action_card_waits_for_the_turn_after_it_was_taken() -> None:
    table = quiet().sea(e0=chip("anchor"))
    table.lay_pile(0, 0, 1, 1, 2, 2)
    sailing(table).play("heading right")
    assert table.state.to_act == (1,)  # the number chips just taken are no choice yet
    assert table.view(0).players[0].fresh == ("number-chips",)
    table.play("current left", "lay 2", "lay 1")
    assert "play number-chips" in table.legal()


@pytest.mark.rule("LG-21")
def test_a_fresh_card_is_refused_as_such() -> None:
    table = quiet().grid(0, a1=chip("shark"), b1=chip("wreck")).holds(0, "diver", fresh=True)
    sailing(table)
    rule, why = table.refused("play diver")
    assert (rule, why.key) == ("LG-21", "refuse-fresh")


# -- LG-22 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-22")
def test_a_sailor_swaps_two_chips_and_goes_to_the_discard() -> None:
    table = sailing(quiet().grid(0, a1=chip("shark"), c1=chip("wreck"), b3=chip("reef")))
    table.play("play sailor")
    assert table.legal() == ["swap a1 c1", "swap a1 b3", "swap c1 b3"]
    assert table.refused("swap a1 a1")[1].key == "refuse-same-square"
    assert table.refused("swap a1 b1")[1].key == "refuse-empty-square"
    table.play("swap a1 b3")
    assert (table.square(0, "a1"), table.square(0, "b3")) == (chip("reef"), chip("shark"))
    assert table.state.sailors[0] == 1
    assert table.view(0).players[0].sailors_used == 1


@pytest.mark.rule("LG-22")
def test_the_two_squares_of_a_swap_may_be_named_in_either_order() -> None:
    table = sailing(quiet().grid(0, a1=chip("shark"), b1=chip("wreck"), c1=chip("reef")))
    (event,) = [event for event in table.play("play sailor", "swap b1 a1") if event.kind == "swap"]
    assert (event.data["square"], event.data["other"]) == ("a1", "b1")
    assert (table.square(0, "a1"), table.square(0, "b1")) == (chip("wreck"), chip("shark"))
    assert VOCABULARY.notation(VOCABULARY.parse("swap b1 a1")) == "swap a1 b1", "the record has one way to write it"


@pytest.mark.rule("LG-21", "LG-22", "LG-23", "LG-24", "LG-25")
@pytest.mark.parametrize("moves", [(), ("heading left",)], ids=["before the numbered card", "after it"])
def test_what_belongs_to_an_extra_card_asks_for_that_card_first(moves: tuple[str, ...]) -> None:
    table = quiet().grid(0, a1=chip("shark"), b1=chip("wreck")).holds(0, "diver", "number-chips")
    sailing(table).play(*moves)
    for notation, rule, card in (
        ("swap a1 b1", "LG-22", "sailor"),
        ("offer a1", "LG-24", "diver"),
        ("deal p2-p1", "LG-25", "number-chips"),
    ):
        assert table.refused(notation) == (rule, message("refuse-play-first", extra=card))
    missing = ("LG-28", message("refuse-no-action", extra="super-sailor"))
    assert table.refused("move a1 c1") == missing, "what is not in the hand is said to be missing"


@pytest.mark.rule("LG-22")
def test_a_sailor_needs_two_chips() -> None:
    table = sailing(quiet().grid(0, a1=chip("shark")))
    assert table.legal() == ["heading left", "heading right"]
    assert table.refused("play sailor") == ("LG-22", table.refused("play sailor")[1])
    table = sailing(quiet().grid(0, a1=chip("shark"), b1=chip("wreck")).hand(0, 8, 1, sailors=0))
    assert table.refused("play sailor")[1].key == "refuse-no-sailor"


# -- LG-23 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-23")
def test_a_super_sailor_moves_a_chip_to_a_free_square_but_not_to_c_of_a_later_row() -> None:
    table = sailing(quiet().grid(0, a1=chip("shark")).holds(0, "super-sailor"))
    table.play("play super-sailor")
    assert table.legal() == [f"move a1 {to}" for to in ("b1", "c1", "a2", "b2", "a3", "b3")]
    assert table.refused("move a1 c2") == ("LG-23", table.refused("move a1 c2")[1])
    assert table.refused("move a1 c3")[1].key == "refuse-later-c"
    table.play("move a1 b3")
    assert table.square(0, "b3") == chip("shark")
    assert table.square(0, "a1") == FREE
    assert not table.state.ending


@pytest.mark.rule("LG-23", "LG-31")
def test_a_chip_moved_to_c_of_the_present_row_ends_the_round() -> None:
    table = sailing(quiet().grid(0, a1=chip("shark")).holds(0, "super-sailor"))
    table.play("play super-sailor", "move a1 c1")
    assert table.state.ending
    table.play("heading left", "current left")
    assert table.state.round == 1


@pytest.mark.rule("LG-23")
def test_an_earlier_row_can_be_filled_even_on_c() -> None:
    table = quiet().grid(0, a2=chip("seaweed", 2)).holds(0, "super-sailor")
    table.state.round = 1
    sailing(table).play("play super-sailor")
    assert "move a2 c1" in table.legal()
    table.play("move a2 c1")
    assert not table.state.ending


# -- LG-24 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-24")
def test_a_diver_exchanges_a_chip_for_one_of_the_ocean() -> None:
    table = quiet().sea(ne0=chip("reef", nth=1)).grid(0, a1=chip("shark"), b1=chip("wreck")).holds(0, "diver")
    sailing(table).play("play diver", "offer b1")
    assert table.legal() == ["fetch ne0", "fetch s-2"]
    assert table.refused("fetch n0") == ("LG-24", table.refused("fetch n0")[1])
    table.play("fetch ne0")
    assert table.square(0, "b1") == chip("reef", nth=1)
    assert table.at("ne0") == chip("wreck")
    assert table.state.opened >> table.place("ne0") & 1


@pytest.mark.rule("LG-24")
def test_a_green_chip_is_taken_blind_and_the_old_one_lies_open_whatever_its_colour() -> None:
    green = chip("wreck", colour="green")
    table = quiet().sea(hidden=True, ne0=green).grid(0, a1=chip("shark", colour="green", nth=2), b2=chip("reef", nth=1))
    sailing(table.holds(0, "diver")).play("play diver", "offer a1")
    preview = table.preview(table.legal()[0])
    assert preview is not None
    assert preview.key == "preview-hidden"
    events = table.play("fetch ne0")
    assert events[0].reveals
    assert table.square(0, "a1") == green
    lying = table.view(1).ocean.places[table.place("ne0")]
    assert lying.chip is not None
    assert (lying.chip.face, lying.chip.colour) == ("shark", "green")


@pytest.mark.rule("LG-24", "LG-30")
def test_a_chip_put_back_fires_again_for_its_next_taker() -> None:
    table = quiet().sea(e0=chip("reef", nth=1)).grid(0, a1=chip("anchor")).holds(0, "diver")
    sailing(table).play("play diver", "fetch e0")  # the only chip is offered without asking
    table.play("heading right")
    assert len(table.held(0)) == 1
    assert table.square(0, "b1") == chip("anchor")


@pytest.mark.rule("LG-24", "LG-27", "LG-30")
def test_a_submarine_got_by_a_diver_leaves_the_game_and_the_square_stays_free() -> None:
    table = quiet().sea(ne0=chip("submarine"), e0=chip("wreck")).grid(0, a1=chip("shark"), b1=chip("reef", nth=1))
    sailing(table.holds(0, "diver")).play("play diver", "offer a1", "fetch ne0")
    assert table.square(0, "a1") == FREE
    assert table.state.gone >> chip("submarine") & 1
    assert table.words() == {"current", "heading", "depth", "pass"}
    table.play("heading right")  # LG-27: and what it finds fills the first free square
    assert table.square(0, "a1") == chip("wreck")
    assert table.legal() == ["heading left", "heading right"]  # the numbered card is still to come


@pytest.mark.rule("LG-24", "LG-29")
def test_a_biscuits_event_counts_the_grid_after_the_exchange() -> None:
    spear_and_helm = chip("shark", depth=0)
    table = quiet().sea(ne0=biscuit(1)).grid(0, a1=spear_and_helm, b1=chip("wreck", depth=0)).holds(0, "diver")
    before = event_points(box(), table.state.boards, 1, 0)[0]
    assert before == 2  # the shark's spear and helm; the wreck has neither
    sailing(table).play("play diver", "offer a1", "fetch ne0")
    assert table.state.points == [0, 0]


@pytest.mark.rule("LG-24")
def test_a_diver_needs_a_chip_on_either_side() -> None:
    table = sailing(quiet().holds(0, "diver"))
    assert table.refused("play diver")[1].key == "refuse-no-diver"
    table = sailing(Table(2).clear_sea().grid(0, a1=chip("shark")).holds(0, "diver"))
    assert table.refused("play diver")[0] == "LG-24"


# -- LG-25 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-25")
def test_number_chips_before_steering_make_the_player_wait_for_the_new_token() -> None:
    table = quiet(3).holds(0, "number-chips")
    table.play("lay 8", "lay 4", "lay 2")
    assert table.tokens() == (1, 2, 3)
    table.play("play number-chips", "deal p3-p2-p1")
    assert table.tokens() == (3, 2, 1)
    assert table.state.to_act == (2,)
    table.play("heading left")
    assert table.state.to_act == (1,)
    table.play("current left")
    assert table.state.to_act == (0,)
    assert table.legal() == ["heading left", "heading right"]


@pytest.mark.rule("LG-25")
def test_who_has_sailed_does_not_sail_again() -> None:
    table = quiet(3).holds(1, "number-chips")
    table.play("lay 8", "lay 4", "lay 2", "heading left")
    assert table.state.to_act == (1,)
    table.play("play number-chips", "deal p1-p3-p2")
    assert table.state.to_act == (2,)  # seat 0 holds number 1, but has sailed
    table.play("heading left")
    assert table.state.to_act == (1,)


@pytest.mark.rule("LG-25")
def test_after_steering_the_player_is_done_and_the_tokens_count_for_bonus_and_next_phase() -> None:
    table = quiet(2).holds(0, "number-chips")
    table.state.ending = True
    sailing(table).play("heading left", "play number-chips", "deal p2-p1", "current left")
    assert table.state.points == [6, 10]
    assert table.state.to_act == (1,)  # number 1 lays first


@pytest.mark.rule("LG-25")
def test_tokens_are_dealt_to_all_players_there_are() -> None:
    table = sailing(quiet().holds(0, "number-chips"))
    table.play("play number-chips")
    assert table.legal() == ["deal p1-p2", "deal p2-p1"]
    assert table.refused("deal p1-p2-p3")[0] == "LG-25"


# -- LG-26 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-26")
def test_a_used_action_card_goes_under_the_pile() -> None:
    table = quiet().holds(0, "number-chips")
    rest = table.pile
    sailing(table).play("play number-chips", "deal p1-p2")
    assert table.pile == [SPECIALS.index("number-chips"), *rest]
    assert table.held(0) == table.held(1) == []


def test_a_card_that_nobody_holds_is_refused() -> None:
    table = sailing(quiet())
    for name in SPECIALS:
        assert table.refused(f"play {name}")[0] == "LG-28"
