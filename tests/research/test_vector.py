"""The rules on arrays against the rules (``python -m benchmarks.arrays --check 3000`` compares thousands)."""

from __future__ import annotations

import pytest

NEEDED = "needs JAX: install vulcania[learning]"
jax = pytest.importorskip("jax", reason=NEEDED)
np = pytest.importorskip("numpy", reason=NEEDED)

from vulcania.research.agreement import FUSED, QUICK, Comparison, vectored  # noqa: E402
from vulcania.research.vector import pick  # noqa: E402

MATCHES = 2
"""One at random, one with some sense. Compiling takes the time, and each number of seats is compiled anew."""


def test_every_game_has_arrays() -> None:
    assert {"soum-soum", "leagues", "miles", "voyage", "explo"} <= set(vectored())


@pytest.mark.parametrize("slug", vectored())
def test_the_arrays_play_by_the_rules(slug: str) -> None:
    how = QUICK | {FUSED: slug == "miles"}  # which takes longer without
    assert Comparison(slug, 2, {}, how).run(range(MATCHES)) > MATCHES


def test_a_pick_takes_each_move_that_is_allowed_and_no_other() -> None:
    mask = jax.numpy.asarray([False, True, False, True, True, False])
    picked = jax.vmap(lambda key: pick(key, mask))(jax.random.split(jax.random.key(1), 3000))
    counts = np.bincount(np.asarray(picked), minlength=6)
    assert counts[[0, 2, 5]].sum() == 0
    assert counts[[1, 3, 4]].min() > 900, "each one time in three"
