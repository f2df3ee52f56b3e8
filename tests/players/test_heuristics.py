"""Every game's heuristics: a weight for every move, chances that are chances, and better than playing blindly."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

import vulcania.games
from vulcania.core.chance import Chance
from vulcania.core.registry import game, meta, slugs
from vulcania.players.heuristics import Heuristics, heuristics
from vulcania.study.experiment import carry_out
from vulcania.study.plan import Plan, Simulation
from vulcania.study.tally import Share
from vulcania.study.tournament import Tournament

CASES = [(slug, seats) for slug in slugs() for seats in range(meta(slug).seats[0], meta(slug).seats[1] + 1)]
HOUSE = Path(vulcania.games.__file__).parent
RIVALS = [slug for slug in slugs() if not meta(slug).team and Path(str(game(slug).folder)).parent == HOUSE]
"""The games whose skill outweighs their luck; a template need not."""


@pytest.mark.parametrize(("slug", "seats"), CASES)
def test_weights_and_chances_are_sound_all_through_a_match(slug: str, seats: int) -> None:
    found = game(slug)
    lore = heuristics(found)
    chance = Chance("heuristics", slug, seats)
    state = found.start(found.setup(seats, 5))
    decisions = 0
    while state.to_act and decisions < 400:
        seat = state.to_act[-1]
        moves = state.legal(seat)
        imagined = state.redeal(seat, chance)
        weights = lore.policy(imagined, seat, moves)
        assert len(weights) == len(moves)
        assert all(weight >= 0 and math.isfinite(weight) for weight in weights)
        assert max(weights) > 0
        values = lore.value(imagined)
        assert len(values) == seats
        assert all(0 <= value <= 1 for value in values)
        if not found.meta.team:
            assert sum(values) == pytest.approx(1)
        best = moves[weights.index(max(weights))]
        state.play(best if chance.below(3) else chance.pick(moves), seat)
        decisions += 1


def shares(plan: Plan) -> list[Share]:
    return carry_out([plan]).results[0].tally.players


@pytest.mark.parametrize("slug", RIVALS)
def test_greedy_beats_random(slug: str) -> None:
    if heuristics(game(slug)) == Heuristics():
        pytest.skip("no heuristics yet")
    greedy, _ = shares(Simulation(slug, ("greedy", "random"), 2, 20, seed=2, rotate=True))
    assert greedy.wins >= 15, "what a random player wins one time in fifty, in games of luck too"


@pytest.mark.parametrize("slug", [slug for slug in slugs() if meta(slug).team])
def test_a_team_of_mates_does_better_than_a_random_one(slug: str) -> None:
    mate, random = shares(Tournament(slug, ("mate", "random"), meta(slug).seats[0] + 1, 6, seed=2))
    assert mate.wins > random.wins


def test_a_game_without_heuristics_is_played_all_the_same() -> None:
    soum = game("soum-soum")
    state = soum.start(soum.setup(3, 1))
    assert Heuristics().policy(state, 0, [1, 2, 3]) == [1.0, 1.0, 1.0]
    assert Heuristics().value(state) == pytest.approx([1 / 3] * 3)
