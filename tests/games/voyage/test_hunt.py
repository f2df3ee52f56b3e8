"""VO-15, VO-17, VO-18 and VO-21 to VO-24: the hunt, alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.voyage.build import (
    at_sea,
    face,
    faces,
    hunt,
    legal,
    parts,
    play,
    position,
    prey,
    sq,
    words_of,
)
from vulcania.core.chance import Chance
from vulcania.games.voyage.components import COMPASS
from vulcania.games.voyage.moves import VOCABULARY
from vulcania.games.voyage.rules import hunting
from vulcania.games.voyage.rules.hunt import CONTEST, STEPPING, TURN, Hunt
from vulcania.games.voyage.rules.hunting import bound

ANY = "pickaxe-1 pickaxe-2 pickaxe-3 knife-1 knife-2"
OTHER = "pickaxe-4 pickaxe-5 knife-3 knife-4 spur-1"
GUN = "machine-gun-1 knife-1 knife-2 knife-5 knife-6"


@pytest.mark.rule("VO-15")
@pytest.mark.parametrize("heading", COMPASS)
def test_figures_gather_in_front_of_the_prow(heading: str) -> None:
    one = hunt([ANY, OTHER], "shark", heading=heading)
    step = parts().chart.near[sq("m15")][COMPASS.index(heading)]
    assert one.figures == [step, step]


@pytest.mark.rule("VO-15")
def test_at_the_edge_of_the_chart_they_stand_on_the_ships_own_square() -> None:
    box = parts()
    near = list(box.chart.near)
    near[sq("m15")] = (-1, *near[sq("m15")][1:])
    edge = replace(box, chart=replace(box.chart, near=tuple(near)))
    one = Hunt(edge, (0, 1), sq("m15"), COMPASS.index("N"), [], Chance(1))
    assert one.figures == [sq("m15")] * 2


@pytest.mark.rule("VO-17")
def test_preys_lie_where_their_directions_say() -> None:
    one = hunt([ANY, OTHER], "shark", "jellyfish-2", "treasure", "jellyfish-3")
    assert {parts().preys[which].name: parts().chart.name(square) for square, which in one.preys.items()} == {
        "shark": "m14",  # N
        "jellyfish-2": "l16",  # SW
        "treasure": "n17",  # S + SE
        "jellyfish-3": "n13",  # N + NE: first north, then north-east
    }


@pytest.mark.rule("VO-17")
def test_a_second_prey_on_a_square_goes_to_the_next_free_direction_clockwise() -> None:
    shark = parts().preys.index(next(p for p in parts().preys if p.name == "shark"))
    narwhal = parts().preys.index(next(p for p in parts().preys if p.name == "narwhal"))
    walrus = parts().preys.index(next(p for p in parts().preys if p.name == "walrus"))
    one = Hunt(parts(), (0, 1), sq("m15"), 0, [walrus, shark, narwhal], Chance(1))
    assert one.preys == {sq("n14"): walrus, sq("m14"): shark, sq("n15"): narwhal}, "N and NE are taken, E is free"


@pytest.mark.rule("VO-17")
def test_a_prey_whose_winding_way_is_blocked_all_round_still_finds_a_square() -> None:
    """N+SE leads to E and, turned, only to S, W and N; with all four taken, the next single step is looked for."""
    box = parts()
    winding = replace(box.preys[prey("treasure")], at=(COMPASS.index("N"), COMPASS.index("SE")))
    own = replace(box, preys=(*box.preys, winding))
    around = [prey(name) for name in ("shark", "moray-eel", "pearl-oyster", "swordfish")]  # N, E, S, W
    one = Hunt(own, (0, 1), sq("m15"), 0, [*around, len(box.preys)], Chance(1))
    assert sorted(one.preys.values()) == sorted([*around, len(box.preys)])
    assert one.preys[sq("n14")] == len(box.preys), "clockwise from N, NE is the first that is free"
    free = Hunt(own, (0, 1), sq("m15"), 0, [len(box.preys)], Chance(1))
    assert list(free.preys) == [sq("n15")]


@pytest.mark.rule("VO-17")
def test_the_series_is_shuffled_before_preys_are_drawn() -> None:
    drawn = set()
    for seed in range(40):
        of = at_sea("m6", "whales", 5000, seed=seed)
        of.play("sail N great")
        one = position(of).hunt
        assert one is not None
        drawn |= set(one.preys.values())
    assert len(drawn) == 12, "every prey of the series comes up sooner or later"


@pytest.mark.rule("VO-17")
def test_a_single_prey_left_is_hunted() -> None:
    of = at_sea("m6", "whales", 5000, seats=4)
    del position(of).preys_left[1][1:]
    of.play("sail N great")
    one = position(of).hunt
    assert one is not None
    assert len(one.preys) == 1


@pytest.mark.rule("VO-17")
def test_as_many_preys_as_players_from_the_right_series() -> None:
    for seats in (2, 6):
        of = at_sea("m6", "whales", 5000, seats=seats)
        of.play("sail N great")
        one = position(of).hunt
        assert one is not None
        assert len(one.preys) == seats
        assert all(parts().preys[which].series == 1 for which in one.preys.values()), "the yellow series"


@pytest.mark.rule("VO-17")
def test_with_fewer_preys_left_all_of_them_and_with_none_no_hunt() -> None:
    of = at_sea("m6", "whales", 5000, seats=4)
    del position(of).preys_left[1][2:]
    of.play("sail N great")
    one = position(of).hunt
    assert one is not None
    assert len(one.preys) == 2
    of = at_sea("m6", "whales", 5000, seats=4)
    position(of).preys_left[1].clear()
    of.play("sail N great")
    assert position(of).hunt is None
    assert position(of).target != -1, "a new card at once"


@pytest.mark.rule("VO-17", "VO-21")
def test_a_prey_on_the_prow_square_counts_as_reached() -> None:
    one = hunt([GUN, OTHER], "shark", "treasure")
    assert "lay 1" in legal(one)


@pytest.mark.rule("VO-18")
def test_five_cards_each_and_the_pilots_right_neighbour_begins() -> None:
    of = at_sea("m6", "whales", 5000, seats=4)
    of.play("sail N great")
    one = position(of).hunt
    assert one is not None
    assert [len(hand) for hand in one.hands] == [5] * 4
    assert len(one.stock) == 42 - 20
    assert of.to_act == (3,), "player 1 pilots"
    seen = []
    for _ in range(8):
        seen.append(of.to_act[0])
        of.play("discard 1 stock")
        of.play("stay")
    assert seen == [3, 2, 1, 0] * 2


@pytest.mark.rule("VO-21")
def test_a_turn_discards_takes_and_then_moves_knowing_the_card() -> None:
    one = hunt([ANY, OTHER], "shark", stock="harpoon-9 harpoon-8 harpoon-7", figures={0: "l14", 1: "l14"})
    assert words_of(legal(one)) == {"discard"}
    assert not any(move.endswith("open") for move in legal(one)), "in the first turn there is only the stock"
    play(one, "discard 5 stock")
    assert one.phase == STEPPING
    assert face("harpoon-9") in one.hands[0], "the card is known before the figure moves"
    assert set(legal(one)) == {"stay", *(f"step {direction}" for direction in COMPASS)}
    play(one, "step SE")
    assert one.figures[0] == sq("m15")
    assert one.to_act == (1,)
    assert one.open_card in faces(ANY), "what was discarded lies open for the next"


@pytest.mark.rule("VO-21")
def test_only_the_card_of_the_turn_just_before_may_be_taken() -> None:
    one = hunt([ANY, OTHER], "shark", stock="harpoon-9 harpoon-8 harpoon-7", figures={0: "k17", 1: "k17"})
    gone, second = one.hands[0][0], one.hands[1][1]
    play(one, "discard 1 stock", "stay")
    assert "discard 2 open" in legal(one)
    other = one.clone()
    play(one, "discard 2 open", "stay")
    assert gone in one.hands[1]
    assert one.known[1] == [gone], "everyone saw it being taken"
    play(other, "discard 2 stock", "stay")
    assert gone in other.discards, "nobody wanted it: now it is out of reach"
    assert other.open_card == second


@pytest.mark.rule("VO-21", "VO-24")
def test_a_card_taken_openly_is_no_longer_in_the_hand_once_it_is_laid() -> None:
    one = hunt([GUN, OTHER], "shark", "treasure", figures={0: "k17", 1: "m14"})
    play(one, "discard 1 stock", "stay", "discard 1 open", "stay", "discard 1 stock", "stay")
    assert one.known[1] == faces("machine-gun-1")
    slot = one.hands[1].index(face("machine-gun-1")) + 1
    play(one, f"lay {slot}")
    assert one.spent == faces("machine-gun-1")
    assert one.known[1] == []
    one.redeal(0, Chance(1))
    assert len(one.hands[1]) == 4


@pytest.mark.rule("VO-21")
def test_after_a_set_there_is_only_the_stock() -> None:
    one = hunt(
        [GUN, OTHER, "spur-2 spur-3 spur-4 seal flag"],
        "shark", "treasure", figures={0: "m14", 1: "k17", 2: "k17"},
    )  # fmt: skip
    play(one, "discard 5 stock", "stay", "discard 1 stock", "stay", "discard 1 stock", "stay")
    assert any(move.endswith("open") for move in legal(one))
    gone = one.open_card
    play(one, next(move for move in legal(one) if move.startswith("lay")))
    assert one.to_act == (1,)
    assert not any(move.endswith("open") for move in legal(one))
    assert gone in one.discards


@pytest.mark.rule("VO-21")
def test_a_figure_stays_in_its_zone() -> None:
    one = hunt([ANY, OTHER], "shark", figures={0: "j12", 1: "k17"})
    play(one, "discard 1 stock")
    assert set(legal(one)) == {"step E", "step SE", "step S", "stay"}


@pytest.mark.rule("VO-21")
def test_a_set_is_laid_only_in_a_turn_after_the_arrival() -> None:
    one = hunt([GUN, OTHER], "shark", "treasure", figures={0: "l13", 1: "k17"})
    play(one, "discard 5 stock", "step SE")
    assert one.to_act == (1,), "arriving ends the turn"
    play(one, "discard 1 stock", "stay")
    assert "lay" in words_of(legal(one))


@pytest.mark.rule("VO-22")
def test_alone_on_the_prey_it_is_taken() -> None:
    one = hunt([GUN, OTHER], "shark", "treasure",
               figures={0: "m14", 1: "k17"})  # fmt: skip
    told = play(one, "lay 1")
    assert told == ["lay", "catch"]
    assert [(catch.seat, parts().preys[catch.prey].name) for catch in one.catches] == [(0, "shark")]
    assert one.phase == TURN
    assert one.to_act == (1,), "a set is a turn"


HARPOONS = ["harpoon-1 harpoon-2 harpoon-4 knife-1 knife-2", "harpoon-3 harpoon-5 harpoon-6 knife-3 knife-4",
            "machine-gun-1 spur-1 spur-2 spur-3 spur-4"]  # fmt: skip


@pytest.mark.rule("VO-22", "VO-24")
def test_others_on_the_prey_answer_to_the_right_and_the_strongest_takes_it() -> None:
    one = hunt(HARPOONS, "shark", "treasure", figures=dict.fromkeys(range(3), "m14"))
    play(one, "lay 1+2+3")
    assert one.phase == CONTEST
    assert one.to_act == (1,)
    assert set(legal(one)) == {"lay 1+2+3", "give-up"}
    play(one, "lay 1+2+3")
    assert one.to_act == (2,)
    assert set(legal(one)) == {"lay 1", "give-up"}, "a machine-gun beats any harpoons"
    told = play(one, "lay 1")
    assert told[:2] == ["lay", "catch"]
    assert one.catches[0].seat == 2
    assert [len(hand) for hand in one.hands] == [0, 0, 4], "losers' cards are out too, and who has two left retires"
    assert len(one.spent) == 7
    assert told[-1] == "hunt-over-last", "the last hunter does not stand on the treasure"


@pytest.mark.rule("VO-22")
def test_who_gives_up_keeps_the_cards_and_the_turn_goes_on_from_who_laid_first() -> None:
    one = hunt(HARPOONS, "shark", "pearl-oyster", figures=dict.fromkeys(range(3), "m14"))
    play(one, "lay 1+2+3", "give-up", "give-up")
    assert one.catches[0].seat == 0
    assert [len(hand) for hand in one.hands] == [2, 5, 5]
    assert one.to_act == (1,), "answers are no turns"


@pytest.mark.rule("VO-22")
def test_the_turn_goes_on_from_who_laid_first_even_if_another_takes_the_prey() -> None:
    hands = [HARPOONS[0], OTHER.replace("spur-1", "spur-5"), HARPOONS[2]]
    one = hunt(hands, "shark", "pearl-oyster", "moray-eel", figures={0: "m14", 1: "k17", 2: "m14"})
    play(one, "lay 1+2+3", "lay 1")
    assert one.catches[0].seat == 2
    assert one.to_act == (1,)


@pytest.mark.rule("VO-22", "VO-23")
def test_of_three_hunters_the_last_must_beat_the_better_of_the_two_sets_before() -> None:
    """Pure but low harpoons beat high ones with a joker, and only more harpoons or a machine-gun beat them."""
    hands = ["harpoon-8 harpoon-9 seal knife-1 knife-2", "harpoon-1 harpoon-2 harpoon-3 seal spur-1",
             "harpoon-5 harpoon-6 flag seal machine-gun-1"]  # fmt: skip
    one = hunt(hands, "manta-ray", "pearl-oyster", figures=dict.fromkeys(range(3), "n16"))
    play(one, "lay 1+2+5")
    assert set(legal(one)) == {"lay 1+2+3", "give-up"}, "with the seal in it no set of this hand is strong enough"
    play(one, "lay 1+2+3")
    assert legal(one) == ["give-up"], "two harpoons and a joker would have beaten neither; guns do not take a ray"
    play(one, "give-up")
    assert one.catches[0].seat == 1
    assert len(one.hands[2]) == 5


@pytest.mark.rule("VO-22")
def test_an_answer_must_beat_the_best_so_far() -> None:
    hands = [HARPOONS[1], HARPOONS[0]]
    one = hunt(hands, "shark", "pearl-oyster", figures={0: "m14", 1: "m14"})
    play(one, "lay 1+2+3")
    assert legal(one) == ["give-up"], "asked all the same: that the set is too weak is a secret"


@pytest.mark.rule("VO-22")
def test_who_has_too_few_cards_for_any_set_is_not_asked() -> None:
    one = hunt(["pickaxe-1 pickaxe-2 pickaxe-3 knife-1 knife-2", "knife-3 knife-4"], "treasure", "pearl-oyster",
               figures={0: "n17", 1: "n17"})  # fmt: skip
    told = play(one, "lay 3+4+5")  # knives come before pickaxes in the hand
    assert told == ["lay", "give-up", "catch"]


@pytest.mark.rule("VO-22")
def test_who_has_just_enough_cards_for_a_set_is_asked() -> None:
    hands = ["harpoon-1 harpoon-2 harpoon-3 knife-1", "machine-gun-1"]
    one = hunt(hands, "shark", "pearl-oyster", figures={0: "m14", 1: "m14"})
    play(one, "lay 1+2+3")
    assert one.to_act == (1,)
    play(one, "lay 1")
    assert one.catches[0].seat == 1


@pytest.mark.rule("VO-23")
def test_of_equal_sets_the_first_laid_takes_the_prey() -> None:
    one = hunt(["harpoon-2 harpoon-4 spur-1", "harpoon-1 harpoon-5 spur-2"], "swordfish", "pearl-oyster", "shark",
               figures={0: "l15", 1: "l15"})  # fmt: skip
    play(one, "lay 1+2")
    assert legal(one) == ["give-up"], "six against six: it does not beat"


def test_no_hunt_is_longer_than_its_bound() -> None:
    for seats in range(2, 7):
        most = bound(seats, 42)
        for seed in range(12):
            chance = Chance(seed)
            one = Hunt(parts(), tuple(range(seats)), sq("m15"), 0, list(range(seats)), chance)
            moves = 0
            while one.to_act:
                seat = one.to_act[0]
                options = hunting.legal(one, seat)
                opens = [move for move in options if VOCABULARY.notation(move).endswith("open")]
                hunting.play(one, chance.pick(opens or options), seat)
                moves += 1
            assert moves <= most


def test_cards_neither_appear_nor_vanish() -> None:
    for seed in range(20):
        chance = Chance(seed)
        one = Hunt(parts(), (0, 1, 2, 3), sq("m15"), 0, [0, 1, 2, 3], chance)
        while one.to_act:
            seat = one.to_act[0]
            hunting.play(one, chance.pick(hunting.legal(one, seat)), seat)
            assert sorted(one.cards()) == list(parts().deck.cards)


def test_what_is_laid_is_named_by_the_slots_of_the_hand() -> None:
    hands = ["pickaxe-1 pickaxe-2 pickaxe-3 pickaxe-4 seal", GUN]
    one = hunt(hands, "treasure", "shark", figures={0: "n17", 1: "k17"})
    laid = [move for move in legal(one) if move.startswith("lay")]
    assert laid[:4] == ["lay 1+2+3", "lay 1+2+4", "lay 1+3+4", "lay 2+3+4"], "without the joker first, low cards first"
    assert len(laid) == 4 + 6, "two of four pickaxes and the seal"
    play(one, "lay 1+3+5")
    assert one.hands[0] == faces("pickaxe-2 pickaxe-4")
