"""The rules on arrays against the rules (``python -m benchmarks.arrays --check 3000`` compares thousands)."""

from __future__ import annotations

import pytest

from vulcania.core.registry import meta

NEEDED = "needs JAX: install vulcania[learning]"
jax = pytest.importorskip("jax", reason=NEEDED)
np = pytest.importorskip("numpy", reason=NEEDED)

from vulcania.research.vector import pick  # noqa: E402
from vulcania.testing.arrays import compare, variants, vectored  # noqa: E402

MATCHES = 30


def cases() -> list[tuple[str, int, dict[str, object]]]:
    """Every number of seats; the most with every option, as compiling is what takes the time."""
    found: list[tuple[str, int, dict[str, object]]] = []
    for slug in vectored():
        low, high = meta(slug).seats
        found += [(slug, seats, variants(slug) if seats == high else {}) for seats in range(low, high + 1)]
    return found


@pytest.mark.parametrize(("slug", "seats", "options"), cases(), ids=str)
def test_the_arrays_play_by_the_rules(slug: str, seats: int, options: dict[str, object]) -> None:
    assert compare(slug, seats, options, range(MATCHES)) > MATCHES


def test_a_pick_takes_each_move_that_is_allowed_and_no_other() -> None:
    mask = jax.numpy.asarray([False, True, False, True, True, False])
    picked = jax.vmap(lambda key: pick(key, mask))(jax.random.split(jax.random.key(1), 3000))
    counts = np.bincount(np.asarray(picked), minlength=6)
    assert counts[[0, 2, 5]].sum() == 0
    assert counts[[1, 3, 4]].min() > 900, "each one time in three"
