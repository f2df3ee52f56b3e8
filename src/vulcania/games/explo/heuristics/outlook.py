"""What a cave promises a team that wants to go deep, and what it would with one more tile."""

from __future__ import annotations

from vulcania.games.explo.components import CHOKE, CO2, DUCK, OBSTACLE, OPEN
from vulcania.games.explo.moves import ENTRANCE
from vulcania.games.explo.rules.cave import SIDES_OF, STEPS, STEPS_OF, Cave
from vulcania.games.explo.rules.memory import Danger, Outlook

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
        before = memory.outlooks_before.get(wanted)
        if before is None:
            known = walked(cave.laid, wanted)
        else:
            known = _with(before, cave.laid, memory.last, cave.laid[memory.last], wanted)
        memory.outlooks[wanted] = known
    return known


def promise_with(cave: Cave, wanted: int, square: int, tile: int) -> float:
    """What it promises with one more tile, that is its openings and its ground, on a square where it fits."""
    known = outlook(cave, wanted)
    if tile & DANGEROUS and not known.in_order:
        known = cave.memory.outlooks[wanted] = walked(cave.laid, wanted)
    return _with(known, cave.laid, square, tile, wanted).promise


def _with(known: Outlook, laid: dict[int, int], square: int, tile: int, wanted: int) -> Outlook:
    """With one more tile. At an end it changes nothing but what is found there."""
    joined = [side for side in SIDES_OF[tile & OPEN] if square + STEPS[side] in laid]
    if len(joined) > 1 or (tile & DANGEROUS and not known.in_order):
        return walked({**laid, square: tile}, wanted)
    if not joined or square + STEPS[joined[0]] not in known.reached:
        return known  # nobody can get there
    _, reached, _, ends, behind, side_depth, furthest, dangers = known
    last = square + STEPS[joined[0]]
    kind, in_the_way = laid[last] & OBSTACLE, tile & OBSTACLE
    when, depth, crossed = reached[last]
    deeper, cost = depth + 1, CROSSING * crossed
    ends = ends.copy()
    ends.remove(min(deeper, wanted + 1) - cost)
    side_depth -= min(deeper, wanted)
    behind -= crossed > 0
    if tile & DANGEROUS:
        dangers = sorted([*dangers, _danger(tile, kind, crossed, when, joined[0] ^ 2)])
    if not in_the_way:
        furthest = max(furthest, min(deeper, wanted) - cost)
    elif in_the_way != kind:
        crossed += 1
    more = len(SIDES_OF[tile & OPEN]) - 1
    if more:
        side_depth += more * min(deeper + 1, wanted)
        behind += more if crossed else 0
        ends += [min(deeper + 1, wanted + 1) - CROSSING * crossed] * more
        ends.sort(reverse=True)
    reached = {**reached, square: (0, deeper, crossed)}
    return _weighed(reached, False, ends, behind, side_depth, furthest, dangers)


def walked(laid: dict[int, int], wanted: int) -> Outlook:
    """From the entrance on: first all that lies before any obstacle, then all that lies behind one, and so on."""
    reached: dict[int, tuple[int, int, int]] = {}
    seen = {ENTRANCE}
    layer: list[tuple[int, int]] = [(ENTRANCE, 0)]
    ends: list[float] = []
    dangers: list[Danger] = []
    crossed, before, side_depth, furthest = 0, 0, 0, 0.0
    while layer:
        behind: list[tuple[int, int]] = []
        deepest, cost = 0, CROSSING * crossed
        for square, depth in layer:  # grows while it is gone through: all that lies behind as many obstacles
            here = laid[square]
            kind = here & OBSTACLE
            when = len(reached)
            reached[square] = (when, depth, crossed)
            deeper = depth + 1
            for step in STEPS_OF[here & OPEN]:
                beside = square + step
                if beside in seen:
                    continue
                there = laid.get(beside)
                if there is None:
                    side_depth += min(deeper, wanted)
                    ends.append(min(deeper, wanted + 1) - cost)
                    continue
                seen.add(beside)
                in_the_way = there & OBSTACLE
                if in_the_way and in_the_way != kind:
                    behind.append((beside, deeper))
                else:
                    layer.append((beside, deeper))
                    if deeper > deepest and not in_the_way:
                        deepest = deeper
                if there & DANGEROUS:
                    dangers.append(_danger(there, kind, crossed, when, STEPS.index(step)))
        furthest = max(furthest, min(deepest, wanted) - cost)
        if not crossed:
            before = len(ends)
        layer = behind
        crossed += 1
    ends.sort(reverse=True)
    dangers.sort()
    return _weighed(reached, True, ends, len(ends) - before, side_depth, furthest, dangers)


def _danger(tile: int, kind: int, crossed: int, when: int, side: int) -> Danger:
    """Of a tile that is seen from one of a kind."""
    in_the_way, much = tile & OBSTACLE, 0.5 if tile & CO2 else 0.35
    if in_the_way and in_the_way != kind:
        return crossed + 1, False, when, side, much
    return crossed, True, when, side, much


def _weighed(
    reached: dict[int, tuple[int, int, int]], in_order: bool, ends: list[float], behind: int, side_depth: int,
    furthest: float, dangers: list[Danger],
) -> Outlook:  # fmt: skip
    danger = 0.0
    for _, _, _, _, much in dangers:
        danger += much
    if ends:
        counted = float(len(ends) - behind)
        for _ in range(behind):
            counted += BEHIND
        spare = ENDS_WORTH[min(int(counted + 0.4), len(ENDS_WORTH) - 1)]
        promise = 4.0 * ends[0] + 2.0 * furthest + spare + 0.15 * side_depth / counted - danger
    else:
        promise = ENDS_WORTH[0] + 2.0 * furthest - danger
    return Outlook(promise, reached, in_order, ends, behind, side_depth, furthest, dangers)
