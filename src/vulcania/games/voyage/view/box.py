"""The components as views show them: chart, cards and preys, with their names instead of numbers."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from vulcania.games.voyage import components
from vulcania.games.voyage.components import COLOURS, COMPASS, DEPTHS, DIGITS, HUNTS, KINDS, LAMPS, LETTERS, NONE, ZONES
from vulcania.games.voyage.moves import sail

_ZONE = dict(zip(LETTERS + LETTERS.upper() + DIGITS, ZONES * 3, strict=True))
"""By the sign of a square in the chart's file."""


@lru_cache(1024)
def square_at(name: str) -> tuple[int, int]:
    """Column and row, from 0, of a square's name."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def name_of(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row + 1}"


class ChartView(msgspec.Struct, frozen=True):
    """The sea chart as its file draws it (see ``components/chart.txt`` for the letters)."""

    water: tuple[str, ...]
    marks: tuple[str, ...]
    hunts: dict[str, str]
    """The hunt that each zone's destination calls."""

    def mark(self, column: int, row: int) -> str:
        return self.marks[row][column]

    def zone(self, column: int, row: int) -> str:
        return _ZONE[self.water[row][column]]

    def extent(self, zone: str) -> tuple[int, int, int, int]:
        """A zone's left, top, columns and rows."""
        return _extent(self.water, zone)


@lru_cache(256)
def _extent(water: tuple[str, ...], zone: str) -> tuple[int, int, int, int]:
    squares = [(x, y) for y, row in enumerate(water) for x, sign in enumerate(row) if _ZONE[sign] == zone]
    (left, *_, right), (top, *_, bottom) = (sorted({square[axis] for square in squares}) for axis in (0, 1))
    return left, top, right - left + 1, bottom - top + 1


class Card(msgspec.Struct, frozen=True, cache_hash=True):
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


class Prey(msgspec.Struct, frozen=True, cache_hash=True):
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


@lru_cache(4096)
def lying(prey: Prey, square: str, hunt: int = 0) -> Prey:
    """A prey where it lies, or lay when it was caught: views share it."""
    return replace(prey, square=square, hunt=hunt)


class Shown(msgspec.Struct, frozen=True):
    """The components as views show them."""

    chart: ChartView
    cards: tuple[Card, ...]
    """By face."""
    preys: tuple[Prey, ...]
    routes: dict[str, tuple[int, ...]]
    navigation: tuple[str, ...]
    events: tuple[str, ...]


@lru_cache(8)
def shown(parts: components.Parts) -> Shown:
    chart, instruments, deck = parts.chart, parts.instruments, parts.deck
    return Shown(
        chart=ChartView(
            water=chart.water_rows,
            marks=chart.mark_rows,
            hunts={ZONES[zone]: HUNTS[hunt] for zone, hunt in enumerate(chart.hunts)},
        ),
        cards=tuple(
            Card(KINDS[kind], number, _colour(colour))
            for kind, number, colour in zip(deck.kind, deck.number, deck.colour, strict=True)
        ),
        preys=tuple(_prey(prey) for prey in parts.preys),
        routes={
            name: tuple(instruments.routes[sail(direction, depth)] for direction in range(len(COMPASS)))
            for depth, name in enumerate(DEPTHS)
        },
        navigation=tuple(LAMPS[instruments.navigation[digit]] for digit in range(10)),
        events=tuple(LAMPS[instruments.events[digit * 10]] for digit in range(10)),
    )


def _colour(colour: int) -> str:
    return "" if colour == NONE else COLOURS[colour]


def _prey(prey: components.Prey) -> Prey:
    takes = tuple(
        Takes("varied" if t.kind == components.VARIED else KINDS[t.kind], _colour(t.colour), t.count)
        for t in prey.takes
    )
    at = "+".join(COMPASS[direction] for direction in prey.at)
    return Prey(prey.name, HUNTS[prey.series], at, takes, prey.points)
