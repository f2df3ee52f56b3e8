"""What a team can see in its cave: how deep it can be walked, where it can go on, which way is home.

This is for judging positions; the rules themselves do not need it.
"""

from __future__ import annotations

from vulcania.games.explo.components import CHOKE, CO2, DUCK, DUG, OBSTACLE, OPEN
from vulcania.games.explo.moves import ENTRANCE
from vulcania.games.explo.rules.cave import SIDES_OF, STEPS, STEPS_OF, Cave


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
