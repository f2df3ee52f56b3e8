"""What the whole team does at once, on arrays: equipment (EX-8), cubes (EX-10), objectives (EX-31)."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np
from jax import Array

from vulcania.games.explo.components import MOST, RESOURCES
from vulcania.games.explo.moves import BEGIN, DEPART, GIVE, KEEP, TAKE, TILE
from vulcania.games.explo.rules import steps
from vulcania.games.explo.rules.position import SHARING_HANDOVERS
from vulcania.games.explo.vector.position import NONE, Expedition, Tables, companions, first_of, hot, put, to_act


def handovers(state: Expedition, taking: Array | bool) -> Array:
    """resources × givers × takers (EX-10, EX-26): between the active caver and companions; ``taking`` both ways."""
    others, me = companions(state), hot(state.out.size, state.active)
    pairs = me[:, None] & others[None, :] | taking & (others[:, None] & me[None, :])
    return (state.cubes.T > 0)[:, :, None] & pairs


def shares(state: Expedition) -> Array:
    """EX-10: from anyone to anyone."""
    others = ~np.eye(state.out.size, dtype=bool)
    return (state.cubes.T > 0)[:, :, None] & others & (state.handovers > 0)


def hand_over(state: Expedition, move: Array, when: Array) -> Expedition:
    rest, taker = jnp.divmod(jnp.clip(move, GIVE, BEGIN - 1) - GIVE, MOST)
    resource, giver = jnp.divmod(rest, MOST)
    seats = state.out.size
    passed = hot(seats, taker).astype(jnp.int8) - hot(seats, giver).astype(jnp.int8)
    cubes = state.cubes + jnp.where(when, passed[:, None] * hot(len(RESOURCES), resource), 0).astype(jnp.int8)
    return state._replace(cubes=cubes, handovers=put(state.handovers, when, jnp.maximum(0, state.handovers - 1)))


def prepare(box: Tables, state: Expedition, move: Array) -> tuple[Expedition, Array]:
    """EX-8, EX-31: naming an item, departing, keeping an objective; whether the first turn begins."""
    taken = state.taken | hot(state.taken.size, jnp.where(move < DEPART, move - TAKE, NONE))
    departs = (move == DEPART) | (move < DEPART) & jnp.all(taken)
    keeps = (move >= KEEP) & (move < TILE)
    who = hot(state.out.size, first_of(to_act(state))) & keeps
    kept = jnp.where(move == KEEP, state.offered[:, 0], state.offered[:, 1])
    objectives = put(state.objectives, who, kept)
    state = state._replace(
        taken=taken,
        phase=put(state.phase, departs, 2),
        objectives=objectives,
        offered=put(state.offered, who[:, None], NONE),
    )
    state, enters = _share_out(box, state, departs | keeps & jnp.all(objectives != NONE))
    begins = enters | (move == BEGIN)
    return state._replace(active=put(state.active, begins, state.first)), begins


def _share_out(box: Tables, state: Expedition, when: Array) -> tuple[Expedition, Array]:
    """EX-10: dealt round in turn, going on where the last resource stopped; whether there is nothing to share."""
    brought = jnp.where(state.taken & when, box.cubes_of, 0)
    number = np.arange(max(box.cubes_of))
    taker = (state.first + (jnp.cumsum(brought) - brought)[:, None] + number) % box.seats
    taker = jnp.where(number < brought[:, None], taker, NONE)
    dealt = jnp.sum(taker[None] == np.arange(box.seats)[:, None, None], 2)
    cubes = jnp.sum(dealt[:, :, None] * (box.resource_of[:, None] == np.arange(len(RESOURCES))), 1)
    alone = when & ((box.seats == 1) | ~jnp.any(cubes > 0))
    together = when & ~alone
    shared = state._replace(
        cubes=state.cubes + cubes.astype(jnp.int8),
        step=put(state.step, together, steps.SHARING),
        handovers=put(state.handovers, together, SHARING_HANDOVERS),
    )
    return shared, alone
