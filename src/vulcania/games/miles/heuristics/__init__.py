"""How to play `miles` sensibly: what a chip adds to row and columns, and who will be where to take it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum

from vulcania.core.part import Part
from vulcania.core.state import State
from vulcania.games._ocean.components import ANY, FREE, NONE
from vulcania.games._ocean.heuristics import accounted, chances, weights
from vulcania.games._ocean.moves import AFTERWARDS, KEEPING, LAYING, ORDERS, STEERS
from vulcania.games._ocean.rules.helm import AFTER, CHOICES, PLACE_SEEN, POINTED, REACHED, TURN_OF
from vulcania.games.miles.components import (
    CARDS,
    HELMET,
    SAILOR,
    SPECIAL_BELL,
    SPECIAL_GLOBE,
    SPECIAL_HELMET,
    SPECIAL_NUMBERS,
    SPECIAL_REVERSE,
    SPECIAL_SAILOR,
    SPECIAL_THERMOSTAT,
    SQUARES,
)
from vulcania.games.miles.heuristics.worth import AGAIN, CARD_WORTH, Offers, board_worth, columns_worth, rows_worth
from vulcania.games.miles.moves import (
    CARD,
    DEAL,
    FETCH,
    KEEP,
    LAY,
    LEAVE,
    MOVE,
    OFFER,
    PASS,
    PLAY,
    PUT,
    SQUARE_NAMES,
    SWAPS,
    TAKE,
    TRADE,
)
from vulcania.games.miles.rules.counting import columns_points, row_points
from vulcania.games.miles.scoring import breakdown
from vulcania.games.miles.state import MilesState

TURNS = 6
"""How far the search plays on before it asks :func:`value`."""
BESIDE = 0.5
"""The search knows as much as the net, and other things."""
KEEN = 0.2
"""How much more often a move is chosen that is worth one point more: e to this power."""
SPITE = (0.0, 0.0, 0.8, 0.5, 0.35)
"""What a point less for an opponent is worth, by the number of seats."""
SWAPPING, TRADING = 7.0, 14.0
"""What a hand sailor and a hand helmet usually bring."""
LEFT = 5.0
"""MI-10: what it costs to leave a chip. Measured: who leaves whatever lowers the hopes of a row wins less often."""
SPREAD = 38.0
"""How far apart the final scores may still come: points for the square root of each round to be counted."""


def policy(state: State, seat: int, moves: Sequence[int]) -> list[float]:
    assert isinstance(state, MilesState)
    if state.step == LAYING:
        return weights(_laying(state, seat, moves), KEEN)
    offers = Offers(state, seat)
    return weights([_worth(state, seat, move, offers) for move in moves], KEEN)


def value(state: State) -> list[float]:
    """Each seat's chance to win, from what it has and what it may still expect."""
    assert isinstance(state, MilesState)
    return chances(standing(state), SPREAD * (state.rounds - state.round) ** 0.5)


def standing(state: MilesState) -> list[float]:
    """What each seat is likely to score."""
    if not state.to_act:
        return [float(points) for points in state.points]
    return [
        state.points[seat] + board_worth(state, state.boards[seat]) + _cards(state, seat) + _bonus(state, seat)
        for seat in range(state.seats)
    ]


def _cards(state: MilesState, seat: int) -> float:
    return CARD_WORTH * state.held[seat].bit_count()


def _bonus(state: MilesState, seat: int) -> float:
    near = 1.0 if state.ending and state.step != LAYING else 0.25
    return near * state.contents.bonus[state.order.index(seat)]


def parts(state: MilesState, seat: int) -> list[Part]:
    scored = accounted(breakdown(state), seat, {"row": "rows", "column": "columns", "bonus": "token"})
    if not state.to_act:
        return scored
    board, squares = state.boards[seat], state.contents.row_squares[state.round]
    sure = row_points(state.contents, board, state.round)
    paying = columns_points(state.contents, board, state.rounds)
    return [
        *scored,
        Part("rows", sure, where=_squares(board, squares, taken=True)),
        Part("rows", rows_worth(state, board) - sure, hope=True, where=_squares(board, squares, taken=False)),
        Part("columns", paying, where=_squares(board, range(SQUARES), taken=True)),
        Part("columns", columns_worth(state, board) - paying, hope=True),
        Part("cards", _cards(state, seat), hope=True),
        Part("token", _bonus(state, seat), hope=True),
    ]


def _squares(board: Sequence[int], squares: Iterable[int], *, taken: bool) -> tuple[str, ...]:
    return tuple(SQUARE_NAMES.text(square) for square in squares if (board[square] != FREE) == taken)


# -- laying a card ------------------------------------------------------------------------------------------------


def _best(state: MilesState, offers: Offers, position: int, kind: int) -> float:
    return max([-1.0 if place in state.stars else offers.at(place) for place in REACHED[position][kind]])


def _laying(state: MilesState, seat: int, moves: Sequence[int]) -> list[float]:
    """A high card sails first, from where the Nautilus is now; a low one from wherever the others leave it."""
    offers = Offers(state, seat)
    chips = len(state.chips_of(seat))
    swaps = [SWAPPING if chips > 2 else 0.0, TRADING if chips > 1 and state.others_have_chips(seat) else 0.0]
    at_once = [_best(state, offers, state.position, kind) for kind in range(ANY + 1)] + swaps
    starts = CHOICES[state.position][ANY]
    later = [
        fsum([_best(state, offers, AFTER[state.position][steer], kind) for steer in starts]) / len(starts)
        for kind in range(ANY + 1)
    ] + swaps
    bonus = state.contents.bonus
    step = _ending_soon(state) * (bonus[0] - bonus[state.seats - 1]) / (state.seats - 1)
    worths = []
    for move in moves:
        if move >= PLAY:  # MI-17: the reverse card is for those who know why
            worths.append(min(at_once) - 10)
            continue
        card = move - LAY + 1
        kind = state.contents.actions[card - 1]
        ahead = _ahead(state, seat, card)
        first = max(0.0, 1 - ahead)
        worth = first * at_once[kind] + (1 - first) * later[kind] - step * ahead
        worths.append(worth - (6.0 if kind == ANY else 0.0) - 0.1 * card)
    return worths


def _ahead(state: MilesState, seat: int, card: int) -> float:
    """How many others are likely to sail before who lays this card."""
    ahead = 0.0
    for other, laid in enumerate(state.laid):
        if other != seat:
            before = float(laid >= card) if laid else (CARDS - card) / (CARDS - 1)
            ahead += 1 - before if state.special == SPECIAL_REVERSE else before
    return ahead


def _ending_soon(state: MilesState) -> float:
    """How likely this turn is the round's last: when somebody lacks but one chip."""
    soon = 0.0
    for board in state.boards:
        if sum(board[square] == FREE for square in state.contents.row_squares[state.round]) == 1:
            soon = 1 - (1 - soon) * 0.5
    return soon


# -- carrying cards out -------------------------------------------------------------------------------------------


def _worth(state: MilesState, seat: int, move: int, offers: Offers) -> float:
    if move < STEERS:
        return offers.at(POINTED[AFTER[state.position][move]])
    if PLAY <= move < PASS:
        return _special(state, seat, move - PLAY, offers)
    if move == PASS:
        return 0.0
    if move == LEAVE:
        return -LEFT
    if move == KEEP and state.step == KEEPING:
        return offers.chip(state.ocean[POINTED[state.position]])
    if move in (KEEP, CARD):
        anchor = offers.signs[-1] + offers.other if offers.square != NONE else 0.0
        return anchor if move == KEEP else CARD_WORTH
    if move >= DEAL:
        return _dealing(state, seat, ORDERS.orders[move - DEAL])
    return _boards(state, seat, move, offers)


def _boards(state: MilesState, seat: int, move: int, offers: Offers) -> float:
    """What a move that shifts chips about does for its player, and to whom it is done."""
    mine = state.boards[seat][:]
    now = offers.standing
    if move < OFFER:
        one, other = SWAPS.decode(move)
        mine[one], mine[other] = mine[other], mine[one]
    elif move < TRADE:
        mine[move - OFFER] = FREE
        return board_worth(state, mine) - now + TRADING
    elif move < FETCH:
        return _trade(state, seat, *divmod(move - TRADE, SQUARES), offers)
    elif move < MOVE:
        mine[state.chosen] = state.ocean[PLACE_SEEN[TURN_OF[state.position]][move - FETCH]]
    elif move < TAKE:
        one, square = divmod(move - MOVE, SQUARES)
        mine[square], mine[one] = mine[one], FREE
    elif move < PUT:
        return _robbed(state, *divmod(move - TAKE, SQUARES), offers)
    else:
        owner, square = divmod(state.chosen, SQUARES)
        mine[move - PUT] = state.boards[owner][square]
    return board_worth(state, mine) - now


def _trade(state: MilesState, seat: int, other: int, square: int, offers: Offers) -> float:
    mine, theirs = state.boards[seat][:], state.boards[other][:]
    before = offers.standing - SPITE[state.seats] * board_worth(state, theirs)
    mine[state.chosen], theirs[square] = theirs[square], mine[state.chosen]
    return board_worth(state, mine) - SPITE[state.seats] * board_worth(state, theirs) - before


def _robbed(state: MilesState, other: int, square: int, offers: Offers) -> float:
    """What a chip is worth that the bell takes: to who loses it, and here in the row in play."""
    theirs = state.boards[other][:]
    chip, theirs[square] = theirs[square], FREE
    loss = board_worth(state, state.boards[other]) - board_worth(state, theirs)
    return SPITE[state.seats] * loss + offers.chip(chip)


def _dealing(state: MilesState, seat: int, order: tuple[int, ...]) -> float:
    """To the front oneself; the leader of the others to the back."""
    rivals = sum(state.points[other] * at for at, other in enumerate(order) if other != seat)
    return -10.0 * order.index(seat) + 0.02 * rivals


def _special(state: MilesState, seat: int, card: int, offers: Offers) -> float:
    """What an action card would bring now, less what it is worth kept: before the hand card it can still wait."""
    keep = CARD_WORTH if state.round < state.rounds - 1 else 2.0
    if card == SPECIAL_GLOBE:
        gain = max(_best(state, offers, state.position, ANY), AGAIN * 0.8)
    elif card == SPECIAL_THERMOSTAT:
        kind = state.contents.actions[state.laid[seat] - 1]
        usual = {SAILOR: SWAPPING, HELMET: TRADING}.get(kind)
        gain = _best(state, offers, state.position, ANY)
        gain -= usual if usual is not None else _best(state, offers, state.position, kind)
    elif card == SPECIAL_NUMBERS:
        bonus = state.contents.bonus
        gain = bonus[0] - bonus[state.order.index(seat)] if state.ending else 0.0
    else:
        gain = {SPECIAL_SAILOR: SWAPPING, SPECIAL_HELMET: SWAPPING + 2, SPECIAL_BELL: TRADING + 6}.get(card, 0.0)
    early = 0.0 if state.step == AFTERWARDS or card == SPECIAL_THERMOSTAT else 3.0
    return gain - keep - early
