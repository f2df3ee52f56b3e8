"""The vocabulary of `leagues`, and which of its moves there are in each situation, as tables."""

from __future__ import annotations

from vulcania.core.vocabulary import Family, Names, Vocabulary, numbers, squares
from vulcania.games._ocean.helm import SEEN_NAMES, STEERS, steering_families
from vulcania.games._ocean.tokens import Orders
from vulcania.games.leagues.box import ACTIONS, NUMBERS

SQUARES = squares(3, 3)
"""A player's grid: the letter is the column, the number the row, which is the round (LG-8)."""
GRID = SQUARES.size
ORDERS = Orders()
EXTRAS = ("sailor", *ACTIONS)
"""LG-21: what can be played with a numbered card. Number 0 is the player's own sailor, the others are action cards."""

VOCABULARY = Vocabulary(
    *steering_families(),
    Family("lay", numbers(1, NUMBERS)),
    Family("play", Names(*EXTRAS, kind="extra")),
    Family("pass"),
    Family("swap", SQUARES, SQUARES),
    Family("move", SQUARES, SQUARES),
    Family("offer", SQUARES),
    Family("fetch", SEEN_NAMES),
    Family("deal", ORDERS),
)
_BASES = {family.word: family.base for family in VOCABULARY.families}
LAY, PLAY, PASS, SWAP, MOVE, OFFER, FETCH, DEAL = (
    _BASES[word] for word in ("lay", "play", "pass", "swap", "move", "offer", "fetch", "deal")
)
assert STEERS == LAY

FULL_HAND = (1 << NUMBERS) - 1
LAYS = tuple(tuple(LAY + card for card in range(NUMBERS) if hand >> card & 1) for hand in range(FULL_HAND + 1))
"""For each hand, as bits, the cards that can be laid."""
DEALS = {seats: tuple(DEAL + at for at in indices) for seats, indices in ORDERS.of_seats.items()}
