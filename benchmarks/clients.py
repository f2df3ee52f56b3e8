"""Those who ask a server that is measured: players, and everyone who watches them."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
import zlib
from collections.abc import Callable
from typing import Any

import vulcania
from vulcania.core.registry import meta

GAME = "soum-soum"
_PLY = re.compile(rb'data-ply=.?"(\d+)')


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
    """A stream that notes when each ply arrived. What came is unpacked when that is asked for: to unpack what a server
    sends to a thousand takes as long as to send it, and spectators each have a machine for it."""

    def __init__(self, arrived: dict[int, list[float]]) -> None:
        self.arrived = arrived
        self.received, self.ply = 0, -1
        self.news = asyncio.Event()
        self._came: list[tuple[float, bytes]] = []
        self._unpack: Callable[[bytes], bytes] = bytes

    async def watch(self, port: int, path: str) -> None:
        connection = await Connection.open(port)
        connection.writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip\r\n\r\n".encode())
        if b"gzip" in await connection.reader.readuntil(b"\r\n\r\n"):
            self._unpack = zlib.decompressobj(31).decompress
        try:
            while True:
                size = int(await connection.reader.readline(), 16)
                raw = await connection.reader.readexactly(size + 2)
                self._came.append((time.perf_counter(), raw))
                self.received += size
                self.news.set()
        finally:
            connection.close()

    def read(self) -> None:
        """Unpack what came."""
        for at, raw in self._came:
            plies = _PLY.search(self._unpack(raw[:-2]))
            if plies is not None:
                self.ply = int(plies[1])
                self.arrived.setdefault(self.ply, []).append(at)
        self._came.clear()


class Player:
    """A table of which all seats are played from here, at random."""

    def __init__(self, port: int, luck: int) -> None:
        self.port, self.luck = port, random.Random(luck)
        self.sent: dict[int, float] = {}
        self.moves = 0
        self.table = ""

    @property
    def events(self) -> str:
        return f"/t/{self.table}/events?changed=2"

    @property
    def over(self) -> bool:
        return self.match.over

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


class Poster(Player):
    """The same for a bare server: posts that mean nothing."""

    events, over = "/events", False

    async def sit(self) -> None:
        self.connection = await Connection.open(self.port)

    async def move(self) -> None:
        self.moves += 1
        self.sent[self.moves] = time.perf_counter()
        await self.connection.ask("POST", "/moves", {"move": "place 1 a1"})


class Visitor(Player):
    """Plays any game, and asks for what is legal."""

    def __init__(self, port: int, game: str, luck: int = 1) -> None:
        super().__init__(port, luck)
        self.game, self._legal = game, [""]

    @property
    def over(self) -> bool:
        return not self._legal

    async def sit(self) -> None:
        self.connection = await Connection.open(self.port)
        seats = [{"kind": "me"} for _ in range(max(2, meta(self.game).seats[0]))]
        opened = await self.connection.ask("POST", "/api/v1/tables", {"game": self.game, "seats": seats})
        self.table, self.tokens = opened["id"], opened["tokens"]
        self.sent.clear()
        for token in self.tokens.values():
            await self.connection.ask("POST", f"/t/{self.table}/ready", token=token)
        await self.look()

    async def look(self) -> None:
        for token in self.tokens.values():
            self._token = token
            asked = await self.connection.ask("GET", f"/api/v1/tables/{self.table}/legal", token=token)
            self._legal = asked["moves"]
            if self._legal:
                return

    async def move(self) -> None:
        self.sent[self.moves + 1] = time.perf_counter()
        asked = {"move": self.luck.choice(self._legal)}
        answer = await self.connection.ask("POST", f"/api/v1/tables/{self.table}/moves", asked, self._token)
        assert "error" not in answer, answer
        self.moves += 1


class Crowd:
    """All watchers of one table."""

    def __init__(self, count: int) -> None:
        self._arrived: dict[int, list[float]] = {}
        self.watchers = [Watcher(self._arrived) for _ in range(count)]
        self.tasks: list[asyncio.Task[None]] = []

    async def watch(self, port: int, path: str) -> None:
        self.tasks = [asyncio.create_task(one.watch(port, path)) for one in self.watchers]
        await self.shown(0)
        for one in self.watchers:
            one.received = 0

    async def shown(self, ply: int) -> None:
        """Wait until everyone here has been shown the board after so many moves."""
        for one in self.watchers:
            one.read()
            while one.ply < ply:
                one.news.clear()
                await one.news.wait()
                one.read()

    @property
    def arrived(self) -> dict[int, list[float]]:
        """When each ply did, at everyone."""
        for one in self.watchers:
            one.read()
        return self._arrived

    async def leave(self) -> int:
        """Close all streams; gives how many bytes came in since the first board."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return sum(one.received for one in self.watchers)
