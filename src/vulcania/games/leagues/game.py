"""`leagues` as the registry finds it."""

from __future__ import annotations

from vulcania.core.components import Box
from vulcania.core.game import Game
from vulcania.core.setup import Setup
from vulcania.games.leagues.components import ROUNDS, SUBMARINE, Contents, read
from vulcania.games.leagues.moves import VOCABULARY
from vulcania.games.leagues.state import LeaguesState
from vulcania.games.leagues.view import LeaguesView


class Leagues(Game):
    vocabulary = VOCABULARY
    view_type = LeaguesView

    def read_components(self, box: Box) -> Contents:
        return read(box)

    def start(self, setup: Setup) -> LeaguesState:
        return LeaguesState(setup)

    def bound(self, setup: Setup) -> int:
        """LG-37: in each turn each seat lays, plays an extra card, carries it out in up to two steps, and steers; a
        submarine adds one step and leaves the game."""
        contents: Contents = setup.components
        return ROUNDS * LeaguesState.TURNS * setup.seats * 5 + contents.role.count(SUBMARINE)


GAME = Leagues
