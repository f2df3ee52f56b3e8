"""A step down the slope: how a net's weights are mended.

What lies within the blocks are matrices, and those take a step that turns in all directions alike (Muon): left as it
is, a slope is steep in a few directions, which drown the others out. Where both were tried, nets learnt several times
as fast so. The numbers around them, which look in and speak out, each take a step of their own size (Adam).
"""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from vulcania.players.net import Weights

SLOPE, SQUARE, MATRIX = 0.9, 0.999, 0.95
"""How much of what is remembered stays at each step: of a slope, of its square, and of the slope of a matrix."""
CLIP = 0.5
"""A slope that is longer is shortened to this."""
ALIKE = (3.4445, -4.7750, 2.0315)
TIMES = 5
"""With this polynomial, so many times, all singular values of a matrix come near 1."""
STEP = 0.2
"""How far a number of a matrix goes for a rate of 1, in the mean: about as far as one that Adam mends."""


class Memory(NamedTuple):
    """What earlier slopes leave behind."""

    first: Weights
    """The mean of them …"""
    second: Weights
    """… and of their squares; those of matrices are not asked for."""
    steps: Array


def nothing(weights: Weights) -> Memory:
    return Memory(jax.tree.map(jnp.zeros_like, weights), jax.tree.map(jnp.zeros_like, weights), jnp.int32(0))


def descended(weights: Weights, memory: Memory, slope: Weights, rate: Array) -> tuple[Weights, Memory]:
    """The weights after a step, and what is remembered then."""
    length = jnp.sqrt(sum(jnp.sum(jnp.square(array)) for array in slope.values()))
    slope = {name: array * jnp.minimum(1, CLIP / (length + 1e-9)) for name, array in slope.items()}
    steps = memory.steps + 1
    fair = jnp.sqrt(1 - SQUARE**steps) / (1 - SLOPE**steps)
    first, second, ways = {}, dict(memory.second), {}
    for name, now in slope.items():
        kept = MATRIX if _is_matrix(name) else SLOPE
        first[name] = kept * memory.first[name] + (1 - kept) * now
        if _is_matrix(name):
            ways[name] = kept * first[name] + (1 - kept) * now
        else:
            second[name] = SQUARE * memory.second[name] + (1 - SQUARE) * now * now
            ways[name] = fair * first[name] / (jnp.sqrt(second[name]) + 1e-7)
    ways |= _even_ways({name: way for name, way in ways.items() if _is_matrix(name)})
    return {name: array - rate * ways[name] for name, array in weights.items()}, Memory(first, second, steps)


def _is_matrix(name: str) -> bool:
    """Whether it is one within a block."""
    return name[0].isdecimal() and not name.endswith("bias")


def _even_ways(slopes: Weights) -> Weights:
    """The steps of matrices. Those of one size are worked out together, as a graphics card likes it."""
    alike: dict[tuple[int, ...], list[str]] = {}
    parts = {name: _parts(name, array) for name, array in slopes.items()}
    for name, array in parts.items():
        alike.setdefault(array.shape[1:], []).append(name)
    found: Weights = {}
    for size, names in alike.items():
        made = STEP * max(size) ** 0.5 * evened(jnp.concatenate([parts[name] for name in names]))
        for name in names:
            found[name], made = made[: len(parts[name])].reshape(slopes[name].shape), made[len(parts[name]) :]
    return found


def _parts(name: str, matrix: Array) -> Array:
    """What is heard of oneself, of each neighbourhood and of the board are matrices of their own, put together."""
    rows, columns = matrix.shape
    return matrix.reshape(-1, columns if name.endswith("hear") else rows, columns)


def evened(matrices: Array) -> Array:
    """Matrices that turn like these and stretch nothing: all singular values near 1, by Newton's and Schulz's way."""
    tall = matrices.shape[-2] > matrices.shape[-1]
    x = jnp.swapaxes(matrices, -1, -2) if tall else matrices
    x = x / (jnp.sqrt(jnp.sum(x * x, (-1, -2), keepdims=True)) + 1e-7)
    a, b, c = ALIKE
    for _ in range(TIMES):
        square = x @ jnp.swapaxes(x, -1, -2)
        x = a * x + (b * square + c * square @ square) @ x
    return jnp.swapaxes(x, -1, -2) if tall else x
