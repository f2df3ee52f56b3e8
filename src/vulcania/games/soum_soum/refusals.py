"""Why a move of Soum Soum is not legal now, by the rule that forbids it."""

from __future__ import annotations

from vulcania.games.soum_soum.components import CENTRE, NAMES
from vulcania.games.soum_soum.moves import VOCABULARY
from vulcania.games.soum_soum.state import DIVING, EMPTY, PLACING, TAKING, SoumSoumState
from vulcania.words.message import Message, message

PHASE_OF = {"place": PLACING, "dive": DIVING, "stay": DIVING, "take": TAKING}


def why_not(state: SoumSoumState, move: int, seat: int) -> tuple[str, Message]:
    word, indices = VOCABULARY.decode(move)
    if word == "take" and not state.setup.options["open-market"]:
        return "SS-9", message("refuse-no-market")
    if word == "dive" and not state.divers_left[seat]:
        return "SS-4", message("refuse-no-diver")
    if PHASE_OF[word] != state.phase:
        return _not_now(state, word)
    if word == "place":
        return _not_there(indices[1])
    if word == "dive":
        return _not_on(state, indices[0])
    return "SS-18", message("refuse-market-slot", size=len(state.market))


def _not_now(state: SoumSoumState, word: str) -> tuple[str, Message]:
    """The order of a turn: a card, perhaps a diver, then a new card."""
    if state.phase == PLACING:
        return "SS-7", message("refuse-place-first")
    if state.phase == DIVING:
        return "SS-8" if word == "take" else "SS-7", message("refuse-dive-or-stay")
    if word == "place":
        return "SS-18", message("refuse-take")
    return "SS-8", message("refuse-one-diver")


def _not_there(place: int) -> tuple[str, Message]:
    """A card does not go on this place."""
    if place == CENTRE:
        return "SS-1", message("refuse-centre", cell=NAMES.text(place))
    return "SS-7", message("refuse-taken", cell=NAMES.text(place))


def _not_on(state: SoumSoumState, place: int) -> tuple[str, Message]:
    """A diver does not go on this place."""
    cell = NAMES.text(place)
    if place == CENTRE:
        return "SS-8", message("refuse-dive-submarine", cell=cell)
    if state.sea[place] == EMPTY:
        return "SS-8", message("refuse-dive-water", cell=cell)
    return "SS-8", message("refuse-dive-taken", cell=cell, seat=state.divers[place])
