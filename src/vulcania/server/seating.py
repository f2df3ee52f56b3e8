"""Sitting down, leaving, coming back, and letting a bot play for someone."""

from __future__ import annotations

import msgspec

from vulcania.core.record import player_name
from vulcania.server import bots, clock, keys
from vulcania.server.store.rows import SeatRow
from vulcania.server.table import Table, TableError
from vulcania.words.message import Message, message


async def join(table: Table, name: str, seat: int | None = None,
               person: str | None = None) -> tuple[int, str]:  # fmt: skip
    """Take a free seat, the first one if none is named. Gives the seat and its secret."""
    called = player_name(name)
    if not called:
        raise TableError("error-name-empty")
    async with table.lock:
        free = [row for row in table.seats if row.kind == "open" and seat in (None, row.seat)]
        if not free:
            raise TableError("error-seat-taken")
        secret = keys.new_secret()
        row = SeatRow(free[0].seat, "person", _unlike(called, table), keys.hashed(secret), person=person)
        await _sit(table, row, free[0])
        return row.seat, secret


def _unlike(name: str, table: Table) -> str:
    """A name that nobody else at the table has."""
    taken = {other.casefold() for other in table.names}
    tries = (name, *(f"{name[:36]} {number}" for number in range(2, 99)))
    return next(one for one in tries if one.casefold() not in taken)


async def fill(table: Table, level: str) -> None:
    """Begin now: bots take the seats that are still free."""
    async with table.lock:
        for row in [row for row in table.seats if row.kind == "open"]:
            name = bots.bot_names(1, table.names)[0]
            await _sit(table, SeatRow(row.seat, "bot", name, None, level), row)


async def hand_over(table: Table, by: int, seat: int) -> None:
    """Let a bot play for a person: one's own seat at any time, another's once they have been gone for a while."""
    async with table.lock:
        row = _person(table, seat)
        if by != seat and not table.away(seat):
            raise TableError("error-still-here", seat=seat)
        await stand_in(table, row)
        await table.note(message("note-handed-over" if by != seat else "note-left", seat=seat))


async def stand_in(table: Table, row: SeatRow) -> None:
    """A bot plays for the person from now on; the lock is the caller's."""
    await _sit(table, msgspec.structs.replace(row, stand_in=bots.USUAL), row)


async def come_back(table: Table, seat: int) -> None:
    """The person plays again themselves."""
    async with table.lock:
        row = _person(table, seat)
        if row.stand_in is None:
            return
        await _sit(table, msgspec.structs.replace(row, stand_in=None), row)
        table.clocks.returned(seat, clock.now())
        await table.note(message("note-back", seat=seat))


async def replace_bot(table: Table, row: SeatRow, why: Message) -> None:
    """A bot failed: another plays on, and the table is told. The lock is the caller's."""
    entry = "level" if row.kind == "bot" else "stand_in"
    await _sit(table, msgspec.structs.replace(row, **{entry: bots.USUAL}), row)
    await table.note(why)


async def belong(table: Table, seat: int, person: str | None) -> None:
    """Say whose seat it is."""
    async with table.lock:
        row = _person(table, seat)
        await _sit(table, msgspec.structs.replace(row, person=person), row)


def _person(table: Table, seat: int) -> SeatRow:
    if seat not in range(len(table.seats)) or table.seats[seat].kind != "person":
        raise TableError("error-no-person")
    return table.seats[seat]


async def _sit(table: Table, row: SeatRow, was: SeatRow) -> None:
    others_sit = all(other.kind != "open" for other in table.seats if other.seat != row.seat)
    begins = table.row.started is None and row.kind != "open" and others_sit
    try:
        await table.services.call(table.services.store.sit, table.row, row, was, clock.now() if begins else None)
    finally:
        await table.reload()
