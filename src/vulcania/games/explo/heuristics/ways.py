"""Ways through the cave, measured in turns: steps, obstacles to cross, walls to dig through."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from vulcania.games.explo.components import CHOKE, DUCK, OBSTACLE, SQUEEZE, Card
from vulcania.games.explo.heuristics.survey import depths
from vulcania.games.explo.rules.cave import STEPS, Cave
from vulcania.games.explo.rules.obstacles import PASSES_OF
from vulcania.games.explo.rules.position import NONE
from vulcania.games.explo.state import ExploState

WAIT = 6
"""The turns until a card that an obstacle asks for comes, about."""
NEAR_AT_HAND = 2
"""The same where a companion on the tile has it."""
DIG_WAIT = 14
"""The turns until somebody who is alone draws a card to dig with, about."""
DIGGING = 2
"""The turns it takes to dig and step through."""


class Pace(NamedTuple):
    """What holds a caver up on the way; two of the same pace need as long for every way."""

    choke: int
    duck: int
    squeeze: int
    """The turns until a card for such an obstacle is there."""
    widens: bool = False
    """Whether a squeeze can be dug away."""
    wall: int = 0
    """The turns it takes to get through a wall; 0 where none is worth it."""
    anywhere: bool = False
    """Whether every wall is worth it, not only one between the cave and a parallel network."""


USUAL = Pace(WAIT - 2, WAIT - 2, WAIT - 2)
"""For a caver of whose hand nothing is known yet."""


def pace(state: ExploState, seat: int) -> Pace:
    hand = state.hands[seat]
    near = [card for other in state.companions(seat) for card in state.hands[other]]
    choke, duck, squeeze = [
        0 if card in hand else NEAR_AT_HAND if card in near else WAIT for card in PASSES_OF[OBSTACLE]
    ]
    if not state.digs:
        return Pace(choke, duck, squeeze)
    ready = Card.DIG in hand
    anywhere = ready and state.phase == 3  # where shorter ways cost no score
    wall = 0
    if state.cave.apart or anywhere:
        wall = DIGGING if ready else DIGGING + DIG_WAIT // state.out.count(False)
    return Pace(choke, duck, squeeze, ready, wall, anywhere)


@cache
def _prices(pace: Pace) -> Mapping[int, int]:
    """The turns it takes to cross a row, by the kinds of obstacle in it."""
    waits = ((CHOKE, pace.choke), (DUCK, pace.duck), (SQUEEZE, pace.squeeze))
    found = {kinds: 1 + sum(wait for kind, wait in waits if kinds & kind) for kinds in PASSES_OF}
    if pace.widens:
        found[SQUEEZE] = min(found[SQUEEZE], DIGGING)
    return found


def walls(cave: Cave, pace: Pace) -> dict[int, list[int]]:
    """EX-24 c: the walls worth digging through, by the tile before, with what lies behind."""
    found: dict[int, list[int]] = {}
    if not pace.wall:
        return found
    if not cave.memory.walls:
        cave.memory.walls.extend(
            (square, square + STEPS[side])
            for square, tile in cave.laid.items()
            for side in range(4)
            if not tile & OBSTACLE and cave.diggable(square, side) == "wall"
        )
    galleries = depths(cave)
    for square, beside in cave.memory.walls:
        if pace.anywhere or (square in galleries) != (beside in galleries):
            found.setdefault(square, []).append(beside)
    return found


def turns_from(cave: Cave, start: int, pace: Pace, until: int = NONE) -> dict[int, int]:
    """The turns to every tile that can be stood on, or to those that are no farther than ``until``, by place where it
    is as far; as many as from there to here. Who asks must not change them: others will be given the same."""
    memory = cave.memory
    key = (start, until, pace)
    known = memory.turns.get(key)
    if known is None:
        for before in memory.before:
            if key in before.turns:
                known = _with_one_more(cave, before.last, before.turns[key], pace, until)
        if known is None:
            known = _measured(cave, start, pace, until)
        memory.turns[key] = known
    return known


def _with_one_more(cave: Cave, last: int, known: dict[int, int], pace: Pace, until: int) -> dict[int, int] | None:
    """With the last tile, too. It was laid at an end, so that no way leads through it, unless somebody digs there."""
    if cave.laid[last] & OBSTACLE:
        return known
    if pace.wall:
        return None
    _, steps, rows = cave.links(last)
    turns = [known[beside] + 1 for beside in steps if beside in known]
    turns += [known[beside] + _prices(pace)[kinds] for _, beside, kinds in rows if beside in known]
    if not turns or (until in known and (min(turns), last) > (known[until], until)):
        return known
    return {**known, last: min(turns)}


def _measured(cave: Cave, start: int, pace: Pace, until: int) -> dict[int, int]:
    known, price, through = cave.memory.links, _prices(pace), walls(cave, pace)
    found: dict[int, int] = {}
    ring, turns = [start], 0
    later: dict[int, list[int]] = {}
    """The tiles that can be reached in so many turns, in fewer perhaps."""
    while ring or later:
        if until in ring:
            for square in ring:
                if square <= until and square not in found:
                    found[square] = turns
            return found
        after: list[int] = []
        for square in ring:
            if square in found:
                continue
            found[square] = turns
            _, steps, rows = known[square] if square in known else cave.links(square)
            after += steps
            for _, beside, kinds in rows:
                later.setdefault(turns + price[kinds], []).append(beside)
            if square in through:
                later.setdefault(turns + pace.wall, []).extend(through[square])
        turns += 1
        ring = after
        if turns in later:
            ring += later.pop(turns)
    return found
