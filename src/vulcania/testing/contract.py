"""What every game owes to the contract, whatever its rules: checked by random play over every setup."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from vulcania.core.contents import contents, mutable_parts
from vulcania.core.errors import IllegalMove, MatchOver, NotYourTurn
from vulcania.core.match import load
from vulcania.core.rulebook import rulebook
from vulcania.testing.cases import SEED, Case, cases, play_one, positions, random_play
from vulcania.words import LANGUAGES, words


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


def test_the_same_seed_and_moves_give_the_same_match(case: Case) -> None:
    first = random_play(case)
    again = case.match()
    for ply in first.plies:
        again.play(ply.text, ply.seat)
    assert contents(again.state) == contents(first.state)
    assert again.record() == first.record()
    assert random_play(case, SEED + 1).record() != first.record(), "another seed gives another match"


def test_another_process_plays_the_same_match(slug: str) -> None:
    own = [case for case in cases([slug]) if not case.options]
    code = (
        "import json\nfrom vulcania.testing.cases import cases, random_play\n"
        f"own = [case for case in cases([{slug!r}]) if not case.options]\n"
        "print(json.dumps([random_play(case).record() for case in own]))"
    )
    env = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    told = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == [random_play(case).record() for case in own]


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
                some = (
                    range(vocabulary.size)
                    if vocabulary.size <= 25
                    else (chance.below(vocabulary.size) for _ in range(25))
                )
                for move in (move for move in some if move not in legal):
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


def test_every_move_has_one_notation(case: Case) -> None:
    vocabulary = case.match().game.vocabulary
    for _, (state, seat, move) in zip(range(6), positions(case, 6), strict=False):
        legal = state.legal(seat)
        assert len(set(legal)) == len(legal)
        assert [vocabulary.parse(text) for text in vocabulary.notations(legal)] == legal
        assert vocabulary.parse("  " + vocabulary.notation(move).upper().replace(" ", "   ")) == move


def test_a_record_tells_the_whole_match(case: Case) -> None:
    match = random_play(case)
    record = match.record()
    again = load(record)
    assert again.record() == record
    assert contents(again.state) == contents(match.state)
    assert again.outcome == match.outcome
    half = match.at(len(match.plies) // 2)
    assert contents(load(half.record()).state) == contents(half.state)


def test_taking_everything_back_leads_to_the_start_as_anyone_knew_it(case: Case) -> None:
    match, start = random_play(case), case.match()
    match = match.at(len(match.plies) - 1)
    while match.plies:
        match.undo(free=True)
    for seat in (None, *range(match.seats)):
        assert match.view(seat) == start.view(seat)
    assert match.state.census() == start.state.census()
    assert contents(load(match.record()).state) == contents(match.state)


def test_what_is_taken_back_is_chance_anew_and_stays_on_record(case: Case) -> None:
    """Wherever chance was asked or something was told: everyone sees what they saw, and what nobody knows is new."""
    match = random_play(case)
    chance = case.chance("undo")
    for _ in range(3):
        ply = chance.below(len(match.plies))
        then, now = match.at(ply), match.at(len(match.plies) - 1)
        if ply == len(now.plies):
            continue
        gone = now.take_back(len(now.plies) - ply, 0)
        for seat in (None, *range(now.seats)):
            assert now.view(seat) == then.view(seat)
        if any(one.sealed for one in gone):
            assert now.state.chance != then.state.chance
        else:
            assert contents(now.state) == contents(then.state)
        again = load(now.record())
        assert contents(again.state) == contents(now.state)
        assert again.record() == now.record()
        assert f"undo: {len(gone)} by p1" in now.record()


def test_however_a_match_ends_nothing_is_left_over(plain: Case) -> None:
    """Whatever the last move was: the components are all there, and everyone can look at the table. Nor is the declared
    bound out of all proportion: learners set their horizon by it."""
    game = plain.match().game
    chance = plain.chance("endings")
    longest = 0
    for seed in range(60):
        state = game.start(game.setup(plain.seats, seed))
        census = state.census()
        moves = 0
        while state.to_act:
            seat = chance.pick(state.to_act)
            state.play(chance.pick(state.legal(seat)), seat)
            moves += 1
        longest = max(longest, moves)
        assert state.census() == census
        assert all(game.view(state, seat).to_act == () for seat in (None, *range(plain.seats)))
    assert game.bound(game.setup(plain.seats, 0)) <= 100 * longest, "no match comes near the bound"


def test_the_final_account_is_complete(plain: Case) -> None:
    for seed in range(SEED, SEED + 4):
        match = random_play(plain, seed)
        outcome = match.outcome
        assert outcome is not None
        assert len(outcome.scores) == len(outcome.ranks) == plain.seats
        assert outcome.winners == tuple(seat for seat in range(plain.seats) if outcome.ranks[seat] == 1)
        if match.game.meta.team:
            assert len(set(outcome.scores)) == 1
            assert sum(line.points for line in outcome.breakdown) == outcome.scores[0]
        else:
            assert outcome.winners
            for seat, score in enumerate(outcome.scores):
                assert sum(line.points for line in outcome.breakdown if line.seat == seat) == score
