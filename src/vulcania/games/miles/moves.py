"""Every move of `miles`."""

from __future__ import annotations

from vulcania.core.vocabulary import Family, Names, Pairs, Vocabulary, numbers, players, squares
from vulcania.games._ocean.moves import MOST_SEATS, ORDERS, SEEN_NAMES, all_deals, all_lays, bases, steering_families
from vulcania.games.miles.components import CARDS, COLUMNS, ROWS, SPECIALS

SQUARE_NAMES = squares(COLUMNS, ROWS)
"""A letter for the column, a number for the row, which is the round's."""

SWAPS = Pairs("swap", SQUARE_NAMES)
VOCABULARY = Vocabulary(
    *steering_families(),
    Family("lay", numbers(1, CARDS)),
    Family("play", Names(*SPECIALS, kind="special")),
    Family("pass"),
    Family("keep"),
    Family("card"),
    Family("leave"),
    SWAPS,
    Family("offer", SQUARE_NAMES),
    Family("trade", players(MOST_SEATS), SQUARE_NAMES),
    Family("fetch", SEEN_NAMES),
    Family("move", SQUARE_NAMES, SQUARE_NAMES),
    Family("take", players(MOST_SEATS), SQUARE_NAMES),
    Family("put", SQUARE_NAMES),
    Family("deal", ORDERS),
)
LAY, PLAY, PASS, KEEP, CARD, LEAVE, _, OFFER, TRADE, FETCH, MOVE, TAKE, PUT, DEAL = bases(VOCABULARY)
LAYS = all_lays(LAY, CARDS)
DEALS = all_deals(DEAL)
