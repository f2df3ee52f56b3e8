"""What both boxes hold: the dial with its 24 places, chips with pictures and symbols, numbered cards, special cards."""

from __future__ import annotations

import msgspec

ARMS, RINGS, HEADINGS = 8, 3, 4
PLACES = ARMS * RINGS
"""LG-2: a place of the dial is ``ring * 8 + arm``, arms counted clockwise, ring 0 outermost."""
DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
HEADING_NAMES = DIRECTIONS[::2]
DEPTHS = ("0", "-1", "-2")

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

CURRENT, HEADING, DEPTH, ANY = range(4)
"""What a card lets its player do: LG-15, LG-16, LG-17, LG-18."""
KIND_NAMES = ("current", "heading", "depth", "any")

CARD_BITS = 4
"""Special cards of one kind are counted in so many bits, so that a hand of them is a number."""
FREE = -1
"""A place or a square without a chip."""
NONE = -1


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Part of a data file: what is not expected there is refused."""


class Chip(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, cache_hash=True):
    """A chip whose face is known."""

    face: str
    """A picture, or what a special chip is: ``anchor``, ``biscuit`` …"""
    symbols: tuple[str, ...] = ()
    colour: str = "white"
    number: int | None = None
    """A sea-biscuit's."""
    id: str = ""
    """Which of the box's chips it is, so that pictures can let it glide from place to place."""


class Contents(msgspec.Struct, frozen=True, kw_only=True):
    """The box, understood. Chips are numbered in the order of their file, squares of a player's board row by row."""

    chips: tuple[Chip, ...]
    dots: tuple[str, ...]
    """The colour printed on each place of the dial: which chips lie there."""
    role: tuple[int, ...]
    """What each chip is, as far as taking it goes."""
    actions: tuple[int, ...]
    """What each numbered card does, from 1 on: a kind of steering, or more."""
    action_names: tuple[str, ...]
    specials: tuple[int, ...]
    """Every special card, by its kind."""
    wanted: tuple[tuple[str, ...], ...]
    """The pictures of each row."""
    row_squares: tuple[tuple[int, ...], ...]
    """Of each row, the squares that take a chip, from the left."""
    bonus: tuple[int, ...]
    """The points at a round's end for number 1, 2 …"""


def replaced(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """What changes seldom is kept in tuples, which clones share."""
    return (*values[:at], value, *values[at + 1 :])


def special(kind: int) -> int:
    """One special card, to be added to those that a player holds."""
    return 1 << CARD_BITS * kind


def held(cards: int, kind: int) -> int:
    """How many of a kind there are among the cards that a player holds."""
    return cards >> CARD_BITS * kind & (1 << CARD_BITS) - 1
