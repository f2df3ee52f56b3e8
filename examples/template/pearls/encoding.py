"""What a diver knows, as numbers (see vulcania.research.encoding): what a learner sees."""

from __future__ import annotations

import numpy as np
from vulcania.games.pearls.components import COLOURS, KINDS, PLACES
from vulcania.games.pearls.moves import DIVE, PEEK, VOCABULARY
from vulcania.games.pearls.view import PearlsView

from vulcania.core.setup import Setup
from vulcania.research.encoding import Columns, Encoding, Feature, Layout, by_seat, hot, judged, which, who

SEATS = 3
AT_PLACE = (
    Feature("shells", 1, "closed shells here, by 20"),
    Feature("known", len(KINDS), "1 for what oneself saw in the top shell: " + ", ".join(KINDS)),
)
REST = (
    Feature("closed", len(KINDS), "closed shells of each kind in all, by 20"),
    Feature("basket", len(COLOURS), "pearls of each colour that may still be lost, by 10"),
    Feature("chests", SEATS * len(COLOURS), "each seat's pearls by colour, counted from oneself, by 10"),
    Feature("peeks", SEATS, "how often each seat may still peek"),
    Feature("buyer", len(COLOURS), "1 for the colour that one's own buyer pays double for"),
    Feature("to act", SEATS, "1 for the seat whose turn it is"),
    Feature("seats", SEATS, "1 for the number of seats"),
    Feature("shy moray", 1, "1 with that variant"),
)
_AT, _REST = Columns(AT_PLACE), Columns(REST)


def encode(view: PearlsView) -> Encoding:
    seat = view.seat or 0
    places = [
        _AT.row({"shells": shells / 20, "known": which(KINDS, known)})
        for shells, known in zip(view.shells, view.known, strict=True)
    ]
    chests = [view.chests[(seat + other) % view.seats] if other < view.seats else () for other in range(SEATS)]
    buyer = view.buyers[seat] if view.seat is not None else None
    rest = {
        "closed": [view.closed[kind] / 20 for kind in KINDS],
        "basket": [view.basket.count(colour) / 10 for colour in COLOURS],
        "chests": [chest.count(colour) / 10 for chest in chests for colour in COLOURS],
        "peeks": by_seat(view.peeks, view.seat, SEATS),
        "buyer": which(COLOURS, buyer),
        "to act": who(view, view.to_act, SEATS),
        "seats": hot(SEATS, view.seats - 1),
        "shy moray": bool(view.options["shy-moray"]),
    }
    return Encoding(np.stack(places), _REST.row(rest))


def layout(setup: Setup) -> Layout:
    """Dives and looks are judged at their place, coming up elsewhere."""
    at = {base + place: (place, head) for head, base in enumerate((DIVE, PEEK)) for place in range(len(PLACES))}
    beside = 1 - np.eye(len(PLACES), dtype=np.float32)
    return Layout(1, PLACES, AT_PLACE, REST, beside[None], *judged(VOCABULARY.size, len(PLACES), at))
