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
from vulcania.games.soum_soum.view import Place, SoumSoumView
from vulcania.research.encoding import Encoding, Feature, Floats, Form, Layout, bounded, judged

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
_HAND, _MARKET, _UNSEEN, _DIVERS_LEFT, _POINTS, _LEAD, _ORDER, _SEATS, _LEFT, _OWN_LEFT, _PHASE, _VARIANTS = (
    _REST[feature.name] for feature in REST
)
_KIND: dict[Card | None, int] = {None: EMPTY} | {card: kind for kind, card in enumerate(CARD_KINDS)}


@cache
def neighbours() -> tuple[Any, Any, Any]:
    """25 × 25 each: which places lie around a place, in its row, in its column."""
    looks = np.zeros((3, PLACES, PLACES), np.float32)
    for place, patterns in enumerate(COUNTS_AT):
        for pattern, others in enumerate(patterns):
            looks[pattern, place, list(others)] = 1
    return looks[0], looks[1], looks[2]


_DIVER, _WORTH, _ANIMALS, _ROOM = (_AT[name] for name in ("diver", "worth", "animals", "room"))
_STARTS = tuple(range(0, PLACES * _FORM.width, _FORM.width))
_SHOWN = np.zeros((KINDS + 2, _DIVER), np.float32)
"""What lies at a place: a row for each kind of card, then for the Submarine and for nothing (-2, -1)."""
_SHOWN[range(KINDS), [_AT["animal"] + kind // 3 for kind in range(KINDS)]] = 1
_SHOWN[range(KINDS), [_AT["pattern"] + kind % 3 for kind in range(KINDS)]] = 1
_SHOWN[SUBMARINE, _AT["submarine"]] = _SHOWN[EMPTY, _AT["free"]] = 1
_COUNTED = _SHOWN[:, [0, 1, 2, _AT["free"]]]


_LOOKS = np.stack(neighbours(), 1).reshape(-1, PLACES)
"""For each place, and each of the three ways to look from it, which places are seen."""
_SCALE = np.array((8, 5, 5), np.float32)


def encode(view: SoumSoumView) -> Encoding:
    seat, seats = view.seat or 0, view.seats
    lying = [_seen(place) for place in view.sea]
    row = _laid(tuple([kind for kind, _, _ in lying])).copy()
    sheet = _FORM.sheet(row)
    unseen = [COPIES] * KINDS
    for start, (kind, worth, diver) in zip(_STARTS, lying, strict=True):
        if kind >= 0:
            unseen[kind] -= 1
            sheet[start + _WORTH] = worth
            if diver is not None:
                sheet[start + _DIVER + (diver - seat) % seats] = 1
    for begin, cards in ((_HAND, view.hand), (_MARKET, view.market)):
        for slot, card in enumerate(cards):
            kind = _KIND[card]
            unseen[kind] -= 1
            sheet[begin + slot * KINDS + kind] = 1
    for at, count in enumerate(unseen, _UNSEEN):
        sheet[at] = bounded(count / COPIES)
    own = view.worth[seat]
    for other in range(seats):
        whose = (seat + other) % seats
        sheet[_DIVERS_LEFT + other] = view.divers_left[whose] / DIVERS
        sheet[_POINTS + other] = view.worth[whose] / 20
        sheet[_LEAD + other] = bounded((own - view.worth[whose]) / 10)
    turn = view.turn - 1 + (not view.to_act)
    place_in_round = (seat - view.first - turn) % seats
    sheet[_LEFT] = (TURNS - turn) / 24
    sheet[_OWN_LEFT] = (TURNS - turn + seats - 1 - place_in_round) // seats / 12
    phase = 2 if view.legal and view.legal[0].startswith("take") else 1 if view.legal[-1:] == ("stay",) else 0
    for at in (_ORDER + seats - 1 - place_in_round, _SEATS + seats - 1, _PHASE + phase):
        sheet[at] = 1
    for at, name in enumerate(VARIANTS, _VARIANTS):
        sheet[at] = view.options[name] is True
    return _FORM.filled(row)


@cache  # some tens of thousands at the most, which views share
def _seen(place: Place) -> tuple[int, float, int | None]:
    """What lies there, what a diver would score, by 8, and whose stands there."""
    kind = SUBMARINE if place.name == NAMES.text(CENTRE) else _KIND[place.card]
    return kind, (place.worth or 0) / 8, place.diver


@lru_cache(256)
def _laid(sea: tuple[int, ...]) -> Floats:
    """The form with what lies at each place, and how much of it lies around, in the row, in the column."""
    row, kinds = _FORM.blank(), np.array(sea)
    places = _FORM.places(row)
    places[:, :_DIVER] = _SHOWN.take(kinds, 0)
    counts = _LOOKS.dot(_COUNTED.take(kinds, 0)).reshape(PLACES, 3, 4)
    np.divide(counts[..., :3], _SCALE[:, None], places[:, _ANIMALS:_ROOM].reshape(PLACES, 3, 3))
    np.divide(counts[..., 3], _SCALE, places[:, _ROOM:])
    return row


def layout(setup: Setup) -> Layout:
    """The same for every set-up."""
    looks = np.stack(neighbours())
    at = {move: (move % PLACES, move // PLACES) for move in range(STAY)}
    return Layout(
        VERSION, NAMES.names, AT_PLACE, REST, looks / looks.sum(2, keepdims=True), *judged(VOCABULARY.size, PLACES, at)
    )
