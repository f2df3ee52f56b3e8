"""Help with a match: what the captain would do, and what having help means for one's rating."""

from __future__ import annotations

from vulcania.players.advice import Advice
from vulcania.server.store.store import Outrun
from vulcania.server.table import Table, TableError
from vulcania.words.message import message


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
            async with table.lock:
                if position != (table.row.epoch, table.row.plies):
                    raise Outrun
                await note(table, seat)
            table.advised[seat] = position, await table.services.bots.advise(table.match, seat, table.asker)
        return table.advised[seat][1]


async def note(table: Table, seat: int) -> None:
    """Against bots alone, whoever has help does not show how strong they are: the match counts no more, and that is
    told once. Among people it counts, or who is losing could see to it that it does not. The lock is the caller's."""
    if _alone(table) and not table.game.meta.team and not table.row.helped and not table.row.apart:
        await table.change(helped=True)
        await table.note(message("note-helped", seat=seat))
