"""The octopus of the chart: its arms reach through the squares that its marks name, whatever the chart."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from vulcania.drawing.svg import el, group, move_to
from vulcania.games.voyage.components import STEPS
from vulcania.games.voyage.picture.page import ART, CREAM, INK, RED

Point = tuple[float, float]
Square = tuple[int, int]

_ROOT, _TIP = 0.36, 0.07
"""Half of an arm's width at the body and at its end, in squares."""
_FINE = 7
"""How many steps the line of an arm has between two squares."""


def draw_octopus(body: list[Square], arms: set[Square]) -> str:
    """Around squares of size 1. The marks lay it: an arm goes from the body to each end."""
    if not body and not arms:
        return ""
    body = body or [min(arms)]
    heart = (sum(x for x, _ in body) / len(body) + 0.5, sum(y for _, y in body) / len(body) + 0.5)
    limbs = [_limb(heart, chain, n) for n, chain in enumerate(_chains(body, arms))]
    head = group(ART["octopus-head"].markup, transform=move_to(*heart, scale=0.0098))
    return group(*limbs, head, class_="octopus", aria_hidden="true")


def _chains(body: list[Square], arms: set[Square]) -> list[list[Square]]:
    """From the body outwards, square by neighbouring square, to each end of an arm."""
    before: dict[Square, Square | None] = dict.fromkeys(body)
    queue = list(body)
    for x, y in queue:
        for dx, dy in STEPS:
            other = (x + dx, y + dy)
            if other in arms and other not in before:
                before[other] = (x, y)
                queue.append(other)
    inner = set(before.values())
    chains = []
    for end in (square for square in queue if square in arms and square not in inner):
        chain, at = [end], before[end]
        while at is not None and at not in body:
            chain.append(at)
            at = before[at]
        chains.append(chain[::-1])
    return chains


def _limb(heart: Point, chain: list[Square], n: int) -> str:
    """One arm: it swings from side to side, grows thin, and curls up at its end."""
    line = _curve([heart, *_swung(heart, chain, 1 if n % 2 else -1)])
    count = len(line) - 1
    left, right, suckers = [], [], []
    for at, (x, y) in enumerate(line):
        dx, dy = _towards(line[max(at - 1, 0)], line[min(at + 1, count)])
        half = _ROOT + (_TIP - _ROOT) * (at / count) ** 0.8
        left.append((x - dy * half, y + dx * half))
        right.append((x + dy * half, y - dx * half))
        if at % 4 == 2 and 0.25 < at / count < 0.85:
            suckers.append(el("circle", cx=x - dy * half * 0.45, cy=y + dx * half * 0.45, r=half * 0.3))
    d = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in (*left, *reversed(right))) + "Z"
    return group(
        el("path", d=d, fill=RED, stroke=INK, stroke_width=0.05, stroke_linejoin="round"),
        group(*suckers, fill=CREAM),
    )


def _swung(heart: Point, chain: list[Square], side: int) -> list[Point]:
    """The squares' middles, each a little beside the line, and behind the last of them a curl."""
    points: list[Point] = []
    before = heart
    for n, (column, row) in enumerate(chain):
        x, y = column + 0.5, row + 0.5
        dx, dy = _towards(before, (x, y))
        away = 0.16 * side * (-1) ** n
        points.append((x - dy * away, y + dx * away))
        before = (x, y)
    dx, dy = _towards(points[-2] if len(points) > 1 else heart, points[-1])
    x, y = points[-1]
    centre = (x - dy * 0.26 * side, y + dx * 0.26 * side)
    for turn in (0.6, 1.1, 1.6):
        near = 0.26 - 0.08 * (turn - 0.6)
        angle = turn * pi * 0.75 * side
        ox, oy = dy * near * side, -dx * near * side
        points.append((centre[0] + ox * cos(angle) - oy * sin(angle), centre[1] + ox * sin(angle) + oy * cos(angle)))
    return points


def _towards(one: Point, other: Point) -> Point:
    dx, dy = other[0] - one[0], other[1] - one[1]
    length = hypot(dx, dy) or 1.0
    return dx / length, dy / length


def _curve(points: list[Point]) -> list[Point]:
    """A smooth line through the points (Catmull and Rom's)."""
    around = [points[0], *points, points[-1]]
    line = []
    for a, b, c, d in zip(around, around[1:], around[2:], around[3:], strict=False):
        for step in range(_FINE):
            t = step / _FINE
            line.append((_between(a[0], b[0], c[0], d[0], t), _between(a[1], b[1], c[1], d[1], t)))
    return [*line, points[-1]]


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
