"""What has been found out about a cave as it lies, by who thinks about it: the rules do without."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from itertools import count
from typing import NamedTuple

Places = tuple[tuple[int, tuple[int, ...]], ...]
"""Squares, each with the quarter turns that fit there."""
Way = tuple[int, int, Hashable]
"""From where, how far, and at which pace."""


class Links(NamedTuple):
    """Where a caver can get from a tile in one move."""

    ways: list[int]
    """EX-22: the directions of the steps that can be taken."""
    steps: list[int]
    """The squares they lead to."""
    rows: list[tuple[int, int, int]]
    """EX-23: the sides on which a row of obstacles can be crossed, with what lies behind and the kinds in the row."""


When = tuple[int, ...]
"""When a walk through a cave comes by a tile: the less, the sooner. First, how many obstacles are before the tile, and
how many steps it is from the last of them; then the way there, side by side, with the steps between other obstacles."""


class Outlook(NamedTuple):
    """What a walk through a whole cave finds: what the cave promises, and all that this is made of."""

    promise: float
    reached: dict[int, tuple[When, int]]
    """When the walk comes by each tile, and how deep that lies."""
    ends: list[float]
    """What each is worth, the best first."""
    behind: int
    """How many of them lie behind obstacles."""
    side_depth: int
    """How deep all of them lie together, none counted as deeper than is wanted."""
    furthest: float
    """What the best tile is worth."""
    dangers: list[tuple[When, float]]
    """How much each lowers the promise: in the order of the walk, which sums of fractions hang on."""


class Before(NamedTuple):
    """What was known of a cave before a tile was laid at an end."""

    last: int
    """The tile."""
    turns: dict[Way, dict[int, int]]
    lately: tuple[int, ...]
    """The tiles since there was an outlook, this one included; all of them were laid at an end."""
    outlooks: dict[int, Outlook]


@dataclass(frozen=True, eq=False, slots=True)
class Memory:
    """What follows from the tiles alone: clones share it until one of them changes, two positions do not differ by it,
    and it is not sent along with one."""

    number: int = field(default_factory=count().__next__)
    """No two caves have the same that do not lie alike."""
    before: list[Before] = field(default_factory=list)
    """One at most: where the last tile was laid at an end."""
    links: dict[int, Links] = field(default_factory=dict)
    turns: dict[Way, dict[int, int]] = field(default_factory=dict)
    walls: list[tuple[int, int]] = field(default_factory=list)
    depths: dict[int, int] = field(default_factory=dict)
    ends: set[int] = field(default_factory=set)
    places: dict[tuple[int, int], Places] = field(default_factory=dict)
    targets: dict[Hashable, int] = field(default_factory=dict)
    outlooks: dict[int, Outlook] = field(default_factory=dict)
    ways_on: set[int] = field(default_factory=set)
    sights: dict[int, tuple[list[int], int]] = field(default_factory=dict)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memory)

    def __hash__(self) -> int:
        return 0

    def __reduce__(self) -> tuple[type[Memory], tuple[()]]:
        return Memory, ()
