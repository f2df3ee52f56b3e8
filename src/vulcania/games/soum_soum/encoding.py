"""What a seat knows of Soum Soum, as numbers (see :mod:`vulcania.research.encoding`)."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from vulcania.core.setup import Setup
from vulcania.games.soum_soum.components import (
    ANIMAL_COUNTED,
    CENTRE,
    COUNTS_AT,
    DIVERS,
    HAND,
    MARKET,
    NAMES,
    PLACES,
    TURNS,
    Card,
    kind,
)  # fmt: skip
from vulcania.games.soum_soum.components import KINDS as CARD_KINDS
from vulcania.games.soum_soum.moves import STAY, VOCABULARY
from vulcania.games.soum_soum.view import SoumSoumView
from vulcania.research.encoding import Columns, Encoding, Feature, Layout, judged

EMPTY, SUBMARINE, NOBODY = -1, -2, -1
KINDS = len(CARD_KINDS)
VERSION = 1
SEATS = 4
NONE = -1
COPIES = 4

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
    Feature("variants", 2, "1 for open-market, for own-card-excluded"),
)
_AT, _REST = Columns(AT_PLACE), Columns(REST)
ANIMAL, PATTERN, FREE, SHIP = (_AT.at[name] for name in ("animal", "pattern", "free", "submarine"))


class Known(NamedTuple):
    """What both ways of encoding begin with: arrays of small integers, seats counted from oneself."""

    sea: Any
    divers: Any
    """NOBODY or the seat."""
    divers_left: Any
    hand: Any
    market: Any
    unseen: Any
    turn: Any
    place_in_round: Any
    phase: Any


def features(known: Known, seats: int, open_market: bool, excluded: bool, xp: Any) -> Encoding:
    """The numbers; ``xp`` is NumPy or JAX's twin of it."""
    shown = xp.asarray(_shown())[known.sea]
    counts = (xp.asarray(_looks()) @ shown).reshape(3, PLACES, -1)
    seen = counts[(0, 1, 2), :, ANIMAL_COUNTED].T
    if excluded:
        seen = seen - shown[:, ANIMAL_COUNTED] * xp.asarray((0.0, 1.0, 1.0), xp.float32)
    worth = (shown[:, PATTERN] * seen).sum(1)
    divers = xp.asarray(_hot(SEATS))[known.divers]
    points = worth @ divers
    scale = xp.asarray((8.0, 5.0, 5.0), xp.float32)
    places = _AT.joined({
        "animal": shown[:, ANIMAL], "pattern": shown[:, PATTERN], "free": shown[:, FREE], "submarine": shown[:, SHIP],
        "diver": divers, "worth": worth[:, None] / 8,
        "animals": (counts[..., ANIMAL].swapaxes(0, 1) / scale[:, None]).reshape(PLACES, 9),
        "room": counts[:, :, FREE.start].T / scale,
    }, xp)  # fmt: skip
    kinds = xp.asarray(_hot(KINDS))
    left = TURNS - known.turn
    own = (left + seats - 1 - known.place_in_round) // seats
    there = xp.arange(SEATS)
    rest = _REST.joined({
        "hand": kinds[known.hand].reshape(-1), "market": kinds[known.market].reshape(-1),
        "unseen": known.unseen / COPIES, "divers left": known.divers_left / DIVERS, "points": points / 20,
        "lead": xp.where(there < seats, points[0] - points, 0) / 10, "order": there == seats - 1 - known.place_in_round,
        "seats": there == seats - 1, "left": left[None] / 24, "own turns left": own[None] / 12,
        "phase": xp.arange(3) == known.phase, "variants": xp.asarray([open_market, excluded]),
    }, xp)  # fmt: skip
    return Encoding(places, rest)


def encode(view: SoumSoumView) -> Encoding:
    seat = 0 if view.seat is None else view.seat
    sea = np.array([_kind(place.card) for place in view.sea], np.int8)
    sea[CENTRE] = SUBMARINE
    stands = [NOBODY if place.diver is None else (place.diver - seat) % view.seats for place in view.sea]
    hand, market = (_cards(cards, size) for cards, size in ((view.hand, HAND), (view.market, MARKET)))
    seen = np.bincount([card for card in (*sea, *hand, *market) if card >= 0], minlength=KINDS)
    turn = view.turn - 1 + (not view.to_act)
    left = [view.divers_left[(seat + other) % view.seats] if other < view.seats else 0 for other in range(SEATS)]
    phase = 2 if view.legal and view.legal[0].startswith("take") else 1 if "stay" in view.legal else 0
    known = Known(
        sea, np.array(stands), np.array(left), hand, market, COPIES - seen, np.int32(turn),
        np.int32((seat - view.first - turn) % view.seats), phase,
    )  # fmt: skip
    options = view.options
    return features(known, view.seats, bool(options["open-market"]), bool(options["own-card-excluded"]), np)


def _kind(card: Card | None) -> int:
    return EMPTY if card is None else kind(card.animal, card.scores)


def _cards(cards: tuple[Card, ...], size: int) -> Any:
    return np.array(([_kind(card) for card in cards] + [NONE] * size)[:size])


@cache
def _hot(size: int) -> Any:
    """A row for each number, with a 1 in its place; the last one, for none (-1), has nothing."""
    return np.eye(size + 1, size, dtype=np.float32)


@cache
def _shown() -> Any:
    """What lies at a place: a row for each kind of card, then for the Submarine and for nothing (-2, -1)."""
    shown = np.zeros((KINDS + 2, SHIP.stop), np.float32)
    for card in range(KINDS):
        shown[card, [ANIMAL.start + card // 3, PATTERN.start + card % 3]] = 1
    shown[SUBMARINE, SHIP] = shown[EMPTY, FREE] = 1
    return shown


@cache
def _looks() -> Any:
    """75 × 25: all neighbourhoods, one after the other."""
    return np.concatenate(neighbours())


@cache
def neighbours() -> tuple[Any, Any, Any]:
    """25 × 25 each: which places lie around a place, in its row, in its column."""
    looks = np.zeros((3, PLACES, PLACES), np.float32)
    for place, patterns in enumerate(COUNTS_AT):
        for pattern, others in enumerate(patterns):
            looks[pattern, place, list(others)] = 1
    return looks[0], looks[1], looks[2]


def layout(setup: Setup) -> Layout:
    """The same for every set-up."""
    looks = np.stack(neighbours())
    at = {move: (move % PLACES, move // PLACES) for move in range(STAY)}
    return Layout(
        VERSION, NAMES.names, AT_PLACE, REST, looks / looks.sum(2, keepdims=True), *judged(VOCABULARY.size, PLACES, at)
    )
