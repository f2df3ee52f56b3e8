"""VO-37 and VO-38: the end of the voyage and the final account; and what a seat may know."""

from __future__ import annotations

import pytest

from tests.games.voyage.build import at_sea, match, position, prey, sq, told
from vulcania.core.chance import Chance
from vulcania.core.hooks import hooks
from vulcania.core.match import new
from vulcania.core.outcome import Outcome
from vulcania.core.registry import game
from vulcania.games.voyage.rules import watch
from vulcania.games.voyage.rules.position import Entry, Trophy


@pytest.mark.rule("VO-37")
@pytest.mark.parametrize("leagues", [19_800, 19_900])
def test_the_voyage_ends_at_once_at_or_beyond_20000(leagues: int) -> None:
    of = at_sea("m7", "whales", leagues, guineas=1, tokens=3)
    of.play("sail N medium")
    state = position(of)
    assert state.leagues == leagues + 200
    assert of.over
    assert state.guineas[0] == 3
    assert told(of) == ["sail-home", "guineas"], "no token, no guinea for the lamps, no hunt, no change of watch"


@pytest.mark.rule("VO-37")
def test_a_running_adventure_lapses_and_a_destination_is_not_reached() -> None:
    of = at_sea("n14", "sharks", 19_900, guineas=1, adventure="sharks")
    of.play("sail NE medium")
    assert told(of) == ["sail-home", "guineas"]
    assert of.view(0).to_data()["adventure"] == ""
    of = at_sea("m6", "whales", 19_900, guineas=1)
    of.play("sail N great")
    assert of.over
    assert position(of).hunt is None


def ended(guineas: list[int], preys: list[list[str]]) -> Outcome:
    of = match(len(guineas))
    state = position(of)
    state.guineas = guineas
    for seat, names in enumerate(preys):
        state.trophies[seat] = [Trophy(prey(name), sq("m15"), 1) for name in names]
        if guineas[seat]:
            state.ledger[seat] = [Entry(guineas[seat], "rammed", sq("o13"), 1800)]
    state.to_act = ()
    outcome = of.outcome
    assert outcome is not None
    return outcome


@pytest.mark.rule("VO-38")
def test_points_are_preys_and_five_for_each_guinea() -> None:
    outcome = ended([3, 0, 1], [["shark"], ["treasure", "red-coral"], []])
    assert outcome.scores == (15 + 8, 20 + 10, 5)
    assert outcome.winners == (1,)
    assert outcome.ranks == (2, 1, 3)
    assert outcome.verdict is None, "the points say it all"


@pytest.mark.rule("VO-38")
def test_of_equals_who_has_more_guineas_then_the_win_is_shared() -> None:
    outcome = ended([4, 2], [[], ["red-coral"]])
    assert outcome.scores == (20, 20)
    assert outcome.winners == (0,)
    assert outcome.verdict is not None
    assert outcome.verdict.key == "verdict-guineas"
    shared = ended([2, 2], [["red-coral"], ["red-coral"]])
    assert shared.winners == (0, 1)
    assert shared.verdict is None
    three = ended([2, 4, 4], [["red-coral", "red-coral"], ["red-coral"], ["red-coral"]])
    assert three.scores == (30, 30, 30)
    assert three.ranks == (3, 1, 1), "two have more guineas than the third, and share the win"
    assert three.verdict is None


@pytest.mark.rule("VO-38")
def test_a_rematch_is_under_the_winners_command() -> None:
    ask = hooks(game("voyage")).rematch
    outcome = ended([3, 0, 1], [["shark"], ["treasure", "red-coral"], []])
    options = ask({"captain": "drawn", "helmets": True}, outcome)
    assert options == {"captain": "p2", "helmets": True}
    assert position(match(3, 1, **options)).captain == 1
    shared = ended([2, 2], [["red-coral"], ["red-coral"]])
    assert ask({"captain": "p1"}, shared) == {"captain": "drawn"}


@pytest.mark.rule("VO-38")
def test_the_account_names_every_prey_and_every_guinea() -> None:
    for seed in range(8):
        of = new("voyage", 3, seed)
        chance = Chance(seed)
        while not of.over:
            of.play(chance.pick(position(of).legal(of.to_act[0])), of.to_act[0])
        outcome = of.outcome
        state = position(of)
        assert outcome is not None
        for seat in range(3):
            lines = [line for line in outcome.breakdown if line.seat == seat]
            assert sum(line.points for line in lines) == outcome.scores[seat]
            assert sum(line.text.key == "line-prey" for line in lines) == len(state.trophies[seat])
            won = sum(line.points for line in lines if line.text.key in ("line-guineas", "line-fine"))
            assert won == 5 * state.guineas[seat]
            assert all(line.where for line in lines)


# -- knowing ----------------------------------------------------------------------------------------------------------


def test_destinations_not_drawn_yet_are_dealt_anew_until_all_are_known() -> None:
    of = match()
    state = position(of)
    watch.new_card(state, None)
    orders = {tuple(state.redeal(0, Chance(n)).order) for n in range(200)}
    assert {order[:2] for order in orders} == {tuple(state.order[:2])}
    assert len(orders) == 24, "four cards are unknown"
    state.drawn = 9
    assert {tuple(state.redeal(0, Chance(n)).order) for n in range(20)} == {tuple(state.order)}


def test_a_card_taken_openly_stays_known_until_it_is_played() -> None:
    of = at_sea("m14", "sharks", 5000)
    of.play("sail S great")
    one = position(of).hunt
    assert one is not None
    one.figures = [sq("k17"), sq("k17")]
    of.play("discard 1 stock")
    of.play("stay")
    now = position(of).hunt
    assert now is not None
    taken = now.open_card
    of.play("discard 1 open")
    now = position(of).hunt
    assert now is not None
    for n in range(20):
        dealt = position(of).redeal(1, Chance(n)).hunt
        assert dealt is not None
        assert taken in dealt.hands[0]
        assert dealt.hands[1] == now.hands[1], "the own hand is known"
    assert len({tuple(position(of).redeal(1, Chance(n)).hunt.hands[0]) for n in range(20)}) > 5  # type: ignore[union-attr]
    of.play("stay")
    of.play("discard 1 stock")
    of.play("stay")
    slot = position(of).hunt.hands[0].index(taken) + 1  # type: ignore[union-attr]
    of.play(f"discard {slot} stock")
    assert position(of).hunt.known[0] == []  # type: ignore[union-attr]
