"""What the captain would do: the best moves of a decision, each with what it is likely to lead to."""

from __future__ import annotations

import msgspec

from vulcania.core.chance import Chance
from vulcania.players.budget import Budget
from vulcania.players.player import Seen
from vulcania.players.search import search

MOST = 3
"""How many moves advice names."""


class Advised(msgspec.Struct, frozen=True):
    """A move, and what it is likely to lead to."""

    move: str
    chance: float
    """The estimated chance to win (for a team: to succeed), from 0 to 1."""
    share: float
    """How much of the thinking went into it, from 0 to 1: what little thought was given to is known less well."""


class Advice(msgspec.Struct, frozen=True):
    """The best moves, the best first."""

    seat: int
    moves: tuple[Advised, ...]


def advise(seen: Seen, budget: Budget, chance: Chance, most: int = MOST) -> Advice:
    """Think for as long as the budget lets and name the best moves. Knows no more than the seat does."""
    findings = search(seen, chance, seconds=budget.seconds, iterations=budget.iterations, finalists=most)
    notation = seen.game.vocabulary.notation
    moves = [
        Advised(notation(one.move), one.values[seen.seat], one.visits / findings.rounds)
        for one in findings.tries[:most]
        if one.visits
    ]
    return Advice(seen.seat, tuple(sorted(moves, key=lambda one: -one.chance)))
