"""What a seat knows of Soum Soum, as numbers (see :mod:`vulcania.research.encoding`)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import numpy as np

from vulcania.core.setup import Setup
from vulcania.games.soum_soum.components import (
    CENTRE,
    COUNTS_AT,
    DIVERS,
    HAND,
    MARKET,
    NAMES,
    PLACES,
    TURNS,
    Card,
)  # fmt: skip
from vulcania.games.soum_soum.components import KINDS as CARD_KINDS
from vulcania.games.soum_soum.moves import STAY, VOCABULARY
from vulcania.games.soum_soum.view import SoumSoumView
from vulcania.research.encoding import Encoding, Feature, Floats, Form, Layout, judged

EMPTY, SUBMARINE = -1, -2
KINDS = len(CARD_KINDS)
VERSION = 1
SEATS = 4
COPIES = 4
VARIANTS = ("open-market", "own-card-excluded")

AT_PLACE = (
    Feature("animal", 3, "1 for the animal on the card that lies here: octopus, shark, turtle"),
    Feature("pattern", 3, "1 for what a diver here counts: octopuses around, sharks in the row, turtles in the column"),
    Feature("free", 1, "1 while no card lies here"),
    Feature("submarine", 1, "1 for the Submarine's place"),
    Feature("diver", SEATS, "1 for the seat whose diver stands here, counted from oneself"),
    Feature("worth", 1, "the points of a diver on this card as the sea is now, by 8"),
    Feature("animals", 9, "octopuses, sharks and turtles around, in the row, in the column, by 8 and 5 and 5"),
    Feature("room", 3, "free places around, in the row, in the column, by 8 and 5 and 5"),
)
REST = (
    Feature("hand", HAND * KINDS, "for each card in hand, 1 for its kind"),
    Feature("market", MARKET * KINDS, "for each card that lies open, 1 for its kind"),
    Feature("unseen", KINDS, "how many cards of each kind this seat has not seen, by 4"),
    Feature("divers left", SEATS, "each seat's divers still aboard, by 5"),
    Feature("points", SEATS, "each seat's points as the sea is now, by 20"),
    Feature("lead", SEATS, "one's own points less those of each seat, by 10"),
    Feature("order", SEATS, "1 for how many seats play after oneself in each round"),
    Feature("seats", SEATS, "1 for the number of seats"),
    Feature("left", 1, "how many turns are left, by 24"),
    Feature("own turns left", 1, "how many of them are one's own, by 12"),
    Feature("phase", 3, "1 for what is decided: a card, a diver, a card of the market"),
    Feature("variants", 2, "1 for " + ", for ".join(VARIANTS)),
)
_FORM = Form(PLACES, AT_PLACE, REST)
_AT, _REST = _FORM.at, _FORM.rest
_KIND: dict[Card | None, int] = {None: EMPTY} | {card: kind for kind, card in enumerate(CARD_KINDS)}


@cache
def neighbours() -> tuple[Any, Any, Any]:
    """25 × 25 each: which places lie around a place, in its row, in its column."""
    looks = np.zeros((3, PLACES, PLACES), np.float32)
    for place, patterns in enumerate(COUNTS_AT):
        for pattern, others in enumerate(patterns):
            looks[pattern, place, list(others)] = 1
    return looks[0], looks[1], looks[2]


_DIVER, _WORTH, _ANIMALS = (_AT[name] for name in ("diver", "worth", "animals"))
_STARTS = tuple(range(0, PLACES * _FORM.width, _FORM.width))
_SHOWN = np.zeros((KINDS + 2, _DIVER), np.float32)
"""What lies at a place: a row for each kind of card, then for the Submarine and for nothing (-2, -1)."""
_SHOWN[range(KINDS), [_AT["animal"] + kind // 3 for kind in range(KINDS)]] = 1
_SHOWN[range(KINDS), [_AT["pattern"] + kind % 3 for kind in range(KINDS)]] = 1
_SHOWN[SUBMARINE, _AT["submarine"]] = _SHOWN[EMPTY, _AT["free"]] = 1
_COUNTED = _SHOWN[:, [0, 1, 2, _AT["free"]]]


def _counting() -> Floats:
    """What each place adds to the numbers of all others that are counted: ``animals`` and ``room``."""
    counts = np.zeros((PLACES, 3, 4, PLACES, 4), np.float32)
    for look, there in enumerate(neighbours()):
        for which in range(4):
            counts[:, look, which, :, which] = there
    animals, room = counts[:, :, :3].reshape(PLACES, 9, -1), counts[:, :, 3].reshape(PLACES, 3, -1)
    return np.concatenate([animals, room], 1).reshape(PLACES * 12, -1)


_COUNTS = _counting()
_SCALE = np.array((8, 8, 8, 5, 5, 5, 5, 5, 5, 8, 5, 5), np.float32)


def encode(view: SoumSoumView) -> Encoding:
    seat, seats = view.seat or 0, view.seats
    ones: list[int] = []
    numbers: dict[int, float] = {}
    unseen = [COPIES] * KINDS
    sea = [_KIND[place.card] for place in view.sea]
    sea[CENTRE] = SUBMARINE
    for start, kind, place in zip(_STARTS, sea, view.sea, strict=True):
        if kind >= 0:
            unseen[kind] -= 1
            if place.worth:
                numbers[start + _WORTH] = place.worth / 8
            if place.diver is not None:
                ones.append(start + _DIVER + (place.diver - seat) % seats)
    for begin, cards in ((_REST["hand"], view.hand), (_REST["market"], view.market)):
        for slot, card in enumerate(cards):
            kind = _KIND[card]
            unseen[kind] -= 1
            ones.append(begin + slot * KINDS + kind)
    for kind in range(KINDS):
        numbers[_REST["unseen"] + kind] = unseen[kind] / COPIES
    own = view.worth[seat]
    for other in range(seats):
        whose = (seat + other) % seats
        numbers[_REST["divers left"] + other] = view.divers_left[whose] / DIVERS
        numbers[_REST["points"] + other] = view.worth[whose] / 20
        numbers[_REST["lead"] + other] = (own - view.worth[whose]) / 10
    turn = view.turn - 1 + (not view.to_act)
    place_in_round = (seat - view.first - turn) % seats
    numbers[_REST["left"]] = (TURNS - turn) / 24
    numbers[_REST["own turns left"]] = (TURNS - turn + seats - 1 - place_in_round) // seats / 12
    phase = 2 if view.legal and view.legal[0].startswith("take") else 1 if view.legal[-1:] == ("stay",) else 0
    ones += _REST["order"] + seats - 1 - place_in_round, _REST["seats"] + seats - 1, _REST["phase"] + phase
    ones += [_REST["variants"] + at for at, name in enumerate(VARIANTS) if view.options[name]]
    return _FORM.filled(_laid(tuple(sea)).copy(), ones, numbers)


@lru_cache(256)
def _laid(sea: tuple[int, ...]) -> Floats:
    """The form with what lies at each place, and how much of it lies around, in the row, in the column."""
    row, kinds = _FORM.blank(), np.array(sea)
    places = _FORM.places(row)
    places[:, :_DIVER] = _SHOWN.take(kinds, 0)
    counts = _COUNTS @ _COUNTED.take(kinds, 0).reshape(-1)
    np.divide(counts.reshape(PLACES, 12), _SCALE, places[:, _ANIMALS:])
    return row


def layout(setup: Setup) -> Layout:
    """The same for every set-up."""
    looks = np.stack(neighbours())
    at = {move: (move % PLACES, move // PLACES) for move in range(STAY)}
    return Layout(
        VERSION, NAMES.names, AT_PLACE, REST, looks / looks.sum(2, keepdims=True), *judged(VOCABULARY.size, PLACES, at)
    )
