"""What CONTRIBUTING tells a newcomer to do works: a copy of the template is a sixth game."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the commands are for a Unix shell")


VULCANIA = f"{sys.executable} -c 'from vulcania.cli import main; main()'"


def step(number: int) -> str:
    """The commands of a step, for a machine that is set up and has nobody to play."""
    steps = re.search(rf"### {number}\..*?```\n(.*?)```", TEXT, re.S)
    assert steps is not None
    text = re.sub(r"^make check.*\n", "", steps[1], flags=re.M)  # whoever runs tests has done so
    text = text.replace(".venv/bin/vulcania", "vulcania").replace("human,greedy", "greedy,random")
    return re.sub(r"^vulcania ", f"{VULCANIA} ", text, flags=re.M)


def follow(script: str, home: Path) -> str:
    path = os.pathsep.join([str(home / "site"), str(ROOT / "src")])
    env = {**os.environ, "HOME": str(home), "XDG_STATE_HOME": str(home / "state"), "PYTHONPATH": path}
    told = subprocess.run(["bash", "-euc", script], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout


def test_the_first_step_makes_a_game_that_plays(tmp_path: Path) -> None:
    folder_is_enough = "rm ~/mygames/urchins/__init__.py\n"
    told = follow(step(1) + folder_is_enough + f"{VULCANIA} fuzz urchins --games 5\n", tmp_path)
    assert "urchins" in told
    assert "wins." in told or "win together." in told
    assert "5 matches" in told


def test_a_package_of_ones_own_brings_it(tmp_path: Path) -> None:
    pytest.importorskip("hatchling")
    install = f"{sys.executable} -m hatchling build -t wheel && {sys.executable} -m zipfile -e dist/*.whl ~/site\n"
    package, count = re.subn(r"^python -m pip install.*\n", install, step(8), flags=re.M)
    assert count == 1
    package = package.replace("python -m pytest", f"{sys.executable} -m pytest -q -p no:cacheprovider -k urchins-2")
    told = follow(step(1) + package, tmp_path)
    assert re.search(r"\d+ passed", told)
    assert "failed" not in told
    assert told.count("wins.") + told.count("win together.") == 2


def test_every_file_it_names_is_there() -> None:
    for name in re.findall(r"\]\(([^)#:]+)\)", TEXT):
        assert (ROOT / name).exists(), name
    for name in re.findall(r"`(tests/[\w/.]+\.py|vulcania/[\w/.]+\.py)`", TEXT):
        assert (ROOT / name).exists() or (ROOT / "src" / name).exists(), name
