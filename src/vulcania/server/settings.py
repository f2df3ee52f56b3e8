"""What a server may be told, and the bounds on what it takes from outside."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

NAME_LENGTH = 40
TALK_LENGTH = 280
MOVE_LENGTH = 200
BODY_BYTES = 64 * 1024
RECORD_BYTES = 2 * 1024 * 1024
CLOCK_SECONDS = (5, 24 * 3600)
DAYS_SECONDS = (3600, 30 * 24 * 3600)


@dataclass(frozen=True)
class Rates:
    """How often one address may ask: so many at once, and so many a second in the long run."""

    burst: int
    a_second: float


@dataclass(frozen=True)
class Settings:
    database: str | Path | None = None
    store_threads: int = 4
    """On PostgreSQL; SQLite has one writer anyway."""
    bot_processes: int = 1
    """Bots think in processes of their own; 0 lets them think in a thread, for tests."""
    bot_pace: float = 0.9
    """A bot's move takes at least this many seconds, so that people can follow."""
    away_after: float = 20
    """A seat whose person has been gone this many seconds may be handed to a bot by the others."""
    idle_after: float = 900
    """A table that nobody watches leaves memory after so many seconds."""
    streams: int = 2000
    streams_an_address: int = 64
    asking: Rates = Rates(120, 40)
    acting: Rates = Rates(60, 15)
    founding: Rates = Rates(12, 0.2)
    reached_at: str = ""
    """The name or number by which other devices of the household reach a server that lets them in."""
    tell_after: float = 30
    """Who has not come so many seconds after their turn began is told of it."""
    look_after: float = 20
    """How often, in seconds, the house looks for matches that need something done though nobody looks."""
    smtp: str = ""
    """The server that takes e-mail: ``smtp://user:password@host:587`` or ``smtps://…``; none: no e-mail is sent."""
    mail_from: str = ""
    """Who e-mail comes from."""
    public_url: str = ""
    """Where people find this house, for links in what they are sent; none: where they found it when they asked."""
    private_addresses: bool = False
    """Whether something may be sent to addresses inside this network: only where everybody who plays is trusted."""
    lan: bool = False
    """Whether whoever sits at this machine may let others in its network join. Not behind a proxy."""
    https: bool = False
    """Cookies travel only over HTTPS: for a server behind a proxy that speaks it."""
