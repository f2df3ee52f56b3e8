"""What a seat knows of `miles`, as numbers (see :mod:`vulcania.games._ocean.encoding`)."""

from __future__ import annotations

from vulcania.core.setup import Setup
from vulcania.games._ocean.encoding import Look, seen
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
    form = LOOK.form
    marks = ((form.at["star"], view.stars), (form.at["fired"], view.fired))
    ones = [seen(name) * form.width + mark for mark, names in marks for name in names]
    own = view.reversed, view.options["length"] == "short", view.options["optional-taking"]
    ones += [at for at, holds in zip(_OWN, own, strict=True) if holds]
    return LOOK.encode(view, ones, {at: stack.count / 12 for at, stack in enumerate(view.stacks, form.rest["stacks"])})


_OWN = LOOK.form.rest["reversed"], LOOK.form.rest["variants"], LOOK.form.rest["variants"] + 1


def layout(setup: Setup) -> Layout:
    """The same for every set-up."""
    return LOOK.layout(VOCABULARY.size, SWAPS, MOVE, (OFFER, PUT), FETCH)
