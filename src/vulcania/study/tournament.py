"""Who is stronger: matches in which every player meets the same luck in every seat.

A line-up is a choice of players for one table. A block plays one line-up with one seed in every rotation of the seats;
in a game of teams a block is one seed that each player tries with a whole team of its kind.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.errors import BadSetup
from vulcania.core.registry import game as find_game
from vulcania.core.setup import Setup
from vulcania.players.guests import seated, welcome
from vulcania.players.player import seen
from vulcania.players.registry import sitting
from vulcania.study.crew import share_out
from vulcania.study.ratings import Rating, Wins, rate, wilson
from vulcania.study.success import shares
from vulcania.words.message import Message


class Plan(msgspec.Struct, frozen=True):
    """What to play. Plain data, so that it can be sent to another process."""

    game: str
    players: tuple[str, ...]
    seats: int
    matches: int
    """For each line-up; rounded up to whole blocks."""
    seed: int = 0
    options: dict[str, str] = {}
    components: str | None = None


class Block(msgspec.Struct, frozen=True):
    """Matches that share their luck: the number of the seed, and who sits where in each."""

    plan: Plan
    number: int
    tables: tuple[tuple[int, ...], ...]


class Bout(msgspec.Struct, frozen=True):
    """How one match ended."""

    table: tuple[int, ...]
    """The player in each seat, by their place in the plan."""
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    won: tuple[float, ...]
    """Each seat's part of the win."""
    moves: int
    thought: tuple[tuple[int, float], ...]
    """For each seat, how many decisions it took and how many seconds they cost."""
    notes: tuple[Message, ...] = ()


class Standing(msgspec.Struct, frozen=True):
    """How one player did over all matches."""

    name: str
    matches: int
    wins: float
    rate: float
    low: float
    high: float
    rating: float
    rating_low: float
    rating_high: float
    score: float
    seconds: float
    """For one decision, on average."""


@dataclass(frozen=True)
class Report:
    plan: Plan
    team: bool
    standings: tuple[Standing, ...]
    """In the order of the plan."""
    against: tuple[tuple[tuple[float, int], ...], ...]
    """For each two players: how often the first came before the second (draws count half), and out of how many."""
    matches: int
    notes: tuple[Message, ...]

    def ranked(self) -> list[Standing]:
        return sorted(self.standings, key=lambda one: -one.rating)

    def to_data(self) -> dict[str, object]:
        names = self.plan.players
        against = {
            name: {
                other: {"won": self.against[a][b][0], "of": self.against[a][b][1]}
                for b, other in enumerate(names)
                if b != a
            }
            for a, name in enumerate(names)
        }
        return {
            **msgspec.to_builtins(self.plan),
            "played": self.matches,
            "standings": msgspec.to_builtins(self.ranked()),
            "against": against,
            "notes": len(self.notes),
        }


def check(plan: Plan) -> bool:
    """Refuse a plan that cannot be played; tell whether it is a game of teams."""
    game = find_game(plan.game)
    if len(plan.players) < 2 or len(set(plan.players)) < len(plan.players):
        raise BadSetup("error-tournament-players")
    sat = [sitting(name) for name in plan.players]
    if any(one.human for one in sat):
        raise BadSetup("error-human-seat")
    _setup(plan, 0)
    welcome(sat)
    return game.meta.team


def _setup(plan: Plan, number: int) -> Setup:
    game = find_game(plan.game)
    seed = Chance(plan.seed, "match", number).below(1 << 64)
    return game.setup(plan.seats, seed, plan.options, game.box(plan.components)[1])


def line_ups(players: int, seats: int) -> list[tuple[int, ...]]:
    """Who meets whom: everyone everyone else, in groups as large as the table; few players sit there several times."""
    if players >= seats:
        return list(combinations(range(players), seats))
    everyone = set(range(players))
    return [line for line in combinations_with_replacement(range(players), seats) if set(line) == everyone]


def blocks(plan: Plan, team: bool) -> Iterator[Block]:
    """All that is to be played, every line-up in turn, so that an early end is a fair one."""
    count = len(plan.players)
    if team:
        for number in range(plan.matches):
            yield Block(plan, number, tuple((who,) * plan.seats for who in range(count)))
        return
    rounds = -(-plan.matches // plan.seats)
    for turn in range(rounds):
        for line in line_ups(count, plan.seats):
            yield Block(plan, turn, tuple(line[at:] + line[:at] for at in range(plan.seats)))


def play_block(block: Block) -> list[Bout]:
    plan = block.plan
    return [_bout(plan, _setup(plan, block.number), table, block.number) for table in block.tables]


def _bout(plan: Plan, setup: Setup, table: tuple[int, ...], number: int) -> Bout:
    game = find_game(plan.game)
    notes: list[Message] = []
    players = [seated(sitting(plan.players[who]), seat, notes.append) for seat, who in enumerate(table)]
    chances = [Chance(plan.seed, "player", number, seat) for seat in range(len(table))]
    thought = [(0, 0.0)] * len(table)
    state = game.start(setup)
    moves = 0
    while state.to_act:
        seat = state.to_act[0]
        sight = seen(game, state, seat)
        begun = time.perf_counter()
        move = players[seat].choose(sight, chances[seat])
        if len(sight.moves) > 1:
            decisions, seconds = thought[seat]
            thought[seat] = (decisions + 1, seconds + time.perf_counter() - begun)
        state.play(move, seat)
        moves += 1
    outcome = state.outcome()
    assert outcome is not None, "nobody is to act, so the match is over"
    return Bout(
        table,
        outcome.ranks,
        outcome.scores,
        tuple(shares(outcome, game.meta.team)),
        moves,
        tuple(thought),
        tuple(notes),
    )


def hold(plan: Plan, jobs: int = 1, done: Callable[[int], None] = lambda _: None) -> Report:
    """Play it all. ``done`` is called with the number of matches played since the last call."""
    team = check(plan)
    played: list[list[Bout]] = []
    for bouts in share_out(play_block, blocks(plan, team), jobs):
        played.append(bouts)
        done(len(bouts))
    return report(plan, played)


def report(plan: Plan, played: Sequence[Sequence[Bout]]) -> Report:
    team = find_game(plan.game).meta.team
    count = len(plan.players)
    wins = [_compared(bouts, count, team) for bouts in played]
    ratings = rate(wins, Chance(plan.seed, "resampling"))
    bouts = [bout for block in played for bout in block]
    against = tuple(
        tuple((sum(w[a][b] for w in wins), round(sum(w[a][b] + w[b][a] for w in wins))) for b in range(count))
        for a in range(count)
    )
    standings = tuple(_standing(name, who, bouts, ratings[who], team) for who, name in enumerate(plan.players))
    notes = tuple(note for bout in bouts for note in bout.notes)
    return Report(plan, team, standings, against, len(bouts), notes)


def _compared(bouts: Sequence[Bout], count: int, team: bool) -> Wins:
    """Who came before whom, within each match, or, for teams, among those who tried the same cave."""
    wins = [[0.0] * count for _ in range(count)]
    if team:
        places = [(bout.table[0], (-bout.won[0], -bout.scores[0])) for bout in bouts]
        tables = [places]
    else:
        tables = [[(who, (float(rank), 0)) for who, rank in zip(bout.table, bout.ranks, strict=True)] for bout in bouts]
    for table in tables:
        for (a, first), (b, second) in combinations(table, 2):
            if a == b:
                continue
            won = 0.5 if first == second else float(first < second)
            wins[a][b] += won
            wins[b][a] += 1 - won
    return wins


def _standing(name: str, who: int, bouts: Sequence[Bout], rating: Rating, team: bool) -> Standing:
    seats = [(bout, seat) for bout in bouts for seat, one in enumerate(bout.table) if one == who]
    if team:
        seats = [(bout, seat) for bout, seat in seats if not seat]
    wins = sum(bout.won[seat] for bout, seat in seats)
    low, high = wilson(wins, len(seats))
    decisions = sum(bout.thought[seat][0] for bout, seat in seats)
    return Standing(
        name=name,
        matches=len(seats),
        wins=wins,
        rate=wins / max(len(seats), 1),
        low=low,
        high=high,
        rating=rating.points,
        rating_low=rating.low,
        rating_high=rating.high,
        score=sum(bout.scores[seat] for bout, seat in seats) / max(len(seats), 1),
        seconds=sum(bout.thought[seat][1] for bout, seat in seats) / max(decisions, 1),
    )
