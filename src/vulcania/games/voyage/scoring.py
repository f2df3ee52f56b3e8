"""The final account: every prey and every guinea, with where it came from (VO-38)."""

from __future__ import annotations

from vulcania.core.outcome import Line
from vulcania.games.voyage.components import ZONES
from vulcania.games.voyage.rules.position import GUINEA
from vulcania.games.voyage.state import VoyageState
from vulcania.words.message import message


def breakdown(state: VoyageState) -> tuple[Line, ...]:
    return tuple(line for seat in range(state.seats) for line in _lines(state, seat))


def _lines(state: VoyageState, seat: int) -> list[Line]:
    if state.out[seat]:
        return [Line(seat, 0, message("line-out"))]
    chart = state.parts.chart
    lines = []
    for trophy in state.trophies[seat]:
        prey = state.parts.preys[trophy.prey]
        square, zone = chart.name(trophy.square), ZONES[chart.zone[trophy.square]]
        text = message("line-prey", prey=prey.name, zone=zone, square=square, hunt=trophy.hunt)
        lines.append(Line(seat, prey.points, text, (square,)))
    for entry in state.ledger[seat]:
        square = chart.name(entry.square)
        key = "line-guineas" if entry.guineas > 0 else "line-fine"
        text = message(key, guineas=abs(entry.guineas), reason=entry.reason, square=square, leagues=entry.leagues)
        lines.append(Line(seat, GUINEA * entry.guineas, text, (square,)))
    return lines
