"""A match of the turning ocean as arrays, and what is done with small arrays: one-hot rows, sums, the best reading."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any, NamedTuple

import jax.numpy as jnp
from jax import Array

from vulcania.games._ocean.components import NONE

NEVER = -9999
"""Points of a reading that cannot be."""


class Ocean(NamedTuple):
    """A match; small numbers throughout."""

    dial: Array
    heading: Array
    depth: Array
    ocean: Array
    """24: the chip, or FREE."""
    opened: Array
    """24: it lies face up."""
    boards: Array
    """seats × squares"""
    points: Array
    hands: Array
    """For each seat its numbered cards, as bits."""
    laid: Array
    queue: Array
    """The special cards: the one that lies open, then those that nobody has seen, then the used ones; then NONE."""
    pile: Array
    """How many of them nobody has seen."""
    held: Array
    """seats × kinds"""
    fresh: Array
    special: Array
    token: Array
    """Each seat's number token, from 0."""
    sailed: Array
    spent: Array
    hand_done: Array
    chosen: Array
    round: Array
    turn: Array
    ending: Array
    step: Array
    actor: Array
    own: Any
    """What an edition adds."""


class Task(NamedTuple):
    """What is to be done next without being asked for."""

    steer: Array
    """A way to steer, or NONE."""
    fetch: Array
    """A place whose chip was exchanged for the ``chosen`` one, or NONE."""
    idle: Array
    """The numbered card is passed up."""
    advance: Array
    """The next seat sails."""


def hot(size: int, one: Array | int) -> Array:
    return jnp.arange(size, dtype=jnp.int8) == one


def at(array: Array, here: Array) -> Array:
    """What stands at a one-hot place; 0 where there is none."""
    wide = here.reshape(here.shape + (1,) * (array.ndim - here.ndim))
    return jnp.sum(jnp.where(wide, array, 0), 0, dtype=array.dtype)


def put(array: Array, here: Array, value: Array | int) -> Array:
    return jnp.where(here, value, array).astype(array.dtype)


def only(here: Array) -> Array:
    """Where a row of bits has its single 1; NONE if there is another number of them."""
    where = jnp.sum(jnp.where(here, jnp.arange(here.size, dtype=jnp.int8), 0), dtype=jnp.int8)
    return jnp.where(jnp.sum(here, dtype=jnp.int8) == 1, where, NONE)


def first(here: Array) -> Array:
    """One-hot: the first 1 of each row of bits, on the last axis."""
    number = jnp.arange(here.shape[-1], dtype=jnp.int8)
    return number == jnp.min(jnp.where(here, number, here.shape[-1]), -1, keepdims=True)


def best(counts: Sequence[Array], wild: Array, worth: Callable[[Array], Array], most: int, spare: bool) -> Array:
    """The most points of symbols of which there are so many, when ``wild`` others, ``most`` at most, are given out
    among them. All have to be given, unless some may be left (``spare``). Numbers are kept apart and compared one by
    one: a compiler that puts arrays and their maxima into one loop would work them out over and over again."""
    points = [jnp.full(wild.shape, 0 if number == 0 or spare else NEVER, jnp.int16) for number in range(most + 1)]
    for count in counts:
        gains = [worth(count + given) for given in range(most + 1)]
        points = [
            reduce(jnp.maximum, [points[number - given] + gains[given] for given in range(number + 1)])
            for number in range(most + 1)
        ]
    return reduce(jnp.add, [jnp.where(wild == number, points[number], 0) for number in range(most + 1)])


def tokens_of(order: tuple[int, ...], seats: int) -> list[int]:
    return [order.index(seat) if seat in order else NONE for seat in range(seats)]
