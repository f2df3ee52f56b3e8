"""What a row of finished matches comes to: how many, how many won, best results and streaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from vulcania.server.store.memory import Played

K = TypeVar("K", bound=Hashable)


class Tally(NamedTuple):
    played: int
    won: int
    best: int
    """The highest score."""

    @property
    def percent(self) -> int:
        return round(100 * self.won / self.played)


class Points(NamedTuple):
    """Points of one kind: in all, and over how many matches."""

    all: int
    matches: int

    @property
    def each(self) -> float:
        return round(self.all / self.matches, 1)


class Streaks(NamedTuple):
    """Matches won in a row: now, and at most."""

    now: int
    longest: int


def tally(matches: Sequence[Played]) -> Tally:
    return Tally(len(matches), sum(one.won for one in matches), max((one.score for one in matches), default=0))


def by(matches: Iterable[Played], keys: Callable[[Played], Iterable[K]]) -> dict[K, Tally]:
    """The same for each key; a match may count for several."""
    found: dict[K, list[Played]] = {}
    for one in matches:
        for key in dict.fromkeys(keys(one)):
            found.setdefault(key, []).append(one)
    ordered = sorted(found.items(), key=lambda entry: -len(entry[1]))
    return {key: tally(those) for key, those in ordered}


def points(matches: Sequence[Played]) -> dict[str, dict[str, Points]]:
    """Game by game, what each kind of points came to, and in how many matches they were told apart."""
    found: dict[str, dict[str, Points]] = {}
    counted = Counter(one.game for one in matches if one.points)
    for one in matches:
        kinds = found.setdefault(one.game, {})
        for kind, gained in one.points.items():
            kinds[kind] = Points(kinds.get(kind, Points(0, 0)).all + gained, counted[one.game])
    most = {game: sorted(kinds.items(), key=lambda entry: -entry[1].all) for game, kinds in found.items()}
    return {game: dict(kinds) for game, kinds in most.items() if kinds}


def streaks(newest_first: Iterable[Played]) -> Streaks:
    now, run, longest, unbroken = 0, 0, 0, True
    for one in newest_first:
        run = run + 1 if one.won else 0
        unbroken = unbroken and one.won
        now += unbroken
        longest = max(longest, run)
    return Streaks(now, longest)
