"""Direct routes and loops (EX-28): how deep a marker lies, and which tiles count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec

from vulcania.games.explo.components import DUG, OPEN
from vulcania.games.explo.moves import ENTRANCE
from vulcania.games.explo.rules.cave import STEPS_OF, Cave


class Survey(NamedTuple):
    """Where a marker lies, and how deep."""

    square: int
    depth: int


class Route(msgspec.Struct, frozen=True):
    """The tiles counted for a marker, in the order of the way in."""

    seat: int
    direct: tuple[int, ...]
    """The tiles of the most direct route that count: neither the entrance nor digging tiles."""
    loop: tuple[int, ...] = ()
    """The tiles of rings that were walked, added once."""

    @property
    def depth(self) -> int:
        return len(self.direct)

    @property
    def score(self) -> int:
        return len(self.direct) + len(self.loop)


def direct_route(cave: Cave, marker: int) -> list[int]:
    """The most direct way from the entrance to a tile, both included: the fewest tiles; of equals the one with the
    fewest digging tiles; of equals the first by place."""
    laid = cave.laid
    cost = {ENTRANCE: 0}
    came: dict[int, int] = {}
    layer = [ENTRANCE]
    while layer and marker not in cost:
        reached: dict[int, tuple[int, int]] = {}
        for square in layer:
            for step in STEPS_OF[laid[square] & OPEN]:
                beside = square + step
                if beside not in laid or beside in cost:
                    continue
                way = (cost[square] + bool(laid[beside] & DUG), square)
                if beside not in reached or way < reached[beside]:
                    reached[beside] = way
        for square, (dug, before) in reached.items():
            cost[square] = dug
            came[square] = before
        layer = list(reached)
    route = [marker]
    while route[-1] != ENTRANCE:
        route.append(came[route[-1]])
    return route[::-1]


def counted(cave: Cave, squares: Iterable[int]) -> tuple[int, ...]:
    """EX-28: neither the entrance nor digging tiles count."""
    return tuple(square for square in squares if square != ENTRANCE and not cave.laid[square] & DUG)


def depth(cave: Cave, marker: int) -> int:
    """How many tiles lie between a marker and the entrance, its own included."""
    return len(counted(cave, direct_route(cave, marker)))


def ring_squares(trail: Sequence[int]) -> set[int]:
    """The squares on a closed ring of the steps walked: those at an end of a step that is not the only way across."""
    beside: dict[int, set[int]] = {}
    for a, b in pairwise(trail):
        if a != b:
            beside.setdefault(a, set()).add(b)
            beside.setdefault(b, set()).add(a)
    ways = sum(len(others) for others in beside.values()) // 2
    if ways < len(beside):  # a tree has no ring
        return set()
    bridges = _bridges(beside)
    return {a for a, others in beside.items() for b in others if (min(a, b), max(a, b)) not in bridges}


def _bridges(beside: dict[int, set[int]]) -> set[tuple[int, int]]:
    """The steps without which the trail would fall apart (found by depth-first search, without recursion)."""
    found: set[tuple[int, int]] = set()
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    for root, neighbours in beside.items():
        if root in order:
            continue
        order[root] = low[root] = len(order)
        stack = [(root, -1, iter(sorted(neighbours)))]
        while stack:
            here, parent, others = stack[-1]
            for other in others:
                if other not in order:
                    order[other] = low[other] = len(order)
                    stack.append((other, here, iter(sorted(beside[other]))))
                    break
                if other != parent:
                    low[here] = min(low[here], order[other])
            else:
                stack.pop()
                if parent >= 0:
                    low[parent] = min(low[parent], low[here])
                    if low[here] > order[parent]:
                        found.add((min(here, parent), max(here, parent)))
    return found


def route(cave: Cave, seat: int, marker: int, trail: Sequence[int]) -> Route:
    """What a caver's marker counts, loops included."""
    direct = direct_route(cave, marker)
    extra = sorted(ring_squares(trail) - set(direct))
    return Route(seat, counted(cave, direct), counted(cave, extra))


def best_route(cave: Cave, markers: Sequence[int], trails: Sequence[Sequence[int]]) -> Route:
    """EX-28: of the marker farthest from the entrance; of equally far ones, the one that counts the most."""
    routes = [route(cave, seat, marker, trails[seat]) for seat, marker in enumerate(markers)]
    return max(routes, key=lambda one: (one.depth, one.score, -one.seat))
