"""Getting on in the cave on arrays: walking (EX-22) and crossing obstacles (EX-23)."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np
from jax import Array

from vulcania.games.explo.components import KEPT
from vulcania.games.explo.rules import steps
from vulcania.games.explo.rules.cave import TILE_SHIFT
from vulcania.games.explo.vector.cave import FIRST, OPPOSITE, SECOND, STEPS8, Around
from vulcania.games.explo.vector.hand import FIRST_PASS, spend
from vulcania.games.explo.vector.position import (
    NONE,
    STEPS,
    Expedition,
    Tables,
    companions,
    go_out,
    hot,
    leaving,
    look,
    put,
)


def walk(box: Tables, state: Expedition, here: Around, direction: Array, when: Array) -> Expedition:
    square = state.positions[state.active].astype(jnp.int32)
    across = direction >= len(STEPS)
    diagonal = jnp.clip(direction - len(STEPS), 0)
    begins = here.corner[diagonal]
    follows = jnp.asarray(FIRST + SECOND)[diagonal] - begins
    sides = jnp.stack([jnp.where(across, begins, direction), follows])
    target = square + jnp.asarray(STEPS8)[direction]
    corner = square + jnp.asarray(STEPS)[begins]
    squares = jnp.stack([square, jnp.where(across, corner, target), target])
    me = hot(state.out.size, state.active)
    taken = jnp.stack([when, when & across])
    state = _went(state, squares, sides, taken, me & when)
    state = state._replace(
        positions=put(state.positions, me & when, target), steps_left=put(state.steps_left, when, state.steps_left - 1)
    )
    return _look_round(box, state, target[None], when[None])


def _went(state: Expedition, squares: Array, sides: Array, taken: Array, who: Array) -> Expedition:
    """EX-28: remember the steps from each of these squares to the next one, in phase 2."""
    tiles = look(state.laid, squares) >> TILE_SHIFT
    places = state.walked.shape[1]
    there, back = tiles[:-1] * len(STEPS) + sides, tiles[1:] * len(STEPS) + jnp.asarray(OPPOSITE)[sides]
    ways = jnp.where(jnp.concatenate([taken, taken]), jnp.concatenate([there, back]), places)
    gone = jnp.zeros(places, bool).at[ways].set(True, mode="drop")
    return state._replace(walked=state.walked | who[:, None] & gone & (state.phase == 2))


def _look_round(box: Tables, state: Expedition, squares: Array, when: Array) -> Expedition:
    """EX-32: a glyph is found by standing on its tile, an obstacle's by crossing it."""
    tiles = look(state.laid, squares) >> TILE_SHIFT
    seen = jnp.any(jnp.asarray(box.finds)[tiles] & when[:, None], 0)
    return state._replace(found=state.found | seen & (state.phase == 3))


def ask(state: Expedition, side: Array, when: Array) -> Expedition:
    """EX-23: the companions on the tile are asked whether they come along."""
    others = companions(state)
    return state._replace(
        way=put(state.way, when, side),
        waiting=put(state.waiting, when, others),
        answers=state.answers & ~when,
        step=put(state.step, when & jnp.any(others), steps.ANSWERING),
    )


def cross(box: Tables, state: Expedition, here: Around, when: Array) -> Expedition:
    """EX-23: the active caver and those who come along go through."""
    side = jnp.clip(state.way, 0)
    me = hot(state.out.size, state.active)
    party, length = (me | state.answers) & when, here.length[side]
    asked = jnp.zeros(len(KEPT), bool).at[FIRST_PASS:].set(here.kinds[side] & when)
    step = jnp.asarray(STEPS)[side]
    squares = state.positions[state.active] + step * np.arange(box.row + 1)
    steps_taken = when & (np.arange(box.row) <= length)
    state = _went(state, squares, jnp.full(box.row, side), steps_taken, party)
    state = _look_round(box, state, squares[1:], steps_taken)
    state = spend(state, asked)._replace(
        positions=put(state.positions, party, squares[0] + step * (length + 1)),
        way=put(state.way, when, NONE),
        answers=state.answers & ~when,
    )
    # EX-26: who is brought out on another's turn leaves their cubes to that caver
    brought = party & ~me & leaving(state)
    cubes = jnp.sum(jnp.where(brought[:, None], state.cubes, 0), 0)
    cubes = jnp.where(brought[:, None], 0, state.cubes + me[:, None] * cubes)
    return go_out(state._replace(cubes=cubes.astype(jnp.int8)), brought)
