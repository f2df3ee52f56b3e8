"""Opening a database: SQLite by default, PostgreSQL by address; migrated to today's schema when opened."""

from __future__ import annotations

import os
import sys
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError

from vulcania.core.errors import VulcaniaError

_MIGRATING = 0x56554C43
"""The advisory lock that lets only one of several starting servers migrate."""
PRIVATE = 0o600
ALIVE: dict[str, Any] = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""A line that went dead without a word is noticed within half a minute."""


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
        # No more of it: an address may hold a password.
        raise BadDatabase("error-database-address", address=f"{url.partition('://')[0][:60]}://…") from None
    try:
        engine = _sqlite(url) if sqlite else _postgres(url, workers)
        if sqlite:
            _check(engine)
        _migrate(engine)
    except (DatabaseError, CommandError, OSError) as error:
        why = error.orig if isinstance(error, DatabaseError) else error
        raise BadDatabase("error-database-silent", why=str(why).strip()[:200]) from None
    return engine


def claim(database: str | Path | None) -> IO[bytes]:
    """Hold a SQLite file for one server alone, as long as what is given stays open: two would not hear of each other's
    moves. On PostgreSQL they do."""
    url = address(database)
    path = make_url(url).database if url.startswith("sqlite") else None
    if sys.platform == "win32" or not path or path == ":memory:":
        return BytesIO()
    import fcntl  # not everywhere

    Path(path).parent.mkdir(parents=True, exist_ok=True)
    held = os.fdopen(os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, PRIVATE), "rb")
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise BadDatabase("error-database-taken", file=path[-200:]) from None
    return held


def _check(engine: Engine) -> None:
    """A damaged file is noticed at the start, not when a match is lost in it."""
    try:
        with engine.connect() as connection:
            found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    except DatabaseError as error:
        if "malformed" not in str(error.orig):
            raise
        found = str(error.orig)
    if found != "ok":
        raise BadDatabase("error-database-damaged", file=str(engine.url.database)[-200:], why=found[:200])


def _postgres(url: str, workers: int) -> Engine:
    # Errors do not tell what was written: seeds and keys would stand in the log.
    return create_engine(
        url, pool_size=workers, max_overflow=2, pool_pre_ping=True, hide_parameters=True, connect_args=ALIVE
    )


def _sqlite(url: str) -> Engine:
    path = make_url(url).database
    if path and path != ":memory:":
        _keep_private(Path(path))
    engine = create_engine(url, hide_parameters=True)
    _tame_sqlite(engine)
    return engine


def _keep_private(file: Path) -> None:
    """Seeds and hands are for nobody else on the machine. What SQLite puts beside its file is made as private as it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():  # else it must not be opened here: closing it would let go of SQLite's own locks
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    for one in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        if one.exists():
            one.chmod(PRIVATE)


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
