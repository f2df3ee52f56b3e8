"""The dial, the heading and the depth: where the Nautilus points, and what each way of steering would make of it.

Where people see a place depends on how far the dial has turned: ``ne-1`` is the place that lies in the north-east now,
one step deep. Dial, heading and depth together are a position: a number from 0 to 95, so that steering is a look into a
table.
"""

from __future__ import annotations

from vulcania.games._ocean.components import ARMS, CURRENT, DEPTH, HEADING, HEADINGS, PLACES, RINGS
from vulcania.games._ocean.moves import SEEN_NAMES, STEERS

POSITIONS = ARMS * HEADINGS * RINGS


def position(turn: int, heading: int, depth: int) -> int:
    """The dial ``turn`` eighths clockwise from the start, the heading in quarters from N, the depth in steps down."""
    return (turn * HEADINGS + heading) * RINGS + depth


START = position(0, 0, 0)
"""LG-1: heading N, depth 0."""

TURN_OF = tuple(p // (HEADINGS * RINGS) for p in range(POSITIONS))
HEADING_OF = tuple(p // RINGS % HEADINGS for p in range(POSITIONS))
DEPTH_OF = tuple(p % RINGS for p in range(POSITIONS))

POINTED = tuple(DEPTH_OF[p] * ARMS + (2 * HEADING_OF[p] - TURN_OF[p]) % ARMS for p in range(POSITIONS))
"""LG-2: the place on the arm under the heading, at the depth."""

SEEN_AT = tuple(tuple(place // ARMS * ARMS + (place + turn) % ARMS for place in range(PLACES)) for turn in range(ARMS))
"""For each turn of the dial and place, where it is seen: an index into ``SEEN_NAMES``."""
PLACE_SEEN = tuple(tuple(SEEN_AT[-turn % ARMS]) for turn in range(ARMS))
"""The other way round: for each turn of the dial and name, the place on the dial."""


def _after(turn: int, heading: int, depth: int, steer: int) -> int:
    kind, step = steer // 2, (-1, 1)[steer % 2]
    if kind == CURRENT:  # LG-15: the submarine does not turn with the dial
        return position((turn + step) % ARMS, heading, depth)
    if kind == HEADING:  # LG-16: to the neighbouring quarter, never 180°
        return position(turn, (heading + step) % HEADINGS, depth)
    below = depth + step  # LG-17
    return position(turn, heading, below) if 0 <= below < RINGS else -1


AFTER = tuple(
    tuple(_after(TURN_OF[p], HEADING_OF[p], DEPTH_OF[p], steer) for steer in range(STEERS)) for p in range(POSITIONS)
)
"""The position after steering, or -1 where the depth has no further step that way."""

_STEERS_OF = (*((2 * kind, 2 * kind + 1) for kind in (CURRENT, HEADING, DEPTH)), tuple(range(STEERS)))
CHOICES = tuple(
    tuple(tuple(steer for steer in steers if AFTER[p][steer] >= 0) for steers in _STEERS_OF) for p in range(POSITIONS)
)
"""For each position and kind of steering, the moves that can be made: never fewer than one."""
REACHED = tuple(
    tuple(tuple(POINTED[AFTER[p][steer]] for steer in steers) for steers in CHOICES[p]) for p in range(POSITIONS)
)
"""The same as the places that they point at."""


def seen(position: int, place: int) -> str:
    """The name of a place as it lies now."""
    return SEEN_NAMES.names[SEEN_AT[TURN_OF[position]][place]]
