"""The example bot really sits at a live table."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.server.live import PATIENCE, Running

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_two_example_bots_play_a_match(running: Running) -> None:
    name, _ = running.open_table("soum-soum", "open", "open", "bot random")
    bots = [
        subprocess.Popen(
            [sys.executable, str(BOT), running.address, name, "--name", called], stdout=subprocess.PIPE, text=True
        )
        for called in ("One", "Two")
    ]
    scores = [json.loads(bot.communicate(timeout=PATIENCE)[0]) for bot in bots]
    assert [bot.returncode for bot in bots] == [0, 0]
    assert scores[0] == scores[1]
    assert len(scores[0]) == 3
    with running.client() as client:
        assert client.get(f"/api/v1/tables/{name}").json()["status"] == "over"


def test_a_bot_without_a_table_says_so_in_one_line(running: Running) -> None:
    def refused(server: str) -> list[str]:
        told = subprocess.run(
            [sys.executable, str(BOT), server, "nowhere"], check=False, capture_output=True, text=True
        )
        assert (told.returncode, told.stdout) == (1, "")
        return told.stderr.splitlines()

    assert refused(running.address) == ["There is no table “nowhere” here."]
    for server in ("http://127.0.0.1:1", "nonsense"):
        (line,) = refused(server)
        assert line.startswith(f"{server} cannot be reached: ")
