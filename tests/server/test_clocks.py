"""Whatever is done to the clock on the wall, players' clocks keep: while a server runs, and when one starts again."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.server.live import PATIENCE, answers, wait_for
from tests.server.test_seating import FIRST
from vulcania.server import clock

ROOT = Path(__file__).parents[2]
DAY = 24 * 3600
WRONG = """
import pathlib, runpy, sys, time
wall, real = pathlib.Path(sys.argv.pop(1)), time.time
time.time = lambda: real() + float(wall.read_text())
runpy.run_module("tests.server.own", run_name="__main__")
"""
"""A server on whose machine a file says by how many seconds the clock on the wall is wrong."""


@contextmanager
def serving(folder: Path) -> Iterator[httpx.Client]:
    command = [sys.executable, "-c", WRONG, str(folder / "wall"), str(folder / "tables.sqlite3")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        try:
            address = process.stdout.readline().strip()
            wait_for(lambda: answers(address))
            with httpx.Client(base_url=address, timeout=PATIENCE) as client:
                yield client
        finally:
            process.send_signal(signal.SIGKILL)


def left(client: httpx.Client, name: str) -> float:
    """How many seconds the page shows to the player whose turn it is."""
    with client.stream("GET", f"/t/{name}/events", headers={"accept-encoding": "identity"}) as events:
        now = next(int(line.removeprefix("data: ")) for line in events.iter_lines() if line.startswith("data: "))
    until = re.search(r'id="clock-0" data-until="(\d+)"', client.get(f"/t/{name}").text)
    assert until
    return (int(until[1]) - now) / 1000


@pytest.mark.parametrize("jump", [-2 * DAY, 2 * DAY])
def test_players_clocks_keep_whatever_the_wall_shows(tmp_path: Path, jump: float) -> None:
    clocks = ({"kind": "player", "seconds": 600}, {"kind": "days", "seconds": DAY})
    wall = tmp_path / "wall"
    wall.write_text("0")
    with serving(tmp_path) as client:
        seats = [{"kind": "me", "name": name} for name in ("Anna", "Ben")]
        asked = [{"game": "soum-soum", "seats": seats, "clock": kind, **FIRST} for kind in clocks]
        tables = [client.post("/api/v1/tables", json=one).json()["id"] for one in asked]
        wall.write_text(str(jump))
        assert [left(client, name) for name in tables] == [pytest.approx(600, abs=60), pytest.approx(DAY, abs=60)]
    with serving(tmp_path) as client:
        assert [left(client, name) for name in tables] == [pytest.approx(600, abs=60), pytest.approx(DAY, abs=60)]


def test_on_a_machine_that_wakes_up_in_the_past_nothing_lies_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it has started anew, or does not say so, there is only the wall, and what was written down."""
    for name in ("OPENED", "_zero"):
        monkeypatch.setattr(clock, name, getattr(clock, name))
    last = clock.now() + DAY
    clock.go_on(lambda _, make: make(), lambda: last)
    assert clock.now() == pytest.approx(last, abs=60)
    clock.go_on(lambda _, make: make(), lambda: last - 2 * DAY)
    assert clock.now() == pytest.approx(last - DAY, abs=60)
