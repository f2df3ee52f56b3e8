"""What a legal move would do, as far as anyone can know: where steering leads, what a swap would be worth."""

from __future__ import annotations

from vulcania.games._ocean.components import NONE
from vulcania.games._ocean.moves import ORDERS, STEERS
from vulcania.games._ocean.rules.helm import AFTER, POINTED, seen
from vulcania.games._ocean.rules.tokens import by_cards
from vulcania.games.miles.components import ANCHOR, ARROW, SPECIAL_REVERSE, SPECIALS
from vulcania.games.miles.moves import CARD, DEAL, KEEP, LAY, LEAVE, OFFER, PASS, PLAY, PUT, TAKE, TRADE
from vulcania.games.miles.rules.counting import standing
from vulcania.games.miles.state import MilesState
from vulcania.words.message import Message, message


def preview(state: MilesState, move: int, seat: int) -> Message | None:
    if move < STEERS:
        return _steer(state, move, seat)
    if move < PLAY:
        return _lay(state, move - LAY + 1, seat)
    if move < PASS:
        return message("preview-play", special=SPECIALS[move - PLAY])
    if move in (KEEP, CARD):
        return message("preview-card", special=SPECIALS[state.top]) if move == CARD else _keep(state, seat)
    if move >= DEAL:
        order = ORDERS.orders[move - DEAL]
        return message("preview-deal", number=order.index(seat) + 1)
    if move in (PASS, LEAVE) or OFFER <= move < TRADE or TAKE <= move < PUT:
        return None
    return _exchange(state, move, seat)


def signed(points: int) -> str:
    """A change as people write it."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"


def _lay(state: MilesState, card: int, seat: int) -> Message:
    """LG-13, MI-17: which number the card would get if nobody laid after it."""
    laid = state.laid[:]
    laid[seat] = card
    order = by_cards([one for one in state.order if laid[one]], laid, state.special == SPECIAL_REVERSE)
    action = state.contents.action_names[card - 1]
    return message("preview-lay", action=action, number=order.index(seat) + 1, laid=len(order))


def _steer(state: MilesState, move: int, seat: int) -> Message:
    """The place is named as it lies now, which is where the player sees it."""
    place = POINTED[AFTER[state.position][move]]
    where = seen(state.position, place)
    chip = state.ocean[place]
    if chip < 0:
        return message("preview-nothing", place=where)
    if not state.opened >> place & 1:
        return message("preview-hidden", place=where)
    if place in state.stars:
        return message("preview-star", place=where)
    role = state.contents.role[chip]
    if role == ARROW:
        return message("preview-arrow-spent" if state.fired >> place & 1 else "preview-arrow", place=where)
    square = state.room(seat, state.round)
    if role == ANCHOR and state.top != NONE:  # MI-24
        key = "preview-anchor" if square != NONE else "preview-anchor-card"
        return message(key, place=where, special=SPECIALS[state.top])
    if square == NONE:
        return message("preview-full", place=where, chip=state.contents.chips[chip].face)
    if role == ANCHOR:
        return message("preview-anchor-plain", place=where)
    return _chip(state, seat, square, chip, where)


def _chip(state: MilesState, seat: int, square: int, chip: int, where: str) -> Message:
    board = state.boards[seat][:]
    before = standing(state.contents, board, state.round, state.rounds)
    board[square] = chip
    gain = standing(state.contents, board, state.round, state.rounds) - before
    face, signs = state.contents.chips[chip].face, state.contents.chips[chip].symbols
    if not signs:
        return message("preview-plain", place=where, chip=face, gain=signed(gain))
    if len(signs) == 1:
        return message("preview-one", place=where, chip=face, symbol=signs[0], gain=signed(gain))
    args = {"symbol": signs[0], "second-symbol": signs[1]}
    return message("preview-two", place=where, chip=face, gain=signed(gain), **args)


def _keep(state: MilesState, seat: int) -> Message:
    after = state.clone()
    after.carry_out(KEEP, seat)
    return message("preview-keep", gain=signed(_standing(after, state, seat) - _standing(state, state, seat)))


def _exchange(state: MilesState, move: int, seat: int) -> Message:
    """A swap, a theft, a chip moved or fished: what it changes on the own scoreboard and on the others' together."""
    after = state.clone()
    after.carry_out(move, seat)
    others = [other for other in range(state.seats) if other != seat]
    gain = _standing(after, state, seat) - _standing(state, state, seat)
    loss = sum(_standing(after, state, other) - _standing(state, state, other) for other in others)
    return message("preview-exchange", gain=signed(gain), loss=signed(loss))


def _standing(state: MilesState, now: MilesState, seat: int) -> int:
    return standing(state.contents, state.boards[seat], now.round, now.rounds)
