"""`miles` as the contract wants it: what may be done at each step, and which chapter carries it out."""

from __future__ import annotations

from vulcania.core.event import Log
from vulcania.games._ocean.components import ANY
from vulcania.games._ocean.moves import (
    AFTERWARDS,
    ANCHORING,
    FETCHING,
    KEEPING,
    LAYING,
    MOVING,
    OFFERING,
    PUTTING,
    SAILING,
    STEERING,
    STEERS,
    TAKING,
    TRADING,
)
from vulcania.games._ocean.rules import turns
from vulcania.games.miles.components import SPECIAL_REVERSE
from vulcania.games.miles.moves import CARD, DEAL, DEALS, KEEP, LAY, LEAVE, MOVE, OFFER, PASS, PLAY, PUT, TAKE, TRADE
from vulcania.games.miles.rules import finding, rounds, sailing, swapping
from vulcania.games.miles.rules.position import MilesPosition

PASSING = (PASS,)


class MilesState(MilesPosition):
    __slots__ = ()

    def choices(self, seat: int) -> tuple[int, ...]:
        step = self.step
        if step == LAYING:
            return sailing.lays(self, seat)
        if step == SAILING:
            return sailing.hand_moves(self, seat) + sailing.playable(self, seat, sailing.BEFORE)
        if step == AFTERWARDS:
            return (*sailing.playable(self, seat, sailing.AFTER), PASS) if self.held[seat] else PASSING
        if step == STEERING:
            return finding.steering(self, ANY)  # MI-19, MI-23
        if step == ANCHORING:
            return finding.anchor_choices(self, seat)
        if step == KEEPING:  # MI-10
            return (KEEP, LEAVE)
        if step == MOVING:
            return self.shifts(seat, MOVE, self.open_squares(seat))
        if step == OFFERING:
            return self.offers(seat, OFFER)
        if step == FETCHING:
            return swapping.fetches(self)
        if step == TAKING:
            return swapping.others_chips(self, seat, TAKE)
        if step == PUTTING:
            return tuple([PUT + square for square in self.open_squares(seat)])
        if step == TRADING:
            return swapping.others_chips(self, seat, TRADE)
        return DEALS[self.seats]

    def carry_out(self, move: int, seat: int, log: Log | None = None) -> None:
        if move < STEERS:
            finding.steer(self, seat, move, log)
        elif move < PLAY:
            turns.lay(self, seat, move - LAY + 1, log, reverse=self.special == SPECIAL_REVERSE)  # MI-17
        elif move < PASS:
            sailing.play_special(self, seat, move - PLAY, log)
        elif move == PASS:
            self._pass(seat, log)
        elif move == KEEP:
            finding.keep(self, seat, log)
        elif move == CARD:
            finding.trade_anchor(self, seat, log)
        elif move == LEAVE:
            finding.leave(self, seat, log)
        elif move < DEAL:
            swapping.move_chips(self, move, seat, log)
        else:  # MI-20
            self.fired = 0
            turns.deal(self, seat, move - DEAL, log)

    def _pass(self, seat: int, log: Log | None) -> None:
        if self.step == AFTERWARDS:
            self.fired = 0  # MI-23: for the next player every arrow fires again
            turns.sail_next(self, log)
        else:
            sailing.idle(self, seat, log)

    def end_turn(self, log: Log | None) -> None:
        rounds.end_turn(self, log)
