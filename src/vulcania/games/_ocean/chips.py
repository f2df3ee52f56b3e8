"""What lies in the ocean: the names of pictures, symbols and special chips, and which dots are white."""

from __future__ import annotations

import msgspec

from vulcania.games._ocean.helm import ARMS, PLACES

PICTURES = (
    "shark", "wreck", "reef",
    "seaweed", "island", "nautilus",
    "shoal", "octopus", "vulcania",
)  # fmt: skip
"""LG-5, in the order in which rows want them."""

SYMBOLS = ("spear", "helm", "chest", "mask", "bottle", "boat")
"""LG-6"""

WHITE_DOT = tuple((place % ARMS + place // ARMS) % 2 == 0 for place in range(PLACES))
"""LG-4: the place on arm a at ring d is white when a + d is even."""


class Chip(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chip whose face is known."""

    face: str
    """A picture, or what a special chip is: ``anchor``, ``biscuit`` …"""
    symbols: tuple[str, ...] = ()
    colour: str = "white"
    number: int | None = None
    """A sea-biscuit's."""
    id: str = ""
    """Which of the box's chips it is, so that pictures can let it glide from place to place."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place of the ocean: where it is seen now, and what can be seen on it."""

    name: str
    arm: int
    ring: int
    dot: str
    """The colour printed on the dial: which chips lie here."""
    chip: Chip | None = None
    """The chip, when its face can be seen."""
    hidden: bool = False
    """A chip lies here face down."""


class Ocean(msgspec.Struct, frozen=True):
    """The dial and the Nautilus, as pictures need them."""

    turn: int
    """How many eighths clockwise the dial has turned."""
    heading: str
    depth: str
    pointed: str
    """The name of the place that the Nautilus points at."""
    places: tuple[Place, ...]
    """In the order of the dial: ring by ring, arm by arm."""
    reach: dict[str, str] = {}
    """For every way to steer from here, the place that the Nautilus would then point at, named as it lies now."""
