"""The rules of Soum Soum, in the order of the rulebook's turn: place a card, perhaps a diver, draw."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterable
from typing import Self

from vulcania.core.chance import Chance
from vulcania.core.event import Event, Log
from vulcania.core.outcome import Outcome, ranked
from vulcania.core.setup import Setup
from vulcania.core.state import State
from vulcania.games.soum_soum.components import (
    ANIMAL_COUNTED,
    ANIMAL_OF,
    CENTRE,
    COUNTS_AT,
    COUNTS_AT_OWN_EXCLUDED,
    DIVERS,
    HAND,
    KINDS,
    MARKET,
    NAMES,
    PATTERN_OF,
    PLACES,
)
from vulcania.games.soum_soum.moves import DIVE, PLACE, STAY, TAKE

EMPTY, SUBMARINE = -1, -2
NOBODY = -1
PLACING, DIVING, TAKING = range(3)


def placings(free: Iterable[int]) -> list[int]:
    """SS-7: every card of a hand on every free place, card by card; those of the first are the places themselves."""
    places = list(free)
    return [PLACE + slot * PLACES + place for slot in range(HAND) for place in places]


_FIRST = tuple(placings(place for place in range(PLACES) if place != CENTRE))


class SoumSoumState(State):
    __slots__ = (
        "counts_at", "divers", "divers_left", "dives", "first", "hands", "market", "phase", "pile", "placings",
        "sea", "turn",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        self.setup = setup.unseeded()
        self.chance = Chance(setup.seed)
        self.seats = setup.seats
        self.counts_at = COUNTS_AT_OWN_EXCLUDED if setup.options["own-card-excluded"] else COUNTS_AT  # SS-19
        # SS-1
        self.sea = [EMPTY] * PLACES
        self.sea[CENTRE] = SUBMARINE
        self.placings = [*_FIRST]
        """What may be done in the first step, kept up to date (:func:`placings`)."""
        # SS-4
        self.divers = [NOBODY] * PLACES
        self.divers_left = [DIVERS] * self.seats
        self.dives = [STAY]
        """SS-8: what may be done in the second, in order: a diver on each card that has none, and to stay."""
        # SS-5
        self.pile: list[int] = list(setup.components)
        self.chance.shuffle(self.pile)
        self.hands = [[self.pile.pop() for _ in range(HAND)] for _ in range(self.seats)]
        # SS-18
        self.market = [self.pile.pop() for _ in range(MARKET)] if setup.options["open-market"] else []
        # SS-6
        chosen = setup.first_seat()
        self.first = self.chance.below(self.seats) if chosen is None else chosen
        self.turn = 0
        self.phase = PLACING
        self.to_act = (self.first,)

    @property
    def free(self) -> list[int]:
        """The places without a card, in order."""
        return self.placings[: len(self.placings) // HAND]

    @property
    def standable(self) -> list[int]:
        """The cards without a diver, in order."""
        return [move - DIVE for move in self.dives[:-1]]

    # -- moves --------------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        if self.phase == PLACING:
            return self.placings[:]
        if self.phase == DIVING:
            return self.dives[:]
        return [TAKE + slot for slot in range(len(self.market))]

    def play(self, move: int, seat: int, log: Log | None = None) -> None:
        if move < DIVE:
            self._lay(seat, move // PLACES, move % PLACES, log)
            if self.divers_left[seat]:
                self.phase = DIVING
                return
        elif move < TAKE:
            if move != STAY:
                self._dive(seat, move - DIVE, log)
            elif log is not None:
                log.append(Event("stay", {"seat": seat}))
        else:
            self._take(seat, move - TAKE, log)
            self._next_turn()
            return
        if len(self.market) > 1:
            self.phase = TAKING
            return
        self._draw(seat, log)
        self._next_turn()

    def _lay(self, seat: int, slot: int, place: int, log: Log | None) -> None:
        """SS-7"""
        card = self.hands[seat].pop(slot)
        self.sea[place] = card
        placings = self.placings
        del placings[placings.index(place) :: len(placings) // HAND]
        insort(self.dives, DIVE + place)
        if log is not None:
            log.append(Event("place", {"seat": seat, **_said(card), "cell": NAMES.text(place)}))

    def _dive(self, seat: int, place: int, log: Log | None) -> None:
        """SS-8. SS-20: nothing ever moves a diver again."""
        self.divers[place] = seat
        self.divers_left[seat] -= 1
        self.dives.remove(DIVE + place)
        if log is not None:
            log.append(Event("dive", {"seat": seat, "cell": NAMES.text(place), "points": self.worth(place)}))

    def _take(self, seat: int, slot: int, log: Log | None) -> None:
        """SS-18: a face-up card instead of a drawn one; the pile fills the gap while it lasts."""
        card = self.market.pop(slot)
        self.hands[seat].append(card)
        refilled = bool(self.pile)
        if refilled:
            self.market.insert(slot, self.pile.pop())
        if log is not None:
            log.append(Event("take", {"seat": seat, **_said(card)}))
            if refilled:
                log.append(Event("turn-up", _said(self.market[slot]), reveals=True))

    def _draw(self, seat: int, log: Log | None) -> None:
        """SS-9. With an open market of one card there is nothing to choose (SS-18)."""
        if self.market:
            self._take(seat, 0, log)
            return
        card = self.pile.pop()
        self.hands[seat].append(card)
        if log is not None:
            log.append(Event("draw", {"seat": seat}, _said(card), (seat,), reveals=True))

    def _next_turn(self) -> None:
        """SS-6: clockwise. SS-10: over when the sea is full and the turn is done."""
        self.turn += 1
        self.phase = PLACING
        self.to_act = ((self.first + self.turn) % self.seats,) if self.placings else ()

    # -- scoring ------------------------------------------------------------------------------------------------------

    def worth(self, place: int) -> int:
        """SS-12 to SS-15: what a diver on this card scores as the sea is now. The Submarine has no animal."""
        sea = self.sea
        pattern = PATTERN_OF[sea[place]]
        animal = ANIMAL_COUNTED[pattern]
        count = 0
        for other in self.counts_at[place][pattern]:
            card = sea[other]
            if card >= 0 and ANIMAL_OF[card] == animal:
                count += 1
        return count

    def points(self) -> list[int]:
        """SS-16: the sum over each seat's divers in the sea; SS-22: it may pass 25.

        SS-11, SS-21: divers aboard and cards in hand score nothing.
        """
        points = [0] * self.seats
        for place, diver in enumerate(self.divers):
            if diver != NOBODY:
                points[diver] += self.worth(place)
        return points

    def outcome(self) -> Outcome | None:
        if self.to_act:
            return None
        points = self.points()
        # SS-17: of equals, who played last wins
        return ranked(points, [(points[seat], (seat - self.first) % self.seats) for seat in range(self.seats)])

    # -- copying, dealing anew and counting --------------------------------------------------------------------------

    def clone(self) -> Self:
        twin = self.__new__(type(self))
        twin.setup = self.setup
        twin.chance = self.chance.clone()
        twin.seats = self.seats
        twin.counts_at = self.counts_at
        twin.sea = self.sea[:]
        twin.placings = self.placings[:]
        twin.divers = self.divers[:]
        twin.divers_left = self.divers_left[:]
        twin.dives = self.dives[:]
        twin.pile = self.pile[:]
        twin.hands = list(map(list.copy, self.hands))
        twin.market = self.market[:]
        twin.first = self.first
        twin.turn = self.turn
        twin.phase = self.phase
        twin.to_act = self.to_act
        return twin

    def redeal(self, seat: int | None, chance: Chance) -> Self:
        """SS-5: the other hands and the order of the pile are what a seat cannot know."""
        state = self.clone()
        hidden = [card for other, hand in enumerate(self.hands) if other != seat for card in hand]
        hidden = sorted(hidden + self.pile)
        chance.shuffle(hidden)
        for other, hand in enumerate(state.hands):
            if other != seat:
                hand[:] = [hidden.pop() for _ in hand]
        state.pile = hidden
        state.chance = chance.fork()
        return state

    def census(self) -> Counter[str]:
        cards = [*self.pile, *self.market, *(card for hand in self.hands for card in hand)]
        cards += [card for card in self.sea if card >= 0]
        count = Counter(f"{KINDS[card].animal}/{KINDS[card].scores}" for card in cards)
        count["submarine"] = self.sea.count(SUBMARINE)
        for seat, left in enumerate(self.divers_left):
            count[f"diver p{seat + 1}"] = left + self.divers.count(seat)
        return count


def _said(card: int) -> dict[str, str]:
    """A card as events name it."""
    return {"animal": KINDS[card].animal, "pattern": KINDS[card].scores}
