"""Thinking ahead with a net: the search of :mod:`vulcania.players.search`, with what was learnt in place of heuristics.

The net says which moves are worth a look, at the root and wherever the tree goes on, and what a position is worth, so
that nothing has to be played out. All candidates are tried in the same imagined position, and the positions they lead
to are shown to the net together: a batch costs little more than one of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log2
from typing import Any

from vulcania.core.chance import Chance
from vulcania.core.state import State
from vulcania.players.judge import Judge
from vulcania.players.player import Seen
from vulcania.players.search import CANDIDATES, SENSIBLE, Candidate, Clock, Findings
from vulcania.players.tree import Edge, Node


@dataclass(frozen=True)
class _Walk:
    """A way down the tree to where nobody has been in this search."""

    edges: list[Edge]
    path: list[tuple[Node, int]]
    """The nodes passed, and who decides at each."""
    state: State

    def told(self, values: Sequence[float]) -> None:
        for node, seat in self.path:
            node.visits += 1
            node.total += values[seat]
        for edge in self.edges:
            edge.add(values)


class Foresight:
    """A search for one decision, by a net's judgement."""

    def __init__(self, net: Judge, seen: Seen, chance: Chance) -> None:
        self._net = net
        self._seen = seen
        self._deals = chance.fork()
        self._seats = 1 if seen.game.meta.team else seen.seats
        (likes,), _ = net.opinions([(seen.imagine(self._deals), seen.seat)])
        parts = net.chances(likes, seen.moves)
        most = max(parts)
        liked = sorted(zip(seen.moves, parts, strict=True), key=lambda one: -one[1])[:CANDIDATES]
        self._candidates = [Candidate(move, part / most, seen.seats) for move, part in liked if part / most >= SENSIBLE]

    def run(self, clock: Clock) -> Findings:
        left = self._candidates
        halvings = log2(len(left)) if len(left) > 1 else 1.0
        while (spent := clock.spent()) < 1 and len(self._candidates) > 1:
            keep = max(2, round(len(self._candidates) / 2 ** int(spent * halvings)))
            if keep < len(left):
                left = sorted(left, key=lambda one: -one.found().score(self._seen.seat))[:keep]
            deal = self._seen.imagine(self._deals)
            self._look([self._walk(deal.clone(), candidate) for candidate in left])
            clock.rounds += len(left)
        stayed = {candidate.move for candidate in left}
        tries = [candidate.found() for candidate in self._candidates]
        tries.sort(key=lambda one: (one.move not in stayed, -one.score(self._seen.seat)))
        return Findings(self._seen.seat, tuple(tries), clock.rounds)

    def _walk(self, state: State, candidate: Candidate) -> _Walk:
        state.play(candidate.move, self._seen.seat)
        edges, path = [candidate.edge], []
        node = candidate.edge.node
        while state.to_act:
            seat = state.to_act[0]
            moves = state.legal(seat)
            if len(moves) == 1:
                state.play(moves[0], seat)
                continue
            path.append((node, seat))
            if node.likes is None:
                break
            move, edge = node.pick(seat, self._seen.seats, moves, self._net.chances(node.likes, moves))
            edges.append(edge)
            state.play(move, seat)
            node = edge.node
        return _Walk(edges, path, state)

    def _look(self, walks: Sequence[_Walk]) -> None:
        """Ask the net about all that was reached; what is over needs no opinion."""
        asked: list[tuple[State, int]] = []
        for walk in walks:
            if walk.state.to_act:
                asked += [(walk.state, seat) for seat in self._judged(walk.path[-1][1])]
        likes, worth = self._net.opinions(asked) if asked else ((), ())
        at = 0
        for walk in walks:
            if not walk.state.to_act:
                walk.told(self._ended(walk.state))
                continue
            node, seat = walk.path[-1]
            judged = self._judged(seat)
            node.likes = likes[at]
            walk.told(self._values(judged, worth[at : at + len(judged)]))
            at += len(judged)

    def _judged(self, seat: int) -> list[int]:
        """Who is asked what a position is worth: who decides there, first; with more than two, everyone."""
        others = [other for other in range(self._seats) if other != seat] if self._seats > 2 else []
        return [seat, *others]

    def _values(self, judged: Sequence[int], worth: Any) -> list[float]:
        seats = self._seen.seats
        if self._seats == 1:
            return [float(worth[0])] * seats
        if self._seats == 2:
            return [float(worth[0]) if seat == judged[0] else 1 - float(worth[0]) for seat in range(seats)]
        found = dict(zip(judged, map(float, worth), strict=True))
        return [found[seat] for seat in range(seats)]

    def _ended(self, state: State) -> list[float]:
        outcome = state.outcome()
        assert outcome is not None, "nobody is to act, so the match is over"
        return [self._net.ending(outcome, seat) for seat in range(self._seen.seats)]


def foresee(net: Judge, seen: Seen, chance: Chance, seconds: float | None, iterations: int | None = None) -> Findings:
    """Think about a decision until the budget is spent; where only one move is worth a look, not at all."""
    return Foresight(net, seen, chance).run(Clock(seconds, iterations, None))
