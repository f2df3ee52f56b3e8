"""Help with a match: what the captain would do."""

from __future__ import annotations

from vulcania.players.advice import Advice
from vulcania.server.store.store import Outrun
from vulcania.server.table import Table, TableError


def allowed(table: Table) -> bool:
    """Whether the captain may be asked here: as the table has it, or else where one plays against bots alone."""
    return _alone(table) if table.row.advice is None else table.row.advice


def _alone(table: Table) -> bool:
    return sum(seat.kind != "bot" for seat in table.seats) < 2


async def advice(table: Table, seat: int) -> Advice:
    """What the captain would do; thought about once for each position, and about one at a time: who asks, moves on
    and asks again leaves no thoughts behind that nobody waits for."""
    table.must_be_playing()
    if not allowed(table):
        raise TableError("error-no-advice")
    position = (table.row.epoch, table.row.plies)
    async with table.advising[seat]:
        if table.advised.get(seat, (None,))[0] != position:
            if position != (table.row.epoch, table.row.plies):
                raise Outrun
            table.advised[seat] = position, await table.services.bots.advise(table.match, seat, table.asker)
        return table.advised[seat][1]
