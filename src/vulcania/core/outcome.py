"""How a match ended, with every point accounted for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from vulcania.words.message import Message


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the final account: whose, how many points, for what, and where on the board."""

    seat: int | None
    points: int
    text: Message
    where: tuple[str, ...] = ()
    """The places that made the points, as notation writes them: the page lights them up."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """Scores, ranks and winners by seat. A team shares score and rank, and wins or loses as one: who lost together came
    nowhere, and has the rank 0."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    verdict: Message | None = None
    """A sentence for endings that scores alone do not tell (a team's victory, the kind of its defeat)."""
    breakdown: tuple[Line, ...] = ()
    reached: bool | None = None
    """Whether a team reached what the game is about; ``None`` among rivals, where that is to win."""

    @property
    def success(self) -> tuple[float, ...]:
        """Each seat's part of the win, which is what all who count go by: rivals who come first together share it, the
        members of a team that reached what it set out for have all of it."""
        if self.reached is not None:
            return (float(self.reached),) * len(self.scores)
        shares = [0.0] * len(self.scores)
        for seat in self.winners:
            shares[seat] = 1 / len(self.winners)
        return tuple(shares)

    @property
    def by_kind(self) -> tuple[dict[str, int], ...]:
        """For each seat, what every kind of line came to, by the first word of its name: ``line-row-pair`` is of the
        kind ``row``. What a team made together counts for all of it."""
        found: tuple[dict[str, int], ...] = tuple({} for _ in self.scores)
        for line in self.breakdown:
            kind = line.text.key.removeprefix("line-").partition("-")[0]
            for seat in range(len(self.scores)) if line.seat is None else (line.seat,):
                if line.points:
                    found[seat][kind] = found[seat].get(kind, 0) + line.points
        return found


def ranked(scores: Sequence[int], keys: Sequence[Any], verdict: Message | None = None) -> Outcome:
    """The outcome where the seat with the greatest key is first; equal keys share a rank."""
    order = sorted(keys, reverse=True)
    ranks = tuple([1 + order.index(key) for key in keys])
    return Outcome(tuple(scores), ranks, tuple([seat for seat, rank in enumerate(ranks) if rank == 1]), verdict)


def together(seats: int, score: int, won: bool, verdict: Message, goal: bool | None = None) -> Outcome:
    """The outcome of a team: all first when they won, nobody anywhere when they lost. Where they were set a goal beyond
    that, ``goal`` says whether they met it, and that is what counts."""
    winners = tuple(range(seats)) if won else ()
    reached = won if goal is None else goal
    return Outcome((score,) * seats, (int(won),) * seats, winners, verdict, reached=reached)
