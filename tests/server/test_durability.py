"""A server that is killed at any point, cut off or starved loses no move that it acknowledged; and how one is ended."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.server.live import PATIENCE, answers, wait_for
from tests.torture.players import Intent, Seen
from tests.torture.run import audit, tell, torture


@pytest.mark.skipif(sys.platform != "linux", reason="a file's growth is bound by what only Linux has")
@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def test_nothing_acknowledged_is_lost_or_doubled_and_no_table_is_stuck(kind: str, tmp_path: Path) -> None:
    report = torture(tmp_path, kind, kills=2, seed="short", people=2)
    tell(report)
    assert report.sound
    assert (report.kills, report.fills + report.cuts + report.stops) == (2, 1)
    assert report.moves


def test_the_reckoning_finds_what_is_lost_and_what_is_doubled() -> None:
    told = [Intent(0, 0, "a", landed=0), Intent(2, 0, "b", unknown=True), Intent(3, 0, "c", landed=3)]
    table = Seen("t", "", frozenset({0}), [*told, Intent(4, 0, "d")])
    assert audit(table, [(0, "a"), (1, "x"), (0, "b"), (0, "c")]) == ([], [])
    assert audit(table, [(0, "a"), (1, "x"), (0, "b")]) == (["t 3: (0, 'c')"], [])
    assert audit(table, [(0, "a"), (1, "x"), (0, "b"), (0, "c"), (0, "d")]) == ([], ["t 4: (0, 'd')"])
    assert audit(table, [(0, "a"), (0, "a"), (0, "b"), (0, "c")]) == ([], ["t 1: (0, 'a')"])


def test_the_command_says_where_it_serves_and_ends_when_told(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from vulcania.cli import main; main()", "serve", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--database", str(tmp_path / "t.sqlite3"), "--lang", "en"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        words = process.stdout.readline().split()
        address = next(word for word in words if word.startswith("http://")).rstrip("/")
        wait_for(lambda: answers(address))
        assert "Vulcania" in httpx.get(address, timeout=PATIENCE).text
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
