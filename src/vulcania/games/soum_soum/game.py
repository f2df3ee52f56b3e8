"""Soum Soum as the registry finds it."""

from __future__ import annotations

from itertools import product
from typing import Literal

import msgspec

from vulcania.core.components import Box, Source
from vulcania.core.game import Game
from vulcania.core.setup import Setup
from vulcania.games.soum_soum.sea import ANIMALS, KINDS, PATTERNS, PLACES, kind
from vulcania.games.soum_soum.state import VOCABULARY, SoumSoumState
from vulcania.games.soum_soum.view import SoumSoumView

FILE = "cards.toml"
CARDS = 36
"""SS-2, SS-9: four players use up exactly this many."""


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    animal: Literal["octopus", "shark", "turtle"]
    scores: Literal["around", "row", "column"]
    copies: int


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: int
    source: Source
    card: tuple[CardEntry, ...]


class SoumSoum(Game):
    vocabulary = VOCABULARY
    view_type = SoumSoumView

    def read_components(self, box: Box) -> tuple[int, ...]:
        """Every card of the box, by its kind, in the order of the kinds (SS-3)."""
        file = box.toml(FILE, CardFile)
        copies = [0] * KINDS
        for at, entry in enumerate(file.card):
            which = kind(entry.animal, entry.scores)
            if not 0 <= entry.copies <= CARDS:
                raise box.fault(FILE, f"card[{at}].copies", f"0 to {CARDS}, not {entry.copies}")
            if any(kind(other.animal, other.scores) == which for other in file.card[:at]):
                raise box.fault(FILE, f"card[{at}]", f"only one entry for {entry.animal} / {entry.scores}")
            copies[which] = entry.copies
        for animal, scores in product(ANIMALS, PATTERNS):
            if not any((entry.animal, entry.scores) == (animal, scores) for entry in file.card):
                raise box.fault(
                    FILE, "card", f"an entry for {animal} / {scores}; copies = 0 where there is no such card"
                )
        if file.cards != CARDS:
            raise box.fault(FILE, "cards", f"{CARDS}, not {file.cards}")
        if sum(copies) != CARDS:
            raise box.fault(FILE, "card", f"{CARDS} copies in all, not {sum(copies)}")
        return tuple(which for which in range(KINDS) for _ in range(copies[which]))

    def start(self, setup: Setup) -> SoumSoumState:
        return SoumSoumState(setup)

    def bound(self, setup: Setup) -> int:
        """SS-10: 24 turns of at most three decisions."""
        return 3 * (PLACES - 1) if setup.options["open-market"] else 2 * (PLACES - 1)


GAME = SoumSoum
