"""What may be sailed and walked from every square (VO-8, VO-21, VO-30), worked out once for each box."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from vulcania.games.voyage.components import CANNIBALS, GREAT, MEDIUM, SHARKS, SURFACE, Chart, Parts
from vulcania.games.voyage.moves import STEP, sail


class Course(NamedTuple):
    """For each square, the moves that bring the Nautilus a step nearer to one aim (VO-8)."""

    dived: tuple[tuple[int, ...], ...]
    surfaced: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Courses:
    steps: tuple[tuple[int, ...], ...]
    """A hunter's moves from each square to those around it in the same zone (VO-21)."""
    to_destination: tuple[Course, ...]
    to_warship: Course
    out_of_archipelago: Course
    shortest_leg: int
    """No destination is reached in fewer moves after the one before."""

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
        steps=tuple(
            tuple(STEP + d for d, other in enumerate(others) if other >= 0 and zone[other] == zone[square])
            for square, others in enumerate(chart.near)
        ),
        to_destination=tuple(_course(chart, _king_steps(chart, aim)) for aim in chart.destinations),
        to_warship=_course(chart, _king_steps(chart, chart.warship)),
        out_of_archipelago=_course(chart, _steps_out(chart)),
        shortest_leg=_shortest_leg(chart),
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


def _shortest_leg(chart: Chart) -> int:
    """A leg begins on the destination before, or where an adventure there has taken the Nautilus (VO-40).

    The whirlpool can shorten any leg under way, too; other adventures only lengthen them.
    """
    outside = [
        square
        for square, here in enumerate(chart.zone)
        if here != CANNIBALS and any(other >= 0 and chart.zone[other] == CANNIBALS for other in chart.near[square])
    ]
    starts = {SHARKS: [chart.warship], CANNIBALS: outside}
    return min(
        chart.distance(start, to)
        for before, square in enumerate(chart.destinations)
        for start in [square, chart.whirlpool, *starts.get(before, [])]
        for after, to in enumerate(chart.destinations)
        if after != before
    )
