"""The cave on arrays: where a tile may go (EX-13, EX-14), and what is around a caver (EX-22 to EX-24)."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from vulcania.games.explo.components import CHAMBER, CHOKE, DUCK, DUG, OBSTACLE, SQUEEZE
from vulcania.games.explo.moves import TURNS
from vulcania.games.explo.rules.cave import DIAGONALS, NEAR, TILE_SHIFT
from vulcania.games.explo.vector.position import (
    COLUMN,
    INSIDE,
    ROW,
    SIDE,
    SIZE,
    STEPS,
    UNREACHED,
    Expedition,
    Tables,
    look,
)

SIDES = np.arange(4)
OPPOSITE = SIDES ^ 2
FIRST, SECOND = (np.array(sides) for sides in zip(*DIAGONALS, strict=True))
STEPS8 = np.concatenate([STEPS, STEPS[FIRST] + STEPS[SECOND]])
KINDS = np.array([CHOKE, DUCK, SQUEEZE])


class Around(NamedTuple):
    """What a caver can do from where they stand."""

    walks: Array
    """8: whether there is a step that way (EX-22)."""
    corner: Array
    """4: the side by which each diagonal step begins."""
    kinds: Array
    """4 × 3: the kinds of obstacle in the row on each side, none where it cannot be crossed (EX-23)."""
    length: Array
    """4: how many there are."""
    digs: Array
    """4: whether there is something to dig (EX-24)."""


class Rim(NamedTuple):
    """What is beside each square of the table: for each side, one flag a square."""

    touch: list[Array]
    """A tile lies there."""
    opens: list[Array]
    """It is open to this square."""


def shifted(grid: Array, step: int = 0) -> Array:
    """The rows of the table or, a step away from each square, what is beside."""
    return grid[SIDE + step : SIZE - SIDE + step]


def rim(laid: Array) -> Rim:
    beside = [shifted(laid, step) for step in STEPS]
    return Rim([one != 0 for one in beside], [one >> (side ^ 2) & 1 > 0 for side, one in enumerate(beside)])


def fits(box: Tables, state: Expedition, tile: Array) -> Array:
    """EX-13, EX-14: squares of the table's rows × turns in which a tile may be laid."""
    laid, pawn = state.laid, state.positions[state.active]
    here, (touch, opens) = shifted(laid), rim(laid)
    ends = jnp.any(sum((here >> side & 1) * ~touch[side] for side in range(4)) > 0)
    # unconnected parts are measured in grid steps
    across = jnp.abs(shifted(COLUMN) - jnp.asarray(COLUMN)[pawn]) + jnp.abs(shifted(ROW) - jnp.asarray(ROW)[pawn])
    known = state.far[look(laid, pawn) >> TILE_SHIFT].astype(jnp.int16)[laid >> TILE_SHIFT]
    away, touched, opened = jnp.full(here.shape, 2 * UNREACHED, jnp.int16), 0, 0
    for side, step in enumerate(STEPS):
        beside = shifted(known, step)
        way = jnp.where(beside < UNREACHED, beside + 1, across)
        away = jnp.where(jnp.where(ends, opens[side], touch[side]), jnp.minimum(away, way), away)
        touched, opened = touched | touch[side] << side, opened | opens[side] << side
    mask = box.masks[tile]
    free = (here == 0) & shifted(INSIDE) & (away < 2 * UNREACHED)
    allowed = [
        free & box.useful[mask, turn] & ((box.turned[mask, turn] & touched) == opened) for turn in range(len(TURNS))
    ]
    nearest = jnp.min(jnp.where(allowed[0] | allowed[1] | allowed[2] | allowed[3], away, 2 * UNREACHED))
    near = away <= jnp.where(ends, jnp.maximum(NEAR, nearest), nearest)
    return jnp.stack([one & near for one in allowed], 1)


class Works(NamedTuple):
    """What is to be laid or dug: a square, and with a wall dug through also the one beside it, as they will be."""

    square: Array
    value: Array
    other: Array
    other_value: Array


def build(state: Expedition, works: Works, when: Array) -> Expedition:
    """EX-13, EX-24; a path that is new goes through the tile that was laid, so all distances are found at once."""
    laid = state.laid
    laid = laid.at[works.other].set(jnp.where(when, works.other_value, laid[works.other]))
    laid = laid.at[works.square].set(jnp.where(when, works.value, laid[works.square]))
    tile = jnp.where(when, works.value, 0) >> TILE_SHIFT
    beside = look(laid, works.square + STEPS)
    joined = (works.value >> SIDES & 1 > 0) & (beside != 0)
    ways = jnp.where(joined[:, None], state.far[beside >> TILE_SHIFT] + jnp.uint8(1), UNREACHED)
    ways = jnp.minimum(state.far[tile], jnp.min(ways, 0))
    ways = jnp.where(jnp.arange(ways.size) == tile, 0, ways)
    ways = jnp.where(when, ways, UNREACHED).astype(jnp.uint8)
    return state._replace(
        laid=laid,
        squares=state.squares.at[tile].set(jnp.where(when, works.square, state.squares[tile]).astype(jnp.int16)),
        far=jnp.minimum(state.far, ways[:, None] + ways[None, :]),
    )


def dug(box: Tables, state: Expedition, side: Array) -> Works:
    """EX-24: what digging to that side makes of the cave."""
    laid, square = state.laid, state.positions[state.active].astype(jnp.int32)
    beside = square + jnp.asarray(STEPS)[side]
    here, there = look(laid, square), look(laid, beside)
    meeting = jnp.sum((look(laid, beside + STEPS) >> OPPOSITE & 1) << SIDES)
    tile = box.digging[box.digging.size - state.digs]
    joint = tile << TILE_SHIFT | DUG | meeting
    inwards, value = here >> side & 1 > 0, jnp.where(there == 0, joint, there & ~SQUEEZE | DUG)
    return Works(
        square=jnp.where(inwards, beside, square),
        value=jnp.where(inwards, value, here | 1 << side),
        other=beside,
        other_value=jnp.where(inwards, value, there | 1 << (side ^ 2)),
    )


def around(box: Tables, state: Expedition) -> Around:
    laid, square = state.laid, state.positions[state.active].astype(jnp.int32)
    here, near = look(laid, square), look(laid, square + STEPS)
    opened = (here >> SIDES & 1) > 0
    chamber, chambers = here & CHAMBER > 0, opened & (near & CHAMBER > 0)
    # EX-22
    straight = opened & (near != 0) & (near & OBSTACLE == 0)
    by_first = chambers[FIRST] & (near[FIRST] >> SECOND & 1 > 0)
    by_second = chambers[SECOND] & (near[SECOND] >> FIRST & 1 > 0)
    across = chamber & (look(laid, square + STEPS8[4:]) & CHAMBER > 0) & (by_first | by_second)
    # EX-28: of two chambers the one with the lower square, there and back
    prefers_first = STEPS[FIRST] < STEPS[SECOND]
    corner = jnp.where(jnp.where(prefers_first, by_first, ~by_second), FIRST, SECOND)
    # EX-23
    row = look(laid, square + STEPS[:, None] * np.arange(1, box.row + 1))
    run = jnp.cumprod(row & OBSTACLE != 0, 1) > 0
    length = jnp.sum(run, 1)
    behind = jnp.take_along_axis(row, length[:, None], 1)[:, 0]
    crossable = opened & (length > 0) & (behind != 0)
    kinds = jnp.any(run[:, :, None] & (row[:, :, None] & KINDS > 0), 1) & crossable[:, None]
    # EX-24
    meeting = jnp.sum(look(laid, square + STEPS[:, None] + STEPS) >> OPPOSITE & 1, 1)
    inwards = (near & SQUEEZE > 0) | (near == 0) & (meeting > 1)
    wall = (near != 0) & (near & OBSTACLE == 0)
    return Around(
        walks=jnp.concatenate([straight, across]),
        corner=corner,
        kinds=kinds,
        length=length,
        digs=(state.digs > 0) & jnp.where(opened, inwards, wall),
    )
