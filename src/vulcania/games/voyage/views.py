"""Makes views and forecasts out of positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from vulcania.games.voyage.chart import CANNIBALS, HUNTS, SHARKS, ZONES
from vulcania.games.voyage.hunt import Hunt
from vulcania.games.voyage.hunt_table import CONTEST, FINAL, LAST, NONE, STEPPING, TURN
from vulcania.games.voyage.instruments import COLOURS, GOAL, RED, REGISTERS, YELLOW
from vulcania.games.voyage.moves import (
    COMPASS,
    DEPTH_OF,
    DEPTHS,
    DIRECTION_OF,
    DISCARD,
    LAY,
    STAY,
    STEP,
    SURFACE,
    VOCABULARY,
    sail,
)
from vulcania.games.voyage.position import WATCH
from vulcania.games.voyage.view import Forecast, HuntView, LaidSet, OwnSet, VoyageView
from vulcania.words.message import Message, message

if TYPE_CHECKING:
    from vulcania.games.voyage.state import VoyageState

PHASES = {TURN: "turn", STEPPING: "step", CONTEST: "contest", FINAL: "final", LAST: "last"}


def forecast(state: VoyageState, move: int) -> Forecast:
    """What a legal move of sailing would do (VO-9 to VO-12, VO-27), before it is made."""
    chart, instruments = state.parts.chart, state.parts.instruments
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
        move=VOCABULARY.notation(move),
        direction=COMPASS[DIRECTION_OF[move]],
        depth=DEPTHS[DEPTH_OF[move]],
        square=chart.name(square),
        route=instruments.routes[move],
        leagues=leagues,
        navigation="" if over else COLOURS[navigation],
        events="" if over else COLOURS[events],
        gain="end" if over else _gain(state.tokens, navigation, events, goes_on),
        alert=ZONES[chart.zone[square]] if alert else "",
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


def preview(state: VoyageState, move: int, seat: int) -> Message | None:
    if move < DISCARD:
        seen = forecast(state, move)
        if seen.gain == "end":
            return message("preview-end", route=seen.route)
        return message(
            "preview-sail",
            route=seen.route,
            leagues=seen.leagues,
            navigation=seen.navigation,
            events=seen.events,
            gain=seen.gain,
            alert=seen.alert or "none",
            then=seen.settles or ("arrives" if seen.arrives else "surfaces" if seen.surfaces else "none"),
        )
    hunt = state.hunt
    if hunt is None:
        return None
    if LAY <= move < LAY + (1 << len(hunt.hands[seat])):
        prey = hunt.prey_under(seat)
        if prey is not None:
            faces = tuple(face for slot, face in enumerate(hunt.hands[seat]) if (move - LAY) >> slot & 1)
            return message("preview-lay", prey=prey.name, points=prey.points, **hunt.said_set(faces, prey))
    if STEP <= move < STAY:
        where = hunt.preys.get(state.parts.chart.near[hunt.figures[seat]][move - STEP])
        if where is not None:
            found = state.parts.preys[where]
            return message("preview-step", prey=found.name, points=found.points)
    return None


def prompt(state: VoyageState) -> Message:
    if not state.to_act:
        return _ending(state)
    seat = state.to_act[0]
    hunt = state.hunt
    if hunt is None:
        if state.adventure == NONE:
            return message("prompt-sail", seat=seat, zone=ZONES[state.target])
        return message("prompt-warship" if state.adventure == SHARKS else "prompt-cannibals", seat=seat)
    if hunt.phase == CONTEST:
        prey = hunt.prey_under(seat)
        best = max(hunt.laid, key=lambda laid: laid.strength)
        return message("prompt-contest", seat=seat, prey="" if prey is None else prey.name, **{"best-seat": best.seat})
    if hunt.phase == TURN and hunt.bare[seat]:
        return message("prompt-turn-bare", seat=seat)
    under = hunt.prey_under(seat)
    if hunt.phase == TURN and under is not None:
        return message("prompt-turn-prey", seat=seat, prey=under.name)
    return message(f"prompt-{PHASES[hunt.phase]}", seat=seat)


def _ending(state: VoyageState) -> Message:
    outcome = state.outcome()
    assert outcome is not None, "nobody is to act, so the voyage is over"
    first, *others = outcome.winners
    if others:
        return message("prompt-over-shared", points=outcome.scores[first])
    return message("prompt-over", seat=first, points=outcome.scores[first])


def view(state: VoyageState, seat: int | None) -> VoyageView:
    parts = state.parts
    chart, instruments, shown = parts.chart, parts.instruments, parts.shown
    at = state.leagues // REGISTERS % len(instruments.navigation)
    acting = seat is not None and seat in state.to_act
    sailing = bool(state.to_act) and state.hunt is None
    return VoyageView(
        game="voyage",
        seat=seat,
        seats=state.seats,
        options=state.setup.options,
        to_act=state.to_act,
        prompt=prompt(state),
        legal=tuple(VOCABULARY.notations(state.legal(seat))) if seat is not None and acting else (),
        chart=shown.chart,
        ship=chart.name(state.ship),
        heading="" if state.heading == NONE else COMPASS[state.heading],
        depth="" if state.depth == NONE else DEPTHS[state.depth],
        surfaced=state.surfaced,
        leagues=state.leagues,
        goal=GOAL,
        route=_window(state),
        navigation=COLOURS[instruments.navigation[at]],
        events=COLOURS[instruments.events[at]],
        routes=shown.routes,
        navigation_colours=shown.navigation,
        events_colours=shown.events,
        pilot=state.pilot,
        captain=state.captain,
        tokens=state.tokens,
        target="" if state.target == NONE else ZONES[state.target],
        aim=_aim(state),
        adventure="" if state.adventure == NONE else ZONES[state.adventure],
        destinations=tuple(ZONES[zone] for zone in state.order[: state.drawn]),
        lap=state.drawn,
        guineas=tuple(state.guineas),
        points=tuple(state.points()),
        trophies=tuple(
            tuple(replace(shown.preys[t.prey], square=chart.name(t.square), hunt=t.hunt) for t in trophies)
            for trophies in state.trophies
        ),
        preys_left=(len(state.preys_left[0]), len(state.preys_left[1])),
        hunts=state.hunts,
        watches=state.watches,
        out=tuple(state.out),
        forecasts=tuple(forecast(state, move) for move in state.legal(state.pilot)) if sailing else (),
        turned=tuple(shown.cards[face] for face in state.turned),
        hunt=None if state.hunt is None else _hunt(state.hunt, seat),
    )


def _window(state: VoyageState) -> int:
    """What ROUTE shows: wheel and lever as they stand. VO-12: a yellow lamp puts the lever on surface at once."""
    if state.heading == NONE:
        return 0
    return state.parts.instruments.routes[sail(state.heading, SURFACE if state.surfaced else state.depth)]


def _aim(state: VoyageState) -> str:
    chart = state.parts.chart
    if state.adventure == SHARKS:
        return chart.name(chart.warship)
    if state.adventure == CANNIBALS or state.target == NONE:
        return ""
    return chart.name(chart.destinations[state.target])


def _hunt(hunt: Hunt, seat: int | None) -> HuntView:
    chart, cards, preys = hunt.parts.chart, hunt.parts.shown.cards, hunt.parts.shown.preys
    mine = seat is not None and seat in hunt.order
    acting = mine and seat == hunt.to_act[0]
    return HuntView(
        kind=HUNTS[hunt.kind],
        zone=ZONES[hunt.zone],
        ship=chart.name(hunt.ship),
        phase=PHASES[hunt.phase],
        turn=hunt.turn,
        order=tuple(hunt.order),
        figures=tuple("" if square == NONE else chart.name(square) for square in hunt.figures),
        preys=tuple(replace(preys[which], square=chart.name(square)) for square, which in hunt.preys.items()),
        hand=tuple(cards[face] for face in hunt.hands[seat]) if mine and seat is not None else (),
        hand_sizes=tuple(len(hand) for hand in hunt.hands),
        known=tuple(tuple(cards[face] for face in sorted(known)) for known in hunt.known),
        stock=len(hunt.stock),
        open=None if hunt.open_card == NONE or hunt.phase != TURN else cards[hunt.open_card],
        discards=tuple(cards[face] for face in hunt.seen_discards()),
        spent=tuple(cards[face] for face in hunt.spent),
        laid=tuple(LaidSet(laid.seat, tuple(cards[face] for face in laid.faces)) for laid in hunt.laid),
        answering=tuple(hunt.answering),
        hunting=tuple(hunt.hunting),
        catches=tuple((c.seat, preys[c.prey].name, preys[c.prey].points) for c in hunt.catches),
        helmets=hunt.helmets,
        bare=tuple(hunt.bare),
        exposed=tuple(hunt.exposed()),
        sets=_own_sets(hunt, seat) if acting and seat is not None else (),
        ways=_ways(hunt, seat) if acting and seat is not None else (),
    )


def _own_sets(hunt: Hunt, seat: int) -> tuple[OwnSet, ...]:
    if hunt.phase == STEPPING:
        return ()
    hand, cards = hunt.hands[seat], hunt.parts.shown.cards
    return tuple(
        OwnSet(
            VOCABULARY.notation(LAY + bits),
            tuple(cards[face] for slot, face in enumerate(hand) if bits >> slot & 1),
        )
        for bits in hunt.sets(seat)
    )


def _ways(hunt: Hunt, seat: int) -> tuple[tuple[str, str], ...]:
    if hunt.phase != STEPPING:
        return ()
    chart = hunt.parts.chart
    here = hunt.figures[seat]
    directions = (step - STEP for step in chart.steps[here])
    return tuple((COMPASS[direction], chart.name(chart.near[here][direction])) for direction in directions)
