from vulcania.core.outcome import Line
from vulcania.words.message import message

from .state import PebblesState


def breakdown(state: PebblesState) -> tuple[Line, ...]:
    return tuple(Line(seat, worth, message("line-pebbles")) for seat, worth in enumerate(state.taken))
