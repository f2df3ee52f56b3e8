"""What many matches came to. Everything is kept in whole numbers, so that the order in which parts are added makes no
difference."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from vulcania.core.outcome import Outcome
from vulcania.study.ratings import Wins, wilson
from vulcania.words.message import Message

WHOLE = 720_720
"""A win in the parts it is counted in: it can be shared by any number of seats up to 16."""


class Played(NamedTuple):
    """How one match went."""

    table: tuple[int, ...]
    """The player in each seat, by their place in the plan."""
    outcome: Outcome
    moves: int
    faults: dict[int, Message]
    """The seats whose players failed and were replaced by a mate, and what was wrong."""
    thought: Sequence[tuple[int, float]] = ()
    """For each seat, how many decisions it took and how many seconds they cost; empty where nobody asked."""
    notes: Mapping[str, int] = {}
    """What the plan wanted to know of it besides."""


class Spread(msgspec.Struct):
    """Numbers seen, and how often each."""

    counts: dict[int, int] = {}

    def add(self, value: int, times: int = 1) -> None:
        counts = self.counts
        counts[value] = counts.get(value, 0) + times

    def join(self, other: Spread) -> None:
        for value, times in other.counts.items():
            self.add(value, times)

    @property
    def count(self) -> int:
        return sum(self.counts.values())

    @property
    def total(self) -> int:
        return sum(value * times for value, times in self.counts.items())

    @property
    def low(self) -> int | None:
        return min(self.counts, default=None)

    @property
    def high(self) -> int | None:
        return max(self.counts, default=None)

    @property
    def mean(self) -> float:
        return self.total / max(self.count, 1)

    @property
    def deviation(self) -> float:
        count, total = self.count, self.total
        squares = sum(value * value * times for value, times in self.counts.items())
        return math.sqrt(max(squares - total * total / count, 0) / (count - 1)) if count > 1 else 0.0

    def quantile(self, share: float) -> int:
        """The value that so large a part lies at or below."""
        below, wanted = 0, share * self.count
        for value in sorted(self.counts):
            below += self.counts[value]
            if below >= wanted:
                return value
        return 0

    def to_data(self) -> dict[str, object]:
        mean, deviation = round(self.mean, 4), round(self.deviation, 4)
        return {"mean": mean, "sd": deviation, "min": self.low, "max": self.high}


class Share(msgspec.Struct):
    """How one seat, or one player in whatever seats, did. A match in which the player failed counts as played and not
    won, whatever the mate made of it that took over, and its score is left out."""

    name: str
    matches: int = 0
    parts: int = 0
    """The wins, each counted as :data:`WHOLE`."""
    replaced: int = 0
    scores: Spread = msgspec.field(default_factory=Spread)
    decisions: int = 0
    seconds: float = 0.0

    def add(self, score: int, parts: int, replaced: bool) -> None:
        self.matches += 1
        if replaced:
            self.replaced += 1
        else:
            self.parts += parts
            self.scores.add(score)

    def join(self, other: Share) -> None:
        self.matches += other.matches
        self.parts += other.parts
        self.replaced += other.replaced
        self.scores.join(other.scores)
        self.decisions += other.decisions
        self.seconds += other.seconds

    @property
    def wins(self) -> float:
        return self.parts / WHOLE

    @property
    def rate(self) -> float:
        return self.wins / max(self.matches, 1)

    @property
    def pace(self) -> float:
        """Seconds for one decision, on average."""
        return self.seconds / max(self.decisions, 1)

    def interval(self) -> tuple[float, float]:
        """Between which win rates the true one lies, 19 times of 20."""
        return wilson(self.wins, self.matches)

    def to_data(self) -> dict[str, object]:
        return {
            "name": self.name,
            "matches": self.matches,
            "wins": round(self.wins, 4),
            "win_rate": round(self.rate, 4),
            "win_rate_95": [round(end, 4) for end in self.interval()],
            "replaced": self.replaced,
            "score": self.scores.to_data(),
            "seconds_per_decision": round(self.pace, 6) if self.decisions else None,
        }


class Tally(msgspec.Struct):
    """Some matches of a plan, counted by seat and by player."""

    seats: list[Share]
    players: list[Share]
    moves: Spread = msgspec.field(default_factory=Spread)
    before: dict[int, Wins] = {}
    """For each block of matches that share their luck, who came before whom; empty where nobody asked."""
    endings: dict[str, int] = {}
    """How often matches ended in the ways that the plan tells apart."""
    notes: dict[str, Spread] = {}
    """What the plan wanted to know of each match besides."""
    fault: tuple[int, Message] | None = None
    """The first match in which a player failed, and what was wrong."""

    def add(self, number: int, played: Played, kinds: Sequence[int], ending: str) -> None:
        """Count a match; ``kinds`` says which of ``players`` sits where."""
        outcome, faults = played.outcome, played.faults
        success = outcome.success
        self.moves.add(played.moves)
        if ending:
            self.endings[ending] = self.endings.get(ending, 0) + 1
        for name, value in played.notes.items():
            self.notes.setdefault(name, Spread()).add(value)
        if faults and self.fault is None:
            self.fault = (number, next(iter(faults.values())))
        for seat, kind in enumerate(kinds):
            score, won, failed = outcome.scores[seat], round(success[seat] * WHOLE), seat in faults
            self.seats[seat].add(score, won, failed)
            if outcome.reached is None:
                self.players[kind].add(score, won, failed)
            elif kind not in kinds[:seat]:  # what a team did is counted once
                failed = any(kinds[other] == kind for other in faults)
                self.players[kind].add(score, won, failed)
        for seat, (decisions, seconds) in enumerate(played.thought):
            for share in (self.seats[seat], self.players[kinds[seat]]):
                share.decisions += decisions
                share.seconds += seconds

    def join(self, other: Tally) -> None:
        for mine, theirs in zip([*self.seats, *self.players], [*other.seats, *other.players], strict=True):
            mine.join(theirs)
        self.moves.join(other.moves)
        self.before.update(other.before)
        for ending, times in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + times
        for name, spread in other.notes.items():
            self.notes.setdefault(name, Spread()).join(spread)
        faults = [found for found in (self.fault, other.fault) if found is not None]
        self.fault = min(faults, key=lambda found: found[0], default=None)

    @property
    def matches(self) -> int:
        return self.moves.count

    @property
    def replaced(self) -> int:
        """How often a player failed and a mate took its seat for the rest of the match."""
        return sum(share.replaced for share in self.seats)
