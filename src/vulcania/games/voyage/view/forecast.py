"""What a move of sailing would register, light up and lead to, before it is made."""

from __future__ import annotations

import msgspec

from vulcania.games.voyage.components import CANNIBALS, GOAL, LAMPS, NONE, RED, REGISTERS, SHARKS, YELLOW, ZONES
from vulcania.games.voyage.moves import DIRECTION_OF, VOCABULARY
from vulcania.games.voyage.rules.position import WATCH
from vulcania.games.voyage.state import VoyageState
from vulcania.words.message import Message, message


class Forecast(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What a move of sailing would register and light up: anyone can work it out."""

    move: str
    direction: str
    depth: str
    square: str
    route: int
    leagues: int
    navigation: str
    """Empty, like ``events``, when the move ends the voyage."""
    events: str
    gain: str
    """``token``, ``watch`` (the fourth token), ``fourth`` (the same while an adventure goes on), ``guinea``, ``end``,
    or ``nothing`` (in an adventure after the fourth token)."""
    alert: str
    """The zone whose adventure would begin, ``octopus`` for the Forests where it is met (VO-28), or nothing."""
    settles: str
    """What would become of the adventure under way: ``ram``, ``escaped``, ``boarded``, or nothing."""
    arrives: bool
    surfaces: bool
    """Whether the Nautilus would be up afterwards."""

    def told(self) -> Message:
        """The same in a sentence."""
        if self.gain == "end":
            return message("preview-end", route=self.route)
        return message(
            "preview-sail",
            route=self.route,
            leagues=self.leagues,
            navigation=self.navigation,
            events=self.events,
            gain=self.gain,
            alert=self.alert or "none",
            then=self.settles or ("arrives" if self.arrives else "surfaces" if self.surfaces else "none"),
        )


def forecast(state: VoyageState, move: int) -> Forecast:
    """What a legal move of sailing would do (VO-9 to VO-12, VO-27), before it is made."""
    chart, instruments = state.parts.chart, state.parts.instruments
    notation = VOCABULARY.notation(move)
    _, direction, depth = notation.split()
    square = chart.near[state.ship][DIRECTION_OF[move]]
    leagues = state.leagues + instruments.routes[move] * REGISTERS
    over = leagues >= GOAL
    at = 0 if over else leagues // REGISTERS
    navigation, events = instruments.navigation[at], instruments.events[at]
    running = state.adventure != NONE
    surfaces = navigation == YELLOW if not state.toggles else state.surfaced != (navigation == YELLOW)
    alert = not over and not running and navigation == events == RED
    settles = "" if over or not running else _settles(state, square, navigation)
    free = bool(settles) if running else not over
    arrives = free and state.target != NONE and square == chart.destinations[state.target]
    goes_on = not settles if running else alert and _lasts(state, square, surfaces)
    return Forecast(
        move=notation,
        direction=direction,
        depth=depth,
        square=chart.name(square),
        route=instruments.routes[move],
        leagues=leagues,
        navigation="" if over else LAMPS[navigation],
        events="" if over else LAMPS[events],
        gain="end" if over else _gain(state.tokens, navigation, events, goes_on),
        alert=("octopus" if chart.octopus[square] else ZONES[chart.zone[square]]) if alert else "",
        settles=settles,
        arrives=arrives,
        surfaces=surfaces and not over,
    )


def _gain(tokens: int, navigation: int, events: int, goes_on: bool) -> str:
    """``goes_on``: an adventure lasts beyond the move, and the watch with it (VO-29)."""
    if navigation == events != RED:
        return "guinea"
    if tokens < WATCH - 1:
        return "token"
    return "nothing" if tokens == WATCH else "fourth" if goes_on else "watch"


def _lasts(state: VoyageState, square: int, surfaced: bool) -> bool:
    """VO-29, VO-30: whether an alert on that square begins an adventure that takes more than this move."""
    chart = state.parts.chart
    if chart.zone[square] == SHARKS:
        return square != chart.warship
    return chart.zone[square] == CANNIBALS and not surfaced


def _settles(state: VoyageState, square: int, navigation: int) -> str:
    if state.adventure == SHARKS:
        return "ram" if square == state.parts.chart.warship else ""
    if state.parts.chart.zone[square] != CANNIBALS:
        return "escaped"
    return "boarded" if navigation == YELLOW else ""
