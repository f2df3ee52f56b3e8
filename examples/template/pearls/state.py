"""The rules of Pearls."""

from __future__ import annotations

from collections import Counter
from typing import Self

from vulcania.games.pearls.components import COLOURS, KINDS, MORAY, PLACES
from vulcania.games.pearls.moves import DIVE, PEEK, SURFACE

from vulcania.core.chance import Chance
from vulcania.core.event import Event, Log
from vulcania.core.outcome import Outcome, ranked
from vulcania.core.setup import Setup
from vulcania.core.state import State


class PearlsState(State):
    __slots__ = ("basket", "buyers", "chests", "first", "knows", "lost", "peeks", "piles")

    def __init__(self, setup: Setup) -> None:
        self.setup = setup.unseeded()
        self.seats = setup.seats
        self.chance = Chance(setup.seed)
        # PL-3
        shells = list(setup.components)
        self.chance.shuffle(shells)
        half = len(shells) // 2
        self.piles = [shells[:half], shells[half:]]
        """The closed shells of each place; the last one lies on top."""
        self.buyers = [0, 1, 2]
        """The colour of each seat's buyer; what is left over is nobody's."""
        self.chance.shuffle(self.buyers)
        self.knows: list[tuple[int, ...]] = [(), ()]
        """Which seats have seen the top shell of each place (PL-8)."""
        self.basket: list[int] = []
        self.chests: list[list[int]] = [[] for _ in range(self.seats)]
        self.lost: list[int] = []
        self.peeks = [1] * self.seats
        # PL-4
        chosen = setup.first_seat()
        self.first = self.chance.below(self.seats) if chosen is None else chosen
        self.to_act = (self.first,)

    # -- moves --------------------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """In the order of the vocabulary."""
        open_places = [place for place, pile in enumerate(self.piles) if pile]
        moves = [DIVE + place for place in open_places]
        if self.basket:
            moves.append(SURFACE)
        if self.peeks[seat]:
            moves += [PEEK + place for place in open_places if seat not in self.knows[place]]
        return moves

    def play(self, move: int, seat: int, log: Log | None = None) -> None:
        self._play(move, seat, log)
        while self.to_act:
            seat = self.to_act[0]
            moves = self.legal(seat)
            if len(moves) > 1:
                return
            self._play(moves[0], seat, log)  # what cannot be decided is not asked

    def _play(self, move: int, seat: int, log: Log | None) -> None:
        if move >= PEEK:
            self._peek(seat, move - PEEK, log)
        elif move == SURFACE:
            self._surface(seat, log)
        else:
            self._dive(seat, move - DIVE, log)

    def _dive(self, seat: int, place: int, log: Log | None) -> None:
        """PL-5"""
        shell = self.piles[place].pop()
        self.knows[place] = ()
        if log is not None:
            inside = {"seat": seat, "place": PLACES[place], "shell": KINDS[shell]}
            log.append(Event("dive", inside, reveals=True))
        if shell == MORAY:
            self._bitten(seat, log)
            self._next_turn()
        else:
            self.basket.append(shell)
        if not any(self.piles):  # PL-9
            if self.basket:
                self._surface(seat, log)
            self.to_act = ()

    def _bitten(self, seat: int, log: Log | None) -> None:
        """PL-6, or PL-11: what the moray takes leaves the match with it."""
        keep = max(len(self.basket) - 1, 0) if self.setup.options["shy-moray"] else 0
        taken = self.basket[keep:]
        self.lost += [*taken, MORAY]
        self.chests[seat] += self.basket[:keep]
        self.basket.clear()
        if log is not None:
            log.append(Event("moray", {"seat": seat, "count": len(taken)}))

    def _surface(self, seat: int, log: Log | None) -> None:
        """PL-7"""
        if log is not None:
            log.append(Event("surface", {"seat": seat, "count": len(self.basket)}))
        self.chests[seat] += self.basket
        self.basket.clear()
        self._next_turn()

    def _peek(self, seat: int, place: int, log: Log | None) -> None:
        """PL-8. What was seen is a secret: others hear only that there was a look."""
        self.peeks[seat] -= 1
        self.knows[place] = tuple(sorted((*self.knows[place], seat)))
        if log is not None:
            seen = {"shell": KINDS[self.piles[place][-1]]}
            log.append(Event("peek", {"seat": seat, "place": PLACES[place]}, seen, (seat,), reveals=True))

    def _next_turn(self) -> None:
        self.to_act = ((self.to_act[0] + 1) % self.seats,)

    # -- scoring ------------------------------------------------------------------------------------------------------

    def worth(self, pearls: list[int], seat: int) -> int:
        """PL-10: a point for each pearl, two if the seat's buyer wants its colour."""
        return len(pearls) + pearls.count(self.buyers[seat])

    def outcome(self) -> Outcome | None:
        if self.to_act:
            return None
        points = [self.worth(chest, seat) for seat, chest in enumerate(self.chests)]
        return ranked(points, points)

    # -- copying, dealing anew and counting --------------------------------------------------------------------------

    def clone(self) -> Self:
        twin = self.__new__(type(self))
        twin.setup = self.setup
        twin.seats = self.seats
        twin.chance = self.chance.clone()
        twin.piles = [pile[:] for pile in self.piles]
        twin.buyers = self.buyers[:]
        twin.knows = self.knows[:]
        twin.basket = self.basket[:]
        twin.chests = [chest[:] for chest in self.chests]
        twin.lost = self.lost[:]
        twin.peeks = self.peeks[:]
        twin.first = self.first
        twin.to_act = self.to_act
        return twin

    def redeal(self, seat: int | None, chance: Chance) -> Self:
        """What a seat cannot know: the order of the closed shells, but for a top one it has seen, and the others'
        buyers until the end."""
        state = self.clone()
        seen = [seat is not None and seat in knows for knows in self.knows]
        hidden = sorted(s for pile, top in zip(self.piles, seen, strict=True) for s in pile[: len(pile) - top])
        chance.shuffle(hidden)
        for place, pile in enumerate(self.piles):
            count = len(pile) - seen[place]
            state.piles[place] = [hidden.pop() for _ in range(count)] + pile[count:]
        if self.to_act:
            unknown = [at for at in range(len(self.buyers)) if at != seat]
            buyers = sorted(self.buyers[at] for at in unknown)
            chance.shuffle(buyers)
            for at in unknown:
                state.buyers[at] = buyers.pop()
        state.chance = chance.fork()
        return state

    def census(self) -> Counter[str]:
        shells = [*self.basket, *self.lost, *(s for heap in (*self.piles, *self.chests) for s in heap)]
        return Counter([KINDS[shell] for shell in shells] + [f"{COLOURS[buyer]} buyer" for buyer in self.buyers])
