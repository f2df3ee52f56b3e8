"""Standard input and output that are closed, full, or that nobody reads: one line, or none, and never a traceback."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Vulcania, refused
from vulcania.cli import run

COMMANDS = (("games",), ("--help",), ("version",), ("rules", "pearls"), ("simulate", "pearls", "-n", "1", "--json"))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk here that is always full")
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_full_disk_is_told_in_one_line(
    vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert refused(vulcania(*command)) == f"Standard output cannot be written: {os.strerror(28)}."


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_closed_output_is_told_in_one_line(
    vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert refused(vulcania(*command)) == f"Standard output cannot be written: {os.strerror(9)}."


def test_closed_input_ends_a_conversation(vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch) -> None:
    for command in (["play", "pearls"], ["learn", "soum-soum"]):
        monkeypatch.setattr(sys, "stdin", None)
        assert run(command) == 0


def test_with_closed_errors_a_refusal_is_still_told_by_its_code(
    vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert vulcania("rules", "chess").code == 2


def test_whoever_has_read_enough_is_no_fault(vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch) -> None:
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "w", encoding="utf-8") as pipe:
        monkeypatch.setattr(sys, "stdout", pipe)
        said = vulcania("rules", "soum-soum")
    assert (said.code, said.err) == (0, "")
