"""Sailing, adventures and the watch on arrays (VO-8 to VO-14, VO-27 to VO-37, in the order of VO-39)."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array

from vulcania.games.voyage.components import (
    CANNIBALS,
    CORRIDOR,
    DESTINATIONS,
    FORESTS,
    GALLEON,
    NONE,
    RED,
    SHARKS,
    YELLOW,
)
from vulcania.games.voyage.moves import DISCARD
from vulcania.games.voyage.rules.adventures import BONUS, FINE, SMALL_FINE
from vulcania.games.voyage.rules.piloting import PRIZE
from vulcania.games.voyage.rules.position import WATCH
from vulcania.games.voyage.vector.position import END, Lots, Tables, Voyage, hot, put, right_of


def legal(box: Tables, state: Voyage) -> Array:
    """VO-8, VO-12"""
    bits = box.sails[box.aim(state), state.surfaced.astype(jnp.int8), state.ship]
    return (bits >> jnp.arange(DISCARD) & 1) > 0


def pay(box: Tables, state: Voyage, guineas: Array | int, when: Array) -> Voyage:
    """VO-35: who cannot pay in full is relieved."""
    pilot = hot(box.seats, state.pilot)
    after = state.guineas + jnp.where(pilot & when, guineas, 0)
    return state._replace(
        guineas=jnp.maximum(after, 0).astype(state.guineas.dtype), relieved=state.relieved | jnp.any(after < 0)
    )


def sail(box: Tables, state: Voyage, move: Array, lots: Lots, when: Array) -> tuple[Voyage, Array]:
    """VO-9 to VO-12, VO-29, VO-30, VO-37; whether the destination was reached."""
    move = jnp.clip(move, 0, DISCARD - 1)
    direction = move // 3
    leagues = state.leagues + box.routes[move]
    ended = when & (leagues >= END)
    goes_on = when & ~ended
    now = jnp.minimum(leagues, END - 1)
    navigation, events = box.navigation[now], box.events[now]
    state = state._replace(
        heading=put(state.heading, when, direction),
        ship=put(state.ship, when, box.near[state.ship, direction]),
        leagues=put(state.leagues, when, leagues),
    )
    # VO-10
    alike = (navigation == events) & (navigation != RED)
    state = pay(box, state, jnp.where(ended, PRIZE, 1), ended | goes_on & alike)
    yellow = navigation == YELLOW
    state = state._replace(
        tokens=state.tokens + (goes_on & ~alike & (state.tokens < WATCH)),
        surfaced=jnp.where(goes_on, (state.surfaced != yellow) if box.toggles else yellow, state.surfaced),
        adventure=put(state.adventure, ended, NONE),
    )
    running = goes_on & (state.adventure != NONE)
    ram = running & (state.adventure == SHARKS) & (state.ship == box.parts.chart.warship)
    flees = running & (state.adventure == CANNIBALS)
    escaped = flees & (box.zone[state.ship] != CANNIBALS)
    boarded = flees & ~escaped & yellow
    state = pay(box, state, jnp.where(escaped | ram & lots.rams, BONUS, FINE), ram | escaped | boarded)
    state = state._replace(adventure=put(state.adventure, ram | escaped | boarded, NONE))
    arrives = goes_on & (state.adventure == NONE) & (state.ship == box.destinations[state.target])
    arrives &= state.target != NONE
    # VO-29, VO-30: a move of an adventure brings no other one
    alert = goes_on & ~running & (navigation == RED) & (events == RED)
    return state._replace(alert=state.alert & ~when | alert, actor=put(state.actor, ended, NONE)), arrives


def meet(box: Tables, state: Voyage, lots: Lots, when: Array) -> Voyage:
    """VO-27 to VO-34: an alert, and what it means in the zone."""
    when &= state.alert
    zone = box.zone[state.ship]
    at_warship = (zone == SHARKS) & (state.ship == box.parts.chart.warship)
    fines = jnp.asarray([FINE, FINE, FINE, SMALL_FINE, SMALL_FINE, SMALL_FINE, 0], jnp.int8)[zone]
    lucky = (zone == FORESTS) & ~box.octopus[state.ship] | at_warship & lots.rams
    begins = when & ((zone == SHARKS) & ~at_warship | (zone == CANNIBALS) & ~state.surfaced)
    state = pay(box, state, jnp.where(lucky, BONUS, fines), when & ~begins)
    return state._replace(
        adventure=put(state.adventure, begins, zone),
        ship=put(state.ship, when & (zone == GALLEON), box.parts.chart.whirlpool),
        relieved=state.relieved | when & (zone == CORRIDOR),
        alert=state.alert & ~when,
    )


def settle(box: Tables, state: Voyage, when: Array) -> Voyage:
    """VO-11, VO-13: the change of watch, then a new card; both wait for the end of an adventure."""
    free = when & (state.adventure == NONE)
    change = free & (state.relieved | (state.tokens == WATCH))
    card = free & (state.target == NONE)
    following = state.order[state.drawn % DESTINATIONS]
    pilot = jnp.where(change, right_of(box, state, state.pilot), state.pilot).astype(jnp.int8)
    return state._replace(
        tokens=put(state.tokens, change, 0),
        relieved=state.relieved & ~change,
        pilot=pilot,
        target=put(state.target, card, following),
        drawn=state.drawn + card,
        actor=jnp.where(when, pilot, state.actor),
    )
