"""What was found in looking back on matches: made once, and kept."""

from __future__ import annotations

import time
from contextlib import suppress

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError

from vulcania.server.store.schema import analyses


class Lookbacks:
    """Blocking calls, as the store's."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def find(self, name: str) -> str | None:
        with self.engine.begin() as connection:
            found = connection.execute(select(analyses.c.found).where(analyses.c.id == name)).scalar()
        return None if found is None else str(found)

    def keep(self, name: str, found: str) -> None:
        with (
            suppress(IntegrityError),
            self.engine.begin() as connection,
        ):  # another was as fast
            connection.execute(insert(analyses).values(id=name, found=found, at=time.time()))
