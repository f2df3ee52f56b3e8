"""A search for players that have a net: what would each good move come to?

The moves that the net likes are tried side by side in the same imagined positions. Everyone plays on as the net would,
until it is the seat's turn again, and what stands there is judged. All tries go through the net together.
"""

from __future__ import annotations

import time
from math import sqrt

from vulcania.core.chance import Chance
from vulcania.core.state import State
from vulcania.players.judge import Judge
from vulcania.players.player import Seen
from vulcania.players.search import Clock, Findings, Try

CANDIDATES = 6
SENSIBLE = 0.02
"""A move that the net likes less than this, against its favourite's 1, is not tried."""
AT_ONCE = 16
"""In so many imagined positions each move is tried at a time."""
LONGEST = 60
"""So many decisions a try goes on for at most: a turn in which one decides again and again has no end of its own."""


def foresee(
    judge: Judge, seen: Seen, chance: Chance, seconds: float | None = None, rounds: int | None = None
) -> Findings:
    """Think about a decision until the budget is spent; at least every good move is tried once."""
    likes, _ = judge.opinions([(seen.imagine(chance), seen.seat)])
    priors = judge.chances(likes[0], seen.moves)
    most = max(priors)
    order = sorted(range(len(priors)), key=lambda at: -priors[at])[:CANDIDATES]
    moves = [seen.moves[at] for at in order if priors[at] >= SENSIBLE * most]
    liked = {move: priors[seen.moves.index(move)] / most for move in moves}
    totals = dict.fromkeys(moves, 0.0)
    visits = dict.fromkeys(moves, 0)
    left = moves
    clock = Clock(seconds, rounds, None)
    begun = time.perf_counter()
    while len(moves) > 1:
        deals = [seen.imagine(chance) for _ in range(AT_ONCE)]
        tries = [(move, deal.clone()) for deal in deals for move in left]
        for (move, _), worth in zip(tries, _played_on(judge, seen.seat, tries), strict=True):
            totals[move] += worth
            visits[move] += 1
        clock.rounds += len(tries)
        spent = clock.spent()
        if spent >= 1 or (seconds is not None and (time.perf_counter() - begun) * 1.5 > seconds):
            break
        if spent > 0.4 and len(left) > 3:
            left = sorted(left, key=lambda move: -totals[move] / visits[move])[:3]
    found = [Try(move, visits[move], _row(seen, totals[move] / max(visits[move], 1)), liked[move]) for move in moves]
    found.sort(key=lambda one: (one.move not in left, -_score(one, seen.seat)))
    return Findings(seen.seat, tuple(found), clock.rounds)


def _row(seen: Seen, worth: float) -> tuple[float, ...]:
    """What is known of the other seats: that they share what is left."""
    seats = seen.seats
    other = (1 - worth) / max(seats - 1, 1)
    return tuple(worth if seat == seen.seat else other for seat in range(seats))


def _score(one: Try, seat: int) -> float:
    """The net's first liking counts like a few tries."""
    return one.values[seat] + 0.03 * one.prior / sqrt(1 + one.visits / AT_ONCE)


def _played_on(judge: Judge, seat: int, tries: list[tuple[int, State]]) -> list[float]:
    """What each try comes to for the seat."""
    for move, state in tries:
        state.play(move, seat)
    states = [state for _, state in tries]
    passed: set[int] = set()
    """The tries in which somebody else has decided since."""
    for _ in range(LONGEST):
        asked = [at for at, one in enumerate(states) if one.to_act and not (at in passed and seat in one.to_act)]
        if not asked:
            break
        likes, _ = judge.opinions([(states[at], states[at].to_act[0]) for at in asked])
        for at, row in zip(asked, likes, strict=True):
            actor = states[at].to_act[0]
            if actor != seat:
                passed.add(at)
            moves = states[at].legal(actor)
            states[at].play(moves[int(row[moves].argmax())], actor)
    unfinished = [at for at, one in enumerate(states) if one.to_act]
    hopes = judge.opinions([(states[at], seat) for at in unfinished])[1] if unfinished else ()
    worths = [0.0 if (end := one.outcome()) is None else judge.ending(end, seat) for one in states]
    for at, hope in zip(unfinished, hopes, strict=True):
        worths[at] = float(hope)
    return worths
