"""The database: what is kept of tables, seats, moves and talk."""

from vulcania.server.store.database import BadDatabase, default_path, open_engine
from vulcania.server.store.rows import (
    Clock,
    Everything,
    MatchRow,
    MoveRow,
    ResultRow,
    SeatKind,
    SeatRow,
    TalkRow,
)
from vulcania.server.store.store import CHANNEL, Landing, NoTable, Outrun, Store

__all__ = [
    "CHANNEL",
    "BadDatabase",
    "Clock",
    "Everything",
    "Landing",
    "MatchRow",
    "MoveRow",
    "NoTable",
    "Outrun",
    "ResultRow",
    "SeatKind",
    "SeatRow",
    "Store",
    "TalkRow",
    "default_path",
    "open_engine",
]
