"""What a cave promises a team that wants to go deep, and what it would with one more tile."""

from __future__ import annotations

from vulcania.games.explo.components import CHOKE, CO2, DUCK, OBSTACLE, OPEN
from vulcania.games.explo.moves import ENTRANCE
from vulcania.games.explo.rules.cave import SIDE_STEPS_OF, SIDES_OF, STEPS, Cave
from vulcania.games.explo.rules.memory import Outlook, When

ENDS_WORTH = (-14.0, 0.0, 3.0, 4.6, 5.6, 6.2, 6.6)
"""What it is worth to have so many ends: with none, the cave is closed."""
CROSSING = 1.5
"""The tiles of depth that an obstacle in the way costs."""
BEHIND = 0.6
"""What an end behind obstacles counts for."""
DANGEROUS = CO2 | CHOKE | DUCK


def outlook(cave: Cave, wanted: int) -> Outlook:
    """How well the cave serves a team that wants to go to a depth: where it goes on, how deep it is already, both the
    less worth the more obstacles are before it, and how many ends are left for tiles that nobody wants."""
    memory = cave.memory
    known = memory.outlooks.get(wanted)
    if known is None:
        for before in memory.before:
            known = before.outlooks.get(wanted)
            if known is not None:
                for square in before.lately:
                    known = _with(known, cave.laid, square, cave.laid[square], wanted)
        if known is None:
            known = walked(cave.laid, wanted)
        memory.outlooks[wanted] = known
    return known


def promise_with(cave: Cave, wanted: int, square: int, tile: int) -> float:
    """What it promises with one more tile, that is its openings and its ground, on a square where it fits."""
    joined = cave.rim[square] & OPEN
    if joined & (joined - 1):  # it closes a ring: what lies behind it may not lie as deep any more
        return walked({**cave.laid, square: tile}, wanted).promise
    return _with(outlook(cave, wanted), cave.laid, square, tile, wanted).promise


def walked(laid: dict[int, int], wanted: int) -> Outlook:
    """From the entrance on: first all that lies before any obstacle, then all that lies behind one, and so on."""
    reached: dict[int, tuple[When, int]] = {ENTRANCE: ((0, 0), 0)}
    layer = [ENTRANCE]
    ends: list[float] = []
    dangers: list[tuple[When, float]] = []
    crossed, before, side_depth, furthest = 0, 0, 0, 0.0
    while layer:
        behind: list[int] = []
        deepest, cost = 0, CROSSING * crossed
        for square in layer:  # grows while it is gone through: all that lies behind as many obstacles
            here = laid[square]
            kind = here & OBSTACLE
            when, depth = reached[square]
            deeper = depth + 1
            for side, step in SIDE_STEPS_OF[here & OPEN]:
                beside = square + step
                if beside in reached:
                    continue
                there = laid.get(beside)
                if there is None:
                    side_depth += min(deeper, wanted)
                    ends.append(min(deeper, wanted + 1) - cost)
                    continue
                later = _next(when, side, kind, there)
                reached[beside] = (later, deeper)
                if later[0] > crossed:
                    behind.append(beside)
                else:
                    layer.append(beside)
                if deeper > deepest and not there & OBSTACLE:
                    deepest = deeper
                if there & DANGEROUS:
                    dangers.append((later, _danger(there)))
        furthest = max(furthest, min(deepest, wanted) - cost)
        if not crossed:
            before = len(ends)
        layer = behind
        crossed += 1
    ends.sort(reverse=True)
    dangers.sort()
    return _weighed(reached, ends, len(ends) - before, side_depth, furthest, dangers)


def _with(known: Outlook, laid: dict[int, int], square: int, tile: int, wanted: int) -> Outlook:
    """With one more tile, at an end, where it changes nothing but what is found there."""
    _, reached, ends, behind, side_depth, furthest, dangers = known
    sides = SIDES_OF[tile & OPEN]
    found = [side for side in sides if square + STEPS[side] in reached]
    if not found:
        return known  # nobody can get there
    last = square + STEPS[found[0]]
    when, depth = reached[last]
    deeper, cost = depth + 1, CROSSING * when[0]
    ends = ends.copy()
    ends.remove(min(deeper, wanted + 1) - cost)
    behind -= 1 if when[0] else 0
    side_depth -= min(deeper, wanted)
    later = _next(when, found[0] ^ 2, laid[last] & OBSTACLE, tile)
    if not tile & OBSTACLE:
        furthest = max(furthest, min(deeper, wanted) - cost)
    if tile & DANGEROUS:
        dangers = sorted([*dangers, (later, _danger(tile))])
    more = len(sides) - 1
    if more:
        ends += [min(deeper + 1, wanted + 1) - CROSSING * later[0]] * more
        ends.sort(reverse=True)
        behind += more if later[0] else 0
        side_depth += more * min(deeper + 1, wanted)
    return _weighed({**reached, square: (later, deeper)}, ends, behind, side_depth, furthest, dangers)


def _next(when: When, side: int, kind: int, tile: int) -> When:
    """When a walk comes by a tile on a side of one that is an obstacle of this kind, or none."""
    in_the_way = tile & OBSTACLE
    if in_the_way and in_the_way != kind:
        return (when[0] + 1, 0, *when[1:], side)
    return (when[0], when[1] + 1, *when[2:], side)


def _danger(tile: int) -> float:
    return 0.5 if tile & CO2 else 0.35


def _weighed(
    reached: dict[int, tuple[When, int]], ends: list[float], behind: int, side_depth: int, furthest: float,
    dangers: list[tuple[When, float]],
) -> Outlook:  # fmt: skip
    danger = 0.0
    for _, much in dangers:
        danger += much
    if ends:
        counted = float(len(ends) - behind)
        for _ in range(behind):
            counted += BEHIND
        spare = ENDS_WORTH[min(int(counted + 0.4), len(ENDS_WORTH) - 1)]
        promise = 4.0 * ends[0] + 2.0 * furthest + spare + 0.15 * side_depth / counted - danger
    else:
        promise = ENDS_WORTH[0] + 2.0 * furthest - danger
    return Outlook(promise, reached, ends, behind, side_depth, furthest, dangers)
