"""What a server may be told, and the bounds on what it takes from outside."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from vulcania.core.errors import BadSetup

NAME_LENGTH = 40
TALK_LENGTH = 280
NOTE_LENGTH = 4000
MOVE_LENGTH = 200
BODY_BYTES = 64 * 1024
RECORD_BYTES = 2 * 1024 * 1024
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
CLOCK_SECONDS = (5, 24 * 3600)
DAYS_SECONDS = (3600, 30 * 24 * 3600)


@dataclass(frozen=True)
class Rates:
    """How often one address may ask: so many at once, and so many a second in the long run."""

    burst: int
    a_second: float


CONFIRMING = Rates(3, 3 / 86400)


@dataclass(frozen=True)
class Settings:
    database: str | Path | None = None
    store_threads: int = 4
    """On PostgreSQL; SQLite has one writer anyway."""
    bot_processes: int = CORES
    """Bots think in processes of their own, started when they are needed; 0 lets them think in a thread, for tests."""
    bot_pace: float = 0.9
    """A bot's move takes at least this many seconds, so that people can follow."""
    alone_pace: float = 5
    """The same where bots play among themselves and nobody looks on."""
    away_after: float = 20
    """A seat whose person has been gone this many seconds may be handed to a bot by the others."""
    idle_after: float = 900
    """A table that nobody watches leaves memory after so many seconds,"""
    over_after: float = 60
    """and one whose match is over after so many."""
    connections: int = 4000
    connections_an_address: int = 200
    """Apart from proxies, which speak for many."""
    head_within: float = 15
    """So many seconds a request may take until its headers are here; with a body, so many more:"""
    body_within: float = 60
    streams: int = 2000
    streams_an_address: int = 64
    seats_an_address: int = 4
    """So many free seats of a table may be taken from one address."""
    asking: Rates = Rates(120, 40)
    acting: Rates = Rates(60, 15)
    founding: Rates = Rates(12, 0.2)
    keeping: Rates = Rates(10, 0.5)
    """For how many seconds one address may keep the server busy with what it asks for: it does one thing at a time."""
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
    metrics: bool = False
    """Whether ``/metrics`` tells how the house is doing: to whoever can ask, so let a proxy keep it from strangers."""

    @staticmethod
    def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
        """What variables say: ``VULCANIA_`` and the name of a setting, as ``VULCANIA_SMTP``."""
        given: dict[str, Any] = {}
        for field in fields(Settings):
            text = environment.get(f"VULCANIA_{field.name.upper()}", "")
            if text and field.name not in _BY_CODE:
                given[field.name] = _read(field.name, text, type(field.default))
        if "smtp" in given:  # someone has to send, and not where any visitor says that the house is
            given = {"mail_from": "", "public_url": "", **given}
        for name, (form, expected) in _FORMS.items():
            if name in given and not form.fullmatch(given[name]):
                raise _unfit(name, "…" if name == "smtp" else given[name], expected)  # a password is not for the log
        return Settings(**given)


_FORMS = {
    "smtp": (re.compile(r"smtps?://([^/@]+@)?[\w.:\[\]-]+/?"), "smtp://user:password@mail.example.org:587"),
    "mail_from": (re.compile(r".+@.+"), "games@example.org"),
    "public_url": (re.compile(r"https?://[\w.:\[\]-]+/?"), "https://games.example.org"),
}
"""What some settings have to look like: a slip in them would be noticed only when somebody waits for a notice."""
_BY_CODE = ("asking", "acting", "founding", "keeping", "lan", "reached_at")
"""Not for the environment."""
_WRITTEN = {"1": True, "yes": True, "true": True, "on": True, "0": False, "no": False, "false": False, "off": False}


def _read(name: str, text: str, kind: type) -> Any:
    try:
        if kind is bool:
            return _WRITTEN[text.lower()]
        if kind in (int, float):
            found = kind(text)
            if not 0 <= found < float("inf"):
                raise ValueError
            return found
    except (KeyError, ValueError):
        expected = "yes, no" if kind is bool else "0, 1, 2 …"
        raise _unfit(name, text, expected) from None
    return text


def _unfit(name: str, text: str, expected: str) -> BadSetup:
    return BadSetup("error-setting", name=f"VULCANIA_{name.upper()}", text=text[:40], expected=expected)
