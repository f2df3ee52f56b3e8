"""What a seat may know of a voyage, and how it is made from a position."""

from __future__ import annotations

import msgspec

from vulcania.core.view import Shared, View
from vulcania.games.voyage.components import COMPASS, DEPTHS, GOAL, HUNTS, LAMPS, NONE, REGISTERS, SHARKS, ZONES
from vulcania.games.voyage.moves import LAY, STEP, VOCABULARY
from vulcania.games.voyage.rules.hunt import CONTEST, FINAL, LAST, STEPPING, TURN, Hunt
from vulcania.games.voyage.rules.hunting import layable
from vulcania.games.voyage.state import VoyageState
from vulcania.games.voyage.view.box import Card, ChartView, Prey, lying, shown
from vulcania.games.voyage.view.forecast import Forecast, forecast
from vulcania.words.message import Message, message

PHASES = {TURN: "turn", STEPPING: "step", CONTEST: "contest", FINAL: "final", LAST: "last"}


class LaidSet(msgspec.Struct, frozen=True):
    """A set on the table."""

    seat: int
    cards: tuple[Card, ...]


class OwnSet(msgspec.Struct, frozen=True):
    """A set that the seat may lay now."""

    move: str
    cards: tuple[Card, ...]


class HuntView(msgspec.Struct, frozen=True):
    kind: str
    zone: str
    ship: str
    phase: str
    """``turn``, ``step``, ``contest``, ``final`` or ``last``."""
    turn: int
    order: tuple[int, ...]
    """Who plays after whom, to the right."""
    figures: tuple[str, ...]
    """Where each seat's figure stands; nothing for those who have left."""
    preys: tuple[Prey, ...]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    """The cards of each hand that everyone saw being taken."""
    stock: int
    open: Card | None
    """The discard that may be taken now."""
    discards: tuple[Card, ...]
    spent: tuple[Card, ...]
    """Cards laid: out of this hunt."""
    laid: tuple[LaidSet, ...]
    answering: tuple[int, ...]
    hunting: tuple[bool, ...]
    catches: tuple[tuple[int, str, int], ...]
    """Seat, prey and points of what was caught in this hunt."""
    helmets: bool
    """Whether helmets must be put on (VO-16)."""
    bare: tuple[bool, ...]
    exposed: tuple[int, ...]
    sets: tuple[OwnSet, ...] = ()
    ways: tuple[tuple[str, str], ...] = ()
    """Where the figure may step: direction and square."""


class VoyageView(View, frozen=True, kw_only=True):
    chart: ChartView
    ship: str
    heading: str
    """The direction of the last move; nothing before the first."""
    depth: str
    surfaced: bool
    leagues: int
    goal: int
    route: int
    """What the window ROUTE shows; 0 before the first move."""
    navigation: str
    events: str
    routes: dict[str, tuple[int, ...]]
    """The dashboard: for each depth the routes by direction, clockwise from the north."""
    navigation_colours: tuple[str, ...]
    events_colours: tuple[str, ...]
    """The counter: the colour for each digit."""
    pilot: int
    captain: int
    tokens: int
    target: str
    """The zone that is sailed for; nothing while no card is drawn."""
    aim: str
    """The square that is sailed for; nothing when the Nautilus only has to get out of the archipelago."""
    adventure: str
    destinations: tuple[str, ...]
    """The destination cards drawn so far, in order; all six come again in that order."""
    lap: int
    """How many destination cards were drawn, repeats included."""
    guineas: tuple[int, ...]
    points: tuple[int, ...]
    trophies: tuple[tuple[Prey, ...], ...]
    preys_left: tuple[int, int]
    """Preys not caught yet, underwater and on the surface."""
    hunts: int
    watches: int
    out: tuple[bool, ...]
    forecasts: tuple[Forecast, ...]
    """For the pilot's possible moves; shown to everyone."""
    turned: tuple[Card, ...] = ()
    """The cards that ramming the warship has just turned."""
    hunt: HuntView | None = None


def make(state: VoyageState, seat: int | None, shared: Shared) -> VoyageView:
    chart, instruments, box = state.parts.chart, state.parts.instruments, shown(state.parts)
    at = state.leagues // REGISTERS % len(instruments.navigation)
    depth = "" if state.depth == NONE else DEPTHS[state.depth]
    # VO-12: a yellow lamp puts the lever on surface at once
    wheel = box.routes["surface" if state.surfaced else depth] if state.heading != NONE else ()
    sailing = bool(state.to_act) and state.hunt is None
    return VoyageView(
        **shared,
        prompt=_prompt(state),
        chart=box.chart,
        ship=chart.name(state.ship),
        heading="" if state.heading == NONE else COMPASS[state.heading],
        depth=depth,
        surfaced=state.surfaced,
        leagues=state.leagues,
        goal=GOAL,
        route=wheel[state.heading] if wheel else 0,
        navigation=LAMPS[instruments.navigation[at]],
        events=LAMPS[instruments.events[at]],
        routes=box.routes,
        navigation_colours=box.navigation,
        events_colours=box.events,
        pilot=state.pilot,
        captain=state.captain,
        tokens=state.tokens,
        target="" if state.target == NONE else ZONES[state.target],
        aim=_aim(state),
        adventure="" if state.adventure == NONE else ZONES[state.adventure],
        destinations=tuple([ZONES[zone] for zone in state.order[: state.drawn]]),
        lap=state.drawn,
        guineas=tuple(state.guineas),
        points=tuple(state.points()),
        trophies=tuple(
            [
                tuple([lying(box.preys[t.prey], chart.name(t.square), t.hunt) for t in trophies])
                for trophies in state.trophies
            ]
        ),
        preys_left=(len(state.preys_left[0]), len(state.preys_left[1])),
        hunts=state.hunts,
        watches=state.watches,
        out=tuple(state.out),
        forecasts=tuple([forecast(state, move) for move in state.legal(state.pilot)]) if sailing else (),
        turned=tuple([box.cards[face] for face in state.turned]),
        hunt=None if state.hunt is None else _hunt(state.hunt, seat),
    )


def _prompt(state: VoyageState) -> Message:
    if outcome := state.outcome():
        first, *others = outcome.winners
        points = outcome.scores[first]
        return (
            message("prompt-over-shared", points=points)
            if others
            else message("prompt-over", seat=first, points=points)
        )
    seat, hunt = state.to_act[0], state.hunt
    if hunt is None:
        if state.adventure == NONE:
            return message("prompt-sail", seat=seat, zone=ZONES[state.target])
        return message("prompt-warship" if state.adventure == SHARKS else "prompt-cannibals", seat=seat)
    under = hunt.prey_under(seat)
    prey = "" if under is None else under.name
    if hunt.phase == CONTEST:
        best = max(hunt.laid, key=lambda laid: laid.strength)
        return message("prompt-contest", seat=seat, prey=prey, **{"best-seat": best.seat})
    if hunt.phase == TURN and prey:
        return message("prompt-turn-prey", seat=seat, prey=prey)
    return message(f"prompt-{PHASES[hunt.phase]}", seat=seat)


def _aim(state: VoyageState) -> str:
    chart = state.parts.chart
    if state.adventure == SHARKS:
        return chart.name(chart.warship)
    if state.adventure != NONE or state.target == NONE:
        return ""
    return chart.name(chart.destinations[state.target])


def _hunt(hunt: Hunt, seat: int | None) -> HuntView:
    chart, box = hunt.parts.chart, shown(hunt.parts)
    cards, preys = box.cards, box.preys
    hand = hunt.hands[seat] if seat is not None else []
    acting = seat is not None and seat == hunt.to_act[0]
    return HuntView(
        kind=HUNTS[hunt.kind],
        zone=ZONES[hunt.zone],
        ship=chart.name(hunt.ship),
        phase=PHASES[hunt.phase],
        turn=hunt.turn,
        order=tuple(hunt.order),
        figures=tuple(["" if square == NONE else chart.name(square) for square in hunt.figures]),
        preys=tuple([lying(preys[which], chart.name(square)) for square, which in hunt.preys.items()]),
        hand=tuple([cards[face] for face in hand]),
        hand_sizes=tuple([len(hand) for hand in hunt.hands]),
        known=tuple([tuple([cards[face] for face in sorted(known)]) for known in hunt.known]),
        stock=len(hunt.stock),
        open=None if hunt.open_card == NONE or hunt.phase != TURN else cards[hunt.open_card],
        discards=tuple([cards[face] for face in hunt.seen_discards()]),
        spent=tuple([cards[face] for face in hunt.spent]),
        laid=tuple([LaidSet(laid.seat, tuple([cards[face] for face in laid.faces])) for laid in hunt.laid]),
        answering=tuple(hunt.answering),
        hunting=tuple(hunt.hunting),
        catches=tuple([(c.seat, preys[c.prey].name, preys[c.prey].points) for c in hunt.catches]),
        helmets=hunt.helmets,
        bare=tuple(hunt.bare),
        exposed=tuple(hunt.exposed()),
        sets=_own_sets(hunt, cards) if acting and hunt.phase != STEPPING else (),
        ways=_ways(hunt) if acting and hunt.phase == STEPPING else (),
    )


def _own_sets(hunt: Hunt, cards: tuple[Card, ...]) -> tuple[OwnSet, ...]:
    seat = hunt.to_act[0]
    held = [cards[face] for face in hunt.hands[seat]]
    return tuple(
        OwnSet(VOCABULARY.notation(LAY + bits), tuple(card for slot, card in enumerate(held) if bits >> slot & 1))
        for bits in layable(hunt, seat)
    )


def _ways(hunt: Hunt) -> tuple[tuple[str, str], ...]:
    chart = hunt.parts.chart
    here = hunt.figures[hunt.to_act[0]]
    directions = (step - STEP for step in hunt.steps[here])
    return tuple((COMPASS[direction], chart.name(chart.near[here][direction])) for direction in directions)
