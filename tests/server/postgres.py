"""A PostgreSQL of the tests' own: made, started and thrown away."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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


@contextmanager
def postgres() -> Iterator[str]:
    """Runs a server on a socket in a folder of its own; gives its address."""
    why = _missing()
    if why is not None:
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    # Elsewhere the path may be too long for a socket, or lead through a folder that the user nobody may not enter.
    folder = Path(tempfile.mkdtemp(prefix="vulcania-pg-", dir="/tmp"))
    as_nobody = ["runuser", "-u", "nobody", "--"] if os.geteuid() == 0 else []
    if as_nobody:
        shutil.chown(folder, "nobody")
    data = str(folder / "data")

    def do(program: str, *args: str) -> None:
        path = _program(program)
        assert path is not None
        done = subprocess.run([*as_nobody, path, *args], capture_output=True, text=True, cwd=folder, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    try:
        do("initdb", "-D", data, "-U", "vulcania", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        do("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", f"-k {folder} -h '' -c fsync=off", "start")
        try:
            yield f"postgresql://vulcania@/postgres?host={folder}"
        finally:
            do("pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
