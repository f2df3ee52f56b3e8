"""Who is stronger: matches in which every player meets the same luck in every seat.

A line-up is a choice of players for one table. A block plays one line-up with one seed in every rotation of the seats;
in a game of teams a block is one seed that each player tries with a whole team of its kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import fsum
from typing import ClassVar

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.errors import BadSetup
from vulcania.players.registry import sitting
from vulcania.study.experiment import Result
from vulcania.study.plan import Plan, Seating
from vulcania.study.ratings import Rating, Wins, rate
from vulcania.study.skill import Skill, met
from vulcania.study.tally import Played, Share


class Tournament(Plan, frozen=True):
    """``matches`` are for each line-up, rounded up to whole blocks."""

    timed: ClassVar[bool] = True

    @property
    def blocks(self) -> int:
        """Every line-up in turn, so that an early end is a fair one."""
        if self.rules.meta.team:
            return self.matches
        return -(-self.matches // self.seats) * len(line_ups(len(self.players), self.seats))

    def block(self, at: int) -> tuple[Seating, ...]:
        streams = range(self.seats)
        if self.rules.meta.team:
            return tuple(Seating(at, (who,) * self.seats, streams) for who in range(len(self.players)))
        lines = line_ups(len(self.players), self.seats)
        turn, which = divmod(at, len(lines))
        line = lines[which]
        return tuple(Seating(turn, line[by:] + line[:by], streams) for by in range(self.seats))

    def compare(self, block: Sequence[Played]) -> Wins:
        """Within each match, or, for teams, among those who tried the same luck. Who was replaced comes last."""
        wins = [[0.0] * len(self.players) for _ in self.players]
        for (a, first), (b, second) in (pair for table in self._places(block) for pair in combinations(table, 2)):
            if a != b:
                won = 0.5 if first == second else float(first < second)
                wins[a][b] += won
                wins[b][a] += 1 - won
        return wins

    def _places(self, block: Sequence[Played]) -> list[list[tuple[int, tuple[float, ...]]]]:
        """At each table, the players with what they are placed by, the least first."""
        if self.rules.meta.team:
            ends = [(one, one.outcome) for one in block]
            return [[(one.table[0], (bool(one.faults), -end.success[0], -end.scores[0])) for one, end in ends]]
        return [
            [(who, (seat in one.faults, one.outcome.ranks[seat])) for seat, who in enumerate(one.table)]
            for one in block
        ]

    def check(self) -> None:
        names = {sitting(name).name for name in self.players}
        if len(names) < max(2, len(self.players)):
            raise BadSetup("error-tournament-players")
        super().check()


@cache
def line_ups(players: int, seats: int) -> list[tuple[int, ...]]:
    """Who meets whom: everyone everyone else, in groups as large as the table; few players sit there several times."""
    if players >= seats:
        return list(combinations(range(players), seats))
    everyone = set(range(players))
    return [line for line in combinations_with_replacement(range(players), seats) if set(line) == everyone]


class Standing(msgspec.Struct, frozen=True):
    """How one player did over all matches."""

    share: Share
    rating: Rating
    skill: Skill
    """The same by openskill, as a house would have it after these matches."""
    against: tuple[tuple[float, int], ...]
    """How often it came before each player of the plan (draws count half), and out of how many."""


@dataclass(frozen=True)
class Standings:
    """All players, the strongest first."""

    result: Result
    ranked: tuple[Standing, ...]

    def to_data(self) -> dict[str, object]:
        shares = self.result.tally.players
        players = [
            {
                **one.share.to_data(),
                "rating": round(one.rating.points, 1),
                "rating_95": [round(one.rating.low, 1), round(one.rating.high, 1)],
                "openskill": {"rating": one.skill.points, "reach": one.skill.reach},
                "before": {
                    other.name: {"won": won, "of": of}
                    for other, (won, of) in zip(shares, one.against, strict=True)
                    if other is not one.share
                },
            }
            for one in self.ranked
        ]
        return {**self.result.to_data(), "by_player": players}


def standings(result: Result) -> Standings:
    """What a tournament came to; of nothing, nothing."""
    blocks = [wins for _, wins in sorted(result.tally.before.items())]
    if not blocks:
        return Standings(result, ())
    ratings = rate(blocks, Chance(result.plan.seed, "resampling"))
    count = range(len(result.plan.players))
    against = [
        tuple((fsum(wins[a][b] for wins in blocks), round(fsum(w[a][b] + w[b][a] for w in blocks))) for b in count)
        for a in count
    ]
    shares = result.tally.players
    found = [Standing(*one) for one in zip(shares, ratings, met(blocks), against, strict=True)]
    return Standings(result, tuple(sorted(found, key=lambda one: -one.rating.points)))
