"""What a server lets go of is gone, without a search for garbage, which would stop the whole house."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from threading import Event
from weakref import ref

import pytest
from starlette.types import Message

from tests.server.live import PATIENCE, Running, Stream
from tests.server.test_seating import FIRST, move
from vulcania.server import pages
from vulcania.server.app import create_app
from vulcania.server.services import Services
from vulcania.server.settings import Settings
from vulcania.server.table import Table
from vulcania.server.tables import Chair, Plan, Tables
from vulcania.server.templates import Preferences


async def _visited(tables: Tables) -> ref[Table]:
    """A table that was played at and looked at, and that nobody knows any more."""
    table, _ = await tables.found(Plan("soum-soum", (Chair("me"), Chair("me")), {}))
    with table.watching.watch((), "Eve") as watcher:
        await table.play(table.acting[0], table.match.legal()[0])
        assert await watcher.news(1)
        pages.fragment(table, (), pages.Asked(), Preferences())
    tables.forget(table)
    return ref(table)


async def _let_go(database: Path) -> None:
    services = Services(Settings(str(database)))
    tables = Tables(services)
    await tables.open()
    gc.disable()
    try:
        table = await _visited(tables)
        async with asyncio.timeout(PATIENCE):  # who came and went is shown half a second later
            while table() is not None:
                await asyncio.sleep(0.1)
    finally:
        gc.enable()
        await tables.close()


def test_a_table_that_is_let_go_is_no_garbage(tmp_path: Path) -> None:
    asyncio.run(_let_go(tmp_path / "tables.sqlite3"))


async def _watched(database: Path, readers: int) -> int:
    """How many things are left to be found once so many have gone who watched a table."""
    warm = Event()
    app = create_app(Settings(str(database), streams_an_address=readers), warm=warm.set)
    async with app.router.lifespan_context(app):
        table, _ = await app.state.tables.found(Plan("soum-soum", (Chair("me"), Chair("me")), {}))
        gone, shown = asyncio.Event(), 0

        async def receive() -> Message:
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            nonlocal shown
            shown += b"data-ply" in message.get("body", b"")

        scope = {
            "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "scheme": "http", "method": "GET",
            "path": f"/t/{table.id}/events", "root_path": "", "query_string": b"", "headers": [(b"host", b"here")],
            "client": ("127.0.0.1", 1), "server": ("here", 80),
        }  # fmt: skip
        streams = [asyncio.create_task(app(dict(scope), receive, send)) for _ in range(readers)]
        async with asyncio.timeout(PATIENCE):
            while shown < readers or not warm.is_set():
                await asyncio.sleep(0.01)
        gc.collect()
        gc.disable()
        try:
            gone.set()
            await asyncio.gather(*streams)
            del streams
            return gc.collect()
        finally:
            gc.enable()


def test_a_crowd_that_leaves_at_once_is_no_garbage(tmp_path: Path) -> None:
    """A reader who is cut off in the middle leaves a hundred things."""
    assert asyncio.run(_watched(tmp_path / "tables.sqlite3", 50)) < 50 * 50


def test_only_so_many_tables_are_kept_that_nobody_looks_at(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vulcania.server.tables.MOST_IDLE", 3)
    watched, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    with running.client(tokens[0]) as anna, Stream(anna, f"/t/{watched}/events"):
        names = [running.open_table("soum-soum", "me", "me")[0] for _ in range(6)]
        kept = [name for name in names if running.tables.in_use(name)]
        assert kept == names[-3:], "those that were asked for last"
        assert running.tables.in_use(watched)
        for name in names:
            assert anna.get(f"/api/v1/tables/{name}", headers={"authorization": ""}).json()["ply"] == 0
        assert len(running.tables) <= 4
        assert move(anna, watched, "place 1 a1").status_code == 201
