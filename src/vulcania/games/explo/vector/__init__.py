"""The rules of Explo on arrays (see :mod:`vulcania.research.vector`). The grid is the table of the rules, which ends
sixteen tiles from the entrance (EX-13): no cave leaves it, and nothing is cut off. ``phase`` of a position says which
phase goes on: 1 preparing, 2 exploring, 3 science."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from vulcania.core.event import Log
from vulcania.core.setup import Setup
from vulcania.core.state import State
from vulcania.games.explo.components import CARDS, FIRST_KEPT, ITEMS, KEPT, MOST, RESOURCES, SCALES
from vulcania.games.explo.moves import VOCABULARY
from vulcania.games.explo.rules import steps
from vulcania.games.explo.rules.cave import TILE_SHIFT
from vulcania.games.explo.rules.position import SHARING_HANDOVERS
from vulcania.games.explo.rules.turn import rests
from vulcania.games.explo.state import ExploState
from vulcania.games.explo.vector import hand, preparing, routes, seen, turn
from vulcania.games.explo.vector.cave import around, fits
from vulcania.games.explo.vector.chance import Dice, Told, told
from vulcania.games.explo.vector.position import (
    HOME,
    NONE,
    SIZE,
    STEPS,
    UNREACHED,
    Expedition,
    Lots,
    Tables,
    first_of,
    look,
    may_mark,
    square_of,
    to_act,
)
from vulcania.research.encoding import Encoding
from vulcania.research.vector import Engine


class ExploEngine(Engine[Expedition]):
    moves = VOCABULARY.size
    spread = 10.0
    team = True

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.box = Tables(setup)

    def init(self, key: Array) -> Expedition:
        """EX-6, EX-11"""
        seeding, drawing = jax.random.split(key)
        chosen = self.setup.first_seat()
        first = jax.random.randint(drawing, (), 0, self.seats) if chosen is None else chosen
        seed = jax.random.bits(seeding, (2,), jnp.uint32)
        begun: Expedition = jax.tree.map(jnp.asarray, self._begun(seed, jnp.asarray(first, jnp.int8)))
        return begun

    def _begun(self, seed: Any, first: Any) -> Expedition:
        box, seats, finds = self.box, self.seats, len(self.box.box.finds)
        zero, none, no, nobody = np.int8(0), np.int8(NONE), np.bool_(False), np.zeros(seats, bool)
        entrance = box.box.entrance
        laid, squares = np.zeros(SIZE, np.int32), np.full(box.tiles, NONE, np.int16)
        laid[HOME] = entrance << TILE_SHIFT | box.box.masks[entrance]
        squares[entrance] = HOME
        far = np.full((box.tiles, box.tiles), UNREACHED, np.uint8)
        far[entrance, entrance] = 0
        return Expedition(
            seed=seed, plies=np.uint32(0), first=first, active=first, phase=np.int8(1),
            step=np.int8(steps.PREPARING), taken=np.zeros(len(ITEMS), bool), spent=np.zeros(len(ITEMS), bool),
            cubes=np.zeros((seats, len(RESOURCES)), np.int8), levels=np.zeros(len(SCALES), np.int8), laid=laid,
            squares=squares, far=far, unlaid=np.isin(np.arange(box.tiles), [*box.box.pile, box.box.sump]), drawn=none,
            digs=np.int8(len(box.box.digging)), pile=box.cards, discards=np.zeros(len(CARDS), np.int8),
            hands=np.zeros((seats, len(KEPT)), np.int8), positions=np.full(seats, HOME, np.int16),
            markers=np.full(seats, NONE, np.int16), out=nobody, played=nobody,
            walked=np.zeros((seats, box.tiles * len(STEPS)), bool), handovers=np.int8(SHARING_HANDOVERS),
            steps_left=zero, rests=no, must=none, proposed=no, way=none, gives=none, wants=none, waiting=nobody,
            answers=nobody, offered=np.full((seats, 2), NONE, np.int8), objectives=np.full(seats, NONE, np.int8),
            found=np.zeros(finds, bool), explored=no, survey=np.zeros(box.tiles, np.int16),
        )  # fmt: skip

    def of(self, state: State) -> Expedition:
        """Not in phase 3: there a position of the rules no longer tells how the cave lay when it was explored."""
        assert isinstance(state, ExploState)
        if state.result is not None:
            raise ValueError("a position of phase 3 does not tell how the cave lay before")
        box, cave = self.box, state.cave
        made = self._begun(np.zeros(2, np.uint32), np.int8(state.first))
        tile_of = {square: value >> TILE_SHIFT for square, value in cave.laid.items()}
        for square, tile in tile_of.items():
            made.laid[square_of(square)], made.squares[tile] = cave.laid[square], square_of(square)
            for other, distance in cave.distances(square).items():
                made.far[tile, tile_of[other]] = distance
        for seat, trail in enumerate(state.trails):
            for a, b in pairwise(trail):
                side = list(STEPS).index(square_of(b) - square_of(a))
                made.walked[seat, [tile_of[a] * 4 + side, tile_of[b] * 4 + (side ^ 2)]] = True
        items, kinds, asked = range(len(ITEMS)), len(CARDS), state.asked_for
        hands = [np.bincount(held, minlength=kinds)[FIRST_KEPT:] for held in state.hands]
        marked = [NONE if marker == NONE else square_of(marker) for marker in state.markers]
        return made._replace(
            active=np.int8(state.active), phase=np.int8(state.phase), step=np.int8(state.step),
            taken=np.array([state.taken >> item & 1 for item in items], bool),
            spent=np.array([state.spent >> item & 1 for item in items], bool),
            cubes=np.asarray(state.cubes, np.int8), levels=np.asarray(state.levels, np.int8),
            unlaid=np.isin(np.arange(box.tiles), state.tile_pile), drawn=np.int8(state.drawn),
            digs=np.int8(state.digs), pile=np.bincount(state.pile, minlength=kinds).astype(np.int8),
            discards=np.bincount(state.discards, minlength=kinds).astype(np.int8), hands=np.asarray(hands, np.int8),
            positions=np.asarray([square_of(one) for one in state.positions], np.int16),
            markers=np.asarray(marked, np.int16), out=np.asarray(state.out), played=np.asarray(state.turns) > 0,
            handovers=np.int8(state.handovers), steps_left=np.int8(state.steps_left),
            rests=np.bool_(state.step == steps.AFTER and rests(state)),
            must=np.int8(state.must if state.must == NONE else state.must - FIRST_KEPT),
            proposed=np.bool_(state.proposed), way=np.int8(asked[0] if len(asked) == 1 else NONE),
            gives=np.int8(asked[0] - FIRST_KEPT if len(asked) > 1 else NONE),
            wants=np.int8(asked[2] - FIRST_KEPT if len(asked) > 1 else NONE),
            waiting=np.isin(np.arange(self.seats), state.to_act if state.step == steps.ANSWERING else ()),
            answers=np.isin(np.arange(self.seats), state.answers),
        )  # fmt: skip

    def actor(self, state: Expedition) -> Array:
        return first_of(to_act(state)).astype(jnp.int32)

    def mask(self, state: Expedition) -> Array:
        step, seats = state.step, self.seats
        here = around(self.box, state)
        preparing_, sharing, tiles, cards = (
            step == one for one in (steps.PREPARING, steps.SHARING, steps.TILE, steps.CARD)
        )
        offers = (step >= steps.ACT) & (step <= steps.AFTER)
        found = jax.tree.map(lambda one: one & offers, turn.offer(state, here, step))
        kinds, full = state.hands[state.active] > 0, hand.full(state)
        swaps = jnp.zeros((len(KEPT), MOST, len(KEPT)), bool).at[:, :seats].set(hand.swaps(state, here) & cards)
        gives = jnp.where(sharing, preparing.shares(state), found.give)
        gives = jnp.zeros((len(RESOURCES), MOST, MOST), bool).at[:, :seats, :seats].set(gives)
        asked = (step == steps.ANSWERING) & jnp.stack([state.way == NONE, state.way != NONE]).repeat(2)
        plays = found.plays
        return jnp.concatenate([
            ~state.taken & preparing_, preparing_[None], gives.reshape(-1), sharing[None],
            (step == steps.CHOOSING)[None].repeat(2),
            seen.on_table(fits(self.box, state, jnp.clip(state.drawn, 0))).reshape(-1) & tiles,
            (cards & ~full)[None], kinds & (cards & full), swaps.reshape(-1), asked[:2], plays.plain, plays.cross,
            asked[2:], plays.dig, (found.mark | (tiles | cards) & may_mark(state))[None],
            found.walks, found.stay[None], found.leave[None], found.end[None],
        ])  # fmt: skip

    def step(self, state: Expedition, move: Array) -> Expedition:
        return self._play(state, move, Dice(self.box, state))

    def lots(self, before: State, after: State, log: Log) -> Lots:
        assert isinstance(before, ExploState)
        assert isinstance(after, ExploState)
        return told(before, after, log)

    def follow(self, state: Expedition, move: Array, lots: Lots) -> Expedition:
        return self._play(state, move, Told(lots))

    def _play(self, state: Expedition, move: Array, chance: turn.Chance) -> Expedition:
        course = turn.played(self.box, state, move)
        same: Expedition = jax.tree.map(lambda old, new: new.astype(old.dtype), state, course.state)
        after = turn.settled(self.box, course._replace(state=same), chance)
        return after._replace(plies=after.plies + 1)

    def scores(self, state: Expedition) -> Array:
        """EX-28, EX-34"""
        return jnp.full(self.seats, routes.score(self.box, state))

    def shares(self, state: Expedition) -> Array:
        """EX-43: where there is a goal, that is what counts."""
        won = routes.goal_met(self.box, state) if self.box.goal else state.explored
        return jnp.full(self.seats, won, jnp.float32)

    def margin(self, state: Expedition) -> Array:
        """How far each caver came, in and out again: a team that was lost has still done something. A marker counts by
        itself: who only learns to go deeper would never come to leave one."""
        tile = look(state.laid, state.positions) >> TILE_SHIFT
        here = state.far[self.box.box.entrance][tile].astype(jnp.float32)
        marked, back = state.markers != NONE, state.out | state.explored  # in phase 3 nobody is out any more
        deep = jnp.where(marked, routes.depths(self.box, state), here)
        returned = jnp.clip(1 - here / jnp.maximum(deep, 1), 0, 1)
        part = jnp.minimum(deep / max(self.box.goal, 1), 1)
        done = jnp.where(marked, 0.5 + 0.4 * returned, 0.3)
        return jnp.full(self.seats, jnp.mean(part * jnp.where(back, 1, done)))

    def settled(self, state: Expedition) -> Array:
        """What phase 3 brings changes neither the score nor the goal (EX-34)."""
        return state.explored | (self.actor(state) < 0)

    def encode(self, state: Expedition, seat: Array) -> Encoding:
        return seen.encode(self.box, state, seat)


def engine(setup: Setup) -> ExploEngine:
    return ExploEngine(setup)
