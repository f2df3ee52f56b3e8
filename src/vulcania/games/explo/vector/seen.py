"""What everybody knows of an expedition on arrays: the numbers that :mod:`vulcania.games.explo.encoding` makes of a
view."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import Array

from vulcania.games.explo.components import DIFFICULTIES, DUG, KEPT, MOST
from vulcania.games.explo.encoding import AT_PLACE, DEEP, PLACES, REST, SHAPES
from vulcania.games.explo.moves import TABLE
from vulcania.games.explo.rules import steps
from vulcania.games.explo.rules.cave import TILE_SHIFT
from vulcania.games.explo.rules.position import SHARING_HANDOVERS
from vulcania.games.explo.vector import routes
from vulcania.games.explo.vector.cave import SIDES, STEPS8, around, fits, rim, shifted
from vulcania.games.explo.vector.position import (
    COLUMN,
    NONE,
    ROW,
    SIDE,
    SIZE,
    UNREACHED,
    Expedition,
    Tables,
    hot,
    to_act,
)
from vulcania.games.explo.vector.turn import offer
from vulcania.research.encoding import Columns, Encoding

_AT, _REST = Columns(AT_PLACE), Columns(REST)


def on_table(squares: Array) -> Array:
    """The rows of the table without the empty squares at their ends."""
    rows = squares.reshape(SIDE - 2, SIDE, -1)[:, 1:-1]
    return rows.reshape(PLACES, *squares.shape[1:])


def encode(box: Tables, state: Expedition, seat: Array) -> Encoding:
    tiles = box.box.tiles
    shapes = jnp.asarray([[tile.shape == shape for shape in SHAPES] for tile in tiles])
    airs = jnp.asarray([tile.co2 for tile in tiles])
    kept = state.objectives != NONE
    missing = jnp.asarray(box.objective_finds)[state.objectives] & kept[:, None] & ~state.found
    asked = jnp.any(box.finds & jnp.any(missing, 0), 1)
    shown = to_act(state)[seat]
    walks = offer(state, around(box, state), state.step).walks & shown
    walks &= (state.step == steps.ACT) | (state.step == steps.MOVE)
    laid, (touch, opens) = shifted(state.laid), rim(state.laid)
    there, tile = laid != 0, laid >> TILE_SHIFT
    far = state.far[box.box.entrance][tile]
    near = jnp.zeros(SIZE, bool).at[jnp.where(walks, state.positions[seat] + STEPS8, SIZE)].set(True, mode="drop")
    places = {
        "tile": there[:, None],
        "open": laid[:, None] >> SIDES & 1,
        "shape": shapes[tile] & there[:, None],
        "co2": (airs[tile] & there)[:, None],
        "dug": (laid & DUG > 0)[:, None],
        "asked": (asked[tile] & there)[:, None],
        "depth": jnp.where(there & (far < UNREACHED), jnp.minimum(far / DEEP, 1), 0)[:, None],
        "near": shifted(near)[:, None],
        "pawns": shifted(relative(box, hot_squares(state.positions) & ~state.out[:, None], seat).T),
        "markers": shifted(relative(box, hot_squares(state.markers), seat).T),
        "galleries": jnp.stack([opened & ~there for opened in opens], 1),
        "walls": jnp.stack([tiled & ~opened & ~there for tiled, opened in zip(touch, opens, strict=True)], 1),
        "fits": fits(box, state, jnp.clip(state.drawn, 0)) & (shown & (state.step == steps.TILE)),
    }
    rest = _team(box, state, seat) | _expedition(box, state, asked, shapes, airs)
    rest["ways"] = walks
    return Encoding(_AT.joined({name: on_table(one) for name, one in places.items()}, jnp), _REST.joined(rest, jnp))


def hot_squares(squares: Array) -> Array:
    return jnp.arange(SIZE) == squares[:, None]


def relative(box: Tables, array: Array, seat: Array) -> Array:
    """What each seat has, counted from one of them."""
    there = jnp.arange(MOST)
    rows = array[(seat + there) % box.seats]
    return jnp.where((there < box.seats).reshape(-1, *(1,) * (array.ndim - 1)), rows, 0)


def _team(box: Tables, state: Expedition, seat: Array) -> dict[str, Any]:
    """What belongs to a seat."""

    def each(array: Array) -> Array:
        return relative(box, array, seat).reshape(-1)

    kept = state.objectives != NONE
    finds = jnp.asarray(box.objective_finds)[state.objectives] & kept[:, None]
    within = (state.squares != NONE) | state.unlaid | hot(box.tiles, state.drawn)  # EX-32
    reach = state.found | jnp.any(box.finds & within[:, None], 0)
    asked = jnp.maximum(jnp.sum(finds, 1), 1)
    part = jnp.sum(finds & state.found, 1) / asked
    objective = [kept, part, kept & (part == 1), jnp.any(finds & ~reach, 1)]
    where = jnp.stack([jnp.asarray(COLUMN)[state.positions], jnp.asarray(ROW)[state.positions]], 1)
    own = state.offered[seat]
    return {
        "to act": each(to_act(state)),
        "active": each(hot(box.seats, state.active)),
        "hands": each(state.hands / 3),
        "cubes": each(state.cubes / 5),
        "where": each(where / TABLE),
        "beside": each((state.positions == state.positions[seat]) & ~state.out),
        "out": each(state.out),
        "surveyed": each(routes.depths(box, state) / DEEP),
        "unmarked": each(state.markers == NONE),
        "asks": each(hot(box.seats, state.active) & (state.step == steps.ANSWERING)),
        "objective": each(jnp.stack(objective, 1)),
        "offered": jnp.where(own != NONE, jnp.sum(jnp.asarray(box.objective_finds)[own], 1) / 3, 0),
    }


def _expedition(box: Tables, state: Expedition, asked: Array, shapes: Array, airs: Array) -> dict[str, Any]:
    """What belongs to all."""
    drawn = state.drawn != NONE
    tile = jnp.clip(state.drawn, 0)
    ordinary = np.array([at in (*box.box.pile, box.box.sump) for at in range(box.tiles)])
    lost = ordinary & ~state.unlaid & (state.squares == NONE) & ~hot(box.tiles, state.drawn)
    piles = [jnp.sum(state.unlaid) / 70, jnp.sum(lost) / 10, jnp.sum(state.pile) / 80, state.digs / 2]
    known = state.explored | (state.step == steps.OVER)
    met = routes.goal_met(box, state)
    goal = [jnp.float32(box.goal / DEEP), met & (box.goal > 0), known & ~met & (box.goal > 0)]
    return {
        "seats": hot(MOST, box.seats - 1),
        "phase": hot(3, state.phase - 1),
        "step": hot(len(steps.NAMES), state.step),
        "drawn": shapes[tile] & drawn,
        "drawn open": (box.masks[tile] >> SIDES & 1) * drawn,
        "drawn marks": jnp.stack([airs[tile], asked[tile]]) & drawn,
        "piles": jnp.stack(piles),
        "levels": state.levels / box.ends,
        "left": (box.ends - state.levels) / 20,
        "discards": state.discards / 10,
        "taken": state.taken,
        "spent": state.spent,
        "handovers": state.handovers[None] / SHARING_HANDOVERS,
        "steps left": state.steps_left[None] / 2,
        "must": hot(len(KEPT), state.must),
        "gives": hot(len(KEPT), state.gives),
        "wants": hot(len(KEPT), state.wants),
        "way": hot(4, state.way),
        "goal": jnp.stack(goal),
        "score": routes.score(box, state)[None] / DEEP,
        "difficulty": np.array([one == box.difficulty for one in DIFFICULTIES]),
        "science": np.array([box.science]),
    }
