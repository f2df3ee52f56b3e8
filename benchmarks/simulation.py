"""How much of the bare engine's speed is left in a simulation with random seats, and what a second process brings.

    python -m benchmarks.simulation [GAME ...] [--seconds 4] [--clock] [--json]

The engine and the simulation are measured in turns, one right after the other; the figure is the median of the turns'
ratios. Everything is timed by the processor's clock, as other programs then disturb little. For two jobs that is the
time of all processes together, without what it takes to start them: what two cores with nothing else to do would gain.
``--clock`` asks two such cores: runs of ten seconds by one job and by two in turn, from the call to the result. All
modules are compiled to bytecode before, as where Vulcania is installed: a second job would else read its sources.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from compileall import compile_dir
from functools import partial
from statistics import median
from typing import Any

import msgspec

from benchmarks.engine import random_game
from vulcania.compiled import SOURCES
from vulcania.core.chance import Chance
from vulcania.core.registry import game as find_game
from vulcania.core.registry import slugs
from vulcania.study.experiment import Job, carry_out, play
from vulcania.study.plan import Simulation
from vulcania.study.playout import Hall

TURNS = 51
CLOCKED, LONG = 5, 10.0
"""Turns by the clock, and the seconds that one job takes for each."""


def timed(work: Callable[[], Any], clock: Callable[[], float]) -> float:
    begun = clock()
    work()
    return clock() - begun


def measure(slug: str, seconds: float, clock: bool) -> dict[str, Any]:
    game = find_game(slug)
    seats = max(2, game.meta.seats[0])
    plan = Simulation(slug, ("random",) * seats, seats, 1 << 30)
    hall = Hall(plan)
    hall.play(range(20))

    def bare(numbers: range) -> None:
        for number in numbers:
            random_game(game, seats, plan.luck(number), Chance("engine", number))

    chunk = max(int(seconds / TURNS / 2 / (timed(lambda: hall.play(range(50)), time.process_time) / 50)), 1)
    ratios, spent = [], 0.0
    for turn in range(TURNS):
        numbers = range(turn * chunk, (turn + 1) * chunk)
        engine = timed(partial(bare, numbers), time.process_time)
        kept = timed(partial(hall.play, numbers), time.process_time)
        ratios.append(engine / kept)
        spent += kept
    each = spent / (TURNS * chunk)  # of so many matches: by fifty, runs by the clock would last 7 to 14 seconds
    found = {"game": slug, "of_the_engine": round(median(ratios), 3), "two_jobs": round(_two(plan, 10 * chunk), 2)}
    return found | (
        {"by_the_clock": _clocked(msgspec.structs.replace(plan, matches=int(LONG / each)))} if clock else {}
    )


def _two(plan: Simulation, chunk: int) -> float:
    """Two cores against what one match costs in this process alone."""
    one = timed(lambda: play(Job(plan, 0, range(4 * chunk))), time.process_time) / (4 * chunk)
    few, many = (_spent(msgspec.structs.replace(plan, matches=times * chunk)) for times in (6, 30))
    return 2 * one / ((many - few) / (24 * chunk))


def _clocked(plan: Simulation) -> list[float]:
    """The least, the median and the most of the turns' ratios."""
    ratios = sorted(carry_out([plan], 1).seconds / carry_out([plan], 2).seconds for _ in range(CLOCKED))
    return [round(one, 2) for one in (ratios[0], median(ratios), ratios[-1])]


def _spent(plan: Simulation) -> float:
    """The processor time that a plan cost all processes together."""
    before = os.times()
    carry_out([plan], 2)
    return sum(os.times()[:4]) - sum(before[:4])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(slugs()))
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--clock", action="store_true", help="two jobs by the clock as well: needs two quiet cores")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.clock:
        compile_dir(SOURCES, quiet=2)
    found = [measure(slug, given.seconds, given.clock) for slug in given.games]
    if given.json:
        print(json.dumps(found, indent=2))
        return
    for one in found:
        clocked = "; by the clock {1} ({0} to {2})".format(*one["by_the_clock"]) if given.clock else ""
        kept, two = one["of_the_engine"], one["two_jobs"]
        print(f"{one['game']:12} {kept:.0%} of the bare engine, two jobs {two} times one{clocked}")


if __name__ == "__main__":
    main()
