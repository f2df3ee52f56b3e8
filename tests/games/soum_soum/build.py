"""Seas laid by hand, and a second way to count them that is too plain to be wrong."""

from __future__ import annotations

from vulcania.core.match import Match, new
from vulcania.games.soum_soum.components import CENTRE, DIVERS, NAMES, PLACES, kind
from vulcania.games.soum_soum.moves import DIVE, STAY
from vulcania.games.soum_soum.state import EMPTY, NOBODY, SoumSoumState, placings

ANIMAL = {"O": "octopus", "S": "shark", "T": "turtle"}
PATTERN = {"a": "around", "r": "row", "c": "column"}


def match(seats: int = 2, seed: int = 1, **options: object) -> Match:
    """A match in which player 1 begins; ``open_market`` stands for ``open-market``."""
    chosen = {"first": "p1"} | {name.replace("_", "-"): value for name, value in options.items()}
    return new("soum-soum", seats, seed, chosen)


def position(of: Match) -> SoumSoumState:
    state = of.state
    assert isinstance(state, SoumSoumState)
    return state


def at(name: str) -> int:
    """The place of that name."""
    found = NAMES.index(name)
    assert found is not None
    return found


def lay(of: Match, sea: str) -> SoumSoumState:
    """Lay a sea, row by row: ``..`` is water, ``##`` the submarine, ``Sc`` a shark that scores its column, and ``Sc2``
    the same with a diver of player 2 on it."""
    state = position(of)
    tokens = sea.split()
    assert len(tokens) == PLACES
    assert tokens[CENTRE] == "##"
    for place, token in enumerate(tokens):
        if place != CENTRE:
            state.sea[place] = EMPTY if token == ".." else kind(ANIMAL[token[0]], PATTERN[token[1]])
            state.divers[place] = int(token[2]) - 1 if len(token) == 3 else NOBODY
    cards = [place for place, card in enumerate(state.sea) if card >= 0]
    state.placings = placings(place for place, card in enumerate(state.sea) if card == EMPTY)
    state.dives = [DIVE + place for place in cards if state.divers[place] == NOBODY] + [STAY]
    state.divers_left = [DIVERS - state.divers.count(seat) for seat in range(state.seats)]
    state.turn = len(cards)
    state.to_act = ((state.first + state.turn) % state.seats,) if state.free else ()
    return state


def slow_score(sea: list[tuple[str, str, int] | None], seat: int, own_counts: bool) -> int:
    """The points of a seat, told the long way: each card is an animal, a pattern and the seat of its diver (or -1);
    ``None`` is water or the submarine."""
    total = 0
    for here in range(25):
        card = sea[here]
        if card is None or card[2] != seat:
            continue
        for there in range(25):
            other = sea[there]
            if other is None:
                continue
            across, down = abs(here % 5 - there % 5), abs(here // 5 - there // 5)
            if card[1] == "around" and other[0] == "octopus" and here != there and across <= 1 and down <= 1:
                total += 1
            if card[1] == "row" and other[0] == "shark" and down == 0 and (own_counts or here != there):
                total += 1
            if card[1] == "column" and other[0] == "turtle" and across == 0 and (own_counts or here != there):
                total += 1
    return total
