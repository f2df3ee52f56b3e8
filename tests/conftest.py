"""What holds for all tests: the template game stands beside the others, no machine is too slow, luck repeats, and
nothing hangs on whose machine it is."""

from __future__ import annotations

import gc
import os
import random
import re
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# The same examples in every run: what fails once fails again. ``--hypothesis-profile=curious`` tries new ones.
_slow = [HealthCheck.too_slow]
settings.register_profile("patient", deadline=None, derandomize=True, suppress_health_check=_slow)
settings.register_profile("curious", deadline=None, suppress_health_check=_slow)
settings.load_profile("patient")

# Language, screen, colours, proxies, PostgreSQL and keys are the tests' own business, also in processes they start.
_SURROUNDINGS = re.compile(
    r"LANG|LANGUAGE|LC_\w+|VULCANIA_LANG|TERM|TERMINAL_WIDTH|COLUMNS|LINES|COLORTERM|\w*_COLORS?|GITHUB_ACTIONS"
    r"|TTY_\w+|TYPER_\w+|PG[A-Z]+|\w+_PROXY|PYTHONIOENCODING|PYTHONUTF8|INPUTRC",
    re.IGNORECASE,
)
for _name in filter(_SURROUNDINGS.fullmatch, list(os.environ)):
    del os.environ[_name]
os.environ.update(LANG="C.UTF-8", TERM="xterm-256color", INPUTRC=os.devnull)

# As where a net is asked (``players/judge.py``), before any test imports NumPy: several threads, in each of several
# processes, would wait for one another most of the time.
os.environ.update(dict.fromkeys(("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"), "1"))

# So that every test that runs over all games runs over the template too.
_TEMPLATE = str(Path(__file__).parents[1] / "examples" / "template")

# Before anything imports vulcania.games, and in the environment, so that child processes find it as well.
os.environ["VULCANIA_GAMES"] = os.pathsep.join(
    dict.fromkeys([*filter(None, os.environ.get("VULCANIA_GAMES", "").split(os.pathsep)), _TEMPLATE])
)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is there once all tests have been found is no garbage, and never looked through again; what comes later is
    in larger heaps. A sixth of the time of tests went into that."""
    gc.disable()
    found = yield
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()
    return found


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores, as some tests wait. Each has to find all tests and opens its own browser."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Matches that nobody gave a seed are the same in every run: what fails once fails again."""
    from vulcania.core import chance

    chance._lots = random.Random(item.nodeid)
