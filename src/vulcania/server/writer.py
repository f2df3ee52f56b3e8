"""Moves on their way into the store: while one batch is being made durable, the next one gathers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from vulcania.server.store.store import Landing, Outrun

Keep = Callable[[list[Landing]], Awaitable[list[int | Outrun]]]

MOST = 256


class Writer:
    """Gathers what arrives at the same time, so that many tables wait for the disk together."""

    def __init__(self, keep: Keep) -> None:
        self._keep = keep
        self._waiting: list[tuple[Landing, asyncio.Future[int]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, landing: Landing) -> int:
        """Keep a move; gives the table's new version when it is durable, or raises :class:`Outrun`."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append((landing, future))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        return await future

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            try:
                outcomes = await self._keep([landing for landing, _ in batch])
            except Exception as error:  # the database failed: none of them was kept, and each is told so
                _settle(batch, [error] * len(batch))
            else:
                _settle(batch, outcomes)


def _settle(batch: list[tuple[Landing, asyncio.Future[int]]], outcomes: list[int | Outrun] | list[Exception]) -> None:
    for (_, future), outcome in zip(batch, outcomes, strict=True):
        if future.done():  # whoever waited has gone
            continue
        if isinstance(outcome, BaseException):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
