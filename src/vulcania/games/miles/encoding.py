"""What a seat knows of `miles`, as numbers (see :mod:`vulcania.games._ocean.encoding`)."""

from __future__ import annotations

import numpy as np

from vulcania.core.setup import Setup
from vulcania.games._ocean.encoding import Look, seen_at
from vulcania.games.miles.components import CARDS, COLUMNS, FACES, ROWS, SIGNS, SPECIALS
from vulcania.games.miles.moves import FETCH, MOVE, OFFER, PUT, SQUARE_NAMES, SWAPS, VOCABULARY
from vulcania.games.miles.rules.position import MilesPosition
from vulcania.games.miles.view import MilesView
from vulcania.research.encoding import Encoding, Feature, Layout

LOOK = Look(
    faces=FACES,
    signs=SIGNS,
    wild="seal",
    width=COLUMNS,
    rows=ROWS,
    turns=MilesPosition.TURNS,
    cards=CARDS,
    specials=SPECIALS,
    square=SQUARE_NAMES,
    own_at_place=(
        Feature("star", 1, "1 for a turned star: nobody may end there"),
        Feature("fired", 1, "1 for an arrow that has fired in this player's turn"),
    ),
    own=(
        Feature("reversed", 1, "1 if this turn's number tokens go to the lowest cards first"),
        Feature("stacks", 6, "chips left in each stack, by 12: white and blue of each depth"),
        Feature("variants", 2, "1 for the short game, for optional-taking"),
    ),
)


def encode(view: MilesView) -> Encoding:
    at_place = np.zeros((LOOK.places, 2))
    for place in view.ocean.places:
        at_place[seen_at(place)] = place.name in view.stars, place.name in view.fired
    stacks = [stack.count / 12 for stack in view.stacks]
    options = view.options["length"] == "short", bool(view.options["optional-taking"])
    return LOOK.numbers(LOOK.known(view, at_place, [view.reversed, *stacks, *options]), view.seats, np)


def layout(setup: Setup) -> Layout:
    """The same for every set-up."""
    return LOOK.layout(VOCABULARY.size, SWAPS, MOVE, (OFFER, PUT), FETCH)
