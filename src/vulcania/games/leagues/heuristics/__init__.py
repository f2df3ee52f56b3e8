"""How to play `leagues` sensibly: what a chip would be worth on the own grid, and what it leaves to the next player.

A row or a column is worth what it would score as it lies, and part of what it could still become. A chip face down is
worth the mean of those that can lie there: what an imagined position holds there is only a guess.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from vulcania.core.state import State
from vulcania.games._ocean.components import ANY, ARMS, FREE, NONE
from vulcania.games._ocean.heuristics import chances, weights
from vulcania.games._ocean.moves import (
    AFTERWARDS,
    DEALING,
    FETCHING,
    LAYING,
    MOVING,
    OFFERING,
    ORDERS,
    SAILING,
    STEERING,
    SWAPPING,
)
from vulcania.games._ocean.rules.helm import AFTER, CHOICES, PLACE_SEEN, POINTED, TURN_OF
from vulcania.games._ocean.rules.tokens import by_cards, next_to_sail
from vulcania.games.leagues.components import ANCHOR, BISCUIT, SQUARES, SUBMARINE
from vulcania.games.leagues.heuristics.worth import around, grid, holding, row
from vulcania.games.leagues.moves import DEAL, FETCH, LAY, MOVE, OFFER, PASS, PLAY, SWAPS
from vulcania.games.leagues.rules.counting import event_points, row_points
from vulcania.games.leagues.rules.extras import free_squares
from vulcania.games.leagues.state import LeaguesState

TURNS = 12
"""How far the search plays on before it asks :func:`value`: about until the row in play is full."""
KEEN = 1.2
"""How much more often a move is chosen that is worth one point more: e to this power."""
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
    return weights(_JUDGES[state.step](state, seat, moves), KEEN)


def value(state: State) -> list[float]:
    """Each seat's chance to win, from its points and what lies on its grid."""
    assert isinstance(state, LeaguesState)
    if not state.to_act:
        outcome = state.outcome()
        assert outcome is not None
        return [1.0 if seat in outcome.winners else 0.0 for seat in range(state.seats)]
    near = 1.0 if state.ending and state.step != LAYING else 0.25
    points = [state.points[seat] + holding(state, seat) for seat in range(state.seats)]
    for at, seat in enumerate(state.order):
        points[seat] += near * state.contents.bonus[at]
    return chances(points, SPREAD[state.rounds - state.round])


# -- what a chip is worth ---------------------------------------------------------------------------------------------


def _find(state: LeaguesState, seat: int, place: int, known: Known, again: bool = True) -> float:
    """What pointing at a place brings a seat. ``again``: a submarine there is followed up."""
    if state.ocean[place] < 0:
        return 0.0
    square = state.room(seat, state.round)
    return 0.0 if square == NONE else _fetch(state, seat, place, square, known, again)


def _fetch(state: LeaguesState, seat: int, place: int, square: int, known: Known, again: bool = True) -> float:
    """What the chip of a place would be worth on a free square."""
    seen = state.opened >> place & 1
    key = (seat, place if seen else ~(place // ARMS), square, state.position if again else -1)
    if key not in known:
        ring = range(place // ARMS * ARMS, place // ARMS * ARMS + ARMS)
        hidden = (at for at in ring if state.ocean[at] >= 0 and not state.opened >> at & 1)
        chips = [state.ocean[at] for at in ((place,) if seen else hidden)]
        known[key] = fsum(_lay_down(state, seat, chip, square, known, again) for chip in chips) / len(chips)
    return known[key]


def _lay_down(state: LeaguesState, seat: int, chip: int, square: int, known: Known, again: bool) -> float:
    contents, board = state.contents, state.boards[seat]
    role = contents.role[chip]
    if role == SUBMARINE:
        return max(0.0, _best_steer(state, seat, ANY, known, False)) if again else 1.0
    before = around(state, board, square)
    board[square] = chip
    gain = around(state, board, square) - before
    if role == ANCHOR and state.top != NONE:
        gain += ACTION_WORTH
    elif role == BISCUIT:
        points = event_points(contents, state.boards, contents.chips[chip].number or 0, seat)
        gain += points[seat] - (sum(points) - points[seat]) / (state.seats - 1)
    board[square] = FREE
    if square == 3 * state.round + 2 and not state.ending:
        gain += _closing(state, seat)
    return gain


def _closing(state: LeaguesState, seat: int) -> float:
    """What it is worth to end the round now: the own bonus against the mean, and what the others can no longer do."""
    bonus = state.contents.bonus[: state.seats]
    gain = bonus[state.order.index(seat)] - sum(bonus) / state.seats
    for other, board in enumerate(state.boards):
        if other != seat:
            hope = row(state, board, state.round) - row_points(state.contents, board, state.round)
            gain += 0.5 * hope / (state.seats - 1)
    return gain


def _best_steer(state: LeaguesState, seat: int, kind: int, known: Known, again: bool = True) -> float:
    position = state.position
    return max(_find(state, seat, POINTED[AFTER[position][steer]], known, again) for steer in CHOICES[position][kind])


def _finish(state: LeaguesState) -> float:
    """How likely the round is to end with this turn."""
    if state.ending:
        return 1.0
    at = 3 * state.round
    return FINISH[3 - min(board[at : at + 3].count(FREE) for board in state.boards)]


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
        find = _best_steer(state, seat, state.contents.actions[card - 1], known)
        state.position = start
        state.laid[seat] = 0
        expected = ahead + unknown * (1 - card / 10)
        bonus = state.contents.bonus[min(round(expected), state.seats - 1)]
        worths.append(find * 0.85 ** (unknown * (1 - card / 10)) + near * bonus - CARD_WORTH[card])
    return worths


def _sail_ahead(state: LeaguesState, seat: int, known: Known) -> None:
    """Turns the Nautilus as this seat would most likely do; chips stay where they are."""
    position = state.position
    choices = CHOICES[position][state.contents.actions[state.laid[seat] - 1]]
    best = max(choices, key=lambda steer: _find(state, seat, POINTED[AFTER[position][steer]], known, False))
    state.position = AFTER[position][best]


def _steering(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    """What is found, less what the next player then finds. Extra cards can wait until afterwards."""
    start = state.position
    follower = next_to_sail(state.order, state.sailed | 1 << seat)
    known: Known = {}
    worths = []
    for move in moves:
        if move >= LAY:
            worths.append(0.0 if move == PASS else -20.0)
            continue
        place = POINTED[AFTER[start][move]]
        worth = _find(state, seat, place, known)
        if follower >= 0 and state.laid[follower]:
            chip, state.ocean[place] = state.ocean[place], FREE
            state.position = AFTER[start][move]
            kind = state.contents.actions[state.laid[follower] - 1]
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
            worths.append(max(_swapping(state, seat, state.swaps(seat, SWAPS))) - SAILOR_COST)
        elif move == PLAY + 1:
            worths.append(max(_moving(state, seat, state.shifts(seat, MOVE, free_squares(state, seat)))) - ACTION_COST)
        elif move == PLAY + 2:
            worths.append(max(_offering(state, seat, state.offers(seat, OFFER))) - ACTION_COST)
        else:
            gain = state.contents.bonus[0] - state.contents.bonus[state.order.index(seat)]
            worths.append((gain if state.ending else 0.2 * gain) - ACTION_COST)
    return worths


def _swapping(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    now = grid(state, state.boards[seat])
    return [_exchanged(state, seat, *SWAPS.decode(move)) - now for move in moves]


def _moving(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    worths = []
    now = grid(state, state.boards[seat])
    for move in moves:
        square, to = divmod(move - MOVE, SQUARES)
        closes = to == 3 * state.round + 2 and not state.ending
        worths.append(_exchanged(state, seat, square, to) - now + (_closing(state, seat) if closes else 0.0))
    return worths


def _exchanged(state: LeaguesState, seat: int, one: int, other: int) -> float:
    """What the grid is worth when what lies on two squares changes places."""
    after = state.boards[seat][:]
    after[one], after[other] = after[other], after[one]
    return grid(state, after)


def _offering(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    places = [place for place, chip in enumerate(state.ocean) if chip >= 0]
    return [max(_dives(state, seat, move - OFFER, places)) for move in moves]


def _dives(state: LeaguesState, seat: int, square: int, places: Sequence[int]) -> list[float]:
    """What each place's chip would bring in exchange for that of a square."""
    board = state.boards[seat]
    before, old = around(state, board, square), board[square]
    board[square] = FREE
    loss = before - around(state, board, square)
    was, state.ending = state.ending, True  # the square was taken before: nothing is closed by filling it
    known: Known = {}
    gains = [_fetch(state, seat, place, square, known, again=False) - loss for place in places]
    state.ending = was
    board[square] = old
    return gains


def _fetching(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    seen = PLACE_SEEN[TURN_OF[state.position]]
    return _dives(state, seat, state.chosen, [seen[move - FETCH] for move in moves])


def _dealing(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    """The bonus for oneself, and as little as possible for whoever has most points."""
    worths = []
    for move in moves:
        order = ORDERS.orders[move - DEAL]
        worth = float(state.contents.bonus[order.index(seat)])
        for at, other in enumerate(order):
            if other != seat:
                worth -= 0.01 * state.contents.bonus[at] * state.points[other]
        worths.append(worth)
    return worths


_JUDGES = {
    LAYING: _laying, SAILING: _steering, AFTERWARDS: _extras, STEERING: _steering, SWAPPING: _swapping,
    MOVING: _moving, OFFERING: _offering, FETCHING: _fetching, DEALING: _dealing,
}  # fmt: skip
