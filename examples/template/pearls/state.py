"""The rules of Pearls."""

from __future__ import annotations

from collections import Counter
from typing import Self

from vulcania.games.pearls.view import PearlsView

from vulcania.core.chance import Chance
from vulcania.core.event import Event, Log
from vulcania.core.outcome import Line, Outcome, ranked
from vulcania.core.setup import Setup
from vulcania.core.state import State
from vulcania.core.vocabulary import Family, Names, Vocabulary
from vulcania.words.message import Message, message

KINDS = ("white", "pink", "black", "moray")
COLOURS = KINDS[:3]
MORAY = 3
PLACES = Names("reef", "wreck", kind="place")

VOCABULARY = Vocabulary(
    Family("dive", PLACES),
    Family("surface"),
    Family("peek", PLACES),
)
DIVE, SURFACE, PEEK = (family.base for family in VOCABULARY.families)


class PearlsState(State):
    __slots__ = ("basket", "buyers", "chests", "first", "knows", "lost", "peeks", "piles", "seats", "setup")

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
            inside = {"seat": seat, "place": PLACES.text(place), "shell": KINDS[shell]}
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
            log.append(Event("peek", {"seat": seat, "place": PLACES.text(place)}, seen, (seat,), reveals=True))

    def _next_turn(self) -> None:
        self.to_act = ((self.to_act[0] + 1) % self.seats,)

    def why_not(self, move: int, seat: int) -> tuple[str, Message]:
        word, indices = VOCABULARY.decode(move)
        if word == "surface":
            return "PL-7", message("refuse-surface")
        if not self.piles[indices[0]]:
            return "PL-5", message("refuse-empty", place=PLACES.text(indices[0]))
        if not self.peeks[seat]:
            return "PL-8", message("refuse-peeked")
        return "PL-8", message("refuse-known", place=PLACES.text(indices[0]))

    def preview(self, move: int, seat: int) -> Message | None:
        word, indices = VOCABULARY.decode(move)
        if word == "surface":
            return message("preview-surface", points=self.worth(self.basket, seat))
        if word == "peek":
            return None
        if seat in self.knows[indices[0]]:
            return message("preview-dive-known", shell=KINDS[self.piles[indices[0]][-1]])
        closed = [*self.piles[0], *self.piles[1]]
        return message("preview-dive", morays=closed.count(MORAY), shells=len(closed))

    # -- scoring ------------------------------------------------------------------------------------------------------

    def worth(self, pearls: list[int], seat: int) -> int:
        """PL-10: a point for each pearl, two if the seat's buyer wants its colour."""
        return len(pearls) + pearls.count(self.buyers[seat])

    def outcome(self) -> Outcome | None:
        if self.to_act:
            return None
        points = [self.worth(chest, seat) for seat, chest in enumerate(self.chests)]
        return ranked(points, points)

    def breakdown(self) -> tuple[Line, ...]:
        lines = []
        for seat, chest in enumerate(self.chests):
            for colour, name in enumerate(COLOURS):
                count = chest.count(colour)
                wanted = colour == self.buyers[seat]
                if count:
                    key = "line-wanted" if wanted else "line-pearls"
                    lines.append(Line(seat, count * (1 + wanted), message(key, count=count, shell=name)))
        return tuple(lines)

    # -- knowing ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> PearlsView:
        closed = Counter(shell for pile in self.piles for shell in pile)
        return PearlsView(
            game="pearls",
            seat=seat,
            seats=self.seats,
            options=self.setup.options,
            to_act=self.to_act,
            prompt=self._prompt(),
            legal=tuple(VOCABULARY.notations(self.legal(seat))) if seat is not None and seat in self.to_act else (),
            places=PLACES.names,
            shells=tuple(len(pile) for pile in self.piles),
            closed={name: closed[kind] for kind, name in enumerate(KINDS)},
            known=tuple(
                KINDS[pile[-1]] if seat is not None and seat in knows else None
                for pile, knows in zip(self.piles, self.knows, strict=True)
            ),
            basket=tuple(KINDS[shell] for shell in self.basket),
            chests=tuple(tuple(KINDS[shell] for shell in sorted(chest)) for chest in self.chests),
            peeks=tuple(self.peeks),
            buyers=tuple(
                COLOURS[self.buyers[other]] if other == seat or not self.to_act else None for other in range(self.seats)
            ),
            first=self.first,
        )

    def _prompt(self) -> Message:
        if not self.to_act:
            return message("prompt-over")
        key = "prompt-go-on" if self.basket else "prompt-dive"
        return message(key, seat=self.to_act[0], count=len(self.basket))

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

    # -- copying and counting -----------------------------------------------------------------------------------------

    def clone(self) -> Self:
        twin = object.__new__(type(self))
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

    def census(self) -> Counter[str]:
        shells = [*self.basket, *self.lost, *(s for heap in (*self.piles, *self.chests) for s in heap)]
        return Counter([KINDS[shell] for shell in shells] + [f"{COLOURS[buyer]} buyer" for buyer in self.buyers])
