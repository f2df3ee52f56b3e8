"""Where every point of Soum Soum came from, diver by diver (SS-16)."""

from __future__ import annotations

from vulcania.core.outcome import Line
from vulcania.games.soum_soum.components import ANIMAL_COUNTED, ANIMAL_OF, NAMES, PATTERN_OF, PATTERNS
from vulcania.games.soum_soum.state import NOBODY, SoumSoumState
from vulcania.words.message import message


def breakdown(state: SoumSoumState) -> tuple[Line, ...]:
    divers = sorted((seat, place) for place, seat in enumerate(state.divers) if seat != NOBODY)
    lost = [(seat, left) for seat, left in enumerate(state.divers_left) if left]
    return (
        *(_line(state, seat, place) for seat, place in divers),
        *(Line(seat, 0, message("line-lost", count=left)) for seat, left in lost),  # SS-11
    )


def _line(state: SoumSoumState, seat: int, place: int) -> Line:
    pattern = PATTERNS[PATTERN_OF[state.sea[place]]]
    here, cells = NAMES.text(place), [NAMES.text(other) for other in counted(state, place)]
    text = message("line-diver", cell=here, pattern=pattern, count=len(cells), cells=", ".join(cells))
    return Line(seat, len(cells), text, (here, *cells))


def counted(state: SoumSoumState, place: int) -> list[int]:
    """SS-12 to SS-15: the places whose animals a diver here scores."""
    pattern = PATTERN_OF[state.sea[place]]
    looked_at = (other for other in state.counts_at[place][pattern] if state.sea[other] >= 0)
    return [other for other in looked_at if ANIMAL_OF[state.sea[other]] == ANIMAL_COUNTED[pattern]]
