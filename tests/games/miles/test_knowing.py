"""What is hidden, what a view tells, and what a move would do before it is made."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.miles.table import Table
from vulcania.core.chance import Chance
from vulcania.core.match import new
from vulcania.games.miles.moves import VOCABULARY
from vulcania.games.miles.state import MilesState
from vulcania.words import words


def test_blue_chips_are_dealt_anew_and_white_ones_are_not() -> None:
    state = new("miles", 2, 4).state
    assert isinstance(state, MilesState)
    seen = set()
    for number in range(12):
        other = state.redeal(0, Chance(number))
        for place, stack in enumerate(state.contents.stack_of):
            if stack % 2 == 0:
                assert other.ocean[place] == state.ocean[place]
            seen.add((place, other.ocean[place]))
        assert other.top == state.top
        for at, stack_chips in enumerate(other.stacks):
            places = [place for place, one in enumerate(state.contents.stack_of) if one == at]
            pool = Counter(stack_chips) + Counter(other.ocean[place] for place in places)
            assert pool == Counter(state.contents.stacks[at]), "depth and colour stay together"
    assert len(seen) > 24


@pytest.mark.rule("MI-13")
def test_used_cards_under_the_pile_are_known() -> None:
    table = Table()
    table.hold(0, "globe")
    table.do("lay 8", "lay 1", "heading left", "play globe", "current left")
    for number in range(5):
        assert table.state.redeal(0, Chance(number)).under == table.state.under


def test_the_open_action_card_is_known_and_the_order_below_it_is_not() -> None:
    table = Table()
    orders = {tuple(table.state.redeal(0, Chance(number)).pile) for number in range(60)}
    assert len(orders) > 20
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(table.state.pile))}
    assert {table.state.redeal(0, Chance(number)).top for number in range(9)} == {table.state.top}


@pytest.mark.rule("MI-23")
def test_a_copy_remembers_the_arrows_that_have_fired() -> None:
    table = Table()
    table.lay("e0", "arrow")
    table.do("lay 8", "lay 1", "heading right")
    assert table.view(0).fired == ("e0",)
    assert table.match.game.view(table.state.clone(), 0) == table.view(0)


@pytest.mark.rule("MI-15")
def test_a_chip_put_back_is_known_to_all() -> None:
    table = Table()
    table.hold(0, "helmet")
    chip = table.own(0, "a1", "octopus", "blue")
    table.do("lay 10", "lay 1", "play helmet", "fetch s0")
    place = table.place("s0")
    assert all(table.state.redeal(1, Chance(number)).ocean[place] == chip for number in range(6))
    seen = next(one for one in table.match.view(1).to_data()["ocean"]["places"] if one["name"] == "s0")
    assert seen["chip"]["face"] == "octopus"


def test_previews_tell_where_steering_leads_and_what_it_gives() -> None:
    table = Table()
    table.lay("e0", "wreck")
    table.lay("nw0", "reef", "blue")
    table.lay("w0", "anchor")
    table.top("bell")
    table.do("lay 10", "lay 1")
    key, args = table.preview("heading right")
    assert (key, args["place"], args["chip"], args["gain"]) == ("preview-one", "e0", "wreck", "+10")
    assert table.preview("heading left") == ("preview-anchor", {"place": "w0", "special": "bell"})
    assert table.preview("current right") == ("preview-hidden", {"place": "nw0"}), "named as it lies now"
    table.lay("n-1", None)
    assert table.preview("depth down") == ("preview-nothing", {"place": "n-1"})


def test_previews_of_stars_arrows_and_full_rows() -> None:
    table = Table()
    for square, picture in (("a1", "shark"), ("b1", "wreck"), ("c1", "octopus")):
        table.own(0, square, picture)
    table.lay("e0", "arrow")
    table.lay("w0", "reef")
    table.do("lay 10", "lay 1")
    assert table.preview("heading right")[0] == "preview-arrow"
    assert table.preview("heading left")[0] == "preview-full"
    table.state.fired = 1 << table.place("e0")
    assert table.preview("heading right")[0] == "preview-arrow-spent"
    table = Table()
    table.hold(0, "globe")
    table.turn_star("n-1")
    table.do("lay 9", "lay 1")
    assert table.legal == ["depth down", "play globe"]
    assert table.preview("depth down") == ("preview-star", {"place": "n-1"})


def test_a_swap_says_what_it_would_change() -> None:
    table = Table()
    table.own(0, "a1", "reef")
    table.own(0, "b1", "shark")
    table.own(1, "a1", "octopus")
    table.do("lay 12", "lay 1", "offer a1")
    assert table.preview("trade p2 a1")[1]["gain"] != "±0"
    before = table.view(0)
    assert table.view(0) == before


@pytest.mark.parametrize("seed", range(3))
def test_every_preview_prompt_and_refusal_can_be_said(seed: int) -> None:
    match = new("miles", 3, seed)
    chance = Chance(seed, "said")
    speakers = [words(lang, "miles") for lang in ("en", "fr", "nl")]
    while not match.over:
        state, seat = match.state, match.to_act[0]
        legal = state.legal(seat)
        for move in legal[:12]:
            told = match.preview(move, seat)
            assert told is None or all(speaker.say(told) for speaker in speakers)
        for move in {chance.below(VOCABULARY.size) for _ in range(3)} - set(legal):
            rule, reason = match.game.why_not(state, move, seat)
            assert rule.startswith("MI-")
            assert all(speaker.say(reason) for speaker in speakers)
        match.play(chance.pick(legal), seat)
