"""How long people wait for captains when many tables have one: what the server's bots answer, from asking to move.

    python -m benchmarks.captains [GAME ...] [--seats 2] [--tables 200] [--seconds 30] [--pace 0.9] [--level captain]
                                 [--json]

Every table is a match whose moves the server's bots are asked for one after the other, as long after the last as
a table leaves between its bots' moves. They think in as many processes as there are cores.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import time

from vulcania.core.match import new
from vulcania.players.registry import sitting
from vulcania.server.bots import Bots
from vulcania.server.fair import Asker


async def table(bots: Bots, slug: str, seats: int, number: int, level: str, pace: float, until: float) -> list[float]:
    """One match after another, and how long each answer took."""
    waited, match = [], new(slug, seats, number)
    await asyncio.sleep(pace * (number % 100) / 100)  # tables do not all begin at the same moment
    while time.monotonic() < until:
        if match.over:
            match = new(slug, seats, number + 10_000)
        asked = time.monotonic()
        answer = await bots.choose(match, match.to_act[0], level, Asker(f"visitor {number}"))
        waited.append(time.monotonic() - asked)
        match.play(answer.move)
        await asyncio.sleep(pace)
    return waited


async def measure(
    slug: str, seats: int, tables: int, level: str, pace: float, seconds: float
) -> dict[str, float | str]:
    bots = Bots(os.cpu_count() or 1)
    try:
        warm = [table(bots, slug, seats, number, level, 0.1, time.monotonic() + 5) for number in range(4)]
        await asyncio.gather(*warm)  # weights are loaded once in every process
        until = time.monotonic() + seconds
        waits = await asyncio.gather(
            *(table(bots, slug, seats, number, level, pace, until) for number in range(tables))
        )
    finally:
        bots.close()
    sorted_waits = sorted(wait for waited in waits for wait in waited)
    return {
        "game": slug,
        "seats": seats,
        "tables": tables,
        "answers": len(sorted_waits),
        "median_ms": round(1000 * sorted_waits[len(sorted_waits) // 2], 1),
        "p99_ms": round(1000 * sorted_waits[int(len(sorted_waits) * 0.99)], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["soum-soum", "leagues"])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=0.9)
    parser.add_argument("--level", default="captain")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    sitting(chosen.level)
    for slug in chosen.games:
        row = asyncio.run(measure(slug, chosen.seats, chosen.tables, chosen.level, chosen.pace, chosen.seconds))
        print(
            json.dumps(row) if chosen.json else "  ".join(f"{name} {value}" for name, value in row.items()), flush=True
        )


if __name__ == "__main__":
    main()
