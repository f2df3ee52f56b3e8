"""The moves that both games have, how their parameters are written, and the steps at which a move is asked for."""

from __future__ import annotations

from itertools import permutations

from vulcania.core.vocabulary import Family, Names, Vocabulary
from vulcania.games._ocean.components import DEPTHS, DIRECTIONS

MOST_SEATS = 4
FEWEST_SEATS = 2

SEEN_NAMES = Names(
    *(f"{direction}{depth}" for depth in DEPTHS for direction in DIRECTIONS), hint="n0-nw-2", kind="place"
)
"""The places as people name them, by where they lie now."""

STEER_NAMES = ("current left", "current right", "heading left", "heading right", "depth up", "depth down")
"""By kind of steering, two of each."""
STEERS = len(STEER_NAMES)
STEERING_WORDS = ("current", "heading", "depth")

LAYING, SAILING, AFTERWARDS, STEERING, SWAPPING, MOVING, OFFERING, FETCHING = range(8)
ANCHORING, KEEPING, TAKING, PUTTING, TRADING, DEALING, OVER = range(8, 15)
STEPS = (
    "lay", "sail", "after", "steer", "swap", "move", "offer", "fetch",
    "anchor", "keep", "take", "put", "trade", "deal", "over",
)  # fmt: skip
"""What is asked for: to lay a card; to carry it out, or another card before it; another card after it; to steer once
more; and what the cards ask for that move chips and tokens about. Either game leaves some out."""


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


ORDERS = Orders()


def steering_families() -> tuple[Family, Family, Family]:
    """The moves that steer. They come first in a game's vocabulary, so that a steering move is its own number."""
    sides = Names("left", "right", kind="side")
    return Family("current", sides), Family("heading", sides), Family("depth", Names("up", "down", kind="way"))


def bases(vocabulary: Vocabulary) -> tuple[int, ...]:
    """The first move of each family besides those that steer, in the vocabulary's order."""
    families = vocabulary.families[3:]
    assert families[0].base == STEERS
    return tuple(family.base for family in families)


def all_lays(base: int, cards: int) -> tuple[tuple[int, ...], ...]:
    """For each hand, as bits, the cards that can be laid."""
    return tuple(tuple(base + card for card in range(cards) if hand >> card & 1) for hand in range(1 << cards))


def all_deals(base: int) -> dict[int, tuple[int, ...]]:
    """For each number of players, the ways to deal the number tokens out."""
    return {seats: tuple(base + at for at in indices) for seats, indices in ORDERS.of_seats.items()}
