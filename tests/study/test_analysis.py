"""Looking back on a match: blunders are found, and nobody is blamed for what they could not know."""

from __future__ import annotations

import msgspec
import pytest

from vulcania.core.chance import Chance
from vulcania.core.match import Match, load, new
from vulcania.players.budget import Budget
from vulcania.players.judge import judge
from vulcania.players.player import seen
from vulcania.players.registry import sitting
from vulcania.study import analysis
from vulcania.study.analysis import analyse, name, usual
from vulcania.words import LANGUAGES, words


def _match() -> Match:
    """A mate against one who plays at random."""
    match = new("soum-soum", seed=8, players=("Anna", "Ben"), options={"first": "p1"})
    players = [sitting("mate").player(), sitting("random").player()]
    while not match.over:
        seat = match.to_act[0]
        match.play(players[seat].choose(seen(match.game, match.state, seat), Chance(seat, len(match.plies))), seat)
    return match


def test_the_random_player_gave_most_away() -> None:
    match = _match()
    found = analyse(match, Budget(iterations=60))
    assert [move.ply for move in found.moves] == list(range(1, len(match.plies) + 1))
    lost = [sum(move.cost for move in found.moves if move.seat == seat) for seat in range(2)]
    assert lost[1] > 1.5 * lost[0]
    assert found.moves[-1].chances == (1.0, 0.0), "at the end the winner is certain"
    costs = [move.cost for move in found.costliest()]
    assert costs == sorted(costs, reverse=True)
    for lang in LANGUAGES:
        picture = found.plot(words(lang, "soum-soum"))
        assert picture.startswith("<svg")
        assert "Anna" in picture


def test_the_same_match_is_judged_the_same() -> None:
    """By rounds, never by time, and by nothing that was not in the match: a record brought back comes to the same."""
    match = new("miles", seats=2, seed=3)
    chance = Chance("judged")
    while len(match.plies) < 5:
        match.play(chance.pick(match.legal()))
    found = analyse(match, Budget(iterations=30))
    renamed = load(match.record().replace("players:  | ", "players: Anna | Ben"))
    assert renamed.players == ("Anna", "Ben")
    assert name(renamed) == name(match)
    assert analyse(renamed, Budget(iterations=30)).moves == found.moves
    assert all(move.within > 0 for move in found.moves), "how sure it is, is told"
    assert usual(match).seconds is None


def test_a_net_judges_where_there_is_one_and_the_turns_are_told() -> None:
    match = _match()
    found = analyse(match)
    assert found.by == "net"
    assert found == analyse(match)
    turns = found.turns()
    assert 1 <= len(turns) <= 3
    shifts = [abs(turn.after - turn.before) for turn in turns]
    steps = list(zip(found.moves, found.moves[1:], strict=False))
    assert max(shifts) <= 1e-9 + max(abs(now.chances[0] - was.chances[0]) for was, now in steps)
    for lang in LANGUAGES:
        for turn in turns:
            told = words(lang, "soum-soum").say(turn.message("MOVE", "BETTER", team=False), match.players)
            assert "MOVE" in told
            assert str(max(1, round(100 * turn.move.cost))) in told or str(round(100 * turn.before)) in told


def test_a_net_that_is_too_far_off_judges_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new("leagues", seats=2, seed=1)
    match.play(match.legal()[0])
    assert analyse(match).by == "net"
    monkeypatch.setattr(analysis, "OFF", 0.05)
    assert analyse(match).by == "search"


def test_a_net_judges_in_the_way_that_is_less_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """By rehearsing, but for Soum Soum with three players; where that was not measured or is worse, by thinking."""
    ways = {}
    for slug, seats in (("leagues", 2), ("leagues", 4), ("soum-soum", 2), ("soum-soum", 3), ("voyage", 2)):
        judging = analysis._judging(new(slug, seats, 1))
        assert judging is not None
        ways[slug, seats] = judging.deals
    assert ways == {("leagues", 2): 4, ("leagues", 4): 4, ("soum-soum", 2): 4, ("soum-soum", 3): 0, ("voyage", 2): 4}
    match = new("voyage", 2, 1)
    net = judge(match.game, match.setup)
    assert net is not None
    unmeasured = msgspec.structs.replace(net.about, off_rehearsed=None, off_costs_rehearsed=None)
    monkeypatch.setattr(net, "about", unmeasured)
    judging = analysis._judging(match)
    assert judging is not None
    assert judging.deals == 0


@pytest.mark.parametrize(
    ("slug", "plies", "deals"),
    [
        ("leagues", 0, 4), ("leagues", 53, 4), ("leagues", 54, 3), ("leagues", 106, 2), ("leagues", 107, 0),
        ("miles", 30, 4), ("miles", 61, 2), ("miles", 62, 0),
    ],
)  # fmt: skip
def test_the_more_moves_and_the_larger_the_board_the_fewer_deals(slug: str, plies: int, deals: int) -> None:
    """Three moves, eleven decisions each: 33 positions a deal and ply. In Leagues there are 60 places and three blocks
    of 64 × 64 numbers, so that there is time for 7,000 positions; in Miles 104 places, and time for 4,000. One deal
    tells nothing."""
    match = new(slug, 2, 1)
    net = judge(match.game, match.setup)
    assert net is not None
    match.plies.extend([None] * plies)  # type: ignore[list-item]
    assert analysis._deals(match, net.effort) == deals


def test_how_sure_it_is_is_told_of_every_move_of_a_long_match_of_many() -> None:
    """Also of the only one there was: what came of a single try would be anything, give or take a whole chance."""
    match, chance = new("voyage", 6, 3), Chance(3)
    while len(match.plies) < 160:
        match.play(chance.pick(match.legal()))
    found = analyse(match).moves
    assert any(len(match.at(ply).legal()) == 1 for ply in range(len(match.plies)))
    assert max(move.within for move in found) < 0.9
    assert max(move.doubt for move in found) < 0.9


def test_two_processes_come_to_the_same() -> None:
    match = _match()
    short = match.at(6)
    assert analyse(short, Budget(iterations=20), jobs=2) == analyse(short, Budget(iterations=20))
