"""Files that commands write: plain ones, through links, and never what is somebody else's."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Vulcania, played, refused
from vulcania.terminal import files

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.txt"
    file.write_text(played("pearls").record(), "utf-8")
    return file


def writers(record: Path, to: Path) -> list[tuple[object, ...]]:
    """A command line for each file that a command writes."""
    few = ("--player", "random", "-n", "1", "--seats", "2", "--jobs", "1")
    return [
        ("draw", record, "-o", to),
        ("analyse", record, "--budget", "1", "--plot", to),
        ("tournament", "pearls", "--players", "random,greedy", "-n", "1", "--plot", to),
        ("fairness", "pearls", *few, "--report", to),
        ("puzzles", "pearls", "--matches", "1", "--rounds", "60", "--out", to),
        ("simulate", "pearls", "-n", "1", "--keep", to),
        ("play", "pearls", "--seats", "random,random", "--record", to),
    ]


def test_what_is_no_plain_file_is_refused_and_left_as_it_is(vulcania: Vulcania, record: Path, tmp_path: Path) -> None:
    pipe, link, folder = tmp_path / "pipe", tmp_path / "link", tmp_path / "folder"
    os.mkfifo(pipe)
    link.symlink_to("/dev/null")
    folder.mkdir()
    for to in (pipe, link, folder):
        for command in writers(record, to):
            assert str(to) in refused(vulcania(*command)), command
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert stat.S_ISCHR(link.stat().st_mode)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "link", "match.txt", "pipe"]


def test_a_link_leads_to_the_file(vulcania: Vulcania, record: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    for at, command in enumerate(writers(record, tmp_path / "link")):
        link, there = tmp_path / "link", tmp_path / "elsewhere" / str(at)
        link.symlink_to(there)
        assert vulcania(*command).code in (0, 1)
        assert link.is_symlink()
        assert there.stat().st_size > 0, command
        link.unlink()


def test_what_is_not_ours_is_replaced_only_by_force(vulcania: Vulcania, record: Path, tmp_path: Path) -> None:
    for command in writers(record, tmp_path / "notes")[:5]:
        notes = tmp_path / "notes"
        notes.write_text("my own thoughts on vulcania", "utf-8")
        assert "--force" in refused(vulcania(*command)), command
        assert notes.read_text("utf-8") == "my own thoughts on vulcania"
        assert vulcania(*command, "--force").code in (0, 1)
        assert vulcania(*command).code in (0, 1), "what we made ourselves we make again"


@pytest.mark.parametrize(("answer", "replaced"), [("y\n", True), ("\n", False), ("no\n", False), ("", False)])
def test_whoever_sits_there_is_asked(
    vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch, record: Path, tmp_path: Path, answer: str, replaced: bool
) -> None:
    (tmp_path / "notes").write_text("my own", "utf-8")
    monkeypatch.setattr(files, "at_keyboard", lambda: True)
    said = vulcania("draw", record, "-o", tmp_path / "notes", typed=answer)
    assert "Replace it? " in said.err
    assert said.code == (0 if replaced else 2)
    assert (tmp_path / "notes").read_text("utf-8").startswith("<svg" if replaced else "my own")
