"""The hunt (VO-15 to VO-26, VO-41): a game within the game, complete in itself.

Who hunts is a row of seats in the order of play, the pilot's right neighbour first. The voyage starts a hunt, hands it
its seats' moves until it is over, and then takes the catches over. After the deal nothing is left to chance.
"""

from __future__ import annotations

from typing import NamedTuple, Self

from vulcania.core.chance import Chance
from vulcania.core.message import Event, Log
from vulcania.games.voyage.chart import HUNTS, UNDERWATER
from vulcania.games.voyage.deck import JOKERS, KINDS
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
from vulcania.games.voyage.parts import Parts
from vulcania.games.voyage.preys import Prey
from vulcania.games.voyage.sets import sets

TURN, STEPPING, CONTEST, FINAL, LAST, OVER = range(6)
"""A turn begins; a card was taken and the figure may move; others answer a set; the last round; the last hunter."""

NONE = -1


class Laid(NamedTuple):
    """A set on the table."""

    seat: int
    strength: int
    faces: tuple[int, ...]


class Catch(NamedTuple):
    seat: int
    prey: int
    square: int


class Hunt:
    __slots__ = (
        "answering", "bare", "catches", "discarder", "discards", "figures", "final", "hands", "helmets", "hunting",
        "kind", "known", "laid", "moved", "open_card", "open_run", "order", "parts", "phase", "preys", "ship", "spent",
        "stock", "to_act", "turn", "zone",
    )  # fmt: skip

    def __init__(
        self,
        parts: Parts,
        order: tuple[int, ...],
        ship: int,
        heading: int,
        drawn: list[int],
        chance: Chance,
        *,
        helmets: bool = False,
    ) -> None:
        """``order``: the hunters, the first to play first. ``drawn``: the preys turned up, in order (VO-17)."""
        chart = parts.chart
        self.parts = parts
        self.order = list(order)
        self.ship = ship
        self.zone = chart.zone[ship]
        self.kind = chart.hunts[self.zone]
        seats = max(order) + 1
        # VO-15
        prow = chart.near[ship][heading]
        self.figures = [NONE] * seats
        for seat in order:
            self.figures[seat] = prow if prow >= 0 else ship
        self.preys = _placed(parts, ship, drawn)
        """Which prey lies on which square."""
        # VO-18
        self.stock = list(parts.deck.cards)
        chance.shuffle(self.stock)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        for _ in range(HAND):
            for seat in order:
                self.hands[seat].append(self.stock.pop())
        for hand in self.hands:
            hand.sort()
        self.known: list[list[int]] = [[] for _ in range(seats)]
        """The part of each hand that everyone saw being taken."""
        self.open_card = NONE
        """The card that the turn before discarded and that may still be taken (VO-21)."""
        self.discarder = NONE
        self.discards: list[int] = []
        """All discards but the open one, retired hunters' hands among them: they lie open, out of reach (VO-25)."""
        self.spent: list[int] = []
        """Cards laid: out of this hunt (VO-24)."""
        self.hunting = [seat in order for seat in range(seats)]
        self.catches: list[Catch] = []
        self.open_run = 0
        """Turns in a row that took a discard (VO-41)."""
        self.laid: list[Laid] = []
        self.answering: list[int] = []
        self.final: list[int] | None = None
        """Who may still lay in the last round, once it has begun (VO-26)."""
        # VO-16
        self.helmets = helmets and self.kind == UNDERWATER
        self.bare = [self.helmets] * seats
        self.moved = [False] * seats
        self.phase = TURN
        self.turn = self.order[0]
        self.to_act: tuple[int, ...] = ()
        self._begin(self.turn, None)

    @property
    def over(self) -> bool:
        return self.phase == OVER

    # -- what may be done ---------------------------------------------------------------------------------------------

    def prey_under(self, seat: int) -> Prey | None:
        at = self.preys.get(self.figures[seat])
        return None if at is None else self.parts.preys[at]

    def best(self) -> int:
        """The strength that an answer must beat (VO-22)."""
        return max((laid.strength for laid in self.laid), default=-1)

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
        calls = [CALL + other for other in self.exposed() if other != seat] if self._calls_are_heard() else []
        if seat != self.to_act[0]:
            return calls
        if self.phase == STEPPING:
            return [STEP + d for d in self.ways(seat)] + [STAY]
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

    def ways(self, seat: int) -> list[int]:
        """VO-21: any direction, within the zone."""
        zone = self.parts.chart.zone
        near = self.parts.chart.near[self.figures[seat]]
        return [d for d, other in enumerate(near) if other >= 0 and zone[other] == self.zone]

    def exposed(self) -> list[int]:
        """VO-16: the hunters who have moved without a helmet."""
        return [s for s in self.order if self.hunting[s] and self.bare[s] and self.moved[s]] if self.helmets else []

    def _calls_are_heard(self) -> bool:
        """VO-16: when a turn begins, not in the middle of one."""
        return self.helmets and self.phase in (TURN, FINAL, LAST)

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
            self._end("last", log) if self.phase == LAST else self._next_in_final(log)
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
        _say(log, "discard", seat=seat, **self.said(gone))
        if source == OPEN:
            card = self.open_card
            self.known[seat].append(card)
            self.open_run += 1
            _say(log, "take-open", seat=seat, **self.said(card))
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
            square = self.parts.chart.name(self.figures[seat])
            prey = self.prey_under(seat)
            if prey is None:
                _say(log, "step", seat=seat, direction=COMPASS[direction], square=square)
            else:
                _say(log, "step-prey", seat=seat, direction=COMPASS[direction], square=square, prey=prey.name)
        else:
            _say(log, "stay", seat=seat)
        if not self.stock or self.open_run >= 2 * sum(self.hunting):
            _say(log, "final-round" if not self.stock else "final-round-discards")
            self.final = self._from_right_of(seat)
            self._next_in_final(log)
        else:
            self._begin(self._right_of(seat), log)

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
            log.append(Event("lay", {"seat": seat, "prey": prey.name, **self._said_set(faces)}))
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
        at = {"square": self.parts.chart.name(square)}
        _say(log, "catch", seat=winner.seat, prey=prey.name, points=prey.points, **at)
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
        if self.phase == FINAL:
            self._next_in_final(log) if was_turn else self._await(self.turn)
        else:
            self._begin(after if was_turn else self.turn, log)
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
        callers: tuple[int, ...] = ()
        if self.helmets and self._calls_are_heard():
            exposed = self.exposed()
            callers = tuple(s for s in self.order if s != seat and any(other != s for other in exposed))
        self.to_act = (seat, *callers)

    def _end(self, why: str, log: Log | None) -> None:
        self.phase = OVER
        self.to_act = ()
        _say(log, f"hunt-over-{why}", left=len(self.preys))

    # -- knowing and copying ------------------------------------------------------------------------------------------

    def redeal(self, seat: int | None, chance: Chance) -> None:
        """Deal anew what this seat cannot know: the others' hands but for cards taken openly, and the stock."""
        hidden = list(self.stock)
        for other in self.order:
            if other != seat:
                hidden += self._unknown(other)
        hidden.sort()
        chance.shuffle(hidden)
        for other in self.order:
            if other != seat:
                count = len(self.hands[other]) - len(self.known[other])
                self.hands[other] = sorted(self.known[other] + [hidden.pop() for _ in range(count)])
        self.stock = hidden

    def _unknown(self, seat: int) -> list[int]:
        rest = list(self.hands[seat])
        for face in self.known[seat]:
            rest.remove(face)
        return rest

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        twin.parts = self.parts
        twin.order = self.order[:]
        twin.ship = self.ship
        twin.zone = self.zone
        twin.kind = self.kind
        twin.figures = self.figures[:]
        twin.preys = self.preys.copy()
        twin.stock = self.stock[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.known = [known[:] for known in self.known]
        twin.open_card = self.open_card
        twin.discarder = self.discarder
        twin.discards = self.discards[:]
        twin.spent = self.spent[:]
        twin.hunting = self.hunting[:]
        twin.catches = self.catches[:]
        twin.open_run = self.open_run
        twin.laid = self.laid[:]
        twin.answering = self.answering[:]
        twin.final = None if self.final is None else self.final[:]
        twin.helmets = self.helmets
        twin.bare = self.bare[:]
        twin.moved = self.moved[:]
        twin.phase = self.phase
        twin.turn = self.turn
        twin.to_act = self.to_act
        return twin

    def cards(self) -> list[int]:
        """Every card, wherever it lies."""
        cards = [*self.stock, *self.discards, *self.spent]
        cards += [face for hand in self.hands for face in hand]
        cards += [face for laid in self.laid for face in laid.faces]
        return cards if self.open_card == NONE else [*cards, self.open_card]

    def seen_discards(self) -> list[int]:
        """The discards that lie open, the last one on top; the one that may be taken is shown apart."""
        return self.discards if self.open_card == NONE or self.phase == TURN else [*self.discards, self.open_card]

    def said(self, face: int) -> dict[str, str | int]:
        """A card as events name it."""
        deck = self.parts.deck
        return {"card": KINDS[deck.kind[face]], "number": deck.number[face]}

    def _said_set(self, faces: tuple[int, ...]) -> dict[str, object]:
        """A set as events name it: what its real cards are, how many jokers help, what its numbers add up to."""
        deck = self.parts.deck
        real = {KINDS[deck.kind[face]] for face in faces if deck.kind[face] < JOKERS}
        return {
            "count": len(faces),
            "weapon": real.pop() if len(real) == 1 else "varied",
            "jokers": sum(deck.kind[face] >= JOKERS for face in faces),
            "sum": sum(deck.number[face] for face in faces),
            "cards": [deck.name(face) for face in faces],
        }


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


def _placed(parts: Parts, ship: int, drawn: list[int]) -> dict[int, int]:
    """VO-17: the square of each prey. Where one lies already, the later goes to the next free direction clockwise."""
    near = parts.chart.near
    preys: dict[int, int] = {}
    for which in drawn:
        for turned in range(len(COMPASS)):
            square = ship
            for direction in parts.preys[which].at:
                square = near[square][(direction + turned) % len(COMPASS)]
            if square not in preys:
                preys[square] = which
                break
    return preys


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
