"""The search: anytime, stoppable, reproducible, and better than what it is made of."""

from __future__ import annotations

import time
from collections.abc import Sequence

import pytest

from vulcania.core.chance import Chance
from vulcania.core.match import new
from vulcania.core.outcome import Outcome
from vulcania.core.registry import game, slugs
from vulcania.core.state import State
from vulcania.games.explo.state import ExploState
from vulcania.players.advice import advise
from vulcania.players.budget import Budget
from vulcania.players.heuristics import heuristics
from vulcania.players.levels import CAPTAIN, captain
from vulcania.players.player import Seen, seen
from vulcania.players.search import LONE, TURNS, WHOLE, Clock, Search, results, search, weighed


def _sight(slug: str = "soum-soum", seed: int = 4) -> Seen:
    match = new(slug, seed=seed)
    return seen(match.game, match.state, match.to_act[0])


@pytest.mark.parametrize("slug", slugs())
def test_the_same_seed_and_iterations_give_the_same_findings(slug: str) -> None:
    sight = _sight(slug)
    assert search(sight, Chance(1), iterations=25) == search(sight, Chance(1), iterations=25)


def test_more_thought_is_spent_on_better_moves() -> None:
    found = search(_sight(), Chance(1), iterations=400)
    assert found.rounds == 400
    assert sum(one.visits for one in found.tries) == 400
    assert found.tries[0].visits > found.tries[-1].visits
    assert all(0 <= value <= 1 for one in found.tries for value in one.values)


def test_a_budget_of_seconds_is_kept_and_a_stop_obeyed() -> None:
    sight = _sight()
    begun = time.perf_counter()
    search(sight, Chance(1), seconds=0.1, iterations=10_000_000)
    assert 0.1 <= time.perf_counter() - begun < 100, "the rounds would take most of an hour"
    stopped = search(sight, Chance(1), seconds=60, stop=lambda: True)
    assert stopped.rounds == 1, "one round is always made, so that there is an answer"
    assert stopped.best in sight.moves


def test_a_search_without_a_budget_is_refused() -> None:
    with pytest.raises(ValueError, match="budget"):
        search(_sight(), Chance(1))


def test_moves_asked_about_are_looked_at_to_the_end() -> None:
    sight = _sight()
    worst = search(sight, Chance(1), iterations=400).tries[-1].move
    found = search(sight, Chance(1), iterations=400, also=(worst,))
    mine = next(one for one in found.tries if one.move == worst)
    assert mine.visits >= found.tries[0].visits - 1


@pytest.mark.parametrize(("rounds", "tried"), [(1, 1), (4, 2), (8, 4), (11, 5), (40, 20)])
def test_with_few_rounds_so_few_moves_are_tried_that_each_is_tried_twice(rounds: int, tried: int) -> None:
    """Of more than twenty; what was asked about, which the heuristics like least, is tried first."""
    sight = _sight()
    liked = heuristics(sight.game).policy(sight.imagine(Chance(1)), sight.seat, sight.moves)
    worst = sight.moves[liked.index(min(liked))]
    found = search(sight, Chance(1), iterations=rounds, also=(worst,), finalists=20).tries
    assert sum(one.visits > 0 for one in found) == tried
    assert next(one for one in found if one.move == worst).visits == -(-rounds // tried)
    assert all(one.visits >= 2 for one in found if one.visits) or rounds == 1


def test_a_winning_last_move_is_found() -> None:
    """Before the last decision of a match the search tells the winning moves from the losing ones."""
    checked = 0
    for seed in range(12):
        match = new("soum-soum", seed=seed)
        chance = Chance(seed)
        before = match
        while not match.over:
            before = match.at(len(match.plies))
            match.play(chance.pick(match.legal()))
        seat = before.to_act[0]
        winning = set()
        for move in before.state.legal(seat):
            after = before.state.clone()
            after.play(move, seat)
            outcome = after.outcome()
            if outcome is not None and seat in outcome.winners:
                winning.add(move)
        moves = set(before.state.legal(seat))
        if winning and winning != moves:
            checked += 1
            found = search(seen(before.game, before.state, seat), Chance(1), iterations=8 * len(moves))
            assert found.best in winning
    assert checked


def test_results_prefer_winning_to_any_margin() -> None:
    narrow = results(Outcome((10, 9), (1, 2), (0,)))
    wide = results(Outcome((20, 9), (1, 2), (0,)))
    assert 0 <= narrow[1] < 0.5 < narrow[0] < wide[0] <= 1
    shared = results(Outcome((9, 9), (1, 1), (0, 1)))
    assert shared[0] == shared[1] == pytest.approx(0.5)


def test_weights_are_odds() -> None:
    chance = Chance("odds")
    drawn = [weighed((7, 8, 9), (0.0, 1.0, 3.0), chance) for _ in range(2000)]
    assert drawn.count(7) == 0
    assert 400 < drawn.count(8) < 600


def test_advice_names_the_best_moves_first() -> None:
    sight = _sight()
    advice = advise(sight, Budget(iterations=300), Chance(1))
    assert len(advice.moves) == 3
    assert [one.chance for one in advice.moves] == sorted((one.chance for one in advice.moves), reverse=True)
    legal = {sight.game.vocabulary.notation(move) for move in sight.moves}
    assert {one.move for one in advice.moves} <= legal


def _decisions_in_a_try(sight: Seen) -> int:
    thought = Search(sight, Chance(1))
    policy, asked = thought._policy, 0

    def counted(position: State, seat: int, moves: Sequence[int]) -> list[float]:
        nonlocal asked
        asked += 1
        return policy(position, seat, moves)

    thought._policy = counted
    thought.run(Clock(None, 1))
    return asked


def test_who_plays_alone_does_not_think_to_the_end() -> None:
    """A lone caver never hands over, and an expedition has more than a hundred decisions: a try looks at some."""
    explo = game("explo")
    assert 3 < _decisions_in_a_try(seen(explo, explo.start(explo.setup(1, 1)), 0)) <= TURNS * LONE


def test_nor_does_who_was_left_alone() -> None:
    """The last of two cavers who is still in a deep cave has a long way out; a try goes some of it."""
    match, hurried, chance = new("explo", 2, 76_000_001), captain(CAPTAIN.within(0.5)), Chance(1)
    while True:
        sight = seen(match.game, match.state, match.to_act[0])
        assert isinstance(match.state, ExploState)
        if len(match.state.inside()) == 1 and len(sight.moves) > 1:
            break
        match.play(hurried.choose(sight, chance), sight.seat)
    assert 3 < _decisions_in_a_try(sight) <= WHOLE + TURNS * LONE
