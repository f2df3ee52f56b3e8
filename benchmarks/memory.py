"""A house with a long past: ``python -m benchmarks.memory [--matches 100000] [--json]``.

Writes so many matches into a new SQLite database, as generated rows: most of them over, played by a thousand people and
a few bots in every game of the shelf, one of whom has played two thousand. Beside it stands a house with a hundred
matches, whose pages show as much: what differs is the past alone. A server in this process is asked for the pages that
look things up among them, of either house in turn.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import msgspec
import uvicorn
from sqlalchemy import Engine, insert

from vulcania.core.registry import meta, slugs
from vulcania.server import keys
from vulcania.server.app import create_app
from vulcania.server.listening import listen
from vulcania.server.rating import rivals
from vulcania.server.settings import Rates, Settings
from vulcania.server.store.database import open_engine
from vulcania.server.store.ratings import Ratings
from vulcania.server.store.schema import matches, results, seats

FEW = 100
PEOPLE = 1000
OWN = 2000
"""Matches of the person who asks."""
RUNNING = 40
"""The newest matches go on: every fourth of them is that person's too."""
REMEMBERED = 50
"""Those before them were that person's, as many as a page shows."""
LEFT = 20
"""Of so many tables one was opened and left before it began."""
BATCH = 5000
DAY = 24 * 3600.0
FREELY = Rates(1_000_000, 1_000_000)


class Asked(msgspec.Struct):
    page: str
    few_ms: float
    many_ms: float
    ratio: float


def past(count: int, own: str, luck: random.Random) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]], Any]]:
    """Matches that could have been played: the row, its seats, and its result if it is over."""
    people = [keys.hashed(f"person {number}") for number in range(PEOPLE)]
    games = list(slugs())
    now = time.time()
    for number in range(count):
        game, at = games[number % len(games)], now - (count - number) * 400 * DAY / count
        size = max(2, meta(game).seats[0])
        runs, shown = number >= count - RUNNING, number >= count - RUNNING - REMEMBERED
        begun = number % LEFT > 0 or shown
        over = begun and not runs
        mine = number % 4 == 0 if runs else shown or number % (count // OWN or count) == 1
        row = {
            "id": f"m{number:09}", "game": game, "seats": size, "options": {}, "seed": "1", "rules": 1,
            "components": "x", "clock": {}, "listed": number % 3 > 0 or shown, "created": at,
            "started": at if begun else None,
            "ended": at + 3600 if over else None, "plies": 40, "epoch": 0, "version": 41,
        }  # fmt: skip
        who = [own if mine else luck.choice(people), *luck.sample(people, size - 1)]
        sat = [
            {"match": row["id"], "seat": seat, "kind": "person", "name": f"P{one[:6]}", "person": one}
            if seat == 0 or number % 2
            else {"match": row["id"], "seat": seat, "kind": "bot", "name": "Ned", "level": "mate"}
            for seat, one in enumerate(who)
        ]  # fmt: skip
        scores = [luck.randrange(60) for _ in who]
        result = {
            "match": row["id"], "game": game, "seats": size, "variant": "", "scores": scores, "best": max(scores),
            "winners": [scores.index(max(scores))], "names": [one["name"] for one in sat], "at": at + 3600,
            "points": [{"row": score} for score in scores],
        }  # fmt: skip
        yield row, sat, result if over else None


def fill(engine: Engine, count: int, own: str) -> None:
    kept: list[tuple[dict[str, Any], list[dict[str, Any]], Any]] = []

    def write() -> None:
        with engine.begin() as connection:
            connection.execute(insert(matches), [row for row, _, _ in kept])
            blank = {"secret": None, "level": None, "person": None}
            held = [{**blank, **one, "ended": row["ended"]} for row, sat, _ in kept for one in sat]
            connection.execute(insert(seats), held)
            connection.execute(
                insert(results), [{**result, "listed": row["listed"]} for row, _, result in kept if result]
            )
        kept.clear()

    for one in past(count, own, random.Random(1)):
        kept.append(one)
        if len(kept) == BATCH:
            write()
    if kept:
        write()


class House:
    """A server in this process, and somebody who asks it."""

    def __init__(self, database: Path, person: str) -> None:
        settings = Settings(database=database, bot_processes=0, asking=FREELY, look_after=3600)
        self._listener = listen("127.0.0.1", 0)
        config = uvicorn.Config(create_app(settings), log_level="critical", timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._listener]}, daemon=True)
        self._thread.start()
        while not self._server.started:
            time.sleep(0.05)
        address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._client = httpx.Client(base_url=address, cookies={"person": person}, timeout=60)

    def ask(self, page: str) -> float:
        """The processor time of asking for a page and answering, in milliseconds: what others disturb least."""
        began = time.process_time()
        assert self._client.get(page).status_code == 200, page
        return 1000 * (time.process_time() - began)

    def close(self) -> None:
        self._client.close()
        self._server.should_exit = True
        self._thread.join()
        self._listener.close()


def compare(few: Path, many: Path, person: str, rounds: int = 40) -> list[Asked]:
    """Both houses are asked in turn, and the least that each page ever cost counts."""
    houses = [House(few, person), House(many, person)]
    time.sleep(4)  # words are read
    found = []
    for page in ("/", "/api/v1/tables", "/me", "/me/matches", *(f"/games/{slug}" for slug in slugs())):
        times = [min(one) for one in zip(*([house.ask(page) for house in houses] for _ in range(rounds)), strict=True)]
        found.append(Asked(page, round(times[0], 1), round(times[1], 1), round(times[1] / times[0], 2)))
    for house in houses:
        house.close()
    return found


def build(database: Path, count: int, person: str) -> float:
    """A house with so many matches; gives the seconds that its ratings took to count."""
    engine = open_engine(database, 1)
    fill(engine, count, person)
    ratings, began = Ratings(engine), time.process_time()
    while ratings.count(rivals, 1000):
        pass
    engine.dispose()
    return time.process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.memory", description="A house with a long past.")
    parser.add_argument("--matches", type=int, default=100_000, help="how many are stored")
    parser.add_argument("--json", action="store_true", help="write the figures as JSON")
    given = parser.parse_args()
    person = keys.new_secret()
    with tempfile.TemporaryDirectory() as folder:
        few, many = Path(folder) / "few.sqlite3", Path(folder) / "many.sqlite3"
        build(few, FEW, keys.hashed(person))
        counting = build(many, given.matches, keys.hashed(person))
        found = compare(few, many, person)
    if given.json:
        print(json.dumps({"matches": given.matches, "counting_s": counting, "pages": msgspec.to_builtins(found)}))
        return
    print(f"All ratings counted in {counting:.0f} s.\n")
    print(f"| page | {FEW} matches | {given.matches:,} matches | ratio |\n|---|---:|---:|---:|")
    for one in found:
        print(f"| `{one.page}` | {one.few_ms} ms | {one.many_ms} ms | {one.ratio} |")


if __name__ == "__main__":
    main()
