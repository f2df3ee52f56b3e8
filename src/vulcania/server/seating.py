"""Sitting down, leaving, coming back, and letting a bot play for someone."""

from __future__ import annotations

import hmac

import msgspec

from vulcania.server import bots, clock, keys, spelling
from vulcania.server.errors import Forbidden
from vulcania.server.store.rows import SeatRow
from vulcania.server.table import Table, TableError
from vulcania.words.message import Message, message

MOST_DEVICES = 12


def invitation(table: Table, row: SeatRow) -> str:
    """What lets whoever has it take a seat that is kept for somebody."""
    return keys.write(row.seat, table.services.seal.of("invitation", table.id, str(row.seat), row.name))


def invited(table: Table, key: str) -> int | None:
    """The free seat that an invitation is for."""
    kept = (row for row in table.seats if row.kind == "open" and row.name)
    return next((row.seat for row in kept if hmac.compare_digest(invitation(table, row).encode(), key.encode())), None)


def takeable(table: Table, key: str = "") -> list[int]:
    """The seats that a visitor may take: the one they are invited to, or those that are kept for nobody."""
    meant = invited(table, key)
    return [meant] if meant is not None else [row.seat for row in table.seats if row.kind == "open" and not row.name]


async def join(table: Table, name: str, seat: int | None, address: str,
               person: str | None = None, key: str = "") -> tuple[int, str]:  # fmt: skip
    """Take a free seat, the first one if none is named. Gives the seat and its secret. From one address only so many
    seats of a table can be taken: nobody keeps the others out."""
    called = spelling.name(name)
    if not called:
        raise TableError("error-name-empty")
    async with table.lock:
        free = [table.seats[one] for one in takeable(table, key) if seat in (None, one)]
        if not free:
            kept = any(row.kind == "open" and seat in (None, row.seat) for row in table.seats)
            raise TableError("error-seat-kept" if kept else "error-seat-taken")
        most, whence = table.services.settings.seats_an_address, table.services.seal.of("whence", table.id, address)
        if sum(row.whence == whence for row in table.seats) >= most:
            raise TableError("error-seats-enough", most=most)
        secret = keys.new_secret()
        row = SeatRow(free[0].seat, "person", _unlike(called, table, free[0].seat), keys.hashed(secret),
                      person=person, whence=whence)  # fmt: skip
        await _sit(table, row, free[0])
        return row.seat, secret


def meant(table: Table, key: str) -> SeatRow:
    """The seat that a personal link opens, if its key was not renewed since."""
    opened = keys.held(keys.read(key), table.id, table.seats, table.services.seal)
    if len(opened) != 1:
        raise Forbidden("error-seat-link")
    return table.seats[opened[0]]


async def open_elsewhere(table: Table, key: str) -> tuple[int, str]:
    """One more device holds the seat of a personal link; gives the seat and the device's own secret. Where there are
    too many, the oldest does no longer."""
    secret = keys.new_secret()
    async with table.lock:
        row = meant(table, key)
        devices = [*row.devices, keys.hashed(secret)][-MOST_DEVICES:]
        await _sit(table, msgspec.structs.replace(row, secret=" ".join(devices)), row)
    return row.seat, secret


async def sit_down(table: Table, key: str, person: str) -> tuple[int, str]:
    """Take over the seat of a personal link, and let the table know; gives the seat and its secret."""
    async with table.lock:
        seat, secret = await _renew(table, key, person)
        await table.note(message("note-taken-over", seat=seat))
    return seat, secret


async def sit_alone(table: Table, key: str, person: str | None) -> tuple[int, str]:
    """Nobody holds the seat of that key any more but the device that asks for it; gives the seat and its secret."""
    async with table.lock:
        return await _renew(table, key, person)


async def _renew(table: Table, key: str, person: str | None) -> tuple[int, str]:
    """The seat has a new key, given here; whoever had one of the old ones, or sat there because this device is theirs
    too, only looks on from now. So of two who ask at once the first has it. It is that person's from now on, but what
    has been played stays whose it was. The lock is the caller's."""
    row, secret = meant(table, key), keys.new_secret()
    owner = row.person if table.over else person
    alone = owner == row.person  # else no other device of that person was there, and all of them are welcome
    await _sit(table, msgspec.structs.replace(row, secret=keys.hashed(secret), person=owner, alone=alone), row)
    return row.seat, secret


async def let_go(table: Table, seat: int, secret: str, person: str | None) -> None:
    """A device of that person holds the seat no longer: only once it is open somewhere, so that nobody loses theirs."""
    async with table.lock:
        row = _person(table, seat)
        if not table.watching.here(seat):
            raise TableError("error-nowhere-else")
        left = [one for one in row.devices if one != keys.hashed(secret)] or row.devices
        owner = None if row.person == person else row.person
        await _sit(table, msgspec.structs.replace(row, secret=" ".join(left), person=owner), row)


def keeps(table: Table, held: tuple[int, ...]) -> bool:
    """Whether seats of this table are theirs to keep or give away: of who opened it, as long as they sit there, and not
    of whoever took another seat."""
    opened = {row.seat for row in table.seats if row.kind == "person" and row.whence is None}
    return bool(held) and (not opened or not opened.isdisjoint(held))


def can_begin(table: Table, held: tuple[int, ...]) -> bool:
    """Whether they may let bots take all seats that are still free."""
    return keeps(table, held) or not any(row.kind == "open" and row.name for row in table.seats)


async def free(table: Table, held: tuple[int, ...], seat: int) -> None:
    """Keep a seat for nobody any more."""
    async with table.lock:
        if not keeps(table, held):
            raise TableError("error-not-opener")
        row = next((row for row in table.seats if row.seat == seat and row.kind == "open"), None)
        if row is None:
            raise TableError("error-seat-taken")
        await _sit(table, msgspec.structs.replace(row, name=""), row)


def _unlike(name: str, table: Table, seat: int) -> str:
    """A name that nobody else at the table has."""
    taken = {spelling.sight(row.name) for row in table.seats if row.seat != seat}
    tries = (name, *(f"{name[:36]} {number}" for number in range(2, 99)))
    return next(one for one in tries if spelling.sight(one) not in taken)


async def fill(table: Table, held: tuple[int, ...], level: str) -> None:
    """Begin now: bots take the seats that are still free."""
    async with table.lock:
        if not can_begin(table, held):
            raise TableError("error-not-opener")
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


async def gone_for_good(table: Table, seat: int) -> None:
    """A seat's person is known no longer: where the match goes on a bot plays for them, before it begins the seat is
    free again."""
    if table.status == "open":
        async with table.lock:
            await _sit(table, SeatRow(seat, "open"), _person(table, seat))
    elif table.status == "playing" and table.seats[seat].stand_in is None:
        await hand_over(table, seat, seat)


async def come_back(table: Table, seat: int) -> None:
    """The person plays again themselves."""
    async with table.lock:
        row = _person(table, seat)
        if row.stand_in is None:
            return
        if table.clocks.used_up(seat, len(table.moves), clock.now()):
            raise TableError("error-time-used-up")
        await _sit(table, msgspec.structs.replace(row, stand_in=None), row)
        await table.note(message("note-back", seat=seat))


async def replace_bot(table: Table, row: SeatRow, why: Message) -> None:
    """A bot failed: another plays on, and the table is told. The lock is the caller's."""
    entry = "level" if row.kind == "bot" else "stand_in"
    await _sit(table, msgspec.structs.replace(row, **{entry: bots.USUAL}), row)
    await table.note(why)


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
