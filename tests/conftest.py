"""What holds for all tests: the template game stands beside the others, no machine is too slow, and luck repeats."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# On people's machines properties are tried with new examples each time; what lands is judged by the same ones always.
settings.register_profile(
    "patient", deadline=None, derandomize="CI" in os.environ, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("patient")

# So that every test that runs over all games runs over the template too.
_TEMPLATE = str(Path(__file__).parents[1] / "examples" / "template")

# Before anything imports vulcania.games, and in the environment, so that child processes find it as well.
os.environ["VULCANIA_GAMES"] = os.pathsep.join(
    dict.fromkeys([*filter(None, os.environ.get("VULCANIA_GAMES", "").split(os.pathsep)), _TEMPLATE])
)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Matches that nobody gave a seed are the same in every run: what fails once fails again."""
    from vulcania.core import chance

    chance._lots = random.Random(item.nodeid)
