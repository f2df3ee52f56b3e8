"""Every game, number of seats and variant: what the conformance suite runs over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache

import pytest

from vulcania import shelf
from vulcania.core.chance import Chance
from vulcania.core.game import Game
from vulcania.core.lesson import lessons
from vulcania.core.match import Match, new
from vulcania.core.puzzle import puzzles
from vulcania.core.registry import game as find_game
from vulcania.core.registry import meta
from vulcania.core.setup import Option
from vulcania.core.state import State
from vulcania.core.view import View
from vulcania.words import LANGUAGES

SEED = 918_273_645_546_372_819
"""Long enough that it stands in a view or a picture only if it leaked."""


@dataclass(frozen=True)
class Case:
    """A game as it may be set up."""

    slug: str
    seats: int
    options: dict[str, object] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.slug}-{self.seats}" + (f"-{chosen}" if chosen else "")

    def match(self, seed: int = SEED) -> Match:
        return new(self.slug, self.seats, seed, self.options)

    @property
    def game(self) -> Game:
        return find_game(self.slug)

    @property
    def onlookers(self) -> list[int | None]:
        return [None, *range(self.seats)]

    def chance(self, *purpose: str) -> Chance:
        """A stream of random choices of its own for each case and purpose."""
        return Chance(str(self), *purpose)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What a test asks for by name: a ``slug``, ``lang``, ``lesson``, ``puzzle``, a ``case`` for each
    variant, a ``plain`` one."""
    games = getattr(metafunc.module, "GAMES", None) or [one.slug for one in shelf.places()[0] if not one.ours]
    if not games:
        pytest.fail(f"There is no game to test: no package has an entry point in the group {shelf.GROUP}.", False)
    found = {
        "slug": games,
        "lang": LANGUAGES,
        "lesson": [lesson for slug in games for lesson in lessons(slug)],
        "puzzle": [puzzle for slug in games for puzzle in puzzles(slug)],
        "case": cases(games),
        "plain": [c for c in cases(games) if not c.options],
    }
    for name, values in found.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, values, ids=str)


def cases(games: Iterable[str]) -> list[Case]:
    """Each game as it comes with each number of seats, and with each option changed, for the fewest and the most in
    turn: the fuzzer mixes them all."""
    found = []
    for slug in games:
        low, high = meta(slug).seats
        found += [Case(slug, seats) for seats in range(low, high + 1)]
        changed = [{option.name: value} for option in meta(slug).options for value in _others(option)]
        found += [Case(slug, (low, high)[at % 2], options) for at, options in enumerate(changed)]
    return found


def _others(option: Option) -> list[object]:
    """Values to try besides the default."""
    match option.kind:
        case "flag":
            return [not option.default]
        case "number":
            return [value for value in (option.low, option.high) if value != option.default]
        case "choice":
            return [choice for choice in option.choices if choice != option.default]
        case "seat":
            return ["p1"]


def random_play(case: Case, seed: int = SEED) -> Match:
    """A whole match of random moves, the caller's own."""
    match = _random_play(case, seed)
    return match.at(len(match.plies))


@lru_cache(maxsize=512)
def _random_play(case: Case, seed: int) -> Match:
    """Most tests look at the same match of a case: it is played once."""
    match = case.match(seed)
    chance = case.chance("play", str(seed))
    while not match.over:
        play_one(match, chance)
    return match


def play_one(match: Match, chance: Chance) -> None:
    seat = chance.pick(match.to_act)
    match.play(chance.pick(match.state.legal(seat)), seat)


def moments(match: Match) -> list[Match]:
    """The match at its start, half-way and at its end."""
    return [match.at(at) for at in (0, len(match.plies) // 2, len(match.plies))]


def positions(case: Case, most: int) -> Iterator[tuple[State, int, int]]:
    """Positions spread over a random match: each before a move, with the seat that made it and the move."""
    match = random_play(case)
    step = max(1, len(match.plies) // most)
    offset = case.chance("offset").below(step)
    for at in range(offset, len(match.plies), step):
        ply = match.plies[at]
        yield match.at(at).state, ply.seat, ply.move


def differences(one: View, other: View) -> str:
    """The fields in which two views differ, with what they hold."""
    pairs = ((name, getattr(one, name), getattr(other, name)) for name in one.__struct_fields__)
    return "; ".join(f"{name}: {a!r} or {b!r}" for name, a, b in pairs if a != b)
