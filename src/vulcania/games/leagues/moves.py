"""The vocabulary of `leagues`."""

from __future__ import annotations

from vulcania.core.vocabulary import Family, Names, Pairs, Vocabulary, numbers, squares
from vulcania.games._ocean.moves import ORDERS, SEEN_NAMES, all_deals, all_lays, bases, steering_families
from vulcania.games.leagues.components import NUMBERS, SPECIALS

SQUARE_NAMES = squares(3, 3)
"""A player's grid: the letter is the column, the number the row, which is the round (LG-8)."""
EXTRAS = ("sailor", *SPECIALS)
"""LG-21: what can be played with a numbered card. Number 0 is the player's own sailor, the others are action cards."""

SWAPS = Pairs("swap", SQUARE_NAMES)
VOCABULARY = Vocabulary(
    *steering_families(),
    Family("lay", numbers(1, NUMBERS)),
    Family("play", Names(*EXTRAS, kind="extra")),
    Family("pass"),
    SWAPS,
    Family("move", SQUARE_NAMES, SQUARE_NAMES),
    Family("offer", SQUARE_NAMES),
    Family("fetch", SEEN_NAMES),
    Family("deal", ORDERS),
)
LAY, PLAY, PASS, _, MOVE, OFFER, FETCH, DEAL = bases(VOCABULARY)
LAYS = all_lays(LAY, NUMBERS)
DEALS = all_deals(DEAL)
