"""Cards that move chips between squares, players and the ocean: the two of the hand (MI-11, MI-12) and the special ones
(MI-14, MI-15, MI-18)."""

from __future__ import annotations

from vulcania.core.event import Log
from vulcania.games._ocean.helm import PLACE_SEEN, SEEN_AT, TURN_OF
from vulcania.games.miles import told
from vulcania.games.miles.box import ANCHOR, SQUARES
from vulcania.games.miles.finding import Finding
from vulcania.games.miles.moves import (
    ANCHORING,
    CARD,
    FETCH,
    FETCHING,
    KEEP,
    MOVE,
    OFFER,
    OFFERING,
    PUT,
    PUTTING,
    SWAP,
    TAKE,
    TRADE,
    TRADING,
)
from vulcania.games.miles.position import NONE
from vulcania.games.miles.scoring import FREE


class Swapping(Finding):
    __slots__ = ()

    # -- what may be chosen -------------------------------------------------------------------------------------------

    def swaps(self, seat: int) -> list[int]:
        chips = self.chips_of(seat)
        return [SWAP + one * SQUARES + other for at, one in enumerate(chips) for other in chips[at + 1 :]]

    def offers(self, seat: int) -> list[int]:
        return [OFFER + square for square in self.chips_of(seat)]

    def shifts(self, seat: int) -> list[int]:
        """MI-14: the square a chip leaves does not count as free, so every chip has the same squares to go to."""
        free = self.open_squares(seat)
        return [MOVE + chip * SQUARES + square for chip in self.chips_of(seat) for square in free]

    def others_chips(self, seat: int, base: int) -> list[int]:
        others = (other for other in range(self.seats) if other != seat)
        return [base + other * SQUARES + square for other in others for square in self.chips_of(other)]

    # -- what is done -------------------------------------------------------------------------------------------------

    def _move_chips(self, move: int, seat: int, log: Log | None) -> None:
        if move < OFFER:
            self._swap(seat, *divmod(move - SWAP, SQUARES), log)
        elif move < TRADE:
            self._offer(seat, move - OFFER)
        elif move < FETCH:
            self._trade(seat, *divmod(move - TRADE, SQUARES), log)
        elif move < MOVE:
            self._fetch(seat, PLACE_SEEN[TURN_OF[self.position]][move - FETCH], log)
        elif move < TAKE:
            origin, square = divmod(move - MOVE, SQUARES)
            self._shift(seat, square, seat, origin, log)
        elif move < PUT:
            self._ask(seat, PUTTING, [PUT + square for square in self.open_squares(seat)], move - TAKE)
        else:
            self._shift(seat, move - PUT, *divmod(self.chosen, SQUARES), log)

    def _swap(self, seat: int, one: int, other: int, log: Log | None) -> None:
        """MI-11: two chips of the own scoreboard."""
        board = self.boards[seat]
        if log is not None:
            log.append(told.swapped(self, seat, one, seat, other))
        board[one], board[other] = board[other], board[one]
        self._done(seat, log)

    def _offer(self, seat: int, square: int) -> None:
        """An own chip, to be exchanged with the ocean (MI-15) or with another player (MI-12)."""
        if self.step == OFFERING:
            where = SEEN_AT[TURN_OF[self.position]]
            self._ask(seat, FETCHING, sorted(FETCH + where[place] for place in self.fetchable()), square)
        else:
            self._ask(seat, TRADING, self.others_chips(seat, TRADE), square)

    def _trade(self, seat: int, other: int, square: int, log: Log | None) -> None:
        """MI-12: each chip goes to the square the other left."""
        mine, theirs = self.boards[seat], self.boards[other]
        if log is not None:
            log.append(told.swapped(self, seat, self.chosen, other, square))
        mine[self.chosen], theirs[square] = theirs[square], mine[self.chosen]
        self._done(seat, log)

    def _fetch(self, seat: int, place: int, log: Log | None) -> None:
        """MI-15: the old chip lies open in the place of the new one; an anchor got so gives the choice of MI-24."""
        board, square = self.boards[seat], self.chosen
        chip = self.ocean[place]
        if log is not None:
            log.append(told.fetched(self, seat, square, place))
        self.ocean[place] = board[square]
        board[square] = chip
        if self.contents.face[chip] == ANCHOR and self.top != NONE:
            self._ask(seat, ANCHORING, [KEEP, CARD], square)
        else:
            self._done(seat, log)

    def _shift(self, seat: int, square: int, owner: int, origin: int, log: Log | None) -> None:
        """MI-14: an own chip moves. MI-18: another player's chip is taken, and their square stays free."""
        chip = self.boards[owner][origin]
        self.boards[owner][origin] = FREE
        self._place(seat, square, chip)
        if log is not None:
            log.append(told.moved(self, seat, square, owner, origin))
        self._done(seat, log)
