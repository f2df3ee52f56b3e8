"""What a hunter may not do, moment by moment: the rule that forbids it, and the reason."""

from __future__ import annotations

import pytest

from tests.games.voyage.build import at_sea, hunt, position, refusal
from vulcania.core.match import Match
from vulcania.games.voyage.rules.hunt import CONTEST, FINAL, LAST, Hunt
from vulcania.words import LANGUAGES, words
from vulcania.words.message import message

TREASURE = "pickaxe-1 pickaxe-2 pickaxe-3 knife-1 seal"
"""Sorted as a hand is: the knife, the three pickaxes, the seal."""
OTHER = "pickaxe-4 pickaxe-5 knife-3 knife-4 flag"


def hunting(one: Hunt) -> Match:
    """A match in the middle of this hunt."""
    of = at_sea("m15", "sharks", 5000, seats=len(one.hands))
    state = position(of)
    state.hunt, state.target, state.to_act = one, -1, one.to_act
    for prey in one.preys.values():
        state.preys_left[0].remove(prey)
    return of


def at_turn() -> Match:
    """Player 1 stands on the treasure, player 2 far away from any prey."""
    return hunting(hunt([TREASURE, OTHER], "treasure", "shark", figures={0: "n17", 1: "k17"}))


@pytest.mark.parametrize(
    ("move", "rule", "key"),
    [
        ("discard 1 open", "VO-21", "refuse-no-open"),  # the first turn has only the stock
        ("step N", "VO-21", "refuse-discard-first"),
        ("stay", "VO-21", "refuse-discard-first"),
        ("pass", "VO-25", "refuse-no-pass"),
        ("give-up", "VO-22", "refuse-no-contest"),
        ("lay 5", "VO-23", "refuse-jokers-only"),
        ("lay none", "VO-20", "refuse-not-a-set"),
        ("lay 2+3", "VO-20", "refuse-not-a-set"),  # one pickaxe short
        ("lay 1+2+3", "VO-20", "refuse-not-a-set"),  # a knife is no pickaxe
        ("lay 2+3+4+5", "VO-20", "refuse-not-a-set"),  # a joker too many
        ("sail N great", "VO-13", "refuse-hunting"),
    ],
)
def test_in_a_turn(move: str, rule: str, key: str) -> None:
    assert refusal(at_turn(), move) == (rule, key)


@pytest.mark.rule("VO-21")
def test_a_set_needs_a_prey_under_the_figure() -> None:
    of = at_turn()
    of.play("discard 1 stock")
    of.play("stay")
    assert refusal(of, "lay 1+2") == ("VO-21", "refuse-no-prey")


@pytest.mark.rule("VO-21")
def test_a_hand_has_only_so_many_cards() -> None:
    of = hunting(hunt(["pickaxe-1 pickaxe-2 pickaxe-3", OTHER], "treasure", figures={0: "n17", 1: "k17"}))
    assert refusal(of, "discard 4 stock") == ("VO-21", "refuse-hand-slot")
    assert refusal(of, "discard 5 open") == ("VO-21", "refuse-hand-slot")
    assert refusal(of, "lay 4") == ("VO-21", "refuse-hand-slot")
    of.play("discard 3 stock")


@pytest.mark.rule("VO-21")
@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("step N", "refuse-zone"),
        ("step NW", "refuse-zone"),
        ("discard 1 stock", "refuse-step-now"),
        ("lay 2+3+4", "refuse-step-now"),
        ("pass", "refuse-step-now"),
        ("give-up", "refuse-step-now"),
    ],
)
def test_after_a_card_was_taken(move: str, key: str) -> None:
    of = hunting(hunt([TREASURE, OTHER], "treasure", figures={0: "l12", 1: "k17"}))
    of.play("discard 1 stock")
    assert refusal(of, move) == ("VO-21", key)


@pytest.mark.rule("VO-22")
@pytest.mark.parametrize(
    ("move", "rule", "key"),
    [
        ("lay 1+2+3", "VO-22", "refuse-weaker"),  # 1 + 2 + 4 against 3 + 5 + 6
        ("lay 1+2", "VO-20", "refuse-not-a-set"),
        ("discard 1 stock", "VO-22", "refuse-answer"),
        ("step N", "VO-22", "refuse-answer"),
        ("pass", "VO-22", "refuse-answer"),
    ],
)
def test_in_a_contest(move: str, rule: str, key: str) -> None:
    hands = ["harpoon-3 harpoon-5 harpoon-6 knife-3 knife-4", "harpoon-1 harpoon-2 harpoon-4 knife-1 knife-2"]
    one = hunt(hands, "shark", "pearl-oyster", figures={0: "m14", 1: "m14"})
    of = hunting(one)
    of.play("lay 1+2+3")
    now = position(of).hunt
    assert now is not None
    assert now.phase == CONTEST
    assert refusal(of, move, 1) == (rule, key)


@pytest.mark.rule("VO-26")
@pytest.mark.parametrize("move", ["discard 1 stock", "discard 1 open", "step N", "stay"])
@pytest.mark.parametrize("phase", [FINAL, LAST])
def test_at_the_end_of_a_hunt_there_is_only_laying_or_passing(move: str, phase: int) -> None:
    if phase == FINAL:
        hands, stock = ["machine-gun-1 knife-1 knife-2", "machine-gun-2 knife-3 knife-4"], "spur-1"
        of = hunting(hunt(hands, "shark", "giant-squid", stock=stock, figures={0: "k17", 1: "m14"}))
        of.play("discard 2 stock")
        of.play("step S")
    else:
        hands = ["machine-gun-1 knife-1", "machine-gun-2 machine-gun-3 knife-3 knife-4"]
        of = hunting(hunt(hands, "shark", "moray-eel", figures={0: "m14", 1: "n15"}))
        of.play("lay 1")
    now = position(of).hunt
    assert now is not None
    assert now.phase == phase
    assert refusal(of, move) == ("VO-26", "refuse-lay-or-pass")
    assert refusal(of, "give-up") == ("VO-22", "refuse-no-contest")
    of.play("pass")
    assert position(of).hunt is None


@pytest.mark.rule("VO-21")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_out_of_the_zone_is_refused_in_a_whole_sentence(language: str) -> None:
    refused = message("refuse-zone", zone="sharks", direction="N")
    assert words(language, "voyage").say(refused, [])[0].isupper()
