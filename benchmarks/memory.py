"""A house with a long past: ``python -m benchmarks.memory [--matches 100000] [--json]``.

Writes so many matches into a new SQLite database, as generated rows: most of them over, played by a thousand people and
a few bots in every game of the shelf, one of whom has played two thousand. Then asks a server in this process for the
pages that look things up among them. The same pages of an empty house are measured beside them.
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

PEOPLE = 1000
OWN = 2000
"""Matches of the person who asks."""
RUNNING = 200
LEFT = 20
"""Of so many tables one was opened and left before it began."""
BATCH = 5000
DAY = 24 * 3600.0
FREELY = Rates(1_000_000, 1_000_000)


class Asked(msgspec.Struct):
    page: str
    empty_ms: float
    full_ms: float


def past(count: int, own: str, luck: random.Random) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]], Any]]:
    """Matches that could have been played: the row, its seats, and its result if it is over."""
    people = [keys.hashed(f"person {number}") for number in range(PEOPLE)]
    games = list(slugs())
    now = time.time()
    for number in range(count):
        game, at = games[number % len(games)], now - (count - number) * 400 * DAY / count
        size = max(2, meta(game).seats[0])
        begun = number % LEFT > 0
        over = begun and number < count - RUNNING
        row = {
            "id": f"m{number:09}", "game": game, "seats": size, "options": {}, "seed": "1", "rules": 1,
            "components": "x", "clock": {}, "listed": number % 3 > 0, "created": at, "started": at if begun else None,
            "ended": at + 3600 if over else None, "plies": 40, "epoch": 0, "version": 41,
        }  # fmt: skip
        who = [own if number % (count // OWN or 1) == 0 else luck.choice(people), *luck.sample(people, size - 1)]
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
            connection.execute(insert(seats), [{**blank, **one} for _, sat, _ in kept for one in sat])
            connection.execute(insert(results), [result for _, _, result in kept if result])
        kept.clear()

    for one in past(count, own, random.Random(1)):
        kept.append(one)
        if len(kept) == BATCH:
            write()
    if kept:
        write()


def pages(database: Path, person: str, rounds: int = 15) -> dict[str, float]:
    """The processor time of asking for each page and answering, in milliseconds: what other programs disturb least."""
    settings = Settings(database=database, bot_processes=0, metrics=True, asking=FREELY, look_after=3600)
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(create_app(settings), log_level="error", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.05)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    found = {}
    with httpx.Client(base_url=address, cookies={"person": person}, timeout=60) as client:
        time.sleep(3)  # words are read, tables looked after
        for page in ("/", "/api/v1/tables", "/me", "/me/matches", f"/games/{slugs()[0]}", f"/games/{slugs()[-1]}"):
            times = []
            for _ in range(rounds):
                began = time.process_time()
                assert client.get(page).status_code == 200, page
                times.append(1000 * (time.process_time() - began))
            found[page] = round(min(times), 1)
    server.should_exit = True
    thread.join()
    listener.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.memory", description="A house with a long past.")
    parser.add_argument("--matches", type=int, default=100_000, help="how many are stored")
    parser.add_argument("--json", action="store_true", help="write the figures as JSON")
    given = parser.parse_args()
    person = keys.new_secret()
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Path(folder) / "empty.sqlite3", Path(folder) / "full.sqlite3"
        engine = open_engine(full, 1)
        fill(engine, given.matches, keys.hashed(person))
        ratings, began = Ratings(engine), time.process_time()
        while ratings.count(rivals, 1000):
            pass
        counting = time.process_time() - began
        engine.dispose()
        before, after = pages(empty, person), pages(full, person)
    found = [Asked(page, before[page], after[page]) for page in before]
    if given.json:
        print(json.dumps({"matches": given.matches, "counting_s": counting, "pages": msgspec.to_builtins(found)}))
        return
    print(f"{given.matches:,} matches; all ratings counted in {counting:.0f} s\n")
    print("| page | empty house | with its past |\n|---|---:|---:|")
    for one in found:
        print(f"| `{one.page}` | {one.empty_ms} ms | {one.full_ms} ms |")


if __name__ == "__main__":
    main()
