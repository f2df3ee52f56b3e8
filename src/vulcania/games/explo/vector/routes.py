"""Direct routes and loops on arrays (EX-28): how deep markers lie, and what they count."""

from __future__ import annotations

from functools import reduce
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from vulcania.games.explo.components import DUG, EVERYONE_IN, OPEN
from vulcania.games.explo.rules.cave import TILE_SHIFT
from vulcania.games.explo.vector.cave import OPPOSITE, SIDES
from vulcania.games.explo.vector.position import NONE, STEPS, Expedition, Tables, look

STEP = 128
"""A tile on the way; digging tiles weigh one more, so that of equally short ways the one with the fewest is taken."""
ENDLESS = 30_000
UNASKED = 8
"""So many steps are taken before it is asked whether a way became shorter: a graphics card waits for the answer."""
BY_PLACE = np.argsort(STEPS)
"""The sides in the order of the squares there: of equal ways the first by place counts."""


class Graph(NamedTuple):
    """The cave as it lies or, once phase 2 was won, as it lay then."""

    beside: Array
    """tiles × sides: which tile is there."""
    joined: Array
    """tiles × sides: whether there is a way."""
    dug: Array
    """tiles"""


def graph(state: Expedition) -> Graph:
    there = state.squares != NONE
    now = jnp.where(there, look(state.laid, state.squares) & (OPEN | DUG), 0)
    tiles = jnp.where(state.explored, state.survey, now)
    beside = look(state.laid, state.squares[:, None] + STEPS)
    other = beside >> TILE_SHIFT
    joined = (tiles[:, None] >> SIDES & 1 > 0) & (beside != 0) & (tiles[other] != 0)
    return Graph(other, joined, tiles & DUG > 0)


def _ways(box: Tables, beside: Array, joined: Array, weight: Array | int) -> Array:
    """tiles: how long the best way from the entrance is."""
    begun = jnp.where(jnp.arange(box.tiles) == box.box.entrance, 0, ENDLESS)

    def nearer(carry: tuple[Array, Array]) -> tuple[Array, Array]:
        ways, _ = carry
        for _ in range(UNASKED):
            reach = jnp.where(joined, ways[beside], ENDLESS)
            ways = reduce(jnp.minimum, [reach[:, side] + weight for side in SIDES], ways)
        return ways, jnp.any(ways < carry[0])

    ways, _ = jax.lax.while_loop(lambda carry: carry[1], nearer, (begun, jnp.bool_(True)))
    return ways


def _before(ways: Array, beside: Array, joined: Array) -> Array:
    """tiles: the side on which the best way comes in."""
    reach = jnp.where(joined, ways[beside], ENDLESS)[:, BY_PLACE]
    return jnp.asarray(BY_PLACE)[jnp.argmin(reach, 1)]


def marked(state: Expedition) -> Array:
    """seats: the tile that their marker lies on; any, without one."""
    return look(state.laid, state.markers) >> TILE_SHIFT


def depths(box: Tables, state: Expedition) -> Array:
    """seats: how many tiles lie between their marker and the entrance, its own included; 0 without one."""
    cave = graph(state)
    ways = _ways(box, cave.beside, cave.joined, STEP + cave.dug)[marked(state)]
    return jnp.where(state.markers == NONE, 0, ways // STEP - ways % STEP)


def _on_route(box: Tables, cave: Graph, ways: Array, marker: Array) -> Array:
    """tiles: those on the direct route to one."""
    before = _before(ways, cave.beside, cave.joined)

    def back(carry: tuple[Array, Array]) -> tuple[Array, Array]:
        route, tile = carry
        return route.at[tile].set(True), cave.beside[tile, before[tile]]

    first = (jnp.zeros(box.tiles, bool), marker)
    route, _ = jax.lax.while_loop(lambda carry: carry[1] != box.box.entrance, back, first)
    return route


def _rings(box: Tables, beside: Array, walked: Array) -> Array:
    """tiles: those on a closed ring of the steps that a caver walked. Steps that the shortest ways do not take close a
    ring each: from both of their ends one goes back until the ways meet, and all that was passed lies on it."""
    ways = _ways(box, beside, walked, 1)
    before = _before(ways, beside, walked)
    parent = jnp.take_along_axis(beside, before[:, None], 1)[:, 0]
    reached = (ways < ENDLESS) & (ways > 0)
    takes = (before[:, None] == SIDES) & reached[:, None]
    taken_by_other = takes[beside, OPPOSITE]
    closes = walked & ~takes & ~taken_by_other
    here = jnp.broadcast_to(jnp.arange(box.tiles)[:, None], beside.shape)

    def apart(carry: tuple[Array, Array, Array]) -> Array:
        one, other, _ = carry
        return jnp.any(closes & (one != other))

    def back(carry: tuple[Array, Array, Array]) -> tuple[Array, Array, Array]:
        one, other, passed = carry
        going = closes & (one != other)
        first = going & (ways[one] >= ways[other])
        second = going & ~first
        leaves = jnp.where(first, one, jnp.where(second, other, box.tiles))
        passed = passed.at[leaves].set(True, mode="drop")
        return jnp.where(first, parent[one], one), jnp.where(second, parent[other], other), passed

    _, _, passed = jax.lax.while_loop(apart, back, (here, beside, jnp.zeros(box.tiles, bool)))
    behind = jnp.zeros(box.tiles, bool).at[jnp.where(passed, parent, box.tiles)].set(True, mode="drop")
    return passed | behind | jnp.any(closes, 1)


def score(box: Tables, state: Expedition) -> Array:
    """EX-28: of the marker farthest from the entrance; of equally far ones, the one that counts the most. 0 as long as
    not all are out."""
    cave, tiles = graph(state), marked(state)
    ways = _ways(box, cave.beside, cave.joined, STEP + cave.dug)
    deep = depths(box, state)
    home = jnp.arange(box.tiles) == box.box.entrance
    walked = state.walked.reshape(box.seats, box.tiles, len(STEPS)) & state.explored
    tiles = jnp.where(state.explored, tiles, box.box.entrance)
    routes = jax.vmap(lambda tile: _on_route(box, cave, ways, tile))(tiles)
    rings = jax.vmap(lambda steps: _rings(box, cave.beside, steps))(walked)
    loops = jnp.sum(rings & ~routes & ~home & ~cave.dug, 1)
    best = jnp.max(deep * STEP + deep + loops)
    return jnp.where(state.explored, best % STEP, 0)


def goal_met(box: Tables, state: Expedition) -> Array:
    """EX-43: by the cave as it was explored."""
    deep = depths(box, state)
    return state.explored & (jnp.max(deep) >= box.goal) & jnp.all(deep >= EVERYONE_IN)
