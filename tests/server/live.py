"""A real server for tests, in a thread of this process, and small clients for it."""

from __future__ import annotations

import asyncio
import json
import random
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from typing import Any

import httpx2 as httpx
import uvicorn
from fastapi import FastAPI

from vulcania.core.match import Match
from vulcania.core.registry import slugs
from vulcania.server.app import create_app
from vulcania.server.guard import Connection
from vulcania.server.listening import listen
from vulcania.server.settings import Rates, Settings
from vulcania.server.table import Table
from vulcania.server.tables import Tables


def drawn_games() -> list[str]:
    """The games that can be shown."""
    return list(slugs())


ROOT = Path(__file__).parents[2]
"""Where processes of the tests' own find the tests."""

PATIENCE = 240
"""Seconds; a busy machine may be slow, and nothing here waits in vain."""

UNENCRYPTED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients that encrypt nothing: each would read all certificates of this machine, and that takes longest."""

UNBOUNDED = Rates(1_000_000, 1_000_000)


def quick(database: str, **changes: Any) -> Settings:
    """Settings under which nothing waits."""
    usual: dict[str, Any] = {
        "bot_processes": 0, "bot_pace": 0, "alone_pace": 0, "away_after": 0.2,
        "asking": UNBOUNDED, "acting": UNBOUNDED, "founding": UNBOUNDED, "keeping": UNBOUNDED,
    }  # fmt: skip
    return Settings(database=database, **{**usual, **changes})


class Running:
    def __init__(self, app: FastAPI, address: str) -> None:
        self.app = app
        self.address = address

    def client(self, token: str = "", **headers: str) -> httpx.Client:
        if token:
            headers["authorization"] = f"Bearer {token}"
        return httpx.Client(base_url=self.address, headers=headers, timeout=PATIENCE, verify=UNENCRYPTED)

    @property
    def tables(self) -> Tables:
        tables: Tables = self.app.state.tables
        return tables

    def table(self, name: str) -> Table:
        return self.tables._tables[name]

    def play(self, name: str, luck: random.Random, most: int = 10_000, left: int = 0) -> None:
        """Random moves of the people at a table, until the match is over, but for so many that are ``left``, or so many
        were made. Nobody asks for anything over the network."""

        async def play() -> None:
            table = await self.tables.table(name)
            for _ in range(until_the_end(table.match, luck) - left if left else most):
                if table.over:
                    return
                seat = table.acting[0]
                await table.play(seat, luck.choice(table.match.legal(seat)))

        loop = self.tables.loop
        assert loop is not None
        asyncio.run_coroutine_threadsafe(play(), loop).result(PATIENCE)

    def wake(self, name: str) -> None:
        """Let the server look after a table whose time was changed under its hands."""
        loop = self.tables.loop
        assert loop is not None
        loop.call_soon_threadsafe(self.tables._autoplay[name].wake)

    def open_table(self, game: str, *kinds: str, **more: Any) -> tuple[str, dict[int, str]]:
        """A table with these kinds of seats; gives its id and the tokens of one's own seats."""
        names = ("Anna", "Ben", "Cleo", "Dirk", "Eva", "Finn")
        seats = [
            {"kind": kind.partition(" ")[0], "name": names[seat] if kind == "me" else "",
             "level": kind.partition(" ")[2]}
            for seat, kind in enumerate(kinds)
        ]  # fmt: skip
        with self.client() as client:
            answer = client.post("/api/v1/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        found = answer.json()
        return found["id"], {int(seat): token for seat, token in found["tokens"].items()}

    def ready(self, name: str, tokens: dict[int, str]) -> None:
        """Let nobody go on looking at what is shown before a game's clock starts."""
        for token in tokens.values():
            with self.client(token) as client:
                client.post(f"/t/{name}/ready")


def until_the_end(match: Match, luck: random.Random) -> int:
    """How many moves that luck would make."""
    match, luck, moves = match.clone(), copy(luck), 0
    while not match.over:
        seat = match.to_act[0]
        match.play(luck.choice(match.legal(seat)), seat)
        moves += 1
    return moves


@contextmanager
def serving(settings: Settings) -> Iterator[Running]:
    app = create_app(settings)
    listener = listen("127.0.0.1", 0)
    config = uvicorn.Config(app, http=Connection, log_level="error", access_log=False, timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    wait_for(lambda: server.started)
    try:
        yield Running(app, f"http://127.0.0.1:{listener.getsockname()[1]}")
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()
        assert not thread.is_alive()


def wait_for(condition: Any, seconds: float = PATIENCE) -> Any:
    """Until it holds."""
    end = time.monotonic() + seconds
    pause = 0.002
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(pause)
        pause = min(0.1, pause * 1.5)
    raise AssertionError("it did not happen in time")


def answers(address: str) -> bool:
    """Whether a server in another process is up."""
    try:
        return httpx.get(f"{address}/healthz", timeout=PATIENCE, verify=UNENCRYPTED).status_code == 200
    except httpx.TransportError:
        return False


class Stream:
    """An open stream of server-sent events, read one message at a time."""

    def __init__(self, client: httpx.Client, path: str) -> None:
        self._context = client.stream("GET", path)
        self.response = self._context.__enter__()
        assert self.response.status_code == 200, self.response.read()
        self._lines = self.response.iter_lines()

    def message(self, event: str = "") -> str:
        """The next message of that name; signs of life and others are passed over."""
        data: list[str] = []
        named = ""
        for line in self._lines:
            if not line:
                if data and named == event:
                    return "\n".join(data)
                data, named = [], ""
            elif line.startswith("event: "):
                named = line.removeprefix("event: ")
            elif line.startswith("data: "):
                data.append(line.removeprefix("data: "))
        raise AssertionError("the stream ended")

    def until(self, text: str) -> str:
        """The first message that holds a text."""
        for _ in range(100):
            message = self.message()
            if text in message:
                return message
        raise AssertionError(f"no message with {text!r}")

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.message())
        return found

    def close(self) -> None:
        self._context.__exit__(None, None, None)

    def __enter__(self) -> Stream:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
