"""Who can sit in a seat: names, near names, budgets, other people's bots."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from vulcania.core.chance import Chance
from vulcania.core.errors import BadSetup
from vulcania.core.match import new
from vulcania.players import registry
from vulcania.players.basic import GreedyPlayer, RandomPlayer
from vulcania.players.player import Player, Seen, seen
from vulcania.players.registry import Entry, known_by_name, loaded, names, sitting, sittings


class Third:
    """Someone else's player: always the last move."""

    def choose(self, seen: Seen, chance: Chance) -> int:
        return seen.moves[-1]


ENTRY = Entry("fourth", lambda budget: Third())
NOTHING = 7


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    points = [
        EntryPoint(name, f"{__name__}:{thing}", registry.GROUP)
        for name, thing in [("third", "Third"), ("fourth", "ENTRY"), ("none", "NOTHING"), ("gone", "Missing")]
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == registry.GROUP else [])
    registry._found_on.cache_clear()
    yield
    registry._found_on.cache_clear()


def test_seats_are_read_as_people_write_them() -> None:
    anna, bot, other = sittings(" human:Anna , GREEDY,greedy ")
    assert (anna.human, anna.name) == (True, "Anna")
    assert not bot.human
    assert (bot.name, other.name) == ("greedy 1", "greedy 2")
    assert isinstance(bot.player(), GreedyPlayer)
    assert sittings("") == ()


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("human,gredy", "Did you mean greedy?"),
        ("humna", "Did you mean human?"),
        ("qqqq", "A seat can be: human, random, greedy"),
        ("human,,random", "“”"),
        ("random:5s", "takes no budget"),
        ("human:greedy", "is the name of a bot"),
        ("human:captain:2s,mate", "is the name of a bot"),
        ("captain:0", "is no budget"),
        ("captain:999999999s", "is no budget"),
        ("captain:nan", "is no budget"),
    ],
)
def test_what_nobody_is_called_is_refused_with_a_suggestion(text: str, answer: str) -> None:
    with pytest.raises(BadSetup) as caught:
        sittings(text)
    assert answer in str(caught.value)
    assert caught.value.say("fr") != caught.value.say("nl") != str(caught.value)


def test_whoever_sat_at_a_recorded_match_is_known_again() -> None:
    for text in ("greedy,random", "greedy,greedy", "human:Anna,captain:2s", "human,random"):
        for one in sittings(text):
            again = known_by_name(one.name)
            assert (again.entry, again.budget, again.name) == (one.entry, one.budget, one.name)
    assert known_by_name("Random Joe").human
    assert known_by_name("human").human
    assert known_by_name("").human


@pytest.mark.usefixtures("others")
def test_other_peoples_players_are_found_when_asked_for() -> None:
    assert {"third", "fourth"} <= set(names())
    for name in ("third", "fourth"):
        player: Player = loaded(sitting(name)).player()
        assert isinstance(player, Third)


@pytest.mark.usefixtures("others")
@pytest.mark.parametrize("name", ["none", "gone"])
def test_other_peoples_broken_players_are_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="cannot be loaded"):
        loaded(sitting(name))


def decision(slug: str = "pearls") -> Seen:
    match = new(slug, seed=1)
    return seen(match.game, match.state, match.to_act[0])


@pytest.mark.parametrize("player", [RandomPlayer(), GreedyPlayer()])
def test_the_same_chance_gives_the_same_answer(player: Player) -> None:
    what = decision("soum-soum")
    answers = [player.choose(what, Chance(number)) for number in range(20)]
    assert answers == [player.choose(what, Chance(number)) for number in range(20)]
    assert set(answers) <= set(what.moves)


def test_random_plays_every_move_alike() -> None:
    what, chance = decision(), Chance(1)
    count = 4000
    answers = [RandomPlayer().choose(what, chance) for _ in range(count)]
    for move in what.moves:
        share = count / len(what.moves)
        assert abs(answers.count(move) - share) < 5 * share**0.5


def test_greedy_takes_the_best_and_breaks_ties_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    class Taste:
        def policy(self, state: Any, seat: int, moves: tuple[int, ...]) -> list[float]:
            return [float(at in (1, 2)) for at in range(len(moves))]

    monkeypatch.setattr("vulcania.players.basic.heuristics", lambda game: Taste())
    what = decision()
    answers = {GreedyPlayer().choose(what, Chance(number)) for number in range(50)}
    assert answers == set(what.moves[1:3])


def test_greedy_knows_no_more_than_its_seat() -> None:
    """Whatever is hidden, the same view and chance give the same choice."""
    match = new("soum-soum", seed=3)
    chance = Chance("swap")
    while not match.over:
        seat = match.to_act[0]
        choices = {
            GreedyPlayer().choose(seen(match.game, match.state.redeal(seat, Chance(n)), seat), Chance("same"))
            for n in range(3)
        }
        assert len(choices) == 1
        match.play(chance.pick(match.legal()))
