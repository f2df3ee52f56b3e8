"""The servers of a run, and what can be done to them."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2 as httpx
import psycopg

from tests.server.live import PATIENCE, ROOT, UNENCRYPTED, wait_for
from tests.server.postgres import Postgres, postgres
from vulcania.server.listening import listen


class House:
    """Servers on one database: one on a SQLite file, two on a PostgreSQL."""

    def __init__(self, folder: Path, database: str, count: int, cluster: Postgres | None) -> None:
        self.database, self.cluster = database, cluster
        with (folder / "servers.log").open("w") as log:
            command = [sys.executable, "-m", "tests.torture.nursery"]
            pipe = subprocess.PIPE
            self._nursery = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=log, text=True, cwd=ROOT)
        self.ports = [_free_port() for _ in range(count)]
        self._processes = [0] * count
        for number in range(count):
            self.start(number)

    @property
    def addresses(self) -> list[str]:
        return [f"http://127.0.0.1:{port}" for port in self.ports]

    def start(self, number: int) -> None:
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.write(f"{self.database} {self.ports[number]}\n")
        self._nursery.stdin.flush()
        self._processes[number] = int(self._nursery.stdout.readline())

    def up(self, number: int) -> None:
        """Wait until a server answers. One that could not start, as its database was away, is started again."""

        def answers() -> bool:
            if not _alive(self._processes[number]):
                self.start(number)
            with contextlib.suppress(httpx.TransportError):
                return httpx.get(f"{self.addresses[number]}/healthz", timeout=5, verify=UNENCRYPTED).status_code == 200
            return False

        wait_for(answers)

    def kill(self, number: int) -> bool:
        """As when the power fails, and on again. One that found no database has ended by itself, and says so here."""
        killed = _alive(self._processes[number])
        if killed:
            os.kill(self._processes[number], signal.SIGKILL)
            wait_for(lambda: not _alive(self._processes[number]))
        self.start(number)
        return killed

    @contextmanager
    def full(self, number: int) -> Iterator[None]:
        """No file of a server's can grow, as on a disk that is full."""
        file = Path(f"{self.database}-wal")
        size = file.stat().st_size if file.exists() else 0
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(self._processes[number], resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        try:
            yield
        finally:
            with contextlib.suppress(ProcessLookupError):
                resource.prlimit(self._processes[number], resource.RLIMIT_FSIZE, unlimited)

    def cut(self) -> None:
        """End all connections to the PostgreSQL, listening ones and locks included."""
        with psycopg.connect(self.database, autocommit=True) as cutter:
            cutter.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Without a PostgreSQL."""
        assert self.cluster is not None
        self.cluster.stop()
        try:
            yield
        finally:
            self.cluster.start(fsync=True)

    def close(self) -> None:
        for process in self._processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.close()
        self._nursery.wait(PATIENCE)
        self._nursery.stdout.close()
        wait_for(lambda: not any(_alive(process) for process in self._processes))


@contextmanager
def opened(folder: Path, kind: str) -> Iterator[House]:
    """A house of its own, thrown away in the end."""
    with contextlib.ExitStack() as stack:
        if kind == "sqlite":
            house = House(folder, str(folder / "tables.sqlite3"), 1, None)
        else:
            cluster = stack.enter_context(postgres(fsync=True))
            house = House(folder, cluster.empty(), 2, cluster)
        stack.callback(house.close)
        for number in range(len(house.ports)):
            house.up(number)
        yield house


def _free_port() -> int:
    with contextlib.closing(listen("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def _alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
