"""What is this? Everything that the picture of Soum Soum names, from the view alone."""

from __future__ import annotations

from vulcania.core.explain import Explained, explained
from vulcania.games.soum_soum.components import (
    CENTRE,
    COUNTED,
    COUNTS_AT,
    COUNTS_AT_OWN_EXCLUDED,
    NAMES,
    PATTERNS,
    Card,
)
from vulcania.games.soum_soum.view import SoumSoumView
from vulcania.words.message import Message, message

SCORED_BY = {"around": "SS-12", "row": "SS-13", "column": "SS-14"}


def explain(view: SoumSoumView, thing: str) -> Explained | None:
    kind, *rest = thing.split()
    match kind, rest:
        case "place", [cell] if cell in (place.name for place in view.sea):
            return _place(view, [place.name for place in view.sea].index(cell))
        case "hand", [number] if number in _numbers(view.hand):
            return _card(view.hand[int(number) - 1], "what-hand", "SS-7")
        case "market", [number] if number in _numbers(view.market):
            return _card(view.market[int(number) - 1], "what-market", "SS-18")
        case "player", [name] if name in (f"p{seat + 1}" for seat in range(view.seats)):
            return _player(view, int(name[1:]) - 1)
        case "pattern", [pattern] if pattern in PATTERNS:
            said = message("what-pattern", animal=COUNTED[pattern], pattern=pattern)
            return explained(SCORED_BY[pattern], said, _own(view, pattern))
        case "pile", []:
            then = message("what-refill" if view.market else "what-draw") if view.pile else None
            return explained("SS-18" if view.market else "SS-9", message("what-pile", count=view.pile), then)
        case "edge", []:
            return explained("SS-1", message("what-edge"), where=[view.sea[0].name])
        case "tally", [] if view.outcome is not None:
            return explained("SS-16", message("what-tally"), where=_stood_on(view, range(view.seats)))
    return None


def _numbers(cards: tuple[Card, ...]) -> list[str]:
    return [str(number) for number in range(1, len(cards) + 1)]


def _place(view: SoumSoumView, at: int) -> Explained:
    place = view.sea[at]
    if at == CENTRE:
        return explained("SS-15", message("what-submarine"))
    if place.card is None:
        return explained("SS-7", message("what-water", cell=place.name), where=[place.name])
    pattern, cells = place.card.scores, _counted(view, at)
    card = message("what-card", cell=place.name, animal=place.card.animal, pattern=pattern)
    counts = message("what-counts", pattern=pattern, count=len(cells), cells=", ".join(cells))
    stands = message("what-free") if place.diver is None else message("what-diver", seat=place.diver)
    return explained(SCORED_BY[pattern], card, counts, stands, where=[place.name, *cells])


def _counted(view: SoumSoumView, at: int) -> list[str]:
    """SS-12 to SS-15, SS-19: the places whose animals a diver here scores."""
    card = view.sea[at].card
    assert card is not None
    looked_at = (COUNTS_AT_OWN_EXCLUDED if view.options["own-card-excluded"] else COUNTS_AT)[at]
    cards = ((NAMES.text(other), view.sea[other].card) for other in looked_at[PATTERNS.index(card.scores)])
    return [name for name, other in cards if other is not None and other.animal == COUNTED[card.scores]]


def _card(card: Card, key: str, rule: str) -> Explained:
    """A card that is not laid yet: what it is, and where its like would count."""
    return explained(rule, message(key, animal=card.animal, pattern=card.scores))


def _own(view: SoumSoumView, pattern: str) -> Message | None:
    """SS-13, SS-14, SS-19: whether the card that a diver stands on counts."""
    if pattern == "around":
        return None
    return message("what-own-not" if view.options["own-card-excluded"] else "what-own")


def _player(view: SoumSoumView, seat: int) -> Explained:
    points, left = view.worth[seat], view.divers_left[seat]
    told = message("what-player", seat=seat, points=points, count=len(_stood_on(view, [seat])))
    aboard = message("what-aboard", count=left) if left else None
    return explained("SS-16", told, aboard, where=_stood_on(view, [seat]))


def _stood_on(view: SoumSoumView, seats: range | list[int]) -> list[str]:
    return [place.name for place in view.sea if place.diver in seats]
