"""What several routes share: a table as plain data."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import Query
from pydantic import BeforeValidator
from pydantic_core import PydanticCustomError

from vulcania.drawing.players import MOST_SEATS
from vulcania.server import helping
from vulcania.server.table import Table

AS = Query(None, alias="as", ge=0, lt=MOST_SEATS, description="Which of the seats at a shared screen is looking.")
WHEN = Query(None, alias="ply", ge=0, le=1_000_000, description="After which move a seat took a shared screen.")

Plies = Annotated[int | None, Query(ge=0, le=1_000_000)]
"""A number of moves."""


def _whole(text: object) -> object:
    """Of an address, where all is text, no ``0.0`` is taken for a seat: the interface's description says so."""
    if isinstance(text, str) and "." in text:
        raise PydanticCustomError("type", "Input should be of the documented type")
    return text


Seat = Annotated[int | None, BeforeValidator(_whole)]
"""A seat that is asked for."""


def table_state(table: Table) -> dict[str, Any]:
    """What everyone may know of a table, apart from the board."""
    return {
        "id": table.id,
        "game": table.game.slug,
        "status": table.status,
        "options": table.row.options,
        "advice": helping.allowed(table),
        "clock": msgspec.to_builtins(table.row.clock),
        "ply": table.row.plies,
        "to_act": list(table.acting),
        "seats": [
            {"seat": row.seat, "kind": row.kind, "name": row.name, "level": row.level, "stand_in": row.stand_in,
             "here": row.kind == "person" and table.watching.here(row.seat)}
            for row in table.seats
        ],
        "ask": table.row.ask,
        "pause": None if table.row.pause is None else msgspec.to_builtins(table.row.pause),
        "pace": table.row.pace,
        "onlookers": table.onlookers,
        "fingerprint": table.fingerprint,
        "rematch": table.row.rematch,
        "talk": [{"seat": line.seat, "kind": line.kind, "text": line.text} for line in table.talk[-20:]],
    }  # fmt: skip
