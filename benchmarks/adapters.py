"""The interfaces to other libraries, beside a wrapper that anyone could write from outside: steps of random play.

    python -m benchmarks.adapters [GAME ...] [--seconds 2]

Needs NumPy, Gymnasium and PettingZoo (``vulcania[research]``), and OpenSpiel for its column. All are measured in turns
in one process, by the processor's time, with the fewest seats that the game allows; figures are medians of the turns.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from statistics import median
from typing import Any

from benchmarks.engine import random_game, rate
from vulcania.core.chance import Chance
from vulcania.core.match import new
from vulcania.core.registry import game as find_game
from vulcania.core.registry import slugs

TURNS = 10


def wrapper(slug: str, encoded: bool) -> Callable[[int], int]:
    """As from outside: a match, its view and its notations, and a mask made of them; encoded, also all that the view
    holds as a row of numbers."""
    import numpy as np

    vocabulary, chance = find_game(slug).vocabulary, Random(1)

    def play(number: int) -> int:
        match, moves = new(slug, seed=number), 0
        while not match.over:
            seat = match.to_act[0]
            view = match.view(seat)
            if encoded:
                row = np.zeros(ROW, np.float32)
                numbers = [*leaves(view.to_data())][:ROW]
                row[: len(numbers)] = numbers
            mask = np.zeros(vocabulary.size, np.int8)
            mask[[vocabulary.parse(text) for text in match.legal(seat)]] = 1
            match.play(int(chance.choice(mask.nonzero()[0])), seat)
            moves += 1
        return moves

    return play


ROW = 4_000
NAMES: dict[str, float] = {}


def leaves(data: Any) -> Iterator[float]:
    """Everything in plain data as numbers, words by the order in which they were met."""
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list | tuple):
        for part in data:
            yield from leaves(part)
    elif isinstance(data, str):
        yield NAMES.setdefault(data, len(NAMES) / 1000)
    else:
        yield -1.0 if data is None else float(data)


def agents(slug: str, encoded: bool) -> Callable[[int], int]:
    from vulcania.research.pettingzoo import env

    table, chance = env(slug, encoded=encoded), Random(1)

    def play(number: int) -> int:
        table.reset(seed=number)
        moves = 0
        while True:
            seen, _, over, _, _ = table.last()
            if over:
                return moves
            table.step(chance.choice(seen["action_mask"].nonzero()[0]))
            moves += 1

    return play


def spiel(slug: str) -> Callable[[int], int]:
    import pyspiel

    from vulcania.research import openspiel

    game, chance = pyspiel.load_game(openspiel.name(slug)), Random(1)

    def play(_: int) -> int:
        state: Any = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            moves += 1
        state.returns()
        return moves

    return play


def bare(slug: str) -> Callable[[int], int]:
    game, chance = find_game(slug), Chance("bare")
    return lambda number: random_game(game, game.meta.seats[0], number, chance)


WAYS: dict[str, Callable[[str], Callable[[int], int]]] = {
    "bare engine": bare,
    "outside, masks": lambda slug: wrapper(slug, False),
    "PettingZoo, masks": lambda slug: agents(slug, False),
    "OpenSpiel": spiel,
    "outside, encoded": lambda slug: wrapper(slug, True),
    "PettingZoo, encoded": lambda slug: agents(slug, True),
}
BESIDE = {
    "PettingZoo, masks": "outside, masks",
    "PettingZoo, encoded": "outside, encoded",
    "OpenSpiel": "outside, masks",
}
"""What gives as much, and how much of it."""


def measure(slug: str, seconds: float) -> dict[str, list[float]]:
    """Steps a second by each way, turn by turn; what is not installed is left out."""
    plays = {}
    for name, way in WAYS.items():
        with suppress(ImportError):
            plays[name] = way(slug)
    found: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(TURNS):
        for name, play in plays.items():
            found[name].append(rate(play, seconds / TURNS)[1])
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.adapters", description="Measure every interface.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each measurement takes")
    given = parser.parse_args()
    print("| game | " + " | ".join(WAYS) + " |\n|---" + "|---:" * len(WAYS) + "|")
    for slug in given.games or slugs():
        found = measure(slug, given.seconds)
        print(f"| `{slug}` | " + " | ".join(cell(found, name) for name in WAYS) + " |", flush=True)
    return 0


def cell(found: dict[str, list[float]], name: str) -> str:
    if name not in found:
        return "–"
    speed = f"{median(found[name]):,.0f}"
    if name not in BESIDE:
        return speed
    turns = zip(found[name], found[BESIDE[name]], strict=True)
    return f"{speed} ({median(mine / other for mine, other in turns):.1f} ×)"


if __name__ == "__main__":
    raise SystemExit(main())
