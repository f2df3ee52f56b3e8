"""Tournaments: balanced seats, honest ratings."""

from __future__ import annotations

from collections import Counter

import pytest

from vulcania.core.chance import Chance
from vulcania.core.errors import BadSetup
from vulcania.players import registry
from vulcania.study.experiment import carry_out
from vulcania.study.ratings import fit, rate, wilson
from vulcania.study.tournament import Standings, Tournament, line_ups, standings


def hold(plan: Tournament, jobs: int = 1) -> Standings:
    return standings(carry_out([plan], jobs).results[0])


def test_everyone_meets_everyone_and_sits_everywhere_as_often() -> None:
    plan = Tournament("soum-soum", ("a", "b", "c"), 2, 4)
    tables = [one.table for at in range(plan.blocks) for one in plan.block(at)]
    seats = Counter((who, seat) for table in tables for seat, who in enumerate(table))
    assert seats == {(who, seat): 4 for who in range(3) for seat in range(2)}
    assert line_ups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert line_ups(2, 3) == [(0, 0, 1), (0, 1, 1)], "few players sit at a large table several times"


def test_a_team_is_one_player_in_every_seat() -> None:
    plan = Tournament("explo", ("a", "b"), 4, 3)
    tables = [tuple(one.table for one in plan.block(at)) for at in range(plan.blocks)]
    assert tables == [((0, 0, 0, 0), (1, 1, 1, 1))] * 3


def test_ratings_of_known_odds() -> None:
    """Ten wins for each loss are 400 points; who never met anyone else is left in the middle."""
    points = fit([[0, 1000], [100, 0]])
    assert points[0] - points[1] == pytest.approx(400, abs=3)
    chain = fit([[0, 750, 0], [250, 0, 750], [0, 250, 0]])
    assert chain[0] - chain[2] == pytest.approx(2 * (chain[0] - chain[1]), abs=3)


def test_intervals_hold_the_rating_and_shrink() -> None:
    few = rate([[[0, 1], [0, 0]], [[0, 0], [1, 0]]] * 5, Chance(1))[0]
    many = rate([[[0, 1], [0, 0]], [[0, 0], [1, 0]]] * 100, Chance(1))[0]
    assert few.low <= few.points <= few.high
    assert many.high - many.low < few.high - few.low


def test_wilson_intervals_as_published() -> None:
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 20)[0] == 0
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_tournament_finds_the_stronger_and_is_the_same_on_two_processes() -> None:
    plan = Tournament("soum-soum", ("random", "greedy"), 2, 10, seed=3)
    report = hold(plan)
    assert report.ranked[0].share.name == "greedy"
    assert report.result.tally.matches == 10
    again = hold(plan, jobs=2)
    assert [(one.share.wins, one.share.scores, one.rating, one.against) for one in again.ranked] == [
        (one.share.wins, one.share.scores, one.rating, one.against) for one in report.ranked
    ]


@pytest.mark.parametrize("players", [("greedy",), ("greedy", "greedy"), ("greedy", "human"), ("greedy", "kraken")])
def test_what_cannot_be_held_is_refused(players: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup):
        Tournament("soum-soum", players, 2, 4).check()


class Broken:
    def choose(self, seen: object, chance: object) -> int:
        raise RuntimeError("no idea")


@pytest.mark.parametrize("game", ["soum-soum", "explo"])
def test_who_was_replaced_comes_last(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setitem(registry.ENTRIES, "broken", registry.Entry("broken", lambda _: Broken()))
    first, last = hold(Tournament(game, ("broken", "random"), 2, 2)).ranked
    assert first.share.name == "random"
    assert (last.share.wins, last.share.replaced, last.share.matches) == (0, 2, 2)
    assert last.against == ((0, 0), (0, 2))
