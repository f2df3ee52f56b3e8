"""The template game, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest

import vulcania
from vulcania.core.chance import Chance
from vulcania.core.errors import BadComponents, CannotUndo, IllegalMove
from vulcania.core.match import Match
from vulcania.core.registry import game

WHITE, PINK, BLACK, MORAY = range(4)


def table(
    reef: list[int], wreck: list[int], buyers: tuple[int, int, int] = (WHITE, PINK, BLACK), shy: bool = False
) -> Match:
    """A match of two, p1 first, with these shells, the first of each list on top."""
    match = vulcania.new("pearls", 2, 1, {"first": "p1", "shy-moray": shy})
    state: Any = match.state
    state.piles = [reef[::-1], wreck[::-1]]
    state.buyers = list(buyers)
    return match


def refusal(match: Match, move: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    return caught.value.rule


@pytest.mark.rule("PL-1", "PL-2", "PL-3")
def test_the_box() -> None:
    count = vulcania.new("pearls", 3).state.census()
    assert {name: count[name] for name in ("white", "pink", "black", "moray")} == {
        "white": 7, "pink": 7, "black": 7, "moray": 5,
    }  # fmt: skip
    assert sum(count[f"{colour} buyer"] for colour in ("white", "pink", "black")) == 3
    assert vulcania.new("pearls").view().to_data()["shells"] == (13, 13)


@pytest.mark.rule("PL-3")
def test_a_buyer_is_secret_until_the_end() -> None:
    match = table([WHITE], [PINK, BLACK])
    assert match.view(0).to_data()["buyers"] == ("white", None)
    assert match.view(None).to_data()["buyers"] == (None, None)
    while not match.over:
        match.play("surface" if "surface" in match.legal() else match.legal()[0])
    assert match.view(None).to_data()["buyers"] == ("white", "pink")


@pytest.mark.rule("PL-4")
def test_the_first_diver_is_chosen_or_drawn() -> None:
    assert vulcania.new("pearls", 3, 1, {"first": "p3"}).to_act == (2,)
    assert {vulcania.new("pearls", 3, seed).to_act for seed in range(30)} == {(0,), (1,), (2,)}


@pytest.mark.rule("PL-5")
def test_a_pearl_goes_into_the_basket_and_the_turn_goes_on() -> None:
    match = table([WHITE, PINK], [BLACK, MORAY])
    match.play("dive reef")
    match.play("dive wreck")
    assert match.view().to_data()["basket"] == ("white", "black")
    assert match.to_act == (0,)


@pytest.mark.rule("PL-5")
def test_an_empty_place_cannot_be_dived_at() -> None:
    match = table([WHITE], [PINK, PINK])
    match.play("dive reef")
    assert refusal(match, "dive reef") == "PL-5"


@pytest.mark.rule("PL-6")
def test_a_moray_takes_the_basket_but_not_the_chest() -> None:
    match = table([WHITE, WHITE, PINK, MORAY, WHITE], [BLACK, BLACK])
    for move in ("dive reef", "surface", "dive wreck", "surface", "dive reef", "dive reef", "dive reef"):
        match.play(move)
    view = match.view().to_data()
    assert view["basket"] == ()
    assert view["chests"] == (("white",), ("black",))
    assert match.to_act == (1,)


@pytest.mark.rule("PL-11")
def test_a_shy_moray_takes_one_pearl() -> None:
    match = table([WHITE, PINK, MORAY, WHITE], [BLACK], shy=True)
    for _ in range(3):
        match.play("dive reef")
    assert match.view().to_data()["chests"] == (("white",), ())
    assert match.to_act == (1,)


@pytest.mark.rule("PL-7")
def test_surfacing_needs_a_pearl() -> None:
    match = table([WHITE, PINK], [BLACK])
    assert refusal(match, "surface") == "PL-7"
    match.play("dive reef")
    match.play("surface")
    assert match.view().to_data()["chests"] == (("white",), ())
    assert match.to_act == (1,)


@pytest.mark.rule("PL-8")
def test_a_peek_is_private_and_happens_once() -> None:
    match = table([MORAY, WHITE], [PINK, BLACK])
    (event,) = match.play("peek reef")
    assert event.seen_by(0).secret == {"shell": "moray"}
    assert event.seen_by(1).secret == {}
    assert event.seen_by(None).secret == {}
    assert match.view(0).to_data()["known"] == ("moray", None)
    assert match.view(1).to_data()["known"] == (None, None)
    assert refusal(match, "peek wreck") == "PL-8"
    with pytest.raises(CannotUndo):
        match.undo()
    imagined: Any = [match.imagine(0, Chance(number)) for number in range(20)]
    assert all(state.piles[0][-1] == MORAY for state in imagined), "what was seen stays"
    others: Any = [match.imagine(1, Chance(number)) for number in range(20)]
    assert len({state.piles[0][-1] for state in others}) > 1, "to the other it could be anything"


@pytest.mark.rule("PL-9")
def test_the_last_shell_ends_the_match_and_brings_the_basket_up() -> None:
    match = table([WHITE], [PINK])
    match.play("dive reef")
    match.play("dive wreck")
    assert match.over
    assert match.view().to_data()["chests"] == (("white", "pink"), ())


def test_what_cannot_be_decided_is_not_asked() -> None:
    match = table([MORAY, WHITE], [])
    state: Any = match.state
    state.peeks = [1, 0]
    match.play("dive reef")
    assert [ply.text for ply in match.plies] == ["dive reef"]
    assert match.over, "p2 could only dive for the last shell, so that was done"


@pytest.mark.rule("PL-10")
def test_pearls_of_the_buyers_colour_count_twice_and_equals_win_together() -> None:
    match = table([WHITE, PINK], [WHITE, BLACK], buyers=(WHITE, BLACK, PINK))
    for move in ("dive reef", "surface", "dive reef", "surface", "dive wreck", "surface", "dive wreck"):
        if not match.over:
            match.play(move)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == (4, 3)
    assert outcome.winners == (0,)
    assert sum(line.points for line in outcome.breakdown) == 7
    even = table([WHITE], [PINK], buyers=(WHITE, PINK, BLACK))
    for move in ("dive reef", "surface", "dive wreck"):
        even.play(move)
    assert even.outcome is not None
    assert even.outcome.winners == (0, 1)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("copies = 7", "copies = 6"), "even number"),
        (("copies = 7", "copies = 0"), "1 to 50"),
        (('"pink"', '"white"'), "only one entry for white"),
        (('"pink"', '"green"'), "green"),
        (('source = "printed"', 'source = "guessed"'), "guessed"),
        (('source = "printed"', 'source = "printed"\nsize = 3'), "size"),
    ],
)
def test_component_files_are_checked(tmp_path: Any, change: tuple[str, str], expected: str) -> None:
    text = (game("pearls").folder / "components" / "shells.toml").read_text("utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(*change, 1), "utf-8")
    with pytest.raises(BadComponents, match=expected):
        vulcania.new("pearls", components=file)
