from vulcania.core.view import Shared, View
from vulcania.words.message import message

from .state import PebblesState


class PebblesView(View, frozen=True, kw_only=True):
    pile: int
    taken: tuple[int, ...]


def make(state: PebblesState, _seat: int | None, shared: Shared) -> PebblesView:
    prompt = message("prompt", seat=state.to_act[0]) if state.to_act else message("prompt-over")
    return PebblesView(**shared, prompt=prompt, pile=len(state.pile), taken=tuple(state.taken))
