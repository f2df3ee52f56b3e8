"""A turn: the start, the order, steering, taking chips, and the hand (LG-1, LG-2, LG-8 to LG-20)."""

from __future__ import annotations

import pytest

from tests.games.leagues.build import GAME, Table, biscuit, box, chip, full_row
from vulcania.games._ocean.components import FREE, WHITE_DOT
from vulcania.games.leagues.components import SPECIALS


@pytest.mark.rule("LG-8", "LG-1")
def test_the_start() -> None:
    table = Table(3)
    assert table.state.boards == [[FREE] * 9] * 3
    assert table.state.points == [0, 0, 0]
    assert table.state.hands == [0b1111111111] * 3
    assert table.state.sailors == (2, 2, 2)
    assert table.state.round == 0
    view = table.view(0)
    assert (view.ocean.heading, view.ocean.depth, view.ocean.pointed) == ("n", "0", "n0")


@pytest.mark.rule("LG-4", "LG-8")
@pytest.mark.parametrize("seed", range(5))
def test_every_chip_of_the_round_lies_on_a_dot_of_its_depth_and_colour(seed: int) -> None:
    state = Table(seed=seed).state
    assert sorted(state.ocean) == [at for at in range(72) if box().round_of[at] == 0]
    for place, which in enumerate(state.ocean):
        assert box().ring_of[which] == place // 8
        assert box().white[which] == WHITE_DOT[place]


@pytest.mark.rule("LG-3")
def test_white_chips_lie_open_and_green_ones_hidden() -> None:
    for place in Table().view(0).ocean.places:
        assert (place.chip is not None) == (place.dot == "white")
        assert place.hidden == (place.dot == "green")


@pytest.mark.rule("LG-10")
def test_the_top_action_card_lies_open() -> None:
    table = Table()
    state = table.state
    assert sorted([*state.pile, state.top]) == [0, 0, 1, 1, 2, 2]
    assert table.view(0).top == SPECIALS[state.top]
    assert table.view(0).pile == 5


@pytest.mark.rule("LG-11")
def test_tokens_are_dealt_at_random_and_one_begins() -> None:
    first = set()
    for seed in range(40):
        state = GAME.start(GAME.setup(4, seed))
        view = GAME.view(state, None)
        assert sorted(player.token for player in view.players) == [1, 2, 3, 4]  # type: ignore[attr-defined]
        assert view.players[state.to_act[0]].token == 1  # type: ignore[attr-defined]
        first.add(state.to_act[0])
    assert first == {0, 1, 2, 3}


# -- phase 1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-12")
def test_cards_are_laid_in_the_order_of_the_tokens_and_seen() -> None:
    table = Table(3)
    table.state.order = (2, 0, 1)
    table.state.to_act = (2,)
    table.play("lay 4")
    assert table.state.to_act == (0,)
    assert table.view(1).players[2].laid == 4
    table.play("lay 9")
    assert table.state.to_act == (1,)
    assert table.words() == {"lay"}


@pytest.mark.rule("LG-13")
def test_the_highest_card_gets_token_one() -> None:
    table = Table(3)
    table.play("lay 2", "lay 8", "lay 5")
    assert table.tokens() == (3, 1, 2)
    assert table.state.to_act == (1,)


@pytest.mark.rule("LG-13")
def test_of_equal_cards_who_laid_first_goes_first() -> None:
    table = Table(4)
    table.play("lay 5", "lay 8", "lay 5", "lay 8")
    assert table.tokens() == (3, 1, 4, 2)


# -- phase 2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-14")
def test_each_carries_out_their_card_in_the_new_order_and_must() -> None:
    table = Table(2).clear_sea().sea(s_2=chip("shark"))
    table.play("lay 1", "lay 2")
    assert table.state.to_act == (1,)
    assert table.legal() == ["heading left", "heading right"]
    assert table.refused("pass")[0] == "LG-14"
    table.play("heading left")
    assert table.state.to_act == (0,)
    assert table.legal() == ["current left", "current right"]


@pytest.mark.rule("LG-15", "LG-2")
def test_current_turns_the_dial_under_the_submarine() -> None:
    table = Table(2).clear_sea().sea(nw0=chip("shark"), ne0=chip("wreck"), s_2=chip("reef"))
    table.play("lay 7", "lay 1", "current right")
    assert table.square(0, "a1") == chip("shark")  # what lay in the north-west is in the north now
    assert table.at("e0") == chip("wreck")
    assert table.view(0).ocean.heading == "n"
    assert table.refused("heading left")[0] == "LG-15"


@pytest.mark.rule("LG-16")
def test_heading_turns_the_submarine_by_a_quarter() -> None:
    table = Table(2).clear_sea().sea(e0=chip("shark"), w0=chip("wreck"), s0=chip("reef"))
    table.play("lay 8", "lay 1", "heading left")
    assert table.square(0, "a1") == chip("wreck")
    table = Table(2).clear_sea().sea(e0=chip("shark"))
    table.play("lay 8", "lay 1")
    assert table.refused("current left")[0] == "LG-16"
    table.play("heading right")
    assert table.square(0, "a1") == chip("shark")


@pytest.mark.rule("LG-17")
def test_depth_goes_one_step_and_a_single_way_is_not_asked() -> None:
    table = Table(2).clear_sea().sea(n_1=chip("shark"), n_2=chip("wreck"))
    table.play("lay 9", "lay 6")
    # both depth cards are carried out at once: from 0 there is only one way, from -1 there are two
    assert table.square(0, "a1") == chip("shark")
    assert table.legal() == ["depth up", "depth down"]
    table.play("depth down")
    assert table.square(1, "a1") == chip("wreck")
    table.play("lay 3", "lay 1")
    assert "depth down" not in table.legal()


@pytest.mark.rule("LG-17", "LG-18")
def test_the_turbostat_does_any_one_thing_within_the_depths() -> None:
    table = Table(2)
    table.play("lay 10", "lay 1")
    assert table.legal() == ["current left", "current right", "heading left", "heading right", "depth down"]
    assert table.refused("depth up")[0] == "LG-17"


@pytest.mark.rule("LG-19")
def test_the_chip_goes_to_the_first_free_square_of_the_rounds_row() -> None:
    table = Table(2).clear_sea().sea(e0=chip("shark"), s0=chip("reef")).grid(0, a1=chip("wreck"), c1=chip("anchor"))
    table.play("lay 8", "lay 5", "heading right")
    assert table.square(0, "b1") == chip("shark")
    assert table.at("e0") == FREE


@pytest.mark.rule("LG-19")
def test_no_chip_there_none_is_taken() -> None:
    table = Table(2).clear_sea().sea(s_2=chip("reef"))
    events = table.play("lay 8", "lay 5", "heading right")
    assert [event.kind for event in events] == ["steer", "nothing"]
    assert table.square(0, "a1") == FREE


@pytest.mark.rule("LG-19")
@pytest.mark.parametrize("what", [chip("shark"), chip("anchor"), biscuit(1)])
def test_with_a_full_row_any_chip_that_needs_a_square_stays_and_does_nothing(what: int) -> None:
    table = full_row(Table(2), 0).clear_sea().sea(e0=what, s_2=chip("reef"))
    table.hand(0, 8, 1, sailors=0)
    events = table.play("lay 8", "lay 5", "heading right")
    assert [event.kind for event in events] == ["steer", "full"]
    assert table.at("e0") == what
    assert table.state.points == [0, 0]
    assert table.held(0) == table.held(1) == []
    assert table.state.to_act == (1,)


@pytest.mark.rule("LG-19", "LG-27")
def test_the_submarine_works_with_a_full_row_too() -> None:
    table = full_row(Table(2), 0).clear_sea().sea(e0=chip("submarine"), s_2=chip("reef"), e_1=chip("shark"))
    table.hand(0, 8, 1, sailors=0).play("lay 8", "lay 5")
    told = table.preview("heading right")
    assert told is not None
    assert told.key == "preview-submarine"
    events = table.play("heading right")
    assert [event.kind for event in events] == ["steer", "found-submarine"]
    assert table.at("e0") == FREE
    assert "depth down" in table.legal()
    assert "pass" in table.legal()
    events = table.play("depth down")
    assert [event.kind for event in events] == ["steer", "full"], "the row is still full for what needs a square"
    assert table.at("e-1") == chip("shark")


@pytest.mark.rule("LG-19")
def test_by_the_first_version_of_the_rules_it_stayed() -> None:
    table = full_row(Table(2, rules=1), 0).clear_sea().sea(e0=chip("submarine"), s_2=chip("reef"))
    table.hand(0, 8, 1, sailors=0).play("lay 8", "lay 5")
    told = table.preview("heading right")
    assert told is not None
    assert told.key == "preview-full"
    assert [event.kind for event in table.play("heading right")] == ["steer", "full"]
    assert table.at("e0") == chip("submarine")


@pytest.mark.rule("LG-19")
def test_a_full_row_leaves_a_hidden_chip_hidden() -> None:
    table = full_row(Table(2), 0).clear_sea().sea(hidden=True, e0=chip("shark", colour="green")).sea(s_2=chip("reef"))
    table.hand(0, 8, 1, sailors=0)
    table.play("lay 8", "lay 5", "heading right")
    assert not table.state.opened >> table.place("e0") & 1


# -- the hand ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-20")
def test_the_card_goes_to_the_discard() -> None:
    table = Table(2).clear_sea().sea(s_2=chip("reef"))
    table.play("lay 8", "lay 5", "heading right", "heading right")
    player = table.view(0).players[0]
    assert player.discard == (8,)
    assert player.hand == (1, 2, 3, 4, 5, 6, 7, 9, 10)
    assert table.refused("lay 8")[0] == "LG-20"


@pytest.mark.rule("LG-20")
def test_the_whole_discard_comes_back_when_the_last_numbered_card_was_carried_out() -> None:
    table = Table(2).clear_sea().sea(s_2=chip("reef")).hand(0, 8, sailors=0).ready()
    table.state.to_act = (1,)
    table.state.order = (1, 0)
    table.ready()
    table.play("lay 5")  # the last card of the other is laid without asking
    table.play("heading left")
    assert table.state.hands[0] == 0
    table.play("heading left")
    assert table.state.hands[0] == 0b1111111111
    assert table.state.sailors == (2, 2)
    assert table.state.hands[1] != 0b1111111111
    assert "take-back" in table.kinds()


@pytest.mark.rule("LG-20")
def test_sailors_still_in_hand_stay_and_wait_for_nobody() -> None:
    table = Table(2).clear_sea().sea(s_2=chip("reef")).hand(0, 8, 2, 3, sailors=1)
    table.play("lay 8", "lay 5", "heading left", "heading left")
    assert table.state.sailors[0] == 1
    assert table.view(0).players[0].hand == (2, 3)


@pytest.mark.rule("LG-20", "LG-36")
def test_a_new_round_gives_no_cards_back() -> None:
    table = Table(2).clear_sea().sea(e0=chip("reef")).grid(0, a1=chip("shark"), b1=chip("wreck"))
    table.hand(0, 8, 1, 2, sailors=0)
    table.play("lay 8", "lay 5", "heading right", "heading left")
    assert table.state.round == 1
    assert table.view(0).players[0].hand == (1, 2)
    assert table.state.sailors[0] == 0
