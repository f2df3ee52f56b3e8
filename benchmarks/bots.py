"""Bots among themselves for a long time: ``python -m benchmarks.bots [--minutes 60] [--tables 50] [--pace 0.5]``.

So many tables of all games, each with somebody watching; a match that is over is followed by another. Every minute it
tells how many matches have ended and how much memory the server takes up: that must not grow with the matches.
"""

from __future__ import annotations

import argparse
import asyncio
import time

from benchmarks.clients import Connection, Crowd
from benchmarks.server import Served, server
from vulcania.core.registry import meta, slugs

ASKED_EVERY = 5.0


class House:
    def __init__(self, at: Served, pace: float, level: str) -> None:
        self.at, self.pace, self.level = at, pace, level
        self.matches = self.moves = 0

    async def table(self, game: str) -> None:
        """One match of bots after the other."""
        connection = await Connection.open(self.at.port)
        seats = [{"kind": "bot", "level": self.level} for _ in range(max(2, meta(game).seats[0]))]
        while True:
            asked = {"game": game, "seats": seats, "pace": self.pace}
            name = (await connection.ask("POST", "/api/v1/tables", asked))["id"]
            crowd = Crowd(1)
            await crowd.watch(self.at.port, f"/t/{name}/events?changed=2")
            plies = 0
            while True:
                await asyncio.sleep(ASKED_EVERY)
                told = await connection.ask("GET", f"/api/v1/tables/{name}")
                self.moves, plies = self.moves + told["ply"] - plies, told["ply"]
                if told["status"] == "over":
                    break
            await crowd.leave()
            self.matches += 1


async def measure(minutes: int, tables: int, pace: float, level: str) -> None:
    games = slugs()
    async with server() as at:
        house = House(at, pace, level)
        playing = [asyncio.create_task(house.table(games[number % len(games)])) for number in range(tables)]
        print("| minute | matches ended | moves | memory | longest search for garbage |\n|---:|---:|---:|---:|---:|")
        began = time.monotonic()
        for minute in range(1, minutes + 1):
            ended, _ = await asyncio.wait(
                playing, timeout=began + 60 * minute - time.monotonic(), return_when=asyncio.FIRST_COMPLETED
            )
            for task in ended:
                task.result()
            memory = f"{at.megabytes() or 0:.0f} MB | {at.garbage():.0f} ms"
            print(f"| {minute} | {house.matches:,} | {house.moves:,} | {memory} |", flush=True)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bots", description="Watch a server's memory.")
    parser.add_argument("--minutes", type=int, default=60)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pace", type=float, default=0.5, help="seconds that a move takes at least")
    parser.add_argument("--level", default="deckhand", help="which bots play")
    given = parser.parse_args()
    asyncio.run(measure(given.minutes, given.tables, given.pace, given.level))


if __name__ == "__main__":
    main()
