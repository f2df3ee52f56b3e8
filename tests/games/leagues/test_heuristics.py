"""What the heuristics of leagues know, and that they play well."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.leagues.build import GAME, Table, biscuit, chip
from vulcania.core.chance import Chance
from vulcania.core.contents import contents
from vulcania.games._ocean.components import NONE
from vulcania.games.leagues.heuristics import policy, value
from vulcania.games.leagues.moves import VOCABULARY
from vulcania.players.basic import GreedyPlayer, RandomPlayer
from vulcania.players.player import Player, seen


def quiet(seats: int = 2) -> Table:
    return Table(seats).clear_sea().sea(s_2=chip("reef", nth=2))


def liked(table: Table) -> str:
    """The notation of the move that looks best to the player to act; thinking leaves the position as it was."""
    seat = table.state.to_act[0]
    moves = table.state.legal(seat)
    before = contents(table.state)
    weights = policy(table.state, seat, moves)
    assert contents(table.state) == before
    return VOCABULARY.notation(moves[weights.index(max(weights))])


def test_it_steers_to_the_picture_that_continues_the_sequence() -> None:
    table = quiet().sea(e0=chip("wreck"), w0=chip("reef")).grid(0, a1=chip("shark"))
    table.play("lay 8", "lay 4")
    assert liked(table) == "heading right"


def test_it_lays_the_card_that_reaches_the_chip() -> None:
    table = quiet().sea(ne0=chip("reef")).grid(0, a1=chip("shark"), b1=chip("wreck"))
    assert liked(table) in ("lay 7", "lay 10")  # only a current brings the reef before the bow


def test_it_swaps_to_complete_the_sequence() -> None:
    table = quiet().grid(0, a1=chip("wreck"), b1=chip("shark"), c1=chip("reef"))
    table.play("lay 8", "lay 4", "heading left")
    assert liked(table) == "play sailor"
    table.play("play sailor")
    assert liked(table) == "swap a1 b1"


def test_it_keeps_a_sailor_that_would_do_no_good() -> None:
    table = quiet().grid(0, a1=chip("shark"), b1=chip("wreck"))
    table.play("lay 8", "lay 4", "heading left")
    assert liked(table) == "pass"


def test_its_diver_brings_the_missing_picture() -> None:
    table = quiet().sea(sw_1=chip("reef")).grid(0, a1=chip("shark"), b1=chip("wreck"), c1=chip("island", 2))
    table.holds(0, "diver").play("lay 8", "lay 4", "heading left")
    assert liked(table) == "play diver"
    table.play("play diver")
    assert liked(table) == "offer c1"
    table.play("offer c1")
    assert liked(table) in ("fetch sw-1", "fetch s-2")


def hunting(find: int, hidden: bool = False, **theirs: int) -> Table:
    """A diver may be played for what lies there; the own first row is finished."""
    table = Table().clear_sea().sea(hidden, sw_1=find).sea(hidden=True, s_1=chip("anchor", nth=1)).grid(1, **theirs)
    table.grid(0, a1=chip("shark"), b1=chip("wreck"), c1=chip("seaweed", 2)).hand(0, 8, sailors=0).holds(0, "diver")
    table.play("lay 8", "lay 4", "heading left")
    return table


def arranging(last: int) -> Table:
    """A sailor may be played for two squares of that row."""
    table = Table().clear_sea().grid(0, a1=chip("wreck"), b1=chip("shark"), c1=last).hand(0, 8, sailors=1)
    table.play("lay 8", "lay 4", "heading left")
    return table


def in_another_round(table: Table) -> Table:
    table.state.round = 1
    return table


def without_a_card_to_win(table: Table) -> Table:
    table.state.top = NONE
    return table


PAIRS: dict[str, Callable[[], tuple[Table, Table]]] = {
    "another find": lambda: (hunting(biscuit(1)), hunting(chip("reef"))),
    "a hidden find": lambda: (hunting(chip("reef")), hunting(chip("reef"), hidden=True)),
    "another's symbols": lambda: (hunting(biscuit(1)), hunting(biscuit(1), a1=chip("island", 2))),
    "a dive for another row": lambda: (hunting(chip("reef")), in_another_round(hunting(chip("reef")))),
    "no card to win": lambda: (hunting(chip("anchor")), without_a_card_to_win(hunting(chip("anchor")))),
    "another grid": lambda: (arranging(chip("reef")), arranging(chip("anchor"))),
    "another row": lambda: (arranging(chip("reef")), in_another_round(arranging(chip("reef")))),
}


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_what_was_thought_of_one_position_is_said_of_no_other(pair: Callable[[], tuple[Table, Table]]) -> None:
    """One thing differs, and so does what a diver or a sailor would bring, each time that one thinks of it."""
    one, other = ([policy(table.state, 0, table.state.legal(0)) for _ in range(2)] for table in pair())
    assert one[0] == one[1]
    assert other[0] == other[1]
    assert one != other


def test_it_takes_the_bonus_when_it_deals_numbers_in_the_last_turn() -> None:
    table = quiet(3).holds(0, "number-chips")
    table.state.ending = True
    table.state.points = [0, 30, 5]
    table.play("lay 2", "lay 8", "lay 7", "heading left", "current left", "heading left")
    assert liked(table) == "play number-chips"
    table.play("play number-chips")
    assert liked(table) == "deal p1-p3-p2"  # the leader gets least


def test_a_hidden_chip_is_worth_the_mean_of_what_can_lie_there() -> None:
    sea = {"e0": chip("wreck", colour="green"), "w0": chip("reef", colour="green")}
    other = {"e0": sea["w0"], "w0": sea["e0"]}
    weights = []
    for places in (sea, other):
        table = quiet().sea(hidden=True, **places).grid(0, a1=chip("shark"))
        table.play("lay 8", "lay 4")
        weights.append(policy(table.state, 0, table.state.legal(0)))
    assert weights[0] == weights[1]


def test_values_are_chances_and_follow_the_points() -> None:
    table = quiet(3)
    table.state.points = [40, 10, 10]
    chances = value(table.state)
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > 0.9
    assert chances[1] == pytest.approx(chances[2], abs=0.01)  # only the number tokens tell them apart
    better = quiet(2).grid(1, a1=chip("shark"), b1=biscuit(1))
    assert value(better.state)[1] > value(better.state)[0]


@pytest.mark.parametrize(("seats", "least"), [(2, 0.9), (4, 0.75)])
def test_greedy_beats_random(seats: int, least: float) -> None:
    won = 0
    games = 60
    for number in range(games):
        state = GAME.start(GAME.setup(seats, number))
        chance = Chance(number, "duel")
        me = number % seats
        while state.to_act:
            seat = state.to_act[0]
            player: Player = GreedyPlayer() if seat == me else RandomPlayer()
            state.play(player.choose(seen(GAME, state, seat), chance), seat)
        outcome = state.outcome()
        assert outcome is not None
        won += me in outcome.winners
    assert won >= least * games
