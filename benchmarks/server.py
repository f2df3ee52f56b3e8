"""Live tables under load: ``python -m benchmarks.server [--seconds 5] [--json]``.

A server in a process of its own, on SQLite with every move durable, and clients in this one. Measured are moves a
second over HTTP, and how long after a move is sent the board arrives at those who watch: with one table, with 200
tables live, and with 1,000 spectators at one table. Both programs share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

import vulcania

GAME = "soum-soum"
TABLES = 200
SPECTATORS = 1000
_PLY = re.compile(rb'data-ply="(\d+)"|"ply":(\d+)')


class Figures(msgspec.Struct):
    """What one measurement found."""

    what: str
    moves_per_second: float
    push_p50_ms: float
    push_p99_ms: float
    kilobytes: float
    """How much a watcher receives for a move."""


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

    async def watch(self, port: int, path: str, packed: bool) -> None:
        connection = await Connection.open(port)
        accepted = "accept-encoding: gzip\r\n" if packed else ""
        connection.writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\n{accepted}\r\n".encode())
        await connection.reader.readuntil(b"\r\n\r\n")
        unpack = _Unpacker() if packed else None
        try:
            while True:
                size = int(await connection.reader.readline(), 16)
                raw = await connection.reader.readexactly(size + 2)
                self.received += size
                chunk = unpack(raw[:-2]) if unpack else raw
                plies = _PLY.search(chunk)
                if plies is not None:
                    now = time.perf_counter()
                    self.arrived.setdefault(int(plies[1] or plies[2]), []).append(now)
                    self.ready.set()
        finally:
            connection.close()


class _Unpacker:
    def __init__(self) -> None:
        import zlib

        self._unpack = zlib.decompressobj(31)

    def __call__(self, chunk: bytes) -> bytes:
        return self._unpack.decompress(chunk)


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


async def one_table(port: int, seconds: float) -> Figures:
    """As many moves as one table takes, each seen by one watcher."""
    return await _crowd(port, seconds, watchers=1, pause=0, what="1 table, 1 watcher, as fast as it goes")


async def crowd(port: int, seconds: float) -> Figures:
    """A thousand spectators at one table, with a move every second."""
    return await _crowd(port, seconds, watchers=SPECTATORS, pause=1, what=f"1 table, {SPECTATORS:,} spectators")


async def _crowd(port: int, seconds: float, watchers: int, pause: float, what: str) -> Figures:
    player = Player(port, 1)
    delays: list[float] = []
    received, began, end = 0, time.perf_counter(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        await player.sit()
        arrived: dict[int, list[float]] = {}
        crowd = [Watcher(arrived) for _ in range(watchers)]
        tasks = [asyncio.create_task(one.watch(port, f"/t/{player.table}/events", packed=True)) for one in crowd]
        await asyncio.gather(*(one.ready.wait() for one in crowd))
        await asyncio.sleep(pause)
        before = sum(one.received for one in crowd)
        while not player.match.over and time.perf_counter() < end:
            await player.move()
            await asyncio.sleep(pause)
        await asyncio.sleep(0.2)
        received += sum(one.received for one in crowd) - before
        delays += [at - player.sent[ply] for ply, times in arrived.items() if ply in player.sent for at in times]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return _figures(what, player.moves / (time.perf_counter() - began), delays, received)


async def many_tables(port: int, seconds: float) -> Figures:
    """Two hundred tables, each with a watcher, all playing as fast as the server answers."""
    delays: list[float] = []
    players = [Player(port, luck) for luck in range(TABLES)]
    watchers: list[Watcher] = []
    end = time.perf_counter() + seconds

    async def play(player: Player) -> None:
        while time.perf_counter() < end:
            await player.sit()
            arrived: dict[int, list[float]] = {}
            watcher = Watcher(arrived)
            watchers.append(watcher)
            task = asyncio.create_task(watcher.watch(port, f"/t/{player.table}/events", packed=True))
            await watcher.ready.wait()
            while not player.match.over and time.perf_counter() < end:
                await player.move()
            await asyncio.sleep(0.3)
            delays.extend(at - player.sent[ply] for ply, times in arrived.items() if ply in player.sent for at in times)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    began = time.perf_counter()
    await asyncio.gather(*(play(player) for player in players))
    moves = sum(player.moves for player in players)
    received = sum(watcher.received for watcher in watchers)
    rate = moves / (time.perf_counter() - began)
    return _figures(f"{TABLES} tables, a watcher each, as fast as it goes", rate, delays, received)


def _figures(what: str, rate: float, delays: list[float], received: int) -> Figures:
    each = received / max(1, len(delays)) / 1000
    return Figures(what, rate, _percentile(delays, 0.5), _percentile(delays, 0.99), each)


@asynccontextmanager
async def server() -> AsyncIterator[int]:
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
            yield port
        finally:
            process.kill()
            process.wait()


def serve(database: str) -> None:
    """The server, without bounds on how often one address may ask."""
    import uvicorn

    from vulcania.server.app import create_app
    from vulcania.server.listening import listen
    from vulcania.server.settings import Rates, Settings

    free = Rates(1 << 30, 1 << 30)
    settings = Settings(database, streams=5000, streams_an_address=5000, asking=free, acting=free, founding=free)
    listener = listen("127.0.0.1", 0)
    print(listener.getsockname()[1], flush=True)
    config = uvicorn.Config(create_app(settings), log_level="error", access_log=False)
    uvicorn.Server(config).run(sockets=[listener])


async def measure(seconds: float) -> list[Figures]:
    found = []
    for one in (one_table, many_tables, crowd):
        async with server() as port:
            found.append(await one(port, seconds))
    return found


def table(found: list[Figures]) -> str:
    """The figures as Markdown."""
    lines = [
        "| live tables | moves/s | push, median | push, 99th percentile | sent a move |",
        "|---|---:|---:|---:|---:|",
    ]
    lines += [
        f"| {one.what} | {one.moves_per_second:,.0f} | {one.push_p50_ms:.0f} ms | {one.push_p99_ms:.0f} ms | "
        f"{one.kilobytes:.1f} kB |"
        for one in found
    ]
    return "\n".join(lines)


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
