"""What may be sailed and walked from every square (VO-8, VO-21, VO-30), worked out once for each box."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from vulcania.games.voyage.components import CANNIBALS, DEPTHS, GREAT, MEDIUM, SHARKS, STEPS, SURFACE, Chart, Parts
from vulcania.games.voyage.moves import STEP, sail


class Course(NamedTuple):
    """For each square, the moves that bring the Nautilus a step nearer to one aim (VO-8)."""

    dived: tuple[tuple[int, ...], ...]
    surfaced: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Courses:
    parts: Parts
    steps: tuple[tuple[int, ...], ...]
    """A hunter's moves from each square to those around it in the same zone (VO-21)."""
    to_destination: tuple[Course, ...]
    to_warship: Course
    out_of_archipelago: Course

    def __reduce__(self) -> tuple[object, tuple[Parts]]:
        return courses, (self.parts,)  # wherever a position is sent, they are worked out again

    def towards(self, adventure: int, target: int) -> Course:
        """What the Nautilus sails for: the adventure's aim (VO-29, VO-30), or the destination (VO-8)."""
        if adventure == SHARKS:
            return self.to_warship
        return self.out_of_archipelago if adventure == CANNIBALS else self.to_destination[target]


@lru_cache(8)
def courses(parts: Parts) -> Courses:
    chart = parts.chart
    zone = chart.zone
    return Courses(
        parts,
        steps=tuple(
            tuple(STEP + d for d, other in enumerate(others) if other >= 0 and zone[other] == zone[square])
            for square, others in enumerate(chart.near)
        ),
        to_destination=tuple(_course(chart, _king_steps(chart, aim)) for aim in chart.destinations),
        to_warship=_course(chart, _king_steps(chart, chart.warship)),
        out_of_archipelago=_course(chart, _steps_out(chart)),
    )


def _king_steps(chart: Chart, aim: int) -> list[int]:
    return [chart.distance(square, aim) for square in range(len(chart.zone))]


def _steps_out(chart: Chart) -> list[int]:
    """VO-30: how far each square of the archipelago is from the nearest one outside."""
    steps = [-1 if here == CANNIBALS else 0 for here in chart.zone]
    queue = deque(square for square, far in enumerate(steps) if far == 0)
    while queue:
        square = queue.popleft()
        for other in chart.near[square]:
            if other >= 0 and steps[other] < 0:
                steps[other] = steps[square] + 1
                queue.append(other)
    return steps


def _course(chart: Chart, steps: list[int]) -> Course:
    dived, surfaced = [], []
    for square, others in enumerate(chart.near):
        nearer = [(d, other) for d, other in enumerate(others) if other >= 0 and steps[other] == steps[square] - 1]
        levers = ((MEDIUM,), (GREAT,), (MEDIUM, GREAT))
        dived.append(tuple(sail(d, lever) for d, other in nearer for lever in levers[chart.water[other]]))
        surfaced.append(tuple(sail(d, SURFACE) for d, _ in nearer))
    return Course(tuple(dived), tuple(surfaced))


@lru_cache(8)
def lap(parts: Parts) -> int:
    """So much at least is registered between a destination and the same one again, all six being reached (VO-13).

    A leg begins on the destination before, or where an adventure there has taken the Nautilus (VO-40); the whirlpool
    can shorten any leg under way, other adventures only lengthen it. Each step is taken to register the least that any
    lever would in its direction.
    """
    chart = parts.chart
    least = _least(parts)
    outside = [
        square
        for square, here in enumerate(chart.zone)
        if here != CANNIBALS and any(other >= 0 and chart.zone[other] == CANNIBALS for other in chart.near[square])
    ]
    starts = {SHARKS: [chart.warship], CANNIBALS: outside}

    def leg(start: int, to: int) -> int:
        (row, column), (to_row, to_column) = divmod(start, chart.columns), divmod(to, chart.columns)
        return least[to_column - column, to_row - row]

    return sum(
        min(
            leg(start, to)
            for before, square in enumerate(chart.destinations)
            if before != after
            for start in [square, chart.whirlpool, *starts.get(before, [])]
        )
        for after, to in enumerate(chart.destinations)
    )


def _least(parts: Parts) -> dict[tuple[int, int], int]:
    """For each number of columns and rows to go, the least that is registered on any way."""
    chart, routes, levers = parts.chart, parts.instruments.routes, len(DEPTHS)
    cheapest = [min(routes[sail(d, 0) : sail(d, 0) + levers]) for d in range(len(STEPS))]
    found = {(0, 0): 0}
    queue = deque(found)
    while queue:
        x, y = queue.popleft()
        for (dx, dy), route in zip(STEPS, cheapest, strict=True):
            there, cost = (x + dx, y + dy), found[x, y] + route
            inside = abs(there[0]) < chart.columns and abs(there[1]) < chart.rows
            if inside and (there not in found or cost < found[there]):
                found[there] = cost
                queue.append(there)
    return found
