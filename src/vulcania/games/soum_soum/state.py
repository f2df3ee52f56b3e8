"""The rules of Soum Soum, in the order of the rulebook's turn: place a card, perhaps a diver, draw."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from typing import Self

from vulcania.core.chance import Chance
from vulcania.core.event import Event, Log
from vulcania.core.outcome import Line, Outcome, ranked
from vulcania.core.setup import Setup
from vulcania.core.state import State
from vulcania.core.vocabulary import Family, Vocabulary, numbers
from vulcania.games.soum_soum.sea import (
    ANIMAL_COUNTED,
    ANIMAL_OF,
    ANIMALS,
    CENTRE,
    COUNTS_AT,
    COUNTS_AT_OWN_EXCLUDED,
    NAMES,
    PATTERN_OF,
    PATTERNS,
    PLACES,
)
from vulcania.games.soum_soum.view import Card, Place, SoumSoumView
from vulcania.words.message import Message, message

HAND = 3
DIVERS = 5
MARKET = 3

VOCABULARY = Vocabulary(
    Family("place", numbers(1, HAND), NAMES),
    Family("dive", NAMES),
    Family("stay"),
    Family("take", numbers(1, MARKET)),
)
PLACE, DIVE, STAY, TAKE = (family.base for family in VOCABULARY.families)

EMPTY, SUBMARINE = -1, -2
NOBODY = -1
PLACING, DIVING, TAKING = range(3)

CARDS = tuple(Card(ANIMALS[a], PATTERNS[p]) for a, p in zip(ANIMAL_OF, PATTERN_OF, strict=True))

_PLACE_BASES = tuple(PLACE + slot * PLACES for slot in range(HAND))


class SoumSoumState(State):
    __slots__ = (
        "counts_at", "divers", "divers_left", "first", "free", "hands", "market", "open_market", "phase",
        "pile", "sea", "seats", "setup", "standable", "turn",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        self.setup = setup.unseeded()
        self.chance = Chance(setup.seed)
        self.seats = setup.seats
        self.counts_at = COUNTS_AT_OWN_EXCLUDED if setup.options["own-card-excluded"] else COUNTS_AT  # SS-19
        self.open_market = bool(setup.options["open-market"])
        # SS-1
        self.sea = [EMPTY] * PLACES
        self.sea[CENTRE] = SUBMARINE
        self.free = [place for place in range(PLACES) if place != CENTRE]
        # SS-4
        self.divers = [NOBODY] * PLACES
        self.divers_left = [DIVERS] * self.seats
        self.standable: list[int] = []
        """The cards without a diver, in order: where SS-8 lets one stand."""
        # SS-5
        self.pile = list(setup.components)
        self.chance.shuffle(self.pile)
        self.hands = [[self.pile.pop() for _ in range(HAND)] for _ in range(self.seats)]
        # SS-18
        self.market = [self.pile.pop() for _ in range(MARKET)] if self.open_market else []
        # SS-6
        chosen = setup.first_seat()
        self.first = self.chance.below(self.seats) if chosen is None else chosen
        self.turn = 0
        self.phase = PLACING
        self.to_act = (self.first,)

    # -- moves --------------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:  # noqa: ARG002 - a hand always holds three cards
        if self.phase == PLACING:
            free = self.free
            return [base + place for base in _PLACE_BASES for place in free]
        if self.phase == DIVING:
            return [DIVE + place for place in self.standable] + [STAY]
        return [TAKE + slot for slot in range(len(self.market))]

    def play(self, move: int, seat: int, log: Log | None = None) -> None:
        if move < DIVE:
            slot, place = divmod(move, PLACES)
            self._lay(seat, slot, place, log)
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
        self.free.remove(place)
        insort(self.standable, place)
        if log is not None:
            log.append(Event("place", {"seat": seat, **_said(card), "cell": NAMES.text(place)}))

    def _dive(self, seat: int, place: int, log: Log | None) -> None:
        """SS-8. SS-20: nothing ever moves a diver again."""
        self.divers[place] = seat
        self.divers_left[seat] -= 1
        self.standable.remove(place)
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
        self.to_act = ((self.first + self.turn) % self.seats,) if self.free else ()

    def why_not(self, move: int, seat: int) -> tuple[str, Message]:
        word, indices = VOCABULARY.decode(move)
        if word == "take" and not self.open_market:
            return "SS-9", message("refuse-no-market")
        if word == "dive" and not self.divers_left[seat]:
            return "SS-4", message("refuse-no-diver")
        wanted = {"place": PLACING, "dive": DIVING, "stay": DIVING, "take": TAKING}[word]
        if wanted != self.phase:
            if word in ("dive", "stay") and self.phase == TAKING:
                return "SS-8", message("refuse-one-diver")
            keys = ("refuse-place-first", "refuse-dive-or-stay", "refuse-take")
            rules = ("SS-7", "SS-8" if word == "take" else "SS-7", "SS-18")
            return rules[self.phase], message(keys[self.phase])
        if word == "place":
            return self._why_not_place(indices[1])
        if word == "dive":
            return self._why_not_dive(indices[0])
        return "SS-18", message("refuse-market-slot", size=len(self.market))

    def _why_not_place(self, place: int) -> tuple[str, Message]:
        if place == CENTRE:
            return "SS-1", message("refuse-centre", cell=NAMES.text(place))
        return "SS-7", message("refuse-taken", cell=NAMES.text(place))

    def _why_not_dive(self, place: int) -> tuple[str, Message]:
        cell = NAMES.text(place)
        if place == CENTRE:
            return "SS-8", message("refuse-dive-submarine", cell=cell)
        if self.sea[place] == EMPTY:
            return "SS-8", message("refuse-dive-water", cell=cell)
        return "SS-8", message("refuse-dive-taken", cell=cell, seat=self.divers[place])

    def preview(self, move: int, seat: int) -> Message | None:
        word, indices = VOCABULARY.decode(move)
        if word == "dive":
            return message("preview-dive", points=self.worth(indices[0]))
        if word == "place":
            after = self.clone()
            after.play(move, seat)
            mine, theirs = 0, 0
            for place, diver in enumerate(self.divers):
                gain = after.worth(place) - self.worth(place) if diver != NOBODY else 0
                mine, theirs = (mine + gain, theirs) if diver == seat else (mine, theirs + gain)
            return message("preview-place", mine=mine, theirs=theirs, points=after.worth(indices[1]))
        return None

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

    def _counted(self, place: int) -> list[int]:
        """The places whose animals a diver here scores."""
        pattern = PATTERN_OF[self.sea[place]]
        looked_at = (other for other in self.counts_at[place][pattern] if self.sea[other] >= 0)
        return [other for other in looked_at if ANIMAL_OF[self.sea[other]] == ANIMAL_COUNTED[pattern]]

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

    def breakdown(self) -> tuple[Line, ...]:
        lines = []
        for place, diver in sorted(enumerate(self.divers), key=lambda item: (item[1], item[0])):
            if diver == NOBODY:
                continue
            pattern = PATTERN_OF[self.sea[place]]
            counted = self._counted(place)
            cells = tuple(NAMES.text(p) for p in counted)
            text = message(
                "line-diver",
                cell=NAMES.text(place),
                pattern=PATTERNS[pattern],
                count=len(counted),
                cells=", ".join(cells),
            )
            lines.append(Line(diver, len(counted), text, (NAMES.text(place), *cells)))
        for seat, left in enumerate(self.divers_left):
            if left:
                lines.append(Line(seat, 0, message("line-lost", count=left)))
        return tuple(lines)

    # -- knowing ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> SoumSoumView:
        return SoumSoumView(
            game="soum-soum",
            seat=seat,
            seats=self.seats,
            options=self.setup.options,
            to_act=self.to_act,
            prompt=self._prompt(),
            legal=tuple(VOCABULARY.notations(self.legal(seat))) if seat is not None and seat in self.to_act else (),
            sea=tuple(self._place(place) for place in range(PLACES)),
            hand=tuple(CARDS[card] for card in self.hands[seat]) if seat is not None else (),
            hand_sizes=tuple(len(hand) for hand in self.hands),
            divers_left=tuple(self.divers_left),
            worth=tuple(self.points()),
            pile=len(self.pile),
            market=tuple(CARDS[card] for card in self.market),
            turn=min(self.turn + 1, PLACES - 1),
            turns=PLACES - 1,
            first=self.first,
        )

    def _place(self, place: int) -> Place:
        card = self.sea[place]
        diver = self.divers[place]
        if card < 0:
            return Place(NAMES.text(place))
        return Place(NAMES.text(place), CARDS[card], None if diver == NOBODY else diver, self.worth(place))

    def _prompt(self) -> Message:
        outcome = self.outcome()
        if outcome is not None:
            best = max(outcome.scores)
            tied = outcome.scores.count(best) > 1  # SS-17
            return message("prompt-over-tie" if tied else "prompt-over", seat=outcome.winners[0], points=best)
        key = ("prompt-place", "prompt-dive", "prompt-take")[self.phase]
        return message(key, seat=self.to_act[0], left=self.divers_left[self.to_act[0]])

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

    # -- copying and counting -----------------------------------------------------------------------------------------

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        twin.setup = self.setup
        twin.chance = self.chance.clone()
        twin.seats = self.seats
        twin.counts_at = self.counts_at
        twin.open_market = self.open_market
        twin.sea = self.sea[:]
        twin.free = self.free[:]
        twin.divers = self.divers[:]
        twin.divers_left = self.divers_left[:]
        twin.standable = self.standable[:]
        twin.pile = self.pile[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.market = self.market[:]
        twin.first = self.first
        twin.turn = self.turn
        twin.phase = self.phase
        twin.to_act = self.to_act
        return twin

    def census(self) -> Counter[str]:
        cards = [*self.pile, *self.market, *(card for hand in self.hands for card in hand)]
        cards += [card for card in self.sea if card >= 0]
        count = Counter(f"{CARDS[card].animal}/{CARDS[card].scores}" for card in cards)
        count["submarine"] = self.sea.count(SUBMARINE)
        for seat, left in enumerate(self.divers_left):
            count[f"diver p{seat + 1}"] = left + self.divers.count(seat)
        return count


def _said(card: int) -> dict[str, str]:
    """A card as events name it."""
    return {"animal": CARDS[card].animal, "pattern": CARDS[card].scores}
