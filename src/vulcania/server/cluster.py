"""Several servers on one PostgreSQL: they tell one another which tables changed, and share out who looks after which.

Of changes only ids travel; what changed is read from the database. Who looks on where is kept nowhere: servers tell one
another now and then. Looking after a table is an advisory lock, which PostgreSQL takes back when a server dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from hashlib import blake2b

import msgspec
import psycopg
from sqlalchemy import URL

from vulcania.core.typed import typed_json
from vulcania.server.store.database import ALIVE
from vulcania.server.store.store import CHANNEL
from vulcania.server.watching import Told

log = logging.getLogger(__name__)

PRESENCE = "vulcania_here"
_AGAIN = 1.0


class Presence(msgspec.Struct, frozen=True):
    """A server tells who looks on at a table there, or asks the others for that."""

    server: str
    table: str
    seats: list[int] = []
    lately: list[int] = []
    """The seats for which something was asked for lately, by a program that polls."""
    onlookers: list[str] = []
    """What those call themselves who hold no seat; nothing where they gave no name."""
    asking: bool = False

    @property
    def told(self) -> Told:
        return Told(self.seats, self.lately, self.onlookers)


class Cluster:
    """Listens for other servers' changes, and holds the locks of the tables that this server looks after."""

    def __init__(
        self,
        url: URL,
        on_news: Callable[[str | None], None],
        on_presence: Callable[[Presence], None],
        tables: Callable[[], list[str]],
    ) -> None:
        self.server = secrets.token_hex(6)
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._on_news = on_news
        self._on_presence = on_presence
        self._tables = tables
        self._held: set[str] = set()
        self._locks: psycopg.AsyncConnection | None = None
        self._turn = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = asyncio.Event()

    async def open(self) -> None:
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._take_over())]
        await asyncio.wait_for(self._listening.wait(), 10)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._locks is not None:
            await self._locks.close()

    def keeps(self, table: str) -> bool:
        return table in self._held

    async def keep(self, table: str) -> None:
        """Try to become the server that looks after a table."""
        if table not in self._held and await self._run("SELECT pg_try_advisory_lock(%s)", (_number(table),)):
            self._held.add(table)

    async def let_go(self, table: str) -> None:
        if table in self._held:
            self._held.discard(table)
            await self._run("SELECT pg_advisory_unlock(%s)", (_number(table),))

    async def tell(
        self, table: str, seats: list[int], lately: list[int], onlookers: list[str], *, asking: bool = False
    ) -> None:
        """Let the other servers know who looks on here."""
        here = msgspec.json.encode(Presence(self.server, table, seats, lately, onlookers, asking)).decode()
        await self._run("SELECT pg_notify(%s, %s)", (PRESENCE, here))

    async def _run(self, query: str, args: tuple[object, ...]) -> bool:
        async with self._turn:
            try:
                if self._locks is None or self._locks.closed:
                    self._locks = await self._connect()
                cursor = await self._locks.execute(query.encode(), args)
                row = await cursor.fetchone()
                return bool(row and row[0])
            except psycopg.Error:
                self._held.clear()  # with the connection, the locks are gone: another server may have them by now
                return False

    async def _connect(self) -> psycopg.AsyncConnection:
        return await psycopg.AsyncConnection.connect(self._address, autocommit=True, **ALIVE)

    async def _listen(self) -> None:
        lost = False
        while True:
            try:
                async with await self._connect() as connection:
                    for channel in (CHANNEL, PRESENCE):
                        await connection.execute(f"LISTEN {channel}".encode())
                    if lost:
                        log.warning("found the database again")
                    lost = False
                    self._listening.set()
                    self._on_news(None)
                    async for news in connection.notifies():
                        self._take_in(news)
            except psycopg.Error as error:
                if not lost:
                    log.warning("lost the database, trying again every second: %s", error)
                lost = True
            await asyncio.sleep(_AGAIN)

    def _take_in(self, news: psycopg.Notify) -> None:
        if news.channel == CHANNEL:
            self._on_news(news.payload)
            return
        try:
            here = typed_json(news.payload, Presence)
        except msgspec.DecodeError:
            log.warning("someone else speaks on our channel: %.100s", news.payload)
            return
        if here.server != self.server:
            self._on_presence(here)

    async def _take_over(self) -> None:
        """A server that died looked after tables too: pick up those that are in use here."""
        while True:
            await asyncio.sleep(_AGAIN)
            if not await self._run("SELECT true", ()):
                continue
            for table in self._tables():
                if table not in self._held:
                    await self.keep(table)
                    if table in self._held:
                        self._on_news(table)


def _number(table: str) -> int:
    """A table's id as PostgreSQL numbers its locks: 64 bits with a sign."""
    return int.from_bytes(blake2b(table.encode(), digest_size=8).digest(), "big", signed=True)
