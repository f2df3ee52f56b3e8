"""A match looked back upon: what every move did to everyone's chances, which cost most, and where it turned.

Each move is judged by what its player could know then, never by what came to light later. The same match always gets
the same judgement: so many rounds of search for each move, and chance that follows from the match's own seed. Where a
game has a net that learned to judge positions, those rounds are thought with it, in a fraction of the time; or, where a
match has not too many of them, the moves are rehearsed with it, which tells more.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from math import fsum, hypot
from typing import Literal, NamedTuple

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.match import Match, load
from vulcania.drawing.charts import Flag, courses
from vulcania.players import reasons
from vulcania.players.budget import Budget
from vulcania.players.course import LIKED, NEAR, rehearsed
from vulcania.players.foresight import foreseen
from vulcania.players.judge import Judge, adviser
from vulcania.players.player import Seen, seen
from vulcania.players.reasons import Reason
from vulcania.players.search import TRIES, search
from vulcania.study.crew import gather, share_out
from vulcania.words import Words
from vulcania.words.message import Message

VERSION = 12
"""How matches are judged: what was found in another way is found anew."""
ROUNDS = 1400
"""What a whole match is given; each move gets its share."""
LEAST, MOST = 8, 160
FORESEEN = 24
"""So many positions a net judges for each move: one in each round of thought among two, else one for every seat."""
FORCED = 6
"""So many are enough to see how the match stands after a move that was the only one."""
REHEARSED, DEALT, FEWEST_DEALT = 5_200_000_000, 4, 2
"""The moves of a short match are rehearsed in so many deals, as long as a net has to work out no more products in all:
some 7,000 opinions in `leagues`. In a long one, or on a large board, fewer deals would be left than tell anything:
there it thinks."""
POSITIONS, FEWEST = 4000, 4
"""So many a net judges in a whole match; but each move of a long one among several gets so many rounds all the same."""
COSTLIEST, TURNS = 5, 3
SLIGHT = 0.03
"""What costs less than this is no mistake: a search is not that sure of itself."""
WITHIN = 2.0
"""How many standard errors "give or take" is: the truth lies within 19 times of 20."""
OFF = 0.15
"""By so much a search is off about what a move costs, about, as a standard error: a net that is off by more judges
nothing."""


class Judging(NamedTuple):
    """How a net judges the moves of a match, and how far it is off, as standard errors."""

    net: Judge
    deals: int
    """In so many each move is rehearsed; 0: it thinks."""
    off: float
    off_costs: float


Judges = Literal["search", "net"]


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
    within: float = 0.0
    """The chances, give or take so much."""
    doubt: float = 0.0
    """The cost, give or take so much."""
    reasons: tuple[Reason, ...] = ()
    """What the better move would have done at once, where this one cost something."""

    @property
    def mistake(self) -> bool:
        """Whether it surely cost something."""
        return self.cost >= max(SLIGHT, self.doubt)


class Turn(msgspec.Struct, frozen=True):
    """Where a match turned: a move that shifted the chances more than others."""

    move: Judged
    seat: int
    """Whose chance it shifted most."""
    before: float
    after: float

    def message(self, played: str, better: str, team: bool) -> Message:
        """The turn to be said, with the moves as they are called."""
        move = self.move
        told: dict[str, str | int] = {"seat": move.seat, "move": played}
        if move.mistake:
            told |= {"better": better, "cost": _percent(move.cost), "doubt": _percent(move.doubt)}
            return Message("turn-mistake", told)
        told |= {"before": round(100 * self.before), "after": round(100 * self.after), "within": _percent(move.within)}
        return Message("turn-team", told) if team else Message("turn-shift", told | {"whose-seat": self.seat})


def _percent(share: float) -> int:
    return max(1, round(100 * share))


class Analysis(msgspec.Struct, frozen=True):
    """Every move of a match, judged."""

    game: str
    players: tuple[str, ...]
    moves: tuple[Judged, ...]
    team: bool = False
    by: Judges = "search"
    twice: bool = False
    """Whether a second look was taken at what seems to have cost most."""

    def costliest(self, most: int = COSTLIEST) -> list[Judged]:
        """The moves that gave most away, the worst first."""
        found = [move for move in self.moves if move.mistake]
        return sorted(found, key=lambda move: (-move.cost, move.ply))[:most]

    def turns(self, most: int = TURNS) -> list[Turn]:
        """The moves after which the chances stood most otherwise than before, in the order of the match. Only what
        lasts beyond the next move counts: one may be judged too high, two hardly."""
        found = []
        for at in range(1, len(self.moves)):
            before, move, later = self.moves[at - 1], self.moves[at], self.moves[min(at + 1, len(self.moves) - 1)]
            shifts = [
                min(now - then, next_ - then, key=abs) if (now - then) * (next_ - then) > 0 else 0.0
                for then, now, next_ in zip(before.chances, move.chances, later.chances, strict=True)
            ]
            seat = max(range(len(shifts)), key=lambda one: abs(shifts[one]))
            found.append(Turn(move, seat, before.chances[seat], before.chances[seat] + shifts[seat]))
        found = [turn for turn in found if abs(turn.after - turn.before) >= SLIGHT]
        found.sort(key=lambda turn: (-abs(turn.after - turn.before), turn.move.ply))
        return sorted(found[:most], key=lambda turn: turn.move.ply)

    def plot(self, words: Words, *, narrow: bool = False) -> str:
        """The chances over time as a picture, with how far they may be off, the costliest moves flagged; ``narrow`` is
        for a telephone."""
        if self.team:
            names = [words.say("study-team")]
        else:
            names = [words.player(seat, self.players) for seat in range(len(self.players))]
        series = []
        for seat, name in enumerate(names):
            start = self.moves[0].chances[seat] if self.moves else 1 / len(self.players)
            series.append((name, [start, *(move.chances[seat] for move in self.moves)]))
        flags = [Flag(0 if self.team else move.seat, move.ply, str(move.ply)) for move in self.costliest()]
        band = [move.within for move in (*self.moves[:1], *self.moves)]
        return courses(
            series,
            title=words.say("study-chances"),
            across=words.say("study-move-number"),
            up=words.say("study-percent"),
            flags=flags,
            bands=[band] * len(series) if self.moves else (),
            description=words.say("study-chances-described", moves=len(self.moves), flagged=len(flags)),
            narrow=narrow,
        )


class _Part(msgspec.Struct, frozen=True):
    record: str
    components: str | None
    ply: int
    seconds: float | None
    iterations: int | None
    by: Judges


def usual(match: Match) -> Budget:
    """What each move of a match is given when nothing else is asked for: never a time, which no two machines share."""
    return Budget(iterations=min(MOST, max(LEAST, ROUNDS // max(len(match.plies), 1))))


def analyse(
    match: Match,
    budget: Budget | None = None,
    *,
    components: str | None = None,
    jobs: int = 1,
    done: Callable[[int], None] = lambda _: None,
) -> Analysis:
    """Judge every move of a match, on several processes if wanted; after Ctrl-C, those that were judged by then.
    ``done`` is called after each move. A net judges, where there is one, unless a budget is given."""
    record = match.record()
    given = budget or usual(match)
    by: Judges = "search" if budget is not None or _judging(match) is None else "net"
    parts = [_Part(record, components, ply, given.seconds, given.iterations, by) for ply in range(len(match.plies))]
    judged: list[Judged] = []

    def take(one: Judged) -> None:
        judged.append(one)
        done(1)

    gather(share_out(_judge, parts, jobs), take)
    judged.sort(key=lambda move: move.ply)
    moves = tuple(_settled(match, judged))
    return Analysis(match.game.slug, match.players, moves, match.game.meta.team, by)


def _judging(match: Match) -> Judging | None:
    """How a net judges such a match, if it is known that its opinion is not too far off."""
    net = adviser(match.game, match.setup)
    if net is None:
        return None
    about, deals = net.about, _deals(match, net.effort)
    ways = [(0, about.off, about.off_costs)]
    if deals:
        ways.append((deals, about.off_rehearsed, about.off_costs_rehearsed))
    known = [Judging(net, dealt, off, costs) for dealt, off, costs in ways if off is not None and costs is not None]
    best = min(known, key=lambda one: one.off_costs, default=None)
    return best if best is not None and best.off_costs <= OFF else None


def _deals(match: Match, effort: int) -> int:
    """In how many deals every move can be rehearsed, where an opinion takes that effort."""
    deals = REHEARSED // (effort * (1 + LIKED) * NEAR.ahead * max(len(match.plies), 1))
    return min(deals, DEALT) if deals >= FEWEST_DEALT else 0


def _settled(match: Match, judged: list[Judged]) -> list[Judged]:
    """After the last move nothing is left to estimate."""
    outcome = match.state.outcome()
    if outcome is not None and judged and judged[-1].ply == len(match.plies):
        judged[-1] = msgspec.structs.replace(judged[-1], chances=outcome.success, within=0.0)
    return judged


@lru_cache(maxsize=2)
def _loaded(record: str, components: str | None) -> Match:
    return load(record, components)


def decision(record: str, components: str | None, ply: int, what_for: str) -> tuple[Match, Seen, int, Chance]:
    """The match, a decision of it as its player saw it, the move that was made, and chance to think with."""
    match = _loaded(record, components)
    played = match.plies[ply]
    sight = seen(match.game, match.at(ply).state, played.seat)
    return match, sight, played.move, Chance(match.setup.seed, what_for, ply)


def _judge(part: _Part) -> Judged:
    match, sight, played, chance = decision(part.record, part.components, part.ply, "analysis")
    judging = _judging(match) if part.by == "net" else None
    forced = len(sight.moves) == 1
    if judging is None:
        rounds = min(part.iterations, FORCED) if forced and part.iterations else part.iterations
        findings = search(sight, chance, seconds=part.seconds, iterations=rounds, also=(played,))
    elif judging.deals:
        findings = rehearsed(judging.net, sight, chance, FEWEST_DEALT if forced else judging.deals, also=(played,))
    else:
        findings = foreseen(judging.net, sight, chance, _rounds(match, forced), also=(played,))
    off, off_costs = (judging.off, judging.off_costs) if judging else (0.0, OFF)
    seat = sight.seat
    best = findings.tries[0]
    mine = next(one for one in findings.tries if one.move == played)
    cost, doubt = 0.0, 0.0
    if mine.move != best.move:
        cost = max(best.values[seat] - mine.values[seat], 0.0)
        doubt = WITHIN * hypot(reasons.doubt(best, mine), off_costs)
    found = Judged(
        part.ply + 1, seat, match.plies[part.ply].text, match.game.vocabulary.notation(best.move), cost,
        _shared(match, mine.values), WITHIN * hypot(reasons.error(mine), off), doubt,
    )  # fmt: skip
    return explained(found, sight, best.move, played, chance)


def _rounds(match: Match, forced: bool) -> int:
    """How many rounds a net thinks about a move."""
    judged = 1 if match.setup.seats <= 2 else match.setup.seats
    share = max(POSITIONS // (judged * len(match.plies)), FEWEST)
    return min(max(FORCED // judged, TRIES) if forced else FORESEEN // judged, share)


def explained(found: Judged, sight: Seen, best: int, played: int, chance: Chance) -> Judged:
    """With what the better move would have done at once, if the one that was made surely cost something."""
    if not found.mistake:
        return found
    return msgspec.structs.replace(found, reasons=tuple(reasons.instead(sight, best, played, chance)))


def _shared(match: Match, values: tuple[float, ...]) -> tuple[float, ...]:
    """Chances that add up to one; a team's stand for themselves."""
    whole = fsum(values)
    if match.game.meta.team or whole <= 0:
        return values
    return tuple(value / whole for value in values)


def name(match: Match) -> str:
    """What a judgement is kept under: the same for the same match, whoever played it and whoever signed it."""
    told = [line for line in match.record().splitlines() if not line.startswith(("players:", "signed:"))]
    return sha256("\n".join([str(VERSION), *told]).encode()).hexdigest()
