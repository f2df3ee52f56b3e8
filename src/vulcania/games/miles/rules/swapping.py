"""Cards that move chips between squares, players and the ocean: the two of the hand (MI-11, MI-12) and the special ones
(MI-14, MI-15, MI-18)."""

from __future__ import annotations

from vulcania.core.event import Log
from vulcania.games._ocean.components import FREE, NONE
from vulcania.games._ocean.moves import ANCHORING, FETCHING, OFFERING, PUTTING, TRADING
from vulcania.games._ocean.rules.helm import PLACE_SEEN, SEEN_AT, TURN_OF
from vulcania.games._ocean.rules.turns import done
from vulcania.games.miles.components import ANCHOR, SQUARES
from vulcania.games.miles.moves import FETCH, MOVE, OFFER, PUT, SWAPS, TAKE, TRADE
from vulcania.games.miles.rules import told
from vulcania.games.miles.rules.finding import put_down
from vulcania.games.miles.rules.position import MilesPosition

# -- what may be chosen -----------------------------------------------------------------------------------------------


def others_chips(state: MilesPosition, seat: int, base: int) -> tuple[int, ...]:
    others = (other for other in range(state.seats) if other != seat)
    return tuple([base + other * SQUARES + square for other in others for square in state.chips_of(other)])


def fetches(state: MilesPosition) -> tuple[int, ...]:
    where = SEEN_AT[TURN_OF[state.position]]
    return tuple(sorted(FETCH + where[place] for place in state.fetchable()))


# -- what is done -----------------------------------------------------------------------------------------------------


def move_chips(state: MilesPosition, move: int, seat: int, log: Log | None) -> None:
    if move < OFFER:
        _swap(state, seat, *SWAPS.decode(move), log)
    elif move < TRADE:  # for the ocean's (MI-15) or for another player's (MI-12)
        state.chosen = move - OFFER
        state.hand_done |= state.step != OFFERING
        state.step = FETCHING if state.step == OFFERING else TRADING
    elif move < FETCH:
        _trade(state, seat, *divmod(move - TRADE, SQUARES), log)
    elif move < MOVE:
        _fetch(state, seat, PLACE_SEEN[TURN_OF[state.position]][move - FETCH], log)
    elif move < TAKE:
        origin, square = divmod(move - MOVE, SQUARES)
        _shift(state, seat, square, seat, origin, log)
    elif move < PUT:
        state.chosen = move - TAKE
        state.step = PUTTING
    else:
        _shift(state, seat, move - PUT, *divmod(state.chosen, SQUARES), log)


def _swap(state: MilesPosition, seat: int, one: int, other: int, log: Log | None) -> None:
    """MI-11: two chips of the own scoreboard."""
    board = state.boards[seat]
    if log is not None:
        log.append(told.swapped(state, seat, one, seat, other))
    board[one], board[other] = board[other], board[one]
    state.hand_done = True
    done(state, seat, log)


def _trade(state: MilesPosition, seat: int, other: int, square: int, log: Log | None) -> None:
    """MI-12: each chip goes to the square the other left."""
    mine, theirs = state.boards[seat], state.boards[other]
    if log is not None:
        log.append(told.swapped(state, seat, state.chosen, other, square))
    mine[state.chosen], theirs[square] = theirs[square], mine[state.chosen]
    done(state, seat, log)


def _fetch(state: MilesPosition, seat: int, place: int, log: Log | None) -> None:
    """MI-15: the old chip lies open in the place of the new one; an anchor got so gives the choice of MI-24."""
    board, square = state.boards[seat], state.chosen
    chip = state.ocean[place]
    if log is not None:
        log.append(told.fetched(state, seat, square, place))
    state.ocean[place] = board[square]
    board[square] = chip
    if state.contents.role[chip] == ANCHOR and state.top != NONE:
        state.step = ANCHORING
    else:
        done(state, seat, log)


def _shift(state: MilesPosition, seat: int, square: int, owner: int, origin: int, log: Log | None) -> None:
    """MI-14: an own chip moves. MI-18: another player's chip is taken, and their square stays free."""
    chip = state.boards[owner][origin]
    state.boards[owner][origin] = FREE
    put_down(state, seat, square, chip)
    if log is not None:
        log.append(told.moved(state, seat, square, owner, origin))
    done(state, seat, log)
