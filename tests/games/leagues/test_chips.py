"""Chips that do something: submarine, anchor, sea-biscuit (LG-27 to LG-30)."""

from __future__ import annotations

import pytest

from tests.games.leagues.build import Table, biscuit, box, chip
from vulcania.games._ocean.components import FREE
from vulcania.games.leagues.rules.counting import column_points, row_points


def heading_east(table: Table) -> Table:
    """Seat 0 turns the Nautilus to the east with its 8; seat 1 has a 4 to carry out afterwards."""
    table.play("lay 8", "lay 4", "heading right")
    return table


def quiet(seats: int = 2) -> Table:
    return Table(seats).clear_sea().sea(s_2=chip("reef"))


@pytest.mark.rule("LG-27")
def test_a_submarine_gives_one_more_steering_and_leaves_the_game() -> None:
    table = heading_east(quiet().sea(e0=chip("submarine"), e_1=chip("wreck")))
    assert table.state.to_act == (0,)
    assert table.legal() == ["current left", "current right", "heading left", "heading right", "depth down", "pass"]
    assert table.state.gone >> chip("submarine") & 1
    table.play("depth down")
    assert table.square(0, "a1") == chip("wreck")
    assert table.state.to_act == (1,)


@pytest.mark.rule("LG-27")
def test_the_extra_steering_may_be_passed_up() -> None:
    table = heading_east(quiet().sea(e0=chip("submarine"), e_1=chip("wreck")))
    table.play("pass")
    assert table.square(0, "a1") == FREE
    assert table.state.to_act == (1,)


@pytest.mark.rule("LG-27")
def test_one_submarine_can_lead_to_another() -> None:
    table = heading_east(quiet().sea(e0=chip("submarine"), n0=chip("submarine", 2), e_1=chip("wreck")))
    table.play("heading left")
    assert "pass" in table.legal()
    table.play("heading right", "current left")
    assert table.square(0, "a1") == FREE


@pytest.mark.rule("LG-28")
def test_an_anchor_brings_the_open_action_card_and_turns_up_the_next() -> None:
    table = quiet().sea(e0=chip("anchor"))
    table.lay_pile(2, 0, 1, 2, 0, 1)
    events = heading_east(table).events
    assert table.square(0, "a1") == chip("anchor")
    assert table.held(0) == ["diver"]
    assert table.view(0).top == "super-sailor"
    turned = next(event for event in events if event.kind == "turn-up")
    assert turned.data["extra"] == "super-sailor"
    assert turned.reveals


@pytest.mark.rule("LG-28")
def test_with_an_empty_pile_an_anchor_brings_no_card() -> None:
    table = quiet().sea(e0=chip("anchor"))
    table.lay_pile()
    heading_east(table)
    assert table.square(0, "a1") == chip("anchor")
    assert table.held(0) == table.held(1) == []
    assert "no-action" in table.kinds()


@pytest.mark.rule("LG-28")
def test_an_anchor_bears_two_symbols() -> None:
    table = quiet().grid(0, a1=chip("anchor", depth=0), a2=chip("anchor", 2, depth=0))
    assert sum(len(chip_.symbols) for chip_ in table.grid_of(0)) == 4


# -- biscuits ---------------------------------------------------------------------------------------------------------


def collected() -> Table:
    """Seat 0 has spear, helm, mask, bottle; seat 1 has chest, boat and one more helm."""
    table = quiet().grid(0, b2=chip("shark", depth=0), c2=chip("wreck", depth=0))
    table.grid(1, b2=chip("anchor", depth=0), c2=chip("wreck", depth=-2))
    return table


def test_what_lies_on_those_grids() -> None:
    table = collected()
    first = sorted(name for one in table.grid_of(0) for name in one.symbols)
    second = sorted(name for one in table.grid_of(1) for name in one.symbols)
    assert first == ["bottle", "helm", "mask", "spear"]
    assert len(second) == 4


@pytest.mark.rule("LG-29")
@pytest.mark.parametrize("number", range(1, 10))
def test_each_event_by_its_rule(number: int) -> None:
    everyone = {1: ("spear", "helm"), 2: ("chest", "mask"), 3: ("bottle", "boat")}
    finder = {4: ("chest", "mask"), 5: ("spear", "boat"), 6: ("bottle", "helm")}
    most = {7: ("chest", "helm"), 8: ("spear", "mask"), 9: ("boat", "bottle")}
    table = collected().sea(e0=biscuit(number))
    have = []
    for seat in range(2):
        symbols = [name for one in table.grid_of(seat) for name in one.symbols]
        wanted = {**everyone, **finder, **most}[number]
        have.append(symbols.count(wanted[0]) + symbols.count(wanted[1]))
    if number in finder:
        expected = [have[0], 0]
    elif number in most:
        expected = [points if points == max(have) else 0 for points in have]
    else:
        expected = have
    heading_east(table)
    assert table.square(0, "a1") == biscuit(number)
    assert table.state.points == expected


@pytest.mark.rule("LG-29")
def test_the_shark_attacks() -> None:
    """Biscuit 1: the finder has a spear and a helm, the other two helms on white chips."""
    table = quiet().sea(e0=biscuit(1)).grid(0, a2=chip("shark", depth=0))
    heading_east(table)
    assert table.state.points == [2, 0]


@pytest.mark.rule("LG-29")
def test_all_who_tie_for_most_score() -> None:
    table = quiet(3).sea(e0=biscuit(8))
    table.grid(0, a2=chip("shark", depth=0)).grid(1, a2=chip("wreck", depth=0))  # one spear; one mask
    table.play("lay 8", "lay 4", "lay 1", "heading right")
    assert table.state.points == [1, 1, 0]


@pytest.mark.rule("LG-29")
def test_biscuits_do_not_count_in_events() -> None:
    table = quiet().sea(e0=biscuit(1)).grid(0, a2=biscuit(2), a3=biscuit(3))
    heading_east(table)
    assert table.state.points == [0, 0]


@pytest.mark.rule("LG-29")
def test_picture_and_symbol_of_a_biscuit_are_chosen_independently() -> None:
    shark = chip("shark", depth=0)
    table = quiet().grid(0, a1=biscuit(1), b1=chip("wreck", depth=0), a2=shark)
    assert row_points(box(), table.state.boards[0], 0) == 8  # a shark in the row
    assert column_points(box(), table.state.boards[0], 0) == 2  # a spear or a helm in the column


@pytest.mark.rule("LG-30")
def test_effects_fire_by_steering_and_by_diver_alike() -> None:
    by_diver = (
        quiet().sea(ne0=biscuit(1)).grid(0, a1=chip("wreck", depth=0), a2=chip("shark", depth=0)).holds(0, "diver")
    )
    by_diver.play("lay 8", "lay 4", "play diver", "offer a1", "fetch ne0")
    by_steering = heading_east(quiet().sea(e0=biscuit(1)).grid(0, a2=chip("shark", depth=0)))
    assert by_diver.state.points == by_steering.state.points == [2, 0]


@pytest.mark.rule("LG-30")
def test_a_diver_brings_an_anchors_card_too() -> None:
    table = quiet().sea(ne0=chip("anchor")).grid(0, a1=chip("wreck")).holds(0, "diver")
    table.play("lay 8", "lay 4", "play diver", "fetch ne0")
    assert len(table.held(0)) == 1
    assert len(table.view(0).players[0].fresh) == 1
