"""MI-10 with `optional-taking`: who points at a chip may leave it."""

from __future__ import annotations

import pytest

from tests.games.miles.table import Table, kinds
from vulcania.core.match import load, new
from vulcania.games.miles.heuristics import policy
from vulcania.words import LANGUAGES, words

OPTIONAL = {"optional-taking": True}


def pointing(face: str, colour: str | None = None, *, full: bool = False, optional: bool = True) -> Table:
    """Seat 0 has steered to a chip."""
    table = Table(**{"optional-taking": optional})
    table.lay("e0" if colour != "blue" else "ne0", face, colour)
    if full:
        for square, picture in (("a1", "octopus"), ("b1", "vulcania"), ("c1", "shoal")):
            table.own(0, square, picture)
    table.do(*(("lay 8", "lay 1", "heading right") if colour != "blue" else ("lay 7", "lay 1", "current left")))
    return table


@pytest.mark.rule("MI-10")
def test_unless_it_is_chosen_taking_is_compulsory() -> None:
    assert new("miles", 2, 1).setup.options["optional-taking"] is False
    table = pointing("shark", optional=False)
    assert table.board(0) == {"a1": "shark"}
    assert table.actor == 1


@pytest.mark.rule("MI-10")
def test_a_chip_may_be_taken_or_left() -> None:
    table = pointing("shark")
    assert table.legal == ["keep", "leave"]
    assert table.view(0).step == "keep"
    assert table.view(0).prompt.args["chip"] == "shark"
    assert table.refusal("pass") == ("MI-10", "refuse-now-keep")
    assert table.preview("keep")[0] == "preview-keep"
    table.do("keep")
    assert table.board(0) == {"a1": "shark"}
    assert table.at("e0") is None
    assert table.actor == 1
    table = pointing("shark")
    log = table.do("leave")
    assert "not-taken" in kinds(log)
    assert table.board(0) == {}
    assert table.at("e0") == "shark"
    assert table.actor == 1


@pytest.mark.rule("MI-10")
def test_a_blue_chip_is_turned_up_before_it_is_decided_on_and_then_lies_open() -> None:
    table = pointing("reef", "blue")
    assert table.open("n0")
    assert table.match.plies[-1].sealed, "what was turned up has been seen"
    table.do("leave")
    assert table.at("n0") == "reef"
    assert table.open("n0")


@pytest.mark.rule("MI-10")
def test_with_a_full_row_there_is_nothing_to_decide() -> None:
    table = pointing("shark", full=True)
    assert table.actor == 1
    assert table.at("e0") == "shark"


@pytest.mark.rule("MI-10", "MI-24")
def test_an_anchor_may_be_left_as_well() -> None:
    table = pointing("anchor")
    assert table.legal == ["keep", "card", "leave"]
    assert table.view(0).prompt.key == "prompt-anchor-leave"
    top = table.shown
    table.do("leave")
    assert (table.at("e0"), table.board(0), table.holds(0), table.shown) == ("anchor", {}, set(), top)
    table = pointing("anchor", full=True)
    assert table.legal == ["card", "leave"]
    assert table.view(0).prompt.key == "prompt-anchor-full"
    assert table.refusal("keep") == ("MI-24", "refuse-anchor-full")
    table.do("leave")
    assert table.at("e0") == "anchor"
    table = Table(**OPTIONAL)
    table.hold_all(0)
    table.lay("e0", "anchor")
    table.do("lay 8", "lay 1", "heading right")
    assert table.legal == ["keep", "leave"], "without a card in the pile"


@pytest.mark.rule("MI-10", "MI-15")
def test_what_a_special_helmet_fetched_cannot_be_left() -> None:
    table = Table(**OPTIONAL)
    table.hold(0, "helmet")
    table.own(0, "a1", "reef")
    table.own(0, "b1", "shark")
    table.lay("s0", "anchor")
    table.do("lay 8", "lay 1", "play helmet", "offer a1", "fetch s0")
    assert table.legal == ["keep", "card"]


@pytest.mark.rule("MI-10", "MI-22", "MI-23")
def test_arrows_and_stars_are_not_taken_and_so_not_left() -> None:
    table = pointing("arrow")
    assert set(table.legal) >= {"current left", "heading left"}
    assert "leave" not in table.legal
    starry = Table(**OPTIONAL)
    starry.lay("ne0", "star")
    assert "star" in kinds(starry.do("lay 7", "lay 4", "current left"))
    assert starry.actor == 1


@pytest.mark.rule("MI-10")
def test_bots_leave_what_would_spoil_the_row() -> None:
    table = Table(**OPTIONAL)
    table.state.round = 4
    table.own(0, "b5", "reef")
    table.own(0, "c5", "nautilus")  # with Vulcania on a5 the row would be whole: 80 points for 40
    table.lay("e0", "shark")
    table.do("lay 8", "lay 1", "heading right")
    keep, leave = policy(table.state, 0, table.state.legal(0))
    assert keep < leave
    table = pointing("seal")
    keep, leave = policy(table.state, 0, table.state.legal(0))
    assert keep > leave


@pytest.mark.rule("MI-10")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("narrow", [False, True])
def test_the_picture_has_a_button_to_leave_it(lang: str, narrow: bool) -> None:
    for face in ("shark", "anchor"):
        table = pointing(face)
        drawn = table.match.game.draw(table.view(0), words(lang, "miles"), (), narrow=narrow)
        assert 'data-pick="leave"' in drawn
        assert words(lang, "miles").say("label-leave") in drawn


@pytest.mark.rule("MI-10")
def test_records_name_the_option_from_the_rules_on_that_brought_it() -> None:
    match = new("miles", 2, 1, OPTIONAL)
    assert "optional-taking=on" in match.record()
    older = match.record().replace("rules: 2", "rules: 1").replace(" optional-taking=on", "")
    assert "optional-taking" not in load(older).record()
    assert load(older).setup.options["optional-taking"] is False
