"""SS-7 to SS-10 and SS-20: a turn step by step, what is refused in it, and how many turns there are."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.soum_soum.build import at, lay, match, position
from vulcania.core.chance import Chance
from vulcania.core.errors import IllegalMove, MatchOver, NotYourTurn
from vulcania.core.match import Match
from vulcania.games.soum_soum.state import NOBODY

SEA = """
    Oa1 ..  ..  ..  Sr
    ..  ..  Tc2 ..  ..
    ..  Sa  ##  ..  ..
    ..  ..  ..  ..  ..
    Or  ..  ..  ..  Ta
"""


def refusal(of: Match, move: str) -> tuple[str, str]:
    """The rule and the message that refuse a move, which changes nothing."""
    before = position(of).clone()
    with pytest.raises(IllegalMove) as caught:
        of.play(move)
    after = position(of)
    assert all(getattr(after, name) == getattr(before, name) for name in type(after).__slots__)
    assert caught.value.rule in str(caught.value)
    return caught.value.rule, caught.value.message.key


def laid(sea: str = SEA, seats: int = 2, **options: object) -> Match:
    game = match(seats, 1, **options)
    lay(game, sea)
    return game


# -- a card -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-7")
def test_a_turn_begins_with_a_card_on_any_empty_place() -> None:
    game = laid()
    state = position(game)
    empty = 24 - 6
    assert len(game.legal()) == 3 * empty
    assert {move.split()[0] for move in game.legal()} == {"place"}
    assert "place 2 d5" in game.legal(), "it touches another card"
    assert "place 2 a3" in game.legal(), "it need not"
    card = state.hands[0][1]
    others = [state.hands[0][0], state.hands[0][2]]
    game.play("place 2 d5")
    assert position(game).sea[at("d5")] == card
    assert position(game).hands[0] == others
    assert game.to_act == (0,), "the same player goes on"


@pytest.mark.rule("SS-7")
def test_no_card_on_a_card() -> None:
    assert refusal(laid(), "place 1 a1") == ("SS-7", "refuse-taken")


@pytest.mark.rule("SS-1", "SS-7")
def test_no_card_on_the_submarine() -> None:
    assert refusal(laid(), "place 1 c3") == ("SS-1", "refuse-centre")


@pytest.mark.rule("SS-7")
@pytest.mark.parametrize("move", ["dive a5", "stay"])
def test_the_card_comes_first(move: str) -> None:
    assert refusal(laid(), move) == ("SS-7", "refuse-place-first")


@pytest.mark.rule("SS-7")
def test_one_card_a_turn() -> None:
    game = laid()
    game.play("place 1 b1")
    assert refusal(game, "place 1 c1") == ("SS-7", "refuse-dive-or-stay")


# -- a diver ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-8")
def test_a_diver_may_go_to_any_card_without_one() -> None:
    game = laid()
    game.play("place 1 b1")
    assert game.legal() == ["dive b1", "dive e1", "dive b3", "dive a5", "dive e5", "stay"]
    game.play("dive e5")
    assert position(game).divers[at("e5")] == 0
    assert position(game).divers_left == [3, 4]
    assert game.to_act == (1,)


@pytest.mark.rule("SS-8")
def test_a_diver_need_not_be_sent() -> None:
    game = laid()
    game.play("place 1 b1")
    before = position(game).divers[:]
    game.play("stay")
    assert position(game).divers == before
    assert position(game).divers_left == [4, 4]
    assert game.to_act == (1,)


@pytest.mark.rule("SS-8")
@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("dive c3", "refuse-dive-submarine"),
        ("dive a1", "refuse-dive-taken"),
        ("dive c2", "refuse-dive-taken"),
        ("dive d4", "refuse-dive-water"),
    ],
)
def test_where_no_diver_may_go(move: str, key: str) -> None:
    game = laid()
    game.play("place 1 b1")
    assert refusal(game, move) == ("SS-8", key)


@pytest.mark.rule("SS-8")
def test_the_refusal_names_whose_diver_is_in_the_way() -> None:
    game = laid()
    game.play("place 1 b1")
    with pytest.raises(IllegalMove, match=r"Player 2 already has a diver on c2.*\(SS-8\)"):
        game.play("dive c2")


@pytest.mark.rule("SS-8")
def test_one_diver_a_turn() -> None:
    game = laid(open_market=True)
    game.play("place 1 b1")
    game.play("dive b1")
    assert refusal(game, "dive e5") == ("SS-8", "refuse-one-diver")
    assert refusal(game, "stay") == ("SS-8", "refuse-one-diver")


@pytest.mark.rule("SS-4", "SS-8")
def test_without_divers_nothing_is_asked_and_the_next_player_is_on() -> None:
    game = laid("""
        Oa1 Oa1 Oa1 Oa1 Oa1
        ..  ..  ..  ..  ..
        ..  ..  ##  ..  Sr2
        ..  ..  ..  ..  ..
        ..  ..  ..  ..  ..
    """)
    assert game.to_act == (0,)
    assert refusal(game, "dive e3") == ("SS-4", "refuse-no-diver")
    game.play("place 1 a5")
    assert game.to_act == (1,)
    assert game.plies[-1].events[-1].kind == "draw"


@pytest.mark.rule("SS-4", "SS-8")
def test_the_fifth_diver_may_be_sent_like_the_others() -> None:
    game = laid("""
        Oa1 Oa1 Oa1 Oa1 Sr2
        ..  ..  ..  ..  ..
        ..  ..  ##  ..  ..
        ..  ..  ..  ..  ..
        ..  ..  ..  ..  Tc
    """)
    assert position(game).divers_left == [1, 4]
    game.play("place 1 a5")
    assert game.legal() == ["dive a5", "dive e5", "stay"]
    game.play("dive e5")
    assert position(game).divers.count(0) == 5
    assert position(game).divers_left == [0, 4]


@pytest.mark.rule("SS-8")
def test_the_step_of_the_diver_comes_before_the_market() -> None:
    game = laid(open_market=True)
    game.play("place 1 b1")
    assert refusal(game, "take 1") == ("SS-8", "refuse-dive-or-stay")
    assert refusal(game, "place 1 c1") == ("SS-7", "refuse-dive-or-stay")


@pytest.mark.rule("SS-20")
@given(st.integers(0, 2**32))
@settings(max_examples=15)
def test_a_diver_never_moves(seed: int) -> None:
    game = match(3, seed)
    chance = Chance(seed)
    stood: dict[int, int] = {}
    while not game.over:
        game.play(chance.pick(game.legal()))
        divers = {place: seat for place, seat in enumerate(position(game).divers) if seat != NOBODY}
        assert stood.items() <= divers.items()
        stood = divers


# -- drawing, and the end ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-9")
def test_a_turn_ends_with_a_card_from_the_pile() -> None:
    game = laid()
    state = position(game)
    top = state.pile[-1]
    game.play("place 3 b1")
    assert len(state.pile) == 30, "the card is drawn last"
    game.play("stay")
    assert len(position(game).pile) == 29
    assert position(game).hands[0][-1] == top
    assert [event.kind for event in game.plies[-1].events] == ["stay", "draw"]


@pytest.mark.rule("SS-9")
def test_what_is_drawn_only_its_player_learns() -> None:
    game = match()
    game.play("place 1 a1")
    game.play("stay")
    assert game.events(0)[-1].secret
    assert not game.events(1)[-1].secret
    assert not game.events(None)[-1].secret


@pytest.mark.rule("SS-9")
def test_nothing_is_taken_where_there_is_no_market() -> None:
    assert refusal(laid(), "take 1") == ("SS-9", "refuse-no-market")


@pytest.mark.rule("SS-9")
def test_four_players_use_up_all_cards() -> None:
    game = played(4, 3)
    assert position(game).pile == []
    assert [len(hand) for hand in position(game).hands] == [3, 3, 3, 3]


def played(seats: int, seed: int, **options: object) -> Match:
    game = match(seats, seed, **options)
    chance = Chance(seed, "moves")
    while not game.over:
        game.play(chance.pick(game.legal()))
    return game


@pytest.mark.rule("SS-10")
@pytest.mark.parametrize(("seats", "turns"), [(2, 12), (3, 8), (4, 6)])
@pytest.mark.parametrize("open_market", [False, True])
def test_how_many_turns_each_player_has(seats: int, turns: int, open_market: bool) -> None:
    game = played(seats, 11, open_market=open_market)
    laid_by = Counter(ply.seat for ply in game.plies if ply.text.startswith("place"))
    assert laid_by == dict.fromkeys(range(seats), turns)
    assert position(game).free == []


@pytest.mark.rule("SS-10")
def test_the_last_turn_is_played_to_its_end() -> None:
    sea = "Oa Oa Oa Oa Oa " + "Sr Sr Sr Sr Sr " + "Tc Tc ## Tc Tc " + "Oa Oa Oa Oa Oa " + "Sr Sr Sr Sr .."
    game = laid(sea)
    assert game.to_act == (1,), "23 cards lie: the second player has the 24th turn"
    game.play("place 1 e5")
    full, over = position(game).free == [], game.over
    assert full
    assert not over, "the sea is full, but the turn is not over"
    game.play("dive a1")
    assert game.over
    assert game.plies[-1].events[-1].kind == "draw"
    with pytest.raises(MatchOver):
        game.play("stay")


def test_only_the_player_to_act_may_move() -> None:
    with pytest.raises(NotYourTurn):
        laid().play("place 1 b1", 1)


def test_a_card_can_be_taken_back_until_one_is_drawn() -> None:
    game = match()
    game.play("place 1 a1")
    assert game.can_undo(0)
    game.play("dive a1")
    assert not game.can_undo(0), "the drawn card was seen"
