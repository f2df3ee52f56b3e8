"""A second look at the costliest moves: suspicions are borne out, or come to nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import msgspec
import pytest

from vulcania.core.chance import Chance
from vulcania.core.match import Match, new
from vulcania.players.course import FAR
from vulcania.players.judge import judge
from vulcania.players.player import seen
from vulcania.players.registry import sitting
from vulcania.players.tree import next_choice
from vulcania.study import second_look
from vulcania.study.analysis import SLIGHT, Analysis, Judged, analyse
from vulcania.study.second_look import _Way, _way, look_again, suspects


def _decided_last() -> Iterator[tuple[Match, dict[str, float]]]:
    """Matches whose end hangs on their last decision alone, and what each of the moves there wins."""
    for seed in count(1):
        match, chance = new("leagues", 2, seed), Chance(seed)
        while not match.over:
            match.play(chance.pick(match.legal()))
        ply = max(ply for ply in range(len(match.plies)) if len(match.at(ply).legal()) > 1)
        ends = {}
        for move in match.at(ply).legal():
            ends[move] = match.at(ply).state
            ends[move].play(match.game.vocabulary.parse(move), match.plies[ply].seat)
        if all(next_choice(end) == (-1, []) for end in ends.values()):
            outcomes = {move: end.outcome() for move, end in ends.items()}
            yield match, {move: one.success[match.plies[ply].seat] for move, one in outcomes.items() if one}


def _suspected(match: Match, better: str) -> Analysis:
    """As if a first look had said of the last decision that another move would have been a little better."""
    ply = max(ply for ply in range(len(match.plies)) if len(match.at(ply).legal()) > 1) + 1
    last = match.plies[ply - 1]
    return Analysis("leagues", match.players, (Judged(ply, last.seat, last.text, better, 0.1, (0.5, 0.5), 0.2, 0.3),))


def _made(match: Match, won: dict[str, float]) -> str:
    """The move of the last decision."""
    return next(ply.text for ply in reversed(match.plies) if ply.text in won)


def _thrown_away() -> tuple[Match, str]:
    """A match that was lost by its last decision, and a move that would have won it."""
    for match, won in _decided_last():
        if won[_made(match, won)] == 0 and 1 in won.values():
            return match, next(move for move, share in won.items() if share == 1)
    raise AssertionError


@pytest.mark.parametrize("net", [True, False], ids=["with the net", "by heuristics"])
def test_a_win_that_was_thrown_away_cost_all_of_it(net: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing hidden can change that any more, so it is sure. To a net, a win is 85 parts of a hundred, and by how much
    one wins or loses the rest."""
    if not net:
        monkeypatch.setattr(second_look, "adviser", lambda *_: None)
    match, better = _thrown_away()
    found = look_again(match, _suspected(match, better))
    (move,) = found.moves
    assert found.twice
    assert move.cost == 1 if not net else 0.85 <= move.cost <= 1
    assert move.doubt == 0
    assert move.mistake
    assert (move.chances, move.within) == ((0.5, 0.5), 0.2), "how the match stood is another question"


def test_a_suspicion_comes_to_nothing_where_nothing_could_be_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_look, "adviser", lambda *_: None)
    match, won = next(one for one in _decided_last() if set(one[1].values()) == {0.0})
    better = next(move for move in won if move != _made(match, won))
    found = look_again(match, _suspected(match, better))
    assert found.moves[0].cost == 0
    assert not found.moves[0].mistake


def test_only_what_seems_to_have_cost_most_is_looked_at_again() -> None:
    costs = (0.09, 0.0, 0.02, 0.4, 0.05, 0.06, 0.07, 0.08, 0.03)
    moves = [Judged(ply, 0, "a", "b", cost, (0.5, 0.5)) for ply, cost in enumerate(costs, 1)]
    assert SLIGHT == 0.03
    assert [one.ply for one in suspects(Analysis("leagues", ("", ""), tuple(moves)))] == [4, 1, 8, 7, 6, 5]


def test_short_ways_are_played_to_the_end_and_long_ones_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """6,000 decisions, for two moves: in 64 deals as long as 46 are left, in 50 with 60, in 47 with 63."""
    match = new("miles", 2, 1)
    net = judge(match.game, match.setup)
    assert net is not None
    measured = msgspec.structs.replace(net.about, off_costs_played_on=0.05)
    monkeypatch.setattr(net, "about", measured)
    to_the_end = [_Way(None, deals, 0.0) for deals in (64, 64, 50)]
    for_a_while = [_Way(FAR, 32, 0.05)] * 2
    assert [_way(net, left) for left in (0, 46, 60, 63, 500)] == to_the_end + for_a_while
    monkeypatch.setattr(net, "about", msgspec.structs.replace(measured, off_costs_played_on=None))
    assert [_way(net, left) for left in (63, 500)] == [_Way(None, 47, 0.0), _Way(None, 24, 0.0)]
    assert [_way(None, left).deals for left in (63, 120, 500)] == [64, 50, 24], "twice as many without a net"


def test_who_plays_at_random_is_told_of_more_mistakes_than_a_mate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_look, "MOST", 24)
    monkeypatch.setattr(second_look, "ENOUGH", 0)
    match = new("soum-soum", seed=8, options={"first": "p1"})
    players = [sitting("mate").player(), sitting("random").player()]
    while not match.over:
        seat = match.to_act[0]
        match.play(players[seat].choose(seen(match.game, match.state, seat), Chance(seat, len(match.plies))), seat)
    first = analyse(match)
    told: list[int] = []
    again = look_again(match, first, done=told.append)
    looked_at = {one.ply for one in suspects(first)}
    assert sum(told) == len(looked_at) == 6
    assert {now.ply for was, now in zip(first.moves, again.moves, strict=True) if was != now} == looked_at
    mistakes = [one.seat for one in again.costliest()]
    assert mistakes.count(1) > mistakes.count(0)
    assert all(one.doubt > 0 for one in again.costliest())
    assert again == look_again(match, first), "the same match, the same judgement"


def test_two_processes_come_to_the_same() -> None:
    match, better = _thrown_away()
    found = _suspected(match, better)
    assert look_again(match, found, jobs=2) == look_again(match, found)
