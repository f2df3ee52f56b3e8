"""The levels that people choose from, the same in every game: deckhand, mate, captain, nemo."""

from __future__ import annotations

from vulcania.core.chance import Chance
from vulcania.players.budget import Budget
from vulcania.players.heuristics import heuristics
from vulcania.players.player import Seen
from vulcania.players.search import search, shares, weighed

CAPTAIN = Budget(seconds=1.0)
NEMO = Budget(seconds=6.0)

MUSING = 2
"""Of so many moves a deckhand makes one by feeling: any, each as likely as the heuristics like it."""
LAPSE = 12
"""Of so many moves a deckhand makes one without looking."""
DEALS = 3
"""In how many imagined positions a mate asks the heuristics."""


class Deckhand:
    """Plays sensibly and makes mistakes."""

    def choose(self, seen: Seen, chance: Chance) -> int:
        if len(seen.moves) == 1:
            return seen.moves[0]
        if not chance.below(LAPSE):
            return chance.pick(seen.moves)
        weights = heuristics(seen.game).policy(seen.imagine(chance), seen.seat, seen.moves)
        if not chance.below(MUSING):
            return weighed(seen.moves, weights, chance)
        return seen.moves[weights.index(max(weights))]


class Mate:
    """Plays by good heuristics, over a few positions that may be the true one."""

    def choose(self, seen: Seen, chance: Chance) -> int:
        if len(seen.moves) == 1:
            return seen.moves[0]
        policy = heuristics(seen.game).policy
        liked = [0.0] * len(seen.moves)
        for _ in range(DEALS):
            for at, share in enumerate(shares(policy(seen.imagine(chance), seen.seat, seen.moves))):
                liked[at] += share
        return seen.moves[liked.index(max(liked))]


class Searcher:
    """Thinks ahead for as long as its budget lets it."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def choose(self, seen: Seen, chance: Chance) -> int:
        if len(seen.moves) == 1:
            return seen.moves[0]
        return search(seen, chance, seconds=self.budget.seconds, iterations=self.budget.iterations).best
