"""The account: which tiles counted, where the markers lay, what became of the objectives (EX-28, EX-34)."""

from __future__ import annotations

from vulcania.core.outcome import Line
from vulcania.games.explo.moves import SQUARES
from vulcania.games.explo.state import ExploState
from vulcania.words.message import message


def breakdown(state: ExploState) -> tuple[Line, ...]:
    """The route counted, tile by tile; then where each marker lay, and the objectives."""
    route = state.result
    if route is None:
        return ()
    cells = tuple(SQUARES.text(square) for square in route.direct)
    cell = SQUARES.text(state.surveyed[route.seat].square)
    lines = [Line(None, route.depth, message("line-direct", seat=route.seat, count=len(cells), cell=cell), cells)]
    if route.loop:
        ring = tuple(SQUARES.text(square) for square in route.loop)
        lines.append(Line(None, len(ring), message("line-loop", seat=route.seat, count=len(ring)), ring))
    for seat, (marker, deep) in enumerate(state.surveyed):
        text = message("line-marker", cell=SQUARES.text(marker), count=deep)
        lines.append(Line(seat, 0, text, (SQUARES.text(marker),)))
    if state.phase == 3:
        for one in state.objectives:
            done = not state.box.objective_finds[one] & ~state.found
            key = "line-objective-done" if done else "line-objective-open"
            lines.append(Line(None, 0, message(key, objective=state.box.objectives[one].id)))
    return tuple(lines)
