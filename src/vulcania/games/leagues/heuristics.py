"""How to play `leagues` sensibly: what a chip adds to the row and to its column, and who will be where to take it.

What lies face down is valued at the mean of all that lies face down at its depth, so that nobody peeks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from math import exp

from vulcania.core.state import State
from vulcania.games._ocean.helm import AFTER, ANY, ARMS, CHOICES, PLACE_SEEN, PLACES, POINTED, TURN_OF
from vulcania.games.leagues.box import ACTIONS, ANCHOR_CHIP, BISCUIT, ROUNDS, SUBMARINE, Contents
from vulcania.games.leagues.moves import DEAL, EXTRAS, FETCH, GRID, LAY, MOVE, OFFER, ORDERS, PASS, PLAY, SWAP
from vulcania.games.leagues.position import (
    AFTERWARDS,
    BEFORE,
    DEALING,
    EXTRA_STEERING,
    FETCHING,
    LAYING,
    MOVING,
    OFFERING,
    SWAPPING,
)
from vulcania.games.leagues.score import READS, SYMBOL_BITS, WILD_SHIFT
from vulcania.games.leagues.state import LeaguesState

TURNS = 8
"""How far the search plays on before it asks :func:`value`."""
KEEN = 0.7
"""How much more often a move is chosen that is worth one point more: e to this power."""
SPITE = (0.0, 0.0, 0.4, 0.25, 0.15)
"""What a chip is worth that an opponent does not get, by the number of seats."""
FREE = READS
"""A square of a row that is still to be filled, besides what a chip can be read as."""
FILLED = 0.85
"""How likely a free square of the row in play is to be filled before the round ends."""
CHOSEN = 0.55
"""How often a player gets the very chip that serves best."""
ACTION, STEERING, CLOSED_BISCUIT = 2.5, 3.0, 1.5
"""What an action card, an extra steering action and a biscuit nobody has seen are worth, in points."""
SAILOR, STALE = 1.2, 0.8
"""What a sailor is worth kept, and an action card in the last round."""
SYMBOL = (0.0, 0.9, 2.9, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0)
"""What so many like symbols in a column are worth while there are rows to come; in the end LG-38 decides."""
SPREAD = (4.0, 9.0, 12.5, 15.0)
"""How far apart the final scores may still come, by the rounds to be scored."""


def policy(state: State, seat: int, moves: Sequence[int]) -> list[float]:
    assert isinstance(state, LeaguesState)
    worths = _WORTHS[state.phase](state, seat, moves)
    most = max(worths)
    return [exp(KEEN * (worth - most)) for worth in worths]


def value(state: State) -> list[float]:
    """Each seat's chance to win, from what it has and what it may still expect."""
    assert isinstance(state, LeaguesState)
    points = [state.points[seat] + holding(state, seat) for seat in range(state.seats)]
    if state.round < ROUNDS:
        near = 1.0 if state.ending and state.phase != LAYING else 0.25
        for at, seat in enumerate(state.order):
            points[seat] += near * state.box.bonus[at]
    most = max(points)
    scale = SPREAD[ROUNDS - state.round]
    shares = [exp((one - most) * 1.7 / scale) for one in points]
    whole = sum(shares)
    return [share / whole for share in shares]


# -- what a seat has ----------------------------------------------------------------------------------------------


def holding(state: LeaguesState, seat: int) -> float:
    """What a seat's grid and cards may bring beyond the points it has."""
    grid = state.grids[GRID * seat : GRID * seat + GRID]
    at = len(ACTIONS) * seat
    cards: int = sum(state.held[at : at + len(ACTIONS)])
    sailors: int = state.sailors[seat]
    return grid_worth(state, grid) + ACTION * cards + 0.5 * sailors


def grid_worth(state: LeaguesState, grid: Sequence[int]) -> float:
    box = state.box
    total = 0.0
    for row in range(state.round, ROUNDS):
        total += _row_worth(box, row, grid[3 * row : 3 * row + 3])
    for column in range(3):
        total += _column_worth(box, grid[column::3])
    return total


def _row_worth(box: Contents, row: int, chips: Sequence[int]) -> float:
    reads = box.reads[row]
    index = 0
    for chip in chips:
        index = 7 * index + (reads[chip] if chip >= 0 else FREE)
    return _row_table(box.rows[row])[index]


@cache
def _row_table(points: tuple[int, ...]) -> tuple[float, ...]:
    """What each row, finished or not, will be worth: free squares fill from the left."""
    return tuple(_expected(points, list(row)) for row in product(range(READS + 1), repeat=3))


def _expected(points: tuple[int, ...], row: list[int]) -> float:
    if FREE not in row:
        first, second, third = row
        return float(points[36 * first + 6 * second + third])
    at = row.index(FREE)
    found = [_expected(points, [*row[:at], read, *row[at + 1 :]]) for read in range(1, READS)]
    empty = _expected(points, [0 if read == FREE else read for read in row])
    return FILLED * (CHOSEN * max(found) + (1 - CHOSEN) * sum(found) / len(found)) + (1 - FILLED) * empty


def _column_worth(box: Contents, chips: Sequence[int]) -> float:
    code = 0
    for chip in chips:
        if chip >= 0:
            code += box.symbols[chip]
    return _symbols_worth(code)


@cache
def _symbols_worth(code: int) -> float:
    counts = [code >> SYMBOL_BITS * symbol & 15 for symbol in range(6)]
    for _ in range(code >> WILD_SHIFT):
        best = max(range(6), key=lambda symbol: SYMBOL[counts[symbol] + 1] - SYMBOL[counts[symbol]])
        counts[best] += 1
    return sum(SYMBOL[count] for count in counts)


# -- what a place of the ocean offers ------------------------------------------------------------------------------


class Offers:
    """What taking the chip of each place would be worth to a seat, worked out when it is asked for."""

    def __init__(self, state: LeaguesState, seat: int) -> None:
        self.state = state
        self.seat = seat
        base = GRID * seat
        self.grid = state.grids[base : base + GRID]
        start = 3 * state.round
        free = [square for square in range(start, start + 3) if self.grid[square] < 0]
        self.square = free[0] if free else -1
        self.now = grid_worth(state, self.grid)
        self.known: dict[int, float] = {}
        self.closed: dict[int, float] = {}

    def at(self, place: int) -> float:
        found = self.known.get(place)
        if found is None:
            found = self.known[place] = self._worth(place)
        return found

    def _worth(self, place: int) -> float:
        state = self.state
        chip = state.ocean[place]
        if chip < 0 or self.square < 0:
            return 0.0
        if state.opened >> place & 1:
            return self.chip(chip, self.square, open_=True)
        ring = place // ARMS
        if ring not in self.closed:
            places = range(ring * ARMS, ring * ARMS + ARMS)
            hidden = [state.ocean[p] for p in places if state.ocean[p] >= 0 and not state.opened >> p & 1]
            self.closed[ring] = sum(self.chip(one, self.square, open_=False) for one in hidden) / len(hidden)
        return self.closed[ring]

    def chip(self, chip: int, square: int, *, open_: bool) -> float:
        """What this chip would be worth on that square."""
        state = self.state
        role = state.box.role[chip]
        if role == SUBMARINE:
            return STEERING
        before = self.grid[square]
        self.grid[square] = chip
        gain = grid_worth(state, self.grid) - self.now
        self.grid[square] = before
        if role == ANCHOR_CHIP and state.pile:
            gain += ACTION
        elif role == BISCUIT:
            gain += self._event(chip) if open_ else CLOSED_BISCUIT
        return gain

    def _event(self, chip: int) -> float:
        scored = self.state.event_points(self.state.box.chips[chip].number or 0, self.seat)
        return scored[self.seat] - SPITE[self.state.seats] * (sum(scored) - scored[self.seat])


def _best(offers: Offers, position: int, kind: int) -> float:
    after = AFTER[position]
    return max(offers.at(POINTED[after[steer]]) for steer in CHOICES[position][kind])


# -- decisions ----------------------------------------------------------------------------------------------------


def _laying(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    """A high card sails first, from where the Nautilus is now; a low one from wherever the others leave it."""
    offers = Offers(state, seat)
    steering = state.box.steering
    at_once = [_best(offers, state.position, kind) for kind in range(4)]
    later = _later(state, offers)
    urgent = _ending_soon(state)
    step = (state.box.bonus[0] - state.box.bonus[state.seats - 1]) / max(state.seats - 1, 1)
    others = [one for one in range(state.seats) if one != seat]
    worths = []
    for move in moves:
        card = move - LAY + 1
        kind = steering[card - 1]
        ahead = 0.0
        for one in others:
            laid = state.laid[one]
            ahead += (laid >= card) if laid else (10 - card) / 9
        first = max(0.0, 1 - ahead)
        worth = first * at_once[kind] + (1 - first) * later[kind] - urgent * step * ahead
        worths.append(worth - (1.5 if kind == ANY else 0.0) - 0.05 * card)
    return worths


def _later(state: LeaguesState, offers: Offers) -> list[float]:
    """What each kind of steering finds when others have steered before, whoever and whereto."""
    totals = [0.0] * 4
    starts = CHOICES[state.position][ANY]
    for steer in starts:
        position = AFTER[state.position][steer]
        for kind in range(4):
            totals[kind] += _best(offers, position, kind)
    return [total / len(starts) for total in totals]


def _ending_soon(state: LeaguesState) -> float:
    """How likely this turn is the round's last: when somebody lacks but one chip."""
    last = 3 * state.round + 2
    soon = 0.0
    for seat in range(state.seats):
        row = state.grids[GRID * seat + last - 2 : GRID * seat + last + 1]
        if row.count(-1) == 1:
            soon = 1 - (1 - soon) * 0.4
    return soon


def _steering(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    """Steer to the best chip; extra cards wait until afterwards, when their worth is known."""
    offers = Offers(state, seat)
    worths = []
    for move in moves:
        if move == PASS:
            worths.append(0.0)
        elif move < LAY:
            worths.append(offers.at(POINTED[AFTER[state.position][move]]))
        else:
            worths.append(_extra_worth(state, seat, move - PLAY))
    if state.phase == BEFORE:
        steers = max(worth for move, worth in zip(moves, worths, strict=True) if move < LAY)
        worths = [
            worth if move < LAY else steers - 2 + min(worth, 1.5) for move, worth in zip(moves, worths, strict=True)
        ]
    return worths


def _extra_worth(state: LeaguesState, seat: int, extra: int) -> float:
    """The best that an extra card would do now, less what it is worth kept."""
    card = EXTRAS[extra]
    if card == "sailor":
        return _best_swap(state, seat) - SAILOR
    keep = ACTION if state.round < ROUNDS - 1 else STALE
    if card == "super-sailor":
        return max(_moving(state, seat, _moves_of(state, seat)), default=0.0) - keep
    if card == "diver":
        return _best_fetch(state, seat) - keep
    place = state.order.index(seat)
    return (state.box.bonus[0] - state.box.bonus[place] if state.ending else 0.0) - keep


def _moves_of(state: LeaguesState, seat: int) -> list[int]:
    base = GRID * seat
    now = 3 * state.round + 2
    free = [to for to in range(GRID) if state.grids[base + to] < 0 and (to <= now or to % 3 != 2)]
    return [MOVE + GRID * one + to for one in range(GRID) if state.grids[base + one] >= 0 for to in free]


def _best_swap(state: LeaguesState, seat: int) -> float:
    base = GRID * seat
    squares = [square for square in range(GRID) if state.grids[base + square] >= 0]
    pairs = [SWAP + GRID * one + other for at, one in enumerate(squares) for other in squares[at + 1 :]]
    return max(_swapping(state, seat, pairs), default=0.0)


def _swapping(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    grid = state.grids[GRID * seat : GRID * seat + GRID]
    now = grid_worth(state, grid)
    worths = []
    for move in moves:
        one, other = divmod(move - SWAP, GRID)
        grid[one], grid[other] = grid[other], grid[one]
        worths.append(grid_worth(state, grid) - now)
        grid[one], grid[other] = grid[other], grid[one]
    return worths


def _moving(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    grid = state.grids[GRID * seat : GRID * seat + GRID]
    now = grid_worth(state, grid)
    worths = []
    for move in moves:
        one, to = divmod(move - MOVE, GRID)
        grid[to], grid[one] = grid[one], -1
        worths.append(grid_worth(state, grid) - now)
        grid[one], grid[to] = grid[to], -1
    return worths


def _offering(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    """Give the chip whose square gains most by another."""
    return [_fetch_for(state, seat, move - OFFER) for move in moves]


def _best_fetch(state: LeaguesState, seat: int) -> float:
    base = GRID * seat
    squares = [square for square in range(GRID) if state.grids[base + square] >= 0]
    return max((_fetch_for(state, seat, square) for square in squares), default=0.0)


def _fetch_for(state: LeaguesState, seat: int, square: int) -> float:
    offers = Offers(state, seat)
    places = [place for place in range(PLACES) if state.ocean[place] >= 0 and state.opened >> place & 1]
    return max((offers.chip(state.ocean[place], square, open_=True) for place in places), default=0.0)


def _fetching(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    offers = Offers(state, seat)
    names = PLACE_SEEN[TURN_OF[state.position]]
    square = state.offered
    worths = []
    for move in moves:
        place = names[move - FETCH]
        if state.opened >> place & 1:
            worths.append(offers.chip(state.ocean[place], square, open_=True))
        else:
            ring = range(place // ARMS * ARMS, place // ARMS * ARMS + ARMS)
            hidden = [state.ocean[p] for p in ring if state.ocean[p] >= 0 and not state.opened >> p & 1]
            worths.append(sum(offers.chip(one, square, open_=False) for one in hidden) / len(hidden))
    return worths


def _dealing(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    """To the front oneself; the leader of the others to the back."""
    worths = []
    for move in moves:
        order = ORDERS.orders[move - DEAL]
        rivals = sum(state.points[one] * at for at, one in enumerate(order) if one != seat)
        worths.append(-4.0 * order.index(seat) + 0.02 * rivals)
    return worths


_WORTHS = {
    LAYING: _laying,
    BEFORE: _steering,
    AFTERWARDS: _steering,
    EXTRA_STEERING: _steering,
    SWAPPING: _swapping,
    MOVING: _moving,
    OFFERING: _offering,
    FETCHING: _fetching,
    DEALING: _dealing,
}
