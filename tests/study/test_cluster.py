"""Studies on a Ray cluster, started here: the same results as on one process, whatever is lost on the way."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from vulcania.cli import run
from vulcania.core.errors import BadSetup
from vulcania.study import cluster
from vulcania.study.crew import gather, share_out
from vulcania.study.experiment import carry_out
from vulcania.study.plan import Simulation
from vulcania.study.practice import make
from vulcania.study.resume import Notebook
from vulcania.study.tally import Tally
from vulcania.study.tournament import Tournament

ROOT = Path(__file__).parents[2]
PLANS = [
    Simulation("pearls", ("greedy", "random"), 2, 60, 3, rotate=True),
    Tournament("pearls", ("random", "greedy", "deckhand"), 2, 6),
]


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    ray = pytest.importorskip("ray", reason="Ray is not installed: pip install '.[ray]'")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield ray
    ray.shutdown()


def crash_once(task: tuple[str, int]) -> int:
    """Work over which the first worker that tries is lost."""
    mark = Path(task[0]) / str(task[1])
    if task[1] == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), 9)
    return task[1] * 10


def fail(_: int) -> None:
    raise BadSetup("error-human-seat")


@pytest.mark.parametrize("on", ["here", "ray"])
def test_who_is_lost_is_replaced(request: pytest.FixtureRequest, tmp_path: Path, on: Any) -> None:
    if on == "ray":
        request.getfixturevalue("ray")
    tasks = [(str(tmp_path), number) for number in range(5)]
    assert sorted(share_out(crash_once, tasks, 2, on)) == [0, 10, 20, 30, 40]


def untimed(tally: Tally) -> Tally:
    """What the clock has no part in."""
    for share in (*tally.seats, *tally.players):
        share.seconds = 0.0
    return tally


def test_the_same_results_as_on_one_process(ray: Any, tmp_path: Path) -> None:
    alone = carry_out(PLANS)
    counted: list[int] = []
    found = carry_out(PLANS, 0, counted.append, Notebook(tmp_path / "kept.jsonl"), "ray")
    assert found.complete
    for here, there in zip(alone.results, found.results, strict=True):
        assert untimed(there.tally) == untimed(here.tally)
    assert sum(counted) == sum(plan.total for plan in PLANS)
    resumed: list[int] = []
    again = carry_out(PLANS, 0, resumed.append, Notebook(tmp_path / "kept.jsonl"), "ray")
    assert [untimed(one.tally) for one in again.results] == [one.tally for one in found.results]
    assert resumed[0] == sum(counted), "nothing is played twice"


def test_the_same_puzzles(ray: Any) -> None:
    asked = ("pearls", 1, 4, 60, 4, 0.0)
    assert make(*asked, on="ray", jobs=0) == make(*asked)


def test_ctrl_c_keeps_what_was_played(ray: Any) -> None:
    def press(matches: int) -> None:
        if matches:
            raise KeyboardInterrupt

    found = carry_out([Simulation("pearls", ("random", "random"), 2, 10**6)], 2, press, on="ray")
    assert not found.complete
    assert found.matches > 0


def test_what_goes_wrong_there_is_told_here(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadSetup, match="every seat needs a bot"):
        gather(share_out(fail, [1], 1, "ray"), lambda _: None)
    monkeypatch.setattr(cluster, "__version__", "9.9")
    with pytest.raises(BadSetup, match=r"this machine 9\.9"):
        gather(share_out(fail, [1], 1, "ray"), lambda _: None)


def test_without_ray_it_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run(["simulate", "pearls", "-n", "2", "--on", "ray"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith("pip install '.[ray]'")
