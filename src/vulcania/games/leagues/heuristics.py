"""How to play `leagues` sensibly: what a chip would be worth on the own grid, and what it leaves to the next player.

A row or a column is worth what it would score as it lies, and part of what it could still become. A chip face down is
worth the mean of those that can lie there: what an imagined position holds there is only a guess.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from vulcania.core.state import State
from vulcania.games._ocean.helm import AFTER, ANY, ARMS, CHOICES, PLACE_SEEN, POINTED, TURN_OF
from vulcania.games._ocean.tokens import by_cards
from vulcania.games.leagues.box import ANCHOR_CHIP, BISCUIT, ROUNDS, SUBMARINE
from vulcania.games.leagues.expectation import holding
from vulcania.games.leagues.moves import DEAL, FETCH, GRID, LAY, MOVE, OFFER, ORDERS, PASS, PLAY, SWAP
from vulcania.games.leagues.position import (
    AFTERWARDS,
    BEFORE,
    DEALING,
    EMPTY,
    EXTRA_STEERING,
    FETCHING,
    LAYING,
    MOVING,
    OFFERING,
    SWAPPING,
)
from vulcania.games.leagues.score import WILD, WILD_SYMBOL, column_points
from vulcania.games.leagues.state import LeaguesState

TURNS = 12
"""How far the search plays on before it asks :func:`value`: about until the row in play is full."""
KEEN = 1.2
"""How much more often a move is chosen that is worth one point more: e to this power."""
ROW_HOPE = (0.0, 0.45, 0.3, 0.2)
COLUMN_HOPE = (0.0, 0.35, 0.2, 0.1)
"""How much of what a line could become counts, by the number of its squares that are free."""
ACTION_WORTH = 2.5
SPITE = 0.45
"""What the next player's find takes off one's own, at two seats; less with more."""
CARD_WORTH = (0.0, 0.0, 0.0, 0.0, 0.1, 0.2, 0.2, 0.4, 0.5, 0.6, 1.2)
"""What it costs to give a numbered card out of hand: high ones are wanted when the bonus is near."""
SAILOR_COST, ACTION_COST = 0.8, 1.2
FINISH = (0.05, 0.15, 0.7, 1.0)
"""The chance that a round ends with this turn, by the chips in the fullest row."""
SPREAD = (4.0, 9.0, 12.5, 15.0)
"""How far apart the final scores may still come, by the rounds to be counted."""


Known = dict[tuple[int, int, int, int], float]
"""What has been worked out while one decision is judged: by seat, place (or ring), square and position."""


def policy(state: State, seat: int, moves: Sequence[int]) -> list[float]:
    assert isinstance(state, LeaguesState)
    worths = _JUDGES[state.phase](state, seat, moves)
    most = max(worths)
    return [exp(KEEN * (worth - most)) for worth in worths]


def value(state: State) -> list[float]:
    """Each seat's chance to win, from its points and what lies on its grid."""
    assert isinstance(state, LeaguesState)
    if not state.to_act:
        outcome = state.outcome()
        assert outcome is not None
        return [1.0 if seat in outcome.winners else 0.0 for seat in range(state.seats)]
    near = 1.0 if state.ending and state.phase != LAYING else 0.25
    points = [state.points[seat] + holding(state, seat) for seat in range(state.seats)]
    for at, seat in enumerate(state.order):
        points[seat] += near * state.box.bonus[at]
    scale = SPREAD[ROUNDS - state.round]
    most = max(points)
    shares = [exp((one - most) * 1.7 / scale) for one in points]
    whole = sum(shares)
    return [share / whole for share in shares]


# -- what a grid is worth ---------------------------------------------------------------------------------------------


def _row(state: LeaguesState, seat: int, row: int) -> float:
    if row < state.round:
        return 0.0  # scored already
    reads, table = state.box.reads[row], state.box.rows[row]
    now = best = free = 0
    for at in range(GRID * seat + 3 * row, GRID * seat + 3 * row + 3):
        chip = state.grids[at]
        if chip < 0:
            free += 1
            now, best = 6 * now, 6 * best + WILD
        else:
            now, best = 6 * now + reads[chip], 6 * best + reads[chip]
    if free == 3:
        return 0.0  # the same for everybody
    return table[now] + ROW_HOPE[free] * (table[best] - table[now])


def _column(state: LeaguesState, seat: int, column: int) -> float:
    code = free = 0
    for at in range(GRID * seat + column, GRID * seat + GRID, 3):
        chip = state.grids[at]
        if chip < 0:
            free += 1
        else:
            code += state.box.symbols[chip]
    now = column_points(code, state.box.columns)
    if not free:
        return now
    return now + COLUMN_HOPE[free] * (column_points(code + free * WILD_SYMBOL, state.box.columns) - now)


def _grid(state: LeaguesState, seat: int) -> float:
    rows = sum(_row(state, seat, row) for row in range(state.round, ROUNDS))
    return rows + sum(_column(state, seat, column) for column in range(3))


def _around(state: LeaguesState, seat: int, square: int) -> float:
    return _row(state, seat, square // 3) + _column(state, seat, square % 3)


# -- what a chip is worth ---------------------------------------------------------------------------------------------


def _find(state: LeaguesState, seat: int, place: int, known: Known, again: bool = True) -> float:
    """What pointing at a place brings a seat. ``again``: a submarine there is followed up."""
    if state.ocean[place] < 0:
        return 0.0
    base = GRID * seat
    row = 3 * state.round
    square = next((at for at in range(row, row + 3) if state.grids[base + at] < 0), -1)
    return 0.0 if square < 0 else _fetch(state, seat, place, square, known, again)


def _fetch(state: LeaguesState, seat: int, place: int, square: int, known: Known, again: bool = True) -> float:
    """What the chip of a place would be worth on a free square."""
    seen = state.opened >> place & 1
    key = (seat, place if seen else ~(place // ARMS), square, state.position if again else -1)
    if key not in known:
        ring = range(place // ARMS * ARMS, place // ARMS * ARMS + ARMS)
        hidden = (at for at in ring if state.ocean[at] >= 0 and not state.opened >> at & 1)
        chips = [state.ocean[at] for at in ((place,) if seen else hidden)]
        known[key] = sum(_lay_down(state, seat, chip, square, known, again) for chip in chips) / len(chips)
    return known[key]


def _lay_down(state: LeaguesState, seat: int, chip: int, square: int, known: Known, again: bool) -> float:
    role = state.box.role[chip]
    if role == SUBMARINE:
        return max(0.0, _best_steer(state, seat, ANY, known, False)) if again else 1.0
    at = GRID * seat + square
    before = _around(state, seat, square)
    state.grids[at] = chip
    gain = _around(state, seat, square) - before
    if role == ANCHOR_CHIP and state.pile:
        gain += ACTION_WORTH
    elif role == BISCUIT:
        points = state.event_points(state.box.chips[chip].number or 0, seat)
        gain += points[seat] - (sum(points) - points[seat]) / (state.seats - 1)
    state.grids[at] = EMPTY
    if square == 3 * state.round + 2 and not state.ending:
        gain += _closing(state, seat)
    return gain


def _closing(state: LeaguesState, seat: int) -> float:
    """What it is worth to end the round now: the own bonus against the mean, and what the others can no longer do."""
    bonus = state.box.bonus[: state.seats]
    gain = bonus[state.order.index(seat)] - sum(bonus) / state.seats
    for other in range(state.seats):
        if other != seat:
            gain += 0.5 * (_row(state, other, state.round) - state.row_points(other, state.round)) / (state.seats - 1)
    return gain


def _best_steer(state: LeaguesState, seat: int, kind: int, known: Known, again: bool = True) -> float:
    position = state.position
    return max(_find(state, seat, POINTED[AFTER[position][steer]], known, again) for steer in CHOICES[position][kind])


def _finish(state: LeaguesState) -> float:
    """How likely the round is to end with this turn."""
    if state.ending:
        return 1.0
    row = 3 * state.round
    return FINISH[max(sum(state.grids[GRID * seat + row + at] >= 0 for at in range(3)) for seat in range(state.seats))]


# -- judging moves, by what is to be decided --------------------------------------------------------------------------


def _laying(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    """A card: which number it would get, what is left to find once those before have sailed, and what it costs."""
    near = _finish(state)
    start = state.position
    known: Known = {}
    worths = []
    for move in moves:
        card = move - LAY + 1
        state.laid[seat] = card
        laid = [one for one in state.order if state.laid[one]]
        order = by_cards(laid, state.laid)
        ahead = order.index(seat)
        unknown = state.seats - len(laid)
        for other in order[:ahead]:
            _sail_ahead(state, other, known)
        find = _best_steer(state, seat, state.box.steering[card - 1], known)
        state.position = start
        state.laid[seat] = 0
        expected = ahead + unknown * (1 - card / 10)
        bonus = state.box.bonus[min(round(expected), state.seats - 1)]
        worths.append(find * 0.85 ** (unknown * (1 - card / 10)) + near * bonus - CARD_WORTH[card])
    return worths


def _sail_ahead(state: LeaguesState, seat: int, known: Known) -> None:
    """Turns the Nautilus as this seat would most likely do; chips stay where they are."""
    position = state.position
    choices = CHOICES[position][state.box.steering[state.laid[seat] - 1]]
    best = max(choices, key=lambda steer: _find(state, seat, POINTED[AFTER[position][steer]], known, False))
    state.position = AFTER[position][best]


def _steering(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    """What is found, less what the next player then finds. Extra cards can wait until afterwards."""
    start = state.position
    follower = next((one for one in state.order if one != seat and not state.sailed >> one & 1), -1)
    known: Known = {}
    worths = []
    for move in moves:
        if move >= LAY:
            worths.append(0.0 if move == PASS else -20.0)
            continue
        place = POINTED[AFTER[start][move]]
        worth = _find(state, seat, place, known)
        if follower >= 0 and state.laid[follower]:
            chip, state.ocean[place] = state.ocean[place], EMPTY
            state.position = AFTER[start][move]
            kind = state.box.steering[state.laid[follower] - 1]
            worth -= SPITE / (state.seats - 1) * _best_steer(state, follower, kind, known, False)
            state.position = start
            state.ocean[place] = chip
        worths.append(worth)
    return worths


def _extras(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    """Each card by the best that can be done with it, less what it costs to give it away."""
    worths = []
    for move in moves:
        if move == PASS:
            worths.append(0.0)
        elif move == PLAY:
            worths.append(max(_swapping(state, seat, _swaps(state, seat))) - SAILOR_COST)
        elif move == PLAY + 1:
            worths.append(max(_moving(state, seat, _shifts(state, seat))) - ACTION_COST)
        elif move == PLAY + 2:
            worths.append(max(_offering(state, seat, [OFFER + at for at in state.chips_at(seat)])) - ACTION_COST)
        else:
            gain = state.box.bonus[0] - state.box.bonus[state.order.index(seat)]
            worths.append((gain if state.ending else 0.2 * gain) - ACTION_COST)
    return worths


def _swaps(state: LeaguesState, seat: int) -> list[int]:
    mine = state.chips_at(seat)
    return [SWAP + GRID * one + other for at, one in enumerate(mine) for other in mine[at + 1 :]]


def _shifts(state: LeaguesState, seat: int) -> list[int]:
    return [MOVE + GRID * one + to for one in state.chips_at(seat) for to in state.free_squares(seat)]


def _swapping(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    now = _grid(state, seat)
    return [_exchanged(state, seat, *divmod(move - SWAP, GRID)) - now for move in moves]


def _moving(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    worths = []
    now = _grid(state, seat)
    for move in moves:
        square, to = divmod(move - MOVE, GRID)
        closes = to == 3 * state.round + 2 and not state.ending
        worths.append(_exchanged(state, seat, square, to) - now + (_closing(state, seat) if closes else 0.0))
    return worths


def _exchanged(state: LeaguesState, seat: int, one: int, other: int) -> float:
    """What the grid is worth when what lies on two squares changes places."""
    grids, base = state.grids, GRID * seat
    grids[base + one], grids[base + other] = grids[base + other], grids[base + one]
    after = _grid(state, seat)
    grids[base + one], grids[base + other] = grids[base + other], grids[base + one]
    return after


def _offering(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    places = [place for place, chip in enumerate(state.ocean) if chip >= 0]
    return [max(_dives(state, seat, move - OFFER, places)) for move in moves]


def _dives(state: LeaguesState, seat: int, square: int, places: Sequence[int]) -> list[float]:
    """What each place's chip would bring in exchange for that of a square."""
    at = GRID * seat + square
    old = state.grids[at]
    before = _around(state, seat, square)
    state.grids[at] = EMPTY
    loss = before - _around(state, seat, square)
    was, state.ending = state.ending, True  # the square was taken before: nothing is closed by filling it
    known: Known = {}
    gains = [_fetch(state, seat, place, square, known, again=False) - loss for place in places]
    state.ending = was
    state.grids[at] = old
    return gains


def _fetching(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    seen = PLACE_SEEN[TURN_OF[state.position]]
    return _dives(state, seat, state.offered, [seen[move - FETCH] for move in moves])


def _dealing(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    """The bonus for oneself, and as little as possible for whoever has most points."""
    worths = []
    for move in moves:
        order = ORDERS.orders[move - DEAL]
        worth = float(state.box.bonus[order.index(seat)])
        for at, other in enumerate(order):
            if other != seat:
                worth -= 0.01 * state.box.bonus[at] * state.points[other]
        worths.append(worth)
    return worths


_JUDGES = {
    LAYING: _laying, BEFORE: _steering, AFTERWARDS: _extras, EXTRA_STEERING: _steering, SWAPPING: _swapping,
    MOVING: _moving, OFFERING: _offering, FETCHING: _fetching, DEALING: _dealing,
}  # fmt: skip
