"""A PostgreSQL of the tests' own: made, started and thrown away."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest


def _program(name: str) -> str | None:
    """Debian keeps PostgreSQL's programs off the PATH."""
    found = shutil.which(name)
    if found:
        return found
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(kept[-1]) if kept else None


def _missing() -> str | None:
    if not all(_program(name) for name in ("initdb", "pg_ctl", "postgres")):
        return "no PostgreSQL on this machine"
    if os.geteuid() == 0 and shutil.which("runuser") is None:
        return "PostgreSQL does not run as root, and there is no runuser to be someone else"
    return None


class Postgres:
    """A server on a socket in a folder of its own, which can be stopped and started."""

    def __init__(self, folder: Path) -> None:
        self.address = f"postgresql://vulcania@/postgres?host={folder}"
        self._folder, self._data = folder, str(folder / "data")
        self._as_nobody = ["runuser", "-u", "nobody", "--"] if os.geteuid() == 0 else []
        if self._as_nobody:
            shutil.chown(folder, "nobody")
        self._do("initdb", "-D", self._data, "-U", "vulcania", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")

    def start(self, *, fsync: bool = False) -> None:
        how = f"-k {self._folder} -h '' -c fsync={'on' if fsync else 'off'}"
        self._do("pg_ctl", "-D", self._data, "-w", "-l", str(self._folder / "log"), "-o", how, "start")

    def stop(self) -> None:
        """At once, as when the power fails."""
        self._do("pg_ctl", "-D", self._data, "-m", "immediate", "stop")

    def empty(self) -> str:
        """The address of an empty database."""
        name = f"t{uuid4().hex}"
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address.replace("/postgres?", f"/{name}?")

    def _do(self, program: str, *args: str) -> None:
        path = _program(program)
        assert path is not None
        command = [*self._as_nobody, path, *args]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self._folder, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def postgres(*, fsync: bool = False) -> Iterator[Postgres]:
    """A server that is thrown away in the end."""
    why = _missing()
    if why is not None:
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    # Elsewhere the path may be too long for a socket, or lead through a folder that the user nobody may not enter.
    folder = Path(tempfile.mkdtemp(prefix="vulcania-pg-", dir="/tmp"))
    try:
        server = Postgres(folder)
        server.start(fsync=fsync)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
