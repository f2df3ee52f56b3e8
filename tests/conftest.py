"""What holds for all tests: the template game stands beside the others, and no machine is too slow."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import HealthCheck, settings

settings.register_profile(
    "patient", parent=settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("patient")

# So that every test that runs over all games runs over the template too.
_TEMPLATE = str(Path(__file__).parents[1] / "examples" / "template")

# Before anything imports vulcania.games, and in the environment, so that child processes find it as well.
os.environ["VULCANIA_GAMES"] = os.pathsep.join(
    dict.fromkeys([*filter(None, os.environ.get("VULCANIA_GAMES", "").split(os.pathsep)), _TEMPLATE])
)
