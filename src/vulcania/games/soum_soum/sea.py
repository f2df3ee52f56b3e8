"""The sea: its 25 places, what lies around, beside and above them, and the kinds of card.

A place is a number from 0 to 24, row by row from the top left. A kind of card is a number from 0 to 8: three animals by
three patterns of scoring.
"""

from __future__ import annotations

from vulcania.core.vocabulary import squares

SIDE = 5
PLACES = SIDE * SIDE
CENTRE = PLACES // 2
"""SS-1: the Submarine lies in the centre from the start."""

NAMES = squares(SIDE, SIDE)

ANIMALS = ("octopus", "shark", "turtle")
PATTERNS = ("around", "row", "column")
COUNTED = {"around": "octopus", "row": "shark", "column": "turtle"}
"""SS-12, SS-13, SS-14: which animal each pattern counts."""
KINDS = len(ANIMALS) * len(PATTERNS)


def kind(animal: str, pattern: str) -> int:
    return ANIMALS.index(animal) * len(PATTERNS) + PATTERNS.index(pattern)


ANIMAL_OF = tuple(k // len(PATTERNS) for k in range(KINDS))
PATTERN_OF = tuple(k % len(PATTERNS) for k in range(KINDS))


def _around(place: int) -> tuple[int, ...]:
    row, column = divmod(place, SIDE)
    return tuple(
        r * SIDE + c
        for r in range(max(row - 1, 0), min(row + 2, SIDE))
        for c in range(max(column - 1, 0), min(column + 2, SIDE))
        if (r, c) != (row, column)
    )


def _row(place: int) -> tuple[int, ...]:
    start = place // SIDE * SIDE
    return tuple(range(start, start + SIDE))


def _column(place: int) -> tuple[int, ...]:
    return tuple(range(place % SIDE, PLACES, SIDE))


def _without(places: tuple[int, ...], place: int) -> tuple[int, ...]:
    return tuple(p for p in places if p != place)


COUNTS_AT = tuple((_around(p), _row(p), _column(p)) for p in range(PLACES))
"""For each place and pattern, the places looked at. Rows and columns include the diver's own card (SS-13, SS-14)."""

COUNTS_AT_OWN_EXCLUDED = tuple((_around(p), _without(_row(p), p), _without(_column(p), p)) for p in range(PLACES))
"""The same with SS-19: the diver's own card does not count."""

ANIMAL_COUNTED = tuple(ANIMALS.index(COUNTED[pattern]) for pattern in PATTERNS)
