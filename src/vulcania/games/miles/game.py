"""20.000 miles under the sea as the registry finds it."""

from __future__ import annotations

from vulcania.core.components import Box
from vulcania.core.game import Game
from vulcania.core.setup import Setup
from vulcania.games.miles.components import ROWS, SHORT_ROUNDS, Contents, read
from vulcania.games.miles.moves import VOCABULARY
from vulcania.games.miles.state import MilesState
from vulcania.games.miles.view import MilesView

DECISIONS = 24
"""No player decides more often in a turn, even where all twelve white dots bear arrows: two cards laid, fourteen
steerings (hand card, globe, an arrow each), two anchors, a special card and its two halves, and no special card."""


class Miles(Game):
    vocabulary = VOCABULARY
    view_type = MilesView

    def read_components(self, box: Box) -> Contents:
        return read(box)

    def start(self, setup: Setup) -> MilesState:
        return MilesState(setup)

    def bound(self, setup: Setup) -> int:
        """MI-8, MI-32"""
        rounds = SHORT_ROUNDS if setup.options["length"] == "short" else ROWS
        return rounds * MilesState.TURNS * setup.seats * DECISIONS


GAME = Miles
