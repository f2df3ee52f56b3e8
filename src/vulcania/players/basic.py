"""The two simplest players: one that knows nothing, and one that takes what looks best at once."""

from __future__ import annotations

from vulcania.core.chance import Chance
from vulcania.players.heuristics import heuristics
from vulcania.players.player import Seen


class RandomPlayer:
    """Every legal move, each as likely."""

    def choose(self, seen: Seen, chance: Chance) -> int:
        moves = seen.moves
        return moves[chance.below(len(moves))]


class GreedyPlayer:
    """The move that the game's heuristics like best in one imagined position; of equals, any."""

    def choose(self, seen: Seen, chance: Chance) -> int:
        if len(seen.moves) == 1:
            return seen.moves[0]
        weights = heuristics(seen.game).policy(seen.imagine(chance), seen.seat, seen.moves)
        most = max(weights)
        return chance.pick([move for move, weight in zip(seen.moves, weights, strict=True) if weight == most])
