"""Opening a database: SQLite by default, PostgreSQL by address; migrated to today's schema when opened."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError

from vulcania.core.errors import VulcaniaError

_MIGRATING = 0x56554C43
"""The advisory lock that lets only one of several starting servers migrate."""


class BadDatabase(VulcaniaError):
    """The address is none, or nothing answers there."""


def default_path() -> Path:
    """Where a household's tables are kept when nothing else is said."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "vulcania" / "tables.sqlite3"


def address(database: str | Path | None) -> str:
    """SQLAlchemy's address for what a person wrote: a file's path, or ``postgresql://…``."""
    if database is None:
        database = default_path()
    if isinstance(database, Path) or "://" not in database:
        return f"sqlite:///{Path(database).expanduser()}"
    scheme, _, rest = database.partition("://")
    if scheme in ("postgresql", "postgres", "postgresql+psycopg"):
        return f"postgresql+psycopg://{rest}"
    if scheme == "sqlite":
        return database
    raise BadDatabase("error-database-address", address=scheme[:60])


def open_engine(database: str | Path | None, workers: int) -> Engine:
    """The engine for a database, migrated. SQLite has one writer, so one connection serves it."""
    url = address(database)
    try:
        sqlite = make_url(url).get_backend_name() == "sqlite"
    except (ArgumentError, ValueError):
        raise BadDatabase("error-database-address", address=url[:60]) from None
    try:
        engine = _sqlite(url) if sqlite else create_engine(url, pool_size=workers, max_overflow=2, pool_pre_ping=True)
        _migrate(engine)
    except (DatabaseError, CommandError, OSError) as error:
        why = error.orig if isinstance(error, DatabaseError) else error
        raise BadDatabase("error-database-silent", why=str(why).strip()[:200]) from None
    return engine


def _sqlite(url: str) -> Engine:
    path = make_url(url).database
    if path and path != ":memory:":
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).touch(0o600)  # it holds the house's keys
    engine = create_engine(url)
    _tame_sqlite(engine)
    return engine


def _tame_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: object) -> None:
        # The driver's own idea of when a transaction begins is too late: see "begin" below.
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _migrate(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("vulcania.server.store") / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
