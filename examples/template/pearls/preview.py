"""What a move of Pearls would do, as far as the seat can know."""

from __future__ import annotations

from vulcania.games.pearls.components import KINDS, MORAY
from vulcania.games.pearls.moves import VOCABULARY
from vulcania.games.pearls.state import PearlsState

from vulcania.words.message import Message, message


def preview(state: PearlsState, move: int, seat: int) -> Message | None:
    word, indices = VOCABULARY.decode(move)
    if word == "surface":
        return message("preview-surface", points=state.worth(state.basket, seat))
    if word == "peek":
        return None
    place = indices[0]
    if seat in state.knows[place]:
        return message("preview-dive-known", shell=KINDS[state.piles[place][-1]])
    closed = [*state.piles[0], *state.piles[1]]
    return message("preview-dive", morays=closed.count(MORAY), shells=len(closed))
