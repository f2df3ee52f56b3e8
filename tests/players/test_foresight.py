"""Thinking with a net: looking ahead, and rehearsing."""

from __future__ import annotations

from collections.abc import Sequence
from math import isnan
from typing import Any

import pytest

from vulcania.core.chance import Chance
from vulcania.core.match import Match, new
from vulcania.core.registry import game
from vulcania.core.state import State
from vulcania.players import rehearsal
from vulcania.players.budget import Budget
from vulcania.players.course import LIKED, Course, played_on, rehearsed
from vulcania.players.foresight import expected, foreseen
from vulcania.players.judge import Judge, judge
from vulcania.players.levels import AT_ONCE, Thought, liked_best
from vulcania.players.player import Seen, seen
from vulcania.players.registry import sitting
from vulcania.players.rehearsal import GLANCED_AT, glance, rehearse
from vulcania.players.search import Clock

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


def look_ahead(net: Judge, sight: Seen, chance: Chance, budget: Budget) -> int:
    return foreseen(net, sight, chance, budget.iterations or 0).tries[0].move


@pytest.mark.parametrize("think", [look_ahead, rehearse])
def test_at_the_last_move_it_does_not_miss_the_win(think: Thought) -> None:
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
        chosen = think(net("soum-soum", 2), decision(match), Chance(seed), Budget(iterations=60))
        assert ends[chosen] == max(ends.values())


@pytest.mark.parametrize(
    ("slug", "seats", "think"),
    [
        ("soum-soum", 2, look_ahead),
        ("soum-soum", 4, rehearse),
        ("miles", 3, rehearse),
        ("voyage", 3, look_ahead),
        ("soum-soum", 2, glance),
        ("soum-soum", 4, glance),
        ("leagues", 4, glance),
        ("miles", 3, glance),
        ("voyage", 6, glance),
    ],
)
def test_the_same_thought_comes_to_the_same_move_whatever_is_hidden(slug: str, seats: int, think: Thought) -> None:
    """So many rounds with the same chance: what the seat cannot know plays no part."""
    match = new(slug, seats, 3)
    for _ in range(7):
        match.play(match.legal()[-1])
    sight, judging = decision(match), net(slug, seats)
    here = think(judging, sight, Chance(1), Budget(iterations=200))
    for luck in range(2):
        dealt = seen(match.game, match.state.redeal(sight.seat, Chance(luck, "elsewhere")), sight.seat)
        assert think(judging, dealt, Chance(1), Budget(iterations=200)) == here


@pytest.mark.parametrize(
    ("slug", "seats", "think", "rounds", "listened"),
    [
        ("miles", 2, rehearse, 120, True),
        ("miles", 3, rehearse, 120, True),
        ("miles", 3, glance, 300, False),
        ("leagues", 2, rehearse, 120, False),
        ("soum-soum", 2, rehearse, 4000, False),
        ("soum-soum", 2, glance, 300, False),
        ("soum-soum", 3, rehearse, 120, True),
        ("soum-soum", 4, rehearse, 4000, True),
        ("soum-soum", 3, glance, 300, True),
        ("soum-soum", 4, glance, 300, True),
    ],
)
def test_a_search_is_listened_to_where_the_game_says_so(
    slug: str, seats: int, think: Thought, rounds: int, listened: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it is sure of then outweighs what the net thinks, even of the move that the net likes least."""
    asked: list[int] = []

    def sure(_seen: Seen, moves: Sequence[int], *_: object) -> dict[int, float]:
        asked.extend(moves)
        return {move: float(move == moves[-1]) for move in moves}

    monkeypatch.setattr(rehearsal, "searched", sure)
    match = new(slug, seats, 3)
    for _ in range(12):
        match.play(match.legal()[-1])
    while len(match.legal()) < 8:
        match.play(match.legal()[-1])
    chosen = think(net(slug, seats), decision(match), Chance(1), Budget(iterations=rounds))
    assert (chosen == asked[-1]) if listened else not asked


def test_what_is_asked_about_is_thought_about_and_nothing_else() -> None:
    """However little the net likes it, and each time with the same result."""
    match = new("soum-soum", seats=2, seed=4)
    sight = seen(match.game, match.state, match.to_act[0])
    net = judge(match.game, match.setup)
    assert net is not None
    moves = sight.moves[-3:]
    found = expected(net, sight, moves, Chance(1), Clock(None, 40))
    assert sorted(found) == sorted(moves)
    assert all(0 <= one <= 1 for one in found.values())
    assert found == expected(net, sight, moves, Chance(1), Clock(None, 40))


@pytest.mark.parametrize("rounds", [2, 24, 60])
def test_among_several_everyone_is_asked_about_the_moves_in_question_alone(rounds: int) -> None:
    """What the others think of another move changes nothing of what it comes to for who thinks."""
    match, chance = new("miles", 3, 5), Chance(5)
    while len(match.legal()) != 2:
        match.play(chance.pick(match.legal()))
    sight, judging = decision(match), net("miles", 3)
    one, other = sight.moves
    whole = {found.move: found for found in foreseen(judging, sight, Chance(1), rounds, also=sight.moves).tries}
    lean = {found.move: found for found in foreseen(judging, sight, Chance(1), rounds, also=(one,)).tries}
    assert lean[one].values == pytest.approx(whole[one].values, abs=1e-5)
    assert lean[other].values[sight.seat] == pytest.approx(whole[other].values[sight.seat], abs=1e-5)
    assert lean[other].each == pytest.approx(whole[other].each, abs=1e-5)
    for found in (*whole.values(), lean[one]):
        assert 0.8 < sum(found.values) < 1.2
    assert [seat for seat in range(3) if isnan(lean[other].values[seat])] == [
        seat for seat in range(3) if seat != sight.seat
    ]


def test_nobody_else_is_asked_where_a_search_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tries of two moves: each is asked about by all three of the one in question, by who thinks of the other."""
    match, chance = new("miles", 3, 5), Chance(5)
    while len(match.legal()) != 2:
        match.play(chance.pick(match.legal()))
    sight, judging = decision(match), net("miles", 3)
    opinions, asked = judging.opinions, []

    def noted(positions: Sequence[tuple[State, int]]) -> tuple[Any, Any]:
        asked.append(sorted(seat for _, seat in positions))
        return opinions(positions)

    monkeypatch.setattr(judging, "opinions", noted)
    foreseen(judging, sight, Chance(1), 4, also=sight.moves[:1])
    assert asked == [[sight.seat], sorted([0, 1, 2, sight.seat] * 2)]


@pytest.mark.parametrize(("rounds", "tried"), [(2, 2), (4, 2), (8, 4), (11, 5), (40, 20)])
def test_with_few_rounds_so_few_moves_are_tried_that_each_is_tried_twice(
    rounds: int, tried: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 24 that the net likes alike. What was asked about is among them."""
    judging, match = net("soum-soum", 3), new("soum-soum", 3, 4)
    opinions = judging.opinions

    def undecided(positions: Sequence[tuple[State, int]]) -> tuple[Any, Any]:
        likes, worth = opinions(positions)
        return 0 * likes, worth

    monkeypatch.setattr(judging, "opinions", undecided)
    sight = decision(match)
    assert len(sight.moves) >= 24
    found = foreseen(judging, sight, Chance(1), rounds, also=sight.moves[-1:], finalists=24).tries
    assert len(found) == tried
    assert sight.moves[-1] in {one.move for one in found}
    assert all(len(one.each) >= min(rounds // tried, 2) for one in found)


def test_a_clock_tells_what_will_be_spent_after_more_rounds() -> None:
    clock = Clock(None, 10)
    clock.rounds = 4
    assert clock.spent() == pytest.approx(0.4)
    assert clock.spent(5) == pytest.approx(0.9)
    assert clock.spent(6) == 1


def test_a_match_is_played_on_to_what_it_comes_to() -> None:
    """Before the last choice nothing is left to chance: each move comes to its ending, in every deal alike."""
    match = last_decision(4)
    seat = match.to_act[0]
    judging, moves = net("soum-soum", 2), match.state.legal(seat)
    deals = [decision(match).imagine(Chance(luck)) for luck in range(3)]
    for move, came in zip(moves, played_on(judging, seat, moves, deals), strict=True):
        end = match.clone()
        end.play(move)
        while not end.over:
            end.play(end.legal()[0])
        assert came == [judging.endings(end.state)[seat]] * 3


def test_a_match_played_on_for_a_while_is_worth_what_the_net_thinks_of_it_then() -> None:
    """After no step at all that is the position after the move; what is over by then has its ending."""
    match, judging = new("soum-soum", 2, 3), net("soum-soum", 2)
    sight = decision(match)
    moves, deals = sight.moves[:3], [sight.imagine(Chance(luck)) for luck in range(2)]
    for move, came in zip(moves, played_on(judging, sight.seat, moves, deals, Course(0)), strict=True):
        after = [deal.clone() for deal in deals]
        for state in after:
            state.play(move, sight.seat)
        assert came == pytest.approx(judging.opinions([(state, sight.seat) for state in after])[1].tolist(), abs=1e-5)
    ending = decision(last_decision(4))
    deals = [ending.imagine(Chance(1))]
    steps = [played_on(judging, ending.seat, ending.moves, deals, course) for course in (None, Course(2))]
    assert steps[0] == steps[1]


def test_what_is_rehearsed_before_the_end_comes_to_its_ending() -> None:
    """For both, in every deal alike; the best move comes first."""
    match, judging = last_decision(4), net("soum-soum", 2)
    sight = decision(match)
    made = sight.moves[-1]
    found = rehearsed(judging, sight, Chance(1), 3, also=(made,))
    assert made in [one.move for one in found.tries]
    for one in found.tries:
        end = match.clone()
        end.play(one.move)
        while not end.over:
            end.play(end.legal()[0])
        assert one.values == pytest.approx(judging.endings(end.state))
        assert list(one.each) == pytest.approx([one.values[sight.seat]] * 3)
    assert found.tries[0].values[sight.seat] == max(one.values[sight.seat] for one in found.tries)


def test_of_the_move_that_was_made_everyone_is_asked() -> None:
    """Among three, also who does not decide before the rehearsal ends; of other moves its player is."""
    sight, judging = decision(new("leagues", 3, 3)), net("leagues", 3)
    found = rehearsed(judging, sight, Chance(1), 2, also=sight.moves[:1])
    assert LIKED <= len(found.tries) <= LIKED + 1
    for one in found.tries:
        assert not isnan(one.values[sight.seat])
    (made,) = [one for one in found.tries if one.move == sight.moves[0]]
    assert all(0 < value < 1 for value in made.values)
    assert sum(made.values) == pytest.approx(1, abs=0.25)


def test_the_opinions_on_the_way_count_as_well() -> None:
    """The last three: after the card its own diver is in question, then the rival's card and the rival's diver."""
    match, judging = new("soum-soum", 2, 3), net("soum-soum", 2)
    sight = decision(match)
    state = sight.imagine(Chance(1))
    ((came,),) = played_on(judging, sight.seat, sight.moves[:1], [state], Course(2, heard=3))
    state.play(sight.moves[0], sight.seat)
    worth = []
    for last in (False, False, True):
        (acting,) = state.to_act
        likes, (value,) = judging.opinions([(state, acting)])
        mine = judging.opinions([(state, sight.seat)])[1][0]
        worth.append(mine if last else value if acting == sight.seat else 1 - value)
        state.play(max(state.legal(acting), key=likes[0].__getitem__), acting)
    assert came == pytest.approx(sum(worth) / 3, abs=1e-5)


def test_where_a_net_is_too_sure_of_itself_what_it_dislikes_is_rehearsed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that likes the worst best, and thinks alike of everything: the ending shows what is better."""
    judging = net("soum-soum", 2)
    opinions = judging.opinions

    def wrong(positions: Sequence[tuple[State, int]]) -> tuple[Any, Any]:
        likes, worth = opinions(positions)
        return -50 * likes, 0 * worth + 0.5

    monkeypatch.setattr(judging, "opinions", wrong)
    won = 0
    for seed in range(12):
        match = last_decision(seed)
        sight = decision(match)
        came = dict(zip(sight.moves, played_on(judging, sight.seat, sight.moves, [match.state]), strict=True))
        liked = liked_best(judging, sight, Chance(seed), AT_ONCE)
        assert came[rehearse(judging, sight, Chance(seed), Budget(iterations=4000))] == max(came.values())
        assert rehearse(judging, sight, Chance(seed), Budget(iterations=100)) == liked, "too few to look about"
        won += max(came.values()) > came[liked]
    assert won, "nowhere did it matter"


def test_who_has_but_a_moment_plays_the_best_of_a_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A net that likes all moves alike, and thinks alike of what they lead to: the ending shows which are better. Who
    has no time at all plays what it likes best."""
    judging = net("soum-soum", 2)
    opinions = judging.opinions

    def undecided(positions: Sequence[tuple[State, int]]) -> tuple[Any, Any]:
        likes, worth = opinions(positions)
        return 0 * likes, 0 * worth + 0.5

    monkeypatch.setattr(judging, "opinions", undecided)
    mattered = 0
    for seed in range(12):
        match = last_decision(seed)
        sight = decision(match)
        few = sight.moves[:GLANCED_AT]
        came = dict(zip(few, played_on(judging, sight.seat, few, [match.state]), strict=True))
        assert came[glance(judging, sight, Chance(seed), Budget(iterations=300))] == max(came.values())
        assert glance(judging, sight, Chance(seed), Budget(1e-9, 300)) == few[0]
        mattered += max(came.values()) > came[few[0]]
    assert mattered


@pytest.mark.parametrize("slug", ["leagues", "soum-soum"])
def test_what_the_net_has_no_doubt_about_is_played_at_once(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    judging, match = net(slug, 3), new(slug, 3, 1)
    for _ in range(6):  # on an empty board places lie alike
        match.play(match.legal()[-1])
    assert len(match.legal()) > 1
    opinions = judging.opinions
    monkeypatch.setattr(judging, "opinions", lambda asked: (1000 * opinions(asked)[0], opinions(asked)[1]))
    monkeypatch.setattr(rehearsal, "played_on", None)
    liked = liked_best(judging, decision(match), Chance(1), AT_ONCE)
    assert glance(judging, decision(match), Chance(1), Budget(iterations=300)) == liked


@pytest.mark.parametrize(("seats", "asked"), [(2, False), (3, True), (4, True)])
def test_among_several_what_the_net_is_rather_sure_of_is_doubted(
    seats: int, asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It likes one move a hundred times as much as each of the others: with one rival that is played at once."""
    judging, sight = net("soum-soum", seats), decision(new("soum-soum", seats, 3))
    thought: list[int] = []
    favourite = sight.moves[7]
    chances = {favourite: 1.0} | {move: 0.01 for move in sight.moves if move != favourite}
    monkeypatch.setattr(judging, "liked", lambda *_: chances)

    def found(_seen: Seen, moves: Sequence[int], *_: object) -> dict[int, float]:
        thought.extend(moves)
        return {move: float(move == moves[2]) for move in moves}

    monkeypatch.setattr(rehearsal, "searched", found)
    chosen = glance(judging, sight, Chance(1), Budget(iterations=300))
    assert bool(thought) == asked
    assert chosen == (thought[2] if asked else favourite)


def test_a_move_is_out_when_another_is_clearly_better() -> None:
    """By a little in each of sixteen deals, but not in fifteen, nor where it is luck."""
    better = [0.5 + 0.1 * (deal % 3) for deal in range(16)]
    worse = [one - 0.1 - 0.05 * (deal % 2) for deal, one in enumerate(better)]
    assert rehearsal._behind(worse, better)
    assert not rehearsal._behind(worse[:15], better[:15])
    assert not rehearsal._behind(better, worse)
    assert rehearsal._behind(better, better), "one of two alike is enough"
    assert not rehearsal._behind([0.9, 0.1] * 8, [0.1, 0.95] * 8)
