"""Looking back on a match: blunders are found, and nobody is blamed for what they could not know."""

from __future__ import annotations

from vulcania.core.chance import Chance
from vulcania.core.match import Match, new
from vulcania.players.budget import Budget
from vulcania.players.player import seen
from vulcania.players.registry import sitting
from vulcania.study.analysis import analyse
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
    found = analyse(match, Budget(iterations=120))
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


def test_two_processes_come_to_the_same() -> None:
    match = _match()
    short = match.at(6)
    assert analyse(short, Budget(iterations=20), jobs=2) == analyse(short, Budget(iterations=20))
