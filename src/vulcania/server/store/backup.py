"""A copy of the database. SQLite makes it page by page, so that tables go on while it is made."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from vulcania.server.store.database import PRIVATE, BadDatabase, address


def back_up(database: str | Path | None, file: str) -> int:
    """Copy a SQLite database into a new file; gives the number of matches in it."""
    url = make_url(address(database))
    if url.get_backend_name() != "sqlite":
        raise BadDatabase("error-backup-postgres")
    source = Path(url.database or "")
    if not source.is_file():
        raise BadDatabase("error-database-silent", why=f"{source}: {os.strerror(2)}")
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(file)) as new:
            old.backup(new)
            (matches,) = new.execute("SELECT count(*) FROM matches").fetchone()
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase("error-backup", file=file[:200], why=str(getattr(error, "strerror", None) or error)) from None
    return int(matches)
