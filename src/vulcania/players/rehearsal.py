"""Rehearsing with a net: the best few moves are played on for a while, time and again, all doing what it likes best.

What a net thinks of a position is off by some ten points, and looking a little further ahead with it hardly helps. Some
turns later it shows what a move was good for: so whoever has a second to spare looks ahead only to find the moves in
question. A search by the game's heuristics may have its say as well: it need not be wiser than the net, as it errs
elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.core.chance import Chance
from vulcania.core.state import State
from vulcania.players.budget import Budget
from vulcania.players.foresight import Foresight
from vulcania.players.heuristics import heuristics
from vulcania.players.judge import Judge
from vulcania.players.player import Seen
from vulcania.players.search import Candidate, Clock, searched
from vulcania.players.tree import next_choice

BEFOREHAND = 1 / 8
"""So much of the budget goes into looking ahead."""
SEARCHING = 3 / 8
"""So much goes into searching, where that counts."""
IN_QUESTION = 4
"""So many moves are rehearsed, and after a quarter of that two of them."""
TOGETHER = 48
"""So many matches are played on at once, at most: the net judges many positions in little more time than one."""
AHEAD = 20
"""So many decisions a match is played on. To the end of long ones would take several times as long, and how they end is
far more a matter of luck than what the net thinks of them then."""
EXPECTED = 10
"""What was foreseen of a move counts as much as so many matches."""


def rehearse(net: Judge, seen: Seen, chance: Chance, budget: Budget) -> int:
    """The move of which most came, until the budget is spent; its rounds are positions that matches come to.
    Where only one move is worth a look it is played at once."""
    clock = Clock(budget.seconds, budget.iterations, None)
    foresight = Foresight(net, seen, chance, finalists=IN_QUESTION)
    looking = _part(budget, BEFOREHAND)
    left = foresight.think(looking)
    if len(left) == 1:
        return left[0].move
    searching, counts = _part(budget, SEARCHING), heuristics(seen.game).beside
    tried = searched(seen, [one.move for one in left], chance, searching) if counts else {}
    clock.rounds = looking.rounds + searching.rounds
    deals = chance.fork()
    came: dict[int, list[float]] = {one.move: [] for one in left}

    def worth(one: Candidate) -> float:
        found = came[one.move]
        rehearsed = (sum(found) + EXPECTED * one.found().values[seen.seat]) / (len(found) + EXPECTED)
        return counts * tried.get(one.move, 0.0) + (1 - counts) * rehearsed

    begun = spent = clock.spent()
    lasted, count = 0.0, 1
    while spent + 2 * lasted < 1:  # the next ones are up to twice as many
        imagined = [seen.imagine(deals) for _ in range(count)]
        told = played_on(net, seen.seat, [one.move for one in left], imagined, AHEAD, clock)
        for one, found in zip(left, told, strict=True):
            came[one.move] += found
        before, spent = spent, clock.spent()
        lasted = spent - before
        if 4 * (spent - begun) > 1 - begun:
            left = sorted(left, key=worth, reverse=True)[:2]
        count = min(2 * count, TOGETHER // len(left))
    return max(left, key=worth).move


def _part(budget: Budget, share: float) -> Clock:
    """A clock for a share of a budget."""
    rounds = budget.iterations and max(round(budget.iterations * share), 1)
    return Clock(budget.seconds and budget.seconds * share, rounds, None)


def played_on(
    net: Judge,
    seat: int,
    moves: Sequence[int],
    deals: Sequence[State],
    steps: int | None = None,
    clock: Clock | None = None,
) -> list[list[float]]:
    """What each move comes to for its player in each of the deals when everybody plays on as the net likes best, all
    matches side by side: to the end, or for so many decisions, after which the net says what it has come to."""
    tables = [[deal.clone() for deal in deals] for _ in moves]
    for move, states in zip(moves, tables, strict=True):
        for state in states:
            state.play(move, seat)
    going = [state for states in tables for state in states]
    while going and steps != 0:
        steps = steps and steps - 1
        if clock is not None:
            clock.rounds += len(going)
        asked = [(state, *choice) for state in going if (choice := next_choice(state))[1]]
        likes = net.opinions([(state, acting) for state, acting, _ in asked])[0] if asked else ()
        for (state, acting, open_), liked in zip(asked, likes, strict=True):
            state.play(open_[int(liked[open_].argmax())], acting)
        going = [state for state, _, _ in asked]
    going = [state for state in going if next_choice(state)[1]]
    worth = iter(net.opinions([(state, seat) for state in going])[1].tolist() if going else ())
    return [[next(worth) if state.to_act else net.endings(state)[seat] for state in states] for states in tables]
