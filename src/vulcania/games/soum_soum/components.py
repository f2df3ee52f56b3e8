"""The box: 36 cards as a file lists them, and the sea of 25 places that they are laid on.

A place is a number from 0 to 24, row by row from the top left. A kind of card is a number from 0 to 8: three animals by
three patterns of scoring.
"""

from __future__ import annotations

from itertools import product
from typing import Literal

import msgspec

from vulcania.core.components import Box, Source
from vulcania.core.vocabulary import squares

FILE = "cards.toml"

ANIMALS = ("octopus", "shark", "turtle")
PATTERNS = ("around", "row", "column")
COUNTED = {"around": "octopus", "row": "shark", "column": "turtle"}
"""SS-12, SS-13, SS-14: which animal each pattern counts."""

CARDS = 36
"""SS-2, SS-9: four players use up exactly this many."""
HAND = 3
MARKET = 3
DIVERS = 5


class Card(msgspec.Struct, frozen=True):
    """An Ocean card: the animal on it, and the pattern that a diver on it scores."""

    animal: str
    scores: str


KINDS = tuple(Card(animal, scores) for animal, scores in product(ANIMALS, PATTERNS))
ANIMAL_OF = tuple(ANIMALS.index(card.animal) for card in KINDS)
PATTERN_OF = tuple(PATTERNS.index(card.scores) for card in KINDS)
ANIMAL_COUNTED = tuple(ANIMALS.index(COUNTED[pattern]) for pattern in PATTERNS)


def kind(animal: str, scores: str) -> int:
    return KINDS.index(Card(animal, scores))


# -- the file of cards ------------------------------------------------------------------------------------------------


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    animal: Literal["octopus", "shark", "turtle"]
    scores: Literal["around", "row", "column"]
    copies: int


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: int
    source: Source
    card: tuple[CardEntry, ...]


def read(box: Box) -> tuple[int, ...]:
    """Every card of the box, by its kind, in the order of the kinds (SS-3)."""
    file = box.toml(FILE, CardFile)
    copies: dict[int, int] = {}
    for at, entry in enumerate(file.card):
        which = kind(entry.animal, entry.scores)
        if not 0 <= entry.copies <= CARDS:
            raise box.fault(FILE, f"card[{at}].copies", f"0 to {CARDS}, not {entry.copies}")
        if which in copies:
            raise box.fault(FILE, f"card[{at}]", f"only one entry for {entry.animal} / {entry.scores}")
        copies[which] = entry.copies
    for which, card in enumerate(KINDS):
        if which not in copies:
            wanted = f"an entry for {card.animal} / {card.scores}; copies = 0 where there is no such card"
            raise box.fault(FILE, "card", wanted)
    if file.cards != CARDS:
        raise box.fault(FILE, "cards", f"{CARDS}, not {file.cards}")
    if sum(copies.values()) != CARDS:
        raise box.fault(FILE, "card", f"{CARDS} copies in all, not {sum(copies.values())}")
    return tuple(which for which in range(len(KINDS)) for _ in range(copies[which]))


# -- the sea ----------------------------------------------------------------------------------------------------------

SIDE = 5
PLACES = SIDE * SIDE
CENTRE = PLACES // 2
"""SS-1: the Submarine lies in the centre from the start."""
TURNS = PLACES - 1
"""SS-10: each turn fills one of the places that are empty at the start."""
NAMES = squares(SIDE, SIDE)


def _looked_at(place: int, own: bool) -> tuple[tuple[int, ...], ...]:
    """For each pattern, the places that a diver here looks at; ``own``: its own card too, where it is in line."""
    row, column = divmod(place, SIDE)
    around = (p for p in range(PLACES) if max(abs(p // SIDE - row), abs(p % SIDE - column)) == 1)
    across = (p for p in range(PLACES) if p // SIDE == row and (own or p != place))
    down = (p for p in range(PLACES) if p % SIDE == column and (own or p != place))
    return tuple(around), tuple(across), tuple(down)


COUNTS_AT = tuple(_looked_at(place, own=True) for place in range(PLACES))
"""For each place and pattern, the places looked at. Rows and columns include the diver's own card (SS-13, SS-14)."""
COUNTS_AT_OWN_EXCLUDED = tuple(_looked_at(place, own=False) for place in range(PLACES))
"""The same with SS-19: the diver's own card does not count."""
