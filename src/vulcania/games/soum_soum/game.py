"""Soum Soum as the registry finds it."""

from __future__ import annotations

from vulcania.core.components import Box
from vulcania.core.game import Game
from vulcania.core.setup import Setup
from vulcania.games.soum_soum import components
from vulcania.games.soum_soum.moves import VOCABULARY
from vulcania.games.soum_soum.state import SoumSoumState
from vulcania.games.soum_soum.view import SoumSoumView


class SoumSoum(Game):
    vocabulary = VOCABULARY
    view_type = SoumSoumView

    def read_components(self, box: Box) -> tuple[int, ...]:
        return components.read(box)

    def start(self, setup: Setup) -> SoumSoumState:
        return SoumSoumState(setup)

    def bound(self, setup: Setup) -> int:
        """SS-10: 24 turns of two decisions; SS-18: or of three."""
        return components.TURNS * (3 if setup.options["open-market"] else 2)


GAME = SoumSoum
