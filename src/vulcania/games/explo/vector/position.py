"""An expedition as arrays: what there is, and the box as tables.

The table ends sixteen tiles from the entrance (EX-13), so a grid with one empty square around it holds every cave there
can be, and its open ends. A laid tile is one number, in the bits of the rules. Piles have no order: which of the tiles
or cards that are left comes next is decided when it is drawn.
"""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from vulcania.core.setup import Setup
from vulcania.games.explo.components import CARDS, OBSTACLE, RESOURCES, Contents
from vulcania.games.explo.moves import ON_TABLE, SQUARES, TABLE
from vulcania.games.explo.rules import steps
from vulcania.games.explo.rules.cave import TURNED, TURNS_OF

NONE = -1
SIDE = ON_TABLE.side + 2
SIZE = SIDE * SIDE
HOME = SIZE // 2
"""The square of the entrance."""
STEPS = np.array([-SIDE, 1, SIDE, -1])
"""North, east, south, west."""
COLUMN, ROW = np.arange(SIZE) % SIDE - TABLE - 1, np.arange(SIZE) // SIDE - TABLE - 1
INSIDE = np.maximum(abs(COLUMN), abs(ROW)) <= TABLE
UNREACHED = 100
"""Farther than any tile of a cave can be from another."""
DRAWS = 100
"""How many tiles and how many cards a comparison can tell of in one move."""


class Expedition(NamedTuple):
    """A match; small numbers throughout."""

    seed: Array
    """2: all chance of the match hangs on it."""
    plies: Array
    first: Array
    active: Array
    phase: Array
    """1 preparing, 2 exploring, 3 science."""
    step: Array
    taken: Array
    spent: Array
    """items"""
    cubes: Array
    """seats × resources"""
    levels: Array
    laid: Array
    """squares: the tile that lies there, 0 where there is none."""
    squares: Array
    """tiles: where each lies, or NONE."""
    far: Array
    """tiles × tiles: how far one is from the other along the galleries (EX-13)."""
    unlaid: Array
    """tiles: it is in the pile."""
    drawn: Array
    digs: Array
    pile: Array
    discards: Array
    """kinds of card: how many."""
    hands: Array
    """seats × kinds of card that can be kept"""
    positions: Array
    markers: Array
    """seats: as long as phase 3 lasts, where they lay before (EX-28)."""
    out: Array
    played: Array
    """seats: they have had a turn in this phase (EX-16)."""
    walked: Array
    """seats × tiles × sides: whether a caver went that way in phase 2, there or back (EX-28)."""
    handovers: Array
    steps_left: Array
    rests: Array
    must: Array
    proposed: Array
    way: Array
    """The side of a crossing that companions are asked about, or NONE."""
    gives: Array
    wants: Array
    """The cards of an exchange that a companion is asked about, or NONE."""
    waiting: Array
    """seats: they have not answered yet."""
    answers: Array
    """seats: they come along."""
    offered: Array
    """seats × 2"""
    objectives: Array
    found: Array
    explored: Array
    """Phase 2 was won."""
    survey: Array
    """tiles: as they lay then, 0 for those that did not."""


class Lots(NamedTuple):
    """What chance decided in a move, in order; NONE from where there is no more."""

    tiles: Array
    cards: Array
    offered: Array
    """seats × 2"""


class Tables:
    """The box of a set-up."""

    def __init__(self, setup: Setup) -> None:
        box: Contents = setup.components
        self.box, self.seats = box, setup.seats
        self.science = bool(setup.options["science"])
        self.goal = int(setup.options["goal"])
        self.difficulty = str(setup.options["difficulty"])
        self.ends = np.array(box.scales[self.difficulty][setup.seats - 1], np.int8)
        self.tiles = len(box.tiles)
        self.masks = jnp.asarray(box.masks)
        self.grounds = jnp.asarray(box.grounds)
        self.finds = bits(box.tile_finds, len(box.finds))
        self.objective_finds = bits(box.objective_finds, len(box.finds))
        self.cards = np.bincount(box.cards, minlength=len(CARDS)).astype(np.int8)
        self.cubes_of, self.resource_of = np.array(box.cubes_of), np.array(box.resource_of)
        self.supplies = jnp.asarray(box.supplies)
        self.stand_ins = np.zeros((len(RESOURCES), len(box.items)), bool)
        for resource, items in enumerate(box.stand_ins):
            self.stand_ins[resource, list(items)] = True
        self.digging = jnp.asarray(box.digging)
        self.turned = jnp.asarray(TURNED)
        self.useful = jnp.asarray([[turn in turns for turn in range(4)] for turns in TURNS_OF])
        self.row = sum(bool(ground & OBSTACLE) for ground in box.grounds) + 1
        """No row of obstacles is as long (EX-23)."""


def bits(numbers: tuple[int, ...], size: int) -> np.ndarray:
    """A row of so many flags for each number."""
    return np.array([[number >> bit & 1 for bit in range(size)] for number in numbers], bool)


def square_of(square: int) -> int:
    """A square of the rules on the grid."""
    x, y = SQUARES.xy(square)
    return HOME + y * SIDE + x


def hot(size: int, one: Array | int) -> Array:
    return jnp.arange(size) == one


def put(array: Array, here: Array, value: Array | int) -> Array:
    return jnp.where(here, value, array).astype(array.dtype)


def look(laid: Array, squares: Array) -> Array:
    """What lies on these squares; those beyond the grid are empty as its rim is."""
    return laid[jnp.clip(squares, 0, SIZE - 1)]


def first_of(here: Array) -> Array:
    """The first of those flags that is up, NONE if none is."""
    return jnp.where(jnp.any(here), jnp.argmax(here), NONE)


def to_act(state: Expedition) -> Array:
    """seats: those that may decide."""
    seats = state.out.size
    at_once = jnp.where(state.step == steps.CHOOSING, state.objectives == NONE, True)
    in_turn = jnp.where(state.step == steps.ANSWERING, state.waiting, hot(seats, state.active))
    return jnp.where(state.step <= steps.CHOOSING, at_once, in_turn) & (state.step != steps.OVER)


def companions(state: Expedition) -> Array:
    """seats: the other cavers inside on the active one's tile."""
    here = state.positions == state.positions[state.active]
    return here & ~state.out & ~hot(state.out.size, state.active)


def may_mark(state: Expedition) -> Array:
    """EX-26: the active caver."""
    return (state.phase == 2) & (state.markers[state.active] == NONE) & (state.positions[state.active] != HOME)


def leaving(state: Expedition) -> Array:
    """EX-26: seats that have come to the entrance with their marker down."""
    return (state.phase == 2) & (state.markers != NONE) & (state.positions == HOME)


def go_out(state: Expedition, who: Array) -> Expedition:
    """EX-26: the hand is discarded."""
    hands = jnp.sum(jnp.where(who[:, None], state.hands, 0), 0)
    return state._replace(
        out=state.out | who,
        hands=put(state.hands, who[:, None], 0),
        discards=state.discards.at[-hands.size :].add(hands.astype(jnp.int8)),
    )
