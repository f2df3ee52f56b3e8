"""What a move would do, shown before it is made."""

from __future__ import annotations

from vulcania.games.voyage.moves import DISCARD, LAY, STAY, STEP
from vulcania.games.voyage.state import VoyageState
from vulcania.games.voyage.view.forecast import forecast
from vulcania.words.message import Message, message


def preview(state: VoyageState, move: int, seat: int) -> Message | None:
    if move < DISCARD:
        return forecast(state, move).told()
    hunt = state.hunt
    if hunt is None:
        return None
    hand, prey = hunt.hands[seat], hunt.prey_under(seat)
    if prey is not None and LAY <= move < LAY + (1 << len(hand)):
        faces = tuple(face for slot, face in enumerate(hand) if (move - LAY) >> slot & 1)
        return message("preview-lay", prey=prey.name, points=prey.points, **hunt.said_set(faces, prey))
    if STEP <= move < STAY:
        where = hunt.preys.get(state.parts.chart.near[hunt.figures[seat]][move - STEP])
        if where is not None:
            found = state.parts.preys[where]
            return message("preview-step", prey=found.name, points=found.points)
    return None
