"""EX-12, EX-16, EX-17, EX-21, EX-25, EX-42: the course of a turn, hands and exchanges."""

from __future__ import annotations

import pytest

from tests.games.explo.build import expedition, kinds, legal, play, refusal, stack_cards, xy
from vulcania.core.chance import Chance
from vulcania.core.event import Event
from vulcania.games.explo.components import CARDS
from vulcania.games.explo.rules import turn

LONG = "\n E--+--+--+--+-\n"


def hand(state: object, seat: int) -> list[str]:
    return [CARDS[card] for card in state.hands[seat]]  # type: ignore[attr-defined]


@pytest.mark.rule("EX-12")
def test_a_turn_is_tile_card_play_move() -> None:
    log: list[Event] = []
    state = expedition(tiles=["straight-05", "bend-05"], cards=["falling-water"], log=log)
    assert kinds(log) == ["tile-drawn"]
    assert all(move.startswith("tile ") for move in legal(state))
    assert refusal(state, "move e") == ("EX-12", "refuse-now-tile")
    assert kinds(play(state, "tile 1,0 r90")) == ["tile-laid", "card-drawn"]
    assert legal(state) == ["play falling-water", "move e", "stay"]
    play(state, "play falling-water")
    assert refusal(state, "play falling-water") == ("EX-12", "refuse-one-card")
    assert legal(state) == ["move e", "stay"]
    play(state, "move e")
    assert xy(state.positions[0]) == (1, 0)


@pytest.mark.rule("EX-12", "EX-5")
def test_a_red_card_drawn_is_that_turns_card() -> None:
    state = expedition(LONG, cards=["cold"], hands=[["falling-water"]])
    assert "play falling-water" not in legal(state)
    assert refusal(state, "play falling-water")[0] == "EX-12"


@pytest.mark.rule("EX-12", "EX-11")
def test_turns_go_round_clockwise() -> None:
    state = expedition(LONG, places=[(0, 0)] * 3, cards=["rockfall"] * 4)
    for seat in (0, 1, 2, 0):
        assert state.to_act == (seat,)
        play(state, "stay")


@pytest.mark.rule("EX-17")
def test_with_four_cards_one_is_discarded_before_drawing() -> None:
    state = expedition(LONG, hands=[["dig", "pass-duck", "pass-duck", "easy-stretch"]], cards=["pass-choke"])
    assert legal(state) == ["discard easy-stretch", "discard dig", "discard pass-duck"]
    assert refusal(state, "draw") == ("EX-17", "refuse-hand-full")
    assert refusal(state, "discard pass-choke") == ("EX-17", "refuse-not-in-hand")
    play(state, "discard dig")
    assert hand(state, 0) == ["pass-duck", "pass-duck", "easy-stretch", "pass-choke"]


@pytest.mark.rule("EX-17")
def test_played_cards_are_discarded_and_an_empty_pile_is_made_anew() -> None:
    state = expedition(LONG, hands=[["falling-co2"]], cards=["falling-water"])
    play(state, "play falling-co2")
    assert CARDS.index("falling-co2") in state.discards
    state.pile = [CARDS.index("rockfall")]
    state.discards = [CARDS.index("rockfall")] * 2
    assert "reshuffled" not in kinds(play(state, "stay")), "the last card of a pile is drawn like the others"
    log = play(state, "stay")
    assert "reshuffled" in kinds(log)
    assert (len(state.pile), len(state.discards)) == (2, 1)


@pytest.mark.rule("EX-17")
def test_the_new_pile_is_shuffled() -> None:
    drawn = set()
    for seed in range(12):
        state = expedition(LONG, start=False)
        state.chance = Chance(seed)
        state.pile = []
        state.discards = [CARDS.index(card) for card in ("falling-water", "easy-stretch", "dig")]
        turn.start(state, None)
        drawn.add(hand(state, 0)[0])
    assert drawn == {"falling-water", "easy-stretch", "dig"}


@pytest.mark.rule("EX-17")
def test_with_pile_and_discards_empty_nothing_is_drawn() -> None:
    state = expedition(LONG, start=False)
    state.pile, state.discards = [], []
    log: list[Event] = []
    turn.start(state, log)
    assert legal(state) == ["move e", "stay"]
    assert kinds(log) == [], "there is nothing to shuffle either"


@pytest.mark.rule("EX-16")
def test_an_exchange_needs_the_others_agreement_and_the_card_is_played_this_turn() -> None:
    state = expedition(LONG, places=[(0, 0), (0, 0)], hands=[["pass-duck"], ["easy-stretch"]], cards=["cold"])
    assert legal(state) == ["draw", "exchange pass-duck p2 easy-stretch"]
    play(state, "exchange pass-duck p2 easy-stretch")
    assert state.to_act == (1,)
    play(state, "agree")
    assert (hand(state, 0), hand(state, 1)) == (["easy-stretch"], ["pass-duck"])
    assert state.to_act == (0,)
    assert "move e" not in legal(state)
    for text in ("stay", "draw", "end"):
        assert refusal(state, text) == ("EX-16", "refuse-must")
    play(state, "play easy-stretch", "move e", "move e")
    assert xy(state.positions[0]) == (2, 0)


@pytest.mark.rule("EX-16")
def test_who_is_refused_draws_and_cannot_ask_again() -> None:
    state = expedition(
        LONG, places=[(0, 0), (0, 0)], hands=[["pass-duck"] * 4, ["easy-stretch"]], cards=["cold", "cold"]
    )
    play(state, "exchange pass-duck p2 easy-stretch")
    log = play(state, "decline")
    assert kinds(log)[:3] == ["decline", "discard", "card-drawn"], "one kind of card only: nothing to choose"


@pytest.mark.rule("EX-16", "EX-17")
def test_refusals_at_the_card_step_say_why() -> None:
    hands = [["pass-duck"] * 3 + ["dig"], ["easy-stretch"]]
    state = expedition(LONG, places=[(0, 0), (0, 0)], hands=hands, cards=["cold"])
    assert refusal(state, "exchange pass-choke p2 easy-stretch") == ("EX-16", "refuse-not-in-hand")
    assert refusal(state, "exchange dig p2 falling-water") == ("EX-16", "refuse-exchange-theirs")
    assert refusal(state, "exchange dig p1 dig") == ("EX-16", "refuse-exchange-far")
    play(state, "exchange dig p2 easy-stretch", "decline")
    assert refusal(state, "exchange dig p2 easy-stretch") == ("EX-16", "refuse-exchange-again")
    state = expedition(LONG, places=[(0, 0), (0, 0)], hands=[["dig"], ["easy-stretch"]], cards=["falling-co2"])
    assert refusal(state, "discard dig") == ("EX-17", "refuse-discard")
    play(state, "draw")
    for text in ("draw", "discard dig", "exchange dig p2 easy-stretch"):
        assert refusal(state, text) == ("EX-12", "refuse-card-done")


@pytest.mark.rule("EX-10", "EX-26")
def test_refusals_of_handing_over_and_leaving_say_why() -> None:
    cubes = [{"light": 1}, {"water": 1}]
    state = expedition(places=[(0, 0), (0, 0)], cubes=cubes, tiles=["tee-01"], cards=["rockfall"])
    assert refusal(state, "give light p1 p2") == ("EX-10", "refuse-give-later")
    play(state, legal(state)[0])
    assert refusal(state, "give light p1 p1") == ("EX-10", "refuse-give-who")
    assert refusal(state, "give light p1 p3") == ("EX-10", "refuse-give-who")
    assert refusal(state, "give water p1 p2") == ("EX-10", "refuse-give-none")
    assert refusal(state, "leave") == ("EX-26", "refuse-leave-marker")


@pytest.mark.rule("EX-16")
def test_exchanging_begins_with_the_second_turn_and_may_be_offered_in_each() -> None:
    hands = [["pass-duck"], ["easy-stretch"]]
    state = expedition(LONG, places=[(0, 0), (0, 0)], hands=hands, cards=["rockfall"] * 6, start=False)
    state.turns = [0, 0]
    turn.start(state, None)
    play(state, "stay", "stay")
    for _ in range(2):
        assert legal(state) == ["draw", "exchange pass-duck p2 easy-stretch"]
        play(state, "exchange pass-duck p2 easy-stretch")
        play(state, "decline", "stay")
        assert state.to_act == (1,)
        play(state, "stay")


@pytest.mark.rule("EX-16")
def test_only_a_card_that_can_be_played_may_be_asked_for() -> None:
    state = expedition(LONG, places=[(0, 0), (0, 0)], hands=[["pass-duck"], ["pass-choke", "falling-water"]])
    assert "exchange pass-duck p2 falling-water" in legal(state)
    assert refusal(state, "exchange pass-duck p2 pass-choke") == ("EX-16", "refuse-exchange-unplayable")
    beside_choke = "\n E--A--+\n"
    state = expedition(beside_choke, places=[(0, 0), (0, 0)], hands=[["pass-duck"], ["pass-choke"]])
    assert "exchange pass-duck p2 pass-choke" in legal(state)


@pytest.mark.rule("EX-16", "EX-24")
def test_a_dig_card_may_be_asked_for_only_where_there_is_something_to_dig() -> None:
    hands = [["pass-duck"], ["dig", "easy-stretch"]]
    state = expedition(LONG, places=[(0, 0), (0, 0)], hands=hands, cards=["cold"])
    assert refusal(state, "exchange pass-duck p2 dig") == ("EX-16", "refuse-exchange-unplayable")
    state = expedition(" E--X--+-", places=[(0, 0), (0, 0)], hands=hands, cards=["cold"])
    play(state, "exchange pass-duck p2 dig", "agree")
    assert [move for move in legal(state) if not move.startswith("give")] == ["dig e"], "nothing else may be played"


@pytest.mark.rule("EX-16", "EX-23")
def test_the_crossing_after_an_exchange_must_use_the_card_received() -> None:
    cave = """
 E--A--+
 |
 |
 ~
 |
 |
 +
"""
    hands = [["pass-choke", "falling-water"], ["pass-duck"]]
    state = expedition(cave, places=[(0, 0), (0, 0)], hands=hands, cards=["cold"])
    play(state, "exchange falling-water p2 pass-duck", "agree")
    assert legal(state) == ["cross s"]
    assert refusal(state, "cross e") == ("EX-16", "refuse-must")


@pytest.mark.rule("EX-16")
def test_nothing_but_the_card_received_is_played_whatever_else_is_in_hand() -> None:
    hands = [["dig", "falling-water", "pass-squeeze", "pass-duck"], ["easy-stretch"]]
    state = expedition(" E--X--+-", places=[(0, 0), (0, 0)], hands=hands, cards=["cold"])
    play(state, "exchange pass-duck p2 easy-stretch", "agree")
    assert legal(state) == ["play easy-stretch"]
    for text in ("dig e", "play falling-water", "cross e"):
        assert refusal(state, text) == ("EX-16", "refuse-must")


@pytest.mark.rule("EX-16", "EX-23")
def test_a_card_given_away_no_longer_helps_to_play_the_one_received() -> None:
    hands = [["pass-choke", "falling-water"], ["pass-duck"]]
    state = expedition(" E--A--~--+", places=[(0, 0), (0, 0)], hands=hands, cards=["cold"])
    assert refusal(state, "exchange pass-choke p2 pass-duck") == ("EX-16", "refuse-exchange-unplayable")
    play(state, "exchange falling-water p2 pass-duck", "agree")
    assert legal(state) == ["cross e"]


@pytest.mark.rule("EX-16")
def test_no_exchange_in_the_first_turn_nor_over_a_distance() -> None:
    state = expedition(LONG, places=[(0, 0), (1, 0)], hands=[["pass-duck"] * 3 + ["dig"], ["easy-stretch"]])
    assert refusal(state, "exchange dig p2 easy-stretch") == ("EX-16", "refuse-exchange-far")
    state = expedition(
        LONG, places=[(0, 0), (0, 0)], hands=[["pass-duck"] * 3 + ["dig"], ["easy-stretch"]], start=False
    )
    state.turns = [0, 0]
    turn.start(state, None)
    assert refusal(state, "exchange dig p2 easy-stretch") == ("EX-16", "refuse-exchange-first-turn")


@pytest.mark.rule("EX-21")
def test_rest_means_no_move_but_others_may_take_one_along_later() -> None:
    cave = "\n E--A--+-\n"
    state = expedition(cave, places=[(0, 0), (0, 0)], hands=[[], ["pass-choke"]], cards=["rest", "falling-water"])
    assert state.to_act == (1,), "nothing is left to decide for who rests"
    play(state, "cross e")
    play(state, "join", seat=0)
    assert [xy(square) for square in state.positions] == [(2, 0), (2, 0)]


@pytest.mark.rule("EX-21")
def test_who_rests_may_neither_walk_nor_cross_but_may_put_the_marker_down() -> None:
    state = expedition(LONG, places=[(1, 0)], hands=[["easy-stretch"]], cards=["rest"])
    assert legal(state) == ["mark", "end"]
    assert refusal(state, "move e") == ("EX-21", "refuse-rest")
    assert refusal(state, "cross e") == ("EX-21", "refuse-rest")
    assert refusal(state, "play easy-stretch") == ("EX-12", "refuse-one-card")
    assert refusal(state, "stay") == ("EX-12", "refuse-now-after")


@pytest.mark.rule("EX-10", "EX-21")
def test_who_rests_can_hand_cubes_over_like_anyone_else_on_their_turn() -> None:
    cubes = [{"light": 1}, {"water": 2}, {"food": 1}]
    state = expedition(LONG, places=[(1, 0), (1, 0), (2, 0)], cubes=cubes, cards=["rest"])
    assert legal(state) == ["mark", "give light p1 p2", "give water p2 p1", "end"]
    assert refusal(state, "give food p3 p1") == ("EX-10", "refuse-give-far")
    play(state, "give water p2 p1", "mark")
    assert state.cubes[0][-1] == state.cubes[1][-1] == 1
    for _ in range(2):
        play(state, "give light p1 p2", "give light p2 p1")
    play(state, "give light p1 p2")
    assert state.to_act == (1,), "with six cubes handed over nothing is left to do"


@pytest.mark.rule("EX-12")
def test_who_has_moved_or_crossed_after_a_companions_rest_is_not_told_to_rest() -> None:
    state = expedition(LONG, places=[(1, 0), (1, 0)], cards=["rest", "falling-water"])
    play(state, "end", "move e")
    assert legal(state) == ["mark", "end"]
    assert refusal(state, "move e") == ("EX-12", "refuse-now-after")
    state = expedition(" E--A--+--+", places=[(0, 0), (0, 0)], cards=["rest", "pass-choke"])
    play(state, "cross e")
    play(state, "remain", seat=0)
    assert legal(state) == ["mark", "end"]
    assert refusal(state, "move e") == ("EX-12", "refuse-now-after")


@pytest.mark.rule("EX-16", "EX-23")
def test_what_is_asked_has_to_be_answered_first() -> None:
    state = expedition(LONG, places=[(0, 0), (0, 0)], hands=[["pass-duck"], ["easy-stretch"]], cards=["cold"])
    play(state, "exchange pass-duck p2 easy-stretch")
    for text in ("join", "draw", "move e"):
        assert refusal(state, text) == ("EX-16", "refuse-now-answer")
    state = expedition(" E--A--+", places=[(0, 0), (0, 0)], cards=["pass-choke"])
    play(state, "cross e")
    for text in ("agree", "draw", "move e"):
        assert refusal(state, text) == ("EX-23", "refuse-now-answer")


@pytest.mark.rule("EX-21", "EX-26")
def test_an_easy_stretch_ends_at_the_entrance_for_who_has_turned_back() -> None:
    state = expedition(LONG, places=[(1, 0), (1, 0)], cards=["easy-stretch", "falling-water"])
    play(state, "mark", "play easy-stretch", "move w")
    assert state.out == [True, False]
    assert state.to_act == (1,)


@pytest.mark.rule("EX-21")
def test_an_easy_stretch_lets_a_caver_move_two_tiles_or_one() -> None:
    state = expedition(LONG, cards=["easy-stretch"])
    play(state, "play easy-stretch", "move e")
    assert "move e" in legal(state)
    play(state, "stay")
    assert xy(state.positions[0]) == (1, 0)
    state = expedition(LONG, cards=["easy-stretch"])
    play(state, "play easy-stretch", "move e", "move e")
    assert legal(state) == ["mark", "end"], "two, not three"


@pytest.mark.rule("EX-10", "EX-25")
def test_cubes_pass_between_cavers_on_one_tile_on_ones_own_turn() -> None:
    state = expedition(
        LONG, places=[(0, 0), (0, 0), (1, 0)], cubes=[{"light": 1}, {"water": 2}, {"food": 1}], cards=["falling-water"]
    )
    gives = [move for move in legal(state) if move.startswith("give")]
    assert gives == ["give light p1 p2", "give water p2 p1"]
    assert refusal(state, "give food p3 p1") == ("EX-10", "refuse-give-far")
    assert refusal(state, "give water p2 p3") == ("EX-10", "refuse-give-own")
    for _ in range(3):
        play(state, "give light p1 p2", "give light p2 p1")
    assert refusal(state, "give light p1 p2") == ("EX-10", "refuse-give-often")


@pytest.mark.rule("EX-42")
def test_alone_there_is_no_exchange_and_no_sharing() -> None:
    state = expedition(LONG, hands=[["dig", "pass-duck", "pass-duck", "pass-choke"]])
    assert refusal(state, "exchange dig p2 pass-duck") == ("EX-42", "refuse-solo")
    play(state, "discard dig")
    assert not any(move.startswith("give") for move in legal(state)) if state.to_act else True
    stack_cards(state, "falling-water")
