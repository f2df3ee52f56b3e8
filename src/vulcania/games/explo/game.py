"""Explo as the registry finds it."""

from __future__ import annotations

from vulcania.core.components import Box
from vulcania.core.game import Game
from vulcania.core.setup import Setup
from vulcania.games.explo.components import FIRST_KEPT, ITEMS, WATER, Card, Contents, read
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
        difference, and the red end is reached. A turn draws a card, or exchanges and so plays a kept one that was."""
        box: Contents = setup.components
        seats, together = setup.seats, setup.seats > 1
        gain = box.cards.count(Card.RISING_WATER) - box.cards.count(Card.FALLING_WATER)
        end = box.scales[str(setup.options["difficulty"])][setup.seats - 1][WATER]
        passes = -(-end // gain)
        kept = sum(card >= FIRST_KEPT for card in box.cards)
        turns = passes * (len(box.cards) + kept * together)
        # card or discard, a card played, two steps or the answers to a crossing, ending
        a_turn = 3 + max(2, seats - 1)
        if together:  # an exchange and its answer, cubes
            a_turn += 2 + TURN_HANDOVERS
        giving_away = seats * sum(box.cubes_of) * together  # EX-26
        a_phase = (SHARING_HANDOVERS + 1) * together + turns * a_turn + giving_away + seats  # and the markers
        phases = 2 if setup.options["science"] else 1
        return len(ITEMS) + 1 + len(box.pile) + 1 + phases * a_phase + seats  # and the tiles, and the objectives


GAME = Explo
