"""Steering the Nautilus, and what it finds: chips to take, stars, arrows and anchors (MI-10, MI-22 to MI-24)."""

from __future__ import annotations

from abc import abstractmethod

from vulcania.core.event import Event, Log
from vulcania.games._ocean.helm import AFTER, ANY, CHOICES, POINTED, seen
from vulcania.games.miles import told
from vulcania.games.miles.box import ANCHOR, ARROW, SPECIALS, STAR
from vulcania.games.miles.moves import ANCHORING, CARD, KEEP, STEERING
from vulcania.games.miles.position import EMPTY, NONE, Position
from vulcania.games.miles.scoring import FREE


class Finding(Position):
    __slots__ = ()

    @abstractmethod
    def _done(self, seat: int, log: Log | None) -> None:
        """What a card led to is done."""

    def _ask(self, seat: int, step: int, moves: list[int], chosen: int = NONE) -> None:
        self.step = step
        self.moves = moves
        self.chosen = chosen
        self.to_act = (seat,)

    # -- steering -----------------------------------------------------------------------------------------------------

    def steering(self, kind: int) -> list[int]:
        """LG-15 to LG-18, MI-22: the ways to steer that do not end on a turned star.

        Where all do, there is one: to the star among those that was turned last, which leaves the game for it.
        """
        choices = CHOICES[self.position][kind]
        stars = self.stars
        if not stars:
            return list(choices)
        after = AFTER[self.position]
        free = [move for move in choices if POINTED[after[move]] not in stars]
        return free or [max(choices, key=lambda move: stars.index(POINTED[after[move]]))]

    def _steer(self, seat: int, move: int, log: Log | None) -> None:
        self.position = AFTER[self.position][move]
        place = POINTED[self.position]
        if log is not None:
            log.append(told.steered(self, seat, move, place))
        if place in self.stars:  # MI-22: surrounded
            self.stars = tuple(star for star in self.stars if star != place)
            self.gone.append(self._lift(place))
            if log is not None:
                log.append(Event("star-gone", {"seat": seat, "place": seen(self.position, place)}))
        self._find(seat, place, log)

    # -- finding ------------------------------------------------------------------------------------------------------

    def _lift(self, place: int) -> int:
        """Take the chip of a place out of the ocean."""
        chip = self.ocean[place]
        self.ocean[place] = EMPTY
        self.up &= ~(1 << place)
        return chip

    def _find(self, seat: int, place: int, log: Log | None) -> None:
        """What the submarine points at; a chip that lay face down is turned up."""
        chip = self.ocean[place]
        if chip == EMPTY:
            if log is not None:
                log.append(Event("nothing", {"seat": seat, "place": seen(self.position, place)}))
            self._done(seat, log)
            return
        hidden = not self.up >> place & 1
        self.up |= 1 << place
        face = self.contents.face[chip]
        if face == ARROW:
            self._arrow(seat, place, log)
        elif face == STAR:
            self._star(seat, place, log)
        elif face == ANCHOR and self.top != NONE:
            self._anchor(seat, place, hidden, log)
        else:
            self._take(seat, place, hidden, log)
            self._done(seat, log)

    def _take(self, seat: int, place: int, hidden: bool, log: Log | None) -> None:
        """MI-10: to the leftmost free square of the current row; with a full row the chip stays, open."""
        square = self.room(seat, self.round)
        if square == NONE:
            if log is not None:
                log.append(told.left(self, seat, place, hidden))
            return
        chip = self._lift(place)
        self._place(seat, square, chip)
        if log is not None:
            log.append(told.taken(self, seat, square, chip, hidden))

    def _place(self, seat: int, square: int, chip: int) -> None:
        self.boards[seat][square] = chip
        if square == self.contents.row_squares[self.round][-1]:
            self.ending = True  # MI-25

    def _star(self, seat: int, place: int, log: Log | None) -> None:
        """MI-22: turned up, it stays; nobody may end there any more."""
        self.stars += (place,)
        if log is not None:
            log.append(Event("star", {"seat": seat, "place": seen(self.position, place)}, reveals=True))
        self._done(seat, log)

    def _arrow(self, seat: int, place: int, log: Log | None) -> None:
        """MI-23: steer once more, any kind; the same arrow fires once in a player's turn."""
        again = not self.fired >> place & 1
        self.fired |= 1 << place
        if log is not None:
            kind = "arrow" if again else "arrow-spent"
            log.append(Event(kind, {"seat": seat, "place": seen(self.position, place)}))
        if again:
            self._ask(seat, STEERING, self.steering(ANY), place)
        else:
            self._done(seat, log)

    # -- anchors and the action cards they bring ----------------------------------------------------------------------

    def _anchor(self, seat: int, place: int, hidden: bool, log: Log | None) -> None:
        """MI-24: scoreboard or card; with a full row the card it is."""
        if self.room(seat, self.round) == NONE:
            self._anchor_for_card(seat, place, hidden, log)
            self._done(seat, log)
            return
        if log is not None:
            log.append(told.anchor(self, seat, place, hidden))
        self._ask(seat, ANCHORING, [KEEP, CARD])

    def _keep_anchor(self, seat: int, log: Log | None) -> None:
        """MI-24: onto the scoreboard; the one that a special helmet got lies there already (MI-15)."""
        if self.chosen == NONE:
            self._take(seat, POINTED[self.position], False, log)
        elif log is not None:
            log.append(told.anchor_kept(seat, self.chosen))
        self._done(seat, log)

    def _trade_anchor(self, seat: int, log: Log | None) -> None:
        """MI-24: the face-up action card instead; the chip leaves the game. MI-15: its square stays free."""
        if self.chosen == NONE:
            self._anchor_for_card(seat, POINTED[self.position], False, log)
        else:
            self.gone.append(self.boards[seat][self.chosen])
            self.boards[seat][self.chosen] = FREE
            self._take_card(seat, False, log)
        self._done(seat, log)

    def _anchor_for_card(self, seat: int, place: int, hidden: bool, log: Log | None) -> None:
        self.gone.append(self._lift(place))
        self._take_card(seat, hidden, log)

    def _take_card(self, seat: int, hidden: bool, log: Log | None) -> None:
        """MI-24: and the next card is turned up. MI-13: it cannot be played in this turn."""
        card = self.top
        self.held[seat] |= 1 << card
        self.fresh[seat] |= 1 << card
        if log is not None:
            log.append(Event("card", {"seat": seat, "special": SPECIALS[card]}, reveals=hidden))
        drawn = bool(self.pile)
        self.top = self.pile.pop() if drawn else self.under.pop(0) if self.under else NONE
        if log is not None and self.top != NONE:
            log.append(Event("turn-up", {"special": SPECIALS[self.top]}, reveals=drawn))

    def _put_under(self, card: int, log: Log | None) -> None:
        """MI-13: a used card goes under the pile; where there is none, it is the pile."""
        if self.top != NONE:
            self.under.append(card)
            return
        self.top = card
        if log is not None:
            log.append(Event("turn-up", {"special": SPECIALS[card]}))
