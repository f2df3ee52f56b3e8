"""How fast this checkout is beside another one, in one run.

    python -m benchmarks.against OTHER [GAME ...] [--only search] [--turns 20] [--seconds 0.1] [--json]

OTHER is the folder of another checkout (``git worktree add --detach ../before COMMIT``). Each checkout works in a
process of its own, in short turns, one right after the other and each first as often, so that whatever disturbs the one
disturbs the other; all is timed by the processor's clock. The figure is the median of the turns' ratios, with the
middle half of them: above 1, this checkout is faster.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from vulcania.core.registry import slugs

HERE = Path(__file__).parents[1]
WORKS = ("random", "greedy", "search", "clone")


class Worker:
    """A process that works for a checkout; what it does is in ``turns``."""

    def __init__(self, checkout: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "benchmarks" / "turns.py")],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env=os.environ | {"PYTHONPATH": str(checkout / "src")},
        )  # fmt: skip

    def rate(self, work: str, slug: str, seconds: float) -> float:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([work, slug, seconds]) + "\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline())

    def end(self) -> None:
        self._process.communicate()


def measure(before: Worker, now: Worker, work: str, slug: str, turns: int, seconds: float) -> dict[str, Any]:
    for worker in (before, now):
        worker.rate(work, slug, seconds / 4)  # tables are made, and caches filled
    rates: dict[Worker, list[float]] = {before: [], now: []}
    for turn in range(turns):
        for worker in (before, now) if turn % 2 else (now, before):
            rates[worker].append(worker.rate(work, slug, seconds))
    ratios = [mine / other for other, mine in zip(rates[before], rates[now], strict=True)]
    low, _, high = quantiles(ratios, n=4)
    return {
        "work": work, "game": slug, "before": round(median(rates[before]), 1), "now": round(median(rates[now]), 1),
        "ratio": round(median(ratios), 3), "half": [round(low, 3), round(high, 3)],
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, metavar="OTHER", help="the folder of another checkout")
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(slugs()))
    parser.add_argument("--only", choices=WORKS, metavar="WORK", help=f"one of {', '.join(WORKS)}")
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.1, help="how long a turn takes")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    before, now = Worker(given.other.absolute()), Worker(HERE)
    found = []
    for work in [given.only] if given.only else WORKS:
        for slug in given.games:
            one = measure(before, now, work, slug, given.turns, given.seconds)
            found.append(one)
            if not given.json:
                low, high = one["half"]
                print(f"{work:7} {slug:12} {one['ratio']:.2f} ({low:.2f}-{high:.2f})", flush=True)
    if given.json:
        print(json.dumps(found, indent=2))
    for worker in (before, now):
        worker.end()


if __name__ == "__main__":
    main()
