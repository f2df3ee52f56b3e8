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


def test_the_first_step_makes_a_game_that_plays(tmp_path: Path) -> None:
    steps = re.search(r"### 1\..*?```\n(.*?)```", TEXT, re.S)
    assert steps is not None
    assert "make check" in steps[1]
    commands = re.sub(r"^make check.*\n", "", steps[1], flags=re.M)  # whoever runs tests has done so
    vulcania = f"{sys.executable} -c 'from vulcania.cli import main; main()'"
    script = commands.replace(".venv/bin/vulcania", vulcania).replace("human,greedy", "greedy,random")
    script += f"{vulcania} fuzz urchins --games 5\n"
    env = {**os.environ, "HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path / "state")}
    told = subprocess.run(["bash", "-euc", script], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert "urchins" in told.stdout
    assert "wins." in told.stdout or "win together." in told.stdout
    assert "5 matches" in told.stdout


def test_every_file_it_names_is_there() -> None:
    for name in re.findall(r"\]\(([^)#:]+)\)", TEXT):
        assert (ROOT / name).exists(), name
    for name in re.findall(r"`(tests/[\w/.]+\.py|vulcania/[\w/.]+\.py)`", TEXT):
        assert (ROOT / name).exists() or (ROOT / "src" / name).exists(), name
