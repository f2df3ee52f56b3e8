"""The cards of weapons and tools.

A face is what a card shows: a kind and a number, or a joker. Cards with the same face cannot be told apart, so a hand
is a list of faces.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from vulcania.core.components import Box, Source

FILE = "deck.toml"
CARDS = 42
"""VO-18"""

KINDS = ("harpoon", "machine-gun", "knife", "spur", "pickaxe", "seal", "flag")
HARPOON, MACHINE_GUN, KNIFE, SPUR, PICKAXE, SEAL, FLAG = range(7)
WEAPONS = 4
"""VO-19: the first four kinds are weapons, and coloured; pickaxes are tools; seals and flags are jokers."""
JOKERS = SEAL

COLOURS = ("blue", "red", "green")
"""VO-19: by the number modulo 3."""
NO_COLOUR = -1

HULL = (2, 3, 4, 5)
"""VO-29: the numbers on the warship's hull: these spurs ram it."""


class _Numbered(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"machine_gun": "machine-gun"}):
    spur: int
    pickaxe: int
    harpoon: int
    machine_gun: int
    knife: int


class _Jokers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seal: int
    flag: int


class _DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: int
    source: Source
    numbered: _Numbered
    jokers: _Jokers


@dataclass(frozen=True, slots=True)
class Deck:
    kind: tuple[int, ...]
    """By face, as all that follows."""
    number: tuple[int, ...]
    """Jokers count 0 (VO-23)."""
    colour: tuple[int, ...]
    cards: tuple[int, ...]
    """The face of each of the 42 cards, in order."""
    source: Source

    def name(self, face: int) -> str:
        """``harpoon-7`` or ``seal``."""
        kind = KINDS[self.kind[face]]
        return f"{kind}-{self.number[face]}" if self.number[face] else kind


def read_deck(box: Box) -> Deck:
    file = box.toml(FILE, _DeckFile)
    kind: list[int] = []
    number: list[int] = []
    cards: list[int] = []
    for which, name in enumerate(KINDS):
        joker = which >= JOKERS
        entry = name.replace("-", "_")
        count: int = getattr(file.jokers if joker else file.numbered, entry)
        least = 1 if which == SPUR else 0  # VO-29 turns cards until a spur comes
        if not least <= count <= CARDS:
            section = "jokers" if joker else "numbered"
            raise box.fault(FILE, f"{section}.{name}", f"{least} to {CARDS}, not {count}")
        for at in range(count):
            if not joker or at == 0:
                kind.append(which)
                number.append(0 if joker else at + 1)
            cards.append(len(kind) - 1)
    if file.cards != CARDS:
        raise box.fault(FILE, "cards", f"{CARDS}, not {file.cards}")
    if len(cards) != CARDS:
        raise box.fault(FILE, "numbered", f"{CARDS} cards in all, not {len(cards)}")
    return Deck(
        kind=tuple(kind),
        number=tuple(number),
        colour=tuple(n % 3 if k < WEAPONS else NO_COLOUR for k, n in zip(kind, number, strict=True)),
        cards=tuple(cards),
        source=file.source,
    )
