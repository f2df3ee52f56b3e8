"""What can be done in Soum Soum: lay a card of the hand, send a diver or stay aboard, take a face-up card."""

from __future__ import annotations

from vulcania.core.vocabulary import Family, Vocabulary, numbers
from vulcania.games.soum_soum.components import HAND, MARKET, NAMES

VOCABULARY = Vocabulary(
    Family("place", numbers(1, HAND), NAMES),
    Family("dive", NAMES),
    Family("stay"),
    Family("take", numbers(1, MARKET)),
)
PLACE, DIVE, STAY, TAKE = (family.base for family in VOCABULARY.families)
