"""A position of the turning ocean: what lies where, what of it nobody can know, and what the contract needs of it.

Either game adds what its own rulebook has, and binds ``choices`` and ``carry_out`` to its chapters.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from itertools import combinations
from typing import Any, ClassVar, Self

from vulcania.core.chance import Chance
from vulcania.core.event import Log
from vulcania.core.outcome import Outcome, ranked
from vulcania.core.setup import Setup
from vulcania.core.state import State
from vulcania.core.vocabulary import Pairs
from vulcania.games._ocean.components import FREE, NONE, PLACES, Contents, held
from vulcania.games._ocean.moves import LAYING
from vulcania.games._ocean.rules.helm import START

Counted = tuple[int, tuple[tuple[int, ...], ...], tuple[int, ...]]
"""A round's row, the boards and the number tokens as they were when it was counted."""


class Position(State):
    __slots__ = (
        "boards", "chosen", "contents", "ending", "fresh", "gone", "hand_done", "hands", "held", "laid", "ledger",
        "moves", "ocean", "opened", "order", "pile", "points", "position", "round", "rounds", "sailed", "special",
        "spent", "step", "top", "turn", "under",
    )  # fmt: skip

    ACTION: ClassVar[str]
    """What events call what a numbered card does."""
    SPECIAL: ClassVar[str]
    """What events call a special card."""
    SPECIALS: ClassVar[tuple[str, ...]]
    SQUARES: ClassVar[int]
    """How many squares a player's board has."""
    TURNS: ClassVar[int]
    """A round that nobody ends is over after that many turns."""

    contents: Contents

    def __init__(self, setup: Setup, rounds: int) -> None:
        self.setup = setup.unseeded()
        self.contents = contents = setup.components
        self.chance = Chance(setup.seed)
        seats = self.seats = setup.seats
        self.position = START
        self.ocean = [FREE] * PLACES
        self.opened = 0
        """The places whose chip lies face up, as bits."""
        self.gone = 0
        """The chips that have left the game, as bits."""
        self.boards = [[FREE] * self.SQUARES for _ in range(seats)]
        self.points = [0] * seats
        self.ledger: tuple[Counted, ...] = ()
        """For each round that was counted."""
        self.hands = [(1 << len(contents.actions)) - 1] * seats
        """The numbered cards of each seat's hand, as bits, card 1 the lowest."""
        self.laid = [0] * seats
        """The number that each seat has laid this turn, 0 before."""
        self.pile: list[int] = []
        """The special cards that nobody has seen yet; the next to be turned up is the last."""
        self.top = NONE
        """The one that lies face up."""
        self.under: tuple[int, ...] = ()
        """LG-26: the used cards under the pile, the first to come up again first. Everyone saw them go there."""
        self.held = (0,) * seats
        """The special cards of each seat, each kind counted (``components.held``)."""
        self.fresh = (0,) * seats
        """Those of them that were taken in this turn."""
        self.special = NONE
        """The one that is being carried out."""
        self.order = tuple(range(seats))
        """The seats by their number tokens."""
        self.sailed = 0
        """The seats that have carried out their numbered card this turn, as bits."""
        self.spent = 0
        """LG-21: those that have played their one other card this turn."""
        self.hand_done = False
        """Whether the seat that sails has set about its numbered card."""
        self.chosen = NONE
        """What was pointed out in the first half of a move of two halves."""
        self.round = 0
        self.rounds = rounds
        self.turn = 1
        """Within the round."""
        self.ending = False
        """LG-31, MI-25: somebody has filled the last square of the row: the round ends with this turn."""
        self.step = LAYING
        self.moves: tuple[int, ...] = ()
        """What the seat to act may do, as :meth:`play` left it."""

    def deal_cards(self) -> None:
        """LG-10, LG-11: the special cards and the number tokens, at random; then the first seat lays."""
        self.pile = list(self.contents.specials)
        self.chance.shuffle(self.pile)
        self.top = self.pile.pop() if self.pile else NONE
        order = list(self.order)
        self.chance.shuffle(order)
        self.order = tuple(order)
        self.to_act = (order[0],)
        self.moves = self.choices(order[0])

    # -- looking ------------------------------------------------------------------------------------------------------

    def chips_of(self, seat: int) -> list[int]:
        """The squares of a board on which a chip lies."""
        return [square for square, chip in enumerate(self.boards[seat]) if chip >= 0]

    def swaps(self, seat: int, family: Pairs) -> tuple[int, ...]:
        """LG-22, MI-11: the moves that swap two chips of a board."""
        base, offsets = family.base, family.offsets
        return tuple([base + offsets[pair] for pair in combinations(self.chips_of(seat), 2)])

    def shifts(self, seat: int, base: int, free: list[int]) -> tuple[int, ...]:
        """The moves that bring a chip of a board to a free square."""
        return tuple([base + self.SQUARES * one + to for one in self.chips_of(seat) for to in free])

    def offers(self, seat: int, base: int) -> tuple[int, ...]:
        return tuple([base + square for square in self.chips_of(seat)])

    def room(self, seat: int, row: int) -> int:
        """The leftmost free square of a row, or -1."""
        board = self.boards[seat]
        for square in self.contents.row_squares[row]:
            if board[square] < 0:
                return square
        return NONE

    def told_order(self) -> dict[str, Any]:
        """The number tokens, for events."""
        return {"first-seat": self.order[0], "order": list(self.order)}

    def keep_account(self) -> None:
        """The round is counted: what lay where then is what its points came from."""
        self.ledger += ((self.round, tuple([tuple(board) for board in self.boards]), self.order),)

    # -- playing ------------------------------------------------------------------------------------------------------

    @abstractmethod
    def choices(self, seat: int) -> tuple[int, ...]:
        """What may be done at the present step, one thing at least."""

    @abstractmethod
    def carry_out(self, move: int, seat: int, log: Log | None = None) -> None:
        """This move alone, without the forced steps behind it."""

    @abstractmethod
    def end_turn(self, log: Log | None) -> None:
        """Everyone has sailed."""

    def legal(self, seat: int) -> list[int]:
        return list(self.moves) if seat in self.to_act else []

    def play(self, move: int, seat: int, log: Log | None = None) -> None:
        """A single choice is no decision, and is not asked for."""
        self.carry_out(move, seat, log)
        while to_act := self.to_act:
            moves = self.moves = self.choices(to_act[0])
            if len(moves) > 1:
                return
            self.carry_out(moves[0], to_act[0], log)
        self.moves = ()

    def outcome(self) -> Outcome | None:
        """LG-40, MI-31: of equals, the lower token wins. LG-39: points count on past the track's end."""
        if self.to_act:
            return None
        return ranked(self.points, [(self.points[seat], -self.order.index(seat)) for seat in range(self.seats)])

    # -- dealing anew, copying, counting ------------------------------------------------------------------------------

    @abstractmethod
    def redeal_chips(self, chance: Chance) -> None:
        """Deal anew, in this very position, the chips that nobody has seen."""

    def redeal(self, seat: int | None, chance: Chance) -> Self:
        """Hidden from everyone alike: chips face down, and the special cards between the top one and the used ones."""
        state = self.clone()
        state.redeal_chips(chance)
        state.pile.sort()
        chance.shuffle(state.pile)
        state.chance = chance.fork()
        return state

    def clone(self) -> Self:
        twin = self.__new__(type(self))
        twin.setup = self.setup
        twin.contents = self.contents
        twin.chance = self.chance.clone()
        twin.seats = self.seats
        twin.to_act = self.to_act
        twin.position = self.position
        twin.ocean = self.ocean[:]
        twin.opened = self.opened
        twin.gone = self.gone
        twin.boards = list(map(list.copy, self.boards))
        twin.points = self.points[:]
        twin.ledger = self.ledger
        twin.hands = self.hands[:]
        twin.laid = self.laid[:]
        twin.pile = self.pile[:]
        twin.top = self.top
        twin.under = self.under
        twin.held = self.held
        twin.fresh = self.fresh
        twin.special = self.special
        twin.order = self.order
        twin.sailed = self.sailed
        twin.spent = self.spent
        twin.hand_done = self.hand_done
        twin.chosen = self.chosen
        twin.round = self.round
        twin.rounds = self.rounds
        twin.turn = self.turn
        twin.ending = self.ending
        twin.step = self.step
        twin.moves = self.moves
        return twin

    def census(self) -> Counter[str]:
        """The chips that were laid out, wherever they are, the special cards and the number tokens."""
        chips = self.contents.chips
        lying = [chip for part in (self.ocean, *self.boards) for chip in part if chip >= 0]
        lying += [chip for chip in range(len(chips)) if self.gone >> chip & 1]
        count = Counter(chips[chip].id for chip in lying)
        cards = [card for card in (*self.pile, *self.under, self.top, self.special) if card != NONE]
        for kind, name in enumerate(self.SPECIALS):
            count[name] = cards.count(kind) + sum(held(cards_, kind) for cards_ in self.held)
        count["number tokens"] = len(set(self.order))
        return count
