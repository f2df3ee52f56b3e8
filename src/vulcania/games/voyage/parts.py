"""Everything in the box, read and checked, and how views show it."""

from __future__ import annotations

from dataclasses import dataclass

from vulcania.core.components import Box
from vulcania.games.voyage import deck as cards
from vulcania.games.voyage import view
from vulcania.games.voyage.chart import HUNTS, ZONES, Chart, read_chart
from vulcania.games.voyage.deck import KINDS, NO_COLOUR, Deck, read_deck
from vulcania.games.voyage.instruments import COLOURS, Instruments, read_instruments
from vulcania.games.voyage.moves import COMPASS, DEPTHS, sail
from vulcania.games.voyage.preys import VARIED, Prey, read_preys


@dataclass(frozen=True, slots=True)
class Shown:
    """The components as views show them, made once."""

    chart: view.ChartView
    cards: tuple[view.Card, ...]
    """By face."""
    preys: tuple[view.Prey, ...]
    routes: dict[str, tuple[int, ...]]
    navigation: tuple[str, ...]
    events: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Parts:
    chart: Chart
    instruments: Instruments
    deck: Deck
    preys: tuple[Prey, ...]
    shown: Shown


def read_parts(box: Box) -> Parts:
    chart, instruments, deck, preys = read_chart(box), read_instruments(box), read_deck(box), read_preys(box)
    shown = Shown(
        chart=view.ChartView(
            water=chart.water_rows,
            marks=chart.mark_rows,
            hunts={ZONES[zone]: HUNTS[hunt] for zone, hunt in enumerate(chart.hunts)},
        ),
        cards=tuple(_card(deck, face) for face in range(len(deck.kind))),
        preys=tuple(_prey(prey) for prey in preys),
        routes={
            name: tuple(instruments.routes[sail(direction, depth)] for direction in range(len(COMPASS)))
            for depth, name in enumerate(DEPTHS)
        },
        navigation=tuple(COLOURS[instruments.navigation[digit]] for digit in range(10)),
        events=tuple(COLOURS[instruments.events[digit * 10]] for digit in range(10)),
    )
    return Parts(chart, instruments, deck, preys, shown)


def _colour(colour: int) -> str:
    return "" if colour == NO_COLOUR else cards.COLOURS[colour]


def _card(deck: Deck, face: int) -> view.Card:
    return view.Card(KINDS[deck.kind[face]], deck.number[face], _colour(deck.colour[face]))


def _prey(prey: Prey) -> view.Prey:
    takes = tuple(
        view.Takes("varied" if t.kind == VARIED else KINDS[t.kind], _colour(t.colour), t.count) for t in prey.takes
    )
    at = "+".join(COMPASS[direction] for direction in prey.at)
    return view.Prey(prey.name, HUNTS[prey.series], at, takes, prey.points)
