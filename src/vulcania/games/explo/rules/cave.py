"""The cave: tiles on a square grid, where the next one may go (EX-13, EX-14), and where a caver may walk (EX-22).

A square is a number of the vocabulary's ``Coordinates``; its neighbours lie at fixed steps from it. A laid tile is one
number too: its open sides, what it is, how it is turned and which tile it is, packed into bits, so that one look into
one dictionary tells everything.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import lru_cache

from vulcania.games.explo.components import CHAMBER, DUG, OBSTACLE, OPEN, SQUEEZE
from vulcania.games.explo.moves import ENTRANCE, SIDE, SQUARES
from vulcania.games.explo.rules.memory import Before, Links, Memory, Places

NORTH, EAST, SOUTH, WEST = range(4)
STEPS = (-SIDE, 1, SIDE, -1)
DIAGONALS = ((NORTH, EAST), (SOUTH, EAST), (SOUTH, WEST), (NORTH, WEST))
"""North-east, south-east, south-west, north-west: the directions numbered 4 to 7."""
STEPS8 = (*STEPS, *(STEPS[a] + STEPS[b] for a, b in DIAGONALS))

TURN_SHIFT, TILE_SHIFT = 10, 12

NEAR = 3
"""EX-13: how far from the own pawn a tile may be laid."""

EVERYWHERE = range(SQUARES.size)
"""A table without an end."""


def _turned(mask: int, quarters: int) -> int:
    return (mask << quarters | mask >> (4 - quarters)) & OPEN


TURNED = tuple(tuple(_turned(mask, quarters) for quarters in range(4)) for mask in range(16))
TURNS_OF = tuple(tuple(q for q in range(4) if TURNED[mask][q] not in TURNED[mask][:q]) for mask in range(16))
"""The quarter turns that make a difference."""
SIDES_OF = tuple(tuple(side for side in range(4) if mask >> side & 1) for mask in range(16))
STEPS_OF = tuple(tuple(STEPS[side] for side in sides) for sides in SIDES_OF)
SIDE_STEPS_OF = tuple(tuple((side, STEPS[side]) for side in sides) for sides in SIDES_OF)
FITS = tuple(
    tuple(tuple(q for q in TURNS_OF[mask] if TURNED[mask][q] & rim >> 4 == rim & OPEN) for rim in range(256))
    for mask in range(16)
)
"""For a tile's open sides and a free square's rim: the quarter turns in which every side fits (EX-13)."""


def grid_steps(a: int, b: int) -> int:
    (ax, ay), (bx, by) = SQUARES.xy(a), SQUARES.xy(b)
    return abs(ax - bx) + abs(ay - by)


@lru_cache(maxsize=256)
def _memory_after(_number: int, _square: int, _laid: int) -> Memory:
    """What is remembered of a cave where a tile has been laid: a search lays the same tile there again and again."""
    return Memory()


class Cave:
    """What has been laid so far. ``rim`` holds every free square that touches a tile: in its high four bits the sides
    on which it does, in its low four bits those on which a gallery opens into it."""

    __slots__ = ("apart", "ends", "laid", "memory", "rim", "walls")

    def __init__(self) -> None:
        self.laid: dict[int, int] = {}
        self.rim: dict[int, int] = {}
        self.ends = 0
        """How many free squares a gallery opens into."""
        self.apart = False
        """EX-14: whether a part of the cave cannot be reached from the entrance."""
        self.walls: list[tuple[int, int]] = []
        """EX-24: walls dug through, as a square and the side of it."""
        self.memory = Memory()

    def clone(self) -> Cave:
        twin = Cave.__new__(Cave)
        twin.laid = self.laid.copy()
        twin.rim = self.rim.copy()
        twin.ends = self.ends
        twin.apart = self.apart
        twin.walls = self.walls[:]
        twin.memory = self.memory
        return twin

    # -- laying -------------------------------------------------------------------------------------------------------

    def lay(self, square: int, tile: int, mask: int, ground: int, turn: int = 0) -> None:
        """Put a tile down; whether it may lie there is for the caller to know."""
        openings = TURNED[mask][turn]
        laid = tile << TILE_SHIFT | turn << TURN_SHIFT | ground | openings
        rim = self.rim
        old = rim.pop(square, 0)
        self.memory = self._memory_with(square, laid, old & OPEN)
        if old & OPEN:
            self.ends -= 1
        elif self.laid:
            self.apart = True
        self.laid[square] = laid
        for side in range(4):
            if old >> (4 + side) & 1:
                continue
            beside = square + STEPS[side]
            facing = side ^ 2
            before = rim.get(beside, 0)
            after = before | 16 << facing
            if openings >> side & 1:
                after |= 1 << facing
                if not before & OPEN:
                    self.ends += 1
            rim[beside] = after
        if self.apart:
            self._measure_apart()

    def _memory_with(self, square: int, laid: int, joined: int) -> Memory:
        """What is remembered with a tile on a free square, into which galleries open on the sides ``joined``: what it
        leaves as it was need not be found out again."""
        before = self.memory
        if not before.links:
            return Memory()
        after = _memory_after(before.number, square, laid)
        if after.links:
            return after
        after.links.update(before.links)
        at_an_end = not joined & (joined - 1)
        if not at_an_end:
            self._forget_links(after.links, square, OPEN, slant=True)
        elif not laid & OBSTACLE:  # behind which nothing lies yet, so all ways stay the same
            self._forget_links(after.links, square, joined, slant=bool(laid & CHAMBER))
        if at_an_end:
            lately: tuple[int, ...] = (square,)
            outlooks = before.outlooks
            if before.before and not outlooks:
                lately, outlooks = (*before.before[0].lately, square), before.before[0].outlooks
            after.before[:] = [Before(square, before.turns, lately, outlooks)]
            after.depths.update(before.depths)
            for step in STEPS_OF[joined]:
                if square + step in before.depths:
                    after.depths[square] = before.depths[square + step] + (0 if laid & DUG else 1)
        return after

    def _forget_links(self, known: dict[int, Links], square: int, sides: int, slant: bool) -> None:
        """Of the tiles that one may be linked with: on these sides, behind rows of obstacles there, and aslant."""
        for step in STEPS_OF[sides]:
            beside = square + step
            known.pop(beside, None)
            while self.laid.get(beside, 0) & OBSTACLE:
                beside += step
                known.pop(beside, None)
        if slant:
            for step in STEPS8[4:]:
                known.pop(square + step, None)

    def widen(self, square: int) -> None:
        """EX-24 a: a squeeze becomes a tile like others."""
        self.memory = Memory()
        self.laid[square] = self.laid[square] & ~SQUEEZE | DUG

    def breach(self, square: int, side: int) -> None:
        """EX-24 c: open the wall between two tiles."""
        self.memory = Memory()
        beside = square + STEPS[side]
        self.laid[square] |= 1 << side
        self.laid[beside] |= 1 << (side ^ 2)
        self.walls.append((square, side))
        if self.apart:
            self._measure_apart()

    def _measure_apart(self) -> None:
        self.apart = len(self.distances(ENTRANCE)) < len(self.laid)

    # -- where a tile may go ------------------------------------------------------------------------------------------

    def places(self, pawn: int, mask: int, table: Container[int] = EVERYWHERE) -> Places:
        """EX-13: every place on the table and turn for a tile with these openings, within three tiles of the pawn, or
        else the nearest. There is an open gallery end somewhere."""
        fits = FITS[mask]
        if self.apart:
            return self._places_apart(pawn, fits, table)
        laid, rim = self.laid, self.rim
        found = []
        seen = {pawn}
        layer = [pawn]
        distance = 0
        while layer:
            distance += 1
            after = []
            for square in layer:
                for step in STEPS_OF[laid[square] & OPEN]:
                    beside = square + step
                    if beside in seen:
                        continue
                    seen.add(beside)
                    if beside in laid:
                        after.append(beside)
                    elif (turns := fits[rim[beside]]) and beside in table:
                        found.append((beside, turns))
            if found and distance >= NEAR:
                break
            layer = after
        return tuple(found)

    def _places_apart(self, pawn: int, fits: tuple[tuple[int, ...], ...], table: Container[int]) -> Places:
        """The same where unconnected parts are measured in grid steps (EX-14)."""
        known = self.distances(pawn)
        measured = [
            (self._far(pawn, square, rim & OPEN, known), square, fits[rim])
            for square, rim in self.rim.items()
            if rim & OPEN and fits[rim] and square in table
        ]
        if not measured:
            return ()
        reach = max(NEAR, min(measured)[0])
        return tuple((square, turns) for distance, square, turns in sorted(measured) if distance <= reach)

    def parallel_places(self, pawn: int, mask: int, table: Container[int] = EVERYWHERE) -> Places:
        """EX-14: where a tile may start a parallel network: wall to wall, nearest to the pawn, open into the free."""
        known = self.distances(pawn)
        fits = FITS[mask]
        measured = []
        for square, rim in self.rim.items():
            turns = tuple(turn for turn in fits[rim] if self._opens_into_free(square, TURNED[mask][turn]))
            if turns and square in table:
                measured.append((self._far(pawn, square, rim >> 4, known), square, turns))
        if not measured:
            return ()
        nearest = min(measured)[0]
        return tuple((square, turns) for distance, square, turns in sorted(measured) if distance == nearest)

    def _opens_into_free(self, square: int, openings: int) -> bool:
        return any(square + step not in self.laid for step in STEPS_OF[openings])

    def _far(self, pawn: int, square: int, sides: int, known: dict[int, int]) -> int:
        """How far a free square is: by the nearest tile on these sides that can be reached, else in grid steps."""
        by_gallery = [known[square + step] + 1 for step in STEPS_OF[sides] if square + step in known]
        by_grid = [grid_steps(pawn, square) for step in STEPS_OF[sides] if square + step not in known]
        return min(by_gallery + by_grid)

    # -- walking ------------------------------------------------------------------------------------------------------

    def distances(self, start: int) -> dict[int, int]:
        """EX-13: how far every tile that can be reached is, along the galleries, obstacles included."""
        laid = self.laid
        found = {start: 0}
        layer = [start]
        distance = 0
        while layer:
            distance += 1
            after = []
            for square in layer:
                for step in STEPS_OF[laid[square] & OPEN]:
                    beside = square + step
                    if beside in laid and beside not in found:
                        found[beside] = distance
                        after.append(beside)
            layer = after
        return found

    def links(self, square: int) -> Links:
        """Remembered, for who asks about the whole cave; a match that nobody thinks about has no use for it."""
        known = self.memory.links.get(square)
        if known is None:
            ways = self.steps(square)
            known = Links(ways, [square + STEPS8[way] for way in ways], self._rows(square))
            self.memory.links[square] = known
        return known

    def ways(self, square: int) -> list[int]:
        known = self.memory.links.get(square)
        return self.steps(square) if known is None else known.ways

    def rows(self, square: int) -> list[tuple[int, int, int]]:
        known = self.memory.links.get(square)
        return self._rows(square) if known is None else known.rows

    def _rows(self, square: int) -> list[tuple[int, int, int]]:
        laid = self.laid
        return [
            (side, *row)
            for side in SIDES_OF[laid[square] & OPEN]
            if laid.get(square + STEPS[side], 0) & OBSTACLE and (row := self.beyond(square, side)) is not None
        ]

    def steps(self, square: int) -> list[int]:
        """EX-22: the directions in which a caver may walk one tile from here."""
        laid = self.laid
        here = laid[square]
        found = [
            side
            for side in SIDES_OF[here & OPEN]
            if (beside := laid.get(square + STEPS[side])) is not None and not beside & OBSTACLE
        ]
        if here & CHAMBER:
            found += [4 + at for at in range(4) if self.between(square, at) is not None]
        return found

    def between(self, square: int, diagonal: int) -> int | None:
        """EX-22: the chamber by which a diagonal step goes, if it can be taken; ``diagonal`` counts from north-east.
        Of two such chambers always the same one, there and back, so that the way back makes no loop (EX-28)."""
        laid = self.laid
        first, second = DIAGONALS[diagonal]
        if not laid.get(square + STEPS[first] + STEPS[second], 0) & CHAMBER:
            return None
        corners = [
            square + STEPS[one]
            for one, other in ((first, second), (second, first))
            if laid[square] >> one & 1
            and (corner := laid.get(square + STEPS[one], 0)) & CHAMBER
            and corner >> other & 1
        ]
        return min(corners, default=None)

    def beyond(self, square: int, side: int) -> tuple[int, int] | None:
        """EX-23: what lies behind the row of obstacles on that side: the square, and the kinds in the row as bits.
        Nothing where there is no obstacle, or no tile behind it."""
        laid = self.laid
        if not laid[square] >> side & 1:
            return None
        step = STEPS[side]
        kinds = 0
        square += step
        while (here := laid.get(square, 0)) & OBSTACLE:
            kinds |= here & OBSTACLE
            square += step
        return (square, kinds) if kinds and here else None

    def next_to(self, squares: Iterable[int], kind: int) -> bool:
        """EX-20: whether one of the squares is joined by an opening to a tile of this kind."""
        laid = self.laid
        return any(laid.get(square + step, 0) & kind for square in squares for step in STEPS_OF[laid[square] & OPEN])

    def diggable(self, square: int, side: int) -> str | None:
        """EX-24: what digging towards that side would do: widen a squeeze, join galleries, or breach a wall."""
        laid = self.laid
        beside = square + STEPS[side]
        there = laid.get(beside, 0)
        if laid[square] >> side & 1:
            if there & SQUEEZE:
                return "squeeze"
            rim = self.rim.get(beside, 0) & OPEN
            return "join" if not there and rim & (rim - 1) else None
        return "wall" if there and not there & OBSTACLE else None
