"""The rules of play, in the order of the rulebook: lay cards for the order of turns, sail, count the round."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.core.outcome import Line, Outcome, ranked
from vulcania.core.setup import Setup
from vulcania.games._ocean.helm import ANY, STEERS
from vulcania.games._ocean.tokens import by_cards, next_to_sail
from vulcania.games.miles import account, previews, refusals, seeing, told
from vulcania.games.miles.box import (
    SAILOR,
    SHORT_ROUNDS,
    SPECIAL_BELL,
    SPECIAL_GLOBE,
    SPECIAL_HELMET,
    SPECIAL_NUMBERS,
    SPECIAL_REVERSE,
    SPECIAL_SAILOR,
    SPECIAL_THERMOSTAT,
    SPECIALS,
)
from vulcania.games.miles.moves import (
    AFTERWARDS,
    CARD,
    DEAL,
    DEALING,
    DEALS,
    FULL_HAND,
    KEEP,
    LAY,
    LAYING,
    LAYS,
    MOVING,
    OFFERING,
    ORDERS,
    OVER,
    PASS,
    PLAY,
    SAILING,
    STEERING,
    TAKE,
    TAKING,
)
from vulcania.games.miles.position import NONE, TURN_LIMIT
from vulcania.games.miles.scoring import columns_score, row_score
from vulcania.games.miles.swapping import Swapping
from vulcania.games.miles.view import MilesView
from vulcania.words.message import Message

_REVERSE = 1 << SPECIAL_REVERSE
_BEFORE = (1 << len(SPECIALS)) - 1 & ~_REVERSE
_AFTER = _BEFORE & ~(1 << SPECIAL_THERMOSTAT)
"""The special cards that can be played in phase 2 before the hand card, and after it (MI-16, MI-17)."""


class MilesState(Swapping):
    __slots__ = ()

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._ask_to_lay()

    # -- moves --------------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        return self.moves[:] if seat in self.to_act else []

    def play(self, move: int, seat: int, log: Log | None = None) -> None:
        self.carry_out(move, seat, log)
        while len(self.moves) == 1:  # a step with one way to go is not asked
            self.carry_out(self.moves[0], self.to_act[0], log)

    def carry_out(self, move: int, seat: int, log: Log | None = None) -> None:
        """This move alone, without the forced steps behind it."""
        if move < STEERS:
            self._steer(seat, move, log)
        elif move < PLAY:
            self._lay(seat, move - LAY + 1, log)
        elif move < PASS:
            self._play_special(seat, move - PLAY, log)
        elif move == PASS:
            self._pass(seat, log)
        elif move == KEEP:
            self._keep_anchor(seat, log)
        elif move == CARD:
            self._trade_anchor(seat, log)
        elif move < DEAL:
            self._move_chips(move, seat, log)
        else:
            self._deal(seat, move - DEAL, log)

    # -- phase 1: the order (LG-12, LG-13, MI-17) ---------------------------------------------------------------------

    def _ask_to_lay(self) -> None:
        """LG-12: in the order of the number chips. MI-17: a reverse card is laid with the hand card."""
        seat = next(seat for seat in self.order if not self.laid[seat])
        moves = list(LAYS[self.hands[seat]])
        if self.held[seat] & _REVERSE and not self.spent >> seat & 1:
            moves.append(PLAY + SPECIAL_REVERSE)
        self._ask(seat, LAYING, moves)

    def _lay(self, seat: int, card: int, log: Log | None) -> None:
        self.laid[seat] = card
        self.hands[seat] &= ~(1 << card - 1)
        if log is not None:
            log.append(told.laid(self, seat, card))
        if all(self.laid):
            self._deal_by_cards(log)
        else:
            self._ask_to_lay()

    def _deal_by_cards(self, log: Log | None) -> None:
        """LG-13, or MI-17 when the submarine goes into reverse."""
        self.order = by_cards(self.order, self.laid, self.reversed_by != NONE)
        if log is not None:
            log.append(told.order("order", self.order))
        if self.reversed_by != NONE:
            self.reversed_by = NONE
            self._put_under(SPECIAL_REVERSE, log)
        self._sail_next(log)

    # -- phase 2: sailing (LG-14, MI-13) ------------------------------------------------------------------------------

    def _sail_next(self, log: Log | None) -> None:
        seat = next_to_sail(self.order, self.sailed)
        if seat < 0:
            self._end_turn(log)
            return
        self.fired = 0
        self.hand_done = False
        self._ask_hand_card(seat, log)

    def _ask_hand_card(self, seat: int, log: Log | None) -> None:
        """The hand card is to be carried out; MI-13: a special card may be played first."""
        moves = self._hand_moves(seat)
        specials = self._playable(seat, _BEFORE)
        if not moves and not specials:
            self._idle(seat, log)
            return
        self._ask(seat, SAILING, (moves or [PASS]) + specials)

    def action(self, seat: int) -> int:
        """What the seat's laid card does now (MI-16)."""
        return ANY if self.special == SPECIAL_THERMOSTAT else self.contents.action[self.laid[seat] - 1]

    def _hand_moves(self, seat: int) -> list[int]:
        """MI-11, MI-12: a swap may be passed up, and with no chip to swap there is none."""
        action = self.action(seat)
        if action <= ANY:
            return self.steering(action)
        if action == SAILOR:
            moves = self.swaps(seat)
        else:
            moves = self.offers(seat) if self.others_have_chips(seat) else []
        return [*moves, PASS] if moves else []

    def _playable(self, seat: int, which: int) -> list[int]:
        """MI-13: the special cards that the seat may play now: one a turn, and none that was taken in it."""
        cards = self.held[seat] & ~self.fresh[seat] & which
        if not cards or self.spent >> seat & 1:
            return []
        return [PLAY + card for card in range(len(SPECIALS)) if cards >> card & 1 and self._has_use(seat, card)]

    def _has_use(self, seat: int, card: int) -> bool:
        """Whether a special card would find what it needs."""
        if card == SPECIAL_SAILOR:
            return bool(self.chips_of(seat) and self.open_squares(seat))
        if card == SPECIAL_HELMET:
            return bool(self.chips_of(seat) and self.fetchable())
        if card == SPECIAL_BELL:
            return self.others_have_chips(seat) and bool(self.open_squares(seat))
        return True

    def _idle(self, seat: int, log: Log | None) -> None:
        """A hand sailor or helmet swaps nothing."""
        if log is not None:
            log.append(told.idle(self, seat))
        self._done(seat, log)

    def _pass(self, seat: int, log: Log | None) -> None:
        if self.step == AFTERWARDS:
            self._sail_next(log)
        else:
            self._idle(seat, log)

    def _done(self, seat: int, log: Log | None) -> None:
        """What a card led to is done: the hand card or the special card that is being carried out."""
        card = self.special
        if card != NONE:
            self.special = NONE
            self._put_under(card, log)
            if card != SPECIAL_THERMOSTAT:  # MI-16: that one was the hand card itself
                if self.hand_done:
                    self._sail_next(log)
                else:
                    self._ask_hand_card(seat, log)
                return
        self.hand_done = True
        self.sailed |= 1 << seat
        # MI-13: after everything the hand card led to, a special card may follow
        specials = self._playable(seat, _AFTER)
        if specials:
            self._ask(seat, AFTERWARDS, [*specials, PASS])
        else:
            self._sail_next(log)

    # -- special action cards -----------------------------------------------------------------------------------------

    def _play_special(self, seat: int, card: int, log: Log | None) -> None:
        self.held[seat] &= ~(1 << card)
        self.spent |= 1 << seat
        if log is not None:
            log.append(Event("special", {"seat": seat, "special": SPECIALS[card]}))
        if card == SPECIAL_REVERSE:
            self.reversed_by = seat
            self._ask_to_lay()
            return
        self.special = card
        if card == SPECIAL_SAILOR:
            self._ask(seat, MOVING, self.shifts(seat))
        elif card == SPECIAL_HELMET:
            self._ask(seat, OFFERING, self.offers(seat))
        elif card == SPECIAL_THERMOSTAT:
            self._ask_hand_card(seat, log)
        elif card == SPECIAL_BELL:
            self._ask(seat, TAKING, self.others_chips(seat, TAKE))
        elif card == SPECIAL_GLOBE:
            self._ask(seat, STEERING, self.steering(ANY))  # MI-19
        else:
            assert card == SPECIAL_NUMBERS
            self._ask(seat, DEALING, list(DEALS[self.seats]))

    def _deal(self, seat: int, order: int, log: Log | None) -> None:
        """MI-20, LG-25: who has not sailed yet, the player of the card perhaps too, sails in the new order."""
        self.order = list(ORDERS.orders[order])
        if log is not None:
            log.append(told.order("deal", self.order, seat))
        self._put_under(self.special, log)
        self.special = NONE
        self._sail_next(log)

    # -- the end of a turn, of a round, of the game -------------------------------------------------------------------

    def _end_turn(self, log: Log | None) -> None:
        self.turn += 1
        self.round_turn += 1
        for seat in range(self.seats):
            self.laid[seat] = 0
            self.fresh[seat] = 0
        self.sailed = 0
        self.spent = 0
        self.fired = 0
        if not any(self.hands):  # MI-9
            self.hands = [FULL_HAND] * self.seats
            if log is not None:
                log.append(Event("cards-back"))
        if self.ending or self.round_turn == TURN_LIMIT or self.barren():
            self._end_round(log)
        else:
            self._ask_to_lay()

    def _end_round(self, log: Log | None) -> None:
        """MI-25, MI-32"""
        if log is not None:
            why = "filled" if self.ending else "barren" if self.barren() else "late"
            log.append(Event(f"round-{why}", {"round": self.round + 1}))
        self._count(log)
        if self.round + 1 == self.rounds:
            self.step = OVER
            self.chosen = NONE
            self.moves = []
            self.to_act = ()
            return
        self.round += 1
        self.round_turn = 0
        self.ending = False
        filled = self.fill_ocean()
        if log is not None:
            log.append(Event("refill", {"round": self.round + 1, "seat": self.order[0], "count": filled}, reveals=True))
        self._ask_to_lay()

    def _count(self, log: Log | None) -> None:
        """MI-26, MI-27, MI-29"""
        row = self.round
        for number, seat in enumerate(self.order):
            self.scores[seat] += row_score(self.contents, self.boards[seat], row) + self.contents.number_bonus[number]
            if self.counts_columns(row):
                self.scores[seat] += columns_score(self.contents, self.boards[seat], row + 1)
        self.ledger.append((row, tuple(tuple(board) for board in self.boards), tuple(self.order)))
        if log is not None:
            log.extend(told.counted(self))

    def counts_columns(self, row: int) -> bool:
        """MI-29: after round 3, and at the end."""
        return row + 1 in (SHORT_ROUNDS, self.rounds)

    def outcome(self) -> Outcome | None:
        if self.to_act:
            return None
        # MI-31: of equals, the lower number chip
        return ranked(self.scores, [(self.scores[seat], -self.order.index(seat)) for seat in range(self.seats)])

    # -- in modules of their own --------------------------------------------------------------------------------------

    def breakdown(self) -> tuple[Line, ...]:
        return account.lines(self)

    def why_not(self, move: int, seat: int) -> tuple[str, Message]:
        return refusals.why_not(self, move, seat)

    def preview(self, move: int, seat: int) -> Message | None:
        return previews.preview(self, move, seat)

    def view(self, seat: int | None) -> MilesView:
        return seeing.view(self, seat)
