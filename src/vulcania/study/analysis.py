"""A match looked back upon: what every move did to everyone's chances, and which cost most.

Each move is judged by what its player could know then, never by what came to light later.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import fsum

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.match import Match, load
from vulcania.drawing.charts import Flag, courses
from vulcania.players.budget import Budget
from vulcania.players.player import seen
from vulcania.players.search import search
from vulcania.study.crew import gather, share_out
from vulcania.words import Words

BUDGET = Budget(seconds=0.5)
COSTLIEST = 5
SLIGHT = 0.03
"""What costs less than this is no mistake: a search is not that sure of itself."""


class Judged(msgspec.Struct, frozen=True):
    """One move, and what the search thought of it."""

    ply: int
    """Counts from 1, as people do."""
    seat: int
    move: str
    best: str
    """What the search would have played."""
    cost: float
    """How much of the mover's chance the move gave away against the best one, from 0 to 1."""
    chances: tuple[float, ...]
    """Every seat's chance after the move, as far as its player could know."""


class Analysis(msgspec.Struct, frozen=True):
    """Every move of a match, judged."""

    game: str
    players: tuple[str, ...]
    moves: tuple[Judged, ...]
    team: bool = False

    def costliest(self, most: int = COSTLIEST) -> list[Judged]:
        """The moves that gave most away, the worst first."""
        found = [move for move in self.moves if move.cost >= SLIGHT]
        return sorted(found, key=lambda move: (-move.cost, move.ply))[:most]

    def plot(self, words: Words) -> str:
        """The chances over time as a picture, the costliest moves flagged."""
        if self.team:
            names = [words.say("study-team")]
        else:
            names = [words.player(seat, self.players) for seat in range(len(self.players))]
        series = []
        for seat, name in enumerate(names):
            start = self.moves[0].chances[seat] if self.moves else 1 / len(self.players)
            series.append((name, [start, *(move.chances[seat] for move in self.moves)]))
        flags = [Flag(0 if self.team else move.seat, move.ply, str(move.ply)) for move in self.costliest()]
        return courses(
            series,
            title=words.say("study-chances"),
            across=words.say("study-move-number"),
            up=words.say("study-percent"),
            flags=flags,
            description=words.say("study-chances-described", moves=len(self.moves), flagged=len(flags)),
        )


class _Part(msgspec.Struct, frozen=True):
    record: str
    components: str | None
    ply: int
    seconds: float | None
    iterations: int | None


def analyse(
    match: Match,
    budget: Budget = BUDGET,
    *,
    components: str | None = None,
    jobs: int = 1,
    done: Callable[[int], None] = lambda _: None,
) -> Analysis:
    """Judge every move of a match, on several processes if wanted; after Ctrl-C, those that were judged by then.
    ``done`` is called after each move."""
    record = match.record()
    parts = [_Part(record, components, ply, budget.seconds, budget.iterations) for ply in range(len(match.plies))]
    judged: list[Judged] = []

    def take(one: Judged) -> None:
        judged.append(one)
        done(1)

    gather(share_out(_judge, parts, jobs), take)
    judged.sort(key=lambda move: move.ply)
    return Analysis(match.game.slug, match.players, tuple(_settled(match, judged)), match.game.meta.team)


def _settled(match: Match, judged: list[Judged]) -> list[Judged]:
    """After the last move nothing is left to estimate."""
    outcome = match.state.outcome()
    if outcome is not None and judged and judged[-1].ply == len(match.plies):
        judged[-1] = msgspec.structs.replace(judged[-1], chances=outcome.success)
    return judged


@lru_cache(maxsize=2)
def _loaded(record: str, components: str | None) -> Match:
    return load(record, components)


def _judge(part: _Part) -> Judged:
    match = _loaded(part.record, part.components)
    played = match.plies[part.ply]
    before = match.at(part.ply)
    sight = seen(match.game, before.state, played.seat)
    chance = Chance("analysis", part.ply)
    findings = search(sight, chance, seconds=part.seconds, iterations=part.iterations, also=(played.move,))
    seat = played.seat
    best = findings.tries[0]
    mine = next(one for one in findings.tries if one.move == played.move)
    cost = max(best.values[seat] - mine.values[seat], 0.0) if mine.move != best.move else 0.0
    notation = match.game.vocabulary.notation
    return Judged(part.ply + 1, seat, played.text, notation(best.move), cost, _shared(match, mine.values))


def _shared(match: Match, values: tuple[float, ...]) -> tuple[float, ...]:
    """Chances that add up to one; a team's stand for themselves."""
    whole = fsum(values)
    if match.game.meta.team or whole <= 0:
        return values
    return tuple(value / whole for value in values)
