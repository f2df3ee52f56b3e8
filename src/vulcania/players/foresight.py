"""Thinking ahead with a net: the search of :mod:`vulcania.players.search`, with what was learnt in place of heuristics.

The net says which moves are worth a look, at the root and wherever the tree goes on, and what a position is worth, so
that nothing has to be played out. The candidates are tried side by side in the same imagined positions, and what they
lead to is shown to the net together: a batch costs little more than one position. Among more than two rivals the net is
asked what a position is worth to each of them, as long as the search may go on from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2, nan
from typing import Any, NamedTuple

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.state import State
from vulcania.players.heuristics import heuristics
from vulcania.players.judge import Judge
from vulcania.players.player import Seen
from vulcania.players.search import CANDIDATES, Candidate, Clock, Findings, affordable
from vulcania.players.tree import Edge, Node, next_choice

SENSIBLE = 0.02
"""A move that the net likes less than this, against its favourite's 1, is not looked at."""
TOGETHER = 12
"""About so many positions are shown to the net at once."""


class _Walk(NamedTuple):
    """A way down the tree to where nobody has been in this search."""

    candidate: Candidate
    edges: list[Edge]
    path: list[tuple[Node, int]]
    """The nodes passed, and who decides at each."""
    state: State

    def told(self, values: Sequence[float]) -> None:
        for node, seat in self.path:
            node.visits += 1
            node.total += values[seat]
        for edge in self.edges:
            edge.visits -= 1
            edge.add(values)


def foreseen(
    net: Judge,
    seen: Seen,
    chance: Chance,
    iterations: int,
    *,
    also: Sequence[int] = (),
    finalists: int = 2,
    explain: bool = False,
) -> Findings:
    """All that so many rounds find out, as :func:`vulcania.players.search.search` tells it."""
    together = min(TOGETHER, iterations)
    search = Foresight(net, seen, chance, also, finalists, finalists, together=together, explain=explain)
    clock = Clock(None, iterations)
    left = search.think(clock, hasty=False)
    return Findings(seen.seat, tuple(one.told() for one in left), clock.rounds)


def expected(net: Judge, seen: Seen, moves: Sequence[int], chance: Chance, clock: Clock) -> dict[int, float]:
    """What each of some moves comes to for who decides, as thinking about them finds."""
    search = Foresight(net, msgspec.structs.replace(seen, moves=moves), chance, also=moves)
    return {one.move: one.found().values[seen.seat] for one in search.think(clock)}


class Foresight:
    """A search for one decision."""

    def __init__(
        self,
        net: Judge,
        seen: Seen,
        chance: Chance,
        also: Sequence[int] = (),
        finalists: int = 2,
        looked_at: int = 1,
        *,
        together: int = TOGETHER,
        explain: bool = False,
    ) -> None:
        """So many moves are thought about to the end, and so many are looked at however much the net likes others."""
        self._net, self._seen, self._deals, self._also = net, seen, chance.fork(), frozenset(also)
        self._finalists, self._together = max(finalists, 2), together
        self._parts = heuristics(seen.game).parts if explain else None
        self._likes: dict[Node, Any] = {}
        """What the net said of the moves at nodes that it was asked about."""
        liked = net.liked(seen.imagine(self._deals), seen.seat, seen.moves)
        most = max(liked.values())
        self._candidates = [
            Candidate(move, part / most, seen.seats)
            for place, (move, part) in enumerate(liked.items())
            if move in self._also or place < looked_at or (part / most >= SENSIBLE and place < CANDIDATES)
        ]

    def think(self, clock: Clock, *, hasty: bool = True) -> list[Candidate]:
        """Candidates tried side by side, the worse half dropped again and again; those that are left, the best first.
        What they come to is known to who thinks, and of the moves in ``also`` to everyone. ``hasty``: where only one is
        worth a look there is nothing to think about."""
        begun = left = affordable(self._candidates, self._also, clock)
        halvings = log2(len(left)) if len(left) > 1 else 1.0
        while (len(left) > 1 or not hasty) and (spent := clock.spent()) < 1:
            keep = max(self._finalists, round(len(begun) / 2 ** int(spent * halvings)))
            if keep < len(left):
                ranked = self._ranked(left)
                left = ranked[:keep] + [one for one in ranked[keep:] if one.move in self._also]
            walks: list[_Walk] = []
            while not walks or (len(walks) + len(left) <= self._together and clock.spent(len(walks)) < 1):
                deal = self._seen.imagine(self._deals)
                walks += [self._walk(deal.clone(), candidate) for candidate in left]
            self._look(walks, last=clock.spent(len(walks)) >= 1)
            clock.rounds += len(walks)
        return self._ranked(left)

    def _ranked(self, candidates: Sequence[Candidate]) -> list[Candidate]:
        return sorted(candidates, key=lambda one: -one.found().score(self._seen.seat))

    def _walk(self, state: State, candidate: Candidate) -> _Walk:
        """Until something is known of it, a walk counts as lost, so that others of its batch go elsewhere."""
        state.play(candidate.move, self._seen.seat)
        candidate.edge.visits += 1
        edges, path = [candidate.edge], []
        node = candidate.edge.node
        while True:
            seat, moves = next_choice(state)
            if not moves:
                break
            path.append((node, seat))
            likes = self._likes.get(node)
            if likes is None:
                break
            move, edge = node.pick(seat, self._seen.seats, moves, self._net.chances(likes, moves))
            edge.visits += 1
            edges.append(edge)
            state.play(move, seat)
            node = edge.node
        return _Walk(candidate, edges, path, state)

    def _look(self, walks: Sequence[_Walk], *, last: bool) -> None:
        """Ask the net about all that was reached; what is over needs no opinion."""
        asked = [(walk.state, seat) for walk in walks if walk.state.to_act for seat in self._judged(walk, last)]
        likes, worth = self._net.opinions(asked) if asked else ((), ())
        at = 0
        for walk in walks:
            if not walk.state.to_act:
                values = self._net.endings(walk.state)
            else:
                judged = self._judged(walk, last)
                if not last:
                    self._likes[walk.path[-1][0]] = likes[at]
                values = self._values(judged, [float(one) for one in worth[at : at + len(judged)]])
                at += len(judged)
            walk.told(values)
            self._note(walk, values)

    def _note(self, walk: _Walk, values: Sequence[float]) -> None:
        """What a walk came to for who thinks, and what that is made of if it is to be explained."""
        candidate = walk.candidate
        candidate.each.append(values[self._seen.seat])
        if self._parts is not None:
            candidate.noted += 1
            for seat in range(self._seen.seats):
                candidate.note(seat, self._parts(walk.state, seat))

    def _judged(self, walk: _Walk, last: bool) -> list[int]:
        """Who is asked what a position is worth: who decides there, first; among more than two rivals, everyone. In the
        end nobody goes on from there, and what a move comes to for others is told of those in ``also`` alone."""
        seats, (_, seat) = self._seen.seats, walk.path[-1]
        if self._seen.game.meta.team or seats <= 2:
            return [seat]
        if last and walk.candidate.move not in self._also:
            return [self._seen.seat]
        return [seat, *(other for other in range(seats) if other != seat)]

    def _values(self, judged: Sequence[int], worth: Sequence[float]) -> list[float]:
        """To each seat; not a number to those who were not asked."""
        seats = self._seen.seats
        if self._seen.game.meta.team:
            return [worth[0]] * seats
        if seats <= 2:
            return [worth[0] if seat == judged[0] else 1 - worth[0] for seat in range(seats)]
        found = dict(zip(judged, worth, strict=True))
        return [found.get(seat, nan) for seat in range(seats)]
