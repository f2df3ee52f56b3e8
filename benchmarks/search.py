"""How many rounds a second the search makes in each game, and how much of the time is its own.

    python -m benchmarks.search [GAME ...] [--seats N] [--seconds 3] [--json]

The search's own share is sampled: a timer looks every millisecond of processor time whether the rules or the heuristics
are at work (anything in ``vulcania/games`` or ``vulcania/core``) or the search itself.
"""

from __future__ import annotations

import argparse
import json
import signal
import time
from types import FrameType
from typing import Any

from vulcania.core.chance import Chance
from vulcania.core.match import Match, new
from vulcania.core.registry import meta, slugs
from vulcania.players.player import seen
from vulcania.players.registry import sitting
from vulcania.players.search import search

SEED = 7
POSITIONS = 6


class Sampler:
    """Counts, while it runs, in whose code the time goes."""

    def __init__(self) -> None:
        self.rules = 0
        self.own = 0

    def _look(self, _: int, frame: FrameType | None) -> None:
        while frame is not None:
            name = frame.f_code.co_filename
            if "/vulcania/games/" in name or "/vulcania/core/" in name:
                self.rules += 1
                return
            frame = frame.f_back
        self.own += 1

    def __enter__(self) -> Sampler:
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, 0.001, 0.001)
        return self

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)

    @property
    def share(self) -> float:
        return self.own / max(self.own + self.rules, 1)


def positions(slug: str, seats: int | None) -> list[Match]:
    """Decisions spread over a match of mates."""
    match = new(slug, seats or max(2, meta(slug).seats[0]), seed=SEED)
    mate = sitting("mate").player()
    chance = Chance("benchmark")
    while not match.over:
        seat = match.to_act[0]
        match.play(mate.choose(seen(match.game, match.state, seat), chance), seat)
    choices = [ply for ply in range(len(match.plies)) if len(match.at(ply).state.legal(match.plies[ply].seat)) > 1]
    return [match.at(choices[at * len(choices) // POSITIONS]) for at in range(POSITIONS)]


def measure(slug: str, seconds: float, seats: int | None = None) -> dict[str, Any]:
    rounds, spent = 0, 0.0
    sampler = Sampler()
    for match in positions(slug, seats):
        seat = match.to_act[0]
        sight = seen(match.game, match.state, seat)
        begun = time.process_time()
        with sampler:
            rounds += search(sight, Chance(SEED), seconds=seconds / POSITIONS).rounds
        spent += time.process_time() - begun
    return {"game": slug, "rounds_per_second": round(rounds / spent), "own_share": round(sampler.share, 3)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(slugs()))
    parser.add_argument("--seats", type=int, help="else as few as the game allows, but two at least")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = [measure(slug, given.seconds, given.seats) for slug in given.games]
    if given.json:
        print(json.dumps(found, indent=2))
        return
    for one in found:
        print(f"{one['game']:12} {one['rounds_per_second']:>7} rounds/s, {one['own_share']:.0%} its own")


if __name__ == "__main__":
    main()
