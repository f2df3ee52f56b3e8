"""Bots that fail: the match goes on, a mate plays the seat, and it is said."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from vulcania.core.chance import Chance
from vulcania.core.contents import contents
from vulcania.core.match import Match, new
from vulcania.core.registry import slugs
from vulcania.players import worker
from vulcania.players.levels import Mate
from vulcania.players.player import Player, Seen, seen
from vulcania.players.registry import Entry, Sitting
from vulcania.players.replacement import Replaceable
from vulcania.players.worker import Task, Workers, task
from vulcania.words import LANGUAGES, words
from vulcania.words.message import Message

PATIENCE = 240
"""Seconds; a busy machine may be slow, and nothing here waits in vain."""


class Broken:
    """A third party's bot, which does what it is told to do wrong."""

    def __init__(self, answer: Callable[[Seen], object]) -> None:
        self.answer = answer
        self.asked = 0

    def choose(self, seen: Seen, chance: Chance) -> int:
        self.asked += 1
        return self.answer(seen)  # type: ignore[return-value]


def _raise(_: Seen) -> object:
    raise RuntimeError("out of luck")


class Unspeakable:
    def __str__(self) -> str:
        raise RuntimeError


ANSWERS: list[tuple[Callable[[Seen], object], str]] = [
    (_raise, "player-crashed"),
    (lambda _: None, "player-illegal"),
    (lambda _: "dive c4", "player-illegal"),
    (lambda _: 10**9, "player-illegal"),
    (lambda _: -1, "player-illegal"),
    (lambda _: 1.0, "player-illegal"),
    (lambda _: Unspeakable(), "player-illegal"),
]


@pytest.mark.parametrize(("answer", "key"), ANSWERS)
def test_a_bot_that_fails_is_replaced_by_a_mate(answer: Callable[[Seen], object], key: str) -> None:
    match = new("soum-soum", seed=3)
    bot = Broken(answer)
    notes: list[Message] = []
    player = Replaceable(Sitting(Entry("odd", lambda _: bot), None, "odd"), 1, notes.append)
    sight = seen(match.game, match.state, match.to_act[0])
    for luck in range(3):
        assert player.choose(sight, Chance(luck)) == Mate().choose(sight, Chance(luck))
    assert bot.asked == 1, "who failed once is not asked again"
    assert [note.key for note in notes] == [key]
    for lang in LANGUAGES:
        assert "odd" in words(lang).say(notes[0], ("Anna", "Ben"))


def test_a_bot_that_cannot_even_be_made_is_replaced() -> None:
    def make(_: object) -> Player:
        raise ImportError("no such thing")

    match = new("soum-soum", seed=3)
    notes: list[Message] = []
    player = Replaceable(Sitting(Entry("odd", make), None, "odd"), 0, notes.append)
    sight = seen(match.game, match.state, match.to_act[0])
    assert player.choose(sight, Chance(1)) in sight.moves
    assert [note.key for note in notes] == ["player-crashed"]


def test_a_good_bot_is_left_alone() -> None:
    match = new("soum-soum", seed=3)
    notes: list[Message] = []
    player = Replaceable(Sitting(Entry("good", lambda _: Broken(lambda s: s.moves[5])), None, "good"), 0, notes.append)
    sight = seen(match.game, match.state, match.to_act[0])
    assert player.choose(sight, Chance(1)) == sight.moves[5]
    assert not notes


def decision(player: str, limit: float = worker.LIMIT) -> tuple[Match, Task]:
    match = new("soum-soum", seed=3, players=("a", "b"))
    return match, task(seen(match.game, match.state, match.to_act[0]), player, Chance(5), limit)


def test_an_unknown_player_and_an_absurd_budget_end_in_a_move() -> None:
    match, asked = decision("kraken")
    answer = worker.play(asked)
    assert answer.move in match.legal()
    assert answer.note is not None
    begun = time.perf_counter()
    match, asked = decision("captain:9999999", limit=0.1)
    answer = worker.play(asked)
    assert answer.move in match.legal()
    assert answer.note is None
    assert time.perf_counter() - begun < PATIENCE


@pytest.mark.parametrize("slug", slugs())
def test_a_task_tells_a_worker_what_the_seat_knows_and_nothing_else(slug: str) -> None:
    match = new(slug, seed=3)
    chance = Chance("task")
    while not match.over and len(match.plies) < 30:
        match.play(chance.pick(match.legal()))
    for seat in match.to_act:
        here = seen(match.game, match.state, seat)
        asked = task(here, "mate", Chance(1))
        assert len(asked.position) < 12_000, "the box stays here: the other process has one of its own"
        there = asked.seen()
        assert there.moves == here.moves
        assert there.view() == here.view()
        assert match.game.slug == there.game.slug
        assert contents(there.imagine(Chance(2))) == contents(here.imagine(Chance(2)))
        other = seen(match.game, match.state.redeal(seat, Chance("swap")), seat)
        assert task(other, "mate", Chance(1)) == task(here, "mate", Chance(1)), "what is hidden does not travel"


def test_workers_answer_advise_and_survive_what_hangs_or_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    match, asked = decision("captain:30")
    with Workers(1) as workers:
        first = workers.choose(asked).result(PATIENCE)
        assert first.move in match.legal()
        assert first == worker.play(asked), "the same task gives the same answer, in whatever process"
        advice = workers.advise(asked).result(PATIENCE)
        assert advice.moves[0].move in match.legal()
        monkeypatch.setattr(worker, "GRACE", -0.95)
        slow = workers.choose(decision("captain:1s")[1]).result(PATIENCE)
        assert slow.move in match.legal()
        assert slow.note is not None
        assert slow.note.key == "player-late"
        monkeypatch.undo()
        again = workers.choose(asked).result(PATIENCE)
        assert again == first, "a worker that was ended is started again and knows all it needs"
        killed = workers._all[0]._process
        assert killed is not None
        killed.kill()
        killed.join()
        assert workers.choose(asked).result(PATIENCE) == first, "and so is one that died"
