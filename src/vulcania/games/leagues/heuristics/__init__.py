"""How to play `leagues` sensibly: what a chip would be worth on the own grid, and what it leaves to the next player.

A row or a column is worth what it would score as it lies, and part of what it could still become. A chip face down is
worth the mean of those that can lie there: what an imagined position holds there is only a guess.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from vulcania.core.part import Part
from vulcania.core.remembered import Memory
from vulcania.core.state import State
from vulcania.games._ocean.components import FREE, NONE
from vulcania.games._ocean.heuristics import accounted, chances, weights
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
from vulcania.games.leagues.components import SQUARES
from vulcania.games.leagues.heuristics.finding import Finds, closing
from vulcania.games.leagues.heuristics.worth import (
    around,
    cards_worth,
    column,
    columns_expected,
    grid,
    holding,
    row,
    rows_expected,
)
from vulcania.games.leagues.moves import DEAL, FETCH, LAY, MOVE, OFFER, PASS, PLAY, SQUARE_NAMES, SWAPS
from vulcania.games.leagues.rules.counting import columns_points, row_points
from vulcania.games.leagues.rules.extras import free_squares
from vulcania.games.leagues.scoring import breakdown
from vulcania.games.leagues.state import LeaguesState

TURNS = 12
"""How far the search plays on before it asks :func:`value`: about until the row in play is full."""
WIDE = 16
"""Of the net's decisions two of three leave it no doubt, and it is often wrong."""
KEEN = 1.2
"""How much more often a move is chosen that is worth one point more: e to this power."""
SPITE = 0.45
"""What the next player's find takes off one's own, at two seats; less with more."""
CARD_WORTH = (0.0, 0.0, 0.0, 0.0, 0.1, 0.2, 0.2, 0.4, 0.5, 0.6, 1.2)
"""What it costs to give a numbered card out of hand: high ones are wanted when the bonus is near."""
SAILOR_COST, ACTION_COST = 0.8, 1.2
FINISH = (0.05, 0.15, 0.7, 1.0)
"""The chance that a round ends with this turn, by the chips in the fullest row."""
SPREAD = (4.0, 9.0, 12.5, 15.0)
"""How far apart the final scores may still come, by the rounds to be counted."""

_known: Memory[list[float]] = Memory(2000)
"""What sailors and divers would bring. It is asked before such a card is played, again once it is, and in the next try,
where often all that it hangs on is the same."""


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
    return chances(standing(state), SPREAD[state.rounds - state.round])


def standing(state: LeaguesState) -> list[float]:
    """What each seat is likely to score."""
    if not state.to_act:
        return [float(points) for points in state.points]
    return [state.points[seat] + holding(state, seat) + _bonus(state, seat) for seat in range(state.seats)]


def _bonus(state: LeaguesState, seat: int) -> float:
    near = 1.0 if state.ending and state.step != LAYING else 0.25
    return near * state.contents.bonus[state.order.index(seat)]


def parts(state: LeaguesState, seat: int) -> list[Part]:
    scored = accounted(
        breakdown(state), seat, {"row": "rows", "column": "columns", "bonus": "token", "event": "biscuits"}
    )
    if not state.to_act:
        return scored
    board, at = state.boards[seat], state.round
    rows, columns = rows_expected(state, board), columns_expected(state, board)
    sure, paying = row_points(state.contents, board, at), columns_points(state.contents, board)
    return [
        *scored,
        Part("rows", sure, where=_squares(board, range(3 * at, 3 * at + 3), taken=True)),
        Part("rows", rows - sure, hope=True, where=_squares(board, range(3 * at, 3 * at + 3), taken=False)),
        Part("columns", paying, where=_squares(board, range(SQUARES), taken=True)),
        Part("columns", columns - paying, hope=True, where=_squares(board, range(SQUARES), taken=False)),
        Part("cards", cards_worth(state, seat), hope=True),
        Part("token", _bonus(state, seat), hope=True),
    ]


def _squares(board: Sequence[int], squares: range, *, taken: bool) -> tuple[str, ...]:
    return tuple(SQUARE_NAMES.text(square) for square in squares if (board[square] >= 0) == taken)


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
    finds = Finds(state)
    worths = []
    for move in moves:
        card = move - LAY + 1
        state.laid[seat] = card
        laid = [one for one in state.order if state.laid[one]]
        order = by_cards(laid, state.laid)
        ahead = order.index(seat)
        unknown = state.seats - len(laid)
        for other in order[:ahead]:
            _sail_ahead(state, other, finds)
        find = finds.best(seat, state.contents.actions[card - 1])
        state.position = start
        state.laid[seat] = 0
        expected = ahead + unknown * (1 - card / 10)
        bonus = state.contents.bonus[min(round(expected), state.seats - 1)]
        worths.append(find * 0.85 ** (unknown * (1 - card / 10)) + near * bonus - CARD_WORTH[card])
    return worths


def _sail_ahead(state: LeaguesState, seat: int, finds: Finds) -> None:
    """Turns the Nautilus as this seat would most likely do; chips stay where they are."""
    position = state.position
    choices = CHOICES[position][state.contents.actions[state.laid[seat] - 1]]
    best = max(choices, key=lambda steer: finds.at(seat, POINTED[AFTER[position][steer]], False))
    state.position = AFTER[position][best]


def _steering(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    """What is found, less what the next player then finds. Extra cards can wait until afterwards."""
    start = state.position
    follower = next_to_sail(state.order, state.sailed | 1 << seat)
    finds = Finds(state)
    worths = []
    for move in moves:
        if move >= LAY:
            worths.append(0.0 if move == PASS else -20.0)
            continue
        place = POINTED[AFTER[start][move]]
        worth = finds.at(seat, place)
        if follower >= 0 and state.laid[follower]:
            chip, state.ocean[place] = state.ocean[place], FREE
            state.position = AFTER[start][move]
            kind = state.contents.actions[state.laid[follower] - 1]
            worth -= SPITE / (state.seats - 1) * finds.best(follower, kind, False)
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
    board = state.boards[seat]

    def make(*_: object) -> list[float]:
        lines = grid(state, board)
        now = fsum(lines)
        return [_exchanged(state, seat, *SWAPS.decode(move), lines) - now for move in moves]

    return _known.made(state.contents, (SWAPPING, state.round, tuple(board), tuple(moves)), make)


def _moving(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    worths = []
    lines = grid(state, state.boards[seat])
    now = fsum(lines)
    for move in moves:
        square, to = divmod(move - MOVE, SQUARES)
        closes = to == 3 * state.round + 2 and not state.ending
        worths.append(_exchanged(state, seat, square, to, lines) - now + (closing(state, seat) if closes else 0.0))
    return worths


def _exchanged(state: LeaguesState, seat: int, one: int, other: int, lines: Sequence[float]) -> float:
    """What the grid is worth when what lies on two squares changes places."""
    after = state.boards[seat][:]
    after[one], after[other] = after[other], after[one]
    changed = [*lines]
    for square in (one, other):
        changed[square // 3] = row(state, after, square // 3)
        if one % 3 != other % 3:
            changed[3 + square % 3] = column(state, after, square % 3)
    return fsum(changed)


def _offering(state: LeaguesState, seat: int, moves: Sequence[int]) -> list[float]:
    def make(*_: object) -> list[float]:
        places = [place for place, chip in enumerate(state.ocean) if chip >= 0]
        return [max(_dives(state, seat, move - OFFER, places)) for move in moves]

    boards, ocean = tuple([tuple(board) for board in state.boards]), (tuple(state.ocean), state.opened)
    key = (OFFERING, seat, state.round, state.top == NONE, boards, ocean, tuple(moves))
    return _known.made(state.contents, key, make)


def _dives(state: LeaguesState, seat: int, square: int, places: Sequence[int]) -> list[float]:
    """What each place's chip would bring in exchange for that of a square."""
    board = state.boards[seat]
    before, old = around(state, board, square), board[square]
    board[square] = FREE
    loss = before - around(state, board, square)
    was, state.ending = state.ending, True  # the square was taken before: nothing is closed by filling it
    finds = Finds(state)
    gains = [finds.fetched(seat, place, square, again=False) - loss for place in places]
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
