from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import Running, quick, serving
from tests.server.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    with postgres() as found:
        yield found


@pytest.fixture
def postgres_address(postgres_server: Postgres) -> str:
    """An empty database."""
    return postgres_server.empty()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where to keep tables: the test runs once on each kind of database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    return str(request.getfixturevalue("postgres_address"))


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite that all tests of a module share."""
    with serving(quick(str(tmp_path_factory.mktemp("server") / "tables.sqlite3"))) as found:
        yield found
