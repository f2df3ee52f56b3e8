"""The bare engine, through the interface that search uses: how many random matches and moves it plays, how long a clone
takes."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.game import Game
from vulcania.core.registry import game as find_game
from vulcania.core.state import State


class Engine(msgspec.Struct):
    """What was measured of one game."""

    game: str
    seats: int
    games_per_second: float
    moves_per_second: float
    clone_microseconds: float


class Peer(msgspec.Struct):
    """The same rules elsewhere, measured in turns with ours."""

    name: str
    seats: int
    ours: float
    theirs: float
    ratio: float
    """The median over the turns, in each of which both were measured one right after the other."""


def random_game(game: Game, seats: int, seed: int, chance: Chance) -> int:
    """One match of random moves from set-up to outcome; how many moves it had."""
    state = game.start(game.setup(seats, seed))
    moves = 0
    while state.to_act:
        seat = state.to_act[0]
        legal = state.legal(seat)
        state.play(legal[chance.below(len(legal))], seat)
        moves += 1
    state.outcome()
    return moves


def rate(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """How often a second the work is done, and how many moves that makes. The work is told how often it was done."""
    done, moves = 0, 0
    begun = time.process_time()
    end = begun + seconds
    while time.process_time() < end:
        moves += work(done)
        done += 1
    spent = time.process_time() - begun
    return done / spent, moves / spent


def clone_time(game: Game, seats: int, seconds: float) -> float:
    """Microseconds for a clone, the median over positions of a match."""
    times = []
    for state in _positions(game, seats):
        count = 0
        begun = time.process_time()
        end = begun + seconds / 8
        while time.process_time() < end:
            for _ in range(50):
                state.clone()
            count += 50
        times.append((time.process_time() - begun) / count * 1e6)
    return median(times)


def _positions(game: Game, seats: int) -> list[State]:
    """Eight positions spread over a random match."""
    chance = Chance("clone")
    state = game.start(game.setup(seats, 1))
    found = [state.clone()]
    while state.to_act:
        seat = state.to_act[0]
        state.play(chance.pick(state.legal(seat)), seat)
        found.append(state.clone())
    return [found[at * len(found) // 8] for at in range(8)]


def measure(slug: str, seats: int, seconds: float) -> Engine:
    game = find_game(slug)
    chance = Chance("benchmark", slug)
    games, moves = rate(lambda number: random_game(game, seats, number, chance), seconds)
    return Engine(slug, seats, games, moves, clone_time(game, seats, seconds / 4))


def beside_openspiel(seconds: float, rounds: int = 30) -> Peer | None:
    """Soum Soum here and there, in short turns, so that whatever disturbs the one disturbs the other; the medians.

    ``None``: there is no OpenSpiel here.
    """
    try:
        import pyspiel

        from benchmarks import openspiel_soum_soum as theirs
    except ImportError:
        return None
    game = find_game("soum-soum")
    their_game = pyspiel.load_game(theirs.NAME)
    chance, their_chance = Chance("benchmark"), Random(1)
    mine, others = [], []
    for _ in range(rounds):
        mine.append(rate(lambda number: random_game(game, 2, number, chance), seconds / rounds)[0])
        others.append(rate(lambda _: theirs.random_game(their_game, their_chance), seconds / rounds)[0])
    ratio = median(ours / theirs for ours, theirs in zip(mine, others, strict=True))
    return Peer("OpenSpiel (Python game)", 2, median(mine), median(others), ratio)
