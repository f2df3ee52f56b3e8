"""What a team can see in its cave: how deep it can be walked, where it can go on, which way is home.

This is for judging positions; the rules themselves do not need it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vulcania.games.explo.components import CHOKE, CO2, DUCK, DUG, OBSTACLE, OPEN
from vulcania.games.explo.moves import ENTRANCE
from vulcania.games.explo.rules.cave import SIDES_OF, STEPS, STEPS8, STEPS_OF, Cave

ENDS_WORTH = (-14.0, 0.0, 3.0, 4.6, 5.6, 6.2, 6.6)
"""What it is worth to have so many ends that can be walked to: with none, the cave is closed."""


def walks(cave: Cave, start: int) -> dict[int, int]:
    """The steps to every tile that can be walked to from here without a card, diagonals included."""
    known = cave.memory.walks.get(start)
    if known is not None:
        return known
    found = cave.memory.walks[start] = {start: 0}
    layer = [start]
    steps = 0
    while layer:
        steps += 1
        after = []
        for square in layer:
            for direction in cave.steps(square):
                beside = square + STEPS8[direction]
                if beside not in found:
                    found[beside] = steps
                    after.append(beside)
        layer = after
    return found


def depths(cave: Cave) -> dict[int, int]:
    """How deep every tile lies by the galleries, obstacles included, digging tiles not counted (EX-28)."""
    found = cave.memory.depths
    if found:
        return found
    laid = cave.laid
    found[ENTRANCE] = 0
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
    return found


def ends(cave: Cave) -> set[int]:
    """The tiles from which a gallery goes on into the unknown."""
    found = cave.memory.ends
    if not found and cave.ends:
        found.update(square + STEPS[side] for square, rim in cave.rim.items() for side in SIDES_OF[rim & OPEN])
    return found


def in_harms_way(cave: Cave, square: int) -> bool:
    """EX-20: whether rockfall, rising water or rising CO2 would hurt a caver here."""
    return bool(cave.laid[square] & CO2) or cave.next_to((square,), CHOKE | DUCK)


def gates(cave: Cave, reach: Iterable[int]) -> Iterator[tuple[int, int, int]]:
    """EX-23: where obstacles could be crossed from these tiles: the tile before, the one behind, the kinds between."""
    laid = cave.laid
    for square in reach:
        for side in SIDES_OF[laid[square] & OPEN]:
            row = cave.beyond(square, side)
            if row is not None:
                yield square, *row


def promise(cave: Cave, wanted: int) -> float:
    """How well the cave serves a team that wants to walk to a depth: where it can go on, how deep it is already, and
    how many ends are left for tiles that nobody wants."""
    laid = cave.laid
    depth = 0
    seen = {ENTRANCE}
    layer = [ENTRANCE]
    deepest_end, ends, side_depth, danger = 0, 0, 0, 0.0
    while layer:
        depth += 1
        after = []
        for square in layer:
            here = laid[square]
            if here & CO2:
                danger += 0.5
            for step in STEPS_OF[here & OPEN]:
                beside = square + step
                if beside in seen:
                    continue
                there = laid.get(beside)
                if there is None:
                    ends += 1
                    side_depth += min(depth, wanted)
                    deepest_end = depth
                elif there & OBSTACLE:
                    if there & (CHOKE | DUCK):
                        danger += 0.35
                else:
                    seen.add(beside)
                    after.append(beside)
        layer = after
    deepest = depth - 1
    if not ends:
        return ENDS_WORTH[0] + 2.0 * min(deepest, wanted) + _promise_beyond(cave, wanted) - danger
    good = 4.0 * min(deepest_end, wanted + 1) + 2.0 * min(deepest, wanted) + ENDS_WORTH[min(ends, len(ENDS_WORTH) - 1)]
    return good + 0.15 * (side_depth / ends if ends else 0) - danger


def _promise_beyond(cave: Cave, wanted: int) -> float:
    """The same for a cave that is closed but for its obstacles: how deep it goes on behind as few of them as can be."""
    laid = cave.laid
    crossed = {ENTRANCE: 0}
    layer = [ENTRANCE]
    depth = 0
    best = 0.0
    while layer:
        depth += 1
        after = []
        for square in layer:
            here = laid[square]
            for step in STEPS_OF[here & OPEN]:
                beside = square + step
                if beside in crossed:
                    continue
                there = laid.get(beside)
                if there is None:
                    blocked = crossed[square] + (1 if here & OBSTACLE else 0)
                    best = max(best, min(depth, wanted + 1) - 2.5 * blocked)
                    continue
                kind = there & OBSTACLE
                crossed[beside] = crossed[square] + (1 if kind and kind != here & OBSTACLE else 0)
                after.append(beside)
        layer = after
    return best


def ways_on(cave: Cave, reach: Iterable[int]) -> list[int]:
    """The tiles from which a row of obstacles leads into the unknown: a tile may yet be laid behind it."""
    laid = cave.laid
    found = []
    for square in reach:
        for step in STEPS_OF[laid[square] & OPEN]:
            beside = square + step
            if laid.get(beside, 0) & OBSTACLE:
                while laid.get(beside, 0) & OBSTACLE:
                    beside += step
                if beside not in laid:
                    found.append(square)
    return found
