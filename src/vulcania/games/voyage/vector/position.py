"""A voyage as arrays: what there is, and the box as tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from vulcania.core.setup import Setup
from vulcania.games.voyage.components import (
    CARDS,
    COLOURS,
    COMPASS,
    DESTINATIONS,
    GOAL,
    JOKERS,
    NONE,
    REGISTERS,
    SHARKS,
    VARIED,
    WEAPONS,
    Deck,
    Parts,
    Prey,
)
from vulcania.games.voyage.moves import STEP
from vulcania.games.voyage.rules.courses import courses
from vulcania.games.voyage.rules.hunt import FINAL, LAST, TURN, reached

NOWHERE = -1
"""Instead of a hunt's phase: no hunt goes on."""
EMPTY = CARDS
"""Instead of a card: none. It comes after all others."""
WARSHIP, OUT = DESTINATIONS, DESTINATIONS + 1
"""What can be sailed for, besides the destinations."""
END = GOAL // REGISTERS
FIELD, WILD_SHIFT, COLOUR_SHIFT = 3, 3 * JOKERS, 3 * JOKERS + 3
"""The cards of a set are counted in one number: three bits for each kind, for jokers, for weapons of each colour."""
WORD, HALVES = 32, (16, 8, 4, 2, 1)
WORD_BITS = (1 << WORD) - 1
TWINS = sum(0b110 << FIELD * kind for kind in range(WEAPONS))
"""The bits that say that there are two or more of a weapon."""


class Voyage(NamedTuple):
    """A match; small numbers throughout."""

    seed: Array
    """2: all chance of the match hangs on it."""
    plies: Array
    ship: Array
    leagues: Array
    """by hundred"""
    heading: Array
    surfaced: Array
    captain: Array
    order: Array
    drawn: Array
    target: Array
    guineas: Array
    owner: Array
    """preys: the seat that has it, or NONE."""
    fresh: Array
    """preys: it was caught in the hunt that goes on."""
    tokens: Array
    adventure: Array
    alert: Array
    relieved: Array
    pilot: Array
    actor: Array
    phase: Array
    """Of the hunt, or NOWHERE; all that follows belongs to it."""
    hands: Array
    """seats × 5: cards in their order, then EMPTY."""
    known: Array
    """seats × 5: everyone saw it being taken."""
    open_card: Array
    """EMPTY where there is none."""
    stock: Array
    """2: the cards that nobody has drawn, as bits."""
    discarder: Array
    open_run: Array
    hunting: Array
    figures: Array
    preys: Array
    """seats: which preys lie out, NONE where there is none any more."""
    squares: Array
    """seats: where."""
    turn: Array
    starter: Array
    """Who laid the first set, in a contest."""
    best: Array
    """How strong the last set laid is, NONE where there is none."""
    best_seat: Array
    best_set: Array
    """3: its cards, their numbers added up, whether there is a joker among them."""
    answering: Array
    final_round: Array
    final: Array
    final_from: Array
    bare: Array
    """VO-16: without a helmet where helmets are worn."""
    acted: Array
    """VO-16: has done something that can be called out, if it was done bare."""
    out: Array
    """VO-42: was sent out of the game, whether a hunt goes on or not."""


class Lots(NamedTuple):
    """What chance may have to decide in a move."""

    draws: Array
    """seats × 5 in a row: for each card that is drawn, which of the stock it is, in their order."""
    preys: Array
    """The preys with the lowest are turned up, in that order."""
    rams: Array
    """Whether the first spur rams the warship."""


def _wanted(prey: Prey) -> list[int]:
    """How many cards take it of each kind, and of different kinds of each colour."""
    counts = [0] * (JOKERS + len(COLOURS))
    for one in prey.takes:
        counts[JOKERS + one.colour if one.kind == VARIED else one.kind] = one.count
    return counts


class Tables:
    """The box of a set-up."""

    def __init__(self, setup: Setup) -> None:
        parts: Parts = setup.components
        chart, deck, instruments = parts.chart, parts.deck, parts.instruments
        found = courses(parts)
        self.seats = setup.seats
        self.parts = parts
        self.helmets = bool(setup.options["helmets"])
        self.toggles = bool(setup.options["surface-until-next-yellow"])
        self.near = jnp.asarray(chart.near, jnp.int16)
        self.zone = jnp.asarray(chart.zone, jnp.int8)
        self.octopus = jnp.asarray([bool(mark) for mark in chart.octopus])
        self.destinations = jnp.asarray(chart.destinations, jnp.int16)
        self.hunts = jnp.asarray(chart.hunts, jnp.int8)
        aims = (*found.to_destination, found.to_warship, found.out_of_archipelago)
        self.sails = jnp.asarray(
            [[[_bits(moves) for moves in one] for one in (course.dived, course.surfaced)] for course in aims], jnp.int32
        )
        self.walks = jnp.asarray([_bits([move - STEP for move in moves]) for moves in found.steps], jnp.int32)
        self.routes = jnp.asarray(instruments.routes, jnp.int16)
        self.navigation = jnp.asarray(instruments.navigation, jnp.int8)
        self.events = jnp.asarray(instruments.events, jnp.int8)
        self.faces = sorted(deck.cards)
        self.kind = np.array([deck.kind[face] for face in self.faces], np.int8)
        self.number = np.array([deck.number[face] for face in self.faces], np.int8)
        self.colour = np.array([deck.colour[face] for face in self.faces], np.int8)
        self.joker = self.kind >= JOKERS
        self.counted = jnp.asarray([*(_counted(deck, face) for face in self.faces), 0], jnp.int32)
        self.numbers = jnp.asarray([*self.number, 0], jnp.int16)
        self.kinds = jnp.asarray([*self.kind, NONE], jnp.int8)
        self._preys(parts)

    def _preys(self, parts: Parts) -> None:
        preys = parts.preys
        self.prey_count = len(preys)
        self.series = np.array([prey.series for prey in preys], np.int8)
        self.points = np.array([prey.points for prey in preys], np.int16)
        self.least = jnp.asarray([*(prey.least for prey in preys), 99], jnp.int8)
        most = max(len(prey.takes) for prey in preys)
        takes = np.full((len(preys) + 1, most, 4), 99, np.int16)
        """For each way to take it: kind, colour, how many cards, rank. A prey that is none cannot be taken."""
        for number, prey in enumerate(preys):
            for way, one in enumerate(prey.takes):
                takes[number, way] = one.kind, one.colour, one.count, one.rank
        self.takes = jnp.asarray(takes)
        self.wanted = jnp.asarray([*map(_wanted, preys), [0] * (JOKERS + len(COLOURS))], jnp.int8)
        near = parts.chart.near
        self.lies = jnp.asarray(
            [
                [[reached(near, ship, way, turn) for way in (prey.at, prey.at[:1]) for turn in range(len(COMPASS))]
                 for prey in preys]
                for ship in parts.chart.destinations
            ],
            jnp.int16,
        )  # fmt: skip
        """destinations × preys × 16: where a prey may come to lie, the first free one counts (VO-17)."""

    def aim(self, state: Voyage) -> Array:
        """What is sailed for: the adventure's aim, or the destination."""
        return jnp.where(state.adventure == NONE, state.target, jnp.where(state.adventure == SHARKS, WARSHIP, OUT))


def _bits(numbers: Any) -> int:
    return sum(1 << number for number in numbers)


def _counted(deck: Deck, face: int) -> int:
    """What a card adds to the number in which those of a set are counted."""
    kind, colour = deck.kind[face], deck.colour[face]
    if kind >= JOKERS:
        return 1 << WILD_SHIFT
    return (1 << FIELD * kind) + (0 if colour == NONE else 1 << COLOUR_SHIFT + FIELD * colour)


def hot(size: int, one: Array | int) -> Array:
    return jnp.arange(size) == one


def at(array: Array, here: Array) -> Array:
    """What stands at a one-hot place; 0 where there is none."""
    return jnp.sum(jnp.where(here, array, 0), dtype=array.dtype)


def put(array: Array, here: Array, value: Array | int) -> Array:
    return jnp.where(here, value, array).astype(array.dtype)


def to_right(box: Tables, seat: Array) -> Array:
    """How many seats to the right of that one each seat sits; itself 0."""
    return (seat - jnp.arange(box.seats)) % box.seats


def right_of(box: Tables, state: Voyage, seat: Array) -> Array:
    """The next who is still in the game."""
    if not box.helmets:
        return ((seat - 1) % box.seats).astype(jnp.int8)
    far = to_right(box, seat)
    return nearest(~state.out & (far > 0), far)


def asked(state: Voyage) -> Array:
    """VO-16: whether a turn begins, when helmets are put on and calls are heard."""
    return (state.phase == TURN) | (state.phase == FINAL) | (state.phase == LAST)


def exposed(state: Voyage) -> Array:
    """VO-16: the hunters who may be called out."""
    return state.hunting & state.bare & state.acted


def nearest(here: Array, far: Array) -> Array:
    """The seat with the smallest distance among those, NONE if there is none."""
    least = jnp.min(jnp.where(here, far, 99))
    found = jnp.sum(jnp.where(here & (far == least), jnp.arange(here.size), 0))
    return jnp.where(jnp.any(here), found, NONE).astype(jnp.int8)


def bits_of(cards: Sequence[int]) -> np.ndarray:
    """2: a set of cards as bits."""
    return np.array([_bits(cards) & WORD_BITS, _bits(cards) >> WORD], np.uint32)


def size_of(cards: Array) -> Array:
    """How many cards are in a set of bits."""
    return jnp.sum(jax.lax.population_count(cards).astype(jnp.int8), dtype=jnp.int8)


def drawn_from(cards: Array, number: Array) -> tuple[Array, Array]:
    """The card with that number among those of a set, counted from 0, and the set without it."""
    word, card, left = jnp.uint32(0), jnp.int8(0), number.astype(jnp.int8)
    for width in (WORD, *HALVES):
        low = cards[0] if width == WORD else word & jnp.uint32((1 << width) - 1)
        count = jax.lax.population_count(low).astype(jnp.int8)
        above = left >= count
        word = jnp.where(above, cards[1] if width == WORD else word >> width, low)
        card, left = card + jnp.where(above, jnp.int8(width), 0), left - jnp.where(above, count, 0)
    bit = card.astype(jnp.uint32) - np.array([0, WORD], np.uint32)
    return card, cards & ~jnp.left_shift(jnp.uint32(1), bit)


def hand(box: Tables, state: Voyage) -> Array:
    """5: the actor's cards."""
    return jnp.sum(jnp.where(hot(box.seats, state.actor)[:, None], state.hands, 0), 0, dtype=jnp.int8)


def hand_sizes(state: Voyage) -> Array:
    return jnp.sum(state.hands != EMPTY, 1, dtype=jnp.int8)


def under(state: Voyage) -> Array:
    """seats: the prey under each figure, NONE without."""
    here = (state.figures[:, None] == state.squares[None, :]) & (state.preys != NONE)[None, :]
    which = jnp.max(jnp.where(here, state.preys[None, :], NONE), 1)
    return jnp.where(state.figures == NONE, NONE, which)
