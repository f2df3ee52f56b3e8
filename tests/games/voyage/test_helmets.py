"""VO-16 and VO-42: helmets as a variant, calls, and players who leave in mid-game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.voyage.build import at_sea, hunt, legal, play, position, refusal
from vulcania.core.chance import Chance
from vulcania.core.match import Match
from vulcania.games.voyage.heuristics import policy
from vulcania.games.voyage.picture import draw
from vulcania.games.voyage.rules import hunting as chapter
from vulcania.games.voyage.rules import stops
from vulcania.games.voyage.rules.hunt import FINAL, Catch, Hunt
from vulcania.games.voyage.rules.position import Entry, Trophy
from vulcania.games.voyage.view import VoyageView
from vulcania.words import words

ANY = "pickaxe-1 pickaxe-2 pickaxe-3 knife-1 knife-2"


def diving(seats: int = 3, rules: int = 2) -> Match:
    """A hunt in the Sea of Sharks with helmets to be put on; player 1 pilots, the highest number begins."""
    of = at_sea("m14", "sharks", 5000, seats=seats, helmets=True)
    position(of).setup = replace(position(of).setup, rules=rules)
    of.play("sail S great")
    hunting = position(of).hunt
    assert hunting is not None
    hunting.preys = {square + 50: prey for square, prey in hunting.preys.items()}  # out of everyone's way
    return of


def turn(of: Match, *before: str) -> None:
    """A turn of whoever is to act: other moves first, then a card and a step."""
    for move in before:
        of.play(move)
    of.play("discard 1 stock")
    of.play(next(move for move in of.legal() if move.startswith("step")))


@pytest.mark.rule("VO-16")
def test_helmets_go_on_by_themselves() -> None:
    of = at_sea("m14", "sharks", 5000)
    of.play("sail S great")
    assert refusal(of, "helmet") == ("VO-16", "refuse-helmets-off")
    assert refusal(of, "call p1") == ("VO-16", "refuse-helmets-off")
    assert of.view(0).to_data()["hunt"]["bare"] == (False, False)


@pytest.mark.rule("VO-16")
def test_on_the_surface_nobody_needs_a_helmet() -> None:
    of = at_sea("m6", "whales", 5000, helmets=True)
    of.play("sail N great")
    assert refusal(of, "helmet") == ("VO-16", "refuse-helmets-surface")
    assert refusal(of, "call p1") == ("VO-16", "refuse-helmets-surface")


@pytest.mark.rule("VO-16")
def test_the_helmet_is_the_first_act_and_no_turn() -> None:
    of = diving()
    assert "helmet" in of.legal(2)
    of.play("helmet")
    assert list(of.to_act) == [2]
    assert refusal(of, "helmet") == ("VO-16", "refuse-helmet-on")
    turn(of)
    assert list(of.to_act) == [1], "nobody can be called out"
    assert refusal(of, "call p3") == ("VO-16", "refuse-call-wrong")


@pytest.mark.rule("VO-16")
def test_who_moved_without_helmet_can_be_called_out_by_anyone() -> None:
    of = diving()
    turn(of)
    assert list(of.to_act) == [1, 0], "the next to play, and everyone else who may call; nobody calls themselves"
    assert of.legal(0) == ["call p3"]
    assert refusal(of, "discard 1 stock", 0) == ("VO-16", "refuse-only-call")
    assert refusal(of, "call p2", 1) == ("VO-16", "refuse-call-self")
    assert refusal(of, "call p1", 1) == ("VO-16", "refuse-call-wrong")
    of.play("call p3", 0)
    assert position(of).out == [False, False, True]
    assert list(of.to_act) == [1]
    assert refusal(of, "call p3", 1) == ("VO-16", "refuse-call-absent")


@pytest.mark.rule("VO-16")
def test_a_call_comes_too_late_once_the_hunters_next_turn_has_begun() -> None:
    of = diving()
    turn(of)
    turn(of, "helmet")
    assert of.legal(1) == ["call p3"], "every other hunter has had a turn or has one now"
    turn(of, "helmet")
    assert list(of.to_act) == [2]
    turn(of)
    assert list(of.to_act) == [1, 0], "who goes on without a helmet can be caught again"


@pytest.mark.rule("VO-16")
def test_by_the_first_rules_only_who_moved_was_called_and_until_the_helmet_was_on() -> None:
    of = diving(rules=1)
    of.play("discard 1 stock")
    of.play("stay")
    assert list(of.to_act) == [1]
    turn(of, "helmet")
    turn(of, "helmet")
    turn(of)
    turn(of)
    turn(of)
    assert list(of.to_act) == [2, 1, 0]
    of.play("helmet", 2)
    assert list(of.to_act) == [2]


@pytest.mark.rule("VO-16")
def test_a_call_is_heard_when_a_turn_begins() -> None:
    of = diving()
    turn(of)
    of.play("helmet", 1)
    of.play("discard 1 stock", 1)
    assert list(of.to_act) == [1]
    assert refusal(of, "call p3") == ("VO-16", "refuse-call-later")
    of = diving()
    of.play("discard 1 stock")
    assert refusal(of, "helmet") == ("VO-16", "refuse-helmet-later")


@pytest.mark.rule("VO-16", "VO-21")
def test_nothing_reminds_a_hunter_of_the_helmet_and_the_discard_cannot_be_taken_back() -> None:
    of = diving()
    assert of.view(2).prompt.key == "prompt-turn"
    for seat, told in ((2, 2), (None, 3)):
        view = of.view(seat)
        assert isinstance(view, VoyageView)
        picture = draw(view, words("en", "voyage"), ["Ann", "Ben", "Cy"])
        assert picture.count(">no helmet<") == told, "of the others everyone sees it"
    of.play("discard 1 stock")
    assert of.view(2).prompt.key == "prompt-step"
    shown = of.view(2).to_data()["hunt"]
    assert shown["open"] is None, "it lies open for the next player, not for this one"
    assert len(shown["discards"]) == 1
    of.play("stay")
    shown = of.view(1).to_data()["hunt"]
    assert shown["open"] is not None
    assert shown["discards"] == ()


@pytest.mark.rule("VO-16")
def test_who_stays_without_a_helmet_is_called_out_and_bots_do_so() -> None:
    of = diving()
    of.play("discard 1 stock")
    of.play("stay")
    assert list(of.to_act) == [1, 0]
    weights = policy(of.state, 1, of.state.legal(1))
    assert of.legal(1)[weights.index(max(weights))] == "call p3"
    of.play("call p3", 0)
    assert position(of).out == [False, False, True]


@pytest.mark.rule("VO-16")
def test_who_lays_a_set_or_an_answer_without_a_helmet_can_be_called_out() -> None:
    hands = [
        "machine-gun-1 knife-1 knife-2 knife-3",
        "pickaxe-1 pickaxe-2 pickaxe-3",
        "machine-gun-2 knife-4 knife-5 knife-6",
    ]
    one = hunt(hands, "shark", "treasure", helmets=True, figures={0: "m14", 1: "k17", 2: "m14"})
    play(one, "lay 1", "lay 1")
    assert one.exposed() == [0, 2]
    assert list(one.to_act) == [1, 0, 2]
    one = hunt(hands, "shark", "treasure", helmets=True, figures={0: "m14", 1: "k17", 2: "m14"})
    play(one, "lay 1", "give-up")
    assert one.exposed() == [0], "who gives up has done nothing"


@pytest.mark.rule("VO-42")
def test_preys_and_guineas_of_the_disqualified_go_back() -> None:
    of = diving()
    state = position(of)
    caught = state.preys_left[1].pop(0)
    state.trophies[2] = [Trophy(caught, state.ship, 1)]
    state.guineas[2] = 4
    state.ledger[2] = [Entry(4, "rammed", state.ship, 400)]
    census = state.census()
    turn(of)
    of.play("call p3", 1)
    state = position(of)
    assert (state.guineas[2], state.trophies[2], state.ledger[2]) == (0, [], [])
    assert caught in state.preys_left[1]
    assert state.census() == census
    assert state.hunt is not None
    assert state.hunt.hands[2] == []


@pytest.mark.rule("VO-42")
def test_what_the_disqualified_caught_in_this_very_hunt_goes_back_too() -> None:
    of = diving()
    hunting = position(of).hunt
    assert hunting is not None
    square, caught = next(iter(hunting.preys.items()))
    del hunting.preys[square]
    hunting.catches = [Catch(2, caught, square)]
    census = position(of).census()
    turn(of)
    of.play("call p3", 1)
    state = position(of)
    assert state.hunt is not None
    assert state.hunt.catches == []
    assert caught in state.preys_left[0]
    assert caught not in state.hunt.preys.values(), "it is not laid on the chart again"
    assert state.census() == census


@pytest.mark.rule("VO-26", "VO-42")
def test_a_call_that_leaves_one_hunter_away_from_any_prey_ends_the_hunt() -> None:
    of = diving()
    hunting = position(of).hunt
    assert hunting is not None
    turn(of)
    hunting = position(of).hunt
    assert hunting is not None
    chapter._leave(hunting, 0)  # player 1 has retired, but is still in the game
    of.play("call p3", 1)
    assert position(of).hunt is None
    assert [event.kind for event in of.plies[-1].events] == ["call", "hunt-over-last", "destination"]
    assert of.to_act == (0,), "player 1 pilots on"


@pytest.mark.rule("VO-42")
def test_the_captaincy_passes_to_the_right() -> None:
    of = diving()
    position(of).captain = 2
    turn(of)
    of.play("call p3", 0)
    assert position(of).captain == 1
    assert [event.kind for event in of.plies[-1].events][:2] == ["call", "captain"]


@pytest.mark.rule("VO-42")
def test_a_pilots_watch_passes_after_the_hunt_and_an_alert_lapses() -> None:
    of = diving(seats=4)
    position(of).alert = True
    turn(of, "helmet")
    turn(of, "helmet")
    turn(of, "helmet")
    turn(of)
    assert of.to_act[0] == 3
    of.play("call p1", 1)
    state = position(of)
    assert state.pilot == 0, "the hunt goes on first"
    assert state.hunt is not None
    state.hunt.preys.clear()
    log: list[object] = []
    stops.end_hunt(state, state.hunt, log)  # type: ignore[arg-type]
    assert [event.kind for event in log] == ["watch", "destination"]  # type: ignore[attr-defined]
    assert state.pilot == 3
    assert state.right_of(1) == 3, "player 1 is passed over from now on"


@pytest.mark.rule("VO-42")
@pytest.mark.parametrize("gone", [0, 2])
def test_the_next_hunt_is_shown_with_everyones_seat_though_one_has_left(gone: int) -> None:
    of = at_sea("m6", "whales", 5000, seats=3)
    state = position(of)
    state.out[gone] = True
    state.pilot = 1
    state.to_act = (1,)
    of.play("sail N great")
    hunting = position(of).hunt
    assert hunting is not None
    assert sorted(hunting.order) == [seat for seat in range(3) if seat != gone]
    assert len(hunting.preys) == 2, "as many as there are players left"
    for seat in (None, 0, 1, 2):
        view = of.view(seat)
        assert isinstance(view, VoyageView)
        assert view.hunt is not None
        assert [len(view.hunt.hand_sizes), len(view.hunt.figures), len(view.hunt.hunting)] == [3, 3, 3]
        assert "<svg" in draw(view, words("en", "voyage"), ["Ann", "Ben", "Cy"])


@pytest.mark.rule("VO-42")
def test_the_last_player_left_wins() -> None:
    of = diving(seats=2)
    turn(of)
    of.play("call p2", 0)
    assert of.over
    outcome = of.outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.verdict is not None
    assert outcome.verdict.key == "verdict-alone"
    assert [line.text.key for line in outcome.breakdown if line.seat == 1] == ["line-out"]


@pytest.mark.rule("VO-42")
def test_a_called_hunter_in_turn_loses_it() -> None:
    one = hunt([ANY, "pickaxe-4 pickaxe-5 knife-3 knife-4 spur-1", "spur-2 spur-3 harpoon-1 harpoon-2 harpoon-3"],
               "treasure", helmets=True, rules=1, figures=dict.fromkeys(range(3), "k17"))  # fmt: skip
    play(one, "discard 1 stock", "step N", "helmet", "discard 1 stock", "step N", "helmet", "discard 1 stock", "step N")
    assert list(one.to_act) == [0, 1, 2]
    chapter.disqualify(one, 0, None)
    assert list(one.to_act) == [1]
    assert not any(move.startswith("call") for move in legal(one))


def last_round(rules: int = 2) -> Hunt:
    """The stock is empty; player 2 is to lay or pass, then player 3. Both have moved without a helmet."""
    hands = ["machine-gun-1 knife-1 knife-2", "machine-gun-2 knife-3 knife-4", "machine-gun-3 knife-5 knife-6"]
    one = hunt(hands, "shark", "swordfish", "giant-squid", stock="spur-1", helmets=True, rules=rules,
               figures={0: "k17", 1: "m14", 2: "l15"})  # fmt: skip
    one.acted = [False, True, True]
    play(one, "helmet", "discard 2 stock", "stay")
    assert one.phase == FINAL
    assert list(one.to_act) == ([1, 0] if rules > 1 else [1, 0, 2]), "calls are heard in the last round too"
    assert [move for move in legal(one) if move.startswith("call")] == ["call p3"]
    return one


@pytest.mark.rule("VO-26", "VO-42")
def test_a_called_hunter_who_waits_for_the_last_round_is_passed_over() -> None:
    one = last_round(rules=1)
    chapter.disqualify(one, 2, None)
    assert one.phase == FINAL
    assert list(one.to_act) == [1, 0], "player 2 still has the last chance, and can still be called"
    assert play(one, "pass") == ["pass", "hunt-over-final"]


@pytest.mark.rule("VO-26", "VO-42")
def test_a_called_hunter_loses_the_turn_in_the_last_round() -> None:
    one = last_round(rules=1)
    chapter.disqualify(one, 1, None)
    assert one.phase == FINAL
    assert list(one.to_act) == [2, 0]


@pytest.mark.rule("VO-16", "VO-26")
def test_a_helmet_put_on_in_the_last_round_leaves_the_chance_to_lay() -> None:
    one = last_round()
    play(one, "helmet")
    assert list(one.to_act) == [1, 0], "of player 3 alone there is something to call, and not by player 3"
    assert set(legal(one)) == {"lay 1", "pass", "call p3"}


@pytest.mark.rule("VO-16")
def test_who_has_retired_from_the_hunt_is_no_longer_called_but_may_call() -> None:
    of = diving()
    turn(of)
    turn(of)
    hunting = position(of).hunt
    assert hunting is not None
    chapter._leave(hunting, 2)
    chapter._await(hunting, 0)
    assert list(hunting.to_act) == [0, 2], "player 2 is exposed; player 3 sees it from aboard"
    position(of).to_act = hunting.to_act
    assert refusal(of, "call p3", 0) == ("VO-16", "refuse-call-absent")
    of.play("call p2", 2)
    assert position(of).out == [False, True, False]


@pytest.mark.rule("VO-16", "VO-42")
def test_a_call_takes_the_turn_from_nobody_else() -> None:
    of = diving()
    turn(of)
    turn(of, "helmet")
    assert of.to_act[0] == 0
    of.play("call p3", 1)
    assert of.to_act == (0,), "player 2, on the right of the disqualified, has just played"
    turn(of, "helmet")
    assert of.to_act == (1,)


@pytest.mark.rule("VO-21", "VO-42")
def test_the_discard_of_a_disqualified_hunter_cannot_be_taken() -> None:
    of = diving()
    turn(of)
    hunting = position(of).hunt
    assert hunting is not None
    gone = hunting.open_card
    assert any(move.endswith("open") for move in of.legal(1))
    of.play("call p3", 1)
    assert not any(move.endswith("open") for move in of.legal(1))
    hunting = position(of).hunt
    assert hunting is not None
    assert gone in hunting.discards


def test_with_helmets_every_match_ends_fairly_whoever_calls() -> None:
    for seed in range(25):
        of = at_sea("m14", "sharks", 5000, seats=2 + seed % 5, helmets=True, seed=seed)
        chance = Chance(seed)
        while not of.over:
            seat = chance.pick(of.to_act)
            of.play(chance.pick(position(of).legal(seat)), seat)
        outcome = of.outcome
        assert outcome is not None
        assert not any(position(of).out[seat] for seat in outcome.winners)
