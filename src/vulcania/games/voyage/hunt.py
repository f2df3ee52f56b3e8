"""The hunt (VO-15 to VO-26, VO-41): a game within the game, complete in itself.

Who hunts is a row of seats in the order of play, the pilot's right neighbour first. The voyage starts a hunt, hands it
its seats' moves until it is over, and then takes the catches over. After the deal nothing is left to chance.
"""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games.voyage.chart import HUNTS
from vulcania.games.voyage.hunt_table import CONTEST, FINAL, LAST, NONE, OVER, STEPPING, TURN, Catch, Laid, Table
from vulcania.games.voyage.moves import (
    CALL,
    COMPASS,
    DISCARD,
    GIVE_UP,
    HAND,
    HELMET,
    LAY,
    OPEN,
    PASS,
    STAY,
    STEP,
    STOCK,
)
from vulcania.games.voyage.sets import sets


class Hunt(Table):
    __slots__ = ()

    @property
    def over(self) -> bool:
        return self.phase == OVER

    # -- what may be done ---------------------------------------------------------------------------------------------

    def sets(self, seat: int) -> dict[int, int]:
        """The sets that the seat may lay where its figure stands, with their strength."""
        prey = self.prey_under(seat)
        if prey is None:
            return {}
        found = sets(self.parts.deck, self.hands[seat], prey)
        if self.phase == CONTEST:
            best = self.best()
            return {bits: strong for bits, strong in found.items() if strong > best}
        return found

    def legal(self, seat: int) -> list[int]:
        if not self.to_act:
            return []
        calls = self._calls(seat) if self.helmets else []
        if seat != self.to_act[0]:
            return calls
        if self.phase == STEPPING:
            return [*self.parts.chart.steps[self.figures[seat]], STAY]
        moves = [LAY + bits for bits in self.sets(seat)]
        if self.phase == CONTEST:
            return [*moves, GIVE_UP]
        if self.phase == TURN:
            count = len(self.hands[seat])
            moves += range(DISCARD + STOCK, DISCARD + STOCK + 2 * count, 2)
            if self.open_card != NONE:
                moves += range(DISCARD + OPEN, DISCARD + OPEN + 2 * count, 2)
        else:
            moves.append(PASS)
        if self.bare[seat]:
            moves.append(HELMET)
        return moves + calls

    def _calls(self, seat: int) -> list[int]:
        """VO-16: calls are heard when a turn begins, not in the middle of one."""
        if self.phase not in (TURN, FINAL, LAST):
            return []
        return [CALL + other for other in self.exposed() if other != seat]

    # -- playing ------------------------------------------------------------------------------------------------------

    def play(self, move: int, seat: int, log: Log | None = None) -> None:
        """Any move but a call: whom a call sends out of the game is the voyage's business (:meth:`disqualify`)."""
        if move < STEP:
            slot, source = divmod(move - DISCARD, 2)
            self._discard(seat, slot, source, log)
        elif move < LAY:
            self._step(seat, move - STEP, log)
        elif move < GIVE_UP:
            self._lay(seat, move - LAY, log)
        elif move == GIVE_UP:
            _say(log, "give-up", seat=seat)
            self._next_answer(log)
        elif move == PASS:
            _say(log, "pass", seat=seat)
            if self.phase == LAST:
                self._end("last", log)
            else:
                self._next_in_final(log)
        else:
            self.bare[seat] = False
            _say(log, "helmet", seat=seat)
            self._await(seat)

    def _discard(self, seat: int, slot: int, source: int, log: Log | None) -> None:
        """VO-21 (1), its first half: a card goes, a card comes."""
        hand = self.hands[seat]
        gone = hand.pop(slot)
        if gone in self.known[seat]:
            self.known[seat].remove(gone)
        if log is not None:
            log.append(Event("discard", {"seat": seat, **self.said(gone)}))
        if source == OPEN:
            card = self.open_card
            self.known[seat].append(card)
            self.open_run += 1
            if log is not None:
                log.append(Event("take-open", {"seat": seat, **self.said(card)}))
        else:
            if self.open_card != NONE:
                self.discards.append(self.open_card)
            card = self.stock.pop()
            self.open_run = 0
            if log is not None:
                left = {"seat": seat, "stock": len(self.stock)}
                log.append(Event("draw", left, self.said(card), (seat,), reveals=True))
        hand.append(card)
        hand.sort()
        self.open_card = gone
        self.discarder = seat
        self.phase = STEPPING
        self.to_act = (seat,)

    def _step(self, seat: int, direction: int, log: Log | None) -> None:
        """VO-21 (1), its second half: the figure moves, knowing the card."""
        if direction < len(COMPASS):
            self.figures[seat] = self.parts.chart.near[self.figures[seat]][direction]
            self.moved[seat] = True
            if log is not None:
                log.append(self._said_step(seat, direction))
        else:
            _say(log, "stay", seat=seat)
        if not self.stock or self.open_run >= 2 * sum(self.hunting):
            _say(log, "final-round" if not self.stock else "final-round-discards")
            self.final = self._from_right_of(seat)
            self._next_in_final(log)
        else:
            self._begin(self._right_of(seat), log)

    def _said_step(self, seat: int, direction: int) -> Event:
        square = self.parts.chart.name(self.figures[seat])
        data: dict[str, str | int] = {"seat": seat, "direction": COMPASS[direction], "square": square}
        prey = self.prey_under(seat)
        return Event("step", data) if prey is None else Event("step-prey", data | {"prey": prey.name})

    def _lay(self, seat: int, bits: int, log: Log | None) -> None:
        """VO-21 (2), and the answers of VO-22."""
        strong = self.sets(seat)[bits]
        prey = self.prey_under(seat)
        assert prey is not None, "sets are laid on a prey"
        hand = self.hands[seat]
        faces = tuple(face for slot, face in enumerate(hand) if bits >> slot & 1)
        for face in faces:
            hand.remove(face)
            if face in self.known[seat]:
                self.known[seat].remove(face)
        self.laid.append(Laid(seat, strong, faces))
        if log is not None:
            cards = [self.parts.deck.name(face) for face in faces]
            log.append(Event("lay", {"seat": seat, "prey": prey.name, **self.said_set(faces, prey), "cards": cards}))
        if self.phase != CONTEST:
            here = self.figures[seat]
            rivals = [s for s in self._from_right_of(seat) if s != seat and self.figures[s] == here]
            self.answering = rivals
            self.phase = CONTEST
        self._next_answer(log)

    def _next_answer(self, log: Log | None) -> None:
        """VO-22: to the right. Who has too few cards for any set gives up without being asked."""
        while self.answering:
            seat = self.answering.pop(0)
            prey = self.prey_under(seat)
            assert prey is not None, "rivals stand on the prey"
            if len(self.hands[seat]) >= prey.least:
                self.to_act = (seat,)
                return
            _say(log, "give-up", seat=seat)
        self._catch(log)

    def _catch(self, log: Log | None) -> None:
        """VO-22 to VO-25: the strongest set takes the prey; of equals, the first laid."""
        starter = self.laid[0].seat
        winner = max(self.laid, key=lambda laid: laid.strength)
        square = self.figures[starter]
        which = self.preys.pop(square)
        prey = self.parts.preys[which]
        self.catches.append(Catch(winner.seat, which, square))
        where = self.parts.chart.name(square)
        _say(log, "catch", seat=winner.seat, prey=prey.name, points=prey.points, square=where)
        for laid in self.laid:
            self.spent += laid.faces
        self.laid = []
        self._close_open_card()
        self.open_run = 0
        self._retire(log)
        if self.final is not None:
            self._next_in_final(log)
        else:
            self._begin(self._right_of(starter), log)

    def _retire(self, log: Log | None) -> None:
        """VO-25: by number of cards only, everybody after each catch."""
        if not self.preys:
            return
        least = min(self.parts.preys[prey].least for prey in self.preys.values())
        for seat in self.order:
            if self.hunting[seat] and len(self.hands[seat]) < least:
                if log is not None:
                    cards = [self.parts.deck.name(face) for face in self.hands[seat]]
                    log.append(Event("retire", {"seat": seat, "count": len(cards), "cards": cards}, reveals=True))
                self._leave(seat)

    def _leave(self, seat: int) -> None:
        self.discards += self.hands[seat]
        self.hands[seat] = []
        self.known[seat] = []
        self.hunting[seat] = False
        self.figures[seat] = NONE
        if self.final and seat in self.final:
            self.final.remove(seat)
        if self.discarder == seat:
            self._close_open_card()

    def _close_open_card(self) -> None:
        """VO-21: after a set, or when its player has left, the discard may no longer be taken."""
        if self.open_card != NONE:
            self.discards.append(self.open_card)
        self.open_card = NONE
        self.discarder = NONE

    def disqualify(self, seat: int, log: Log | None) -> list[int]:
        """VO-16, VO-42: the seat is out of hunt and game; returned are the preys it had caught in this hunt."""
        lost = [catch.prey for catch in self.catches if catch.seat == seat]
        self.catches = [catch for catch in self.catches if catch.seat != seat]
        after = self._right_of(seat)
        was_turn = self.turn == seat
        self._leave(seat)
        self.order.remove(seat)
        if self.phase != FINAL:
            self._begin(after if was_turn else self.turn, log)
        elif was_turn:
            self._next_in_final(log)
        else:
            self._await(self.turn)
        return lost

    # -- whose turn ---------------------------------------------------------------------------------------------------

    def _right_of(self, seat: int) -> int:
        """The next hunter still hunting; the seat itself when there is no other."""
        order = self.order
        at = order.index(seat)
        for ahead in range(1, len(order)):
            other = order[(at + ahead) % len(order)]
            if self.hunting[other]:
                return other
        return seat

    def _from_right_of(self, seat: int) -> list[int]:
        at = self.order.index(seat) + 1
        return [other for other in self.order[at:] + self.order[:at] if self.hunting[other]]

    def _able(self, seat: int) -> bool:
        """Whether, for all that the others can see, the hunter might lay a set at once."""
        prey = self.prey_under(seat)
        return prey is not None and len(self.hands[seat]) >= prey.least

    def _begin(self, seat: int, log: Log | None) -> None:
        """VO-26: a turn begins, unless the hunt has ended."""
        hunters = sum(self.hunting)
        if not self.preys:
            self._end("caught", log)
        elif not hunters:
            self._end("nobody", log)
        elif hunters == 1 and not self._able(seat):
            self._end("last", log)
        else:
            self.phase = TURN if hunters > 1 else LAST
            self._await(seat)

    def _next_in_final(self, log: Log | None) -> None:
        """VO-26: each once; who cannot possibly lay is not asked."""
        while self.final and self.preys:
            seat = self.final.pop(0)
            if self._able(seat):
                self.phase = FINAL
                self._await(seat)
                return
        self._end("final" if self.preys else "caught", log)

    def _await(self, seat: int) -> None:
        self.turn = seat
        self.to_act = (seat,)
        if self.helmets:
            self.to_act += tuple(other for other in self.order if other != seat and self._calls(other))

    def _end(self, why: str, log: Log | None) -> None:
        self.phase = OVER
        self.to_act = ()
        _say(log, f"hunt-over-{why}", left=len(self.preys))


def bound(seats: int, cards: int) -> int:
    """No hunt has more moves.

    Between two cards drawn from the stock or sets laid there are fewer than two rounds of taken discards (VO-41). Each
    of those turns is two moves, each set brings at most an answer from everybody else, the last round one move each,
    and with ``helmets`` everybody puts theirs on and is called out once at most.
    """
    stock = cards - HAND * seats
    dividing = stock + seats
    turns = dividing + (dividing + 1) * 2 * seats
    return 2 * turns + seats * seats + seats + 2 * seats


def announce(hunt: Hunt, log: Log | None) -> None:
    """Says what a hunt begins with."""
    if log is None:
        return
    chart = hunt.parts.chart
    log.append(Event("hunt", {"hunt": HUNTS[hunt.kind], "count": len(hunt.preys)}, reveals=True))
    for square, which in hunt.preys.items():
        prey = hunt.parts.preys[which]
        log.append(Event("prey", {"prey": prey.name, "square": chart.name(square), "points": prey.points}))


def _say(log: Log | None, kind: str, **data: str | int) -> None:
    if log is not None:
        log.append(Event(kind, data))
