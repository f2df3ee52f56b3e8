"""The number tokens: who is first, second … in a turn, and how they are dealt anew.

Tokens are kept as an order: ``order[0]`` is the seat that holds number 1.
"""

from __future__ import annotations

from collections.abc import Sequence


def by_cards(order: Sequence[int], cards: Sequence[int], reverse: bool = False) -> tuple[int, ...]:
    """LG-13: the tokens after phase 1, from the order of laying and each seat's card.

    The highest card gets 1, or the lowest when the turn is reversed; of equals, who laid first.
    """
    return tuple(sorted(order, key=(lambda seat: cards[seat]) if reverse else (lambda seat: -cards[seat])))


def next_to_sail(order: Sequence[int], sailed: int) -> int:
    """LG-14, LG-25: the seat with the lowest token among those who have not sailed; -1 when all have.

    ``sailed`` is a set of seats as bits.
    """
    for seat in order:
        if not sailed >> seat & 1:
            return seat
    return -1
