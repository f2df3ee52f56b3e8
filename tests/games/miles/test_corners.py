"""Single rules at their edges: full scoreboards, later rounds, an empty pile, the last move of the match."""

from __future__ import annotations

import pytest

from tests.games.miles.table import Table, kinds
from vulcania.core.match import new
from vulcania.games._ocean.components import FREE, NONE, replaced, special
from vulcania.games._ocean.rules.helm import START
from vulcania.games.miles.components import SEAL, SPECIALS
from vulcania.games.miles.rules.counting import standing


def quiet(table: Table, *names: str) -> None:
    """Nothing lies at these places."""
    for name in names:
        table.lay(name, None)


def fill_board(table: Table, seat: int = 0) -> None:
    """Every square that takes a chip holds a plain picture out of the stacks."""
    state, contents = table.state, table.contents
    for row in contents.row_squares:
        for square in row:
            stack = max(state.stacks, key=len)
            chip = next(one for one in stack if contents.role[one] < SEAL)
            stack.remove(chip)
            state.boards[seat][square] = chip


def clear_board(table: Table, seat: int, *squares: int) -> None:
    for square in squares:
        table.state.gone |= 1 << table.state.boards[seat][square]
        table.state.boards[seat][square] = FREE


def no_pile(table: Table, seat: int = 1) -> None:
    """All action cards but the one that lies face up are in somebody's hand."""
    state = table.state
    state.held = replaced(state.held, seat, state.held[seat] + sum(special(card) for card in state.pile))
    state.pile = []
    table.ask()


# -- setting up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MI-2", "MI-5")
def test_chips_and_action_cards_are_shuffled() -> None:
    states = [new("miles", 2, seed).state for seed in range(40)]
    assert len({state.top for state in states}) == len(SPECIALS)  # type: ignore[attr-defined]
    for place in (0, 1, 8, 9, 16, 17):  # each depth, white and blue
        assert len({state.ocean[place] for state in states}) > 8  # type: ignore[attr-defined]


# -- the hand ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MI-9")
def test_cards_come_back_only_after_the_last_of_the_hand() -> None:
    table = Table()
    state = table.state
    state.hands = [1 << 8 - 1 | 1 << 5 - 1, 1 << 4 - 1 | 1 << 1 - 1]
    table.ask()
    quiet(table, "e0", "w0", "n0", "s0", "ne0", "se0", "sw0", "nw0")
    log = table.do("lay 8", "lay 4", "heading left", "current left")
    assert "cards-back" not in kinds(log)
    assert state.laid == [5, 1], "the last card of each is laid without asking"
    log = table.do("heading left", "current left")
    assert "cards-back" in kinds(log)
    assert [hand.bit_count() for hand in state.hands] == [12, 12]


@pytest.mark.rule("MI-9")
def test_cards_are_laid_in_the_order_of_the_number_chips() -> None:
    table = Table(3)
    table.state.order = (2, 0, 1)
    table.ask()
    assert table.actor == 2
    table.do("lay 5")
    assert table.actor == 0
    table.do("lay 5")
    assert table.actor == 1
    table.do("lay 5")
    assert table.state.order == (2, 0, 1), "of equal cards, the order of laying"


@pytest.mark.rule("MI-11", "MI-12")
def test_hand_sailor_and_helmet_reach_every_row() -> None:
    table = Table()
    table.own(0, "b1", "reef")
    table.own(0, "a3", "shark")
    table.own(1, "a2", "wreck")
    table.own(1, "c4", "octopus")
    table.do("lay 12", "lay 11")
    assert table.legal == ["offer b1", "offer a3", "pass"]
    table.do("offer a3")
    assert table.legal == ["trade p2 a2", "trade p2 c4"]
    table.do("trade p2 c4")
    assert table.board(0) == {"b1": "reef", "a3": "octopus"}
    assert table.legal == ["swap a2 c4", "pass"]
    table.do("swap a2 c4")
    assert table.board(1) == {"a2": "shark", "c4": "wreck"}


# -- special cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MI-17")
def test_reverse_holds_for_its_own_turn_only() -> None:
    table = Table()
    table.hold(0, "reverse")
    quiet(table, "e0", "w0", "n0", "s0", "ne0", "se0", "sw0", "nw0")
    census = table.state.census()
    table.do("play reverse")
    assert table.state.census() == census, "while it lies beside the hand card"
    table.do("lay 8", "lay 4", "current left", "heading left")
    assert table.state.order == (1, 0)
    assert not table.view(None).reversed
    table.do("lay 5", "lay 7")
    assert table.state.order == (0, 1), "the highest card first again"
    assert table.state.census() == census


@pytest.mark.rule("MI-14", "MI-18")
@pytest.mark.parametrize(("special", "rule"), [("sailor", "MI-14"), ("bell", "MI-18")])
def test_with_no_free_square_sailor_and_bell_cannot_be_played(special: str, rule: str) -> None:
    table = Table()
    table.hold(0, special)
    fill_board(table)
    table.own(1, "a1", "reef")
    table.state.round = 4
    table.do("lay 8", "lay 1")
    assert table.refusal(f"play {special}") == (rule, f"refuse-use-{special}")


@pytest.mark.rule("MI-14", "MI-18")
@pytest.mark.parametrize(("special", "rule"), [("sailor", "MI-14"), ("bell", "MI-18")])
def test_last_squares_of_later_rows_are_no_room(special: str, rule: str) -> None:
    table = Table()
    table.hold(0, special)
    fill_board(table)
    last = [row[-1] for row in table.contents.row_squares]
    clear_board(table, 0, *last[2:])
    table.own(1, "a1", "reef")
    table.state.round = 1
    table.do("lay 8", "lay 1")
    assert table.refusal(f"play {special}") == (rule, f"refuse-use-{special}")


@pytest.mark.rule("MI-15")
def test_with_no_white_chip_to_fetch_the_helmet_cannot_be_played() -> None:
    table = Table()
    table.hold(0, "helmet")
    table.own(0, "a1", "octopus")
    for name in ("n0", "e0", "s0", "w0", "ne-1", "se-1", "sw-1", "nw-1", "n-2", "e-2", "s-2"):
        table.lay(name, None)
    table.lay("w-2", "arrow")
    table.do("lay 10", "lay 1")
    assert table.refusal("play helmet") == ("MI-15", "refuse-use-helmet")


@pytest.mark.rule("MI-15", "MI-24")
def test_an_anchor_fetched_and_given_for_a_card_leaves_the_game() -> None:
    table = Table()
    table.hold(0, "helmet")
    table.own(0, "a1", "octopus")
    anchor = table.lay("s0", "anchor")
    census = table.state.census()
    table.do("lay 10", "lay 1", "play helmet", "fetch s0", "card")
    assert table.state.gone == 1 << anchor
    assert table.state.census() == census


@pytest.mark.rule("MI-13", "MI-23")
def test_the_second_player_s_globe_and_hand_card_are_one_turn_too() -> None:
    table = Table()
    table.hold(1, "globe")
    quiet(table, "nw0", "w0", "s0")
    table.do("lay 7", "lay 2", "current right")
    table.lay("e0", "arrow", "white")
    table.state.opened |= 1 << table.place("e0")
    table.do("play globe", "heading right", "heading left")  # through the arrow and back
    assert table.actor == 1
    assert table.legal == ["heading left", "heading right"]
    assert "arrow-spent" in kinds(table.do("heading right"))
    assert table.state.turn == 2


@pytest.mark.rule("MI-23")
def test_what_the_last_to_sail_met_is_no_longer_marked_in_the_next_turn() -> None:
    table = Table()
    quiet(table, "w0", "sw0", "nw0")
    table.lay("n0", "arrow")
    table.do("lay 8", "lay 5", "heading left", "heading right", "depth down")
    assert table.state.turn == 2
    assert table.view(0).fired == ()


# -- the pile ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MI-13", "MI-24")
def test_used_cards_come_up_again_in_the_order_in_which_they_were_used() -> None:
    table = Table()
    table.hold(0, "globe")
    table.hold(0, "numbers")
    table.top("bell")
    no_pile(table)
    for name in ("numbers", "globe"):
        table.state.held = replaced(table.state.held, 0, table.state.held[0] - special(SPECIALS.index(name)))
        table.state.under += (SPECIALS.index(name),)
    table.lay("e0", "anchor")
    table.do("lay 8", "lay 1", "heading right")
    log = table.do("card")
    assert table.holds(0) == {"bell"}
    assert table.shown == "numbers"
    assert table.view(1).under == ("globe",)
    turned = next(event for event in log if event.kind == "turn-up")
    assert not turned.reveals, "everyone saw it go under"


@pytest.mark.rule("MI-13")
def test_a_used_card_goes_under_the_one_that_lies_open_though_that_is_the_last() -> None:
    table = Table()
    table.hold(0, "globe")
    table.top("bell")
    no_pile(table)
    table.do("lay 8", "lay 1", "heading left", "play globe", "current left")
    assert table.shown == "bell"
    assert [SPECIALS[card] for card in table.state.under] == ["globe"]


@pytest.mark.rule("MI-24")
def test_a_hidden_anchor_found_with_a_full_row_is_a_discovery_though_no_card_is_turned_up() -> None:
    table = Table()
    for square, picture in (("a1", "shark"), ("b1", "wreck"), ("c1", "octopus")):
        table.own(0, square, picture)
    no_pile(table)
    table.lay("ne0", "anchor", "blue")
    table.do("lay 7", "lay 2")
    log = table.do("current left")
    assert [event.kind for event in log if event.reveals] == ["card"]
    assert table.state.top == NONE


# -- stars ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MI-22")
def test_of_two_stars_on_either_side_the_one_found_last_leaves_the_game() -> None:
    table = Table()
    table.lay("nw0", "star", "blue")
    table.lay("ne0", "star", "blue")
    first, second = table.place("nw0"), table.place("ne0")
    chip = table.state.ocean[second]
    table.do("lay 7", "lay 5", "current right", "heading right")
    assert list(table.state.stars) == [first, second]
    table.state.position = START  # between the two
    log = table.do("lay 4", "lay 2")
    assert "star-gone" in kinds(log)
    assert table.state.gone == 1 << chip
    assert list(table.state.stars) == [first]


@pytest.mark.rule("MI-22")
def test_a_star_found_with_a_full_row_is_turned_and_closed_too() -> None:
    table = Table()
    for square, picture in (("a1", "shark"), ("b1", "wreck"), ("c1", "octopus")):
        table.own(0, square, picture)
    table.lay("nw0", "star", "blue")
    star = table.place("nw0")
    table.do("lay 7", "lay 5")
    assert kinds(table.do("current right"))[:2] == ["steer", "star"]
    assert list(table.state.stars) == [star]


# -- rounds -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MI-6", "MI-25")
@pytest.mark.parametrize(("round_", "last"), [(1, "c"), (2, "d"), (3, "c"), (4, "d"), (5, "c")])
def test_rows_hold_three_or_four_chips_and_only_the_last_ends_the_round(round_: int, last: str) -> None:
    table = Table()
    table.state.round = round_ - 1
    for column in "abc"[: "abcd".index(last) - 1]:
        table.own(0, f"{column}{round_}", "octopus")
    table.lay("e0", "shark")
    table.lay("s0", "wreck")
    table.lay("w0", None)
    table.do("lay 8", "lay 2", "heading right")
    assert not table.state.ending, "one square is still free"
    table.do("heading left")
    table.state.position = 1 * 3  # heading east again
    table.do("lay 5", "lay 1", "heading right")
    assert table.board(0)[f"{last}{round_}"] == "wreck"
    assert table.state.ending


@pytest.mark.rule("MI-25", "MI-32")
def test_a_filled_row_ends_the_round_though_no_chip_is_left_either() -> None:
    table = Table()
    table.own(0, "a1", "shark")
    table.own(0, "b1", "wreck")
    table.lay("e0", "reef")
    keep = table.place("e0")
    for place, chip in enumerate(table.state.ocean):
        if place != keep:
            table.state.gone |= 1 << chip
            table.state.ocean[place] = FREE
    log = table.do("lay 8", "lay 1", "heading right", "current left")
    assert [event.kind for event in log if event.kind.startswith("round-")] == ["round-filled"]


@pytest.mark.rule("MI-32")
def test_a_turned_star_and_an_arrow_are_no_chips_to_take() -> None:
    table = Table()
    for place, chip in enumerate(table.state.ocean):
        table.state.gone |= 1 << chip
        table.state.ocean[place] = FREE
    table.state.opened = 0
    table.turn_star("ne0")
    assert table.state.barren()
    table.lay("e0", "arrow")
    table.state.opened |= 1 << table.place("e0")
    assert table.state.barren()
    table.lay("s0", "anchor")
    table.state.opened |= 1 << table.place("s0")
    assert not table.state.barren(), "an anchor can be taken"


@pytest.mark.rule("MI-18", "MI-29")
def test_a_match_may_end_with_a_chip_that_was_just_put_down() -> None:
    table = Table(3, length="short")
    table.hold(2, "bell")
    for seat in (0, 1):
        table.own(seat, "b3", "octopus")
        table.own(seat, "a3", "reef")
    table.state.round = 2
    table.state.ending = True
    quiet(table, "w0", "sw0", "nw0", "n0", "ne0")
    table.do("lay 8", "lay 4", "lay 1", "heading left", "current left", "current right")
    log = table.do("play bell", "take p2 b3", "put a3")
    assert table.match.over
    assert "count-columns" in kinds(log)
    view = table.view(0)
    assert (view.chosen, view.step, view.legal) == (None, "over", ())
    assert table.board(2) == {"a3": "octopus"}


# -- what a board stands at -------------------------------------------------------------------------------------------


@pytest.mark.rule("MI-29")
def test_before_round_3_is_counted_a_board_stands_at_its_first_three_rows_columns() -> None:
    table = Table()
    table.own(0, "a1", "shark", "white", "chest")
    table.own(0, "a4", "shoal", "white", "chest")
    board = table.state.boards[0]
    assert standing(table.contents, board, 1, 5) == 15 + 0, "row 4 has its shoal; two chests in column A come later"
    assert standing(table.contents, board, 3, 5) == 15 + 5
    assert standing(table.contents, board, 1, 3) == 0, "in the short game there is no row 4"


# -- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MI-13")
@pytest.mark.parametrize(
    ("special", "refusal"),
    [
        ("sailor", ("MI-14", "refuse-now-move")),
        ("helmet", ("MI-15", "refuse-now-offer")),
        ("bell", ("MI-18", "refuse-now-take")),
        ("globe", ("MI-19", "refuse-now-globe")),
        ("numbers", ("MI-20", "refuse-now-deal")),
        ("thermostat", ("MI-9", "refuse-now-sail")),
    ],
)
def test_while_a_special_card_is_carried_out_its_own_rule_refuses_the_rest(
    special: str, refusal: tuple[str, str]
) -> None:
    table = Table()
    table.hold(0, special)
    for seat in (0, 1):
        table.own(seat, "a1", "reef")
        table.own(seat, "b1", "shark")
    table.do("lay 8", "lay 1", f"play {special}")
    assert table.refusal("lay 3") == refusal
    if special == "bell":
        table.do("take p2 a1")
        assert table.refusal("lay 3") == ("MI-18", "refuse-now-put")
    if special == "helmet":
        table.do("offer a1")
        assert table.refusal("lay 3") == ("MI-15", "refuse-now-fetch")
