"""SS-1 to SS-6: what is in the box, and how a match begins."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.soum_soum.build import at, match, position
from vulcania.core.errors import BadSetup
from vulcania.core.match import new
from vulcania.games.soum_soum.view import SoumSoumView

SEATS = (2, 3, 4)


@pytest.mark.rule("SS-1")
def test_the_submarine_lies_in_the_centre_and_24_places_are_empty() -> None:
    view = match().view()
    assert isinstance(view, SoumSoumView)
    assert len(view.sea) == 25
    assert view.sea[12].name == "c3"
    assert all(place.card is None for place in view.sea)
    assert len({move.split()[2] for move in match().legal()}) == 24
    assert not [move for move in match().legal() if move.endswith(" c3")]


@pytest.mark.rule("SS-2", "SS-3")
def test_the_box_holds_36_cards_four_of_each_animal_and_pattern() -> None:
    census = match().state.census()
    cards = {name: count for name, count in census.items() if "/" in name}
    assert sum(cards.values()) == 36
    assert cards == {f"{a}/{p}": 4 for a in ("octopus", "shark", "turtle") for p in ("around", "row", "column")}


@pytest.mark.rule("SS-4")
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_has_five_divers(seats: int) -> None:
    view = match(seats).view()
    assert isinstance(view, SoumSoumView)
    assert view.divers_left == (5,) * seats
    assert view.worth == (0,) * seats


@pytest.mark.rule("SS-5")
@pytest.mark.parametrize("seats", SEATS)
def test_three_cards_are_dealt_to_each_and_the_rest_is_the_pile(seats: int) -> None:
    start = match(seats)
    for seat in range(seats):
        view = start.view(seat)
        assert isinstance(view, SoumSoumView)
        assert len(view.hand) == 3
        assert view.hand_sizes == (3,) * seats
        assert view.pile == 36 - 3 * seats


@pytest.mark.rule("SS-5")
def test_a_player_sees_only_their_own_hand() -> None:
    start = match(3)
    seen = [start.view(seat).to_json() for seat in (0, 1, 2, None)]
    state = position(start)
    state.hands[1], state.pile[:3] = state.pile[:3], state.hands[1]
    assert [start.view(seat).to_json() == was for seat, was in zip((0, 1, 2, None), seen, strict=True)] == [
        True, False, True, True,
    ]  # fmt: skip
    spectator = start.view()
    assert isinstance(spectator, SoumSoumView)
    assert spectator.hand == ()


@pytest.mark.rule("SS-5")
def test_the_deal_is_a_shuffle() -> None:
    deals = {tuple(map(tuple, position(match(seed=seed)).hands)) for seed in range(40)}
    assert len(deals) > 35
    pile = position(match()).pile
    assert pile != sorted(pile)


@pytest.mark.rule("SS-6")
def test_the_table_picks_who_begins_and_play_goes_clockwise() -> None:
    for first in range(3):
        game = match(3, first=f"p{first + 1}")
        turns: list[int] = []
        while len(turns) < 6:
            turns.append(game.to_act[0])
            game.play(game.legal()[0])
            game.play("stay")
        assert turns == [(first + n) % 3 for n in range(6)]


@pytest.mark.rule("SS-6")
def test_or_chance_decides_who_begins() -> None:
    firsts = Counter(new("soum-soum", 3, seed).to_act[0] for seed in range(300))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 60, "each is as likely: 100 of 300"


@pytest.mark.rule("SS-6")
def test_a_first_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="first"):
        match(3, first="p4")


@pytest.mark.parametrize("seats", [1, 5, 0, -2])
def test_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4"):
        match(seats)


def test_places_are_named_by_column_and_row() -> None:
    assert (at("a1"), at("e1"), at("a5"), at("e5"), at("c4")) == (0, 4, 20, 24, 17)
