"""What a person's matches come to: how many, how many won, best results, streaks, points by kind.

Matches are counted once and then kept as sums, so that a page about thousands of them costs no more than one about the
last few.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import NamedTuple, TypeVar

import msgspec

from vulcania.core.typed import typed_json
from vulcania.server.store.memory import Memory
from vulcania.server.store.rows import Played

K = TypeVar("K", bound=Hashable)

SETTLED = 600.0
"""Seconds after which a result is counted for good: until then one that ended earlier may still come in."""


class Tally(NamedTuple):
    played: int = 0
    won: int = 0
    best: int = 0
    """The highest score."""

    @property
    def percent(self) -> int:
        return round(100 * self.won / self.played)

    def and_(self, one: Played) -> Tally:
        return Tally(self.played + 1, self.won + one.won, max(self.best, one.score))


class Points(NamedTuple):
    """Points of one kind: in all, and over how many matches."""

    all: int
    matches: int

    @property
    def each(self) -> float:
        return round(self.all / self.matches, 1)


class Streaks(NamedTuple):
    """Matches won in a row: now, and at most."""

    now: int = 0
    longest: int = 0

    def and_(self, won: bool) -> Streaks:
        now = self.now + 1 if won else 0
        return Streaks(now, max(now, self.longest))


class Sums(msgspec.Struct):
    shelf: tuple[str, ...] = ()
    """The games that were there when this was counted: what others come to is not told."""
    until: float = 0
    all: Tally = Tally()
    streaks: Streaks = Streaks()
    games: dict[str, Tally] = {}
    opponents: dict[str, Tally] = {}
    seats: dict[int, Tally] = {}
    kinds: dict[str, dict[str, int]] = {}
    """Game by game, what each kind of points came to."""
    told_apart: dict[str, int] = {}
    """In how many matches of each game points were told apart by kind."""

    def add(self, one: Played) -> None:
        """Count a match, the oldest first."""
        self.until = one.at
        if one.game not in self.shelf or not one.scores:
            return
        self.all = self.all.and_(one)
        self.streaks = self.streaks.and_(one.won)
        _count(self.games, [one.game], one)
        _count(self.opponents, one.others, one)
        _count(self.seats, [one.seats], one)
        if one.points:
            self.told_apart[one.game] = self.told_apart.get(one.game, 0) + 1
            kinds = self.kinds.setdefault(one.game, {})
            for kind, gained in one.points.items():
                kinds[kind] = kinds.get(kind, 0) + gained

    @property
    def points(self) -> dict[str, dict[str, Points]]:
        """Game by game, what each kind of points came to, the most first, and in how many matches."""
        return {
            game: {kind: Points(all, self.told_apart[game])
                   for kind, all in sorted(kinds.items(), key=lambda entry: -entry[1])}
            for game, kinds in self.kinds.items()
        }  # fmt: skip


def _count(tallies: dict[K, Tally], keys: Iterable[K], one: Played) -> None:
    for key in dict.fromkeys(keys):
        tallies[key] = tallies.get(key, Tally()).and_(one)


def most(tallies: Mapping[K, Tally]) -> list[tuple[K, Tally]]:
    """What was played most often first."""
    return sorted(tallies.items(), key=lambda entry: -entry[1].played)


def counted(memory: Memory, person: str, shelf: tuple[str, ...], now: float) -> Sums:
    """What a person's matches come to now. A blocking call, as the store's."""
    kept = memory.sums(person)
    sums = Sums(shelf) if kept is None else typed_json(kept, Sums)
    if sums.shelf != shelf:
        sums = Sums(shelf)
    fresh = memory.played(person, after=sums.until)[::-1]
    settled = [one for one in fresh if one.at < now - SETTLED]
    for one in settled:
        sums.add(one)
    if settled:
        memory.keep_sums(person, msgspec.json.encode(sums).decode())
    for one in fresh[len(settled) :]:
        sums.add(one)
    return sums
