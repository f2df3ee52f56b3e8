"""What a seat knows of `leagues`, as numbers (see :mod:`vulcania.games._ocean.encoding`)."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from vulcania.core.remembered import Memory
from vulcania.core.setup import Setup
from vulcania.games._ocean.components import PICTURES, SYMBOLS
from vulcania.games._ocean.encoding import SEATS, Look, seen
from vulcania.games._ocean.view import Place
from vulcania.games.leagues.components import NUMBERS, ROLES, ROUNDS, SPECIALS
from vulcania.games.leagues.moves import FETCH, MOVE, OFFER, SQUARE_NAMES, SWAPS, VOCABULARY
from vulcania.games.leagues.rules.position import LeaguesPosition
from vulcania.games.leagues.view import Biscuit, LeaguesView
from vulcania.research.encoding import Encoding, Feature, Indices, Layout, bounded, which

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


_fires: Memory[Indices] = Memory(500)


def encode(view: LeaguesView) -> Encoding:
    form, first, row = LOOK.form, view.seat or 0, LOOK.row(view)
    row[_fires.made(view.ocean.places, view.biscuits, _biscuits)] = 1
    sheet = form.sheet(row)
    for seat, player in enumerate((*view.players[first:], *view.players[:first]), form.rest["sailors"]):
        sheet[seat] = bounded(player.sailors / 2)
    sheet[form.rest["expert"]] = view.options["expert"] is True
    return form.filled(row)


def _biscuits(lying: tuple[Place, ...], biscuits: tuple[Biscuit, ...]) -> Indices:
    """Where there is a 1 for what the biscuits do that can be seen in the ocean."""
    fires = {one.number: biscuit(one.scorer, one.symbols) for one in biscuits}
    begin, width = LOOK.form.at["biscuit"], LOOK.form.width
    there = [
        seen(place.name) * width + begin + at
        for place in lying
        if place.chip is not None and place.chip.number in fires
        for at, holds in enumerate(fires[place.chip.number])
        if holds
    ]
    return np.array(there, np.intp)


@lru_cache(64)
def biscuit(scorer: str, symbols: tuple[str, ...]) -> list[float]:
    return [*which(SCORERS, scorer), *(float(symbol in symbols) for symbol in SYMBOLS)]


def layout(setup: Setup) -> Layout:
    """The same for every set-up."""
    return LOOK.layout(VOCABULARY.size, SWAPS, MOVE, (OFFER,), FETCH)
