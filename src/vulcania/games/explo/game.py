"""Explo as the registry finds it."""

from __future__ import annotations

from vulcania.core.components import Box
from vulcania.core.game import Game
from vulcania.core.setup import Setup
from vulcania.games.explo.components import ITEMS, WATER, Card, Contents, read
from vulcania.games.explo.moves import VOCABULARY
from vulcania.games.explo.rules.position import SHARING_HANDOVERS, TURN_HANDOVERS
from vulcania.games.explo.state import ExploState
from vulcania.games.explo.view import ExploView


class Explo(Game):
    vocabulary = VOCABULARY
    view_type = ExploView

    def read_components(self, box: Box) -> Contents:
        return read(box)

    def start(self, setup: Setup) -> ExploState:
        return ExploState(setup)

    def bound(self, setup: Setup) -> int:
        """The water ends every phase. Rising water is never kept, so each pass through the action pile brings all of
        those cards; each falling card can be played once a pass. So the level after n passes is at least n times the
        difference, and the red end is reached. A turn draws a card, or exchanges and so plays one that was drawn."""
        box: Contents = setup.components
        gain = box.cards.count(Card.RISING_WATER) - box.cards.count(Card.FALLING_WATER)
        end = box.scales[str(setup.options["difficulty"])][setup.seats - 1][WATER]
        passes = -(-end // gain)
        turns = 2 * passes * len(box.cards)
        # tile, exchange and answer or discard, card or crossing, answers, marker, two steps, ending, cubes
        a_turn = 9 + setup.seats + TURN_HANDOVERS
        giving_away = setup.seats * sum(box.cubes_of)  # EX-26
        before = SHARING_HANDOVERS + 1
        return len(ITEMS) + 1 + before + turns * a_turn + giving_away + setup.seats + before + turns * a_turn


GAME = Explo
