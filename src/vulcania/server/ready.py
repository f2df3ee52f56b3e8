"""Before a game's own clock starts: people look through what they may see only then, and say when they are ready.

Who moves at once, as programs do, need not say so.
"""

from __future__ import annotations

from typing import Any

from vulcania.core.hooks import hooks
from vulcania.server import clock
from vulcania.server.table import Table
from vulcania.server.templates import safe
from vulcania.words import Words, words

READY = "ready"


def looking(table: Table) -> bool:
    """Whether the clock has to wait for people who look. What was taken back once is not looked through again."""
    row = table.row
    if table.status != "playing" or row.plies or row.epoch or row.lesson is not None or not table.people():
        return False
    return not (row.ask or {}).get("all") and bool(_shown(table, words("en", table.game.slug)))


async def ready(table: Table, seats: tuple[int, ...]) -> None:
    """These are; once everybody is, the clock starts."""
    async with table.lock:
        if not looking(table):
            return
        yes = sorted({*_ready(table), *seats})
        if set(table.people()) <= set(yes):
            await table.change(ask={"kind": READY, "yes": yes, "all": True}, started=clock.now())
        else:
            await table.change(ask={"kind": READY, "yes": yes})


def beforehand(table: Table, held: tuple[int, ...], said: Words) -> dict[str, Any] | None:
    """For the page: what there is to see, and for whom the clock waits."""
    if not looking(table):
        return None
    missing = [seat for seat in table.people() if seat not in _ready(table)]
    return {
        "shown": [one._replace(drawing=safe(one.drawing)) for one in _shown(table, said)],
        "others": [said.player(seat, table.names) for seat in missing if seat not in held],
        "waits_for_me": any(seat in held for seat in missing),
    }


def _ready(table: Table) -> list[int]:
    yes: list[int] = (table.row.ask or {}).get("yes", [])
    return yes


def _shown(table: Table, said: Words) -> tuple[Any, ...]:
    return hooks(table.game).beforehand(table.view(None), said)
