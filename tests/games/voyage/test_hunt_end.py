"""VO-25, VO-26 and VO-41: who must leave a hunt, and how it ends."""

from __future__ import annotations

import pytest

from tests.games.voyage.build import at_sea, faces, hunt, legal, play, position, refusal, words_of
from vulcania.games.voyage.rules import stops
from vulcania.games.voyage.rules.hunt import CONTEST, FINAL, LAST, Catch

ANY = "pickaxe-1 pickaxe-2 pickaxe-3 knife-1 knife-2"
OTHER = "pickaxe-4 pickaxe-5 knife-3 knife-4 spur-1"


@pytest.mark.rule("VO-25")
def test_too_few_cards_for_any_prey_left_means_retiring() -> None:
    one = hunt(["machine-gun-1 knife-1 knife-2", "harpoon-1 harpoon-2"], "shark", "treasure",
               figures={0: "m14", 1: "k17"})  # fmt: skip
    told = play(one, "lay 1")
    assert told == ["lay", "catch", "retire", "retire", "hunt-over-nobody"], "the treasure needs three cards"
    assert one.over
    assert set(faces("knife-1 knife-2 harpoon-1 harpoon-2")) <= set(one.discards), "their cards lie open, out of reach"


@pytest.mark.rule("VO-25")
def test_only_the_number_of_cards_counts_and_nobody_retires_of_their_own_accord() -> None:
    one = hunt(["machine-gun-1 knife-1 knife-2 knife-3", "seal seal flag"], "shark", "treasure",
               figures={0: "m14", 1: "k17"})  # fmt: skip
    play(one, "lay 1")
    assert one.hunting == [True, True], "three cards could be three pickaxes"
    assert "pass" not in legal(one)
    of = at_sea("m6", "whales", 5000)
    of.play("sail N great")
    assert refusal(of, "pass") == ("VO-25", "refuse-no-pass")


@pytest.mark.rule("VO-26")
def test_the_hunt_ends_when_no_prey_is_left() -> None:
    one = hunt(["machine-gun-1 knife-1 knife-2", OTHER], "shark", figures={0: "m14", 1: "k17"})
    assert play(one, "lay 1") == ["lay", "catch", "hunt-over-caught"]


@pytest.mark.rule("VO-26")
def test_an_empty_stock_gives_everyone_one_last_set() -> None:
    one = hunt(
        ["machine-gun-1 knife-1 knife-2", "machine-gun-2 knife-3 knife-4", "machine-gun-3 knife-5 knife-6"],
        "shark", "swordfish", "giant-squid", stock="spur-1", figures={0: "k17", 1: "m14", 2: "l15"},
    )  # fmt: skip
    told = play(one, "discard 2 stock", "step S")
    assert told[-1] == "final-round"
    assert one.phase == FINAL
    assert one.to_act == (1,)
    assert set(legal(one)) == {"lay 1", "pass"}
    play(one, "pass")
    assert one.to_act == (2,)
    told = play(one, next(move for move in legal(one) if move.startswith("lay")))
    assert told == ["lay", "catch", "hunt-over-final"], "player 1 stands on no prey and is not asked"
    assert len(one.preys) == 2, "what is left goes back"


@pytest.mark.rule("VO-26")
def test_who_took_the_last_card_of_the_stock_has_the_last_word() -> None:
    hands = ["machine-gun-1 knife-1 knife-2", "machine-gun-2 knife-3 knife-4"]
    one = hunt(hands, "shark", "swordfish", stock="spur-1", figures={0: "m13", 1: "l15"})
    play(one, "discard 2 stock", "step S")
    assert one.to_act == (1,)
    assert play(one, "pass") == ["pass"]
    assert one.to_act == (0,), "player 1 stepped onto the shark in the turn just before"
    assert play(one, "lay 1") == ["lay", "catch", "hunt-over-final"]


@pytest.mark.rule("VO-22", "VO-26")
def test_who_answers_in_the_last_round_still_has_a_turn_of_their_own() -> None:
    hands = ["machine-gun-1 knife-1 knife-2", "harpoon-1 harpoon-2 harpoon-3", "machine-gun-2 knife-3 knife-4"]
    one = hunt(hands, "shark", "swordfish", stock="spur-1", figures={0: "l15", 1: "m14", 2: "m14"})
    play(one, "discard 2 stock", "stay")
    play(one, "lay 1+2+3")
    assert one.phase == CONTEST
    assert one.to_act == (2,)
    assert play(one, "lay 1")[:2] == ["lay", "catch"]
    assert one.catches[0].seat == 2
    assert one.phase == FINAL
    assert one.to_act == (0,), "player 3 stands on no prey any more"


@pytest.mark.rule("VO-26")
def test_in_the_last_round_whoever_has_cards_enough_for_a_set_is_asked_and_nobody_else() -> None:
    hands = ["knife-1 knife-2 knife-3", "machine-gun-1", "knife-4 knife-5"]
    one = hunt(hands, "shark", "treasure", "moray-eel", stock="spur-1", figures={0: "k17", 1: "m14", 2: "n17"})
    play(one, "discard 1 stock", "stay")
    assert one.to_act == (1,), "one card is enough for the shark"
    assert play(one, "pass") == ["pass", "hunt-over-final"], "two cards are too few for the treasure"


@pytest.mark.rule("VO-26")
@pytest.mark.parametrize(("rest", "over"), [("knife-3 knife-4", False), ("knife-3", True)])
def test_a_last_hunter_on_a_prey_needs_cards_enough_for_it(rest: str, over: bool) -> None:
    """The pearl oyster takes one card, the moray eel two; who has none left retires."""
    one = hunt(["machine-gun-1", rest], "shark", "moray-eel", "pearl-oyster", figures={0: "m14", 1: "n15"})
    told = play(one, "lay 1")
    assert told == ["lay", "catch", "retire"] + ["hunt-over-last"] * over
    assert one.over == over


@pytest.mark.rule("VO-26")
def test_a_last_hunter_lays_at_once_or_the_hunt_ends() -> None:
    hands = ["machine-gun-1 knife-1", "machine-gun-2 machine-gun-3 knife-3 knife-4"]
    one = hunt(hands, "shark", "swordfish", "moray-eel", figures={0: "m14", 1: "l15"})
    play(one, next(move for move in legal(one) if move.startswith("lay")))
    assert one.hunting == [True, True]
    one = hunt(["machine-gun-1 knife-1", hands[1]], "shark", "moray-eel", figures={0: "m14", 1: "n15"})
    told = play(one, next(move for move in legal(one) if move.startswith("lay")))
    assert told == ["lay", "catch", "retire"], "one card is too few for the moray eel"
    assert one.phase == LAST
    assert words_of(legal(one)) == {"lay", "pass"}
    assert play(one.clone(), "pass") == ["pass", "hunt-over-last"]
    assert play(one, legal(one)[0]) == ["lay", "catch", "hunt-over-caught"]


@pytest.mark.rule("VO-26")
def test_a_last_hunter_away_from_any_prey_ends_the_hunt() -> None:
    one = hunt(["machine-gun-1 knife-1", OTHER], "shark", "moray-eel", figures={0: "m14", 1: "k17"})
    told = play(one, next(move for move in legal(one) if move.startswith("lay")))
    assert told == ["lay", "catch", "retire", "hunt-over-last"]


@pytest.mark.rule("VO-26")
def test_preys_caught_are_kept_and_the_others_go_back_to_their_series() -> None:
    of = at_sea("m14", "sharks", 5000)
    of.play("sail S great")
    state = position(of)
    one = state.hunt
    assert one is not None
    (square, caught), (_, other) = one.preys.items()
    del one.preys[square]
    one.catches.append(Catch(1, caught, square))
    stops.end_hunt(state, one, None)
    assert [trophy.prey for trophy in state.trophies[1]] == [caught]
    assert other in state.preys_left[0]
    assert caught not in state.preys_left[0]
    assert len(state.preys_left[0]) == 11


@pytest.mark.rule("VO-41")
def test_two_full_rounds_of_taken_discards_end_the_hunt_like_an_empty_stock() -> None:
    one = hunt([ANY, OTHER, "harpoon-1 harpoon-2 harpoon-3 spur-2 spur-3"], "shark",
               figures=dict.fromkeys(range(3), "k17"))  # fmt: skip
    play(one, "discard 1 stock", "stay")
    told: list[str] = []
    for _ in range(6):
        assert "final-round-discards" not in told
        told = play(one, "discard 1 open", "stay")
    assert told[-2:] == ["final-round-discards", "hunt-over-final"], "two rounds of three hunters; nobody is on a prey"


@pytest.mark.rule("VO-41")
def test_a_set_begins_the_count_anew_and_the_retired_take_no_part_in_a_round() -> None:
    hands = ["pickaxe-1 knife-1 knife-2 knife-3 knife-4", OTHER.replace("knife-3 knife-4", "knife-5 knife-6"),
             "machine-gun-1 spur-2"]  # fmt: skip
    one = hunt(hands, "shark", "treasure", figures={0: "k17", 1: "k17", 2: "m14"})
    play(one, "discard 1 stock", "stay", "discard 1 open", "stay")
    assert play(one, "lay 1") == ["lay", "catch", "retire"], "one card is too few for the treasure"
    assert one.open_run == 0
    play(one, "discard 1 stock", "stay", *["discard 1 open", "stay"] * 3)
    assert not one.over
    assert play(one, "discard 1 open", "stay")[-2:] == ["final-round-discards", "hunt-over-final"], "two rounds of two"


@pytest.mark.rule("VO-41")
def test_a_card_from_the_stock_begins_the_count_anew() -> None:
    one = hunt([ANY, OTHER], "shark", figures={0: "k17", 1: "k17"})
    play(one, "discard 1 stock", "stay", *["discard 1 open", "stay"] * 3, "discard 1 stock", "stay")
    assert one.open_run == 0
    play(one, *["discard 1 open", "stay"] * 3)
    assert not one.over
