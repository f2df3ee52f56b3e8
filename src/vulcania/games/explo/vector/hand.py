"""Cards on arrays: what can be played (EX-12), exchanged (EX-16), and what is drawn (EX-17 to EX-20)."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from vulcania.games.explo.components import (
    CARDS,
    CHOKE,
    CO2,
    CO2_LEVEL,
    DUCK,
    FIRST_KEPT,
    KEPT,
    MANAGEMENT,
    MOST,
    RESOURCES,
    SCALES,
    WATER,
    Card,
)
from vulcania.games.explo.moves import AGREE, EXCHANGE
from vulcania.games.explo.rules import steps
from vulcania.games.explo.rules.hand import HAND
from vulcania.games.explo.vector.cave import SIDES, Around
from vulcania.games.explo.vector.position import NONE, STEPS, Expedition, Tables, companions, hot, look, put

DIG, FIRST_PASS = Card.DIG - FIRST_KEPT, Card.PASS_CHOKE - FIRST_KEPT
"""Kept cards are counted from the first of them."""
PLAIN = DIG
"""Those before can be played anywhere."""


class Plays(NamedTuple):
    """What the active caver can play from the hand."""

    plain: Array
    cross: Array
    dig: Array


def full(state: Expedition) -> Array:
    return jnp.sum(state.hands[state.active]) >= HAND


def plays(state: Expedition, here: Around) -> Plays:
    """EX-12, step 3; a card received in an exchange has to be among it (EX-16)."""
    held = state.hands[state.active] > 0
    may = held & ((state.must == NONE) | hot(held.size, state.must))
    asked = here.kinds
    crossable = jnp.any(asked, 1) & jnp.all(held[FIRST_PASS:] | ~asked, 1)
    needed = (state.must == NONE) | jnp.any(asked & hot(held.size, state.must)[FIRST_PASS:], 1)
    return Plays(may[:PLAIN], crossable & needed, here.digs & may[DIG])


def swaps(state: Expedition, here: Around) -> Array:
    """own cards × seats × their cards (EX-16): exchanges in which the card received could be played."""
    kinds = np.eye(len(KEPT), dtype=np.int8)
    mine = state.hands[state.active]
    after = mine - kinds[:, None] + kinds[None, :] > 0
    """card given × card received × kinds"""
    passable = jnp.all(after[:, :, None, FIRST_PASS:] | ~here.kinds, 3)
    received = kinds[:, FIRST_PASS:] > 0
    passes = jnp.any(passable & jnp.any(here.kinds & received[:, None], 2), 2)
    plain = np.arange(len(KEPT)) < PLAIN
    playable = plain | hot(len(KEPT), DIG) & jnp.any(here.digs) | passes
    theirs = (state.hands > 0) & companions(state)[:, None]
    open_to = state.played[state.active] & ~state.proposed
    return (mine > 0)[:, None, None] & theirs[None] & playable[:, None, :] & open_to


def propose(state: Expedition, move: Array, when: Array) -> Expedition:
    """EX-16: the other has to agree."""
    rest, theirs = jnp.divmod(jnp.clip(move, EXCHANGE, AGREE - 1) - EXCHANGE, len(KEPT))
    mine, other = jnp.divmod(rest, MOST)
    return state._replace(
        gives=put(state.gives, when, mine),
        wants=put(state.wants, when, theirs),
        waiting=put(state.waiting, when, hot(state.out.size, other)),
        proposed=state.proposed | when,
        step=put(state.step, when, steps.ANSWERING),
    )


def answer(state: Expedition, agreed: Array, when: Array) -> Expedition:
    me, other = hot(state.out.size, state.active), state.waiting
    kinds = len(KEPT)
    gain = hot(kinds, state.wants).astype(jnp.int8) - hot(kinds, state.gives).astype(jnp.int8)
    change = (me.astype(jnp.int8) - other.astype(jnp.int8))[:, None] * gain
    return state._replace(
        hands=state.hands + jnp.where(agreed, change, 0).astype(jnp.int8),
        must=put(state.must, agreed, state.wants),
        waiting=state.waiting & ~when,
        gives=put(state.gives, when, NONE),
        wants=put(state.wants, when, NONE),
    )


def spend(state: Expedition, cards: Array) -> Expedition:
    """EX-17: kinds of kept cards, each played or discarded once."""
    me, once = hot(state.out.size, state.active), cards.astype(jnp.int8)
    return state._replace(
        hands=state.hands - me[:, None].astype(jnp.int8) * once,
        discards=state.discards.at[FIRST_KEPT:].add(once),
        must=put(state.must, jnp.any(cards), NONE),
    )


def renewed(state: Expedition, when: Array) -> Expedition:
    """EX-17: an empty pile is made anew from the discards."""
    empty = when & ~jnp.any(state.pile > 0)
    return state._replace(
        pile=put(state.pile, empty, state.discards),
        discards=put(state.discards, empty, 0),
    )


def take(state: Expedition, card: Array) -> Expedition:
    """EX-5, EX-12: a card from the pile, to the hand or, red, to the discards; NONE takes none."""
    kind = hot(len(CARDS), card).astype(jnp.int8)
    me = hot(state.out.size, state.active)
    return state._replace(
        pile=state.pile - kind,
        hands=state.hands + me[:, None].astype(jnp.int8) * kind[FIRST_KEPT:],
        discards=state.discards + kind * (np.arange(len(CARDS)) < FIRST_KEPT),
        rests=state.rests | (card == Card.REST),
    )


def act_at_once(box: Tables, state: Expedition, card: Array) -> Expedition:
    """EX-5: a red card. EX-27: at the red end the match is over."""
    state, unmet = meet_need(box, state, card)
    rising = jnp.stack([jnp.bool_(False), card == Card.RISING_WATER, card == Card.RISING_CO2])
    levels = state.levels + rising.astype(jnp.int8)
    lost = jnp.any(levels >= box.ends)
    worse = unmet | in_danger(state, card) & ~lost
    levels = levels + hot(len(SCALES), jnp.where(worse, MANAGEMENT, NONE)).astype(jnp.int8)
    over = lost | jnp.any(levels >= box.ends)
    return state._replace(levels=levels, step=put(state.step, over, steps.OVER))


def meet_need(box: Tables, state: Expedition, card: Array) -> tuple[Expedition, Array]:
    """EX-18: a cube of the caver or a companion, else a stand-in of the team; whether there was neither."""
    needs = (card >= 0) & (card < len(RESOURCES))
    resource = jnp.clip(card, 0, len(RESOURCES) - 1)
    held = state.cubes[:, resource]
    theirs = jnp.where(companions(state), held, 0)
    payer = jnp.where(held[state.active] > 0, state.active, jnp.argmax(theirs))
    pays = needs & ((held[state.active] > 0) | jnp.any(theirs > 0))
    forgotten = ~state.taken[box.supplies[resource]]
    ready = state.taken & (forgotten | ~state.spent) & jnp.asarray(box.stand_ins)[resource]
    stands_in = needs & ~pays & jnp.any(ready)
    spent = hot(ready.size, jnp.argmax(ready)) & (stands_in & ~forgotten)
    paid = hot(held.size, payer)[:, None] & hot(len(RESOURCES), resource) & pays
    return state._replace(cubes=state.cubes - paid, spent=state.spent | spent), needs & ~pays & ~stands_in


def in_danger(state: Expedition, card: Array) -> Array:
    """EX-20: whether any caver inside stands where the card hurts."""
    here = look(state.laid, state.positions)
    opened = here[:, None] >> SIDES & 1 > 0
    near = jnp.where(opened, look(state.laid, state.positions[:, None] + STEPS), 0)
    hurts = jnp.select(
        [card == Card.ROCKFALL, card == Card.RISING_WATER, card == Card.RISING_CO2],
        [jnp.any(near & CHOKE > 0, 1), jnp.any(near & DUCK > 0, 1), here & CO2 > 0],
        False,
    )
    return jnp.any(hurts & ~state.out)


def falls(state: Expedition, card: Array, when: Array) -> Expedition:
    """EX-19, EX-21: falling water, falling CO2, an easy stretch."""
    falling = hot(len(SCALES), jnp.asarray([WATER, CO2_LEVEL, NONE])[jnp.clip(card, 0, PLAIN - 1)]) & when
    easy = when & (card == Card.EASY_STRETCH - FIRST_KEPT)
    return state._replace(
        levels=jnp.maximum(0, state.levels - falling),
        steps_left=put(state.steps_left, easy, 2),
    )
