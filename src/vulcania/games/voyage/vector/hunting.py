"""The hunt on arrays (VO-15 to VO-26, VO-41). Seats play to the right, so that an order is a distance."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from vulcania.games.voyage.components import CARDS, COMPASS, FLAG, HAND, JOKERS, NONE, SEAL, UNDERWATER, VARIED
from vulcania.games.voyage.moves import CALL, DISCARD, GIVE_UP, HELMET, LAY, PASS, SEATS, STAY, STEP
from vulcania.games.voyage.rules.hunt import CONTEST, FINAL, LAST, STEPPING, TURN
from vulcania.games.voyage.rules.sets import PURE, RANK
from vulcania.games.voyage.vector.position import (
    COLOUR_SHIFT,
    EMPTY,
    FIELD,
    NOWHERE,
    TWINS,
    WILD_SHIFT,
    Lots,
    Tables,
    Voyage,
    asked,
    at,
    bits_of,
    drawn_from,
    exposed,
    hand,
    hand_sizes,
    hot,
    nearest,
    put,
    right_of,
    to_right,
    under,
)

SLOTS = np.arange(HAND, dtype=np.int8)
SUBSETS = np.array([[bits >> slot & 1 for slot in range(HAND)] for bits in range(1 << HAND)], bool)
NO_LOT = np.uint32(0xFFFFFFFF)
COUNT = (1 << FIELD) - 1


# -- what may be chosen -----------------------------------------------------------------------------------------------


def strength(box: Tables, state: Voyage, some: Array | np.ndarray) -> Array:
    """How strong sets of the actor's cards are that take the prey under its figure, NONE for the others. A set is a row
    of bits, one for each slot of the hand.

    VO-20, VO-23: a set is exactly one printed alternative; jokers stand for any card, but not alone.
    """
    cards = hand(box, state)
    counted = jnp.sum(jnp.where(some, box.counted[cards], 0), -1)
    total = jnp.sum(jnp.where(some, box.numbers[cards], 0), -1, dtype=jnp.int16)
    size = some.sum(-1)
    jokers = counted >> WILD_SHIFT & COUNT
    real, differ = size - jokers, counted & TWINS == 0
    prey = at(under(state), hot(box.seats, state.actor))
    best = jnp.int16(NONE)
    for way in range(box.takes.shape[1]):
        kind, colour, count, rank = box.takes[prey, way]
        varied = kind == VARIED
        shift = jnp.where(varied, COLOUR_SHIFT + FIELD * colour, FIELD * kind).astype(jnp.int32)
        fits = (real > 0) & (size == count) & ((counted >> shift & COUNT) == real) & (differ | ~varied)
        strong = rank * RANK + jnp.where(jokers == 0, PURE, 0) + total
        best = jnp.maximum(best, jnp.where(fits, strong, NONE).astype(jnp.int16))
    return best


def legal(box: Tables, state: Voyage) -> Array:
    """The moves from DISCARD on."""
    phase, me = state.phase, hot(box.seats, state.actor)
    turn, stepping, contest = phase == TURN, phase == STEPPING, phase == CONTEST
    last = (phase == FINAL) | (phase == LAST)
    has = (hand(box, state) != EMPTY) & turn
    discards = jnp.stack([has, has & (state.open_card != EMPTY)], 1).reshape(-1)
    lays = (strength(box, state, SUBSETS) > jnp.where(contest, state.best, NONE)) & (turn | contest | last)
    walks = (box.walks[at(state.figures, me)] >> jnp.arange(len(COMPASS)) & 1) > 0
    # VO-16
    helmet = jnp.any(state.bare & me) & asked(state)
    calls = exposed(state) & ~me & asked(state)
    return jnp.concatenate([
        discards, walks & stepping, stepping[None], lays, contest[None], last[None], helmet[None], calls,
        jnp.zeros(SEATS - box.seats, bool),
    ])  # fmt: skip


# -- how it begins ----------------------------------------------------------------------------------------------------


def begin(box: Tables, state: Voyage, kind: Array, zone: Array, lots: Lots, when: Array) -> Voyage:
    """VO-15, VO-17, VO-18: figures, preys, cards."""
    seats = box.seats
    prow = box.near[state.ship, jnp.maximum(state.heading, 0)]
    free = (state.owner == NONE) & (box.series == kind)
    hunters = jnp.sum(~state.out)
    preys: list[Array] = []
    squares: list[Array] = []
    for number in range(seats):
        here = free & (number < hunters) & (lots.preys == jnp.min(jnp.where(free, lots.preys, NO_LOT)))
        free &= ~here
        prey = jnp.where(jnp.any(here), jnp.sum(jnp.where(here, np.arange(box.prey_count), 0)), NONE)
        options = box.lies[zone, prey]
        taken = jnp.zeros(options.shape, bool)
        for before in squares:
            taken |= options == before
        vacant = jnp.min(jnp.where(taken, options.size, np.arange(options.size))) % options.size
        preys.append(prey)
        squares.append(jnp.where(prey == NONE, NONE, box.lies[zone, prey, vacant]))
    first = right_of(box, state, state.pilot)
    nobody = jnp.zeros(seats, bool)
    hands, stock = _dealt(box, state, lots)
    begun = state._replace(
        phase=jnp.int8(TURN),
        hands=hands,
        known=jnp.zeros((seats, HAND), bool),
        open_card=jnp.int8(EMPTY),
        stock=stock,
        discarder=jnp.int8(NONE),
        open_run=jnp.int8(0),
        hunting=~state.out,
        figures=jnp.where(state.out, NONE, jnp.where(prow == NONE, state.ship, prow)).astype(jnp.int16),
        preys=jnp.stack(preys).astype(jnp.int8),
        squares=jnp.stack(squares).astype(jnp.int16),
        turn=first,
        actor=first,
        best=jnp.int16(NONE),
        answering=nobody,
        final_round=jnp.bool_(False),
        final=nobody,
        bare=nobody | (box.helmets & (kind == UNDERWATER)),
        acted=nobody,
    )
    return _chosen(when, begun, state)


def _dealt(box: Tables, state: Voyage, lots: Lots) -> tuple[Array, Array]:
    """VO-18: hands and stock; one card to each in turn, who sits to the pilot's right first."""
    stock, dealt, hunters = jnp.asarray(bits_of(range(CARDS))), [], jnp.sum(~state.out)
    for number in range(HAND * box.seats):
        card, left = drawn_from(stock, lots.draws[number])
        stock = jnp.where(number < HAND * hunters, left, stock) if box.helmets else left
        dealt.append(card)
    # kept from being drawn anew for each comparison
    stock, dealt = jax.lax.optimization_barrier((stock, dealt))
    far = (to_right(box, state.pilot) - 1) % box.seats
    if box.helmets:  # VO-42: who was sent out gets none
        far = jnp.sum(~state.out & (far < far[:, None]), 1)
        cards = jnp.stack(dealt)[np.arange(HAND) * hunters + far[:, None]]
    else:
        rows = jnp.stack(dealt).reshape(HAND, box.seats).T
        cards = jnp.sum(jnp.where(hot(box.seats, far[:, None])[..., None], rows, 0), 1, dtype=jnp.int8)
    hands = _in_order(cards, jnp.sum(cards[:, None, :] < cards[:, :, None], -1, dtype=jnp.int8))
    return put(hands, state.out[:, None], EMPTY), stock


def _in_order(items: Array, order: Array) -> Array:
    """The items of a row, each put where ``order`` says; as many as there are slots."""
    here = order[..., None, :] == SLOTS[:, None]
    return jnp.sum(jnp.where(here, items[..., None, :], 0), -1, dtype=items.dtype)


def _chosen(when: Array, new: Voyage, old: Voyage) -> Voyage:
    return Voyage(*(one if one is other else put(other, when, one) for one, other in zip(new, old, strict=True)))


# -- a move -----------------------------------------------------------------------------------------------------------


def play(box: Tables, state: Voyage, move: Array, lots: Lots, when: Array) -> Voyage:
    """A move and what it leads to; a hunt that ends has no phase any more."""

    def among(low: int, high: int) -> Array:
        return when & (move >= low) & (move < high)

    seat, phase = state.actor, state.phase
    state = _discard(box, state, move - DISCARD, lots.draws[0], among(DISCARD, STEP))
    steps = among(STEP, LAY)
    state = _step(box, state, move - STEP, among(STEP, STAY))
    # VO-26, VO-41
    last_round = steps & (jnp.all(state.stock == 0) | (state.open_run >= 2 * jnp.sum(state.hunting)))
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
    state = _end(state, passes & (phase == LAST))
    return _helmets(box, state, hot(box.seats, seat), move, when) if box.helmets else state


def _helmets(box: Tables, state: Voyage, me: Array, move: Array, when: Array) -> Voyage:
    """VO-16: a helmet is put on; or whoever is caught without is out of hunt and game (VO-42)."""
    acts = when & (move >= STEP) & (move < GIVE_UP)
    state = state._replace(bare=state.bare & ~(me & when & (move == HELMET)), acted=state.acted | me & acts)
    calls = when & (move >= CALL)
    caught = hot(box.seats, move - CALL) & calls
    out = state.out | caught
    alone = calls & (jnp.sum(~out) == 1)
    lost = jnp.any((state.owner == jnp.arange(box.seats)[:, None]) & caught[:, None], 0)
    closes = jnp.any(caught & (jnp.arange(box.seats) == state.discarder))
    state = state._replace(
        out=out,
        guineas=put(state.guineas, caught, 0),
        owner=put(state.owner, lost, NONE),
        fresh=state.fresh & ~lost,
        hands=put(state.hands, caught[:, None], EMPTY),
        known=state.known & ~caught[:, None],
        hunting=state.hunting & ~caught,
        figures=put(state.figures, caught, NONE),
        final=state.final & ~caught,
        open_card=put(state.open_card, closes, EMPTY),
        discarder=put(state.discarder, closes, NONE),
    )
    deposed = jnp.any(caught & (jnp.arange(box.seats) == state.captain))
    state = state._replace(captain=put(state.captain, deposed, right_of(box, state, state.captain)))
    # The turn goes on: who calls is who plays.
    state = _begin_turn(box, state, state.turn, calls & ~alone & (state.phase != FINAL))
    state = _end(state, alone)._replace(actor=put(state.actor, alone, NONE))
    # what was done bare can be called out until the next turn
    return state._replace(acted=state.acted & ~(hot(box.seats, state.actor) & asked(state) & when))


def _discard(box: Tables, state: Voyage, choice: Array, number: Array, when: Array) -> Voyage:
    """VO-21 (1), its first half"""
    gone, opens = choice // 2 == SLOTS, choice % 2 == 1
    drawn, stock = drawn_from(state.stock, number)
    discard, taken = at(hand(box, state), gone), jnp.where(opens, state.open_card, drawn)
    return _exchanged(box, state, gone, taken, opens, when)._replace(
        open_card=put(state.open_card, when, discard),
        stock=put(state.stock, when & ~opens, stock),
        open_run=put(state.open_run, when, jnp.where(opens, state.open_run + 1, 0)),
        discarder=put(state.discarder, when, state.actor),
        phase=put(state.phase, when, STEPPING),
    )


def _exchanged(box: Tables, state: Voyage, gone: Array, card: Array, seen: Array, when: Array) -> Voyage:
    """Some of the actor's cards go, and one may come, which all have seen or not. Jokers of a kind cannot be told
    apart: those that are known go first."""
    mine = hot(box.seats, state.actor)[:, None]
    cards, known = hand(box, state), jnp.any(state.known & mine, 0)
    kept, kinds = ~gone, box.kinds[cards]
    for kind in (SEAL, FLAG):
        alike = kinds == kind
        left = jnp.sum(alike & known, dtype=jnp.int8) - jnp.sum(alike & gone, dtype=jnp.int8)
        upto = jnp.sum((alike & kept) & (SLOTS[:, None] >= SLOTS), 1, dtype=jnp.int8)
        known = jnp.where(alike, upto <= left, known)
    cards = jnp.append(jnp.where(gone, EMPTY, cards).astype(jnp.int8), card)
    known = jnp.append(known & kept, seen).astype(jnp.int8)
    earlier = np.tri(HAND + 1, k=-1, dtype=bool)
    order = jnp.sum((cards < cards[:, None]) | (cards == cards[:, None]) & earlier, 1, dtype=jnp.int8)
    return state._replace(
        hands=put(state.hands, mine & when, _in_order(cards, order)),
        known=put(state.known, mine & when, _in_order(known, order)),
    )


def _step(box: Tables, state: Voyage, direction: Array, when: Array) -> Voyage:
    """VO-21 (1), its second half"""
    me = hot(box.seats, state.actor)
    there = box.near[at(state.figures, me), jnp.clip(direction, 0, len(COMPASS) - 1)]
    return state._replace(figures=put(state.figures, me & when, there))


def _lay(box: Tables, state: Voyage, bits: Array, when: Array) -> Voyage:
    """VO-21 (2), VO-22"""
    laid = (bits >> SLOTS & 1) > 0
    cards = hand(box, state)
    figure = at(state.figures, hot(box.seats, state.actor))
    begins = when & (state.phase != CONTEST)
    others = state.hunting & (state.figures == figure) & ~hot(box.seats, state.actor)
    told = jnp.stack([
        jnp.sum(laid), jnp.sum(jnp.where(laid, box.numbers[cards], 0)), jnp.any(laid & (box.kinds[cards] >= JOKERS)),
    ])  # fmt: skip
    return _exchanged(box, state, laid, jnp.int8(EMPTY), jnp.bool_(False), when)._replace(
        starter=put(state.starter, begins, state.actor),
        best=put(state.best, when, strength(box, state, laid)),
        best_seat=put(state.best_seat, when, state.actor),
        best_set=put(state.best_set, when, told),
        answering=jnp.where(begins, others, state.answering),
        phase=put(state.phase, when, CONTEST),
    )


def _able(box: Tables, state: Voyage) -> Array:
    """seats: whether, for all that the others can see, the hunter might lay a set at once."""
    prey = under(state)
    return (prey != NONE) & (hand_sizes(state) >= box.least[prey])


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
    retires = state.hunting & (hand_sizes(state) < least) & (when & jnp.any(preys != NONE))
    return state._replace(
        owner=put(state.owner, won, state.best_seat),
        fresh=state.fresh | won,
        preys=preys,
        best=put(state.best, when, NONE),
        hands=put(state.hands, retires[:, None], EMPTY),
        known=state.known & ~retires[:, None],
        open_card=put(state.open_card, when, EMPTY),
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
    return _begin_turn(box, state, jnp.where(other == NONE, before, other), when)


def _begin_turn(box: Tables, state: Voyage, seat: Array, when: Array) -> Voyage:
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
