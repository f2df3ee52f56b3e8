"""Thinking ahead with a net."""

from __future__ import annotations

import pytest

from vulcania.core.chance import Chance
from vulcania.core.match import Match, new
from vulcania.core.registry import game
from vulcania.players.foresight import foresee
from vulcania.players.judge import Judge, judge
from vulcania.players.player import Seen, seen
from vulcania.players.registry import sitting

pytest.importorskip("numpy", reason="needs NumPy: install vulcania[learned]")


def net(slug: str, seats: int) -> Judge:
    found = judge(game(slug), game(slug).setup(seats, 0))
    assert found is not None
    return found


def decision(match: Match) -> Seen:
    return seen(match.game, match.state, match.to_act[0])


def last_decision(seed: int) -> Match:
    """A match of Soum Soum by mates, before the last move in which there is a choice."""
    match, mate, chance = new("soum-soum", 2, seed), sitting("mate").player(), Chance(seed)
    before = match
    while not match.over:
        if len(match.legal()) > 1:
            before = match.clone()
        match.play(mate.choose(decision(match), chance))
    return before


def test_at_the_last_move_it_does_not_miss_the_win() -> None:
    """With everything on the table there is nothing to guess: what wins is played, wherever something wins."""
    for seed in range(12):
        match = last_decision(seed)
        seat = match.to_act[0]
        ends = {}
        for move in match.state.legal(seat):
            end = match.clone()
            end.play(move)
            while not end.over:
                end.play(end.legal()[0])
            assert end.outcome is not None
            ends[move] = end.outcome.success[seat]
        chosen = foresee(net("soum-soum", 2), decision(match), Chance(seed), None, 60)
        assert ends[chosen] == max(ends.values())


@pytest.mark.parametrize(("slug", "seats"), [("soum-soum", 2), ("soum-soum", 4), ("leagues", 3), ("voyage", 3)])
def test_the_same_thought_comes_to_the_same_move_whatever_is_hidden(slug: str, seats: int) -> None:
    """So many rounds with the same chance: what the seat cannot know plays no part."""
    match = new(slug, seats, 3)
    for _ in range(7):
        match.play(match.legal()[-1])
    sight, judging = decision(match), net(slug, seats)
    here = foresee(judging, sight, Chance(1), None, 40)
    for luck in range(2):
        dealt = seen(match.game, match.state.redeal(sight.seat, Chance(luck, "elsewhere")), sight.seat)
        assert foresee(judging, dealt, Chance(1), None, 40) == here
