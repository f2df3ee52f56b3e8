"""The rules of Soum Soum on arrays (see :mod:`vulcania.research.vector`). One-hot rows instead of look-ups: a graphics
card adds up 25 places faster than it finds one."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array
from jax import random as chances

from vulcania.core.setup import Setup
from vulcania.core.state import State
from vulcania.games.soum_soum.components import (
    ANIMAL_COUNTED,
    CENTRE,
    COUNTS_AT,
    COUNTS_AT_OWN_EXCLUDED,
    DIVERS,
    HAND,
    KINDS,
    MARKET,
    PLACES,
    TURNS,
)  # fmt: skip
from vulcania.games.soum_soum.encoding import AT_PLACE, COPIES, REST, SEATS, neighbours
from vulcania.games.soum_soum.moves import DIVE, STAY, TAKE, VOCABULARY
from vulcania.games.soum_soum.state import DIVING, EMPTY, NOBODY, PLACING, SUBMARINE, TAKING, SoumSoumState
from vulcania.research.encoding import Columns, Encoding
from vulcania.research.vector import Engine, shuffled

NONE = -1
"""No card: in a hand that has just laid one, in a market that is not filled any more, above the pile."""


_AT, _REST = Columns(AT_PLACE), Columns(REST)


class Sea(NamedTuple):
    """A match; small numbers throughout."""

    sea: Array
    """25: the kind of card, EMPTY or SUBMARINE."""
    divers: Array
    """25: the seat, or NOBODY."""
    divers_left: Array
    hands: Array
    """seats × 3"""
    market: Array
    """3, NONE where there is no card."""
    pile: Array
    """36; what lies at ``drawn`` is drawn next."""
    drawn: Array
    first: Array
    turn: Array
    phase: Array


def _looked_at(excluded: bool) -> Array:
    """3 × 25 × 25: for each pattern and place, which places count (SS-12 to SS-14, SS-19)."""
    looks = np.zeros((3, PLACES, PLACES), np.int8)
    for place, patterns in enumerate(COUNTS_AT_OWN_EXCLUDED if excluded else COUNTS_AT):
        for pattern, others in enumerate(patterns):
            looks[pattern, place, list(others)] = 1
    return jnp.asarray(looks)


class SoumSoumEngine(Engine[Sea]):
    moves = VOCABULARY.size
    spread = 4.0

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.cards = jnp.asarray(setup.components, jnp.int8)
        self.open_market = bool(setup.options["open-market"])
        self.excluded = bool(setup.options["own-card-excluded"])
        self.looked_at = _looked_at(self.excluded)

    def init(self, key: Array) -> Sea:
        """SS-1 to SS-6"""
        dealing, beginning = chances.split(key)
        pile = shuffled(dealing, self.cards)
        dealt = HAND * self.seats
        chosen = self.setup.first_seat()
        first = chances.randint(beginning, (), 0, self.seats) if chosen is None else chosen
        market = pile[dealt : dealt + MARKET] if self.open_market else jnp.full(MARKET, NONE, jnp.int8)
        return Sea(
            sea=jnp.full(PLACES, EMPTY, jnp.int8).at[CENTRE].set(SUBMARINE),
            divers=jnp.full(PLACES, NOBODY, jnp.int8),
            divers_left=jnp.full(self.seats, DIVERS, jnp.int8),
            hands=pile[:dealt].reshape(self.seats, HAND),
            market=market,
            pile=pile,
            drawn=jnp.int8(dealt + MARKET * self.open_market),
            first=jnp.asarray(first, jnp.int8),
            turn=jnp.int8(0),
            phase=jnp.int8(PLACING),
        )

    def of(self, state: State) -> Sea:
        assert isinstance(state, SoumSoumState)
        cards = len(state.setup.components)
        pile = [0] * (cards - len(state.pile)) + state.pile[::-1]
        return Sea(
            sea=np.asarray(state.sea, np.int8),
            divers=np.asarray(state.divers, np.int8),
            divers_left=np.asarray(state.divers_left, np.int8),
            hands=np.asarray([[*hand, NONE][:HAND] for hand in state.hands], np.int8),
            market=np.asarray((state.market + [NONE] * MARKET)[:MARKET], np.int8),
            pile=np.asarray(pile, np.int8),
            drawn=np.int8(cards - len(state.pile)),
            first=np.int8(state.first),
            turn=np.int8(state.turn),
            phase=np.int8(state.phase),
        )

    def actor(self, state: Sea) -> Array:
        """SS-6, SS-10"""
        seat = (state.first + state.turn) % self.seats
        return jnp.where(state.turn < TURNS, seat, NONE).astype(jnp.int32)

    def mask(self, state: Sea) -> Array:
        """SS-7, SS-8, SS-18"""
        on = state.turn < TURNS
        free = (state.sea == EMPTY) & (on & (state.phase == PLACING))
        diving = on & (state.phase == DIVING)
        standable = (state.sea >= 0) & (state.divers == NOBODY) & diving
        takable = (state.market != NONE) & (on & (state.phase == TAKING))
        return jnp.concatenate([free, free, free, standable, diving[None], takable])

    def step(self, state: Sea, move: Array) -> Sea:
        seat = (state.first + state.turn) % self.seats
        me = jnp.arange(self.seats, dtype=jnp.int8) == seat
        placing, on = move < DIVE, state.turn < TURNS
        diving, taking = ~placing & (move < STAY), move >= TAKE
        here = jnp.arange(PLACES) == jnp.where(placing, move % PLACES, move - DIVE)
        # SS-7
        slot = jnp.arange(HAND) == move // PLACES
        hand = jnp.sum(jnp.where(me[:, None], state.hands, 0), 0, dtype=jnp.int8)
        laid = jnp.sum(jnp.where(slot, hand, 0), dtype=jnp.int8)
        sea = jnp.where(here & (placing & on), laid, state.sea)
        # SS-8
        divers = jnp.where(here & (diving & on), seat.astype(jnp.int8), state.divers)
        left = state.divers_left - (me & (diving & on))
        # The cards behind the one that was laid move up.
        gone = jnp.cumsum(slot) > 0
        moved_up = jnp.append(hand[1:], jnp.int8(NONE))
        hand = jnp.where(placing, jnp.where(gone, moved_up, hand), hand)
        can_dive = placing & jnp.any(me & (state.divers_left > 0))
        choosing = ~can_dive & ~taking & (jnp.sum(state.market != NONE) > 1)
        ending = on & ~can_dive & ~choosing
        # SS-9, SS-18
        next_card = jnp.sum(jnp.where(jnp.arange(state.pile.size) == state.drawn, state.pile, 0), dtype=jnp.int8)
        next_card = jnp.where(state.drawn < state.pile.size, next_card, NONE)
        if self.open_market:
            taken = jnp.arange(MARKET) == jnp.where(taking, move - TAKE, 0)
            got = jnp.sum(jnp.where(taken, state.market, 0), dtype=jnp.int8)
            refilled = jnp.where(taken, next_card, state.market)
            closed_up = jnp.where(jnp.cumsum(taken) > 0, jnp.append(state.market[1:], jnp.int8(NONE)), state.market)
            market = jnp.where(ending, jnp.where(next_card == NONE, closed_up, refilled), state.market)
        else:
            got, market = next_card, state.market
        hand = jnp.where(ending, hand.at[HAND - 1].set(got), hand)
        phase = jnp.where(can_dive, DIVING, jnp.where(choosing, TAKING, PLACING))
        return Sea(
            sea=sea,
            divers=divers,
            divers_left=left,
            hands=jnp.where(me[:, None] & on, hand, state.hands),
            market=market,
            pile=state.pile,
            drawn=(state.drawn + (ending & (next_card != NONE))).astype(jnp.int8),
            first=state.first,
            turn=(state.turn + ending).astype(jnp.int8),
            phase=jnp.where(on, phase, state.phase).astype(jnp.int8),
        )

    def worth(self, state: Sea) -> Array:
        """SS-12 to SS-15: for each place, what a diver there scores; 0 where there is no card."""
        counts = [
            jnp.sum(self.looked_at[pattern] * ((state.sea >= 0) & (state.sea // 3 == animal)), axis=1, dtype=jnp.int8)
            * ((state.sea >= 0) & (state.sea % 3 == pattern))
            for pattern, animal in enumerate(ANIMAL_COUNTED)
        ]
        return counts[0] + counts[1] + counts[2]

    def encode(self, state: Sea, seat: Array) -> Encoding:
        lying = state.sea[:, None]
        animal = (lying >= 0) & (lying // 3 == jnp.arange(3))
        free, worth, there = lying == EMPTY, self.worth(state), jnp.arange(SEATS)
        counts = jnp.stack(neighbours()) @ jnp.concatenate([animal, free], 1)
        counts = counts.swapaxes(0, 1) / jnp.asarray((8.0, 5.0, 5.0), jnp.float32)[:, None]
        whose = (state.divers[:, None] - seat) % self.seats
        divers = (state.divers[:, None] != NOBODY) & (whose == there)
        places = _AT.joined({
            "animal": animal, "pattern": (lying >= 0) & (lying % 3 == jnp.arange(3)), "free": free,
            "submarine": lying == SUBMARINE, "diver": divers, "worth": worth[:, None] / 8,
            "animals": counts[..., :3].reshape(PLACES, 9), "room": counts[..., 3],
        }, jnp)  # fmt: skip
        kinds, others = jnp.arange(len(KINDS)), (seat + there) % self.seats
        hand = jnp.sum(jnp.where((jnp.arange(self.seats) == seat)[:, None], state.hands, 0), 0)
        seen = jnp.concatenate([state.sea, hand, state.market])[:, None] == kinds
        points = worth @ divers
        turn, playing = state.turn.astype(jnp.int32), (state.first + state.turn) % self.seats
        after = self.seats - 1 - (seat - state.first - turn) % self.seats
        rest = _REST.joined({
            "hand": (hand[:, None] == kinds).reshape(-1), "market": (state.market[:, None] == kinds).reshape(-1),
            "unseen": (COPIES - jnp.sum(seen, 0)) / COPIES,
            "divers left": jnp.where(there < self.seats, state.divers_left[others], 0) / DIVERS,
            "points": points / 20, "lead": jnp.where(there < self.seats, points[0] - points, 0) / 10,
            "order": there == after, "seats": there == self.seats - 1, "left": (TURNS - turn)[None] / 24,
            "own turns left": ((TURNS - turn + after) // self.seats)[None] / 12,
            "phase": jnp.arange(3) == jnp.where(seat == playing, state.phase, PLACING),
            "variants": jnp.asarray([self.open_market, self.excluded]),
        }, jnp)  # fmt: skip
        return Encoding(places, rest)

    def scores(self, state: Sea) -> Array:
        """SS-16"""
        worth = self.worth(state)
        seats = jnp.arange(self.seats, dtype=jnp.int8)
        return jnp.sum(jnp.where(state.divers == seats[:, None], worth, 0), axis=1, dtype=jnp.int32)

    def shares(self, state: Sea) -> Array:
        """SS-17: of equals, who played last wins."""
        order = (jnp.arange(self.seats) - state.first) % self.seats
        keys = self.scores(state) * self.seats + order
        return (keys == jnp.max(keys)).astype(jnp.float32)


def engine(setup: Setup) -> SoumSoumEngine:
    return SoumSoumEngine(setup)
