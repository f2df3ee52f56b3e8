"""Where every point of Pearls came from (PL-10)."""

from __future__ import annotations

from vulcania.games.pearls.components import COLOURS
from vulcania.games.pearls.state import PearlsState

from vulcania.core.outcome import Line
from vulcania.words.message import message


def breakdown(state: PearlsState) -> tuple[Line, ...]:
    """A line for each colour in each chest."""
    lines = []
    for seat, chest in enumerate(state.chests):
        for colour, name in enumerate(COLOURS):
            pearls = [pearl for pearl in chest if pearl == colour]
            key = "line-wanted" if colour == state.buyers[seat] else "line-pearls"
            if pearls:
                lines.append(Line(seat, state.worth(pearls, seat), message(key, count=len(pearls), shell=name)))
    return tuple(lines)
