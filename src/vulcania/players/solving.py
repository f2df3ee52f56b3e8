"""What can be worked out, where a game knows how: half of the opinion, and what a search finds is the other half.

Working it out sees to the end of what is certain and guesses beyond; a search sees less clearly, but beyond. Neither is
the wiser one, and they err elsewhere.
"""

from __future__ import annotations

from vulcania.core.chance import Chance
from vulcania.players.budget import Budget
from vulcania.players.heuristics import heuristics
from vulcania.players.player import Seen
from vulcania.players.search import Clock, searched

LONGEST = 0.5
"""So many seconds are searched at most: more do not help."""
NEAR = 0.15
"""A move whose chance is less than the best one's by this much is not looked at."""


def solved(seen: Seen, chance: Chance, budget: Budget) -> int | None:
    """The best move by both, and without any iterations what was worked out; ``None`` where nothing can be. A round of
    search takes about twice as long as one with a net, so that there are half as many."""
    solve = heuristics(seen.game).solve
    chances = solve(seen.imagine(chance), seen.seat, seen.moves) if solve else []
    if not chances:
        return None
    found = dict(zip(seen.moves, chances, strict=True))
    best = max(found, key=found.__getitem__)
    near = [move for move, one in found.items() if one > found[best] - NEAR]
    if len(near) == 1 or budget.iterations == 0:
        return best
    seconds, rounds = budget.seconds and min(budget.seconds, LONGEST), budget.iterations and budget.iterations // 2
    tried = searched(seen, near, chance, Clock(seconds, rounds, None))
    return max(near, key=lambda move: found[move] + tried[move])
