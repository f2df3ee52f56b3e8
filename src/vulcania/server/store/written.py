"""Statements that are written out once for a database, and the line on which they go to its driver as they are.

What a server does more often than anything else need not be worded each time, nor find itself a connection. Values are
as the driver wants them: whoever runs such a statement writes JSON as text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import Any

from sqlalchemy import Dialect, Engine, Insert, Select, Update, event
from sqlalchemy.exc import DBAPIError


class Written:
    def __init__(
        self, statement: Insert | Select[Any] | Update, dialect: Dialect, columns: Sequence[str] | None = None
    ) -> None:
        """``columns`` are those that an insert fills."""
        compiled = statement.compile(dialect=dialect, column_keys=columns)
        self._text, self._order, self._fixed = str(compiled), compiled.positiontup, compiled.params

    def _given(self, values: Mapping[str, Any]) -> Any:
        every = {**self._fixed, **values}
        return every if self._order is None else tuple([every[name] for name in self._order])

    def run(self, cursor: Any, values: Mapping[str, Any]) -> Any:
        """Gives the driver's cursor."""
        cursor.execute(self._text, self._given(values))
        return cursor

    def run_all(self, cursor: Any, rows: Sequence[Mapping[str, Any]]) -> None:
        cursor.executemany(self._text, [self._given(row) for row in rows])


class Line:
    """A connection that is kept for such statements, and opened anew when it broke."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._begin = "BEGIN" if engine.dialect.name == "postgresql" else "BEGIN IMMEDIATE"
        self._lock = Lock()
        self._held: Any = None
        self._cursor: Any = None
        event.listen(engine, "engine_disposed", lambda _: self._close())

    @contextmanager
    def transaction(self) -> Iterator[Any]:
        """What is run with the cursor it gives is durable when it ends, or, after an error, undone."""
        driver = self._engine.dialect.loaded_dbapi.Error
        with self._lock:
            try:
                self._start()
                yield self._cursor
                self._cursor.execute("COMMIT")
            except driver as error:
                self._close()
                raise DBAPIError.instance(None, None, error, driver, hide_parameters=True) from error
            except BaseException:
                self._close()
                raise

    def _start(self) -> None:
        if self._held is not None:
            try:
                self._cursor.execute(self._begin)
                return
            except self._engine.dialect.loaded_dbapi.Error as error:
                if not self._engine.dialect.is_disconnect(error, self._held, self._cursor):
                    raise
                self._close()  # the database was away since: it may be back
        self._held = self._engine.raw_connection()
        self._held.detach()
        if self._engine.dialect.name == "postgresql":
            self._held.dbapi_connection.autocommit = True  # transactions begin here, as they do on SQLite
        self._cursor = self._held.cursor()
        self._cursor.execute(self._begin)

    def _close(self) -> None:
        """What was begun and not kept is undone by that."""
        held, self._held = self._held, None
        if held is not None:
            held.close()
