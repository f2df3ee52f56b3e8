"""Pearls as the registry finds it."""

from __future__ import annotations

from vulcania.games.pearls import components
from vulcania.games.pearls.moves import VOCABULARY
from vulcania.games.pearls.state import PearlsState
from vulcania.games.pearls.view import PearlsView

from vulcania.core.components import Box
from vulcania.core.game import Game
from vulcania.core.setup import Setup


class Pearls(Game):
    vocabulary = VOCABULARY
    view_type = PearlsView

    def read_components(self, box: Box) -> tuple[int, ...]:
        return components.read(box)

    def start(self, setup: Setup) -> PearlsState:
        return PearlsState(setup)

    def bound(self, setup: Setup) -> int:
        """Each shell is opened once, each dive is followed by at most one surfacing, and each seat peeks once."""
        return 2 * len(setup.components) + setup.seats


GAME = Pearls
