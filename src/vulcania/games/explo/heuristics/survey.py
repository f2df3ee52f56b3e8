"""What a team can see in its cave: how deep it can be walked, where it can go on, which way is home.

This is for judging positions; the rules themselves do not need it.
"""

from __future__ import annotations

from vulcania.games.explo.components import CHOKE, CO2, DUCK, DUG, OBSTACLE, OPEN
from vulcania.games.explo.moves import ENTRANCE
from vulcania.games.explo.rules.cave import SIDES_OF, STEPS, STEPS_OF, Cave

ENDS_WORTH = (-14.0, 0.0, 3.0, 4.6, 5.6, 6.2, 6.6)
"""What it is worth to have so many ends: with none, the cave is closed."""
CROSSING = 1.5
"""The tiles of depth that an obstacle in the way costs."""
LOST = 99.0


def depths(cave: Cave) -> dict[int, int]:
    """How deep every tile lies by the galleries, obstacles included, digging tiles not counted (EX-28)."""
    known = cave.memory.depths
    if known:
        return known
    laid = cave.laid
    found = {ENTRANCE: 0}
    layer = [ENTRANCE]
    while layer:
        after = []
        for square in layer:
            for step in STEPS_OF[laid[square] & OPEN]:
                beside = square + step
                if beside in laid and beside not in found:
                    found[beside] = found[square] + (0 if laid[beside] & DUG else 1)
                    after.append(beside)
        layer = after
    known.update(found)
    return known


def ends(cave: Cave) -> set[int]:
    """The tiles from which a gallery goes on into the unknown."""
    found = cave.memory.ends
    if not found and cave.ends:
        found.update(square + STEPS[side] for square, rim in cave.rim.items() for side in SIDES_OF[rim & OPEN])
    return found


def in_harms_way(cave: Cave, square: int) -> bool:
    """EX-20: whether rockfall, rising water or rising CO2 would hurt a caver here."""
    return bool(cave.laid[square] & CO2) or cave.next_to((square,), CHOKE | DUCK)


def promise(cave: Cave, wanted: int) -> float:
    """How well the cave serves a team that wants to go to a depth: where it goes on, how deep it is already, both the
    less worth the more obstacles are before it, and how many ends are left for tiles that nobody wants."""
    known = cave.memory.promises.get(wanted)
    if known is None:
        known = cave.memory.promises[wanted] = _surveyed(cave, wanted)
    return known


def _surveyed(cave: Cave, wanted: int) -> float:
    laid = cave.laid
    seen = {ENTRANCE}
    layer: list[tuple[int, int]] = [(ENTRANCE, 0)]
    crossed, ends, side_depth, danger = 0, 0.0, 0.0, 0.0
    furthest_end, furthest = -LOST, 0.0
    while layer:
        behind: list[tuple[int, int]] = []
        deepest, deepest_end = 0, -LOST
        for square, depth in layer:  # grows while it is gone through: all that lies behind as many obstacles
            here = laid[square]
            kind = here & OBSTACLE
            if here & CO2:
                danger += 0.5
            if kind & (CHOKE | DUCK):
                danger += 0.35
            deeper = depth + 1
            for step in STEPS_OF[here & OPEN]:
                beside = square + step
                if beside in seen:
                    continue
                there = laid.get(beside)
                if there is None:
                    ends += 1 if not crossed else 0.6
                    side_depth += min(deeper, wanted)
                    deepest_end = max(deepest_end, deeper)
                    continue
                seen.add(beside)
                in_the_way = there & OBSTACLE
                if in_the_way and in_the_way != kind:
                    behind.append((beside, deeper))
                else:
                    layer.append((beside, deeper))
                    if deeper > deepest and not in_the_way:
                        deepest = deeper
        furthest = max(furthest, min(deepest, wanted) - CROSSING * crossed)
        furthest_end = max(furthest_end, min(deepest_end, wanted + 1) - CROSSING * crossed)
        layer = behind
        crossed += 1
    if not ends:
        return ENDS_WORTH[0] + 2.0 * furthest - danger
    spare = ENDS_WORTH[min(int(ends + 0.4), len(ENDS_WORTH) - 1)]
    return 4.0 * furthest_end + 2.0 * furthest + spare + 0.15 * side_depth / ends - danger


def ways_on(cave: Cave) -> set[int]:
    """The tiles from which a row of obstacles leads into the unknown: a tile may yet be laid behind it."""
    found = cave.memory.ways_on
    if found:
        return found
    laid = cave.laid
    for last, tile in laid.items():
        if not tile & OBSTACLE:
            continue
        for side in SIDES_OF[tile & OPEN]:
            step = STEPS[side]
            if last + step in laid:
                continue
            square = last - step
            while laid.get(square, 0) & OBSTACLE:
                square -= step
            if laid.get(square, 0) >> side & 1:
                found.add(square)
    return found
