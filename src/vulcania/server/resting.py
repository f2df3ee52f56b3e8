"""Letting a table rest by agreement: for as long as everybody agrees, and, where days are played, for a holiday."""

from __future__ import annotations

import msgspec

from vulcania.server import clock
from vulcania.server.store.rows import Pause
from vulcania.server.table import Table, TableError
from vulcania.words.message import Message, message

MOST_DAYS = 60


async def ask(table: Table, seat: int, days: int = 0) -> bool:
    """Ask the other people at the table to let it rest: until somebody goes on, or for so many days. Says whether it
    does already, as there is nobody to ask."""
    if days and not table.clocks.days:
        raise TableError("error-pause-days")
    if days not in range(MOST_DAYS + 1):
        raise TableError("error-pause-long", most=MOST_DAYS)
    async with table.lock:
        table.must_be_playing()
        if table.row.lesson is not None:
            raise TableError("error-pause-lesson")
        if table.row.ask is not None:
            raise TableError("error-asked-already")
        if not table.others(seat):
            await begin(table, seat, days)
            return True
        asked = {"kind": "pause", "seat": seat, "ply": table.row.plies, "yes": [], "out": [], "days": days}
        await table.change(ask=asked)
        return False


async def go_on(table: Table, seat: int) -> None:
    """One who does not agree any more is enough."""
    async with table.lock:
        await end(table, message("note-pause-ended", seat=seat))


async def begin(table: Table, seat: int, days: int) -> None:
    """Everybody agreed: no clock runs and nobody plays until somebody says so, or so many days are over."""
    now = clock.now()
    pause = Pause(now, now + days * 24 * 3600 if days else None)
    await table.change(pause=msgspec.to_builtins(pause), ask=None)
    await table.note(message("note-paused", seat=seat, days=days))


async def end(table: Table, told: Message) -> None:
    """The table goes on. Whoever it waits for has as much time as when it came to rest, and is told again."""
    pause = table.row.pause
    if pause is None:
        return
    rested = clock.now() - pause.since
    await table.change(pause=None, waits={str(seat): since + rested for seat, since in table.waits.items()})
    await table.note(told)
