"""Ways through the cave, measured in turns: steps, obstacles to cross, walls to dig through."""

from __future__ import annotations

from collections.abc import Mapping

from vulcania.games.explo.components import OBSTACLE, OPEN, SQUEEZE, Card
from vulcania.games.explo.rules.cave import SIDES_OF, STEPS, STEPS8, Cave
from vulcania.games.explo.rules.obstacles import PASSES_OF
from vulcania.games.explo.state import ExploState

WAIT = 6
"""The turns until a card that an obstacle asks for comes, about."""
NEAR_AT_HAND = 2
"""The same where a companion on the tile has it."""
DIG_WAIT = 14
"""The turns until somebody who is alone draws a card to dig with, about."""
DIGGING = 2
"""The turns it takes to dig and step through."""

Prices = Mapping[int, int]
"""The turns it takes to cross a row, by the kinds of obstacle in it; 0 is a step."""

USUAL: Prices = {kinds: 1 + (WAIT - 2) * len(cards) for kinds, cards in PASSES_OF.items()}
"""For a caver of whose hand nothing is known yet."""


def prices(state: ExploState, seat: int) -> Prices:
    hand = state.hands[seat]
    near = {card for other in state.companions(seat) for card in state.hands[other]}
    wait = {card: 0 if card in hand else NEAR_AT_HAND if card in near else WAIT for card in PASSES_OF[OBSTACLE]}
    found = {kinds: 1 + sum(wait[card] for card in cards) for kinds, cards in PASSES_OF.items()}
    if Card.DIG in hand and state.digs:
        found[SQUEEZE] = min(found[SQUEEZE], DIGGING)
    return found


def links(cave: Cave, square: int) -> list[tuple[int, int]]:
    """Where a caver can get from a tile in one move, and the kinds of obstacle between (EX-22, EX-23)."""
    known = cave.memory.links.get(square)
    if known is None:
        known = cave.memory.links[square] = [(square + STEPS8[way], 0) for way in cave.steps(square)]
        known += [
            row
            for side in SIDES_OF[cave.laid[square] & OPEN]
            if cave.laid.get(square + STEPS[side], 0) & OBSTACLE and (row := cave.beyond(square, side)) is not None
        ]
    return known


def walls(state: ExploState, seat: int, galleries: Mapping[int, int]) -> Mapping[int, list[tuple[int, int]]]:
    """EX-24 c: the walls worth digging through, by the tile before, with what lies behind and the turns it takes: into
    a parallel network, and in phase 3, where shorter ways cost no score, to anywhere."""
    cave, ready = state.cave, Card.DIG in state.hands[seat]
    anywhere = ready and state.phase == 3
    if not state.digs or not (cave.apart or anywhere):
        return {}
    if not cave.memory.walls:
        cave.memory.walls.extend(
            (square, square + STEPS[side])
            for square, tile in cave.laid.items()
            for side in range(4)
            if not tile & OBSTACLE and cave.diggable(square, side) == "wall"
        )
    turns = DIGGING if ready else DIGGING + DIG_WAIT // len(state.inside())
    found: dict[int, list[tuple[int, int]]] = {}
    for square, beside in cave.memory.walls:
        if anywhere or (square in galleries) != (beside in galleries):
            found.setdefault(square, []).append((beside, turns))
    return found


def usual_turns(cave: Cave, start: int) -> dict[int, int]:
    """The turns from a tile to every other, for a caver of whose hand nothing is known yet."""
    known = cave.memory.turns.get(start)
    if known is None:
        known = cave.memory.turns[start] = turns_from(cave, start, USUAL)
    return known


def turns_from(
    cave: Cave,
    start: int,
    price: Prices,
    through: Mapping[int, list[tuple[int, int]]] | None = None,
    until: int | None = None,
) -> dict[int, int]:
    """The turns to every tile that can be stood on, or to those that are no farther than ``until``; as many as from
    there to here."""
    known = cave.memory.links
    found: dict[int, int] = {}
    rings = {0: [start]}
    """The tiles that can be reached in so many turns, in fewer perhaps."""
    turns = 0
    while rings:
        for square in sorted(rings.pop(turns, ())):
            if square in found:
                continue
            found[square] = turns
            if square == until:
                return found
            for beside, kinds in known.get(square) or links(cave, square):
                if beside not in found:
                    rings.setdefault(turns + price[kinds], []).append(beside)
            if through:
                for beside, more in through.get(square, ()):
                    if beside not in found:
                        rings.setdefault(turns + more, []).append(beside)
        turns += 1
    return found
