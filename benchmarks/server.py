"""Live tables under load: ``python -m benchmarks.server [--seconds 5] [--json]``.

A server in a process of its own, on SQLite with every move durable, and clients in this one. Measured are moves a
second over HTTP, and how long after a move is sent the board arrives at those who watch: with one table, with 200
tables live, and with 1,000 spectators at one table. Both programs share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

import vulcania

GAME = "soum-soum"
TABLES = 200
SPECTATORS = 1000
PAUSE = 4.0
WARM_UP = 3.0
"""Seconds in which the server reads its words before it is measured."""
_PLY = re.compile(rb'data-ply="(\d+)"')


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


class Connection:
    """HTTP/1.1 over one socket: enough to measure, and light enough not to be what is measured."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, port: int) -> Connection:
        return cls(*await asyncio.open_connection("127.0.0.1", port, limit=1 << 22))

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        if token:
            head += f"authorization: Bearer {token}\r\n"
        self.writer.write(f"{head}content-length: {len(content)}\r\n\r\n".encode() + content)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        found = re.search(rb"content-length: (\d+)", answer)
        assert found is not None
        return json.loads(await self.reader.readexactly(int(found[1])) or b"null")

    def close(self) -> None:
        self.writer.close()


class Watcher:
    """A stream that notes when each ply arrived."""

    def __init__(self, arrived: dict[int, list[float]]) -> None:
        self.arrived = arrived
        self.received = 0
        self.ready = asyncio.Event()

    async def watch(self, port: int, path: str) -> None:
        connection = await Connection.open(port)
        connection.writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip\r\n\r\n".encode())
        await connection.reader.readuntil(b"\r\n\r\n")
        unpacked = zlib.decompressobj(31)
        try:
            while True:
                size = int(await connection.reader.readline(), 16)
                raw = await connection.reader.readexactly(size + 2)
                self.received += size
                plies = _PLY.search(unpacked.decompress(raw[:-2]))
                if plies is not None:
                    now = time.perf_counter()
                    self.arrived.setdefault(int(plies[1]), []).append(now)
                    self.ready.set()
        finally:
            connection.close()


class Player:
    """A table of which all seats are played from here, at random."""

    def __init__(self, port: int, luck: int) -> None:
        self.port, self.luck = port, random.Random(luck)
        self.sent: dict[int, float] = {}
        self.moves = 0
        self.table = ""

    async def sit(self) -> None:
        self.connection = await Connection.open(self.port)
        asked = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"first": "p1"}}
        opened = await self.connection.ask("POST", "/api/v1/tables", asked)
        self.table, self.tokens = opened["id"], opened["tokens"]
        # Hands differ from the table's, but slots and places do not depend on them.
        self.match = vulcania.new(GAME, 2, 0, {"first": "p1"})
        self.sent.clear()

    async def move(self) -> None:
        move = self.luck.choice(self.match.legal())
        ply = len(self.match.plies)
        self.sent[ply + 1] = time.perf_counter()
        token = self.tokens[str(self.match.to_act[0])]
        answer = await self.connection.ask("POST", f"/api/v1/tables/{self.table}/moves", {"move": move}, token)
        assert "error" not in answer, answer
        self.match.play(move)
        self.moves += 1


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


async def _play(at: Served, seconds: float, *, tables: int, watchers: int, pause: float, what: str) -> Figures:
    """Play at so many tables at once; a match that is over is followed by another with as many watchers."""
    run = _Run(at.port, watchers, pause)
    players = [Player(at.port, luck) for luck in range(tables)]
    crowds = await asyncio.gather(*(run.gather(player) for player in players))
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
        await crowd.watch(self.port, f"/t/{player.table}/events")
        return crowd

    async def play(self, player: Player, crowd: Crowd) -> None:
        await asyncio.sleep(player.luck.random() * self.pause)
        while True:
            while not player.match.over and time.perf_counter() < self.end:
                await player.move()
                await asyncio.sleep(self.pause)
            await asyncio.sleep(0.3 if self.watchers else 0)
            sent = player.sent
            self.delays += [at - sent[ply] for ply, times in crowd.arrived.items() if ply in sent for at in times]
            self.received += await crowd.leave()
            if time.perf_counter() >= self.end:
                return
            crowd = await self.gather(player)


class Crowd:
    """All watchers of one table."""

    def __init__(self, count: int) -> None:
        self.arrived: dict[int, list[float]] = {}
        self.watchers = [Watcher(self.arrived) for _ in range(count)]
        self.tasks: list[asyncio.Task[None]] = []

    async def watch(self, port: int, path: str) -> None:
        self.tasks = [asyncio.create_task(one.watch(port, path)) for one in self.watchers]
        await asyncio.gather(*(one.ready.wait() for one in self.watchers))
        for one in self.watchers:
            one.received = 0

    async def leave(self) -> int:
        """Close all streams; gives how many bytes came in since the first board."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return sum(one.received for one in self.watchers)


def _figures(what: str, rate: float, delays: list[float], received: int) -> Figures:
    if not delays:
        return Figures(what, rate)
    return Figures(what, rate, _percentile(delays, 0.5), _percentile(delays, 0.99), received / len(delays) / 1000)


@dataclass(frozen=True)
class Served:
    """A server to be measured."""

    port: int
    pid: int

    def busy(self) -> float | None:
        """How many seconds of the processor's time it has used; ``None`` where that cannot be read."""
        stat = Path(f"/proc/{self.pid}/stat")
        if not stat.exists():
            return None
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def server() -> AsyncIterator[Served]:
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.server", "--serve", str(Path(folder) / "tables.sqlite3")],
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
            yield Served(port, process.pid)
        finally:
            process.kill()
            process.wait()


def serve(database: str) -> None:
    """The server, without bounds on how often one address may ask."""
    import uvicorn

    from vulcania.server.app import create_app, settle
    from vulcania.server.guard import BACKLOG
    from vulcania.server.guard import Connection as Guarded
    from vulcania.server.listening import listen
    from vulcania.server.settings import Rates, Settings

    free = Rates(1 << 30, 1 << 30)
    settings = Settings(database, streams=5000, streams_an_address=5000, asking=free, acting=free, founding=free)
    listener = listen("127.0.0.1", 0)
    print(listener.getsockname()[1], flush=True)
    config = uvicorn.Config(create_app(settings, warm=settle), http=Guarded, backlog=BACKLOG, log_level="error",
                            access_log=False, timeout_keep_alive=600)  # fmt: skip
    uvicorn.Server(config).run(sockets=[listener])


async def measure(seconds: float) -> list[Figures]:
    found = []
    for one in (one_table, hurried_tables, many_tables, crowd):
        async with server() as at:
            found.append(await one(at, seconds))
    return found


def table(found: list[Figures]) -> str:
    """The figures as Markdown."""
    lines = [
        "| live tables | moves/s | push, median | push, 99th percentile | sent a move | processor a move |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    lines += [
        f"| {one.what} | {one.moves_per_second:,.0f} | {_shown(one.push_p50_ms, 'ms')} | "
        f"{_shown(one.push_p99_ms, 'ms')} | {_shown(one.kilobytes, 'kB')} | "
        f"{_shown(one.cpu_ms, 'ms')} |"
        for one in found
    ]
    return "\n".join(lines)


def _shown(value: float | None, unit: str) -> str:
    return "–" if value is None else f"{value:,.0f} {unit}" if value >= 10 else f"{value:.1f} {unit}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description="Measure live tables.")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each measurement takes")
    parser.add_argument("--json", action="store_true", help="write the figures as JSON")
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(given.serve)
        return
    found = asyncio.run(measure(given.seconds))
    print(json.dumps(msgspec.to_builtins(found), indent=2) if given.json else table(found))


if __name__ == "__main__":
    main()
