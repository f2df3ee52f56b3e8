"""The hunt on arrays (VO-15 to VO-26, VO-41). Seats play to the right, so that an order is a distance."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np
from jax import Array

from vulcania.games.voyage.components import COMPASS, FLAG, HAND, NONE, SEAL, VARIED, WEAPONS
from vulcania.games.voyage.moves import DISCARD, GIVE_UP, LAY, PASS, STAY, STEP
from vulcania.games.voyage.rules.hunt import CONTEST, FINAL, LAST, STEPPING, TURN
from vulcania.games.voyage.rules.sets import PURE, RANK
from vulcania.games.voyage.vector.position import (
    GONE,
    NOWHERE,
    OPEN,
    STOCK,
    Lots,
    Tables,
    Voyage,
    at,
    hand,
    hand_sizes,
    hot,
    nearest,
    put,
    to_right,
    under,
)

SUBSETS = np.array([[bits >> slot & 1 for slot in range(HAND)] for bits in range(1 << HAND)], bool)


# -- what may be chosen -----------------------------------------------------------------------------------------------


def strengths(box: Tables, state: Voyage) -> Array:
    """32: how strong each set of the actor's cards is that takes the prey under its figure, NONE for the others.

    VO-20, VO-23: a set is exactly one printed alternative; jokers stand for any card, but not alone.
    """
    slots = hand(box, state, state.actor)

    def sums(numbers: Array | np.ndarray) -> Array:
        """32: what the cards of each subset add up to."""
        each = jnp.sum(jnp.where(slots, numbers, 0), 1, dtype=jnp.int16)
        return jnp.sum(jnp.where(SUBSETS, each, 0), 1, dtype=jnp.int16)

    size, jokers, total = sums(np.ones(box.cards, np.int8)), sums(box.joker), sums(box.number)
    real = size - jokers
    by_kind = [sums(box.kind == kind) for kind in range(WEAPONS)]
    differ = (by_kind[0] < 2) & (by_kind[1] < 2) & (by_kind[2] < 2) & (by_kind[3] < 2)
    sound = (real > 0) & (size == SUBSETS.sum(1))
    prey = at(under(state), hot(box.seats, state.actor))
    best = jnp.full(len(SUBSETS), NONE, jnp.int16)
    for way in range(box.takes.shape[1]):
        kind, colour, count, rank = box.takes[prey, way]
        alike = sums(box.kind == kind) == real
        varied = (sums((box.kind < WEAPONS) & (box.colour == colour)) == real) & differ
        fits = sound & (size == count) & jnp.where(kind == VARIED, varied, alike)
        strong = rank * RANK + jnp.where(jokers == 0, PURE, 0) + total
        best = jnp.maximum(best, jnp.where(fits, strong, NONE))
    return best.astype(jnp.int16)


def legal(box: Tables, state: Voyage) -> Array:
    """The moves from DISCARD on, without those that only helmets need."""
    phase, me = state.phase, hot(box.seats, state.actor)
    turn, stepping, contest = phase == TURN, phase == STEPPING, phase == CONTEST
    last = (phase == FINAL) | (phase == LAST)
    size = jnp.sum(state.place == state.actor)
    has = (jnp.arange(HAND) < size) & turn
    discards = jnp.stack([has, has & jnp.any(state.place == OPEN)], 1).reshape(-1)
    strong = strengths(box, state)
    lays = (strong > jnp.where(contest, state.best, NONE)) & (turn | contest | last)
    walks = (box.walks[at(state.figures, me)] >> jnp.arange(len(COMPASS)) & 1) > 0
    return jnp.concatenate([discards, walks & stepping, stepping[None], lays, contest[None], last[None]])


# -- how it begins ----------------------------------------------------------------------------------------------------


def begin(box: Tables, state: Voyage, kind: Array, zone: Array, lots: Lots, when: Array) -> Voyage:
    """VO-15, VO-17, VO-18: figures, preys, cards."""
    seats = box.seats
    prow = box.near[state.ship, jnp.maximum(state.heading, 0)]
    free = (state.owner == NONE) & (box.series == kind)
    place_in_line = jnp.sum(free[None, :] & (lots.preys[None, :] < lots.preys[:, None]), 1)
    preys: list[Array] = []
    squares: list[Array] = []
    for slot in range(seats):
        here = free & (place_in_line == slot)
        prey = jnp.where(jnp.any(here), jnp.sum(jnp.where(here, jnp.arange(box.prey_count), 0)), NONE)
        options = box.lies[zone, prey]
        taken = jnp.zeros(options.shape, bool)
        for before in squares:
            taken |= options == before
        square = options[jnp.argmin(taken)]
        preys.append(prey)
        squares.append(jnp.where(prey == NONE, NONE, square))
    dealt = (state.pilot - 1 - lots.rank % seats) % seats
    first = (state.pilot - 1) % seats
    nobody = jnp.zeros(seats, bool)
    begun = state._replace(
        phase=jnp.int8(TURN),
        rank=lots.rank,
        place=jnp.where(lots.rank < HAND * seats, dealt, STOCK).astype(jnp.int8),
        known=jnp.zeros(box.cards, bool),
        stock=jnp.int8(box.cards - HAND * seats),
        discarder=jnp.int8(NONE),
        open_run=jnp.int8(0),
        hunting=~nobody,
        figures=jnp.full(seats, jnp.where(prow == NONE, state.ship, prow), jnp.int16),
        preys=jnp.stack(preys).astype(jnp.int8),
        squares=jnp.stack(squares).astype(jnp.int16),
        turn=first,
        actor=first,
        best=jnp.int16(NONE),
        answering=nobody,
        final_round=jnp.bool_(False),
        final=nobody,
    )
    return _chosen(when, begun, state)


def _chosen(when: Array, new: Voyage, old: Voyage) -> Voyage:
    return Voyage(*(one if one is other else put(other, when, one) for one, other in zip(new, old, strict=True)))


# -- a move -----------------------------------------------------------------------------------------------------------


def play(box: Tables, state: Voyage, move: Array, when: Array) -> Voyage:
    """A move and what it leads to; a hunt that ends has no phase any more."""

    def among(low: int, high: int) -> Array:
        return when & (move >= low) & (move < high)

    seat, phase = state.actor, state.phase
    state = _discard(box, state, move - DISCARD, among(DISCARD, STEP))
    steps = among(STEP, LAY)
    state = _step(box, state, move - STEP, among(STEP, STAY))
    # VO-26, VO-41
    last_round = steps & ((state.stock == 0) | (state.open_run >= 2 * jnp.sum(state.hunting)))
    state = state._replace(
        final_round=state.final_round | last_round,
        final=jnp.where(last_round, state.hunting, state.final),
        final_from=put(state.final_from, last_round, seat),
    )
    lays = among(LAY, GIVE_UP)
    state = _lay(box, state, move - LAY, lays)
    state, caught = _next_answer(box, state, lays | when & (move == GIVE_UP))
    state = _catch(box, state, caught)
    passes = when & (move == PASS)
    state = _next_in_final(box, state, last_round | caught & state.final_round | passes & (phase == FINAL))
    before = jnp.where(caught, state.starter, seat)
    state = _next_turn(box, state, before, steps & ~last_round | caught & ~state.final_round)
    return _end(state, passes & (phase == LAST))


def _discard(box: Tables, state: Voyage, choice: Array, when: Array) -> Voyage:
    """VO-21 (1), its first half"""
    slot, opens = choice // 2, choice % 2 == 1
    gone = (hand(box, state, state.actor) & hot(HAND, slot)[:, None]).any(0) & when
    state = _without(box, state, gone)
    open_card = state.place == OPEN
    drawn = state.rank == box.cards - state.stock
    place = jnp.where(open_card & when, jnp.where(opens, state.actor, GONE), state.place)
    place = jnp.where(drawn & when & ~opens, state.actor, place)
    return state._replace(
        place=put(place, gone, OPEN).astype(jnp.int8),
        known=state.known | open_card & (when & opens),
        stock=state.stock - (when & ~opens),
        open_run=put(state.open_run, when, jnp.where(opens, state.open_run + 1, 0)),
        discarder=put(state.discarder, when, state.actor),
        phase=put(state.phase, when, STEPPING),
    )


def _without(box: Tables, state: Voyage, gone: Array) -> Voyage:
    """Cards leave the actor's hand. Jokers of a kind cannot be told apart: those that are known go first."""
    mine = state.place == state.actor
    known = state.known & ~gone
    for kind in (SEAL, FLAG):
        alike = np.flatnonzero(box.kind == kind)
        some, goes = mine[alike], gone[alike]
        left = jnp.sum(some & state.known[alike]) - jnp.sum(goes)
        keeps = some & ~goes
        known = known.at[alike].set(jnp.where(keeps, jnp.cumsum(keeps) <= left, known[alike]))
    return state._replace(place=put(state.place, gone, GONE), known=known)


def _step(box: Tables, state: Voyage, direction: Array, when: Array) -> Voyage:
    """VO-21 (1), its second half"""
    me = hot(box.seats, state.actor)
    there = box.near[at(state.figures, me), jnp.clip(direction, 0, len(COMPASS) - 1)]
    return state._replace(figures=put(state.figures, me & when, there))


def _lay(box: Tables, state: Voyage, bits: Array, when: Array) -> Voyage:
    """VO-21 (2), VO-22"""
    bits = jnp.clip(bits, 0, len(SUBSETS) - 1)
    strong = at(strengths(box, state), hot(len(SUBSETS), bits))
    laid = (hand(box, state, state.actor) & jnp.asarray(SUBSETS)[bits][:, None]).any(0) & when
    figure = at(state.figures, hot(box.seats, state.actor))
    begins = when & (state.phase != CONTEST)
    others = state.hunting & (state.figures == figure) & ~hot(box.seats, state.actor)
    told = jnp.stack([
        jnp.sum(laid, dtype=jnp.int8), jnp.sum(jnp.where(laid, box.number, 0), dtype=jnp.int8),
        jnp.any(laid & box.joker).astype(jnp.int8),
    ])  # fmt: skip
    return _without(box, state, laid)._replace(
        starter=put(state.starter, begins, state.actor),
        best=put(state.best, when, strong),
        best_seat=put(state.best_seat, when, state.actor),
        best_set=put(state.best_set, when, told),
        answering=jnp.where(begins, others, state.answering),
        phase=put(state.phase, when, CONTEST),
    )


def _able(box: Tables, state: Voyage) -> Array:
    """seats: whether, for all that the others can see, the hunter might lay a set at once."""
    prey = under(state)
    return (prey != NONE) & (hand_sizes(box, state) >= box.least[prey])


def _next_answer(box: Tables, state: Voyage, when: Array) -> tuple[Voyage, Array]:
    """VO-22; whether nobody is left to answer."""
    far = to_right(box, state.starter)
    seat = nearest(state.answering & _able(box, state), far)
    asked = when & (seat != NONE)
    beyond = state.answering & (far > at(far, hot(box.seats, seat))) & (seat != NONE)
    state = state._replace(actor=put(state.actor, asked, seat), answering=jnp.where(when, beyond, state.answering))
    return state, when & (seat == NONE)


def _catch(box: Tables, state: Voyage, when: Array) -> Voyage:
    """VO-22 to VO-25: the strongest set takes the prey; who has too few cards left for any retires."""
    square = at(state.figures, hot(box.seats, state.starter))
    slot = (state.squares == square) & (state.preys != NONE) & when
    won = jnp.any((jnp.arange(box.prey_count)[:, None] == state.preys) & slot, 1)
    preys = put(state.preys, slot, NONE)
    least = jnp.min(box.least[preys])
    retires = state.hunting & (hand_sizes(box, state) < least) & (when & jnp.any(preys != NONE))
    held = jnp.any((state.place == jnp.arange(box.seats)[:, None]) & retires[:, None], 0)
    return state._replace(
        owner=put(state.owner, won, state.best_seat),
        fresh=state.fresh | won,
        preys=preys,
        best=put(state.best, when, NONE),
        place=put(state.place, held | when & (state.place == OPEN), GONE),
        known=state.known & ~held,
        discarder=put(state.discarder, when, NONE),
        open_run=put(state.open_run, when, 0),
        hunting=state.hunting & ~retires,
        figures=put(state.figures, retires, NONE),
        final=state.final & ~retires,
    )


def _next_turn(box: Tables, state: Voyage, before: Array, when: Array) -> Voyage:
    """VO-26: a turn begins to the right of that seat, unless the hunt has ended."""
    far = to_right(box, before)
    other = nearest(state.hunting & (far > 0), far)
    seat = jnp.where(other == NONE, before, other)
    hunters = jnp.sum(state.hunting)
    able = jnp.any(_able(box, state) & hot(box.seats, seat))
    ends = ~jnp.any(state.preys != NONE) | (hunters == 0) | (hunters == 1) & ~able
    goes_on = when & ~ends
    state = state._replace(
        phase=put(state.phase, goes_on, jnp.where(hunters > 1, TURN, LAST)),
        turn=put(state.turn, goes_on, seat),
        actor=put(state.actor, goes_on, seat),
    )
    return _end(state, when & ends)


def _next_in_final(box: Tables, state: Voyage, when: Array) -> Voyage:
    """VO-26: each once, who began the last round last; who cannot possibly lay is not asked."""
    far = (to_right(box, state.final_from) - 1) % box.seats
    seat = nearest(state.final & _able(box, state), far)
    asked = when & (seat != NONE)
    beyond = state.final & (far > at(far, hot(box.seats, seat)))
    state = state._replace(
        phase=put(state.phase, asked, FINAL),
        turn=put(state.turn, asked, seat),
        actor=put(state.actor, asked, seat),
        final=jnp.where(asked, beyond, state.final),
    )
    return _end(state, when & (seat == NONE))


def _end(state: Voyage, when: Array) -> Voyage:
    """Preys caught are kept for good, the others go back."""
    return state._replace(
        phase=put(state.phase, when, NOWHERE), preys=put(state.preys, when, NONE), fresh=state.fresh & ~when
    )
