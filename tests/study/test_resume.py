"""Experiments that were interrupted: they go on where they stopped, and every match counts once."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from vulcania.core.errors import BadRecord
from vulcania.study import experiment
from vulcania.study.experiment import Job, carry_out
from vulcania.study.plan import Simulation
from vulcania.study.playout import Hall
from vulcania.study.resume import Kept, Notebook
from vulcania.study.tournament import Tournament, standings

PLANS = [Simulation("soum-soum", ("random",) * seats, seats, 30) for seats in (2, 3)]


@pytest.fixture(autouse=True)
def one_by_one(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """And Ctrl-C counts, also where the shell that began the tests has it ignored."""
    monkeypatch.setattr(experiment, "CHUNK_SECONDS", 0.0)
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, usual)


def stop_after(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Press Ctrl-C in the middle of a match."""
    play = experiment.play
    played = 0

    def stop_early(job: Job) -> Any:
        nonlocal played
        played += 1
        if played > count:
            os.kill(os.getpid(), signal.SIGINT)
        return play(job)

    monkeypatch.setattr(experiment, "play", stop_early)


def test_an_interrupted_study_goes_on_and_comes_to_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = carry_out(PLANS)
    assert whole.complete
    file = tmp_path / "kept.jsonl"
    usual = signal.getsignal(signal.SIGINT)
    with monkeypatch.context() as patched:
        stop_after(13, patched)
        cut = carry_out(PLANS, notebook=Notebook(file))
    assert signal.getsignal(signal.SIGINT) is usual
    assert not cut.complete
    assert [result.tally.matches for result in cut.results] == [7, 6], "all plans grow together"
    with file.open("ab") as added:
        added.write(b'{"about": {"game": "soum-so')
    counted: list[int] = []
    resumed = carry_out(PLANS, done=counted.append, notebook=Notebook(file))
    assert counted[0] == 13, "what was kept is not played again"
    assert sum(counted) == 60
    assert resumed.results == whole.results
    assert len(Notebook(file).kept) == 60, "nothing is lost with the line that was cut short"


def test_a_tournament_goes_on_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Tournament("soum-soum", ("random", "greedy"), 2, 12, seed=3)
    file = tmp_path / "kept.jsonl"
    with monkeypatch.context() as patched:
        stop_after(2, patched)
        assert carry_out([plan], notebook=Notebook(file)).results[0].tally.matches == 4
    resumed, whole = (standings(carry_out([plan], notebook=book).results[0]) for book in (Notebook(file), None))
    assert [one.rating for one in resumed.ranked] == [one.rating for one in whole.ranked]


def test_every_block_counts_once_however_the_file_came_to_be() -> None:
    about: dict[str, object] = {"game": "soum-soum"}
    book = Notebook()
    tally = Hall(PLANS[0]).empty()
    book.kept = [Kept(about, *part, tally) for part in [(0, 10), (0, 25), (20, 10), (30, 10), (55, 10)]]
    book.kept.append(Kept({"game": "miles"}, 25, 5, tally))
    kept, missing = book.parts(about, 60)
    assert [(one.first, one.count) for one in kept] == [(0, 25), (30, 10)]
    assert missing == [range(25, 30), range(40, 60)]
    assert Notebook().parts(about, 60) == ([], [range(60)])


def test_another_seed_or_other_rules_are_another_experiment(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = PLANS[0]
    abouts = [plan.about(), Simulation("soum-soum", plan.players, 2, 99).about()]
    assert abouts[0] == abouts[1], "more of the same is the same"
    assert Simulation("soum-soum", plan.players, 2, 30, seed=1).about() != abouts[0]
    meta = plan.rules.meta
    monkeypatch.setattr(plan.rules, "meta", type("Other", (), {"rules_version": meta.rules_version + 1}))
    assert plan.about() != abouts[0]


def test_a_file_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text("vulcania record 1\n", "utf-8")
    with pytest.raises(BadRecord, match="another file"):
        Notebook(file)


def test_ctrl_c_while_a_result_is_put_away_loses_nothing_of_it() -> None:
    """And processes that were at work are gone: nothing is waited for."""
    told: list[int] = []

    def press(count: int) -> None:
        told.append(count)
        if count:
            os.kill(os.getpid(), signal.SIGINT)

    cut = carry_out([Simulation("soum-soum", ("random", "random"), 2, 10**7)], 2, press)
    assert not cut.complete
    assert cut.matches == sum(told) > 0
