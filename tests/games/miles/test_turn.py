"""MI-8 to MI-12: the length, the order of turns, steering, taking, and the two hand cards that swap."""

from __future__ import annotations

import pytest

from tests.games.miles.table import Table, kinds
from vulcania.core.match import new


@pytest.mark.rule("MI-8")
@pytest.mark.parametrize(("length", "rounds"), [("full", 5), ("short", 3)])
def test_the_length_is_chosen(length: str, rounds: int) -> None:
    view = new("miles", 2, 1, {"length": length}).view()
    assert view.to_data()["rounds"] == rounds
    assert len(view.to_data()["players"][0]["rows"]) == rounds
    assert new("miles", 2, 1).view().options["length"] == "full"


@pytest.mark.rule("MI-9")
def test_the_highest_card_sails_first_and_of_equals_the_first_laid() -> None:
    table = Table(4)
    assert table.actor == 0
    table.do("lay 4", "lay 7", "lay 7")
    log = table.do("lay 1")
    assert table.state.order == (1, 2, 0, 3)
    assert table.actor == 1
    assert kinds(log) == ["lay", "order"]


@pytest.mark.rule("MI-9")
def test_number_chips_are_dealt_at_random_at_the_start() -> None:
    first = {new("miles", 3, seed).to_act for seed in range(40)}
    assert first == {(0,), (1,), (2,)}


@pytest.mark.rule("MI-9")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        (1, ["current left", "current right"]),
        (5, ["heading left", "heading right"]),
        (10, ["current left", "current right", "heading left", "heading right", "depth down"]),
    ],
)
def test_a_card_steers_its_own_way(card: int, choices: list[str]) -> None:
    table = Table()
    table.do(f"lay {card}", f"lay {1 if card > 1 else 4}")
    if card == 1:
        table.do("current left")  # the 4 sails first
    assert table.legal == choices


@pytest.mark.rule("MI-9")
def test_a_single_way_is_not_asked_for() -> None:
    table = Table()
    log = table.do("lay 9", "lay 1")  # at depth 0 there is only diving
    assert [event.data.get("steer") for event in log if event.kind == "steer"] == ["depth-down"]
    assert table.actor == 1
    assert table.legal == ["current left", "current right"]


@pytest.mark.rule("MI-9")
def test_cards_come_back_when_all_twelve_are_played() -> None:
    match = new("miles", 2, 11)
    turns = 0
    while not match.over:
        seen = match.view(None).to_data()
        if seen["step"] == "lay" and all(board["laid"] is None for board in seen["players"]):
            sizes = {len(board["hand"]) for board in seen["players"]}
            turns = turns or 12
            assert sizes <= set(range(2, 13)), "the last card is laid without being asked for"
        match.play(match.legal()[0])
        backs = [event for event in match.plies[-1].events if event.kind == "cards-back"]
        if backs:
            boards = match.view().to_data()["players"]
            assert all(len(board["hand"]) + (board["laid"] is not None) == 12 for board in boards)
            return
    pytest.fail("nobody played twelve cards")


@pytest.mark.rule("MI-9")
def test_a_played_card_is_refused() -> None:
    table = Table()
    table.do("lay 8", "lay 7", "heading left", "current left")
    assert table.state.turn == 2
    assert table.refusal("lay 8") == ("MI-9", "refuse-card-played")
    assert table.refusal("heading left") == ("MI-9", "refuse-now-lay")
    for move in ("pass", "fetch e0", "deal p1-p2", "keep", "put a1", "move a1 a2", "take p2 a1", "swap a1 b1"):
        assert table.refusal(move) == ("MI-9", "refuse-now-lay")


@pytest.mark.rule("MI-9")
def test_steering_otherwise_is_refused() -> None:
    table = Table()
    table.do("lay 7", "lay 5")
    assert table.refusal("heading left") == ("MI-9", "refuse-kind")
    assert table.refusal("pass") == ("MI-9", "refuse-compulsory")
    assert table.refusal("lay 3") == ("MI-9", "refuse-now-sail")
    table = Table()
    table.do("lay 10", "lay 5")
    assert table.refusal("depth up") == ("MI-9", "refuse-depth")


@pytest.mark.rule("MI-10")
def test_the_chip_goes_to_the_leftmost_free_square() -> None:
    table = Table()
    table.lay("e0", "wreck")
    table.lay("nw0", "reef")
    table.do("lay 8", "lay 1")
    log = table.do("heading right")
    assert table.board(0) == {"a1": "wreck"}
    assert table.at("e0") is None
    assert "take-one" in kinds(log)
    # the row of the second player: what comes round under the bow, now in the east
    table.lay("ne0", "reef", "blue")
    log = table.do("current right")
    assert table.board(1) == {"a1": "reef"}
    assert [event.kind for event in log if event.reveals] == ["take-two"], "a blue chip was a secret"


@pytest.mark.rule("MI-10")
def test_no_chip_no_taking() -> None:
    table = Table()
    table.lay("e0", None)
    table.do("lay 8", "lay 1")
    assert "nothing" in kinds(table.do("heading right"))
    assert table.board(0) == {}


@pytest.mark.rule("MI-10", "MI-24")
@pytest.mark.parametrize(("face", "stays", "cards"), [("reef", True, 0), ("anchor", False, 1)])
def test_with_a_full_row_only_an_anchor_acts(face: str, stays: bool, cards: int) -> None:
    table = Table()
    for square, picture in (("a1", "shark"), ("b1", "wreck"), ("c1", "octopus")):
        table.own(0, square, picture)
    table.lay("ne0", face, "blue")
    assert not table.open("ne0")
    table.do("lay 7", "lay 2")
    log = table.do("current left")
    assert (table.at("n0") == face) is stays
    assert table.open("n0") is stays, "what was found lies open from then on"
    assert len(table.holds(0)) == cards
    assert any(event.reveals for event in log)
    assert len(table.board(0)) == 3
    assert table.actor == 1, "and that is all"


@pytest.mark.rule("MI-11")
def test_the_sailor_swaps_two_own_chips_instead_of_steering() -> None:
    table = Table()
    table.own(0, "a1", "reef")
    table.own(0, "b1", "shark")
    table.do("lay 11", "lay 1")
    before = table.state.position
    assert table.legal == ["swap a1 b1", "pass"]
    assert table.refusal("swap a1 a1") == ("MI-11", "refuse-swap-same")
    assert table.refusal("swap a1 c1") == ("MI-11", "refuse-no-chip")
    assert table.refusal("swap a1 d1") == ("MI-6", "refuse-bonus")
    assert table.refusal("current left") == ("MI-11", "refuse-no-steering")
    table.do("swap b1 a1")
    assert table.board(0) == {"a1": "shark", "b1": "reef"}
    assert table.match.plies[-1].text == "swap a1 b1", "either order is the same move, written in one way"
    assert table.state.position == before
    assert table.actor == 1


@pytest.mark.rule("MI-11")
def test_a_swap_may_be_passed_up_and_needs_two_chips() -> None:
    table = Table()
    table.own(0, "a1", "reef")
    table.own(0, "b1", "shark")
    table.do("lay 11", "lay 1")
    assert "idle" in kinds(table.do("pass"))
    assert table.board(0) == {"a1": "reef", "b1": "shark"}
    lonely = Table()
    lonely.own(0, "a1", "reef")
    assert "idle" in kinds(lonely.do("lay 11", "lay 1")), "with one chip there is nothing to ask"
    assert lonely.actor == 1


@pytest.mark.rule("MI-12")
def test_the_helmet_swaps_with_another_player() -> None:
    table = Table(3)
    table.own(0, "b1", "reef")
    table.own(0, "c1", "shark")
    table.own(1, "a1", "wreck")
    table.own(2, "a1", "octopus")
    table.do("lay 12", "lay 1", "lay 2")
    assert table.legal == ["offer b1", "offer c1", "pass"]
    assert table.refusal("offer a1") == ("MI-12", "refuse-no-chip")
    table.do("offer b1")
    assert table.legal == ["trade p2 a1", "trade p3 a1"]
    assert table.refusal("trade p1 c1") == ("MI-12", "refuse-own-chip")
    assert table.refusal("trade p4 a1") == ("MI-12", "refuse-seat")
    assert table.refusal("trade p2 b1") == ("MI-12", "refuse-no-chip-theirs")
    assert table.preview("trade p2 a1")[0] == "preview-exchange"
    table.do("trade p2 a1")
    assert table.board(0) == {"b1": "wreck", "c1": "shark"}
    assert table.board(1) == {"a1": "reef"}
    assert table.actor == 2


@pytest.mark.rule("MI-12")
def test_the_helmet_needs_chips_on_both_sides() -> None:
    table = Table()
    table.own(0, "a1", "reef")
    assert "idle" in kinds(table.do("lay 12", "lay 1"))
    table = Table()
    table.own(0, "a1", "reef")
    table.own(1, "a1", "shark")
    table.do("lay 12", "lay 1")
    assert "idle" in kinds(table.do("pass"))
