"""What places hear of those around them is the same, however little of the matrix is multiplied."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy", reason="needs NumPy: install vulcania[learned]")

from vulcania.core.registry import game  # noqa: E402
from vulcania.players import hearing  # noqa: E402
from vulcania.players.hearing import CALL, Neighbourhood  # noqa: E402
from vulcania.research.encoding import Floats, layout  # noqa: E402

LUCK = np.random.default_rng(1)


def numbers(*shape: int) -> Floats:
    made: Floats = LUCK.standard_normal(shape).astype(np.float32)
    return made


@pytest.mark.parametrize("slug", ["soum-soum", "leagues", "miles", "voyage"])
def test_every_place_of_a_game_hears_what_the_whole_matrix_says(slug: str) -> None:
    for mix in layout(game(slug), game(slug).setup(2, 0)).mixing:
        told = numbers(len(mix), 24)
        np.testing.assert_allclose(Neighbourhood(mix) @ told, mix @ told, atol=1e-5)


def test_who_has_no_neighbours_hears_nothing() -> None:
    mix = numbers(60, 60)
    mix[:20] = mix[37] = mix[58:] = 0
    told = numbers(60, 5)
    heard = Neighbourhood(mix) @ told
    assert not heard[[*range(20), 37, 58, 59]].any()
    np.testing.assert_allclose(heard, mix @ told, atol=1e-4)


def islands(*sizes: int) -> Floats:
    """All places of an island hear one another, and nobody else."""
    home = np.repeat(np.arange(len(sizes)), sizes)
    made: Floats = (home[:, None] == home).astype(np.float32)
    return made


def test_islands_that_do_not_hear_one_another_are_multiplied_apart() -> None:
    assert sorted(hearing.runs(islands(30, 40)), key=lambda run: run[0].start) == [
        (slice(0, 30), slice(0, 30)),
        (slice(30, 70), slice(30, 70)),
    ]


def test_what_would_save_less_than_a_product_takes_stays_together() -> None:
    """Two islands of 9 and 9: apart there are 162 numbers fewer, and one more product."""
    assert CALL > 2 * 9 * 9
    assert hearing.runs(islands(9, 9)) == [(slice(0, 18), slice(0, 18))]
