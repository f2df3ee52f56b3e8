"""Everything in the box, read and checked."""

from __future__ import annotations

from dataclasses import dataclass

from vulcania.core.components import Box
from vulcania.games.voyage.chart import Chart, read_chart
from vulcania.games.voyage.deck import Deck, read_deck
from vulcania.games.voyage.instruments import Instruments, read_instruments
from vulcania.games.voyage.preys import Prey, read_preys


@dataclass(frozen=True, slots=True)
class Parts:
    chart: Chart
    instruments: Instruments
    deck: Deck
    preys: tuple[Prey, ...]


def read_parts(box: Box) -> Parts:
    return Parts(read_chart(box), read_instruments(box), read_deck(box), read_preys(box))
