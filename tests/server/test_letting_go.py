"""What a server lets go of is gone, without a search for garbage, which would stop the whole house."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from weakref import ref

from tests.server.live import PATIENCE
from vulcania.server import pages
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
