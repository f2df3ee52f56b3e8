"""Every move of the game, and the steps at which one of them is asked for."""

from __future__ import annotations

from vulcania.core.vocabulary import Family, Names, Vocabulary, numbers, players
from vulcania.games._ocean.helm import SEEN_NAMES, STEERS, steering_families
from vulcania.games._ocean.tokens import MOST_SEATS, Orders
from vulcania.games.miles.box import CARDS, SPECIALS, SQUARE_NAMES

ORDERS = Orders()

VOCABULARY = Vocabulary(
    *steering_families(),
    Family("lay", numbers(1, CARDS)),
    Family("play", Names(*SPECIALS, kind="special")),
    Family("pass"),
    Family("keep"),
    Family("card"),
    Family("swap", SQUARE_NAMES, SQUARE_NAMES),
    Family("offer", SQUARE_NAMES),
    Family("trade", players(MOST_SEATS), SQUARE_NAMES),
    Family("fetch", SEEN_NAMES),
    Family("move", SQUARE_NAMES, SQUARE_NAMES),
    Family("take", players(MOST_SEATS), SQUARE_NAMES),
    Family("put", SQUARE_NAMES),
    Family("deal", ORDERS),
)
LAY, PLAY, PASS, KEEP, CARD, SWAP, OFFER, TRADE, FETCH, MOVE, TAKE, PUT, DEAL = (
    family.base for family in VOCABULARY.families[3:]
)
assert LAY == STEERS, "a steering move is its own number"

FULL_HAND = (1 << CARDS) - 1
LAYS = tuple(tuple(LAY + card for card in range(CARDS) if hand >> card & 1) for hand in range(FULL_HAND + 1))
"""For each hand, as bits, the cards that can be laid."""
DEALS = {seats: tuple(DEAL + at for at in indices) for seats, indices in ORDERS.of_seats.items()}

(
    LAYING,
    SAILING,
    AFTERWARDS,
    STEERING,
    ANCHORING,
    MOVING,
    OFFERING,
    FETCHING,
    TAKING,
    PUTTING,
    TRADING,
    DEALING,
    OVER,
) = range(13)
STEPS = (
    "lay", "sail", "after", "steer", "anchor", "move", "offer", "fetch", "take", "put", "trade", "deal", "over",
)  # fmt: skip
"""What is asked for: to lay a card; to carry out the hand card, or a special card before it; a special card after it;
the steering that a globe or an arrow gives; what becomes of an anchor; the special sailor's move; the two halves of the
special helmet and of the bell; the second half of a hand helmet's trade; the number chips."""
