"""MI-22 to MI-24: red stars, green arrows, anchors."""

from __future__ import annotations

import pytest

from tests.games.miles.table import Table, kinds
from vulcania.games._ocean.rules.helm import POINTED


@pytest.mark.rule("MI-22")
def test_a_star_is_turned_up_and_stays() -> None:
    table = Table()
    table.lay("ne0", "star")
    table.do("lay 7", "lay 4")
    log = table.do("current left")
    assert "star" in kinds(log)
    assert any(event.reveals for event in log)
    assert table.at("n0") == "star"
    assert table.open("n0")
    assert table.board(0) == {}
    assert table.state.stars == (POINTED[table.state.position],)


@pytest.mark.rule("MI-22")
def test_nobody_may_end_on_a_turned_star() -> None:
    table = Table()
    table.turn_star("ne0")
    log = table.do("lay 7", "lay 1")  # of the two ways one ends on the star: the opposite one must be taken
    assert [event.data["steer"] for event in log if event.kind == "steer"] == ["current-right"]
    table = Table()
    table.turn_star("ne0")
    table.do("lay 10", "lay 2")
    assert table.legal == ["current right", "heading left", "heading right", "depth down"]
    assert table.refusal("current left") == ("MI-22", "refuse-star")


@pytest.mark.rule("MI-22")
def test_surrounded_the_star_turned_last_leaves_the_game() -> None:
    table = Table()
    table.turn_star("nw0")
    table.turn_star("ne0")
    star = table.state.ocean[table.place("ne0")]
    log = table.do("lay 7", "lay 1")
    assert "star-gone" in kinds(log)
    assert [event.data["steer"] for event in log if event.kind == "steer"] == ["current-left"]
    assert table.state.gone == 1 << star
    assert table.at("n0") is None
    assert len(table.state.stars) == 1
    assert table.board(0) == {}


@pytest.mark.rule("MI-22")
def test_a_single_way_onto_a_star_removes_it() -> None:
    table = Table()
    table.turn_star("n-1")
    assert "star-gone" in kinds(table.do("lay 9", "lay 1"))  # at depth 0 a depth card can only dive


@pytest.mark.rule("MI-22")
def test_a_star_under_the_bow_at_the_start_of_a_turn_does_nothing() -> None:
    table = Table()
    table.lay("ne0", "star")
    table.do("lay 7", "lay 4", "current left")
    assert table.at("n0") == "star"
    assert table.legal == ["current left", "current right"], "away from it, either way"


@pytest.mark.rule("MI-23")
def test_an_arrow_stays_and_makes_its_finder_steer_again() -> None:
    table = Table()
    table.lay("e0", "arrow")
    table.lay("e-1", "wreck", "blue")
    table.do("lay 8", "lay 1")
    log = table.do("heading right")
    assert "arrow" in kinds(log)
    assert table.actor == 0
    assert table.legal == ["current left", "current right", "heading left", "heading right", "depth down"]
    assert table.refusal("pass") == ("MI-23", "refuse-now-arrow")
    assert table.refusal("play globe") == ("MI-13", "refuse-not-held")
    table.do("depth down")
    assert table.board(0) == {"a1": "wreck"}
    assert table.actor == 1
    assert table.at("e0") == "arrow"


@pytest.mark.rule("MI-23")
def test_one_arrow_fires_once_in_a_turn_and_again_in_the_next_players() -> None:
    table = Table()
    table.lay("e0", "arrow")
    table.lay("s0", "arrow")
    table.do("lay 8", "lay 5", "heading right")
    table.do("heading right")  # from the arrow in the east to the one in the south
    assert table.actor == 0
    log = table.do("heading left")  # back to the first: it does nothing any more
    assert "arrow-spent" in kinds(log)
    assert table.board(0) == {}
    assert table.actor == 1
    assert table.preview("heading right")[0] == "preview-arrow"
    assert "arrow" in kinds(table.do("heading right"))
    assert table.actor == 1


@pytest.mark.rule("MI-23")
def test_an_arrow_fires_with_a_full_row_too() -> None:
    table = Table()
    for square, picture in (("a1", "shark"), ("b1", "wreck"), ("c1", "octopus")):
        table.own(0, square, picture)
    table.lay("e0", "arrow")
    table.do("lay 8", "lay 1")
    assert "arrow" in kinds(table.do("heading right"))
    assert table.actor == 0


@pytest.mark.rule("MI-23", "MI-22")
def test_extra_steering_obeys_the_stars() -> None:
    table = Table()
    table.lay("e0", "arrow")
    table.turn_star("ne0")
    table.do("lay 8", "lay 1", "heading right")
    assert "current right" not in table.legal, "it would bring the star under the bow"
    assert table.refusal("current right") == ("MI-22", "refuse-star")


@pytest.mark.rule("MI-24")
def test_an_anchor_onto_the_scoreboard() -> None:
    table = Table()
    table.lay("e0", "anchor")
    table.do("lay 8", "lay 1", "heading right")
    assert table.legal == ["keep", "card"]
    assert table.refusal("current left") == ("MI-24", "refuse-now-anchor")
    table.do("keep")
    assert table.board(0) == {"a1": "anchor"}
    assert table.holds(0) == set()


@pytest.mark.rule("MI-24")
def test_an_anchor_for_the_action_card() -> None:
    table = Table()
    table.top("bell")
    chip = table.lay("e0", "anchor")
    following = table.state.pile[-1]
    table.do("lay 8", "lay 1", "heading right")
    assert table.preview("card") == ("preview-card", {"special": "bell"})
    log = table.do("card")
    assert table.holds(0) == {"bell"}
    assert table.state.gone == 1 << chip
    assert table.at("e0") is None
    assert table.state.top == following
    assert [event.kind for event in log if event.reveals] == ["turn-up"]
    assert table.board(0) == {}


@pytest.mark.rule("MI-24")
def test_with_no_card_left_an_anchor_goes_onto_the_scoreboard() -> None:
    table = Table()
    table.hold_all(1)
    table.lay("e0", "anchor")
    table.ask()
    table.do("lay 8", "lay 1")
    if table.actor == 0:
        assert table.preview("heading right")[0] == "preview-anchor-plain"
        table.do("heading right")
    assert table.board(0) == {"a1": "anchor"}


@pytest.mark.rule("MI-24")
def test_with_no_card_and_a_full_row_an_anchor_stays() -> None:
    table = Table()
    table.hold_all(1)
    for square, picture in (("a1", "shark"), ("b1", "wreck"), ("c1", "octopus")):
        table.own(0, square, picture)
    table.lay("e0", "anchor")
    table.ask()
    table.do("lay 8", "lay 1")
    assert "left" in kinds(table.do("heading right"))
    assert table.at("e0") == "anchor"
