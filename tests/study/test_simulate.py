"""Simulation: reproducible by seed, whatever the number of processes, and counted right."""

from __future__ import annotations

import math
from collections.abc import Callable
from statistics import mean, stdev
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vulcania.core.chance import Chance
from vulcania.core.errors import BadSetup, UnknownGame
from vulcania.core.match import new
from vulcania.players import registry
from vulcania.players.player import Seen
from vulcania.study.experiment import Result, _jobs, carry_out
from vulcania.study.plan import Simulation
from vulcania.study.playout import Hall
from vulcania.study.tally import WHOLE, Share, Spread, Tally
from vulcania.words import words


def plan(game: str, seats: str, matches: int, **changes: Any) -> Simulation:
    players = tuple(seats.split(","))
    return Simulation(game, players, len(players), matches, **changes)


def simulate(wanted: Simulation, jobs: int = 1, done: Callable[[int], None] = lambda _: None) -> Tally:
    (result,) = carry_out([wanted], jobs, done).results
    return result.tally


def results(jobs: int = 1, **changes: Any) -> dict[str, object]:
    wanted = plan("soum-soum", "greedy,random,random", 60, **{"seed": 3, **changes})
    return Result(wanted, simulate(wanted, jobs)).to_data()


def test_the_same_seed_gives_the_same_results_on_any_number_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vulcania.study.experiment.CHUNK_SECONDS", 0.001)
    assert results() == results() == results(jobs=2)
    assert results() != results(seed=4)


def test_all_who_share_the_work_are_done_at_the_same_time() -> None:
    """Pieces of half a second, of a plan that takes one process ten; the second starts late."""
    busy = {"first": 0, "second": 150}
    played: list[int] = []
    for job in _jobs([plan("soum-soum", "random,random", 10_000)], [[range(10_000)]], [500], 2):
        busy[min(busy, key=busy.__getitem__)] += len(job.blocks)
        played += job.blocks
    assert played == list(range(10_000))
    assert abs(busy["first"] - busy["second"]) <= 1


def test_a_match_depends_on_its_number_alone() -> None:
    hall = Hall(plan("soum-soum", "greedy,random", 10, seed=1))
    assert hall.play([7]) == hall.play([7])
    whole, parts = hall.play(range(10)), hall.play(range(4))
    parts.join(hall.play(range(4, 10)))
    assert whole == parts
    assert hall.setup(1).seed != hall.setup(2).seed


def test_players_keep_their_seats_unless_they_rotate() -> None:
    settled = simulate(plan("soum-soum", "greedy,random", 40, seed=2))
    assert settled.seats[0].scores == settled.players[0].scores
    turning = simulate(plan("soum-soum", "greedy,random", 40, seed=2, rotate=True))
    assert [share.matches for share in turning.players] == [40, 40]
    assert turning.seats[0].scores != turning.players[0].scores


def test_progress_is_told_to_the_last_match() -> None:
    told: list[int] = []
    simulate(plan("pearls", "random,random", 25), done=told.append)
    assert sum(told) == 25


class Lazy:
    """A bot that breaks down at its third decision."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, seen: Seen, chance: Chance) -> int:
        self.asked += 1
        if self.asked == 3:
            raise RuntimeError("tired")
        return seen.moves[0]


def test_a_bot_that_breaks_down_does_not_end_the_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.ENTRIES, "lazy", registry.Entry("lazy", lambda _: Lazy()))
    tally = simulate(plan("soum-soum", "lazy,random", 4))
    assert tally.matches == 4
    assert tally.replaced == 4
    assert (tally.players[0].wins, tally.players[0].replaced) == (0, 4), "the mate's wins are not the bot's"
    assert tally.players[0].scores.counts == {}
    assert tally.players[1].replaced == 0
    assert tally.fault is not None
    assert tally.fault[0] == 0
    assert "tired" in words("fr").say(tally.fault[1])


def test_options_reach_the_match() -> None:
    tally = simulate(plan("soum-soum", "random,random", 5, options={"open-market": "on"}))
    assert (tally.moves.low or 0) > 48, "with a market a turn has up to three decisions"


@pytest.mark.parametrize(
    ("game", "seats"), [("chess", "random,random"), ("soum-soum", "random"), ("soum-soum", "random,human")]
)
def test_plans_that_cannot_be_played(game: str, seats: str) -> None:
    with pytest.raises((BadSetup, UnknownGame), match=r"game|players|bot"):
        simulate(plan(game, seats, 1))


def test_a_seed_names_a_match_that_can_be_looked_at() -> None:
    setup = Hall(plan("soum-soum", "random,random", 1, seed=9)).setup(0)
    assert new("soum-soum", 2, setup.seed).setup.seed == setup.seed


@given(st.lists(st.integers(-50, 50), min_size=2), st.integers(0, 20))
def test_a_spread_is_the_same_in_parts(numbers: list[int], cut: int) -> None:
    spread, other = Spread(), Spread()
    for number in numbers[:cut]:
        spread.add(number)
    for number in numbers[cut:]:
        other.add(number)
    spread.join(other)
    assert math.isclose(spread.mean, mean(numbers), abs_tol=1e-9)
    assert math.isclose(spread.deviation, stdev(numbers), abs_tol=1e-6)
    assert (spread.low, spread.high) == (min(numbers), max(numbers))


def test_the_interval_is_wilsons() -> None:
    """Newcombe (1998) gives 0.2553 to 0.4 for 81 of 263, by the same method 0.0007 to 0.2 for none of 15."""
    low, high = Share("x", 263, 81 * WHOLE).interval()
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)
    low, high = Share("x", 15, 0).interval()
    assert (round(low, 4), round(high, 4)) == (0.0, 0.2039)
    assert Share("x").interval() == (0.0, 1.0)
