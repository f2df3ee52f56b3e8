"""How long looking back on whole matches takes, loading the net included.

    python -m benchmarks.lookback [GAME ...] [--matches 3] [--by mate] [--seed 0] [--beside OTHER] [--json]

For every number of players some matches are played, and each is looked back upon by a process of its own, as the first
that it does, timed by the processor's clock; then a second look is taken, which is timed by itself. How many moves are
called mistakes is told of either. OTHER is the folder of another checkout (``git worktree add --detach ../before
COMMIT``), which does the first right after: the ratio is its time by this one's.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from benchmarks.doubt import to_its_end
from vulcania.core.chance import Chance
from vulcania.core.match import load, new
from vulcania.core.registry import game, slugs
from vulcania.players.registry import sitting

HERE = Path(__file__).parents[1]
TIMED = """
import sys, time
from vulcania.core.match import load
from vulcania.study.analysis import analyse
match = load(sys.stdin.read())
begun = time.process_time()
found = analyse(match)
print(found.by, time.process_time() - begun, sum(one.mistake for one in found.moves))
"""
AGAIN = """
from vulcania.study.second_look import look_again
begun = time.process_time()
again = look_again(match, found)
print(time.process_time() - begun, sum(one.mistake for one in again.moves))
"""


class Looked(NamedTuple):
    """What looking back on one match took, and a second look at it."""

    plies: int
    by: str
    seconds: float
    mistakes: float = 0.0
    again: float = 0.0
    mistakes_again: float = 0.0
    """How many moves surely cost something, at the first look and at the second."""


def played(slug: str, seats: int, seed: int, by: str) -> str:
    """The record of a match between players of these kinds in turn."""
    match, kinds = new(slug, seats, seed), by.split(",")
    players = [sitting(kinds[(seat + seed) % len(kinds)]).player() for seat in range(seats)]
    to_its_end(match, players, Chance(seed, "lookback"))
    return match.record()


def look(record: str, checkout: Path = HERE) -> Looked:
    """In a process that does nothing else, on one core; the second look by this checkout alone."""
    surroundings = os.environ | {"PYTHONPATH": str(checkout / "src"), "OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, "-c", TIMED + AGAIN if checkout == HERE else TIMED]
    said = subprocess.run(command, input=record, env=surroundings, stdout=subprocess.PIPE, text=True, check=True).stdout
    by, *first_and_again = said.split()
    return Looked(len(load(record).plies), by, *map(float, first_and_again))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(slugs()))
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--by", default="mate", help="who plays them: mate, or mate,random in turn")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--beside", type=Path, metavar="OTHER", help="the folder of another checkout")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    for slug in given.games:
        low, high = game(slug).meta.seats
        for seats in range(low, high + 1):
            records = [played(slug, seats, given.seed + number, given.by) for number in range(given.matches)]
            mine = [look(record) for record in records]
            took = [one.seconds for one in mine]
            told: dict[str, object] = {"game": slug, "seats": seats, "plies": round(fmean(one.plies for one in mine))}
            told |= {"by": mine[0].by, "seconds": round(fmean(took), 2), "most": round(max(took), 2)}
            for name in ("again", "mistakes", "mistakes_again"):
                told[name] = round(fmean(getattr(one, name) for one in mine), 2)
            if given.beside:
                theirs = [look(record, given.beside.absolute()).seconds for record in records]
                told["ratio"] = round(fmean(other / one for one, other in zip(took, theirs, strict=True)), 2)
            line = json.dumps(told) if given.json else "  ".join(f"{name} {one}" for name, one in told.items())
            print(line, flush=True)


if __name__ == "__main__":
    main()
