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
