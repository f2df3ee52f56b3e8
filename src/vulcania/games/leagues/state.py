"""The rules of `leagues`, in the order of the rulebook: lay cards for the order, sail, take chips, score the round."""

from __future__ import annotations

from collections import Counter

from vulcania.core.event import Event, Log
from vulcania.core.outcome import Line, Outcome, ranked
from vulcania.games._ocean.helm import (
    AFTER,
    ANY,
    CHOICES,
    PLACE_SEEN,
    PLACES,
    POINTED,
    STEER_NAMES,
    TURN_OF,
    seen,
)
from vulcania.games._ocean.tokens import by_cards, next_to_sail
from vulcania.games.leagues import account, knowing, refusals
from vulcania.games.leagues.box import ACTIONS, ANCHOR_CHIP, BISCUIT, MOST_TURNS, ROUNDS, SUBMARINE
from vulcania.games.leagues.moves import (
    DEAL,
    DEALS,
    EXTRAS,
    FETCH,
    FULL_HAND,
    GRID,
    LAY,
    LAYS,
    MOVE,
    OFFER,
    ORDERS,
    PASS,
    PLAY,
    SQUARES,
    SWAP,
)
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
    LeaguesPosition,
)
from vulcania.games.leagues.view import LeaguesView
from vulcania.words.message import Message

_SAILOR, _SUPER_SAILOR, _DIVER, _NUMBER_CHIPS = range(4)
_PHASE_OF_EXTRA = (SWAPPING, MOVING, OFFERING, DEALING)


class LeaguesState(LeaguesPosition):
    __slots__ = ()

    # -- moves --------------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        return list(self.moves) if seat in self.to_act else []

    def play(self, move: int, seat: int, log: Log | None = None) -> None:
        self._step(move, seat, log)
        while self.to_act:
            self.moves = self.choices(self.to_act[0])
            if len(self.moves) > 1:
                return
            self._step(self.moves[0], self.to_act[0], log)
        self.moves = ()

    def choices(self, seat: int) -> tuple[int, ...]:
        """What may be done now; a single choice is no decision, and is not asked for."""
        phase = self.phase
        if phase == LAYING:
            return LAYS[self.hands[seat]]
        if phase == BEFORE:
            steers = CHOICES[self.position][self.box.steering[self.laid[seat] - 1]]
            return steers if self.extras >> seat & 1 else steers + self._extras(seat)
        if phase == AFTERWARDS:
            return (PASS,) if self.extras >> seat & 1 else (*self._extras(seat), PASS)
        if phase == EXTRA_STEERING:
            return (*CHOICES[self.position][ANY], PASS)
        if phase == SWAPPING:
            mine = self.chips_at(seat)
            return tuple([SWAP + GRID * one + other for at, one in enumerate(mine) for other in mine[at + 1 :]])
        if phase == MOVING:
            free = self.free_squares(seat)
            return tuple([MOVE + GRID * one + to for one in self.chips_at(seat) for to in free])
        if phase == OFFERING:
            return tuple([OFFER + square for square in self.chips_at(seat)])
        if phase == FETCHING:
            names = PLACE_SEEN[TURN_OF[self.position]]
            return tuple([FETCH + name for name in range(PLACES) if self.ocean[names[name]] >= 0])
        return DEALS[self.seats]

    def _extras(self, seat: int) -> tuple[int, ...]:
        """LG-21: the cards that can be played besides the numbered one, and would do something."""
        grid = self.grids[GRID * seat : GRID * seat + GRID]
        chips = GRID - grid.count(EMPTY)
        found = []
        if chips > 1 and self.sailors[seat]:
            found.append(PLAY + _SAILOR)
        at = len(ACTIONS) * seat
        held = self.held
        if held[at] or held[at + 1] or held[at + 2]:
            fresh = self.fresh
            if chips and held[at] > fresh[at] and self.free_squares(seat):
                found.append(PLAY + _SUPER_SAILOR)
            if chips and held[at + 1] > fresh[at + 1] and max(self.ocean) >= 0:
                found.append(PLAY + _DIVER)
            if held[at + 2] > fresh[at + 2]:
                found.append(PLAY + _NUMBER_CHIPS)
        return tuple(found)

    def chips_at(self, seat: int) -> list[int]:
        base = GRID * seat
        return [square for square in range(GRID) if self.grids[base + square] >= 0]

    def free_squares(self, seat: int) -> list[int]:
        """LG-23: the free squares a chip can be moved to, which is all but C of the rows to come."""
        base = GRID * seat
        now = 3 * self.round + 2
        return [to for to in range(GRID) if self.grids[base + to] < 0 and (to <= now or to % 3 != 2)]

    def _step(self, move: int, seat: int, log: Log | None) -> None:
        phase = self.phase
        if phase == LAYING:
            self._lay(seat, move - LAY, log)
        elif move < LAY:
            self._steer(seat, move, log)
        elif move == PASS:
            self._decline(seat, log)
        elif move < PASS:
            self._play_extra(seat, move - PLAY, log)
        elif phase == SWAPPING:
            self._swap(seat, *divmod(move - SWAP, GRID), log)
        elif phase == MOVING:
            self._move(seat, *divmod(move - MOVE, GRID), log)
        elif phase == OFFERING:
            self.offered = move - OFFER
            self.phase = FETCHING
        elif phase == FETCHING:
            self._fetch(seat, PLACE_SEEN[TURN_OF[self.position]][move - FETCH], log)
        else:
            self._deal(seat, move - DEAL, log)

    # -- phase 1: the order -------------------------------------------------------------------------------------------

    def _lay(self, seat: int, card: int, log: Log | None) -> None:
        """LG-12: by the tokens, face up. LG-13: then the cards decide who holds which token."""
        self.hands[seat] ^= 1 << card
        self.laid[seat] = card + 1
        if log is not None:
            log.append(Event("lay", {"seat": seat, "card": card + 1, "steering": knowing.steering(self, card + 1)}))
        following = self.order.index(seat) + 1
        if following < self.seats:
            self.to_act = (self.order[following],)
            return
        self.order = by_cards(self.order, self.laid)
        if log is not None:
            log.append(Event("order", {"first-seat": self.order[0], "order": list(self.order)}))
        self._next_to_sail(log)

    # -- phase 2: sailing ---------------------------------------------------------------------------------------------

    def _next_to_sail(self, log: Log | None) -> None:
        """LG-14"""
        seat = next_to_sail(self.order, self.sailed)
        if seat < 0:
            self._end_turn(log)
            return
        self.to_act = (seat,)
        self.phase = BEFORE
        self.steered = False

    def _go_on(self) -> None:
        """LG-21: back to where the turn stood before something was carried out in full."""
        self.phase = AFTERWARDS if self.steered else BEFORE

    def _decline(self, seat: int, log: Log | None) -> None:
        """No extra steering (LG-27), or no extra card: with that the seat has sailed."""
        if self.phase == EXTRA_STEERING:
            if log is not None:
                log.append(Event("decline", {"seat": seat}))
            self._go_on()
            return
        self.sailed |= 1 << seat
        self._next_to_sail(log)

    def _steer(self, seat: int, steer: int, log: Log | None) -> None:
        """LG-14 to LG-18, and LG-27 when a submarine was found."""
        if self.phase == BEFORE:
            self.steered = True
        self.position = AFTER[self.position][steer]
        place = POINTED[self.position]
        if log is not None:
            named = STEER_NAMES[steer].replace(" ", "-")
            log.append(Event("steer", {"seat": seat, "steer": named, "place": seen(self.position, place)}))
        self._go_on()
        self._take(seat, place, log)

    def _take(self, seat: int, place: int, log: Log | None) -> None:
        """LG-19: the chip pointed at goes to the first free square of the round's row."""
        chip = self.ocean[place]
        if chip < 0:
            if log is not None:
                log.append(Event("nothing", {"seat": seat, "place": seen(self.position, place)}))
            return
        square = 3 * self.round
        base = GRID * seat
        while self.grids[base + square] >= 0:
            square += 1
            if square % 3 == 0:
                if log is not None:
                    log.append(Event("full", {"seat": seat, "place": seen(self.position, place)}))
                return
        if log is not None:
            log.append(knowing.took(self, seat, chip, place, square))
        self.ocean[place] = EMPTY
        self.opened &= ~(1 << place)
        self._gain(seat, chip, square, log)

    def _gain(self, seat: int, chip: int, square: int, log: Log | None) -> None:
        """LG-30: a chip comes from the ocean onto a square, and does what it does."""
        role = self.box.role[chip]
        if role == SUBMARINE:  # LG-27
            self.gone |= 1 << chip
            self.phase = EXTRA_STEERING
            return
        self.grids[GRID * seat + square] = chip
        if square == 3 * self.round + 2:  # LG-31
            self.ending = True
        if role == ANCHOR_CHIP:
            self._take_action(seat, log)
        elif role == BISCUIT:
            self._biscuit(seat, chip, log)

    def _take_action(self, seat: int, log: Log | None) -> None:
        """LG-28"""
        if not self.pile:
            if log is not None:
                log.append(Event("no-action", {"seat": seat}))
            return
        kind = self.pile.pop()
        self.held[len(ACTIONS) * seat + kind] += 1
        self.fresh[len(ACTIONS) * seat + kind] += 1
        if log is not None:
            log.append(Event("action", {"seat": seat, "extra": ACTIONS[kind]}))
            if self.pile:
                unseen = len(self.pile) > self.used
                log.append(Event("turn-up", {"extra": ACTIONS[self.pile[-1]]}, reveals=unseen))
        self.used = min(self.used, len(self.pile))

    def _put_under(self, kind: int, log: Log | None) -> None:
        """LG-26: a used action card goes under the pile; where there is none, it is the pile."""
        self.pile.insert(0, kind)
        self.used += 1
        if log is not None and len(self.pile) == 1:
            log.append(Event("turn-up", {"extra": ACTIONS[kind]}))

    def _biscuit(self, seat: int, chip: int, log: Log | None) -> None:
        """LG-29: the biscuit's event, over the symbols on the grids now."""
        number = self.box.chips[chip].number or 0
        scored = self.event_points(number, seat)
        for one, points in enumerate(scored):
            self.points[one] += points
            if points:
                self.account.append((account.EVENT, one, points, (number,)))
        if log is not None:
            log.append(knowing.biscuit_event(self, number, seat, scored))

    # -- extra cards --------------------------------------------------------------------------------------------------

    def _play_extra(self, seat: int, extra: int, log: Log | None) -> None:
        """LG-21: one a turn. LG-22: a sailor goes to the discard."""
        self.extras |= 1 << seat
        if extra == _SAILOR:
            self.sailors[seat] -= 1
        else:
            self.held[len(ACTIONS) * seat + extra - 1] -= 1
        self.phase = _PHASE_OF_EXTRA[extra]
        if log is not None:
            log.append(Event("play", {"seat": seat, "extra": EXTRAS[extra]}))

    def _swap(self, seat: int, one: int, other: int, log: Log | None) -> None:
        """LG-22"""
        base = GRID * seat
        grids = self.grids
        grids[base + one], grids[base + other] = grids[base + other], grids[base + one]
        self._go_on()
        if log is not None:
            squares = {"square": SQUARES.text(one), "other": SQUARES.text(other)}
            log.append(Event("swap", {"seat": seat, **squares}))

    def _move(self, seat: int, square: int, to: int, log: Log | None) -> None:
        """LG-23"""
        base = GRID * seat
        self.grids[base + to] = self.grids[base + square]
        self.grids[base + square] = EMPTY
        if to == 3 * self.round + 2:  # LG-31
            self.ending = True
        self._go_on()
        if log is not None:
            chip = self.box.chips[self.grids[base + to]].face
            log.append(
                Event("move", {"seat": seat, "chip": chip, "square": SQUARES.text(square), "to": SQUARES.text(to)})
            )
        self._put_under(_SUPER_SAILOR - 1, log)

    def _fetch(self, seat: int, place: int, log: Log | None) -> None:
        """LG-24: the old chip lies open where the new one lay, the new one on the old one's square."""
        square = self.offered
        old, new = self.grids[GRID * seat + square], self.ocean[place]
        if log is not None:
            log.append(knowing.fetched(self, seat, old, new, place, square))
        self.offered = EMPTY
        self.grids[GRID * seat + square] = EMPTY
        self.ocean[place] = old
        self.opened |= 1 << place
        self._go_on()
        self._gain(seat, new, square, log)
        self._put_under(_DIVER - 1, log)

    def _deal(self, seat: int, which: int, log: Log | None) -> None:
        """LG-25: who has not steered yet waits for the new token like everybody else."""
        self.order = list(ORDERS.orders[which])
        if log is not None:
            log.append(Event("deal", {"seat": seat, "first-seat": self.order[0], "order": list(self.order)}))
        self._put_under(_NUMBER_CHIPS - 1, log)
        if self.steered:
            self.sailed |= 1 << seat
        self._next_to_sail(log)

    # -- turns and rounds ---------------------------------------------------------------------------------------------

    def _end_turn(self, log: Log | None) -> None:
        for seat in range(self.seats):
            if not self.hands[seat]:  # LG-20: the whole discard comes back
                self.hands[seat] = FULL_HAND
                self.sailors[seat] = self.box.sailors
                if log is not None:
                    log.append(Event("take-back", {"seat": seat}))
        self.laid = [0] * self.seats
        self.fresh = [0] * len(self.fresh)
        self.sailed = self.extras = 0
        self.phase = LAYING
        if self.ending or self.turn == MOST_TURNS:  # LG-31, LG-37
            self._end_round(log)
            if self.round == ROUNDS:
                self.to_act = ()
                return
        else:
            self.turn += 1
        self.to_act = (self.order[0],)

    def _end_round(self, log: Log | None) -> None:
        if log is not None:
            log.append(Event("round-end" if self.ending else "round-cut", {"round": str(self.round + 1)}))
        for seat in range(self.seats):
            row = tuple(self.grids[GRID * seat + 3 * self.round : GRID * seat + 3 * self.round + 3])
            self._score(account.ROW, seat, self.row_points(seat, self.round), (self.round, *row), log)
        for at, seat in enumerate(self.order):  # LG-35
            self._score(account.BONUS, seat, self.box.bonus[at], (self.round, at + 1), log)
        self.round += 1
        self.ending = False
        if self.round < ROUNDS:
            self.turn = 1
            self.place_chips()
            if log is not None:
                log.append(Event("round", {"round": str(self.round + 1), "seat": self.order[0]}, reveals=True))
            return
        for seat in range(self.seats):  # LG-38
            for column in range(3):
                chips = tuple(self.grids[GRID * seat + column + 3 * row] for row in range(3))
                self._score(account.COLUMN, seat, self.column_points(seat, column), (column, *chips), log)

    def _score(self, kind: int, seat: int, points: int, what: tuple[int, ...], log: Log | None) -> None:
        self.points[seat] += points
        self.account.append((kind, seat, points, what))
        if log is not None:
            log.append(account.scored(kind, seat, points, what))

    def outcome(self) -> Outcome | None:
        """LG-40: of equals, the lower token wins. LG-39: points count on past the track's end."""
        if self.to_act:
            return None
        return ranked(self.points, [(self.points[seat], -self.order.index(seat)) for seat in range(self.seats)])

    def breakdown(self) -> tuple[Line, ...]:
        return account.lines(self.account, self.box)

    # -- knowing ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> LeaguesView:
        return knowing.view(self, seat)

    def why_not(self, move: int, seat: int) -> tuple[str, Message]:
        return refusals.why_not(self, move, seat)

    def preview(self, move: int, seat: int) -> Message | None:
        return knowing.preview(self, move, seat)

    def census(self) -> Counter[str]:
        return knowing.census(self)
