"""One search for all games: information-set Monte-Carlo tree search on the contract alone.

Each round of it imagines what the seat cannot know (``Seen.imagine``) and tries one move in that position: down a tree
of what earlier rounds learnt, then on by the game's heuristics for a few turns, and what stands there is valued. Every
seat plays for itself, a team for all its members. Chance needs nothing of its own: it is dealt anew with the rest.

At the root the candidates, best liked by the heuristics, are tried side by side in the *same* imagined positions, and
the worse half is dropped again and again (sequential halving): luck hits all of them alike, so that few rounds tell
them apart. Below the root, :class:`~vulcania.players.tree.Node` weighs trying against knowing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from math import fsum, log2, sqrt

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.outcome import Outcome
from vulcania.core.part import Part
from vulcania.core.state import State
from vulcania.players.heuristics import heuristics
from vulcania.players.player import Seen
from vulcania.players.tree import Edge, Node, next_choice

CANDIDATES = 20
"""How many moves are looked at, at most; more are open in a wide position than a second can tell apart."""
TRIES = 2
"""So often whatever is tried is tried at least, where there are few rounds."""
SENSIBLE = 0.002
"""A move that the heuristics like less than this, against their favourite's 1, is not looked at."""
TURNS = 4
"""A try is valued after this many changes of the acting seat, beyond the tree; a game may have its own ``TURNS``."""
LONE, WHOLE = 4, 12
"""Who plays alone never hands over: then so many decisions count as a turn. In a team of several whoever has made so
many in a row is taken to have been left alone."""
SLIPS = 8
"""Of so many moves beyond the tree one is drawn by weight instead of being the best: matches must not all go alike."""
TRUST = 0.3
"""How much the heuristics' opinion of a candidate weighs against what few rounds have seen of it."""
FINESSE = 0.1
"""The share of a result that goes by the margin, so that what is won or lost anyway is still played well."""

_GRAIN = 1 << 30


Key = tuple[int, str, bool]
"""A part of a value: whose it is, its name, and whether it has yet to come."""


@dataclass(frozen=True)
class Try:
    """What a search found out about one move."""

    move: int
    visits: int
    values: tuple[float, ...]
    """What it came to for each seat on average, from 0, a sure loss, to 1, a sure win; not a number for others than who
    thinks where a net was not asked."""
    prior: float
    """How the heuristics liked it, from 0 to 1, before anything was tried."""
    each: tuple[float, ...] = ()
    """What each try came to for the seat: the same one of any two moves began in the same imagined position."""
    parts: tuple[tuple[Key, float], ...] = ()
    """What the value at the end of a try was made of, on average; only of a search that is to explain."""

    def score(self, seat: int) -> float:
        return (self.values[seat] if self.visits else 0.0) + TRUST * self.prior / sqrt(1 + self.visits)


@dataclass(frozen=True)
class Findings:
    """All that a search found out, the best move first."""

    seat: int
    tries: tuple[Try, ...]
    rounds: int

    @property
    def best(self) -> int:
        return self.tries[0].move


class Candidate:
    """A move that is being tried."""

    __slots__ = ("each", "edge", "move", "noted", "parts", "prior")

    def __init__(self, move: int, prior: float, seats: int) -> None:
        self.move = move
        self.prior = prior
        self.edge = Edge(seats)
        self.each: list[float] = []
        self.parts: dict[Key, float] = {}
        self.noted = 0

    def note(self, seat: int, parts: Sequence[Part]) -> None:
        for name, points, hope, _ in parts:
            key = (seat, name, hope)
            self.parts[key] = self.parts.get(key, 0.0) + points

    def found(self) -> Try:
        edge = self.edge
        n = max(edge.visits, 1)
        return Try(self.move, edge.visits, tuple(total / n for total in edge.totals), self.prior)

    def told(self) -> Try:
        """The same with all that was noted."""
        parts = tuple((key, total / self.noted) for key, total in self.parts.items())
        return replace(self.found(), each=tuple(self.each), parts=parts)


class Clock:
    """How much of a budget is spent, from 0 to 1; asked to stop, all of it. One round is always made."""

    def __init__(self, seconds: float | None, iterations: int | None, stop: Callable[[], bool] | None = None) -> None:
        self._seconds = seconds
        self._iterations = iterations
        self._stop = stop
        self._begun = time.perf_counter()
        self.rounds = 0

    def spent(self, more: int = 0) -> float:
        """``more``: when so many more rounds have been made."""
        if self._stop is not None and self._stop():
            return 1.0
        by_rounds = 0.0 if self._iterations is None else (self.rounds + more) / max(self._iterations, 1)
        by_time = (time.perf_counter() - self._begun) / self._seconds if self._seconds else 0.0
        return max(by_rounds, by_time)


def search(
    seen: Seen,
    chance: Chance,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    stop: Callable[[], bool] | None = None,
    also: Sequence[int] = (),
    finalists: int = 2,
    hasty: bool = False,
    explain: bool = False,
) -> Findings:
    """Think about a decision until the budget is spent or ``stop`` says so; at least one round is made.

    The moves in ``also`` are looked at to the end, however little the heuristics like them; ``finalists`` says
    how many others are. ``hasty``: one round will do where only one move is sensible. ``explain``: what the tries
    came to is noted part by part, in the second half of the budget, when those that were dropped early are gone.

    With a budget of iterations alone, equal decisions and equal chance give equal findings.
    """
    if seconds is None and iterations is None:
        raise ValueError("a search needs a budget")
    thought = Search(seen, chance, also, finalists, explain)
    if hasty and thought.obvious:
        seconds, iterations = None, 1
    return thought.run(Clock(seconds, iterations, stop))


def searched(seen: Seen, moves: Sequence[int], chance: Chance, clock: Clock) -> dict[int, float]:
    """What each of some moves comes to for who decides, as a search among them finds."""
    findings = Search(msgspec.structs.replace(seen, moves=moves), chance, also=moves).run(clock)
    return {one.move: one.values[seen.seat] for one in findings.tries}


class Search:
    """A search for one decision."""

    def __init__(self, seen: Seen, chance: Chance, also: Sequence[int] = (), finalists: int = 2,
                 explain: bool = False) -> None:  # fmt: skip
        self._seen = seen
        self._explain = explain
        self._noting = False
        self._also = frozenset(also)
        self._finalists = finalists
        self._seat = seen.seat
        self._deals = chance.fork()
        self._slips = self._deals
        lore = heuristics(seen.game)
        self._policy = lore.expert or lore.policy
        self._value = lore.value
        self._parts = lore.parts
        self._turns = lore.turns or TURNS
        self._candidates = self._invited()

    @property
    def obvious(self) -> bool:
        return len(self._candidates) == 1

    def _invited(self) -> list[Candidate]:
        """The moves that the heuristics like best, averaged over a few imagined positions."""
        seen = self._seen
        deals = [seen.imagine(self._deals) for _ in range(3)]
        rows = [shares(self._policy(state, seen.seat, seen.moves)) for state in deals]
        liked = [fsum(column) for column in zip(*rows, strict=True)]
        most = max(liked)
        self._seats = len(self._value(deals[0]))
        order = sorted(range(len(liked)), key=lambda at: (seen.moves[at] not in self._also, -liked[at]))
        order = order[: max(CANDIDATES, len(self._also))]
        candidates = [Candidate(seen.moves[at], liked[at] / most, self._seats) for at in order]
        return [one for one in candidates if one.prior >= SENSIBLE or one.move in self._also]

    def run(self, clock: Clock) -> Findings:
        begun = left = affordable(self._candidates, self._also, clock)
        halvings = log2(len(left)) if len(left) > 1 else 1.0
        spent = 0.0
        while True:
            deal = self._seen.imagine(self._deals)
            slips = self._deals.fork()
            self._noting = self._explain and 2 * spent >= 1
            for candidate in left:
                self._slips = slips.clone()
                self._round(deal.clone(), candidate)
                clock.rounds += 1
                spent = clock.spent()
                if spent >= 1:
                    break
            if spent >= 1:
                break
            keep = max(self._finalists, round(len(begun) / 2 ** int(spent * halvings)))
            if keep < len(left):
                left = self._kept(left, keep)
        return self._findings(left, clock.rounds)

    def _kept(self, left: list[Candidate], count: int) -> list[Candidate]:
        ranked = sorted(left, key=lambda one: -one.found().score(self._seat))
        return ranked[:count] + [one for one in ranked[count:] if one.move in self._also]

    def _findings(self, left: Sequence[Candidate], rounds: int) -> Findings:
        """Those that were still in the running come before those that were dropped."""
        stayed = {candidate.move for candidate in left}
        tries = [candidate.told() for candidate in self._candidates]
        tries.sort(key=lambda one: (one.move not in stayed, -one.score(self._seat)))
        return Findings(self._seat, tuple(tries), rounds)

    def _round(self, state: State, candidate: Candidate) -> None:
        """Try a candidate in an imagined position, and remember what it came to all the way down."""
        state.play(candidate.move, self._seat)
        path: list[tuple[Node, int]] = []
        edges = [candidate.edge]
        node = candidate.edge.node
        values: list[float] | None = None
        while True:
            seat, moves = next_choice(state)
            if not moves:
                break
            weights = self._policy(state, seat, moves)
            path.append((node, seat))
            if not node.visits:
                values = self._play_on(state, seat, moves, weights)
                break
            move, edge = node.pick(seat, self._seats, moves, weights)
            edges.append(edge)
            state.play(move, seat)
            node = edge.node
        if values is None:
            values = self._ended(state)
        for node, seat in path:
            node.visits += 1
            node.total += values[seat]
        for edge in edges:
            edge.add(values)
        candidate.each.append(values[self._seat])
        if self._noting:
            candidate.noted += 1
            for seat in range(state.seats):
                candidate.note(seat, self._parts(state, seat))

    def _play_on(self, state: State, seat: int, moves: list[int], weights: Sequence[float]) -> list[float]:
        """On by the heuristics for some turns, then what the position is worth."""
        policy, team = self._policy, self._seen.game.meta.team
        left = self._turns * LONE
        in_a_row = WHOLE if state.seats == 1 else 0
        while True:
            state.play(drawn(moves, weights, self._slips), seat)
            while True:
                if not state.to_act:
                    return self._ended(state)
                if state.to_act[0] != seat:
                    seat, in_a_row = state.to_act[0], 0
                    left -= LONE
                elif team or state.seats == 1:
                    in_a_row += 1
                    left -= in_a_row > WHOLE
                if left <= 0:
                    return self._value(state)
                moves = state.legal(seat)
                if len(moves) > 1:
                    break
                state.play(moves[0], seat)
            weights = policy(state, seat, moves)

    def _ended(self, state: State) -> list[float]:
        if self._seen.game.meta.team:  # how well a team did, its heuristics know better than who won
            return self._value(state)
        outcome = state.outcome()
        assert outcome is not None, "nobody is to act, so the match is over"
        return results(outcome)


def affordable(candidates: Sequence[Candidate], also: Collection[int], clock: Clock) -> list[Candidate]:
    """As many as can be tried twice: what was tried but once comes to something, and nobody knows how sure that is.
    Those asked about come first, then what is liked best; two of them are never too many."""
    ranked = sorted(candidates, key=lambda one: one.move not in also)
    return [
        one for place, one in enumerate(ranked, 1) if one.move in also or place <= 2 or clock.spent(TRIES * place) <= 1
    ]


def shares(weights: Sequence[float]) -> list[float]:
    """The weights as parts of one."""
    whole = fsum(weights)
    return [weight / whole for weight in weights] if whole > 0 else [1 / len(weights)] * len(weights)


def drawn(moves: Sequence[int], weights: Sequence[float], chance: Chance) -> int:
    """The best move, now and then another by its weight."""
    if chance.below(SLIPS):
        return moves[weights.index(max(weights))]
    return weighed(moves, weights, chance)


def weighed(moves: Sequence[int], weights: Sequence[float], chance: Chance) -> int:
    """A move, each as likely as its weight says."""
    mark = chance.below(_GRAIN) / _GRAIN * fsum(weights)
    for move, weight in zip(moves, weights, strict=True):
        mark -= weight
        if mark < 0:
            return move
    return moves[-1]


def results(outcome: Outcome) -> list[float]:
    """What an ending is worth to each seat, from 0 to 1: winning above all, then by how much."""
    scores = outcome.scores
    values = []
    for seat, won in enumerate(outcome.success):
        rival = max((other for at, other in enumerate(scores) if at != seat), default=0)
        margin = (scores[seat] - rival) / (abs(scores[seat]) + abs(rival) + 1)
        values.append((1 - FINESSE) * won + FINESSE * (0.5 + 0.5 * margin))
    return values
