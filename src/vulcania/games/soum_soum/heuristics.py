"""How to play Soum Soum sensibly: count what each diver will score when the sea is full.

A place still free holds the animal a diver looks for with some chance, ``HOPE``. Laying a card settles one place for
every diver and every card that looks at it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, fsum

from vulcania.core.part import Part
from vulcania.core.state import State
from vulcania.games.soum_soum.components import ANIMAL_COUNTED, ANIMAL_OF, KINDS, NAMES, PATTERN_OF, PLACES
from vulcania.games.soum_soum.moves import DIVE, STAY, TAKE
from vulcania.games.soum_soum.state import DIVING, EMPTY, NOBODY, PLACING, SUBMARINE, SoumSoumState

TURNS = 24
"""How far the search plays on before it asks :func:`value`."""
WIDE = 16
"""Of the net's decisions three of five leave it no doubt, and many a better move is one that it does not like."""
SEVERAL = 0.5
"""Among several rivals the search knows as much as the net, and errs elsewhere."""
HOPE = 0.36
"""The chance that a free place comes to hold the animal that a diver looks for: a little over a third, as whoever
gains by it sees to it."""
KEEN = 3.0
"""How much more often a move is chosen that is worth one point more: e to this power."""
SPITE = (0.0, 0.0, 0.9, 0.5, 0.35)
"""What a point less for an opponent is worth, by the number of seats."""
PATIENCE = 2.2
"""What a diver kept for later is worth while there is ample time, in points."""
SPREAD = 1.1
"""How uncertain the end is: points for each square root of a free place."""
COUNTED_FOR = tuple(
    (*(1.0 if ANIMAL_OF[card] == animal else 0.0 for card in range(len(KINDS))), 0.0, HOPE) for animal in ANIMAL_COUNTED
)
"""For each pattern, what a diver may count on by what lies on a place: a card; at the end the Submarine, nothing."""
assert (SUBMARINE, EMPTY) == (-2, -1)


def policy(state: State, seat: int, moves: Sequence[int]) -> list[float]:
    assert isinstance(state, SoumSoumState)
    if state.phase == PLACING:
        worths = _placing(state, seat, moves)
    elif state.phase == DIVING:
        worths = _diving(state, seat, moves)
    else:
        worths = [_card(state, seat, state.market[move - TAKE]) for move in moves]
    most = max(worths)
    return [exp(KEEN * (worth - most)) for worth in worths]


def value(state: State) -> list[float]:
    """Each seat's chance to win, from what its divers are likely to score."""
    assert isinstance(state, SoumSoumState)
    points = standing(state)
    scale = 0.35 + SPREAD * len(state.free) ** 0.5
    most = max(points)
    shares = [exp((one - most) * 1.7 / scale) for one in points]
    whole = fsum(shares)
    return [share / whole for share in shares]


def standing(state: SoumSoumState) -> list[float]:
    """What each seat is likely to score."""
    points = [0.0] * state.seats
    for place, diver in enumerate(state.divers):
        if diver != NOBODY:
            points[diver] += _promise(state, place)
    for seat in range(state.seats):
        points[seat] += _later(state, seat) + _last_word(state, seat)
    return points


def parts(state: SoumSoumState, seat: int) -> list[Part]:
    mine = [place for place, diver in enumerate(state.divers) if diver == seat]
    looked_at = {other for place in mine for other in state.counts_at[place][PATTERN_OF[state.sea[place]]]}
    caught = sum(state.worth(place) for place in mine)
    hoped = fsum(_promise(state, place) for place in mine) - caught
    return [
        Part("catch", caught, where=_named(mine)),
        Part("sight", hoped, hope=True, where=_named(other for other in looked_at if state.sea[other] == EMPTY)),
        Part("divers", _later(state, seat), hope=True),
        Part("last-word", _last_word(state, seat), hope=True),
    ]


def _named(places: Iterable[int]) -> tuple[str, ...]:
    return tuple(NAMES.text(place) for place in sorted(places))


def _later(state: SoumSoumState, seat: int) -> float:
    """What the divers still aboard are worth, as far as there is time for them."""
    return PATIENCE * min(state.divers_left[seat], _turns_left(state, seat)) if state.to_act else 0.0


def _last_word(state: SoumSoumState, seat: int) -> float:
    return 0.3 * ((seat - state.first) % state.seats) / state.seats  # SS-17


def _promise(state: SoumSoumState, place: int) -> float:
    """What a diver on the card that lies here is likely to score in the end."""
    sea = state.sea
    pattern = PATTERN_OF[sea[place]]
    counted = COUNTED_FOR[pattern]
    total = 0.0
    for other in state.counts_at[place][pattern]:
        total += counted[sea[other]]
    return total


def _promises(state: SoumSoumState, card: int, free: list[int]) -> list[float]:
    """The same for a card of the hand, on each of the free places."""
    pattern = PATTERN_OF[card]
    counted = COUNTED_FOR[pattern]
    own = counted[card]
    counts = [counted[there] for there in state.sea]
    found = []
    for place in free:
        counts[place] = own
        total = 0.0
        for other in state.counts_at[place][pattern]:
            total += counts[other]
        counts[place] = HOPE
        found.append(total)
    return found


def _turns_left(state: SoumSoumState, seat: int) -> int:
    """How often this seat may still send a diver, the turn in progress included when it is its own."""
    free = len(state.free) + (state.phase != PLACING)
    ahead = (seat - state.first - state.turn) % state.seats
    return (free - ahead + state.seats - 1) // state.seats


def _keep(state: SoumSoumState, seat: int) -> float:
    """What one diver is worth that is not sent now: nothing when there will be no time for it."""
    left, turns = state.divers_left[seat], _turns_left(state, seat)
    if left >= turns:
        return 0.0
    return PATIENCE * min(1.0, (turns - left) / 2)


def _diving(state: SoumSoumState, seat: int, moves: Sequence[int]) -> list[float]:
    keep = _keep(state, seat)
    return [keep if move == STAY else _promise(state, move - DIVE) for move in moves]


def _card(state: SoumSoumState, seat: int, card: int) -> float:
    """What a card would be worth in the hand: the best that could be done with it now."""
    demand = _demand(state, seat)[ANIMAL_OF[card]]
    free = state.free
    promises = _promises(state, card, free)
    return max((demand[place] + 0.5 * one for place, one in zip(free, promises, strict=True)), default=0.0)


def _demand(state: SoumSoumState, seat: int) -> list[list[float]]:
    """For each animal and place: what laying that animal there does for the divers in the sea, in points."""
    spite = SPITE[state.seats]
    sea = state.sea
    demand = [[0.0] * PLACES for _ in range(3)]
    for place, diver in enumerate(state.divers):
        if diver == NOBODY:
            continue
        pattern = PATTERN_OF[sea[place]]
        gain = 1.0 if diver == seat else -spite
        animal = ANIMAL_COUNTED[pattern]
        loss = gain * HOPE
        wanted, unwanted, neither = demand[animal], demand[animal - 1], demand[animal - 2]
        for other in state.counts_at[place][pattern]:
            if sea[other] == EMPTY:
                wanted[other] = wanted[other] - loss + gain
                unwanted[other] = unwanted[other] - loss
                neither[other] = neither[other] - loss
    return demand


def _placing(state: SoumSoumState, seat: int, moves: Sequence[int]) -> list[float]:
    """A card laid settles its place for the divers there are, and makes or betters the card for the next diver."""
    demand = _demand(state, seat)
    by_card = [demand[animal] for animal in ANIMAL_OF]
    hand = state.hands[seat]
    if state.divers_left[seat]:
        free = state.free
        lifted, best = _lifted(state)
        least = max(best, _keep(state, seat))
        for card in {*hand}:
            better = lifted[ANIMAL_OF[card]]
            worths = by_card[card] = by_card[card][:]
            for place, promise in zip(free, _promises(state, card, free), strict=True):
                dive = promise if promise > least else least
                worths[place] = worths[place] + (dive if dive > better[place] else better[place])
    laid: list[float] = []
    for card in hand:
        laid += by_card[card]
    return [laid[move] for move in moves]


def _lifted(state: SoumSoumState) -> tuple[list[list[float]], float]:
    """For each animal and place: the best promise among the cards without diver once that animal lies there; and the
    best as things are."""
    sea = state.sea
    lifted = [[0.0] * PLACES for _ in range(3)]
    best = 0.0
    for place in state.standable:
        promise = _promise(state, place)
        best = max(best, promise)
        pattern = PATTERN_OF[sea[place]]
        row = lifted[ANIMAL_COUNTED[pattern]]
        for other in state.counts_at[place][pattern]:
            if sea[other] == EMPTY and row[other] < promise + 1 - HOPE:
                row[other] = promise + 1 - HOPE
    return lifted, best
