from vulcania.core.game import Game
from vulcania.core.setup import Setup

from .state import VOCABULARY, PebblesState
from .view import PebblesView


class Pebbles(Game):
    vocabulary = VOCABULARY
    view_type = PebblesView

    def start(self, setup: Setup) -> PebblesState:
        return PebblesState(setup)

    def bound(self, setup: Setup) -> int:
        return 4 * setup.seats


GAME = Pebbles
