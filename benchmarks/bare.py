"""What the same machine does without any of ours: posts that are durable, and a push to all who listen.

The least that a server of live tables could do, on the same FastAPI, uvicorn and SQLite: ``benchmarks.server`` measures
it in the same run as the house, as figures by themselves say little on a busy machine.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import uvicorn
from fastapi import FastAPI
from pydantic import BaseModel
from starlette.responses import StreamingResponse

PUSHED = "x" * 2000


class Move(BaseModel):
    move: str


class Writer:
    """Rows that come at the same time go to the disk together, as a house's moves do."""

    def __init__(self, database: str) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._connection = sqlite3.connect(database, check_same_thread=False, isolation_level=None)
        for line in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "CREATE TABLE moves (move TEXT)"):
            self._connection.execute(line)
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def keep(self, move: str) -> None:
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((move, future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())
        await future

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await asyncio.get_running_loop().run_in_executor(self._thread, self._land, [move for move, _ in batch])
            for _, future in batch:
                future.set_result(None)

    def _land(self, moves: list[str]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        self._connection.executemany("INSERT INTO moves VALUES (?)", [(move,) for move in moves])
        self._connection.execute("COMMIT")


def app(database: str) -> FastAPI:
    found, writer = FastAPI(), Writer(database)
    ears: set[asyncio.Event] = set()
    ply = 0

    @found.post("/moves", status_code=201)
    async def post(asked: Move) -> dict[str, str]:
        nonlocal ply
        await writer.keep(asked.move)
        ply += 1
        for ear in ears:
            ear.set()
        return {"move": asked.move}

    @found.get("/events")
    async def events() -> StreamingResponse:
        async def messages() -> AsyncIterator[bytes]:
            ear = asyncio.Event()
            ears.add(ear)
            try:
                while True:
                    yield f'data: data-ply="{ply}" {PUSHED}\n\n'.encode()
                    await ear.wait()
                    ear.clear()
            finally:
                ears.discard(ear)

        return StreamingResponse(messages(), media_type="text/event-stream")

    return found


def serve(database: str, listener: Any) -> None:
    config = uvicorn.Config(app(database), log_level="error", access_log=False, timeout_keep_alive=600)
    uvicorn.Server(config).run(sockets=[listener])
