"""What the captain would do: the best moves of a decision, what each is likely to lead to, and why."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from vulcania.core.chance import Chance
from vulcania.players import reasons
from vulcania.players.budget import Budget
from vulcania.players.foresight import foreseen
from vulcania.players.judge import Judge, adviser
from vulcania.players.player import Seen
from vulcania.players.reasons import Reason, Sureness
from vulcania.players.search import Findings, Try, search
from vulcania.players.solving import weighed_up

MOST = 3
"""How many moves advice names."""
SPARE = 2
"""So many more are looked at to the end: some are other names for the same thing."""
FORESEEN = 200
"""So many rounds are enough where a net was taught the game."""
WITHIN = 2.0
"""How many standard errors "give or take" is: the truth lies within 19 times of 20."""


class Advised(msgspec.Struct, frozen=True):
    """A move, and what it is likely to lead to."""

    move: str
    chance: float
    """The estimated chance to win (for a team: to succeed), from 0 to 1."""
    share: float
    """How much of the thinking went into it, from 0 to 1: what little thought was given to is known less well."""
    within: float = 0.0
    """Give or take so much."""
    tie: bool = False
    """Whether it is as good as the best, for all that the search can tell."""
    reasons: tuple[Reason, ...] = ()
    """What it changes at once."""


class Advice(msgspec.Struct, frozen=True):
    """The best moves, the best first."""

    seat: int
    moves: tuple[Advised, ...]
    sure: Sureness = "only"
    ahead: tuple[Reason, ...] = ()
    """What the best move comes to beyond the second one, further on."""


def advise(seen: Seen, budget: Budget, chance: Chance, most: int = MOST) -> Advice:
    """Think for as long as the budget lets and name the best moves; with a net, where there is one and nobody said how
    long to think, for a moment. Knows no more than the seat does."""
    finalists = most + SPARE
    net = adviser(seen.game, seen.setup) if budget.own else None
    if net is None:
        findings = search(
            seen, chance, seconds=budget.seconds, iterations=budget.iterations, finalists=finalists, explain=True
        )
    else:
        findings = _thought(net, seen, chance, finalists)
    return advice(seen, findings.tries[:finalists], findings.rounds, chance, most)


def _thought(net: Judge, seen: Seen, chance: Chance, finalists: int) -> Findings:
    """What the net foresees. Of what can be worked out it tells why, and all opinions together what it comes to: so the
    captain plays it."""
    worth = weighed_up(seen, chance, Budget(iterations=FORESEEN), net, least=2)
    if not worth:
        return foreseen(net, seen, chance, FORESEEN, finalists=finalists, explain=True)
    best = sorted(worth, key=lambda move: -worth[move])[:finalists]
    seen = msgspec.structs.replace(seen, moves=best)
    findings = foreseen(net, seen, chance, FORESEEN, also=best, finalists=finalists, explain=True)
    return replace(findings, tries=tuple(_come_to(one, seen.seat, worth[one.move]) for one in findings.tries))


def _come_to(one: Try, seat: int, worth: float) -> Try:
    """The same tries, which come to so much."""
    return replace(one, values=(*one.values[:seat], worth, *one.values[seat + 1 :]))


def advice(seen: Seen, tries: tuple[Try, ...], rounds: int, chance: Chance, most: int = MOST) -> Advice:
    """Advice out of what a search found."""
    seat, notation = seen.seat, seen.game.vocabulary.notation
    ranked = sorted((one for one in tries if one.visits), key=lambda one: -one.values[seat])
    best, named = ranked[0], ranked[:1]
    for one in ranked[1:]:
        if len(named) < most and not any(reasons.same(one, other) for other in named):
            tie = reasons.sureness(best, one, seat) == "tie"
            if not (tie and reasons.undoes(seen, best.move, one.move, chance)):
                named.append(one)
    moves = tuple(
        Advised(
            notation(one.move),
            one.values[seat],
            one.visits / rounds,
            WITHIN * reasons.error(one),
            one is not best and reasons.sureness(best, one, seat) == "tie",
            tuple(reasons.at_once(seen, one.move, [other.move for other in named if other is not one], chance)),
        )
        for one in named
    )
    if len(named) < 2:
        return Advice(seat, moves)
    sure = reasons.sureness(best, named[1], seat)
    return Advice(seat, moves, sure, tuple(reasons.ahead(best, named[1], seat, seen.game.meta.team)))
