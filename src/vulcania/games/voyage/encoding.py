"""What a seat knows of a voyage, as numbers (see :mod:`vulcania.research.encoding`).

The places are a window on the chart around what moves next: the seat's own figure in a hunt, else the Nautilus. So the
place beside the middle is where a course or a step leads to, wherever on the chart that is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from vulcania.core.setup import Setup
from vulcania.games.voyage.components import COLOURS, COMPASS, DEPTHS, DESTINATIONS, HAND, KINDS, LAMPS, STEPS, ZONES
from vulcania.games.voyage.moves import DEPTH_OF, DIRECTION_OF, DISCARD, SEATS, STAY, STEP, VOCABULARY
from vulcania.games.voyage.rules.position import WATCH
from vulcania.games.voyage.view import PHASES, HuntView, VoyageView
from vulcania.games.voyage.view.box import Card, ChartView, Prey, square_at
from vulcania.games.voyage.view.forecast import Forecast
from vulcania.research.encoding import Columns, Encoding, Feature, Layout, by_seat, hot, judged, which, who

VERSION = 1
SIGHT = 4
SIDE = 2 * SIGHT + 1
PLACES = SIDE * SIDE
MIDDLE = PLACES // 2
GAINS = ("guinea", "token", "watch", "fourth", "end")
PHASE_NAMES = tuple(PHASES.values())
CARD = len(KINDS) + len(COLOURS) + 1
JOKERS = ("seal", "flag")
WEAPONS = KINDS[:4]

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
    Feature("tokens", 1, "the pilot's tokens, by 4"),
    Feature("surfaced", 1, "1 while the Nautilus is up"),
    Feature("heading", 8, "1 for the direction of the last move"),
    Feature("target", DESTINATIONS, "1 for the zone that is sailed for"),
    Feature("adventure", DESTINATIONS, "1 for the zone whose adventure is under way"),
    Feature("order", DESTINATIONS, "for each zone whose card was drawn, its place in the order, by 6"),
    Feature("next", DESTINATIONS, "1 for the zone that comes next, once all cards were drawn"),
    Feature("way", 2, "columns and rows from the Nautilus to the square that is sailed for, by 25"),
    Feature("preys left", 2, "preys that nobody has caught, underwater and on the surface, by 20"),
    Feature("variants", 2, "1 for helmets, for surface-until-next-yellow"),
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
    Feature("open card", CARD, "the discard that may be taken now"),
    Feature("known", SEATS * len(KINDS), "for each seat the cards of each kind that it took openly, by 5"),
    Feature("seen", len(KINDS), "cards of each kind that are out of reach or in one's own hand, by 9"),
    Feature("stock", 1, "cards in the stock, by 42"),
    Feature("best", SEATS, "1 for the seat whose set is the last one laid: the one to beat"),
    Feature("best set", 3, "its cards by 5, its numbers added up by 40, and 1 if there is a joker in it"),
    Feature("my lacking", 1, "how many cards one's hand lacks for the prey under one's figure, by 5; 1 without a prey"),
)

_AT, _REST = Columns(AT_PLACE), Columns(REST)
_AIM, _SHIP, _FIGURES, _PREY = (_AT.at[name].start for name in ("aim", "ship", "figures", "prey"))
_LEVER = {depth: _AT.at[f"{depth} open"].start for depth in DEPTHS}
"""Where the numbers of a forecast begin; those of a prey follow one another, too."""


def encode(view: VoyageView) -> Encoding:
    hunt, seat = view.hunt, view.seat
    figure = "" if hunt is None or seat is None else hunt.figures[seat]
    column, row = square_at(figure or view.ship)
    chart = chart_numbers(view.chart.water, view.chart.marks)
    places = chart[row : row + SIDE, column : column + SIDE].reshape(PLACES, -1).copy()

    def at(square: str) -> int | None:
        """The place of the window that shows a square of the chart."""
        x, y = square_at(square)
        x, y = x - column + SIGHT, y - row + SIGHT
        return y * SIDE + x if 0 <= x < SIDE and 0 <= y < SIDE else None

    def put(square: str, begin: int, *numbers: float) -> None:
        place = at(square) if square else None
        if place is not None:
            places[place, begin : begin + len(numbers)] = numbers

    put(view.aim, _AIM, 1)
    put(view.ship, _SHIP, 1)
    for one in view.forecasts:
        put(one.square, _LEVER[one.depth], *_forecast(one))
    rest = _voyage(view)
    if hunt is not None:
        for prey in hunt.preys:
            least = min(takes.count for takes in prey.takes)
            put(prey.square, _PREY, 1, prey.points / 20, least / HAND, _lacking(prey, hunt.hand) / HAND)
        for other, square in enumerate(hunt.figures):
            put(square, _FIGURES + (other - (seat or 0)) % view.seats, 1)
        rest |= _hunting(view, hunt, figure)
    return Encoding(places, _REST.row(rest))


@lru_cache(8)
def chart_numbers(water: tuple[str, ...], marks: tuple[str, ...]) -> Any:
    """What never changes, for every square and a margin around: rows × columns × features."""
    chart = ChartView(water, marks, {})
    rows, columns = len(chart.water), len(chart.water[0])
    made = np.zeros((rows + 2 * SIGHT, columns + 2 * SIGHT, _AT.width), np.float32)
    for y in range(rows):
        for x in range(columns):
            mark, sign = chart.mark(x, y), chart.water[y][x]
            depth = 2 if sign.isdigit() else 1 if sign.isupper() else 0
            made[y + SIGHT, x + SIGHT] = _AT.row({
                "sea": 1, "zone": hot(len(ZONES), ZONES.index(chart.zone(x, y))), "water": hot(3, depth),
                "marks": [mark == "*", mark in "ot", mark == "w", mark == "V"],
            })  # fmt: skip
    return made


def _forecast(one: Forecast) -> tuple[float, ...]:
    """The numbers of ``FORECAST``."""
    gains = [one.gain == gain for gain in GAINS]
    return 1, one.route / 9, *gains, bool(one.alert), bool(one.settles), one.arrives, one.surfaces


def _voyage(view: VoyageView) -> dict[str, Any]:
    seat, order = view.seat, view.destinations
    points = by_seat(view.points, seat, SEATS)
    here, aim = square_at(view.ship), square_at(view.aim or view.ship)
    following = order[view.lap % DESTINATIONS] if len(order) == DESTINATIONS else ""
    return {
        "seats": hot(SEATS, view.seats - 1),
        "to act": who(view, view.to_act, SEATS),
        "pilot": who(view, (view.pilot,), SEATS),
        "captain": who(view, (view.captain,), SEATS),
        "out": by_seat(view.out, seat, SEATS),
        "guineas": by_seat([count / 20 for count in view.guineas], seat, SEATS),
        "score": [number / 200 for number in points],
        "lead": [(points[0] - other) / 100 if at < view.seats else 0 for at, other in enumerate(points)],
        "trophies": by_seat([len(won) / 20 for won in view.trophies], seat, SEATS),
        "leagues": view.leagues / view.goal,
        "navigation": hot(3, LAMPS.index(view.navigation)),
        "events": hot(3, LAMPS.index(view.events)),
        "tokens": view.tokens / WATCH,
        "surfaced": view.surfaced,
        "heading": hot(8, COMPASS.index(view.heading)) if view.heading else 0,
        "target": which(ZONES[:DESTINATIONS], view.target),
        "adventure": which(ZONES[:DESTINATIONS], view.adventure),
        "order": [(order.index(zone) + 1) / 6 if zone in order else 0 for zone in ZONES[:DESTINATIONS]],
        "next": which(ZONES[:DESTINATIONS], following),
        "way": [(there - now) / 25 for there, now in zip(aim, here, strict=True)],
        "preys left": [count / 20 for count in view.preys_left],
        "variants": [bool(view.options["helmets"]), bool(view.options["surface-until-next-yellow"])],
    }


def _hunting(view: VoyageView, hunt: HuntView, figure: str) -> dict[str, Any]:
    seat = view.seat
    under = next((prey for prey in hunt.preys if prey.square == figure), None)
    laid = hunt.laid[-1] if hunt.laid else None
    seen = _kinds((*hunt.hand, *hunt.discards, *hunt.spent, *(card for one in hunt.laid for card in one.cards)))
    first = seat or 0
    found: dict[str, Any] = {
        "hunt": 1,
        "underwater": hunt.kind == "underwater",
        "phase": hot(len(PHASE_NAMES), PHASE_NAMES.index(hunt.phase)),
        "turn": who(view, (hunt.turn,), SEATS),
        "hunting": by_seat(hunt.hunting, seat, SEATS),
        "answering": who(view, hunt.answering, SEATS),
        "bare": by_seat(hunt.bare, seat, SEATS) if hunt.helmets else 0,
        "exposed": who(view, hunt.exposed, SEATS),
        "hand sizes": by_seat([size / HAND for size in hunt.hand_sizes], seat, SEATS),
        "open card": _card(hunt.open),
        "known": [
            count / HAND for at in range(SEATS)
            for count in (_kinds(hunt.known[(first + at) % view.seats]) if at < view.seats else [0] * len(KINDS))
        ],
        "seen": [count / 9 for count in seen],
        "stock": hunt.stock / 42,
        "my lacking": 1 if under is None else _lacking(under, hunt.hand) / HAND,
    }  # fmt: skip
    for slot, card in enumerate(hunt.hand, 1):
        found[f"card {slot}"] = _card(card)
    if laid is not None:
        numbers, jokers = sum(card.number for card in laid.cards), any(card.kind in JOKERS for card in laid.cards)
        found["best"] = who(view, (laid.seat,), SEATS)
        found["best set"] = [len(laid.cards) / HAND, numbers / 40, jokers]
    return found


def _card(card: Card | None) -> list[float]:
    if card is None:
        return [0.0] * CARD
    colour = COLOURS.index(card.colour) if card.colour else -1
    return [*hot(len(KINDS), KINDS.index(card.kind)), *hot(len(COLOURS), colour), card.number / 9]


def _kinds(cards: Sequence[Card]) -> list[int]:
    kinds = [card.kind for card in cards]
    return [kinds.count(kind) for kind in KINDS]


def _lacking(prey: Prey, hand: Sequence[Card]) -> int:
    """VO-20, VO-23: how many cards are missing for the easiest set; one real card is needed beside jokers."""
    jokers = sum(card.kind in JOKERS for card in hand)
    lacking = []
    for takes in prey.takes:
        if takes.kind == "varied":
            real = len({card.kind for card in hand if card.kind in WEAPONS and card.colour == takes.colour})
        else:
            real = sum(card.kind == takes.kind for card in hand)
        lacking.append(max(takes.count - real - jokers, 0 if real else 1, 0))
    return min(lacking)


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
