"""Learning from nothing on an ordinary processor: a minute must be enough to see it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from vulcania.core.errors import VulcaniaError
from vulcania.core.registry import game
from vulcania.learning import curves
from vulcania.learning.curves import Learnt, Measured, Row
from vulcania.players.judge import ABOUT, WEIGHTS, About, Judge, judge_in

NEEDED = "needs JAX: install vulcania[learning]"
jax = pytest.importorskip("jax", reason=NEEDED)
np = pytest.importorskip("numpy", reason=NEEDED)

import tomllib  # noqa: E402

from vulcania.core.typed import typed  # noqa: E402
from vulcania.learning.plan import Plan  # noqa: E402
from vulcania.learning.selfplay import pieces  # noqa: E402
from vulcania.learning.train import KEPT, Training  # noqa: E402
from vulcania.players.net import Shape  # noqa: E402

SOUM = game("soum-soum")
SMALL = Shape(16, 32, 1)
PLAN = Plan(matches=64, steps=20, rounds=30, epochs=2, pieces=4, discount=0.9, average=0.8, rate=6e-3, entropy=0.02)


@pytest.fixture
def compiled_once(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Compiling takes as long as learning here: so with little care, and once for both halves."""
    made: list[Any] = []
    usually = Training._compiled

    def once(training: Training) -> Any:
        made.extend([] if made else [usually(training)])
        return made[0]

    monkeypatch.setattr(Training, "_compiled", once)
    name = "jax_disable_most_optimizations"
    usual = jax.config.values[name]
    jax.config.update(name, True)
    yield
    jax.config.update(name, usual)


@pytest.mark.usefixtures("compiled_once")
def test_a_net_that_plays_itself_comes_to_beat_chance(tmp_path: Path) -> None:
    """It stops in the middle and goes on from its folder; a random player then wins at most a third."""
    first = Training(SOUM, (2,), PLAN, SMALL, 1, tmp_path)
    first.prepare()
    for _ in range(10):
        first.once()
    first.keep()
    told: list[Row] = []
    training = Training(SOUM, (2,), PLAN, SMALL, 1, tmp_path, deals=1)
    assert training.resume()
    assert training.round == 10
    training.run(600, told.extend)
    training.deals = 30
    told += training.conclude()
    assert curves.read(tmp_path) == told
    assert [row.round for row in told if isinstance(row, Learnt)] == [20, 30]
    assert {row.round for row in told if isinstance(row, Measured)} == {12, 15, 18, 21, 24, 27, 30}
    assert training.write().sha256 in (tmp_path / ABOUT).read_text("utf-8")
    about = typed(tomllib.loads((tmp_path / ABOUT).read_text("utf-8")), About)
    planned = "--seats 2 --rounds 30 --matches 64 --steps 20 --lambda 0.9"
    how = "--epochs 2 --pieces 4 --rate 0.006 --entropy 0.02"
    assert about.made.startswith(f"vulcania train soum-soum --seed 1 --net {SMALL} {planned} {how}; ")
    Judge(SOUM, SOUM.setup(2, 0), about, (tmp_path / WEIGHTS).read_bytes())
    (chance,) = [row for row in told if isinstance(row, Measured) and (row.round, row.against) == (30, "random")]
    assert chance.matches == 60
    assert chance.won >= 40


def test_weights_are_enough_to_begin_with(tmp_path: Path) -> None:
    """Their own training may be gone; how they were made is told with what comes of them."""
    first = Training(SOUM, (2,), PLAN, SMALL, 1, tmp_path / "first")
    made = first.write()
    weights = judge_in(tmp_path / "first", SOUM, 2)
    second = Training(SOUM, (2,), PLAN, SMALL, 2, tmp_path / "second", start=weights)
    assert not second.resume()
    for name, array in weights.weights.items():
        assert np.array_equal(second.learner.weights[name], array)
        assert np.array_equal(second.learner.playing[name], array)
    assert f"--from weights {made.sha256[:12]} (vulcania train soum-soum --seed 1 " in second.command
    second.keep()
    assert Training(SOUM, (2,), PLAN, SMALL, 2, tmp_path / "second", start=weights).resume()
    with pytest.raises(VulcaniaError, match=f"weights {made.sha256[:12]}, not"):
        Training(SOUM, (2,), PLAN, SMALL, 2, tmp_path / "second").resume()


def test_another_training_and_a_damaged_one_are_refused(tmp_path: Path) -> None:
    """Before anything is compiled, and nothing is lost."""

    def begun(slug: str = "soum-soum", net: Shape = SMALL, seed: int = 1, plan: Plan = PLAN) -> Training:
        return Training(game(slug), (2,), plan, net, seed, tmp_path)

    kept = begun()
    kept.round = 5
    kept.keep()
    data = (tmp_path / KEPT).read_bytes()
    others = {
        "soum-soum, not leagues": begun("leagues"),
        f"{SMALL}, not {Shape()}": begun(net=Shape()),
        "--seed 1, not --seed 2": begun(seed=2),
        "5 rounds already": begun(plan=PLAN._replace(rounds=4)),
    }
    for why, other in others.items():
        with pytest.raises(VulcaniaError) as refused:
            other.resume()
        assert why in refused.value.say("en")
    for damaged in (b"", b"no npz", data[: len(data) // 2], data[:2000] + b"?" * 20 + data[2020:]):
        (tmp_path / KEPT).write_bytes(damaged)
        with pytest.raises(VulcaniaError, match="cannot be resumed"):
            begun().resume()
        assert (tmp_path / KEPT).read_bytes() == damaged
    (tmp_path / KEPT).unlink()
    (tmp_path / WEIGHTS).write_bytes(b"somebody's")
    with pytest.raises(VulcaniaError, match="not the training"):
        begun().resume()


def test_what_does_not_fit_into_equal_pieces_is_left_out() -> None:
    found = pieces(jax.numpy.arange(11), 4).tolist()
    assert found == [[0, 1], [2, 3], [4, 5], [6, 7]]
