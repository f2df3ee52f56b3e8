"""The final account: every prey and every guinea, with where it came from (VO-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vulcania.core.outcome import Line
from vulcania.games.voyage.chart import ZONES
from vulcania.games.voyage.position import GUINEA
from vulcania.words.message import Message, message

if TYPE_CHECKING:
    from vulcania.games.voyage.state import VoyageState


def breakdown(state: VoyageState) -> tuple[Line, ...]:
    return tuple(line for seat in range(state.seats) for line in _lines(state, seat))


def _lines(state: VoyageState, seat: int) -> list[Line]:
    if state.out[seat]:
        return [Line(seat, 0, message("line-out"))]
    chart = state.parts.chart
    lines = []
    for trophy in state.trophies[seat]:
        prey = state.parts.preys[trophy.prey]
        square = chart.name(trophy.square)
        text = message(
            "line-prey", prey=prey.name, zone=ZONES[chart.zone[trophy.square]], square=square, hunt=trophy.hunt
        )
        lines.append(Line(seat, prey.points, text, (square,)))
    for entry in state.ledger[seat]:
        square = chart.name(entry.square)
        key = "line-guineas" if entry.guineas > 0 else "line-fine"
        text = message(key, guineas=abs(entry.guineas), reason=entry.reason, square=square, leagues=entry.leagues)
        lines.append(Line(seat, GUINEA * entry.guineas, text, (square,)))
    return lines


def verdict(state: VoyageState) -> Message | None:
    """What the scores alone do not tell: a last player left, or a tie that guineas decided."""
    left = [seat for seat in range(state.seats) if not state.out[seat]]
    if len(left) == 1:
        return message("verdict-alone", seat=left[0])
    points = state.points()
    best = max(points[seat] for seat in left)
    tied = [seat for seat in left if points[seat] == best]
    most = max(state.guineas[seat] for seat in tied)
    first = [seat for seat in tied if state.guineas[seat] == most]
    if len(tied) > len(first) == 1:
        return message("verdict-guineas", seat=first[0], points=best, guineas=most)
    return None
