"""Work shared out: nothing that it starts hears a key that is meant for us."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import pytest

from vulcania.study.crew import share_out


def test_processes_are_started_deaf_to_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is ignored when a process starts stays ignored in it: it cannot be caught in the middle of an import."""
    heard: list[Any] = []
    start = SpawnProcess.start

    def watched(self: SpawnProcess) -> None:
        heard.append(signal.getsignal(signal.SIGINT))
        start(self)

    monkeypatch.setattr(SpawnProcess, "start", watched)
    before = signal.getsignal(signal.SIGINT)
    assert sorted(share_out(abs, [-1, 2, -3], 2)) == [1, 2, 3]
    assert heard == [signal.SIG_IGN] * 2
    assert signal.getsignal(signal.SIGINT) == before


def sleep(_: int) -> None:
    """Work that takes longer than anyone waits for it."""
    os.write(2, b"begun\n")
    time.sleep(3600)


ABANDONED = """
from tests.study.test_crew import sleep
from vulcania.study.crew import share_out

list(share_out(sleep, [1, 2], 2))
"""


def test_no_process_is_left_when_whoever_shared_the_work_out_is_killed() -> None:
    root = Path(__file__).parents[2]
    sharing = subprocess.Popen([sys.executable, "-c", ABANDONED], stderr=subprocess.PIPE, cwd=root)
    assert sharing.stderr is not None
    assert [sharing.stderr.readline() for _ in range(2)] == [b"begun\n"] * 2
    sharing.kill()
    assert sharing.communicate(timeout=240)[1] == b"", "its output ends only when no process holds it any more"
