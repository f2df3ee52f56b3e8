"""The work that ``against`` asks of each checkout: whatever ``vulcania`` the path finds does it.

It reads ``[work, game, seconds]`` line by line and answers how often a second the work was done.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from functools import cache
from itertools import count

from vulcania.core.chance import Chance
from vulcania.core.match import Match, new
from vulcania.core.registry import game as find_game
from vulcania.core.registry import meta
from vulcania.players.player import seen
from vulcania.players.registry import sitting
from vulcania.players.search import search

POSITIONS = 6
ROUNDS = 20
"""Of a search in each of the positions: both checkouts are asked about the same."""

_numbers: dict[tuple[str, str], count[int]] = {}


def _seats(slug: str) -> int:
    return max(2, meta(slug).seats[0])


def random_game(slug: str, number: int) -> int:
    game, chance = find_game(slug), Chance("turns", number)
    state = game.start(game.setup(_seats(slug), number))
    while state.to_act:
        seat = state.to_act[0]
        state.play(chance.pick(state.legal(seat)), seat)
    state.outcome()
    return 1


def greedy_game(slug: str, number: int) -> int:
    game, chance, player = find_game(slug), Chance("turns", number), sitting("greedy").player()
    state = game.start(game.setup(_seats(slug), number))
    while state.to_act:
        seat = state.to_act[0]
        state.play(player.choose(seen(game, state, seat), chance), seat)
    return 1


@cache
def positions(slug: str) -> list[Match]:
    """Decisions spread over a match of mates."""
    match, mate, chance = new(slug, _seats(slug), seed=7), sitting("mate").player(), Chance("turns")
    while not match.over:
        seat = match.to_act[0]
        match.play(mate.choose(seen(match.game, match.state, seat), chance), seat)
    choices = [ply for ply in range(len(match.plies)) if len(match.at(ply).state.legal(match.plies[ply].seat)) > 1]
    return [match.at(choices[at * len(choices) // POSITIONS]) for at in range(POSITIONS)]


def search_rounds(slug: str, number: int) -> int:
    for match in positions(slug):
        search(seen(match.game, match.state, match.to_act[0]), Chance(number), iterations=ROUNDS)
    return ROUNDS * POSITIONS


def clones(slug: str, _: int) -> int:
    for match in positions(slug):
        for _ in range(20):
            match.state.clone()
    return 20 * POSITIONS


WORKS: dict[str, Callable[[str, int], int]] = {
    "random": random_game, "greedy": greedy_game, "search": search_rounds, "clone": clones,
}  # fmt: skip


def rate(work: str, slug: str, seconds: float) -> float:
    numbers = _numbers.setdefault((work, slug), count())
    begun = time.process_time()
    done = 0
    while not done or time.process_time() - begun < seconds:
        done += WORKS[work](slug, next(numbers))
    return done / (time.process_time() - begun)


if __name__ == "__main__":
    for line in sys.stdin:
        print(rate(*json.loads(line)), flush=True)
