"""Rehearsing with a net: the best few moves are played on for a while, time and again, all doing what it likes best.

What a net thinks of a position is off by some ten points, and looking a little further ahead with it hardly helps. Some
turns later it shows what a move was good for: so whoever has a second to spare looks ahead only to find the moves in
question. A search by the game's heuristics may have its say as well: it need not be wiser than the net, as it errs
elsewhere.

A net that has played itself for long likes one move and little else, also where another is better. In a game where that
costs matches (its heuristics say so) nothing is left to looking ahead: many moves are rehearsed, and not as far. Where
it knows no more than a search does, as it may among several rivals, a search has its say in all that is rehearsed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from statistics import fmean, stdev

from vulcania.core.chance import Chance
from vulcania.players.budget import Budget
from vulcania.players.course import FAR, NEAR, ROUND, Course, played_on
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
"""Who has less cannot tell many moves apart unless a search has its say: a deal or two of each would decide."""
GLANCED_AT = 6
"""So many moves who has but a moment rehearses."""
LONGER, SEARCHED = 5, 3 / 4
"""Where a search has its say, a moment is used to the full: for up to so many times as many rounds, and so much of it
goes into searching."""
SURE = 1e-4
"""There, who has but a moment plays at once only what the net likes so much that it likes no other as much as this …"""
LIKING, LEAST = 0.005, 0.0025
"""… and what it likes e times as much counts for so much more of a chance, for a moment tells little; below the least
all are alike."""


Worth = Callable[[int, Sequence[float]], float]
"""What to think of a move, of which so much came in each of some matches."""


def rehearse(net: Judge, seen: Seen, chance: Chance, budget: Budget) -> int:
    """The move of which most came, until the budget is spent; its rounds are positions that matches come to."""
    wide = heuristics(seen.game).wide
    if wide and (_several(seen) or not budget.is_less(SECONDS, ROUNDS)):
        return _among_many(net, seen, chance, budget, wide)
    return _in_question(net, seen, chance, budget)


def glance(net: Judge, seen: Seen, chance: Chance, budget: Budget) -> int:
    """For who has but a moment: the moves that the net likes best are rehearsed in a few deals, the better half of them
    for as long again, until one is left. Where only one is worth a look it is played at once."""
    several = _several(seen)
    chances = net.liked(seen.imagine(chance.fork()), seen.seat, seen.moves)
    left = list(chances)[:GLANCED_AT]
    sensible = SURE if several else SENSIBLE
    if sum(one >= sensible * chances[left[0]] for one in chances.values()) == 1:
        return left[0]
    if not several:
        return _halved(net, seen, left, lambda _, came: fmean(came), NEAR, chance, budget)
    longer = Budget(budget.seconds, budget.iterations and budget.iterations * LONGER)
    tried = searched(seen, left, chance, _clock(_part(longer, SEARCHED)))

    def worth(move: int, came: Sequence[float]) -> float:
        liking = LIKING * log(max(chances[move], LEAST))
        return several * tried[move] + (1 - several) * fmean(came) + liking

    return _halved(net, seen, left, worth, ROUND, chance, _part(longer, 1 - SEARCHED))


def _halved(
    net: Judge, seen: Seen, left: list[int], worth: Worth, course: Course, chance: Chance, budget: Budget
) -> int:
    """The move that comes to most; each time the better half of them is rehearsed for as long again."""
    clock = _clock(budget)
    share = (budget.iterations or ROUNDS) // (len(left).bit_length() - 1)
    came: dict[int, list[float]] = {move: [] for move in left}
    deals, lasted = chance.fork(), 0.0
    while len(left) > 1 and (spent := clock.spent()) + lasted <= 1:
        imagined = [seen.imagine(deals) for _ in range(max(share // (course.ahead * len(left)), 1))]
        for move, found in zip(left, played_on(net, seen.seat, left, imagined, course, clock), strict=True):
            came[move] += found
        left = sorted(left, key=lambda move: -worth(move, came[move]))[: len(left) // 2]
        lasted = clock.spent() - spent
    return left[0]


def _several(seen: Seen) -> float:
    """How much a search counts because there are several rivals."""
    return heuristics(seen.game).several if seen.seats > 2 else 0.0


def _beside(seen: Seen) -> float:
    """How much of Nemo's opinion is what a search finds."""
    return _several(seen) or heuristics(seen.game).beside


def _among_many(net: Judge, seen: Seen, chance: Chance, budget: Budget, wide: int) -> int:
    clock = _clock(budget)
    liked = list(net.liked(seen.imagine(chance.fork()), seen.seat, seen.moves))[:wide]
    searching, counts = _clock(_part(budget, SEARCHING)), _beside(seen)
    tried = searched(seen, liked, chance, searching) if counts else {}
    clock.rounds = searching.rounds

    def worth(move: int, came: Sequence[float]) -> float:
        return counts * tried.get(move, 0.0) + (1 - counts) * fmean(came)

    return _most(net, seen, liked, worth, NEAR, chance, clock, hasty=not counts)


def _in_question(net: Judge, seen: Seen, chance: Chance, budget: Budget) -> int:
    """Where only one move is worth a look it is played at once."""
    clock = _clock(budget)
    foresight = Foresight(net, seen, chance, finalists=IN_QUESTION)
    looking = _clock(_part(budget, BEFOREHAND))
    left = foresight.think(looking)
    if len(left) == 1:
        return left[0].move
    foreseen = {one.move: one.found().values[seen.seat] for one in left}
    searching, counts = _clock(_part(budget, SEARCHING)), _beside(seen)
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


def _part(budget: Budget, share: float) -> Budget:
    """A share of a budget."""
    rounds = budget.iterations and max(round(budget.iterations * share), 1)
    return Budget(budget.seconds and budget.seconds * share, rounds)


def _clock(budget: Budget) -> Clock:
    return Clock(budget.seconds, budget.iterations)
