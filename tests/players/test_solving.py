"""What is worked out, what a search finds and what a net thinks: each has its say."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from vulcania.core.chance import Chance
from vulcania.core.registry import game
from vulcania.players import solving
from vulcania.players.advice import advise
from vulcania.players.budget import Budget
from vulcania.players.heuristics import Heuristics
from vulcania.players.judge import Judge, judge
from vulcania.players.levels import CAPTAIN
from vulcania.players.player import Seen, seen
from vulcania.players.registry import sitting
from vulcania.players.search import Clock
from vulcania.players.solving import LONGEST, solved


@pytest.fixture
def decision() -> Seen:
    soum = game("soum-soum")
    state = soum.start(soum.setup(2, 1))
    return Seen(soum, state, state.to_act[0], seen(soum, state, state.to_act[0]).moves[:3])


class Told:
    """A game that works out some chances, a search that finds others, and a net that thinks otherwise again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, chances: Sequence[float], found: Sequence[float],
                 thought: Sequence[float] = ()) -> None:  # fmt: skip
        self.asked: list[Sequence[int]] = []
        self.clocks: list[Clock] = []
        self.found, self.thought = found, thought
        lore = Heuristics(solve=lambda _state, _seat, _moves: list(chances))
        monkeypatch.setattr(solving, "heuristics", lambda _game: lore)
        monkeypatch.setattr(solving, "searched", self.searched)
        monkeypatch.setattr(solving, "expected", self.expected)

    def searched(self, decision: Seen, moves: Sequence[int], _chance: Chance, clock: Clock) -> dict[int, float]:
        self.asked.append(moves)
        self.clocks.append(clock)
        return {move: found for move, found in zip(decision.moves, self.found, strict=True) if move in moves}

    def expected(
        self, _net: Judge, decision: Seen, moves: Sequence[int], chance: Chance, clock: Clock
    ) -> dict[int, float]:
        self.searched(decision, moves, chance, clock)
        return {move: told for move, told in zip(decision.moves, self.thought, strict=True) if move in moves}


@pytest.fixture
def net(decision: Seen) -> Judge:
    found = judge(decision.game, decision.setup)
    assert found is not None
    return found


def test_either_may_tip_the_scales(monkeypatch: pytest.MonkeyPatch, decision: Seen) -> None:
    """0.50 and 0.40 against 0.45 and 0.44: together the second is worth less; with 0.46 it is worth more."""
    first, second, _ = decision.moves
    for found, expected in ((0.44, first), (0.46, second)):
        Told(monkeypatch, [0.5, 0.45, 0.1], [0.4, found, 0.99])
        assert solved(decision, Chance(1), Budget(iterations=10)) == expected


def test_a_net_has_as_much_to_say(monkeypatch: pytest.MonkeyPatch, decision: Seen, net: Judge) -> None:
    """0.50 + 0.40 against 0.45 + 0.40, so that 0.04 more of the net's are too little, and 0.06 enough."""
    first, second, _ = decision.moves
    for thought, expected in ((0.74, first), (0.76, second)):
        told = Told(monkeypatch, [0.5, 0.45, 0.1], [0.4, 0.4, 0.99], [0.7, thought, 0.99])
        assert solved(decision, Chance(1), Budget(iterations=10), net) == expected
        assert told.asked == [decision.moves[:2]] * 2, "both look at what may be the best"


def test_with_several_rivals_a_net_is_not_asked(monkeypatch: pytest.MonkeyPatch, net: Judge) -> None:
    state = net.game.start(net.game.setup(3, 1))
    sight = seen(net.game, state, state.to_act[0])
    three = Seen(net.game, state, sight.seat, sight.moves[:3])
    told = Told(monkeypatch, [0.5, 0.45, 0.1], [0.4, 0.4, 0.99], [0.7, 0.99, 0.99])
    assert solved(three, Chance(1), Budget(iterations=10), net) == three.moves[0]
    assert told.asked == [three.moves[:2]], "by the search alone"


def test_the_captain_advises_what_he_would_play(monkeypatch: pytest.MonkeyPatch, decision: Seen, net: Judge) -> None:
    """The last move is not looked at by who plays (0.5 - 0.1 is too much), nor named here, as two are in question. Of
    those 0.50, 0.40 and 0.70 come to 1.60, 0.45, 0.40 and 0.81 to 1.66."""
    Told(monkeypatch, [0.5, 0.45, 0.1], [0.4, 0.4, 0.99], [0.7, 0.81, 0.99])
    name = decision.game.vocabulary.notation
    given = advise(decision, CAPTAIN, Chance(1))
    assert {one.move: one.chance for one in given.moves} == pytest.approx(
        {name(decision.moves[1]): 1.66 / 3, name(decision.moves[0]): 1.6 / 3}
    )
    assert given.moves[0].move == name(decision.moves[1])
    assert solved(decision, Chance(1), Budget(iterations=10), net) == decision.moves[1]


def test_advice_names_a_second_move_also_where_nobody_would_think_about_it(
    monkeypatch: pytest.MonkeyPatch, decision: Seen
) -> None:
    Told(monkeypatch, [0.1, 0.9, 0.2], [0.3, 0.9, 0.4], [0.2, 0.9, 0.3])
    given = advise(decision, CAPTAIN, Chance(1))
    name = decision.game.vocabulary.notation
    assert [one.move for one in given.moves] == [name(decision.moves[1]), name(decision.moves[2])]
    assert [one.chance for one in given.moves] == pytest.approx([0.9, 0.3])


def test_a_search_looks_only_at_what_may_be_the_best(monkeypatch: pytest.MonkeyPatch, decision: Seen) -> None:
    told = Told(monkeypatch, [0.5, 0.45, 0.1], [0, 0, 1])
    assert solved(decision, Chance(1), Budget(iterations=10)) == decision.moves[0]
    assert told.asked == [decision.moves[:2]]
    told = Told(monkeypatch, [0.1, 0.9, 0.1], [1, 0, 1])
    assert solved(decision, Chance(1), Budget(iterations=10)) == decision.moves[1]
    assert not told.asked


def test_who_has_no_time_plays_what_was_worked_out(monkeypatch: pytest.MonkeyPatch, decision: Seen) -> None:
    told = Told(monkeypatch, [0.5, 0.45, 0.5], [0, 1, 1])
    assert solved(decision, Chance(1), Budget(iterations=0)) == decision.moves[0]
    assert not told.asked


def test_a_single_round_comes_to_an_end() -> None:
    """Half of it is none, which is no leave to think for ever."""
    clock = Clock(None, 0)
    assert clock.spent() == 0
    clock.rounds = 1
    assert clock.spent() >= 1
    voyage = game("voyage")
    state = voyage.start(voyage.setup(2, 1))
    sight = seen(voyage, state, state.to_act[0])
    assert sitting("captain:1").player().choose(sight, Chance(1)) in sight.moves


def test_nothing_is_said_of_what_cannot_be_worked_out(monkeypatch: pytest.MonkeyPatch, decision: Seen) -> None:
    Told(monkeypatch, [], [])
    assert solved(decision, Chance(1), Budget(iterations=10)) is None


def test_rounds_are_counted_and_long_thought_is_cut_short(
    monkeypatch: pytest.MonkeyPatch, decision: Seen, net: Judge
) -> None:
    """By rounds alone the answer is the same on every machine, so that no clock runs; search and net share a budget."""
    told = Told(monkeypatch, [0.5, 0.5, 0.5], [0, 0, 0], [0, 0, 0])
    for budget in (Budget(iterations=10), Budget(seconds=60.0), Budget(seconds=0.1)):
        solved(decision, Chance(1), budget, net)
    for clock in told.clocks[:2]:
        clock._begun -= 1000
        assert clock.spent() == 0
        clock.rounds = 5
        assert clock.spent() == 1
    for clock, share in zip(told.clocks[2:], [LONGEST, LONGEST, 0.05, 0.05], strict=True):
        clock._begun -= share
        assert 1 <= clock.spent() < 1.9
    solved(decision, Chance(1), Budget(seconds=0.1))
    alone = told.clocks[-1]
    alone._begun -= 0.05
    assert alone.spent() < 1, "where there is no net, all of the time is for the search"
