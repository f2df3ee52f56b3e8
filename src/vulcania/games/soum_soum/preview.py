"""What a move of Soum Soum would do, told before it is made."""

from __future__ import annotations

from vulcania.games.soum_soum.moves import VOCABULARY
from vulcania.games.soum_soum.state import SoumSoumState
from vulcania.words.message import Message, message


def preview(state: SoumSoumState, move: int, seat: int) -> Message | None:
    word, indices = VOCABULARY.decode(move)
    if word == "dive":
        return message("preview-dive", points=state.worth(indices[0]))
    if word == "place":
        after = state.clone()
        after.play(move, seat)
        gains = [now - before for now, before in zip(after.points(), state.points(), strict=True)]
        mine = gains.pop(seat)
        return message("preview-place", mine=mine, theirs=sum(gains), points=after.worth(indices[1]))
    return None
