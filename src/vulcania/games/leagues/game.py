"""`leagues` as the registry finds it."""

from __future__ import annotations

from vulcania.core.components import Box
from vulcania.core.game import Game
from vulcania.core.setup import Setup
from vulcania.games.leagues import box as contents
from vulcania.games.leagues.moves import VOCABULARY
from vulcania.games.leagues.state import LeaguesState
from vulcania.games.leagues.view import LeaguesView


class Leagues(Game):
    vocabulary = VOCABULARY
    view_type = LeaguesView

    def read_components(self, box: Box) -> contents.Contents:
        return contents.read(box)

    def start(self, setup: Setup) -> LeaguesState:
        return LeaguesState(setup)

    def bound(self, setup: Setup) -> int:
        """LG-37: in each turn each seat lays, plays an extra card, carries it out in up to two steps, and steers; a
        submarine adds one step and leaves the game."""
        turns = contents.ROUNDS * contents.MOST_TURNS
        box: contents.Contents = setup.components
        submarines = box.role.count(contents.SUBMARINE)
        return turns * setup.seats * 5 + submarines


GAME = Leagues
