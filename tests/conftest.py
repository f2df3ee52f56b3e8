"""The template game stands beside the others, so that every test that runs over all games runs over it too."""

from __future__ import annotations

import os
from pathlib import Path

_TEMPLATE = str(Path(__file__).parents[1] / "examples" / "template")

# Before anything imports vulcania.games, and in the environment, so that child processes find it as well.
os.environ["VULCANIA_GAMES"] = os.pathsep.join(
    dict.fromkeys([*filter(None, os.environ.get("VULCANIA_GAMES", "").split(os.pathsep)), _TEMPLATE])
)
