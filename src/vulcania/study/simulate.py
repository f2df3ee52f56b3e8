"""Many matches between bots, on one process or several, the same for the same seed however many there are.

Match number ``n`` takes its own seed, and each of its players their own stream of chance, from the master seed and
``n`` alone.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.errors import BadSetup
from vulcania.core.game import Game
from vulcania.core.outcome import Outcome
from vulcania.core.registry import game as find_game
from vulcania.core.setup import Setup
from vulcania.players.guests import seated, welcome
from vulcania.players.player import Player, seen
from vulcania.players.registry import Sitting, sittings
from vulcania.study.crew import share_out
from vulcania.study.ratings import wilson
from vulcania.words.message import Message

_CHUNK_SECONDS = 0.5
"""How long a process should be busy between two reports."""


class Plan(msgspec.Struct, frozen=True):
    """What to play. Plain data, so that it can be sent to another process."""

    game: str
    seats: str
    games: int
    seed: int = 0
    options: dict[str, str] = {}
    components: str | None = None
    rotate: bool = False
    """Players move on by one seat from match to match."""


class Spread(msgspec.Struct):
    """Numbers seen: how many, their mean and how far they lie apart. Kept in whole numbers, so that the order in which
    parts are added makes no difference."""

    count: int = 0
    total: int = 0
    squares: int = 0
    low: int | None = None
    high: int | None = None

    def add(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value
        self.low = value if self.low is None else min(self.low, value)
        self.high = value if self.high is None else max(self.high, value)

    def join(self, other: Spread) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.low = min((x for x in (self.low, other.low) if x is not None), default=None)
        self.high = max((x for x in (self.high, other.high) if x is not None), default=None)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        if self.count < 2:
            return 0.0
        return math.sqrt(max(self.squares - self.total * self.total / self.count, 0) / (self.count - 1))


class Share(msgspec.Struct):
    """How one seat, or one player in whatever seats, did."""

    name: str
    matches: int = 0
    wins: int = 0
    scores: Spread = msgspec.field(default_factory=Spread)

    def add(self, score: int, won: bool) -> None:
        self.matches += 1
        self.wins += won
        self.scores.add(score)

    def join(self, other: Share) -> None:
        self.matches += other.matches
        self.wins += other.wins
        self.scores.join(other.scores)

    @property
    def rate(self) -> float:
        return self.wins / self.matches if self.matches else 0.0

    def interval(self) -> tuple[float, float]:
        """Between which win rates the true one lies, 19 times of 20."""
        return wilson(self.wins, self.matches)


class Tally(msgspec.Struct):
    """What many matches came to."""

    seats: list[Share]
    players: list[Share]
    moves: Spread = msgspec.field(default_factory=Spread)
    replaced: int = 0
    """How often a player failed and a mate took its seat for the rest of the match."""
    fault: tuple[int, Message] | None = None
    """The first match in which that happened, and what was wrong."""

    def join(self, other: Tally) -> None:
        for mine, theirs in zip([*self.seats, *self.players], [*other.seats, *other.players], strict=True):
            mine.join(theirs)
        self.moves.join(other.moves)
        self.replaced += other.replaced
        faults = [found for found in (self.fault, other.fault) if found is not None]
        self.fault = min(faults, key=lambda found: found[0], default=None)

    @property
    def games(self) -> int:
        return self.moves.count


@dataclass
class Report:
    """The tally, and what it was made of."""

    plan: Plan
    tally: Tally
    seconds: float

    def to_data(self) -> dict[str, object]:
        """As it is written to JSON."""
        return {
            **msgspec.to_builtins(self.plan),
            "games": self.tally.games,
            "by_seat": [_share(share) for share in self.tally.seats],
            "by_player": [_share(share) for share in self.tally.players],
            "moves": _spread(self.tally.moves),
            "replaced": self.tally.replaced,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.tally.games / self.seconds, 1) if self.seconds else None,
        }


def _spread(spread: Spread) -> dict[str, object]:
    mean, deviation = round(spread.mean, 4), round(spread.deviation, 4)
    return {"mean": mean, "sd": deviation, "min": spread.low, "max": spread.high}


def _share(share: Share) -> dict[str, object]:
    low, high = share.interval()
    return {
        "name": share.name,
        "matches": share.matches,
        "wins": share.wins,
        "win_rate": round(share.rate, 4),
        "win_rate_95": [round(low, 4), round(high, 4)],
        "score": _spread(share.scores),
    }


@dataclass
class Hall:
    """A plan made ready to be played in this process."""

    plan: Plan
    game: Game = field(init=False)
    sittings: tuple[Sitting, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.sittings = sittings(self.plan.seats)
        self.game = find_game(self.plan.game)
        if any(sitting.human for sitting in self.sittings):
            raise BadSetup("error-human-seat")
        self.setup(0)
        welcome(self.sittings)

    @cached_property
    def contents(self) -> object:
        return self.game.box(self.plan.components)[1]

    def setup(self, number: int) -> Setup:
        seed = Chance(self.plan.seed, "match", number).below(1 << 64)
        return self.game.setup(len(self.sittings), seed, self.plan.options, self.contents)

    def empty(self) -> Tally:
        places = [Share(f"p{seat + 1}") for seat in range(len(self.sittings))]
        return Tally(places, [Share(name) for name in dict.fromkeys(self._kinds())])

    def _kinds(self) -> list[str]:
        """Each player's name without the number that tells it from others of its kind."""
        return [part.strip().casefold() for part in self.plan.seats.split(",")]

    def play(self, numbers: Iterable[int]) -> Tally:
        """Play the matches of these numbers."""
        tally = self.empty()
        by_name = {share.name: share for share in tally.players}
        kinds = self._kinds()
        count = len(self.sittings)
        for number in numbers:
            order = [(seat - (number if self.plan.rotate else 0)) % count for seat in range(count)]
            notes: list[Message] = []
            players = [seated(self.sittings[who], seat, notes.append) for seat, who in enumerate(order)]
            chances = [Chance(self.plan.seed, "player", number, who) for who in order]
            outcome, moves = play_out(self.game, self.setup(number), players, chances)
            tally.moves.add(moves)
            tally.replaced += len(notes)
            if notes and tally.fault is None:
                tally.fault = (number, notes[0])
            for seat, who in enumerate(order):
                won = seat in outcome.winners
                tally.seats[seat].add(outcome.scores[seat], won)
                by_name[kinds[who]].add(outcome.scores[seat], won)
        return tally


def play_out(game: Game, setup: Setup, players: Sequence[Player], chances: Sequence[Chance]) -> tuple[Outcome, int]:
    """One match from its start to its end; how it ended, and in how many moves."""
    state = game.start(setup)
    moves = 0
    while state.to_act:
        seat = state.to_act[0]
        state.play(players[seat].choose(seen(game, state, seat), chances[seat]), seat)
        moves += 1
    outcome = state.outcome()
    assert outcome is not None, "nobody is to act, so the match is over"
    return outcome, moves


def simulate(plan: Plan, jobs: int = 1, done: Callable[[int], None] = lambda _: None) -> Report:
    """Play the plan. ``done`` is called now and then with how many matches have been played since the last call."""
    hall = Hall(plan)
    tally = hall.empty()
    begun = time.perf_counter()
    for part in _parts(hall, max(jobs, 1)):
        tally.join(part)
        done(part.games)
    return Report(plan, tally, time.perf_counter() - begun)


def _parts(hall: Hall, jobs: int) -> Iterable[Tally]:
    """The plan in pieces, each long enough to be worth its message and short enough to show progress."""
    games = hall.plan.games
    begun = time.perf_counter()
    first = hall.play(range(min(1, games)))
    yield first
    size = int(min(max(_CHUNK_SECONDS / max(time.perf_counter() - begun, 1e-6), 1), 2000))
    chunks = [range(at, min(at + size, games)) for at in range(first.games, games, size)]
    if jobs == 1 or len(chunks) < 2:
        yield from map(hall.play, chunks)
    else:
        yield from share_out(_play, ((hall.plan, chunk) for chunk in chunks), jobs)


_halls: dict[str, Hall] = {}


def _play(task: tuple[Plan, range]) -> Tally:
    """In a process of its own: the hall is made ready once."""
    plan, numbers = task
    key = repr(plan)
    if key not in _halls:
        _halls[key] = Hall(plan)
    return _halls[key].play(numbers)


def plan(
    game: str,
    seats: str,
    games: int,
    *,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    components: str | Path | None = None,
    rotate: bool = False,
) -> Plan:
    """A plan from what a person or a program gave."""
    given = {name: str(value) for name, value in (options or {}).items()}
    return Plan(game, seats, games, seed, given, None if components is None else str(components), rotate)
