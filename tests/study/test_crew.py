"""Work shared out: nothing that it starts hears a key that is meant for us."""

from __future__ import annotations

import signal
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from vulcania.study.crew import share_out


def test_processes_are_started_deaf_to_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is ignored when a process starts stays ignored in it: it cannot be caught in the middle of an import."""
    heard: list[Any] = []
    submit = ProcessPoolExecutor.submit

    def watched(self: ProcessPoolExecutor, *args: Any) -> Any:
        heard.append(signal.getsignal(signal.SIGINT))
        return submit(self, *args)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", watched)
    before = signal.getsignal(signal.SIGINT)
    assert sorted(share_out(abs, [-1, 2, -3], 2)) == [1, 2, 3]
    assert heard == [signal.SIG_IGN] * 3
    assert signal.getsignal(signal.SIGINT) == before
