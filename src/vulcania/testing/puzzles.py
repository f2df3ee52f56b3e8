"""Every puzzle can be reached, asked and solved, and its best move is clearly the best, as its file tells."""

from __future__ import annotations

import pytest

from vulcania.core.hooks import hooks
from vulcania.core.lesson import LEARNER, AnotherMove
from vulcania.core.puzzle import FILE, Puzzle, puzzles
from vulcania.words import words

NAMES = ("Anna", "Ned", "Conseil", "Aronnax", "Axel", "Hans")


def test_there_are_three_to_six_puzzles_of_their_own(slug: str) -> None:
    found = puzzles(slug)
    if not found:
        pytest.skip(f"this game has no {FILE}")
    assert 3 <= len(found) <= 6
    assert len({(one.seed, one.before) for one in found}) == len(found)


def test_a_puzzle_is_reached_asked_and_solved(puzzle: Puzzle) -> None:
    match = puzzle.begin(NAMES[: puzzle.seats])
    assert match.to_act == (LEARNER,), "the first seat alone decides"
    shown = hooks(match.game).listed(match.view(LEARNER))
    assert {puzzle.best, puzzle.second} <= set(shown)
    assert puzzle.best != puzzle.second
    assert puzzle.less > puzzle.doubt > 0, "the best move is clearly the best"
    progress = puzzle.at(0, match.plies)
    assert progress.ways(match.legal(LEARNER)) == [puzzle.best]
    with pytest.raises(AnotherMove):
        progress.allow(match, puzzle.second)
    match.play(puzzle.best, LEARNER)
    assert puzzle.at(0, match.plies).step is None


def test_a_puzzle_says_what_it_asks_and_why(puzzle: Puzzle, lang: str) -> None:
    said = words(lang, puzzle.game)
    assert puzzle.why, "the reason is told"
    told = [puzzle.message(puzzle.step[0], answer) for answer in ("", ".done", ".else")]
    for message in (*told, puzzle.hint, *(why.message for why in puzzle.why)):
        assert said.say(message, NAMES)
    assert all(said.has(f"part-{why.part}") for why in puzzle.why)
