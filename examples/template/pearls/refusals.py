"""Why a move of Pearls is not legal now, by the rule that forbids it."""

from __future__ import annotations

from vulcania.games.pearls.components import PLACES
from vulcania.games.pearls.moves import VOCABULARY
from vulcania.games.pearls.state import PearlsState

from vulcania.words.message import Message, message


def why_not(state: PearlsState, move: int, seat: int) -> tuple[str, Message]:
    word, indices = VOCABULARY.decode(move)
    if word == "surface":
        return "PL-7", message("refuse-surface")
    place = indices[0]
    if not state.piles[place]:
        return "PL-5", message("refuse-empty", place=PLACES[place])
    if not state.peeks[seat]:
        return "PL-8", message("refuse-peeked")
    return "PL-8", message("refuse-known", place=PLACES[place])
