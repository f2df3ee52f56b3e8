"""A statement that is written out once for a database and then handed to its driver as it is.

What a server does more often than anything else need not be looked up and worded each time. Values are as the driver
wants them: whoever runs such a statement writes JSON as text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, CursorResult, Dialect, Insert, Update


class Written:
    def __init__(self, statement: Insert | Update, dialect: Dialect, columns: Sequence[str] | None = None) -> None:
        """``columns`` are those that an insert fills."""
        compiled = statement.compile(dialect=dialect, column_keys=columns)
        self._text, self._order, self._fixed = str(compiled), compiled.positiontup, compiled.params

    def _given(self, values: Mapping[str, Any]) -> Any:
        every = {**self._fixed, **values}
        return every if self._order is None else tuple(every[name] for name in self._order)

    def run(self, connection: Connection, values: Mapping[str, Any]) -> CursorResult[Any]:
        return connection.exec_driver_sql(self._text, self._given(values))

    def run_all(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        connection.exec_driver_sql(self._text, [self._given(row) for row in rows])
