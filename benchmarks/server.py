"""Live tables under load: ``python -m benchmarks.server [--seconds 5] [--only WORD] [--json]``.

A server in a process of its own, on SQLite with every move durable, and clients in this one. Measured are moves a
second over HTTP, how long after a move is sent the board arrives at those who watch, and what a move costs the server's
processor: with one table, with 200 tables live, with 1,000 spectators at one table, in every game, and with 5,000
streams at 1,000 tables. Both programs share the machine; what a bare server does there (``bare.py``) is measured too.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec

from benchmarks.clients import Connection, Crowd, Player, Poster, Visitor
from vulcania.core.registry import slugs

TABLES = 200
SPECTATORS = 1000
HURRIED = 40
LIVE, STREAMS_EACH = 1000, 5
PAUSE = 4.0
WARM_UP = 3.0
"""Seconds in which the server reads its words before it is measured."""


class Figures(msgspec.Struct):
    """What one measurement found."""

    what: str
    moves_per_second: float
    push_p50_ms: float | None = None
    push_p99_ms: float | None = None
    kilobytes: float | None = None
    """How much a watcher receives for a move."""
    cpu_ms: float | None = None
    """The processor time that a move cost the server, with all it sent: what other programs disturb least."""
    megabytes: float | None = None
    """What the server takes up in memory in the end."""
    garbage_ms: float | None = None
    """The longest search for garbage, during which the server does nothing else."""


def _percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


async def one_table(at: Served, seconds: float) -> Figures:
    """One table with one watcher, one move after the other as fast as the server answers."""
    return await _play(at, seconds, tables=1, watchers=1, pause=0, what="1 table, 1 watcher, without a pause")


async def many_tables(at: Served, seconds: float) -> Figures:
    """Two hundred tables with a watcher each, and a move at each every few seconds, as people play."""
    what = f"{TABLES} tables, a watcher each, a move every {PAUSE:g} s at each"
    return await _play(at, seconds, tables=TABLES, watchers=1, pause=PAUSE, what=what)


async def hurried_tables(at: Served, seconds: float) -> Figures:
    """The same tables, all playing as fast as the server answers: how many moves it takes at most."""
    what = f"{TABLES} tables, nobody watching, without a pause"
    return await _play(at, seconds, tables=TABLES, watchers=0, pause=0, what=what)


async def crowd(at: Served, seconds: float) -> Figures:
    """A thousand spectators at one table, with a move every second."""
    return await _play(at, seconds, tables=1, watchers=SPECTATORS, pause=1, what=f"1 table, {SPECTATORS:,} spectators")


async def bare_posts(at: Served, seconds: float) -> Figures:
    what = f"bare: {TABLES} clients, without a pause"
    return await _play(at, seconds, tables=TABLES, watchers=0, pause=0, what=what, kind=Poster)


async def bare_crowd(at: Served, seconds: float) -> Figures:
    what = f"bare: {SPECTATORS:,} listeners, 2 kB"
    return await _play(at, seconds, tables=1, watchers=SPECTATORS, pause=1, what=what, kind=Poster)


async def many_streams(at: Served, seconds: float) -> Figures:
    """Five spectators each at a thousand tables, with a move at each now and then."""
    what = f"{LIVE:,} tables, {LIVE * STREAMS_EACH:,} streams, a move every {5 * PAUSE:g} s at each"
    found = await _play(at, 4 * seconds, tables=LIVE, watchers=STREAMS_EACH, pause=5 * PAUSE, what=what)
    found.megabytes, found.garbage_ms = at.megabytes(), at.garbage()
    return found


async def one_game(at: Served, game: str, moves: int = 60) -> Figures:
    """A table with one watcher; what asking for the legal moves costs is measured by asking once more, and left out."""
    player = Visitor(at.port, game)
    await player.sit()
    crowd = Crowd(1)
    await crowd.watch(at.port, player.events)
    cost: list[float] = [0.0, 0.0]
    for _ in range(moves):
        if player.over:
            break
        began = at.busy() or 0.0
        await player.move()
        await asyncio.sleep(0.1)  # until the board is sent
        played = at.busy() or 0.0
        await player.look()
        cost[0] += played - began
        cost[1] += 1
    received = await crowd.leave()
    return Figures(f"{game}, one watcher", 0, kilobytes=received / player.moves / 1000, cpu_ms=cost[0] / cost[1] * 1000)


async def hurried_game(at: Served, game: str, moves: int = 30) -> Figures:
    """So many tables with a watcher each: a move at all of them at once, and again when all have been shown it. What is
    legal is asked in between, and left out."""
    players = [Visitor(at.port, game, luck) for luck in range(HURRIED)]
    crowds = [Crowd(1) for _ in players]
    for player, crowd in zip(players, crowds, strict=True):
        await player.sit()
        await crowd.watch(at.port, player.events)
    await asyncio.sleep(1)  # until everybody has been shown who watches

    async def play(player: Visitor, crowd: Crowd) -> None:
        await player.move()
        await crowd.shown(player.moves)

    cost = took = 0.0
    for _ in range(moves):
        began, clock = at.busy() or 0.0, time.perf_counter()
        playing = [one for one in zip(players, crowds, strict=True) if not one[0].over]
        await asyncio.gather(*(play(*one) for one in playing))
        cost, took = cost + (at.busy() or 0.0) - began, took + time.perf_counter() - clock
        await asyncio.gather(*(player.look() for player, _ in playing))
    made = sum(player.moves for player in players)
    received = sum([await crowd.leave() for crowd in crowds])
    what = f"{game}, {HURRIED} tables, a watcher each, without a pause"
    return Figures(what, made / took, kilobytes=received / made / 1000, cpu_ms=cost / made * 1000)


async def bare_post(at: Served, posts: int = 60) -> Figures:
    """The least that a move can cost there: a post that is kept, with one who listens, as seldom as those moves."""
    player, crowd = Poster(at.port, 1), Crowd(1)
    await player.sit()
    await crowd.watch(at.port, player.events)
    began = at.busy() or 0.0
    for _ in range(posts):
        await player.move()
        await asyncio.sleep(0.1)
    cost = (at.busy() or 0.0) - began
    await crowd.leave()
    return Figures("bare: a post, one listener", 0, kilobytes=2.0, cpu_ms=cost / posts * 1000)


async def _play(
    at: Served, seconds: float, *, tables: int, watchers: int, pause: float, what: str, kind: type[Player] = Player
) -> Figures:
    """Play at so many tables at once; a match that is over is followed by another with as many watchers."""
    run = _Run(at.port, watchers, pause)
    players = [kind(at.port, luck) for luck in range(tables)]
    crowds = []
    for some in range(0, tables, 50):  # not all at the same moment
        crowds += await asyncio.gather(*(run.gather(player) for player in players[some : some + 50]))
    began, busy = time.perf_counter(), at.busy()
    run.end = began + seconds
    await asyncio.gather(*(run.play(player, crowd) for player, crowd in zip(players, crowds, strict=True)))
    moves = sum(player.moves for player in players)
    found = _figures(what, moves / (time.perf_counter() - began), run.delays, run.received)
    found.cpu_ms = None if busy is None else (at.busy() or 0.0) / moves * 1000 - busy / moves * 1000
    return found


class _Run:
    """One measurement under way."""

    def __init__(self, port: int, watchers: int, pause: float) -> None:
        self.port, self.watchers, self.pause = port, watchers, pause
        self.end = 0.0
        self.delays: list[float] = []
        self.received = 0

    async def gather(self, player: Player) -> Crowd:
        """A new table, and everyone who is to watch it."""
        await player.sit()
        crowd = Crowd(self.watchers)
        await crowd.watch(self.port, player.events)
        return crowd

    async def play(self, player: Player, crowd: Crowd) -> None:
        await asyncio.sleep(player.luck.random() * self.pause)
        while True:
            while not player.over and time.perf_counter() < self.end:
                await player.move()
                await asyncio.sleep(self.pause)
            await asyncio.sleep(0.3 if self.watchers else 0)
            sent = player.sent
            self.delays += [at - sent[ply] for ply, times in crowd.arrived.items() if ply in sent for at in times]
            self.received += await crowd.leave()
            if time.perf_counter() >= self.end:
                return
            crowd = await self.gather(player)


def _figures(what: str, rate: float, delays: list[float], received: int) -> Figures:
    if not delays:
        return Figures(what, rate)
    return Figures(what, rate, _percentile(delays, 0.5), _percentile(delays, 0.99), received / len(delays) / 1000)


@dataclass(frozen=True)
class Served:
    """A server to be measured."""

    port: int
    pid: int
    searches: Path

    def busy(self) -> float | None:
        """How many seconds of the processor's time it has used; ``None`` where that cannot be read."""
        threads = list(Path(f"/proc/{self.pid}/task").glob("*/schedstat"))
        return sum(int(one.read_text().split()[0]) for one in threads) / 1e9 if threads else None

    def megabytes(self) -> float | None:
        status = Path(f"/proc/{self.pid}/status")
        found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
        return None if found is None else int(found[1]) / 1024

    def garbage(self) -> float:
        """The longest search so far, in milliseconds of the processor."""
        return max(map(float, self.searches.read_text().split()), default=0.0) if self.searches.exists() else 0.0


@asynccontextmanager
async def server(kind: str = "--serve") -> AsyncIterator[Served]:
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.server", kind, str(Path(folder) / "tables.sqlite3")],
            stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline())
            for _ in range(200):
                try:
                    (await Connection.open(port)).close()
                    break
                except OSError:
                    await asyncio.sleep(0.05)
            await asyncio.sleep(WARM_UP)
            yield Served(port, process.pid, Path(folder) / "tables.sqlite3.searches")
        finally:
            process.kill()
            process.wait()


def serve(database: str) -> None:
    """The server, without bounds on how often one address may ask."""
    import uvicorn

    from vulcania.server.app import create_app
    from vulcania.server.garbage import settle
    from vulcania.server.guard import BACKLOG
    from vulcania.server.guard import Connection as Guarded
    from vulcania.server.listening import listen
    from vulcania.server.settings import Rates, Settings

    free, many = Rates(1 << 30, 1 << 30), 9000
    settings = Settings(database, streams=many, streams_an_address=many, connections=many, connections_an_address=many,
                        asking=free, acting=free, founding=free, keeping=free)  # fmt: skip

    def warm() -> None:
        settle()
        note_searches(Path(f"{database}.searches"))

    listener = listen("127.0.0.1", 0)
    print(listener.getsockname()[1], flush=True)
    config = uvicorn.Config(create_app(settings, warm=warm), http=Guarded, backlog=BACKLOG, log_level="error",
                            access_log=False, timeout_keep_alive=600)  # fmt: skip
    uvicorn.Server(config).run(sockets=[listener])


def note_searches(file: Path) -> None:
    """Write down how long each search for garbage takes, once it takes longer than those before."""
    longest, began = 1.0, 0.0

    def note(phase: str, _: dict[str, int]) -> None:
        nonlocal longest, began
        if phase == "start":
            began = time.thread_time()
        elif 1000 * (time.thread_time() - began) > longest:
            longest = 1000 * (time.thread_time() - began)
            with file.open("a") as notes:
                notes.write(f"{longest:.1f}\n")

    gc.callbacks.append(note)


def serve_bare(database: str) -> None:
    from benchmarks import bare
    from vulcania.server.listening import listen

    listener = listen("127.0.0.1", 0)
    print(listener.getsockname()[1], flush=True)
    bare.serve(database, listener)


async def measure(seconds: float, only: str = "") -> list[Figures]:
    found = []
    for one in (one_table, hurried_tables, many_tables, crowd, many_streams, bare_posts, bare_crowd):
        if only in one.__name__:
            async with server("--bare" if "bare" in one.__name__ else "--serve") as at:
                found.append(await one(at, seconds))
    if only in "games":
        async with server() as at:
            for game in slugs():
                await one_game(at, game)  # what all tables share is drawn once
                found.append(await one_game(at, game))
            found += [await hurried_game(at, game) for game in slugs()]
        async with server("--bare") as at:
            await bare_post(at, 10)
            found.append(await bare_post(at))
    return found


def table(found: list[Figures]) -> str:
    """The figures as Markdown."""
    lines = [
        "| live tables | moves/s | push, median | push, 99th percentile | sent a move | processor a move | memory |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    lines += [
        f"| {one.what} | {one.moves_per_second:,.0f} | {_shown(one.push_p50_ms, 'ms')} | "
        f"{_shown(one.push_p99_ms, 'ms')} | {_shown(one.kilobytes, 'kB')} | "
        f"{_shown(one.cpu_ms, 'ms')} | {_shown(one.megabytes, 'MB')} |"
        for one in found
    ]
    lines += [f"\nLongest search for garbage: {one.garbage_ms:.0f} ms." for one in found if one.garbage_ms is not None]
    return "\n".join(lines)


def _shown(value: float | None, unit: str) -> str:
    return "–" if value is None else f"{value:,.0f} {unit}" if value >= 10 else f"{value:.1f} {unit}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description="Measure live tables.")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each measurement takes")
    parser.add_argument("--json", action="store_true", help="write the figures as JSON")
    parser.add_argument(
        "--only", default="", metavar="WORD", help="those whose name holds it: table, crowd, bare, games"
    )
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    parser.add_argument("--bare", metavar="DATABASE", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(given.serve)
        return
    if given.bare:
        serve_bare(given.bare)
        return
    found = asyncio.run(measure(given.seconds, given.only))
    print(json.dumps(msgspec.to_builtins(found), indent=2) if given.json else table(found))


if __name__ == "__main__":
    main()
