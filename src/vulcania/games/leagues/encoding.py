"""What a seat knows of `leagues`, as numbers (see :mod:`vulcania.games._ocean.encoding`)."""

from __future__ import annotations

from functools import lru_cache

from vulcania.core.setup import Setup
from vulcania.games._ocean.components import PICTURES, SYMBOLS
from vulcania.games._ocean.encoding import SEATS, Look, seen
from vulcania.games.leagues.components import NUMBERS, ROLES, ROUNDS, SPECIALS
from vulcania.games.leagues.moves import FETCH, MOVE, OFFER, SQUARE_NAMES, SWAPS, VOCABULARY
from vulcania.games.leagues.rules.position import LeaguesPosition
from vulcania.games.leagues.view import LeaguesView
from vulcania.research.encoding import Encoding, Feature, Layout, which

SCORERS = ("all", "finder", "most")
BISCUIT = len(SCORERS) + len(SYMBOLS)

LOOK = Look(
    faces=(*PICTURES, *ROLES),
    signs=SYMBOLS,
    wild="biscuit",
    width=3,
    rows=ROUNDS,
    turns=LeaguesPosition.TURNS,
    cards=NUMBERS,
    specials=SPECIALS,
    square=SQUARE_NAMES,
    own_at_place=(
        Feature(
            "biscuit", BISCUIT, "of a biscuit of this round that can be seen in the ocean, 1 for who scores: "
            + ", ".join(SCORERS) + "; 1 for each symbol that scores: " + ", ".join(SYMBOLS),
        ),
    ),
    own=(
        Feature("sailors", SEATS, "each seat's sailors in hand, by 2"),
        Feature("expert", 1, "1 if all chips lie face up"),
    ),
)  # fmt: skip


@lru_cache(64)
def biscuit(scorer: str, symbols: tuple[str, ...]) -> list[float]:
    return [*which(SCORERS, scorer), *(float(symbol in symbols) for symbol in SYMBOLS)]


def encode(view: LeaguesView) -> Encoding:
    form, first = LOOK.form, view.seat or 0
    fires = {one.number: biscuit(one.scorer, one.symbols) for one in view.biscuits}
    numbers: dict[int, float] = {}
    for place in view.ocean.places:
        if place.chip is not None and place.chip.number in fires:
            begin = seen(place.name) * form.width + form.at["biscuit"]
            numbers |= enumerate(fires[place.chip.number], begin)
    for seat, player in enumerate((*view.players[first:], *view.players[:first]), form.rest["sailors"]):
        numbers[seat] = player.sailors / 2
    return LOOK.encode(view, [form.rest["expert"]] if view.options["expert"] else [], numbers)


def layout(setup: Setup) -> Layout:
    """The same for every set-up."""
    return LOOK.layout(VOCABULARY.size, SWAPS, MOVE, (OFFER,), FETCH)
