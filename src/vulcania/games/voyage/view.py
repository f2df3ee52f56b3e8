"""What a seat may know of a voyage."""

from __future__ import annotations

import msgspec

from vulcania.core.view import View


class ChartView(msgspec.Struct, frozen=True):
    """The sea chart as its file draws it (see ``components/chart.txt`` for the letters)."""

    water: tuple[str, ...]
    marks: tuple[str, ...]
    hunts: dict[str, str]
    """The hunt that each zone's destination calls."""

    def mark(self, column: int, row: int) -> str:
        return self.marks[row][column]


class Card(msgspec.Struct, frozen=True):
    kind: str
    number: int
    """0 for jokers."""
    colour: str
    """Empty for tools and jokers."""


class Takes(msgspec.Struct, frozen=True):
    """So many cards of a kind, or of ``varied`` kinds and one colour."""

    kind: str
    colour: str
    count: int


class Prey(msgspec.Struct, frozen=True):
    name: str
    series: str
    at: str
    """The directions printed on it."""
    takes: tuple[Takes, ...]
    points: int
    square: str = ""
    """Where it lies, or lay when it was caught."""
    hunt: int = 0
    """The hunt in which it was caught, from 1; 0 while it lies on the chart."""


class Forecast(msgspec.Struct, frozen=True):
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
    """The zone whose adventure would begin, or nothing."""
    settles: str
    """What would become of the adventure under way: ``ram``, ``escaped``, ``boarded``, or nothing."""
    arrives: bool
    surfaces: bool
    """Whether the Nautilus would be up afterwards."""


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
