"""Sailing (VO-8 to VO-12), and everything that follows a move, in the order of VO-39."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games.voyage.components import COMPASS, DEPTHS, GOAL, LAMPS, NONE, RED, REGISTERS, YELLOW
from vulcania.games.voyage.moves import DEPTH_OF, DIRECTION_OF
from vulcania.games.voyage.rules.adventures import meet, pursue
from vulcania.games.voyage.rules.position import Position
from vulcania.games.voyage.rules.stops import arrive
from vulcania.games.voyage.rules.watch import pay, reward, settle

PRIZE = 2
"""VO-37: guineas for whoever pilots at the end."""


def legal(state: Position) -> list[int]:
    """VO-12: the lever is on surface while the Nautilus is up, and only then."""
    course = state.courses.towards(state.adventure, state.target)
    return list((course.surfaced if state.surfaced else course.dived)[state.ship])


def sail(state: Position, move: int, log: Log | None) -> None:
    """VO-8 to VO-12, then all that follows."""
    chart, instruments = state.parts.chart, state.parts.instruments
    state.heading = DIRECTION_OF[move]
    state.depth = DEPTH_OF[move]
    state.ship = chart.near[state.ship][state.heading]
    state.turned = ()
    state.leagues += instruments.routes[move] * REGISTERS
    if log is not None:
        log.append(_said(state, instruments.routes[move]))
    if state.leagues >= GOAL:
        # VO-37
        state.adventure = NONE
        pay(state, PRIZE, "end", log)
        state.to_act = ()
        return
    at = state.leagues // REGISTERS
    navigation, events = instruments.navigation[at], instruments.events[at]
    reward(state, navigation, events, log)
    _surface(state, navigation, log)
    alert = navigation == RED and events == RED
    if state.adventure != NONE:
        # VO-29, VO-30: a move of an adventure brings no other one, and while it lasts there is no arrival
        pursue(state, navigation, log)
        alert = False
    if state.adventure == NONE and state.target != NONE and state.ship == chart.destinations[state.target]:
        arrive(state, alert, log)
        return
    if alert:
        meet(state, log)
    settle(state, log)


def _surface(state: Position, navigation: int, log: Log | None) -> None:
    """VO-12: up while Navigation is yellow; as a variant, each yellow switches between up and down."""
    before = state.surfaced
    state.surfaced = before != (navigation == YELLOW) if state.toggles else navigation == YELLOW
    if log is not None and state.surfaced != before:
        log.append(Event("surface" if state.surfaced else "dive"))


def _said(state: Position, route: int) -> Event:
    data: dict[str, str | int] = {
        "seat": state.pilot,
        "direction": COMPASS[state.heading],
        "depth": DEPTHS[state.depth],
        "square": state.parts.chart.name(state.ship),
        "route": route,
        "leagues": state.leagues,
    }
    if state.leagues >= GOAL:
        return Event("sail-home", data)
    at = state.leagues // REGISTERS
    data["navigation"] = LAMPS[state.parts.instruments.navigation[at]]
    data["events"] = LAMPS[state.parts.instruments.events[at]]
    return Event("sail", data)
