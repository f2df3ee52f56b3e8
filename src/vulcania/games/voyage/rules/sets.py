"""Which cards of a hand take a prey, and which set is the stronger (VO-20, VO-23).

A set is written as a number whose bits are the slots of the hand: bit 0 is the first card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from vulcania.games.voyage.components import JOKERS, VARIED, WEAPONS, Deck, Prey, Takes

RANK, PURE = 1000, 500
"""VO-23: the kind outweighs the want of a joker, and that outweighs any sum."""


def strength(deck: Deck, takes: Takes, faces: Sequence[int]) -> int:
    """How strong a set is that takes a prey in this way: the greater number wins."""
    jokers = any(deck.kind[face] >= JOKERS for face in faces)
    return takes.rank * RANK + (0 if jokers else PURE) + sum(deck.number[face] for face in faces)


def sets(deck: Deck, hand: Sequence[int], prey: Prey) -> dict[int, int]:
    """Every set of the hand that takes the prey, with its strength; the most sparing first.

    Sparing is: without jokers, then few cards, then low ones. Where cards fit two ways, the stronger way counts.
    """
    found: dict[int, int] = {}
    jokers = [slot for slot, face in enumerate(hand) if deck.kind[face] >= JOKERS]
    for takes in prey.takes:
        for slots in _fitting(deck, hand, takes, jokers):
            bits = sum(1 << slot for slot in slots)
            strong = strength(deck, takes, [hand[slot] for slot in slots])
            if strong > found.get(bits, -1):
                found[bits] = strong
    joker_bits = sum(1 << slot for slot in jokers)
    return {
        bits: found[bits]
        for bits in sorted(found, key=lambda b: ((b & joker_bits).bit_count(), b.bit_count(), found[b] % PURE, b))
    }


def _fitting(deck: Deck, hand: Sequence[int], takes: Takes, jokers: list[int]) -> Iterator[tuple[int, ...]]:
    """Real cards, at least one (VO-23), filled up with jokers to the printed number."""
    for real in range(max(1, takes.count - len(jokers)), takes.count + 1):
        for some in _real(deck, hand, takes, real):
            for filling in combinations(jokers, takes.count - real):
                yield (*some, *filling)


def _real(deck: Deck, hand: Sequence[int], takes: Takes, count: int) -> Iterator[tuple[int, ...]]:
    if takes.kind != VARIED:
        yield from combinations([slot for slot, face in enumerate(hand) if deck.kind[face] == takes.kind], count)
        return
    by_kind = [
        [slot for slot, face in enumerate(hand) if deck.kind[face] == kind and deck.colour[face] == takes.colour]
        for kind in range(WEAPONS)
    ]
    for kinds in combinations(by_kind, count):
        yield from product(*kinds)
