from vulcania.words.message import Message, message

from .state import PebblesState


def why_not(_state: PebblesState, _move: int, _seat: int) -> tuple[str, Message]:
    return "PB-2", message("refuse-twice")
