from collections import Counter
from typing import Self

from vulcania.core.chance import Chance
from vulcania.core.event import Event, Log
from vulcania.core.outcome import Outcome, ranked
from vulcania.core.setup import Setup
from vulcania.core.state import State
from vulcania.core.vocabulary import Family, Vocabulary

VOCABULARY = Vocabulary(Family("take"), Family("leave"))
TAKE, LEAVE = (family.base for family in VOCABULARY.families)


class PebblesState(State):
    __slots__ = ("idle", "left", "pile", "taken")

    def __init__(self, setup: Setup) -> None:
        self.setup = setup.unseeded()
        self.seats = setup.seats
        self.chance = Chance(setup.seed)
        self.pile = [1, 2, 3, 4] * self.seats
        self.chance.shuffle(self.pile)
        self.left: list[int] = []
        self.taken = [0] * self.seats
        self.idle = [False] * self.seats
        """Who left a pebble the last time."""
        self.to_act: tuple[int, ...] = (0,)

    def legal(self, seat: int) -> list[int]:
        return [TAKE] if self.idle[seat] else [TAKE, LEAVE]

    def play(self, move: int, seat: int, log: Log | None = None) -> None:
        pebble = self.pile.pop()
        self.idle[seat] = move == LEAVE
        if move == TAKE:
            self.taken[seat] += pebble
            event = Event("take", {"seat": seat, "worth": pebble}, reveals=True)
        else:
            self.left.append(pebble)
            event = Event("leave", {"seat": seat})
        if log is not None:
            log.append(event)
        self.to_act = ((seat + 1) % self.seats,) if self.pile else ()

    def clone(self) -> Self:
        twin = self.__new__(type(self))
        twin.setup, twin.seats, twin.to_act = self.setup, self.seats, self.to_act
        twin.chance = self.chance.clone()
        twin.pile, twin.left, twin.taken, twin.idle = self.pile[:], self.left[:], self.taken[:], self.idle[:]
        return twin

    def redeal(self, _seat: int | None, chance: Chance) -> Self:
        state = self.clone()
        hidden = sorted(self.pile + self.left)
        chance.shuffle(hidden)
        state.pile, state.left = hidden[: len(self.pile)], hidden[len(self.pile) :]
        state.chance = chance.fork()
        return state

    def outcome(self) -> Outcome | None:
        return None if self.to_act else ranked(self.taken, self.taken)

    def census(self) -> Counter[str]:
        return Counter(worth=sum(self.pile) + sum(self.left) + sum(self.taken))
