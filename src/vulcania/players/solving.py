"""What can be worked out, where a game knows how: an opinion beside what a search finds, and what a net thinks.

Working it out sees to the end of what is certain and guesses beyond; a search sees less clearly, but beyond; a net has
seen millions of matches, and nothing of this one. None is the wiser one, and they err elsewhere.
"""

from __future__ import annotations

from statistics import fmean

from vulcania.core.chance import Chance
from vulcania.players.budget import Budget
from vulcania.players.foresight import expected
from vulcania.players.heuristics import heuristics
from vulcania.players.judge import Judge
from vulcania.players.player import Seen
from vulcania.players.search import Clock, searched

LONGEST = 0.5
"""So many seconds are searched at most, and as many thought with a net: more do not help."""
NEAR = 0.15
"""A move whose chance is less than the best one's by this much is not looked at."""


def solved(seen: Seen, chance: Chance, budget: Budget, net: Judge | None = None) -> int | None:
    """The best move by all of them; without any iterations what was worked out, and ``None`` where nothing can be."""
    found = weighed_up(seen, chance, budget, net)
    return max(found, key=found.__getitem__) if found else None


def weighed_up(
    seen: Seen, chance: Chance, budget: Budget, net: Judge | None = None, least: int = 1
) -> dict[int, float]:
    """What the moves in question come to, ``least`` of them at least: the mean of all opinions. Nothing where nothing
    can be worked out. A net has as much of the budget as the search; with several rivals it is not asked, for that has
    cost more matches than it won."""
    solve = heuristics(seen.game).solve
    chances = solve(seen.imagine(chance), seen.seat, seen.moves) if solve else []
    if not chances:
        return {}
    found = dict(zip(seen.moves, chances, strict=True))
    leading = sorted(found, key=lambda move: -found[move])[:least]
    best = leading[0]
    near = [move for move, one in found.items() if one > found[best] - NEAR or move in leading]
    if len(near) == 1 or budget.iterations == 0:
        return {best: found[best]}
    if seen.seats > 2:
        net = None
    opinions = [found, searched(seen, near, chance, _clock(budget, net))]
    if net is not None:
        opinions.append(expected(net, seen, near, chance, _clock(budget, net)))
    return {move: fmean(opinion[move] for opinion in opinions) for move in near}


def _clock(budget: Budget, net: Judge | None) -> Clock:
    """Its share of the time. A round of search takes about twice as long as one that a budget has in mind."""
    seconds = budget.seconds and min(budget.seconds / (2 if net else 1), LONGEST)
    return Clock(seconds, budget.iterations and budget.iterations // 2)
