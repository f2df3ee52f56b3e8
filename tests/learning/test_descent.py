"""Steps down a slope: what they come to, by hand."""

from __future__ import annotations

import pytest

NEEDED = "needs JAX: install vulcania[learning]"
jax = pytest.importorskip("jax", reason=NEEDED)
np = pytest.importorskip("numpy", reason=NEEDED)

from vulcania.learning.descent import descended, evened, nothing  # noqa: E402

RATE = jax.numpy.float32(0.01)


@pytest.mark.parametrize("size", [(8, 8), (24, 8), (8, 24)])
def test_an_evened_matrix_turns_alike_and_stretches_nothing(size: tuple[int, int]) -> None:
    """Along its own directions, of which one is a thousand times as steep as another."""
    luck = np.random.default_rng(1)
    left, _, right = np.linalg.svd(luck.standard_normal((2, *size)), full_matrices=False)
    steep = np.geomspace(1, 1000, 8)
    made = np.asarray(evened(jax.numpy.asarray((left * steep) @ right)))
    along = np.swapaxes(left, 1, 2) @ made @ np.swapaxes(right, 1, 2)
    stretched = np.diagonal(along, axis1=1, axis2=2)
    assert np.abs(along - np.eye(8) * stretched[:, None]).max() < 0.02
    assert stretched[:, steep > 100].min() > 0.6
    assert stretched.max() < 1.3
    assert stretched.min() > 0.1


def test_the_first_step_is_as_long_however_steep_it_is() -> None:
    """Each number around the blocks goes as far as the rate says, downhill; of a matrix a number goes a fifth of that
    in the mean, and all its directions alike: here each row is one."""
    slope = {"rest.in": [[0.1, -0.01]], "0.rest": [[0.1, 0.0], [0.0, -0.001]], "0.rest.bias": [-0.01]}
    steep = {name: jax.numpy.asarray(numbers) for name, numbers in slope.items()}
    flat = {name: numbers / 10 for name, numbers in steep.items()}
    weights = {name: jax.numpy.zeros_like(numbers) for name, numbers in steep.items()}
    for one in (steep, flat):
        after, memory = descended(weights, nothing(weights), one, RATE)
        assert memory.steps == 1
        assert after["rest.in"].tolist() == [pytest.approx([-0.01, 0.01], rel=0.02)]
        assert after["0.rest.bias"].tolist() == pytest.approx([0.01], rel=0.02)
        turned = after["0.rest"]
        assert abs(turned[0, 1]) + abs(turned[1, 0]) < 1e-6
        longest = 0.2 * 0.01 * 2**0.5  # a fifth of the rate, in the mean of its four numbers, two of which are 0
        assert -1.3 * longest < turned[0, 0] < -0.6 * longest
        assert 0.1 * longest < turned[1, 1] < 1.3 * longest


def test_a_slope_that_is_too_long_is_shortened() -> None:
    """To a half: of (3, 4) there are (0.3, 0.4) left, a tenth of which is remembered of a number, a twentieth of a
    matrix."""
    weights = {"value": jax.numpy.zeros(1), "0.rest": jax.numpy.zeros((1, 1))}
    slope = {"value": jax.numpy.asarray([3.0]), "0.rest": jax.numpy.asarray([[4.0]])}
    _, memory = descended(weights, nothing(weights), slope, RATE)
    assert memory.first["value"].tolist() == pytest.approx([0.03])
    assert memory.first["0.rest"].tolist() == [pytest.approx([0.02])]


def test_what_is_heard_of_each_neighbourhood_takes_a_step_of_its_own() -> None:
    """Of two neighbourhoods one may be a thousand times as telling: both are learnt from."""
    one = np.eye(4, dtype=np.float32)
    weights = {"0.hear": jax.numpy.zeros((8, 4))}
    after, _ = descended(
        weights, nothing(weights), {"0.hear": jax.numpy.asarray(np.concatenate([one, one / 1000]))}, RATE
    )
    loud, quiet = after["0.hear"][:4], after["0.hear"][4:]
    assert np.allclose(loud, quiet, rtol=0.05)
    assert (np.diagonal(loud) < 0).all()
