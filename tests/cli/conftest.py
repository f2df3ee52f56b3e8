"""The command line, driven in this process: arguments and typed lines in, what was printed and the exit code out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from vulcania.cli import run
from vulcania.core.chance import Chance
from vulcania.core.match import Match, new


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str


Vulcania = Callable[..., Said]


@pytest.fixture
def vulcania(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Callable[..., Said]:
    """Run a command line; ``typed`` is what comes in on standard input."""
    for name in ("VULCANIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "200")

    def call(*args: object, typed: str | bytes = "") -> Said:
        data = typed if isinstance(typed, bytes) else typed.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        code = run([str(arg) for arg in args])
        printed = capsys.readouterr()
        return Said(code, printed.out, printed.err)

    return call


def refused(said: Said) -> str:
    """Bad input: one clear line on stderr, exit code 2, nothing else."""
    assert said.code == 2, said
    assert "Traceback" not in said.err
    assert "{" not in said.err
    lines = said.err.splitlines()
    assert len(lines) == 1, said.err
    return lines[0]


def played(game: str = "soum-soum", seed: int = 7, moves: int | None = None, **setup: object) -> Match:
    """A match of random moves, whole or begun."""
    match = new(game, seed=seed, **setup)  # type: ignore[arg-type]
    chance = Chance("cli", seed)
    while not match.over and (moves is None or len(match.plies) < moves):
        match.play(chance.pick(match.legal()))
    return match
