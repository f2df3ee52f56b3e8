"""Who decides what nobody decides: a match's seed, or a match by the rules that is followed."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from vulcania.core.event import Log
from vulcania.games.explo.components import CARDS
from vulcania.games.explo.rules.position import Position
from vulcania.games.explo.vector.position import DRAWS, NONE, Expedition, Lots, Tables
from vulcania.research.vector import lots_of


class Dice(NamedTuple):
    """Chance that hangs on the seed."""

    box: Tables
    state: Expedition

    def _lots(self, kind: int, number: Array | int, size: int) -> Array:
        count = (self.state.plies * 3 + kind) * DRAWS + jnp.asarray(number).astype(jnp.uint32)
        return lots_of(self.state.seed, count, size)

    def tile(self, left: Array, number: Array) -> Array:
        """EX-15: the sump is the very last."""
        sump = jnp.arange(left.size) == self.box.box.sump
        lots = jnp.where(sump, 1, self._lots(0, number, left.size) | 2)
        return jnp.argmax(jnp.where(left, lots, 0))

    def card(self, pile: Array, number: Array) -> Array:
        upto = jnp.cumsum(pile.astype(jnp.uint32))
        return jnp.sum(upto <= self._lots(1, number, 1)[0] % jnp.maximum(upto[-1], 1))

    def objectives(self) -> Array:
        count, seats = len(self.box.box.objectives), self.box.seats
        lots = self._lots(2, 0, count)
        before = (lots[None, :] < lots[:, None]) | (lots[None, :] == lots[:, None]) & np.tri(count, k=-1, dtype=bool)
        rank = jnp.sum(before, 1)
        drawn = jnp.sum(jnp.where(rank == np.arange(2 * seats)[:, None], np.arange(count), 0), 1)
        return drawn.reshape(seats, 2)


class Told(NamedTuple):
    """Chance as it was in a match by the rules."""

    lots: Lots

    def tile(self, left: Array, number: Array) -> Array:  # noqa: ARG002
        return self.lots.tiles[number].astype(jnp.int32)

    def card(self, pile: Array, number: Array) -> Array:  # noqa: ARG002
        return self.lots.cards[number].astype(jnp.int32)

    def objectives(self) -> Array:
        return self.lots.offered


def told(before: Position, after: Position, log: Log) -> Lots:
    """What was drawn in a move by the rules."""
    tiles = before.tile_pile[len(after.tile_pile) :][::-1]
    cards = [CARDS.index(event.data["card"]) for event in log if event.kind == "card-drawn"]
    if max(len(tiles), len(cards)) > DRAWS:
        raise ValueError(f"more than {DRAWS} draws in one move")
    offered = [pair or (NONE, NONE) for pair in after.offered]
    return Lots(_row(tiles), _row(cards), np.asarray(offered, np.int8))


def _row(drawn: list[int]) -> np.ndarray:
    return np.asarray(drawn + [NONE] * (DRAWS - len(drawn)), np.int8)
