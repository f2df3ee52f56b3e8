"""Positions of a voyage set up by hand, and hunts without a voyage around them.

They lie on the first chart and are told by the first counter, so that no rule's test depends on today's colours.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from vulcania.core.chance import Chance
from vulcania.core.components import Box
from vulcania.core.errors import IllegalMove
from vulcania.core.match import Match, new
from vulcania.core.registry import game
from vulcania.games.voyage.components import COMPASS, ZONES, Parts, read
from vulcania.games.voyage.moves import VOCABULARY
from vulcania.games.voyage.rules import hunting
from vulcania.games.voyage.rules.hunt import Hunt
from vulcania.games.voyage.state import VoyageState

FIRST_BOX = "1b7621324eae2905"


def first_box() -> Box:
    kept = game("voyage").kept_box(FIRST_BOX)
    assert kept is not None
    return kept[0]


@cache
def parts() -> Parts:
    return read(first_box())


def standard() -> Parts:
    """Today's box."""
    found = game("voyage").standard[1]
    assert isinstance(found, Parts)
    return found


def sq(name: str) -> int:
    """The square of that name."""
    return (int(name[1:]) - 1) * parts().chart.columns + ord(name[0]) - ord("a")


def face(name: str) -> int:
    """The face of that name, as in ``harpoon-3`` or ``seal``."""
    deck = parts().deck
    return next(at for at in range(len(deck.kind)) if deck.name(at) == name)


def faces(names: str) -> list[int]:
    return [face(name) for name in names.split()]


def prey(name: str) -> int:
    return next(at for at, one in enumerate(parts().preys) if one.name == name)


def match(seats: int = 2, seed: int = 1, **options: object) -> Match:
    """A match in which player 1 is the captain, so that the player of the highest number pilots first."""
    chosen = {"captain": "p1"} | {name.replace("_", "-"): value for name, value in options.items()}
    folder = resources.files("vulcania.games.voyage") / "components" / "older" / FIRST_BOX
    return new("voyage", seats, seed, chosen, Path(str(folder)))


def position(of: Match) -> VoyageState:
    state = of.state
    assert isinstance(state, VoyageState)
    return state


def at_sea(
    ship: str,
    target: str,
    leagues: int = 0,
    *,
    seats: int = 2,
    seed: int = 1,
    tokens: int = 0,
    guineas: int = 0,
    surfaced: bool = False,
    adventure: str = "",
    **options: object,
) -> Match:
    """A match in mid-voyage; player 1 pilots and has the guineas."""
    of = match(seats, seed, **options)
    state = position(of)
    state.ship = sq(ship)
    zone = ZONES.index(target)
    state.order.remove(zone)
    state.order.insert(0, zone)
    state.target = zone
    state.leagues = leagues
    state.tokens = tokens
    state.pilot = 0
    state.guineas[0] = guineas
    state.surfaced = surfaced
    state.adventure = ZONES.index(adventure) if adventure else -1
    state.to_act = (0,)
    return of


def told(of: Match) -> list[str]:
    """What the last move led to, by kind of event."""
    return [event.kind for event in of.plies[-1].events]


def refusal(of: Match, move: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the message that refuse a move."""
    with pytest.raises(IllegalMove) as caught:
        of.play(move, seat)
    return caught.value.rule, caught.value.message.key


def hunt(
    hands: list[str],
    *preys: str,
    zone: str = "sharks",
    heading: str = "N",
    figures: dict[int, str] | None = None,
    stock: str | None = None,
    helmets: bool = False,
    rules: int = 2,
) -> Hunt:
    """A hunt with these hands, one for each seat; seat 0 begins and seat 1 follows. ``stock`` is drawn from the left;
    without it the stock is what is left of the deck."""
    box = parts()
    order = tuple(range(len(hands)))
    ship = box.chart.destinations[ZONES.index(zone)]
    drawn = [prey(name) for name in preys]
    one = Hunt(box, order, ship, COMPASS.index(heading), drawn, Chance(1), helmets=helmets, rules=rules)
    rest = list(box.deck.cards)
    for seat, names in enumerate(hands):
        one.hands[seat] = sorted(faces(names))
        for card in one.hands[seat]:
            rest.remove(card)
    if stock is not None:
        wanted = faces(stock)
        for card in wanted:
            rest.remove(card)
        one.discards = rest
        rest = wanted[::-1]
    one.stock = rest
    for seat, square in (figures or {}).items():
        one.figures[seat] = sq(square)
    return one


def play(one: Hunt, *moves: str) -> list[str]:
    """Play moves of whoever is to act, and give back the kinds of what happened."""
    log: list[object] = []
    for text in moves:
        move = VOCABULARY.parse(text)
        seat = one.to_act[0]
        assert move in hunting.legal(one, seat), f"{text} is not among {VOCABULARY.notations(hunting.legal(one, seat))}"
        hunting.play(one, move, seat, log)  # type: ignore[arg-type]
    return [event.kind for event in log]  # type: ignore[attr-defined]


def legal(one: Hunt) -> list[str]:
    return VOCABULARY.notations(hunting.legal(one, one.to_act[0]))


def words_of(moves: list[str]) -> set[str]:
    return {move.split()[0] for move in moves}
