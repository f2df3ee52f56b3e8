"""What is handed out: the source holds everything that its own tests need, and the wheel plays."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

pytest.importorskip("hatchling")

ROOT = Path(__file__).parents[1]
READING = ("tests/test_readme.py", "tests/template/test_pearls.py", "tests/benchmarks")
"""Tests of what lies outside the package."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", str(folder)], ROOT)
    return folder


def run(command: list[str], place: Path, **env: str) -> str:
    kept = {name: value for name, value in os.environ.items() if name not in ("VULCANIA_GAMES", "PYTHONPATH")}
    said = subprocess.run(command, cwd=place, env=kept | env, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr
    return said.stdout


def test_the_source_tests_itself(built: Path, tmp_path: Path) -> None:
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as file:
        file.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    for folder in ("src", "tests", "examples", "docs", "benchmarks", "tools", "requirements", ".ci"):
        ours = {str(one.relative_to(ROOT)) for one in (ROOT / folder).rglob("*") if one.is_file()}
        ours = {name for name in ours if "__pycache__" not in name and "/_compiled/" not in name}
        theirs = {str(one.relative_to(source)) for one in (source / folder).rglob("*") if one.is_file()}
        assert ours == theirs
    said = run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *READING], source, PYTHONPATH="src")
    assert " passed" in said


PLAYS = """
import sys
from pathlib import Path
import vulcania
from vulcania.cli import run
here = Path.cwd()
assert Path(vulcania.__file__).is_relative_to(here)
assert run(["games"]) == 0
assert len(vulcania.slugs()) == 5
for slug in vulcania.slugs():
    assert run(["play", slug, "--seats", "greedy,random", "--seed", "1", "--record", slug + ".txt"]) == 0
    assert run(["draw", slug + ".txt", "-o", slug + ".svg"]) == 0
    assert "<svg" in (here / (slug + ".svg")).read_text("utf-8")
"""


def test_the_wheel_plays(built: Path, tmp_path: Path) -> None:
    (archive,) = built.glob("*.whl")
    with zipfile.ZipFile(archive) as file:
        file.extractall(tmp_path)
    run([sys.executable, "-c", PLAYS], tmp_path, PYTHONPATH=str(tmp_path), XDG_STATE_HOME=str(tmp_path))
