"""Learning from nothing on an ordinary processor: a minute must be enough to see it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from vulcania.core.chance import Chance
from vulcania.core.registry import game
from vulcania.players.judge import ABOUT, WEIGHTS, About, Judge
from vulcania.players.player import seen
from vulcania.players.registry import sitting

NEEDED = "needs JAX: install vulcania[learning]"
jax = pytest.importorskip("jax", reason=NEEDED)
np = pytest.importorskip("numpy", reason=NEEDED)

import tomllib  # noqa: E402

from vulcania.core.typed import typed  # noqa: E402
from vulcania.learning.selfplay import Plan  # noqa: E402
from vulcania.learning.train import Training  # noqa: E402
from vulcania.players.net import Shape  # noqa: E402

SOUM = game("soum-soum")
SMALL = Shape(16, 32, 1)
PLAN = Plan(matches=64, steps=40, rounds=20, pieces=4, average=0.8, rate=4e-3)


@pytest.fixture
def compiled_once(tmp_path: Path) -> Iterator[None]:
    """Compiling takes longer than learning here: so with little care, and once for both halves."""
    wanted = {
        "jax_disable_most_optimizations": True,
        "jax_compilation_cache_dir": str(tmp_path / "compiled"),
        "jax_persistent_cache_min_compile_time_secs": 1.0,
    }
    usual = {name: jax.config.values[name] for name in wanted}
    for values in (wanted, usual):
        for name, value in values.items():
            jax.config.update(name, value)
        if values is wanted:
            yield


@pytest.mark.usefixtures("compiled_once")
def test_a_net_that_plays_itself_comes_to_beat_chance(tmp_path: Path) -> None:
    """It stops in the middle and goes on from its folder; a random player then wins at most a third."""
    told: list[dict[str, float]] = []
    first = Training(SOUM, (2,), PLAN, SMALL, 1, tmp_path)
    for _ in range(10):
        first.once()
    first.keep()
    training = Training(SOUM, (2,), PLAN, SMALL, 1, tmp_path)
    assert training.resume()
    assert training.round == 10
    training.run(600, told.append)
    training.write("a test")
    assert [row["round"] for row in told] == [20]
    about = typed(tomllib.loads((tmp_path / ABOUT).read_text("utf-8")), About)
    net = Judge(SOUM, SOUM.setup(2, 0), about, (tmp_path / WEIGHTS).read_bytes())
    assert wins(net, 60) >= 40


def wins(net: Judge, matches: int) -> float:
    """Of so many matches against a random player, taking turns to begin."""
    won = 0.0
    chances = sitting("random").player()
    for number in range(matches):
        me, chance = number % 2, Chance(number, "judged")
        state = SOUM.start(SOUM.setup(2, 10_000 + number // 2))
        while state.to_act:
            seat = state.to_act[0]
            moves = state.legal(seat)
            if seat == me:
                (likes,), _ = net.opinions([(state, seat)])
                move = max(moves, key=lambda one: float(likes[one]))
            else:
                move = chances.choose(seen(SOUM, state, seat), chance)
            state.play(move, seat)
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.success[me]
    return won
