"""The voyage as the registry finds it."""

from __future__ import annotations

from vulcania.core.components import Box
from vulcania.core.game import Game
from vulcania.core.setup import Setup
from vulcania.games.voyage import components
from vulcania.games.voyage.components import GOAL, NO_HUNT, REGISTERS, Parts
from vulcania.games.voyage.moves import VOCABULARY
from vulcania.games.voyage.rules import hunting
from vulcania.games.voyage.rules.courses import lap
from vulcania.games.voyage.state import VoyageState
from vulcania.games.voyage.view import VoyageView


class Voyage(Game):
    vocabulary = VOCABULARY
    view_type = VoyageView

    def read_components(self, box: Box) -> Parts:
        return components.read(box)

    def start(self, setup: Setup) -> VoyageState:
        return VoyageState(setup)

    def bound(self, setup: Setup) -> int:
        """Every move of sailing registers at least the smallest route (VO-37), and until all destinations have come
        again, each with its hunt (VO-13), a lap is registered; the last one is under way."""
        parts: Parts = setup.components
        sails = parts.instruments.most_registrations
        laps = 1 + GOAL // REGISTERS // lap(parts)
        hunts = laps * sum(kind != NO_HUNT for kind in parts.chart.hunts)
        return sails + hunts * hunting.bound(setup.seats, components.CARDS)


GAME = Voyage
