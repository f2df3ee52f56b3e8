"""What every game owes to the contract, whatever its rules: checked by random play over every setup."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.cases import SEED, Case, cases, games, play_one, positions, random_play
from vulcania.core.contents import contents, mutable_parts
from vulcania.core.errors import IllegalMove, MatchOver, NotYourTurn
from vulcania.core.match import load
from vulcania.core.rulebook import rulebook
from vulcania.words import LANGUAGES, words

every_case = pytest.mark.parametrize("case", cases(), ids=str)
every_game = pytest.mark.parametrize("case", games(), ids=str)


@every_case
def test_matches_end_within_the_declared_bound_and_lose_no_component(case: Case) -> None:
    match = case.match()
    chance = case.chance("census")
    bound = match.game.bound(match.setup)
    census = match.state.census()
    while not match.over:
        assert len(match.plies) < bound
        assert match.outcome is None
        assert all(match.state.legal(seat) for seat in match.to_act), "a seat that is to act has something to decide"
        play_one(match, chance)
        assert match.state.census() == census, f"after {match.plies[-1].text}"
    with pytest.raises(MatchOver):
        match.play(match.plies[0].text)


@every_case
def test_the_same_seed_and_moves_give_the_same_match(case: Case) -> None:
    first = random_play(case)
    again = case.match()
    for ply in first.plies:
        again.play(ply.text, ply.seat)
    assert contents(again.state) == contents(first.state)
    assert again.record() == first.record()
    assert random_play(case, SEED + 1).record() != first.record(), "another seed gives another match"


def test_another_process_plays_the_same_matches() -> None:
    code = (
        "import json\nfrom tests.conformance.cases import games, random_play\n"
        "print(json.dumps({str(case): random_play(case).record() for case in games()}))"
    )
    told = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONHASHSEED": "4711"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(told.stdout) == {str(case): random_play(case).record() for case in games()}


@every_case
def test_a_clone_is_complete_and_independent(case: Case) -> None:
    for state, seat, move in positions(case, 8):
        before = contents(state)
        twin = state.clone()
        assert contents(twin) == before
        assert type(twin) is type(state)
        own = {id(part) for part in mutable_parts(state)}
        shared = [part for part in mutable_parts(twin) if id(part) in own]
        assert not shared, "a clone shares nothing that can change"
        twin.play(move, seat)
        assert contents(state) == before
        state.play(move, seat)
        assert contents(twin) == contents(state)


@every_case
def test_what_is_legal_plays_and_all_else_is_refused_and_changes_nothing(case: Case) -> None:
    match = case.match()
    vocabulary = match.game.vocabulary
    known_rules = set(rulebook(case.slug).ids)
    chance = case.chance("refusals")
    said = [words(lang, case.slug) for lang in LANGUAGES]
    while not match.over:
        if chance.below(6) == 0:
            before = contents(match.state)
            for seat in range(case.seats):
                legal = set(match.state.legal(seat)) if seat in match.to_act else set()
                assert legal <= set(range(vocabulary.size))
                for move in chance_sample(chance, vocabulary.size, 25):
                    if move in legal:
                        continue
                    with pytest.raises((IllegalMove, NotYourTurn)) as caught:
                        match.play(move, seat)
                    if isinstance(caught.value, IllegalMove):
                        assert caught.value.rule in known_rules
                        assert all(speaker.say(caught.value.message) for speaker in said)
            assert contents(match.state) == before
            for seat in match.to_act:
                for move in match.state.legal(seat):
                    match.state.clone().play(move, seat, [])
        play_one(match, chance)


def chance_sample(chance: object, size: int, count: int) -> list[int]:
    below = chance.below  # type: ignore[attr-defined]
    return list(range(size)) if size <= count else [below(size) for _ in range(count)]


@every_case
def test_every_move_has_one_notation(case: Case) -> None:
    vocabulary = case.match().game.vocabulary
    for _, (state, seat, move) in zip(range(6), positions(case, 6), strict=False):
        legal = state.legal(seat)
        assert len(set(legal)) == len(legal)
        assert [vocabulary.parse(text) for text in vocabulary.notations(legal)] == legal
        assert vocabulary.parse("  " + vocabulary.notation(move).upper().replace(" ", "   ")) == move


@every_case
def test_a_record_tells_the_whole_match(case: Case) -> None:
    match = random_play(case)
    record = match.record()
    again = load(record)
    assert again.record() == record
    assert contents(again.state) == contents(match.state)
    assert again.outcome == match.outcome
    half = match.at(len(match.plies) // 2)
    assert contents(load(half.record()).state) == contents(half.state)


@every_case
def test_taking_everything_back_leads_to_the_start(case: Case) -> None:
    match = random_play(case)
    while match.plies:
        match.undo(free=True)
    assert contents(match.state) == contents(case.match().state)


@every_game
def test_however_a_match_ends_nothing_is_left_over(case: Case) -> None:
    """Whatever the last move was: the components are all there, and everyone can look at the table."""
    game = case.match().game
    chance = case.chance("endings")
    for seed in range(60):
        state = game.start(game.setup(case.seats, seed))
        census = state.census()
        while state.to_act:
            seat = chance.pick(state.to_act)
            state.play(chance.pick(state.legal(seat)), seat)
        assert state.census() == census
        assert all(game.view(state, seat).to_act == () for seat in (None, *range(case.seats)))


@every_game
def test_the_final_account_is_complete(case: Case) -> None:
    for seed in range(SEED, SEED + 4):
        match = random_play(case, seed)
        outcome = match.outcome
        assert outcome is not None
        assert len(outcome.scores) == len(outcome.ranks) == case.seats
        assert outcome.winners == tuple(seat for seat in range(case.seats) if outcome.ranks[seat] == 1)
        if match.game.meta.team:
            assert len(set(outcome.scores)) == 1
            assert sum(line.points for line in outcome.breakdown) == outcome.scores[0]
        else:
            assert outcome.winners
            for seat, score in enumerate(outcome.scores):
                assert sum(line.points for line in outcome.breakdown if line.seat == seat) == score
