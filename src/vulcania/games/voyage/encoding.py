"""What a seat knows of a voyage, as numbers (see :mod:`vulcania.research.encoding`).

The places are a window on the chart around what moves next: the seat's own figure in a hunt, else the Nautilus. So the
place beside the middle is where a course or a step leads to, wherever on the chart that is.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np

from vulcania.core.setup import Setup
from vulcania.games.voyage.components import (
    COLOURS,
    COMPASS,
    DEPTHS,
    DESTINATIONS,
    HAND,
    KINDS,
    LAMPS,
    REGISTERS,
    STEPS,
    ZONES,
)
from vulcania.games.voyage.moves import DEPTH_OF, DIRECTION_OF, DISCARD, SEATS, STAY, STEP, VOCABULARY
from vulcania.games.voyage.rules.position import WATCH
from vulcania.games.voyage.view import PHASES, HuntView, VoyageView
from vulcania.games.voyage.view.box import Card, ChartView, Prey, square_at
from vulcania.games.voyage.view.forecast import Forecast
from vulcania.research.encoding import Encoding, Feature, Form, Layout, bounded, by_seat, judged, which

VERSION = 2
SIGHT = 4
SIDE = 2 * SIGHT + 1
PLACES = SIDE * SIDE
MIDDLE = PLACES // 2
GAINS = ("guinea", "token", "watch", "fourth", "end")
PHASE_NAMES = tuple(PHASES.values())
CARD = len(KINDS) + len(COLOURS) + 1
JOKERS = ("seal", "flag")
WANTED = (*KINDS[:5], *COLOURS)
"""What preys are taken with."""
MATTERS = ("under", "easiest", "all")
"""For which preys a card may matter: the one under one's figure, the one that is easiest to take, all together."""
VARIANTS = ("helmets", "surface-until-next-yellow")
AHEAD = 24
"""How many hundreds of the counter are looked at: some four moves of the greatest route."""
LIGHTS = ("guinea", "alert", "yellow", "end")

FORECAST = (
    Feature("open", 1, "1 if the pilot may sail here with the lever there"),
    Feature("route", 1, "what would be registered, by 9"),
    Feature("gain", len(GAINS), "1 for what it brings: a guinea, a token, the end of the watch, a fourth token that "
            "waits for an adventure, the end of the voyage"),
    Feature("alert", 1, "1 if an adventure would begin"),
    Feature("settles", 1, "1 if the adventure under way would end"),
    Feature("arrives", 1, "1 if that is the destination"),
    Feature("surfaces", 1, "1 if the Nautilus would be up afterwards"),
)  # fmt: skip
AT_PLACE = (
    Feature("sea", 1, "1 on the chart, 0 beyond its edge"),
    Feature("zone", len(ZONES), "1 for the zone: " + ", ".join(ZONES)),
    Feature("water", 3, "1 for light, dark, half and half"),
    Feature("marks", 4, "1 for a destination, the octopus, the warship, Vulcania"),
    Feature("aim", 1, "1 for the square that is sailed for"),
    Feature("ship", 1, "1 where the Nautilus lies"),
    Feature("figures", SEATS, "1 for each seat whose figure stands here, counted from oneself"),
    Feature("prey", 1, "1 if a prey lies here"),
    Feature("points", 1, "what it scores, by 20"),
    Feature("least", 1, "the cards of the smallest set that takes it, by 5"),
    Feature("lacking", 1, "how many cards one's hand lacks for the easiest set, by 5"),
    Feature("takes", len(WANTED), "how many cards take it of each kind, and of different kinds of each colour, by 5"),
    *(
        Feature(f"{depth} {one.name}", one.size, f"lever on {depth}: {one.text}")
        for depth in DEPTHS
        for one in FORECAST
    ),
)
REST = (
    Feature("seats", SEATS, "1 for the number of seats"),
    Feature("to act", SEATS, "1 for each seat that may decide, counted from oneself, as all seats are"),
    Feature("pilot", SEATS, "1 for the pilot"),
    Feature("captain", SEATS, "1 for the captain"),
    Feature("out", SEATS, "1 for each seat that was sent out of the game"),
    Feature("guineas", SEATS, "each seat's guineas, by 20"),
    Feature("score", SEATS, "each seat's points, by 200"),
    Feature("lead", SEATS, "one's own points less those of each seat, by 100"),
    Feature("trophies", SEATS, "how many preys each seat has, by 20"),
    Feature("leagues", 1, "what the counter shows, by 20,000"),
    Feature("navigation", 3, "1 for the lamp's colour: blue, yellow, red"),
    Feature("events", 3, "1 for the lamp's colour: blue, yellow, red"),
    Feature("ahead", AHEAD * len(LIGHTS), f"for each of the next {AHEAD} hundreds what the lamps would say: 1 for a "
            "guinea, for an alert, for Navigation on yellow, for the end of the voyage"),
    Feature("tokens", 1, "the pilot's tokens, by 4"),
    Feature("surfaced", 1, "1 while the Nautilus is up"),
    Feature("heading", 8, "1 for the direction of the last move"),
    Feature("target", DESTINATIONS, "1 for the zone that is sailed for"),
    Feature("adventure", DESTINATIONS, "1 for the zone whose adventure is under way"),
    Feature("order", DESTINATIONS, "for each zone whose card was drawn, its place in the order, by 6"),
    Feature("next", DESTINATIONS, "1 for the zone that comes next, once all cards were drawn"),
    Feature("way", 2, "columns and rows from the Nautilus to the square that is sailed for, by 25"),
    Feature("preys left", 2, "preys that nobody has caught, underwater and on the surface, by 20"),
    Feature("variants", 2, "1 for " + ", for ".join(VARIANTS)),
    Feature("hunt", 1, "1 in a hunt; all that follows is of the hunt"),
    Feature("underwater", 1, "1 if it is one underwater"),
    Feature("phase", len(PHASE_NAMES), "1 for what is decided: " + ", ".join(PHASE_NAMES)),
    Feature("turn", SEATS, "1 for the seat whose turn it is"),
    Feature("hunting", SEATS, "1 for each seat that still hunts"),
    Feature("answering", SEATS, "1 for each seat that is still to answer"),
    Feature("bare", SEATS, "1 for each seat without a helmet where helmets are worn"),
    Feature("exposed", SEATS, "1 for each seat that may be called out"),
    Feature("hand sizes", SEATS, "each seat's cards, by 5"),
    *(Feature(f"card {slot}", CARD, "a card in hand: its kind, its colour, its number by 9") for slot in range(1, 6)),
    Feature("losses", HAND * len(MATTERS), "for each card in hand, how many more one would lack without it, by 5: for "
            "the prey under one's figure, for the easiest one, for all preys added up"),
    Feature("open card", CARD, "the discard that may be taken now"),
    Feature("gains", len(MATTERS), "how many fewer one would lack with it, likewise"),
    Feature("known", SEATS * len(KINDS), "for each seat the cards of each kind that it took openly, by 5"),
    Feature("seen", len(KINDS), "cards of each kind that are out of reach or in one's own hand, by 9"),
    Feature("stock", 1, "cards in the stock, by 42"),
    Feature("best", SEATS, "1 for the seat whose set is the last one laid: the one to beat"),
    Feature("best set", 3, "its cards by 5, its numbers added up by 40, and 1 if there is a joker in it"),
    Feature("my lacking", 1, "how many cards one's hand lacks for the prey under one's figure, by 5; 1 without a prey"),
)  # fmt: skip

_FORM = Form(PLACES, AT_PLACE, REST)
_AT, _REST, _WIDTH = _FORM.at, _FORM.rest, _FORM.width
_LEVER = {depth: _AT[f"{depth} open"] for depth in DEPTHS}
"""Where the numbers of a forecast begin (``FORECAST``)."""
_ROUTE, _GAIN, _ALERT, _SETTLES, _ARRIVES, _SURFACES = (
    _AT[f"{DEPTHS[0]} {name}"] - _LEVER[DEPTHS[0]]
    for name in ("route", "gain", "alert", "settles", "arrives", "surfaces")
)
"""Where in them."""
_GAINS = {name: _GAIN + at for at, name in enumerate(GAINS)}
_KIND = {name: at for at, name in enumerate(KINDS)}
_WANTED = {name: at for at, name in enumerate(WANTED)}
_ZONES = ZONES[:DESTINATIONS]


class Sheet:
    """A view's numbers while they are written down."""

    def __init__(self, view: VoyageView, column: int, row: int) -> None:
        self.first, self.seats = view.seat or 0, view.seats
        self.row = _FORM.blank()
        self.put = _FORM.sheet(self.row)
        self._left, self._top = column - SIGHT, row - SIGHT
        chart = chart_numbers(view.chart.water, view.chart.marks)
        _FORM.places(self.row).reshape(SIDE, SIDE, -1)[:] = chart[row : row + SIDE, column : column + SIDE]

    def at(self, square: str) -> int | None:
        """Where the numbers begin of the place that shows a square of the chart."""
        if not square:
            return None
        x, y = square_at(square)
        x, y = x - self._left, y - self._top
        return (y * SIDE + x) * _WIDTH if 0 <= x < SIDE and 0 <= y < SIDE else None

    def mark(self, square: str, feature: int) -> None:
        place = self.at(square)
        if place is not None:
            self.put[place + feature] = 1

    def who(self, feature: str, seats: Iterable[int]) -> None:
        """1 for each of these seats, counted from the one that looks."""
        put, begin, first, count = self.put, _REST[feature], self.first, self.seats
        for seat in seats:
            put[begin + (seat - first) % count] = 1

    def each(self, feature: str, numbers: Iterable[float]) -> None:
        """A number of each seat."""
        put, begin, first, count = self.put, _REST[feature], self.first, self.seats
        for seat, number in enumerate(numbers):
            put[begin + (seat - first) % count] = bounded(number)

    def some(self, begin: int, numbers: Iterable[tuple[int, float]]) -> None:
        """Numbers, with how far from there each stands."""
        put = self.put
        for at, number in numbers:
            put[begin + at] = number

    def kinds(self, begin: int, cards: Iterable[Card], by: int) -> None:
        """How many cards there are of each kind."""
        counts: dict[str, int] = {}
        for card in cards:
            counts[card.kind] = counts.get(card.kind, 0) + 1
        for kind, count in counts.items():
            self.put[begin + _KIND[kind]] = bounded(count / by)


def encode(view: VoyageView) -> Encoding:
    hunt, seat = view.hunt, view.seat
    figure = "" if hunt is None or seat is None else hunt.figures[seat]
    sheet = Sheet(view, *square_at(figure or view.ship))
    sheet.mark(view.aim, _AT["aim"])
    sheet.mark(view.ship, _AT["ship"])
    _voyage(view, sheet)
    for one in view.forecasts:
        _forecast(one, sheet)
    if hunt is not None:
        _hunting(hunt, figure, sheet)
    return _FORM.filled(sheet.row)


@lru_cache(8)
def chart_numbers(water: tuple[str, ...], marks: tuple[str, ...]) -> Any:
    """What never changes, for every square and a margin around: rows × columns × features."""
    chart = ChartView(water, marks, {})
    rows, columns = len(chart.water), len(chart.water[0])
    made = np.zeros((rows + 2 * SIGHT, columns + 2 * SIGHT, _WIDTH), np.float32)
    for y in range(rows):
        for x in range(columns):
            mark, sign = chart.mark(x, y), chart.water[y][x]
            depth = 2 if sign.isdigit() else 1 if sign.isupper() else 0
            ones = [_AT["sea"], _AT["zone"] + ZONES.index(chart.zone(x, y)), _AT["water"] + depth]
            signs = mark == "*", mark in "ot", mark == "w", mark == "V"
            made[y + SIGHT, x + SIGHT, ones + [_AT["marks"] + at for at, there in enumerate(signs) if there]] = 1
    return made


def _forecast(one: Forecast, sheet: Sheet) -> None:
    """The numbers of ``FORECAST``."""
    place = sheet.at(one.square)
    if place is None:
        return
    begin, put = place + _LEVER[one.depth], sheet.put
    put[begin] = 1
    put[begin + _ROUTE] = bounded(one.route / 9)
    if one.gain in _GAINS:
        put[begin + _GAINS[one.gain]] = 1
    put[begin + _ALERT] = bool(one.alert)
    put[begin + _SETTLES] = bool(one.settles)
    put[begin + _ARRIVES] = one.arrives
    put[begin + _SURFACES] = one.surfaces


def _voyage(view: VoyageView, sheet: Sheet) -> None:
    put = sheet.put
    put[_REST["seats"] + view.seats - 1] = 1
    sheet.who("to act", view.to_act)
    caught = tuple([len(won) for won in view.trophies])
    crew = _crew(sheet.first, view.pilot, view.captain, view.out, view.guineas, view.points, caught)
    put[_REST["pilot"] : _REST["leagues"]] = crew
    lamps = view.navigation, view.events, view.navigation_colours, view.events_colours
    put[_REST["leagues"] : _REST["tokens"]] = _counter(view.leagues, view.goal, *lamps)
    put[_REST["tokens"]] = view.tokens / WATCH
    put[_REST["surfaced"]] = view.surfaced
    if view.heading:
        put[_REST["heading"] + COMPASS.index(view.heading)] = 1
    put[_REST["target"] : _REST["way"]] = _zones(view.target, view.adventure, view.destinations, view.lap)
    if view.aim:
        (x, y), (column, row) = square_at(view.aim), square_at(view.ship)
        put[_REST["way"]], put[_REST["way"] + 1] = (x - column) / 25, (y - row) / 25
    for at, count in enumerate(view.preys_left, _REST["preys left"]):
        put[at] = bounded(count / 20)
    for at, name in enumerate(VARIANTS, _REST["variants"]):
        put[at] = view.options[name] is True


@lru_cache(256)
def _crew(
    first: int,
    pilot: int,
    captain: int,
    out: tuple[bool, ...],
    guineas: tuple[int, ...],
    points: tuple[int, ...],
    caught: tuple[int, ...],
) -> array[float]:
    """From ``pilot`` to ``trophies``: in a hunt none of it changes."""
    seats = range(len(points))
    rows = (
        [seat == pilot for seat in seats],
        [seat == captain for seat in seats],
        out,
        [count / 20 for count in guineas],
        [score / 200 for score in points],
        [(points[first] - score) / 100 for score in points],
        [count / 20 for count in caught],
    )
    return array("f", [bounded(number) for row in rows for number in by_seat(row, first, SEATS)])


@lru_cache(256)
def _zones(target: str, adventure: str, order: tuple[str, ...], lap: int) -> array[float]:
    """From ``target`` to ``next``."""
    following = order[lap % DESTINATIONS] if len(order) == DESTINATIONS else ""
    places = [(order.index(zone) + 1) / 6 if zone in order else 0.0 for zone in _ZONES]
    return array("f", [*which(_ZONES, target), *which(_ZONES, adventure), *places, *which(_ZONES, following)])


@lru_cache(256)
def _counter(
    leagues: int, goal: int, navigation: str, events: str, by_ten: tuple[str, ...], by_hundred: tuple[str, ...]
) -> array[float]:
    """From ``leagues`` to ``ahead``: a net cannot read off the counter, digit by digit, what the lamps would say."""
    made = [leagues / goal, *which(LAMPS, navigation), *which(LAMPS, events)]
    for hundreds in range(leagues // REGISTERS + 1, leagues // REGISTERS + 1 + AHEAD):
        shown = by_ten[hundreds % 10], by_hundred[hundreds // 10 % 10]
        over, alike = hundreds >= goal // REGISTERS, shown[0] == shown[1]
        made += (
            not over and alike and shown[0] != "red",
            not over and alike and shown[0] == "red",
            not over and shown[0] == "yellow",
            over,
        )
    return array("f", made)


def _hunting(hunt: HuntView, figure: str, sheet: Sheet) -> None:
    put, hand, preys = sheet.put, hunt.hand, hunt.preys
    lacks, under = lacking(hand, preys), tuple([at for at, prey in enumerate(preys) if prey.square == figure])
    for prey, lack in zip(preys, lacks, strict=True):
        place = sheet.at(prey.square)
        if place is not None:
            sheet.some(place, _prey(prey))
            put[place + _AT["lacking"]] = lack / HAND
    for other, square in enumerate(hunt.figures):
        sheet.mark(square, _AT["figures"] + (other - sheet.first) % sheet.seats)
    put[_REST["hunt"]] = 1
    put[_REST["phase"] + PHASE_NAMES.index(hunt.phase)] = 1
    put[_REST["underwater"]] = hunt.kind == "underwater"
    sheet.who("turn", (hunt.turn,))
    sheet.each("hunting", hunt.hunting)
    sheet.who("answering", hunt.answering)
    if hunt.helmets:
        sheet.each("bare", hunt.bare)
    sheet.who("exposed", hunt.exposed)
    sheet.each("hand sizes", [size / HAND for size in hunt.hand_sizes])

    put[_REST["card 1"] : _REST["open card"]] = _hand(hand, preys, under)
    if hunt.open is not None:
        put[_REST["open card"] : _REST["known"]] = _open(hand, hunt.open, preys, under)
    for other, known in enumerate(hunt.known):
        sheet.kinds(_REST["known"] + (other - sheet.first) % sheet.seats * len(KINDS), known, HAND)
    laid = [card for one in hunt.laid for card in one.cards]
    sheet.kinds(_REST["seen"], (*hand, *hunt.discards, *hunt.spent, *laid), 9)
    put[_REST["stock"]] = bounded(hunt.stock / 42)
    put[_REST["my lacking"]] = lacks[under[0]] / HAND if under else 1
    if hunt.laid:
        best = hunt.laid[-1]
        sheet.who("best", (best.seat,))
        total, jokers = sum([card.number for card in best.cards]), any(card.kind in JOKERS for card in best.cards)
        sheet.some(_REST["best set"], enumerate((len(best.cards) / HAND, bounded(total / 40), jokers)))


@lru_cache(1024)
def _prey(prey: Prey) -> tuple[tuple[int, float], ...]:
    """The numbers of the place where it lies, but for what one lacks."""
    least = min([takes.count for takes in prey.takes])
    wants = {_AT["takes"] + _WANTED[takes.colour or takes.kind]: takes.count / HAND for takes in prey.takes}
    return (_AT["prey"], 1), (_AT["points"], bounded(prey.points / 20)), (_AT["least"], least / HAND), *wants.items()


@lru_cache(512)
def _hand(hand: tuple[Card, ...], preys: tuple[Prey, ...], under: tuple[int, ...]) -> array[float]:
    """From ``card 1`` to ``losses``."""
    nothing = [0.0] * (HAND - len(hand))
    cards = [number for card in hand for number in _card(card)]
    losses = [
        number
        for slot, card in enumerate(hand)
        for number in _matters(card, hand, hand[:slot] + hand[slot + 1 :], preys, under)
    ]
    return array("f", [*cards, *nothing * CARD, *losses, *nothing * len(MATTERS)])


def _open(hand: tuple[Card, ...], card: Card, preys: tuple[Prey, ...], under: tuple[int, ...]) -> array[float]:
    """``open card`` and ``gains``."""
    return array("f", [*_card(card), *_matters(card, (*hand, card), hand, preys, under)])


@lru_cache(256)
def _card(card: Card) -> tuple[float, ...]:
    return *which(KINDS, card.kind), *which(COLOURS, card.colour), bounded(card.number / 9)


def _matters(
    card: Card, there: tuple[Card, ...], without: tuple[Card, ...], preys: tuple[Prey, ...], under: tuple[int, ...]
) -> tuple[float, ...]:
    """How many more one lacks without a card (``MATTERS``)."""
    if _wanted(preys).isdisjoint((card.kind, card.colour)):
        return _NOTHING
    now, would = lacking(there, preys), lacking(without, preys)
    if now == would:
        return _NOTHING
    at_feet = sum([would[at] - now[at] for at in under])
    changes = at_feet, min(would) - min(now), sum(would) - sum(now)
    return tuple([bounded(change / HAND) for change in changes])


_NOTHING = (0.0,) * len(MATTERS)


@lru_cache(256)
def _wanted(preys: tuple[Prey, ...]) -> frozenset[str]:
    """What preys are taken with: kinds, colours, and jokers if there is one."""
    takes = [takes.colour or takes.kind for prey in preys for takes in prey.takes]
    return frozenset([*takes, *JOKERS] if takes else ())


@lru_cache(4096)
def lacking(hand: tuple[Card, ...], preys: tuple[Prey, ...]) -> tuple[int, ...]:
    """VO-20, VO-23: how many cards are missing for the easiest set that takes each prey; one real card is needed beside
    jokers."""
    jokers = 0
    real: dict[str, int] = {}
    """Cards of each kind, and kinds of weapon of each colour."""
    weapons: set[tuple[str, str]] = set()
    for card in hand:
        if card.kind in JOKERS:
            jokers += 1
            continue
        real[card.kind] = real.get(card.kind, 0) + 1
        weapon = card.kind, card.colour
        if card.colour and weapon not in weapons:
            weapons.add(weapon)
            real[card.colour] = real.get(card.colour, 0) + 1
    found = []
    for prey in preys:
        least = HAND
        for takes in prey.takes:
            there = real.get(takes.colour or takes.kind, 0)
            lacks = takes.count - there - jokers
            if lacks <= 0:
                lacks = 0 if there else 1
            least = min(least, lacks)
        found.append(least)
    return tuple(found)


@lru_cache(1)
def _mixing() -> Any:
    """Two neighbourhoods: the eight places around, and the ring beyond them."""
    x, y = np.arange(PLACES) % SIDE, np.arange(PLACES) // SIDE
    far = np.maximum(abs(x[:, None] - x), abs(y[:, None] - y))
    rings = np.stack([far == 1, far == 2]).astype(np.float32)
    return rings / rings.sum(2, keepdims=True)


def layout(setup: Setup) -> Layout:
    """The same for every set-up. Courses, steps and staying are judged at the place they lead to."""
    at = {STAY: (MIDDLE, len(DEPTHS))}
    for move in (*range(DISCARD), *range(STEP, STAY)):
        dx, dy = STEPS[DIRECTION_OF[move] if move < DISCARD else move - STEP]
        at[move] = MIDDLE + dy * SIDE + dx, DEPTH_OF[move] if move < DISCARD else len(DEPTHS)
    names = tuple(f"{x - SIGHT:+},{y - SIGHT:+}" for y in range(SIDE) for x in range(SIDE))
    return Layout(VERSION, names, AT_PLACE, REST, _mixing(), *judged(VOCABULARY.size, PLACES, at))
