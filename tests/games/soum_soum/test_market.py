"""SS-18: three face-up cards instead of a blind draw."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.soum_soum.build import match, position
from vulcania.core.chance import Chance
from vulcania.core.errors import IllegalMove
from vulcania.core.match import Match
from vulcania.games.soum_soum.state import SoumSoumState
from vulcania.games.soum_soum.view import SoumSoumView

pytestmark = pytest.mark.rule("SS-18")


def to_market(game: Match) -> Match:
    """Play on until a card is to be taken."""
    while not game.legal()[0].startswith("take"):
        game.play(game.legal()[0] if game.legal()[0].startswith("place") else "stay")
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_cards_lie_face_up_from_the_start_for_all_to_see(seats: int) -> None:
    game = match(seats, open_market=True)
    for seat in (None, *range(seats)):
        view = game.view(seat)
        assert isinstance(view, SoumSoumView)
        assert len(view.market) == 3
        assert view.pile == 36 - 3 * seats - 3


def test_without_the_option_there_is_no_market() -> None:
    view = match().view()
    assert isinstance(view, SoumSoumView)
    assert view.market == ()


def test_a_turn_ends_with_one_of_them_and_the_pile_fills_the_gap() -> None:
    game = to_market(match(open_market=True))
    assert game.legal() == ["take 1", "take 2", "take 3"]
    state = position(game)
    one, two, three = state.market
    top = state.pile[-1]
    hand = state.hands[0][:]
    game.play("take 2")
    state = position(game)
    assert state.hands[0] == [*hand, two]
    assert state.market == [one, top, three]
    assert game.to_act == (1,)
    assert [event.kind for event in game.plies[-1].events] == ["take", "turn-up"]


def test_the_card_turned_up_cannot_be_unseen() -> None:
    game = to_market(match(open_market=True))
    game.play("take 1")
    assert not game.can_undo(0)


def test_a_card_once_taken_is_hidden() -> None:
    game = to_market(match(open_market=True))
    taken = position(game).market[1]
    game.play("take 2")
    imagined = [game.imagine(1, Chance(n)) for n in range(40)]
    hands = [state.hands[0] for state in imagined if isinstance(state, SoumSoumState)]
    assert not all(taken in hand for hand in hands), "for all player 2 may know, other cards could be in that hand"


def test_first_card_and_diver_then_the_market() -> None:
    game = match(open_market=True)
    with pytest.raises(IllegalMove) as caught:
        game.play("take 1")
    assert caught.value.rule == "SS-7"
    to_market(game)
    with pytest.raises(IllegalMove) as caught:
        game.play("place 1 e5")
    assert (caught.value.rule, caught.value.message.key) == ("SS-18", "refuse-take")


@given(st.integers(0, 2**32))
@settings(max_examples=15)
def test_four_players_choose_from_three_two_and_one_in_the_last_turns(seed: int) -> None:
    game = match(4, seed, open_market=True)
    chance = Chance(seed)
    sizes = []
    while not game.over:
        before = len(position(game).market)
        events = game.play(chance.pick(game.legal()))
        if any(event.kind == "take" for event in events):
            sizes.append(before)
    assert sizes == [3] * 22 + [2, 1]
    assert position(game).pile == position(game).market == []
    assert [len(hand) for hand in position(game).hands] == [3, 3, 3, 3]


@pytest.mark.parametrize(("seats", "left"), [(2, 36 - 6 - 24 - 3), (3, 36 - 9 - 24 - 3)])
def test_fewer_players_leave_the_market_full(seats: int, left: int) -> None:
    game = match(seats, open_market=True)
    while not game.over:
        game.play(game.legal()[-1])
    assert len(position(game).market) == 3
    assert len(position(game).pile) == left


def test_a_gap_that_stays_cannot_be_taken() -> None:
    game = match(4, open_market=True)
    while len(position(game).market) == 3 or not game.legal()[0].startswith("take"):
        game.play(game.legal()[-1])
    assert game.legal() == ["take 1", "take 2"]
    with pytest.raises(IllegalMove) as caught:
        game.play("take 3")
    assert (caught.value.rule, caught.value.message.key) == ("SS-18", "refuse-market-slot")


def test_the_last_card_is_taken_without_asking() -> None:
    game = match(4, open_market=True)
    while not game.over:
        game.play(game.legal()[-1])
    last = game.plies[-1]
    assert not last.text.startswith("take")
    assert last.events[-1].kind == "take"
