"""The number tokens: who is first, second … in a turn, and how they are dealt anew.

Tokens are kept as an order: ``order[0]`` is the seat that holds number 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

MOST_SEATS = 4
FEWEST_SEATS = 2


class Orders:
    """A parameter of a move: all number tokens dealt out, written ``p2-p1-p3``: who gets 1, who gets 2 …"""

    kind = "order"

    def __init__(self) -> None:
        self.orders = tuple(
            order for seats in range(FEWEST_SEATS, MOST_SEATS + 1) for order in permutations(range(seats))
        )
        self.size = len(self.orders)
        self.hint = "p2-p1-p3…"
        self._index = {self.text(at): at for at in range(self.size)}
        self.of_seats = {
            seats: tuple(at for at, order in enumerate(self.orders) if len(order) == seats)
            for seats in range(FEWEST_SEATS, MOST_SEATS + 1)
        }
        """The indices of the orders for each number of players."""

    def text(self, index: int) -> str:
        return "-".join(f"p{seat + 1}" for seat in self.orders[index])

    def index(self, text: str) -> int | None:
        return self._index.get(text.casefold())


def by_cards(order: Sequence[int], cards: Sequence[int], reverse: bool = False) -> list[int]:
    """LG-13: the tokens after phase 1, from the order of laying and each seat's card.

    The highest card gets 1, or the lowest when the turn is reversed; of equals, who laid first.
    """
    return sorted(order, key=(lambda seat: cards[seat]) if reverse else (lambda seat: -cards[seat]))


def next_to_sail(order: Sequence[int], sailed: int) -> int:
    """LG-14, LG-25: the seat with the lowest token among those who have not sailed; -1 when all have.

    ``sailed`` is a set of seats as bits.
    """
    for seat in order:
        if not sailed >> seat & 1:
            return seat
    return -1


def numbers(order: Sequence[int]) -> tuple[int, ...]:
    """The token of each seat, as printed on it."""
    held = [0] * len(order)
    for at, seat in enumerate(order):
        held[seat] = at + 1
    return tuple(held)
