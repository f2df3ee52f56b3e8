"""What a seat knows of a voyage on arrays: the numbers that :mod:`vulcania.games.voyage.encoding` makes of a view."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from vulcania.games.voyage.components import (
    CANNIBALS,
    CARDS,
    COLOURS,
    COMPASS,
    DEPTHS,
    DESTINATIONS,
    HAND,
    KINDS,
    LAMPS,
    NONE,
    RED,
    SHARKS,
    STEPS,
    VARIED,
    WEAPONS,
    YELLOW,
)
from vulcania.games.voyage.encoding import (
    AHEAD,
    AT_PLACE,
    FORECAST,
    GAINS,
    MIDDLE,
    PHASE_NAMES,
    PLACES,
    REST,
    SIDE,
    SIGHT,
    chart_numbers,
)
from vulcania.games.voyage.moves import DISCARD, SEATS
from vulcania.games.voyage.rules.hunt import TURN
from vulcania.games.voyage.rules.position import GUINEA, WATCH
from vulcania.games.voyage.vector import sailing
from vulcania.games.voyage.vector.position import (
    EMPTY,
    END,
    NOWHERE,
    WORD,
    Tables,
    Voyage,
    asked,
    exposed,
    hand_sizes,
    size_of,
    under,
)
from vulcania.research.encoding import Columns, Encoding, width

_AT, _REST = Columns(AT_PLACE), Columns(REST)
STATIC = ("sea", "zone", "water", "marks")
KIND_NUMBERS = np.arange(len(KINDS))


def encode(box: Tables, state: Voyage, seat: Array) -> Encoding:
    chart = box.parts.chart
    hunts = state.phase != NOWHERE
    figure = state.figures[seat]
    centre = jnp.where(hunts & (figure != NONE), figure, state.ship)
    column, row = centre % chart.columns, centre // chart.columns
    drawn = jnp.asarray(chart_numbers(chart.water_rows, chart.mark_rows))
    window = jax.lax.dynamic_slice(drawn, (row, column, jnp.int16(0)), (SIDE, SIDE, drawn.shape[2])).reshape(PLACES, -1)

    def here(square: Array) -> Array:
        """81 for each of these squares: 1 at the place of the window that shows it."""
        x, y = square % chart.columns - column + SIGHT, square // chart.columns - row + SIGHT
        inside = (square != NONE) & (x >= 0) & (x < SIDE) & (y >= 0) & (y < SIDE)
        return (jnp.arange(PLACES) == (y * SIDE + x)[..., None]) & inside[..., None]

    mine = held(state.hands[seat])
    lies = here(state.squares) & (hunts & (state.preys != NONE))[:, None]
    lacks = _lacks(box, state, mine)
    points = jnp.asarray(np.append(box.points, 0))[state.preys]

    def at_prey(numbers: Array) -> Array:
        return jnp.sum(jnp.where(lies, numbers[:, None], 0), 0)[:, None]

    places = {name: window[:, _AT.at[name]] for name in STATIC}
    places |= {
        "aim": here(aim(box, state))[:, None],
        "ship": here(state.ship)[:, None],
        "figures": relative(box, here(state.figures) & hunts, seat).T,
        "prey": jnp.any(lies, 0)[:, None],
        "points": at_prey(points / 20),
        "least": at_prey(box.least[state.preys] / HAND),
        "lacking": at_prey(lacks / HAND),
        "takes": lies.T.astype(jnp.float32) @ box.wanted[state.preys] / HAND,
        **_forecasts(box, state),
    }
    rest = _voyage(box, state, seat)
    hunting = _hunt(box, state, seat)
    rest |= {name: jnp.where(hunts, numbers, 0) for name, numbers in hunting.items()}
    return Encoding(_AT.joined(places, jnp), _REST.joined(rest, jnp))


def relative(box: Tables, array: Array, seat: Array) -> Array:
    """What each seat has, counted from one of them."""
    there = jnp.arange(SEATS)
    rows = array[(seat + there) % box.seats]
    return jnp.where((there < box.seats).reshape(-1, *(1,) * (array.ndim - 1)), rows, 0)


def aim(box: Tables, state: Voyage) -> Array:
    """The square that is sailed for, NONE if there is none."""
    destination = jnp.where(state.target == NONE, NONE, box.destinations[state.target])
    other = jnp.where(state.adventure == SHARKS, box.parts.chart.warship, NONE)
    return jnp.where(state.adventure == NONE, destination, other)


def callers(box: Tables, state: Voyage) -> Array:
    """VO-16: who may call somebody out, besides the one whose turn it is."""
    others = ~jnp.eye(box.seats, dtype=bool)
    return jnp.any(exposed(state) & others, 1) & ~state.out & asked(state)


def held(cards: Array) -> Array:
    """42: whether each is among these cards."""
    return jnp.any(cards.reshape(-1, 1) == jnp.arange(CARDS), 0)


def lacking(box: Tables, prey: Array, mine: Array) -> Array:
    """VO-20, VO-23: how many cards a hand lacks for the easiest set."""
    jokers = jnp.sum(mine & box.joker)
    best = []
    for way in range(box.takes.shape[1]):
        kind, colour, count, _ = box.takes[prey, way]
        coloured = mine & (box.colour == colour)
        kinds = sum(jnp.any(coloured & (box.kind == weapon)).astype(jnp.int32) for weapon in range(WEAPONS))
        real = jnp.where(kind == VARIED, kinds, jnp.sum(mine & (box.kind == kind)))
        best.append(jnp.maximum(count - real - jokers, jnp.where(real > 0, 0, 1)))
    return jnp.min(jnp.stack(best), 0)


def _lacks(box: Tables, state: Voyage, mine: Array) -> Array:
    """What a hand lacks for each prey of the hunt."""
    return jnp.stack([lacking(box, state.preys[slot], mine) for slot in range(box.seats)])


def _matters(box: Tables, state: Voyage, seat: Array, before: Array, after: Array) -> Array:
    """How many more cards another hand lacks: for the prey under one's figure, for the easiest, for all."""
    there = state.preys != NONE
    more = jnp.where(there, _lacks(box, state, after) - (lacks := _lacks(box, state, before)), 0)
    least, now = (jnp.min(jnp.where(there, one, 99)) for one in (lacks + more, lacks))
    return jnp.stack([jnp.sum(jnp.where(state.preys == under(state)[seat], more, 0)), least - now, jnp.sum(more)])


def _forecasts(box: Tables, state: Voyage) -> dict[str, Array]:
    """What each way to sail would do, at the place that it leads to."""
    shown = sailing.legal(box, state) & ((state.actor != NONE) & (state.phase == NOWHERE))
    moves = np.arange(DISCARD)
    square = box.near[state.ship, moves // len(DEPTHS)]
    leagues = state.leagues + box.routes
    over = leagues >= END
    at = jnp.where(over, 0, leagues)
    navigation, events = box.navigation[at], box.events[at]
    zone, yellow, red = box.zone[square], navigation == YELLOW, (navigation == RED) & (events == RED)
    warship = square == box.parts.chart.warship
    running = state.adventure != NONE
    surfaces = (state.surfaced != yellow) if box.toggles else yellow
    alert = ~over & ~running & red
    settles = jnp.where(state.adventure == SHARKS, warship, (zone != CANNIBALS) | yellow) & running & ~over
    reached = (state.target != NONE) & (square == box.destinations[state.target])
    arrives = jnp.where(running, settles, ~over) & reached
    lasts = (zone == SHARKS) & ~warship | (zone == CANNIBALS) & ~surfaces
    goes_on = jnp.where(running, ~settles, alert & lasts)
    guinea = ~over & (navigation == events) & (navigation != RED)
    token = ~over & ~guinea & (state.tokens < WATCH - 1)
    fourth = ~over & ~guinea & (state.tokens == WATCH - 1)
    gains = {"guinea": guinea, "token": token, "watch": fourth & ~goes_on, "fourth": fourth & goes_on, "end": over}
    brings = [gains[gain] for gain in GAINS]
    numbers = jnp.stack([jnp.ones(DISCARD), box.routes / 9, *brings, alert, settles, arrives, surfaces & ~over], 1)
    numbers = jnp.where(shown[:, None], numbers, 0).reshape(len(COMPASS), len(DEPTHS), width(FORECAST))
    where = np.array([MIDDLE + dy * SIDE + dx for dx, dy in STEPS])
    columns = Columns(FORECAST)
    found: dict[str, Array] = {}
    for lever, depth in enumerate(DEPTHS):
        around = jnp.zeros((PLACES, width(FORECAST))).at[where].set(numbers[:, lever])
        found |= {f"{depth} {one.name}": around[:, columns.at[one.name]] for one in FORECAST}
    return found


def _hot(size: int, one: Array) -> Array:
    return jnp.arange(size) == one


def _voyage(box: Tables, state: Voyage, seat: Array) -> dict[str, Any]:
    there = jnp.arange(SEATS)

    def who(one: Array) -> Array:
        return _hot(SEATS, (one - seat) % box.seats) & (one != NONE)

    owned = state.owner == jnp.arange(box.seats)[:, None]
    scores = GUINEA * state.guineas + jnp.sum(jnp.where(owned, box.points, 0), 1)
    points = relative(box, scores, seat)
    lamp = state.leagues % END
    zones, drawn = jnp.arange(DESTINATIONS), jnp.arange(DESTINATIONS) < state.drawn
    order = jnp.sum(((zones[:, None] == state.order) & drawn) * (zones + 1), 1)
    following = jnp.where(state.drawn >= DESTINATIONS, state.order[state.drawn % DESTINATIONS], NONE)
    to, columns = aim(box, state), box.parts.chart.columns
    to = jnp.where(to == NONE, state.ship, to)
    way = jnp.stack([to % columns - state.ship % columns, to // columns - state.ship // columns])
    lying = jnp.any(jnp.arange(box.prey_count)[:, None] == state.preys, 1)
    left = (state.owner == NONE) & ~lying
    return {
        "seats": there == box.seats - 1,
        "to act": who(state.actor) | relative(box, callers(box, state), seat),
        "pilot": who(state.pilot),
        "captain": who(state.captain),
        "out": relative(box, state.out, seat),
        "guineas": relative(box, state.guineas, seat) / 20,
        "score": points / 200,
        "lead": jnp.where(there < box.seats, points[0] - points, 0) / 100,
        "trophies": relative(box, jnp.sum(owned & ~state.fresh, 1), seat) / 20,
        "leagues": state.leagues[None] / END,
        "navigation": _hot(len(LAMPS), box.navigation[lamp]),
        "events": _hot(len(LAMPS), box.events[lamp]),
        "ahead": _ahead(box, state),
        "tokens": state.tokens[None] / WATCH,
        "surfaced": state.surfaced[None],
        "heading": _hot(len(COMPASS), state.heading),
        "target": zones == state.target,
        "adventure": zones == state.adventure,
        "order": order / 6,
        "next": zones == following,
        "way": way / 25,
        "preys left": jnp.stack([jnp.sum(left & (box.series == series)) for series in (0, 1)]) / 20,
        "variants": jnp.asarray([box.helmets, box.toggles]),
    }


def _ahead(box: Tables, state: Voyage) -> Array:
    """What the lamps would say at each of the next hundreds."""
    hundreds = state.leagues + 1 + jnp.arange(AHEAD)
    navigation, events, over = box.navigation[hundreds % END], box.events[hundreds % END], hundreds >= END
    alike, red = navigation == events, navigation == RED
    lights = jnp.stack([alike & ~red, alike & red, navigation == YELLOW], 1) & ~over[:, None]
    return jnp.concatenate([lights, over[:, None]], 1).reshape(-1)


def _hunt(box: Tables, state: Voyage, seat: Array) -> dict[str, Any]:
    mine, every = held(state.hands[seat]), held(state.hands)

    def who(one: Array) -> Array:
        return _hot(SEATS, (one - seat) % box.seats)

    def counts(kinds: Array, some: Array) -> Array:
        """For each kind, how many of these cards."""
        return jnp.sum((kinds[..., None] == KIND_NUMBERS) & some[..., None], -2)

    def card(one: Array) -> Array:
        shown = [_hot(len(KINDS), box.kinds[one]), _hot(len(COLOURS), colours[one]), box.numbers[one][None] / 9]
        return jnp.concatenate(shown)

    colours = jnp.asarray([*box.colour, NONE])
    open_card = jnp.where(state.phase == TURN, state.open_card, EMPTY)
    cards = np.arange(CARDS)
    came = (state.stock[cards // WORD] >> (cards % WORD).astype(np.uint32) & 1) == 0
    out = mine | came & ~every & (cards != open_card)
    laid = state.best != NONE
    prey = under(state)[seat]
    known = counts(box.kinds[state.hands], state.known)
    slots = jnp.arange(HAND)
    without = [held(jnp.where(slots == slot, EMPTY, state.hands[seat])) for slot in range(HAND)]
    losses = [_matters(box, state, seat, mine, fewer) for fewer in without]
    gains = _matters(box, state, seat, mine, mine | (cards == open_card))
    return {
        "hunt": jnp.ones(1),
        "underwater": (box.hunts[box.zone[state.ship]] == 0)[None],
        "phase": _hot(len(PHASE_NAMES), state.phase),
        "turn": who(state.turn),
        "hunting": relative(box, state.hunting, seat),
        "answering": relative(box, state.answering, seat),
        "bare": relative(box, state.bare, seat),
        "exposed": relative(box, exposed(state), seat),
        "hand sizes": relative(box, hand_sizes(state), seat) / HAND,
        **{f"card {slot + 1}": card(state.hands[seat, slot]) for slot in range(HAND)},
        "losses": jnp.concatenate(losses) / HAND,
        "open card": card(open_card),
        "gains": -gains / HAND,
        "known": relative(box, known, seat).reshape(-1) / HAND,
        "seen": counts(box.kinds[:CARDS], out) / 9,
        "stock": size_of(state.stock)[None] / 42,
        "best": who(state.best_seat) & laid,
        "best set": jnp.where(laid, state.best_set / jnp.asarray([HAND, 40, 1]), 0),
        "my lacking": jnp.where(prey == NONE, 1, lacking(box, prey, mine) / HAND)[None],
    }
