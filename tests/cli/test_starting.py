"""Who starts Vulcania does not wait for what is not used."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("code", "unwanted"),
    [
        ("import vulcania", {"fluent", "babel", "importlib.metadata", "typer", "rich"}),
        (
            "from vulcania.cli import run; run(['--help'])",
            {"fluent", "babel", "pydantic", "vulcania.study", "vulcania.players", "vulcania.server"},
        ),
        (
            "from vulcania.cli import run; run(['games'])",
            {"fluent", "babel", "pydantic", "markdown_it", "vulcania.study"},
        ),
    ],
)
def test_nothing_is_loaded_that_is_not_needed(code: str, unwanted: set[str]) -> None:
    code += "; import sys; print('loaded:', *sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8", check=True)
    loaded = done.stdout.rpartition("loaded:")[2].split()
    assert not unwanted & set(loaded)


def test_the_package_is_the_command() -> None:
    command = [sys.executable, "-m", "vulcania", "--version"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.startswith("vulcania ")
