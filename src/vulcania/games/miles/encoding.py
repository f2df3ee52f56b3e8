"""What a seat knows of `miles`, as numbers (see :mod:`vulcania.games._ocean.encoding`)."""

from __future__ import annotations

from vulcania.core.setup import Setup
from vulcania.games._ocean.encoding import Look, seen
from vulcania.games.miles.components import CARDS, COLUMNS, FACES, ROWS, SIGNS, SPECIALS
from vulcania.games.miles.moves import FETCH, MOVE, OFFER, PUT, SQUARE_NAMES, SWAPS, VOCABULARY
from vulcania.games.miles.rules.position import MilesPosition
from vulcania.games.miles.view import MilesView
from vulcania.research.encoding import Encoding, Feature, Layout, bounded

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
    form, row = LOOK.form, LOOK.row(view)
    sheet, at = form.sheet(row), form.rest
    for mark, names in (("star", view.stars), ("fired", view.fired)):
        for name in names:
            sheet[seen(name) * form.width + form.at[mark]] = 1
    sheet[at["reversed"]] = view.reversed
    sheet[at["variants"]] = view.options["length"] == "short"
    sheet[at["variants"] + 1] = view.options["optional-taking"] is True
    for number, stack in enumerate(view.stacks, at["stacks"]):
        sheet[number] = bounded(stack.count / 12)
    return form.filled(row)


def layout(setup: Setup) -> Layout:
    """The same for every set-up."""
    return LOOK.layout(VOCABULARY.size, SWAPS, MOVE, (OFFER, PUT), FETCH)
