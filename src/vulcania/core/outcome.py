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
    """Scores, ranks and winners by seat. A team shares score and rank, and wins or loses as one."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    verdict: Message | None = None
    """A sentence for endings that scores alone do not tell (a team's victory, the kind of its defeat)."""
    breakdown: tuple[Line, ...] = ()


def ranked(scores: Sequence[int], keys: Sequence[Any], verdict: Message | None = None) -> Outcome:
    """The outcome where the seat with the greatest key is first; equal keys share a rank."""
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Outcome(tuple(scores), ranks, tuple(seat for seat, rank in enumerate(ranks) if rank == 1), verdict)


def together(seats: int, score: int, won: bool, verdict: Message) -> Outcome:
    """The outcome of a team: all first when they won, nobody when they lost."""
    return Outcome((score,) * seats, (1 if won else 2,) * seats, tuple(range(seats)) if won else (), verdict)
