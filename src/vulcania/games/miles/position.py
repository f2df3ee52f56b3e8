"""A position: where every chip and card lies, how it is set up, copied, counted and dealt anew. The rules of play are
in ``state``."""

from __future__ import annotations

from collections import Counter
from typing import Self

from vulcania.core.chance import Chance
from vulcania.core.setup import Setup
from vulcania.core.state import State
from vulcania.games._ocean.helm import PLACES, START
from vulcania.games.miles.box import (
    ARROW,
    BLUE,
    COLOURS,
    FACES,
    ROWS,
    SHORT_ROUNDS,
    SPECIAL_REVERSE,
    SPECIALS,
    SQUARES,
    STAR,
    WHITE,
    Contents,
)
from vulcania.games.miles.moves import FULL_HAND
from vulcania.games.miles.scoring import FREE

EMPTY = -1
"""In the ocean: a place without a chip."""
NONE = -1
TURN_LIMIT = 24
"""MI-32: two hands of twelve cards."""


class Position(State):
    __slots__ = (
        "boards", "chosen", "contents", "ending", "fired", "fresh", "gone", "hand_done", "hands", "held", "laid",
        "ledger", "moves", "ocean", "order", "pile", "position", "reversed_by", "round", "round_turn", "rounds",
        "sailed", "scores", "seats", "setup", "special", "spent", "stacks", "stars", "step", "top", "turn", "under",
        "up",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        self.contents: Contents = setup.components
        self.setup = setup.unseeded()
        self.chance = Chance(setup.seed)
        self.seats = setup.seats
        self.rounds = SHORT_ROUNDS if setup.options["length"] == "short" else ROWS  # MI-8
        self._lay_out_ocean()
        self._lay_out_cards()
        self.boards = [[FREE] * SQUARES for _ in range(self.seats)]
        self.scores = [0] * self.seats
        self.ledger: list[tuple[int, tuple[tuple[int, ...], ...], tuple[int, ...]]] = []
        """For each round that was counted: its row, the boards and the number chips as they were."""
        self.round = 0
        self.turn = 0
        """The turns that were completed, over all rounds."""
        self.round_turn = 0
        """The turns that were completed in this round (MI-32)."""
        self.ending = False
        """MI-25: somebody has filled the last chip square of the current row."""
        self.sailed = 0
        """The seats that have sailed in this turn, as bits."""
        self.spent = 0
        """MI-13: the seats that have played their one special card in this turn, as bits."""
        self.reversed_by = NONE
        """MI-17: the seat that laid the reverse card in this turn's phase 1, while it lies there."""
        self.special = NONE
        """The special card that is being carried out."""
        self.hand_done = False
        """Whether the player who sails has carried out the hand card."""
        self.chosen = NONE
        """What was pointed out in the first half of a move of two halves; the square of an anchor that a helmet got; or
        the place of the arrow that makes the seat steer once more."""
        self.step = 0
        self.moves: list[int] = []
        """The legal moves of the seat to act."""
        self.to_act = ()

    def _lay_out_ocean(self) -> None:
        """MI-1, MI-2, LG-1"""
        self.position = START
        self.stacks = [list(stack) for stack in self.contents.stacks]
        for stack in self.stacks:
            self.chance.shuffle(stack)
        self.ocean = [EMPTY] * PLACES
        self.up = 0
        """The places whose chip lies face up, as bits."""
        self.fill_ocean()
        self.stars: tuple[int, ...] = ()
        """MI-22: the places of the turned stars, in the order in which they were turned."""
        self.fired = 0
        """MI-23: the arrows, by place as bits, that have fired in the present player's turn."""
        self.gone: list[int] = []
        """The chips that have left the game."""

    def _lay_out_cards(self) -> None:
        """MI-4, MI-5, LG-11"""
        self.hands = [FULL_HAND] * self.seats
        """Sets of cards as bits, card 1 the lowest."""
        self.laid = [0] * self.seats
        """The number of the card that each seat has laid in this turn, or 0."""
        self.pile = list(self.contents.specials)
        self.chance.shuffle(self.pile)
        self.top = self.pile.pop()
        """The face-up action card."""
        self.under: list[int] = []
        """MI-13: the used cards under the pile, the first to come up again first. Everyone saw them go there."""
        self.held = [0] * self.seats
        """Special action cards, as bits."""
        self.fresh = [0] * self.seats
        """Those of them that were taken in this turn."""
        self.order = list(range(self.seats))
        """The seats by number chip: the holder of 1 first."""
        self.chance.shuffle(self.order)

    def fill_ocean(self) -> int:
        """MI-28: every empty place gets a chip of its depth and colour while the stack lasts. How many did."""
        filled = 0
        for place, stack in enumerate(self.contents.stack_of):
            if self.ocean[place] == EMPTY and self.stacks[stack]:
                self.ocean[place] = self.stacks[stack].pop()
                self.up = self.up & ~(1 << place) if stack % 2 == BLUE else self.up | 1 << place
                filled += 1
        return filled

    # -- looking ------------------------------------------------------------------------------------------------------

    def chips_of(self, seat: int) -> list[int]:
        """The squares of a scoreboard on which a chip lies."""
        return [square for square, chip in enumerate(self.boards[seat]) if chip != FREE]

    def others_have_chips(self, seat: int) -> bool:
        return any(chip != FREE for other, board in enumerate(self.boards) if other != seat for chip in board)

    def room(self, seat: int, row: int) -> int:
        """The leftmost free square of a row, or -1."""
        board = self.boards[seat]
        for square in self.contents.row_squares[row]:
            if board[square] == FREE:
                return square
        return NONE

    def open_squares(self, seat: int) -> list[int]:
        """MI-14, MI-18: where a special sailor or a bell may put a chip: the leftmost free square of each row.

        The last chip square of a later row is not open, and rows that are not played (MI-8) are no rows.
        """
        found = []
        for row in range(self.rounds):
            square = self.room(seat, row)
            if square != NONE and (row <= self.round or square != self.contents.row_squares[row][-1]):
                found.append(square)
        return found

    def fetchable(self) -> list[int]:
        """MI-15: the places with an open white chip that is no arrow."""
        colour, face = self.contents.colour, self.contents.face
        return [
            place
            for place, chip in enumerate(self.ocean)
            if chip != EMPTY and colour[chip] == WHITE and face[chip] != ARROW
        ]

    def barren(self) -> bool:
        """MI-32: no chip that can be taken is left, as far as anyone can see. A chip face down might be one."""
        face = self.contents.face
        return all(
            chip == EMPTY or (self.up >> place & 1 and face[chip] in (ARROW, STAR))
            for place, chip in enumerate(self.ocean)
        )

    # -- dealing anew -------------------------------------------------------------------------------------------------

    def redeal(self, seat: int | None, chance: Chance) -> Self:  # noqa: ARG002
        """Hidden from everyone alike: chips face down, the stacks, the action cards under the top one."""
        state = self.clone()
        for at, stack in enumerate(self.stacks):
            places = [
                place
                for place, chip in enumerate(self.ocean)
                if chip != EMPTY and not self.up >> place & 1 and self.contents.stack_of[place] == at
            ]
            hidden = sorted(stack + [self.ocean[place] for place in places])
            chance.shuffle(hidden)
            for place in places:
                state.ocean[place] = hidden.pop()
            state.stacks[at] = hidden
        state.pile.sort()
        chance.shuffle(state.pile)
        state.chance = chance.fork()
        return state

    # -- copying and counting -----------------------------------------------------------------------------------------

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        twin.boards = [board[:] for board in self.boards]
        twin.chance = self.chance.clone()
        twin.chosen = self.chosen
        twin.contents = self.contents
        twin.ending = self.ending
        twin.fired = self.fired
        twin.fresh = self.fresh[:]
        twin.gone = self.gone[:]
        twin.hand_done = self.hand_done
        twin.hands = self.hands[:]
        twin.held = self.held[:]
        twin.laid = self.laid[:]
        twin.ledger = self.ledger[:]
        twin.moves = self.moves[:]
        twin.ocean = self.ocean[:]
        twin.setup = self.setup
        twin.order = self.order[:]
        twin.pile = self.pile[:]
        twin.position = self.position
        twin.reversed_by = self.reversed_by
        twin.round = self.round
        twin.round_turn = self.round_turn
        twin.rounds = self.rounds
        twin.sailed = self.sailed
        twin.scores = self.scores[:]
        twin.seats = self.seats
        twin.special = self.special
        twin.spent = self.spent
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.stars = self.stars
        twin.step = self.step
        twin.to_act = self.to_act
        twin.top = self.top
        twin.turn = self.turn
        twin.under = self.under[:]
        twin.up = self.up
        return twin

    def census(self) -> Counter[str]:
        contents = self.contents
        chips = [chip for chip in self.ocean if chip != EMPTY] + self.gone
        chips += [chip for stack in self.stacks for chip in stack]
        chips += [chip for board in self.boards for chip in board if chip != FREE]
        count = Counter(
            f"{COLOURS[contents.colour[chip]]} {FACES[contents.face[chip]]} {-contents.depth[chip]}" for chip in chips
        )
        cards = [*self.pile, *self.under]
        cards += [at for held in self.held for at in range(len(SPECIALS)) if held >> at & 1]
        cards += [card for card in (self.top, self.special) if card != NONE]
        cards += [SPECIAL_REVERSE] if self.reversed_by != NONE else []
        count.update(f"special {SPECIALS[card]}" for card in cards)
        count.update(f"number chip of p{seat + 1}" for seat in self.order)
        return count
