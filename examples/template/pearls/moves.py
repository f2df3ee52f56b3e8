"""What can be done in Pearls: dive, come up, peep into a shell."""

from __future__ import annotations

from vulcania.games.pearls.components import PLACES

from vulcania.core.vocabulary import Family, Names, Vocabulary

PLACE = Names(*PLACES, kind="place")
VOCABULARY = Vocabulary(
    Family("dive", PLACE),
    Family("surface"),
    Family("peek", PLACE),
)
DIVE, SURFACE, PEEK = (family.base for family in VOCABULARY.families)
