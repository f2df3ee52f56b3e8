"""Rehearsing with a net: the best few moves are played on for a while, time and again, all doing what it likes best.

What a net thinks of a position is off by some ten points, and looking a little further ahead with it hardly helps. Some
turns later it shows what a move was good for: so whoever has a second to spare looks ahead only to find the moves in
question. A search by the game's heuristics may have its say as well: it need not be wiser than the net, as it errs
elsewhere.

A net that has played itself for long likes one move and little else, also where another is better. In a game where that
costs matches (its heuristics say so) nothing is left to looking ahead: many moves are rehearsed, and not as far.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev

from vulcania.core.chance import Chance
from vulcania.players.budget import Budget
from vulcania.players.course import FAR, NEAR, Course, played_on
from vulcania.players.foresight import SENSIBLE, Foresight
from vulcania.players.heuristics import heuristics
from vulcania.players.judge import Judge
from vulcania.players.player import Seen
from vulcania.players.search import Clock, searched

BEFOREHAND = 1 / 8
"""So much of the budget goes into looking ahead."""
SEARCHING = 3 / 8
"""So much goes into searching, where that counts."""
IN_QUESTION = 4
"""So many moves are rehearsed that looking ahead leaves in question."""
TOGETHER = 48
"""So many matches are played on at once, at most: the net judges many positions in little more time than one."""
EXPECTED = 10
"""What was foreseen of a move counts as much as so many matches."""
CLEAR, MATCHES = 3.0, 16
"""A move is out when another was better by so many standard errors, in so many matches or more."""
SECONDS, ROUNDS = 1.0, 4000
"""Who has less cannot tell many moves apart: a deal or two of each would decide."""
GLANCED_AT = 6
"""So many moves who has but a moment rehearses."""


Worth = Callable[[int, Sequence[float]], float]
"""What to think of a move, of which so much came in each of some matches."""


def rehearse(net: Judge, seen: Seen, chance: Chance, budget: Budget) -> int:
    """The move of which most came, until the budget is spent; its rounds are positions that matches come to."""
    wide = heuristics(seen.game).wide
    if wide and not budget.is_less(SECONDS, ROUNDS):
        return _among_many(net, seen, chance, budget, wide)
    return _in_question(net, seen, chance, budget)


def glance(net: Judge, seen: Seen, chance: Chance, budget: Budget) -> int:
    """For who has but a moment: the moves that the net likes best are rehearsed in a few deals, the better half of them
    for as long again, until one is left. Where only one is worth a look it is played at once."""
    clock = Clock(budget.seconds, budget.iterations, None)
    chances = net.liked(seen.imagine(chance.fork()), seen.seat, seen.moves)
    left = list(chances)[:GLANCED_AT]
    if sum(one >= SENSIBLE * chances[left[0]] for one in chances.values()) == 1:
        return left[0]
    share = (budget.iterations or ROUNDS) // (len(left).bit_length() - 1)
    came: dict[int, list[float]] = {move: [] for move in left}
    deals, lasted = chance.fork(), 0.0
    while len(left) > 1 and (spent := clock.spent()) + lasted <= 1:
        imagined = [seen.imagine(deals) for _ in range(max(share // (NEAR.ahead * len(left)), 1))]
        for move, found in zip(left, played_on(net, seen.seat, left, imagined, NEAR, clock), strict=True):
            came[move] += found
        left = sorted(left, key=lambda move: -fmean(came[move]))[: len(left) // 2]
        lasted = clock.spent() - spent
    return left[0]


def _among_many(net: Judge, seen: Seen, chance: Chance, budget: Budget, wide: int) -> int:
    clock = Clock(budget.seconds, budget.iterations, None)
    liked = list(net.liked(seen.imagine(chance.fork()), seen.seat, seen.moves))[:wide]
    return _most(net, seen, liked, lambda _, came: fmean(came), NEAR, chance, clock, hasty=True)


def _in_question(net: Judge, seen: Seen, chance: Chance, budget: Budget) -> int:
    """Where only one move is worth a look it is played at once."""
    clock = Clock(budget.seconds, budget.iterations, None)
    foresight = Foresight(net, seen, chance, finalists=IN_QUESTION)
    looking = _part(budget, BEFOREHAND)
    left = foresight.think(looking)
    if len(left) == 1:
        return left[0].move
    foreseen = {one.move: one.found().values[seen.seat] for one in left}
    searching, counts = _part(budget, SEARCHING), heuristics(seen.game).beside
    tried = searched(seen, list(foreseen), chance, searching) if counts else {}
    clock.rounds = looking.rounds + searching.rounds

    def worth(move: int, came: Sequence[float]) -> float:
        rehearsed = (sum(came) + EXPECTED * foreseen[move]) / (len(came) + EXPECTED)
        return counts * tried.get(move, 0.0) + (1 - counts) * rehearsed

    likely = sorted(foreseen, key=lambda move: -worth(move, ()))
    return _most(net, seen, likely, worth, FAR, chance, clock)


def _most(
    net: Judge,
    seen: Seen,
    moves: list[int],
    worth: Worth,
    course: Course,
    chance: Chance,
    clock: Clock,
    *,
    hasty: bool = False,
) -> int:
    """The move that comes to most, all tried in the same imagined deals; with every quarter of the time the worse half
    of them is dropped. ``hasty``: what is clearly behind is dropped at once, and the last one needs no more thought."""
    deals = chance.fork()
    came: dict[int, list[float]] = {move: [] for move in moves}
    left, quarter = moves, 1
    begun = spent = clock.spent()
    lasted, count = 0.0, 1
    while len(left) > 1 and spent + 2 * lasted < 1:  # the next ones are up to twice as many
        imagined = [seen.imagine(deals) for _ in range(count)]
        told = played_on(net, seen.seat, left, imagined, course, clock)
        for move, found in zip(left, told, strict=True):
            came[move] += found
        before, spent = spent, clock.spent()
        lasted = spent - before
        left = sorted(left, key=lambda move: -worth(move, came[move]))
        while 4 * (spent - begun) > quarter * (1 - begun):
            left, quarter = left[: max(len(left) // 2, 2)], quarter + 1
        if hasty:
            best = came[left[0]]
            left = [move for move in left if move == left[0] or not _behind(came[move], best)]
        count = min(2 * count, TOGETHER // len(left))
    return left[0]


def _behind(came: Sequence[float], best: Sequence[float]) -> bool:
    """Whether less came of one move than of another, in the same deals, than luck would make of it; or always the same:
    alike cards in a hand make alike moves."""
    lacking = [more - less for more, less in zip(best, came, strict=True)]
    return len(lacking) >= MATCHES and fmean(lacking) >= CLEAR * stdev(lacking) / sqrt(len(lacking))


def _part(budget: Budget, share: float) -> Clock:
    """A clock for a share of a budget."""
    rounds = budget.iterations and max(round(budget.iterations * share), 1)
    return Clock(budget.seconds and budget.seconds * share, rounds, None)
