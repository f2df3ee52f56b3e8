"""EX-13 and EX-14 once more, written to be obvious rather than fast: the yardstick for the real cave."""

from __future__ import annotations

Square = tuple[int, int]

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "S": "N", "E": "W", "W": "E"}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}


def beside(square: Square, side: str) -> Square:
    return square[0] + STEP[side][0], square[1] + STEP[side][1]


class SlowCave:
    def __init__(self) -> None:
        self.openings: dict[Square, frozenset[str]] = {}

    def lay(self, square: Square, sides: str) -> None:
        self.openings[square] = frozenset(sides)

    def breach(self, square: Square, side: str) -> None:
        other = beside(square, side)
        self.openings[square] |= {side}
        self.openings[other] |= {FACING[side]}

    def ends(self) -> set[Square]:
        """Free squares into which a gallery opens."""
        return {
            beside(square, side)
            for square, sides in self.openings.items()
            for side in sides
            if beside(square, side) not in self.openings
        }

    def walk(self, start: Square) -> dict[Square, int]:
        """The distance of every tile that galleries lead to, found by looking again and again."""
        known = {start: 0}
        changed = True
        while changed:
            changed = False
            for square, distance in list(known.items()):
                for side in self.openings[square]:
                    other = beside(square, side)
                    if other in self.openings and known.get(other, 999) > distance + 1:
                        known[other] = distance + 1
                        changed = True
        return known

    def is_apart(self) -> bool:
        return len(self.walk((0, 0))) < len(self.openings)

    def fits(self, square: Square, sides: frozenset[str]) -> bool:
        for side in STEP:
            other = beside(square, side)
            if other in self.openings and (side in sides) != (FACING[side] in self.openings[other]):
                return False
        return True

    def far(self, pawn: Square, square: Square, reached: dict[Square, int], through_wall: bool) -> int:
        measures = []
        for side in STEP:
            other = beside(square, side)
            if other not in self.openings or not (through_wall or FACING[side] in self.openings[other]):
                continue
            if other in reached:
                measures.append(reached[other] + 1)
            else:
                measures.append(abs(pawn[0] - square[0]) + abs(pawn[1] - square[1]))
        return min(measures)

    def places(self, pawn: Square, openings: str) -> set[tuple[Square, frozenset[str]]]:
        """Every place with the sides that would be open there."""
        turned = [frozenset(openings)]
        for _ in range(3):
            turned.append(frozenset(CLOCKWISE[side] for side in turned[-1]))
        reached = self.walk(pawn)
        found: list[tuple[int, Square, frozenset[str]]] = []
        parallel = not self.ends()
        around = {beside(square, side) for square in self.openings for side in STEP} - set(self.openings)
        for square in around if parallel else self.ends():
            for sides in turned:
                if not self.fits(square, sides):
                    continue
                if parallel and all(beside(square, side) in self.openings for side in sides):
                    continue
                found.append((self.far(pawn, square, reached, parallel), square, sides))
        if not found:
            return set()
        nearest = min(distance for distance, _, _ in found)
        reach = nearest if parallel else max(3, nearest)
        return {(square, sides) for distance, square, sides in found if distance <= reach}
