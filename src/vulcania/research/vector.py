"""The rules of a game on arrays, for JAX: thousands of matches at once, on a processor or a graphics card.

A game's module ``vector`` has ``engine(setup)``, which gives an :class:`Engine`: the same rules as its ``State``, but
written a second time, for arrays. Its functions speak of one match, have no data-dependent shapes, and go through
``jax.jit`` and ``jax.vmap``:

    import jax
    from vulcania.research.vector import engine, pick

    soum = engine("soum-soum", seats=2)
    states = jax.vmap(soum.init)(jax.random.split(jax.random.key(1), 8192))
    masks = jax.vmap(soum.mask)(states)

Moves are the integers of the game's vocabulary, seats are numbered from 0. A match that is over stays as it is whatever
is played. Components come from the same files as everywhere.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

import jax
import jax.numpy as jnp
from jax import Array

from vulcania.core.event import Log
from vulcania.core.registry import game as find_game
from vulcania.core.setup import Setup
from vulcania.core.state import State
from vulcania.research.encoding import Encoding

GOLDEN = 0x9E3779B9
"""Multiples of it, as numbers of 32 bits, lie far from one another."""
MIXING = (0x85EBCA6B, 0xC2B2AE35)

S = TypeVar("S")
"""A match as arrays: a named tuple of them."""


class Engine(ABC, Generic[S]):
    """One game as it was set up. ``setup.seed`` plays no part: chance comes from the keys that are given."""

    moves: int
    """How many moves the vocabulary has: the length of a mask."""
    spread: float
    """How many points make a clear win: what learning calls a margin."""
    team: bool = False

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.seats

    @abstractmethod
    def init(self, key: Array) -> S:
        """A match that was just dealt."""

    @abstractmethod
    def actor(self, state: S) -> Array:
        """The seat that decides next, -1 when the match is over. Where several may act, the first of them."""

    @abstractmethod
    def mask(self, state: S) -> Array:
        """For each move, whether the actor may play it."""

    @abstractmethod
    def step(self, state: S, move: Array) -> S:
        """The actor plays a move that its mask allows, with everything that follows without a decision."""

    def lots(self, before: State, after: State, log: Log) -> Any:  # noqa: ARG002
        """What chance decided in the move between two positions, with what was told of it, for :meth:`follow`; nothing
        in a game where all of it was dealt when the match began."""
        return ()

    def follow(self, state: S, move: Array, lots: Any) -> S:  # noqa: ARG002
        """A step in which chance decides like that."""
        return self.step(state, move)

    @abstractmethod
    def scores(self, state: S) -> Array:
        """Each seat's points, as they stand."""

    @abstractmethod
    def shares(self, state: S) -> Array:
        """Each seat's part of the win when the match is over: what tournaments count."""

    def margin(self, state: S) -> Array:
        """How clearly each seat has won or lost, 0 to 1: learning looks at that besides the win."""
        scores = self.scores(state).astype(jnp.float32)
        if self.seats > 1 and not self.team:
            scores -= jnp.where(jnp.eye(self.seats, dtype=bool), -jnp.inf, scores[None, :]).max(1)
        return jax.nn.sigmoid(scores / self.spread)

    def settled(self, state: S) -> Array:
        """Whether it is known who has won: what is played from then on teaches nothing."""
        return self.actor(state) < 0

    @abstractmethod
    def encode(self, state: S, seat: Array) -> Encoding:
        """What a seat may know, as numbers: the same as the game's ``encoding.encode`` makes of its view."""

    @abstractmethod
    def of(self, state: State) -> S:
        """The same position as arrays: how the two engines are held to each other."""


def engine(
    slug: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    components: str | Path | None = None,
) -> Engine[Any]:
    """The rules of a game on arrays. Without seats the fewest that the game allows are taken."""
    game = find_game(slug)
    count = game.meta.seats[0] if seats is None else seats
    part, setup = game.part("vector"), game.setup(count, 0, options, game.box(components)[1])
    made: Engine[Any] = part.engine(setup)
    return made


def pick(key: Array, mask: Array) -> Array:
    """One of the moves that a mask allows, each as likely; 0 where it allows none.

    Every move draws a lot, all from one random number, and the highest of those that are allowed wins. So a mask is
    looked at once and need not even be written to memory, whereas counting through it takes several passes.
    """
    number = jnp.arange(mask.size, dtype=jnp.uint32)
    low = (1 << (mask.size - 1).bit_length()) - 1
    # as much of _mixed as the upper bits need of a number that is random already: masks are long
    lot = (jax.random.bits(key, (), jnp.uint32) ^ number * jnp.uint32(GOLDEN)) * jnp.uint32(MIXING[0])
    lot = (lot ^ lot >> 15) * jnp.uint32(MIXING[1])
    return (jnp.max(jnp.where(mask, lot & jnp.uint32(0xFFFFFFFF ^ low) | number, 0)) & low).astype(jnp.int32)


def lots_of(seed: Array, number: Array, size: int) -> Array:
    """So many random numbers of 32 bits, the same for the same seed (two such numbers) and number of a draw. Cheaper
    than keys, and good enough to shuffle cards with."""
    return _lots(_mixed(_mixed(number * jnp.uint32(GOLDEN) ^ seed[0]) ^ seed[1]), size)


def _lots(number: Array, size: int) -> Array:
    return _mixed(number ^ jnp.arange(size, dtype=jnp.uint32) * jnp.uint32(GOLDEN))


def _mixed(number: Array) -> Array:
    """Every bit of the result hangs on every bit of the number; different numbers stay different."""
    for shift, factor in zip((16, 13), MIXING, strict=True):
        number = (number ^ number >> shift) * jnp.uint32(factor)
    return number ^ number >> 16


def shuffled(key: Array, items: Array) -> Array:
    """The items of a short array in a random order, each order as likely as 32 random bits an item can make it."""
    return items[jnp.argsort(jax.random.bits(key, items.shape, jnp.uint32))]
