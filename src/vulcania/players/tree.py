"""The tree that a search grows: what has been learnt about moves, and how the next one to try is picked.

A node stands for everything that looks alike to whoever remembers only the moves that led there. As each walk down goes
through another imagined position, a move may be open in one and not in the next: an edge counts how often it could have
been chosen, besides how often it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from vulcania.core.state import State

BOLDNESS = 0.6
"""How far the heuristics' opinion may carry a move that has been tried little."""
WIDENING = 1.5
"""A node tried n times may know about this · √n moves, the heuristics' favourites first."""


def next_choice(state: State) -> tuple[int, list[int]]:
    """Play on to where somebody has more than one move: who that is, and the moves. There are none at the end."""
    while state.to_act:
        seat = state.to_act[0]
        moves = state.legal(seat)
        if len(moves) > 1:
            return seat, moves
        state.play(moves[0], seat)
    return -1, []


class Edge:
    """A move from a node: how often it was open, how often it was tried, and what that came to for each seat."""

    __slots__ = ("node", "open", "totals", "visits")

    def __init__(self, seats: int) -> None:
        self.open = 0
        self.visits = 0
        self.totals = [0.0] * seats
        self.node = Node()

    def add(self, values: Sequence[float]) -> None:
        self.visits += 1
        totals = self.totals
        for seat, value in enumerate(values):
            totals[seat] += value


class Node:
    """A point in the tree where some seat decides."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """What walks through here came to for the seat that decides here."""
        self.edges: dict[int, Edge] = {}

    def pick(self, seat: int, seats: int, moves: Sequence[int], weights: Sequence[float]) -> tuple[int, Edge]:
        """The move to try next, at a node that was visited before: one that did well, that the heuristics like, or that
        has been tried too little."""
        edges = self.edges
        unknown = -1
        best_weight = -1.0
        whole = 0.0
        known: list[tuple[int, float, Edge]] = []
        for move, weight in zip(moves, weights, strict=True):
            whole += weight
            edge = edges.get(move)
            if edge is not None:
                edge.open += 1
                known.append((move, weight, edge))
            elif weight > best_weight:
                best_weight, unknown = weight, move
        scale = BOLDNESS / whole if whole > 0 else 0.0
        best, chosen, found = -1.0, -1, None
        for move, weight, edge in known:
            n = edge.visits
            worth = edge.totals[seat] / n + scale * weight * sqrt(edge.open) / (1 + n)
            if worth > best:
                best, chosen, found = worth, move, edge
        if found is None or (unknown >= 0 and len(known) < WIDENING * sqrt(self.visits + 1)):
            hoped = self.total / self.visits + scale * best_weight * sqrt(self.visits)
            if found is None or hoped > best:
                chosen, found = unknown, Edge(seats)
                found.open = 1
                edges[unknown] = found
        return chosen, found
