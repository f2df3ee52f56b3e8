"""The captain explains: every reason is a difference of numbers that the search or the heuristics weighed."""

from __future__ import annotations

from collections import Counter

import pytest

from vulcania.core.chance import Chance
from vulcania.core.match import Match, new
from vulcania.core.registry import slugs
from vulcania.players import reasons
from vulcania.players.advice import SPARE, Advice, Advised, advice, advise
from vulcania.players.budget import Budget
from vulcania.players.levels import CAPTAIN, Mate
from vulcania.players.player import seen
from vulcania.players.reasons import Reason, Sureness
from vulcania.players.search import Key, Try, search
from vulcania.players.told import counsel
from vulcania.words import LANGUAGES, words

ROUNDS = Budget(iterations=50)


def _midway(slug: str, plies: int, seed: int = 3) -> Match:
    match = new(slug, seats=2, seed=seed)
    while len(match.plies) < plies:
        seat = match.to_act[0]
        match.play(Mate().choose(seen(match.game, match.state, seat), Chance(len(match.plies))), seat)
    return match


@pytest.mark.parametrize("slug", slugs())
def test_reasons_are_the_differences_that_were_weighed(slug: str) -> None:
    match = _midway(slug, 21)
    sight = seen(match.game, match.state, match.to_act[0])
    found = search(sight, Chance(1), iterations=50, finalists=3 + SPARE, explain=True)
    given = advise(sight, ROUNDS, Chance(1))
    tries = {match.game.vocabulary.notation(one.move): one for one in found.tries}
    best = tries[given.moves[0].move]
    assert best.values[sight.seat] == max(one.values[sight.seat] for one in found.tries[: 3 + SPARE] if one.visits)
    if len(given.moves) > 1:
        second = tries[given.moves[1].move]
        weighed: Counter[Key] = Counter(dict(best.parts))
        weighed.subtract(dict(second.parts))
        assert all(_holds(one, weighed, sight.seat) for one in given.ahead)
    for lang in LANGUAGES:
        told = counsel(given, match.legal(sight.seat), match.game.vocabulary, words(lang, slug), ("Anna", "Ben"))
        compared = 0 if given.sure == "tie" else len(given.ahead)
        assert len(told[0]["reasons"]) == len(given.moves[0].reasons) + compared + 1, "and how sure he is"


@pytest.mark.parametrize("slug", ["soum-soum", "leagues", "miles", "voyage"])
def test_whoever_learnt_a_game_gives_advice_by_it_and_gives_reasons(slug: str) -> None:
    """Asked without a budget of one's own: what speaks for a move is what the walks with the net came to."""
    match = _midway(slug, 21)
    sight = seen(match.game, match.state, match.to_act[0])
    given = advise(sight, CAPTAIN, Chance(1))
    assert given == advise(sight, CAPTAIN, Chance(1)), "by rounds, not by time"
    chances = [one.chance for one in given.moves]
    assert chances == sorted(chances, reverse=True)
    assert {one.move for one in given.moves} <= set(match.legal(sight.seat))
    assert 0 < sum(one.share for one in given.moves) <= 1
    assert any(one.reasons for one in given.moves) or given.ahead


def test_what_speaks_for_a_move_is_said_before_what_it_costs_and_ties_are_not_compared() -> None:
    match = _midway("soum-soum", 4)
    legal = match.legal(match.to_act[0])
    cost, gain = Reason("risk", "divers", 0, 2.0), Reason("gain", "catch", 0, 1.0)
    moves = (Advised(legal[0], 0.6, 0.5, reasons=(cost, gain)), Advised(legal[1], 0.6, 0.5, tie=True))
    said = words("en", "soum-soum")

    def told(sure: Sureness) -> list[str]:
        given = Advice(0, moves, sure, (Reason("cost", "catch", 0, 1.0),))
        return [one["text"] for one in counsel(given, legal, match.game.vocabulary, said, ("A", "B"))[0]["reasons"]]

    against, pro, sure = said.say(cost.worded()), said.say(gain.worded()), said.say("sure-tie")
    assert told("tie") == [sure, pro, against]
    assert told("likely")[:2] == [pro, against]
    assert len(told("likely")) == 4


def _holds(one: Reason, weighed: Counter[Key], seat: int) -> bool:
    sure, hope = weighed[one.seat, one.part, False], weighed[one.seat, one.part, True]
    expected = {
        "gain": sure, "keep": hope, "cost": -sure, "risk": -hope - max(sure, 0.0), "deny": -sure - hope,
        "grant": sure + hope,
    }  # fmt: skip
    return one.points == pytest.approx(expected[one.kind]) and (one.seat == seat) == (one.kind not in ("deny", "grant"))


def test_what_a_dive_does_at_once_is_what_the_rules_count() -> None:
    """SS-12: a diver scores what it sees now. The account and the preview say the same as the captain."""
    match = new("soum-soum", seed=5, options={"first": "p1"})
    for move in ("place 1 b2", "stay", "place 1 c2", "stay", "place 1 d2"):
        match.play(move)
    sight = seen(match.game, match.state, 0)
    dives = [move for move in sight.moves if match.game.vocabulary.notation(move).startswith("dive")]
    for dive in dives:
        told = reasons.at_once(sight, dive, (), Chance(2))
        preview = match.preview(dive, 0)
        assert preview is not None
        caught = next((one.points for one in told if (one.kind, one.part) == ("gain", "catch")), 0.0)
        assert caught == pytest.approx(preview.args["points"])
        assert any(one.part == "divers" and one.kind == "risk" for one in told), "a diver sent is one fewer aboard"


def _try(move: int, *each: float) -> Try:
    return Try(move, len(each), (sum(each) / len(each), 0.5), 1.0, each)


def test_ties_are_told_from_what_is_sure() -> None:
    steady, better = [0.5, 0.6] * 20, [0.6, 0.7] * 20
    assert reasons.sureness(_try(1, *better), _try(2, *steady), 0) == "clear", "better in every position"
    assert reasons.sureness(_try(1, 0.9, 0.1, 0.8), _try(2, 0.1, 0.9, 0.7), 0) == "tie"
    assert reasons.same(_try(1, *steady), _try(2, *steady))
    assert not reasons.same(_try(1, *steady), _try(2, *better))


def test_a_move_that_takes_another_back_is_no_second_choice() -> None:
    """In a cave one step north and one south are as good only to who does not know where to go."""
    match = _midway("explo", 40)
    vocabulary = match.game.vocabulary
    back = {"n": "s", "s": "n", "e": "w", "w": "e"}
    while True:
        seat = match.to_act[0]
        legal = match.legal(seat)
        ways = [(way, other) for way, other in back.items() if {f"move {way}", f"move {other}"} <= set(legal)]
        if ways:
            break
        match.play(Mate().choose(seen(match.game, match.state, seat), Chance(len(match.plies))), seat)
    sight = seen(match.game, match.state, seat)
    one, other = (vocabulary.parse(f"move {way}") for way in ways[0])
    assert reasons.undoes(sight, one, other, Chance(3))
    stay = vocabulary.parse("stay")
    assert not reasons.undoes(sight, one, stay, Chance(3))
    level = [0.5, 0.52] * 8
    tries = (_try(one, *level), _try(other, *level[::-1]), _try(stay, *[0.49, 0.5] * 8))
    assert [named.move for named in advice(sight, tries, 48, Chance(3)).moves] == [
        vocabulary.notation(one), "stay",
    ]  # fmt: skip
