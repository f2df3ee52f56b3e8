"""A position of `miles`: what it has besides what both oceans have, and how chips are laid out."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar, Self

from vulcania.core.chance import Chance
from vulcania.core.setup import Setup
from vulcania.games._ocean.components import FREE
from vulcania.games._ocean.rules.position import Position
from vulcania.games.miles.components import ARROW, BLUE, ROWS, SHORT_ROUNDS, SPECIALS, SQUARES, STAR, WHITE, Contents


class MilesPosition(Position):
    __slots__ = ("fired", "stacks", "stars")

    ACTION = "action"
    SPECIAL = "special"
    SPECIALS = SPECIALS
    SQUARES = SQUARES
    TURNS: ClassVar[int] = 24
    """MI-32: two hands of twelve cards."""

    contents: Contents

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, SHORT_ROUNDS if setup.options["length"] == "short" else ROWS)  # MI-8
        self.stars: tuple[int, ...] = ()
        """MI-22: the places of the turned stars, in the order in which they were turned."""
        self.fired = 0
        """MI-23: the arrows, by place as bits, that have fired in the present player's turn."""
        self.stacks = [list(stack) for stack in self.contents.stacks]
        for stack in self.stacks:
            self.chance.shuffle(stack)
        self.fill_ocean()
        self.deal_cards()

    def fill_ocean(self) -> int:
        """MI-28: every empty place gets a chip of its depth and colour while the stack lasts. How many did."""
        filled = 0
        for place, stack in enumerate(self.contents.stack_of):
            if self.ocean[place] == FREE and self.stacks[stack]:
                self.ocean[place] = self.stacks[stack].pop()
                self.opened = self.opened & ~(1 << place) if stack % 2 == BLUE else self.opened | 1 << place
                filled += 1
        return filled

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def optional(self) -> bool:
        """MI-10: whether a chip that was found may be left."""
        return bool(self.setup.options["optional-taking"])

    def others_have_chips(self, seat: int) -> bool:
        return any(chip != FREE for other, board in enumerate(self.boards) if other != seat for chip in board)

    def open_squares(self, seat: int) -> list[int]:
        """MI-14, MI-18: where a special sailor or a bell may put a chip: the leftmost free square of each row.

        The last chip square of a later row is not open, and rows that are not played (MI-8) are no rows.
        """
        found = []
        for row in range(self.rounds):
            square = self.room(seat, row)
            if square >= 0 and (row <= self.round or square != self.contents.row_squares[row][-1]):
                found.append(square)
        return found

    def fetchable(self) -> list[int]:
        """MI-15: the places with an open white chip that is no arrow."""
        colour, role = self.contents.colour, self.contents.role
        return [
            place
            for place, chip in enumerate(self.ocean)
            if chip >= 0 and colour[chip] == WHITE and role[chip] != ARROW
        ]

    def barren(self) -> bool:
        """MI-32: no chip that can be taken is left, as far as anyone can see. A chip face down might be one."""
        role = self.contents.role
        return all(
            chip < 0 or (self.opened >> place & 1 and role[chip] in (ARROW, STAR))
            for place, chip in enumerate(self.ocean)
        )

    def told_order(self) -> dict[str, Any]:
        return {**super().told_order(), "last-seat": self.order[-1]}

    # -- dealing anew, copying, counting ------------------------------------------------------------------------------

    def redeal_chips(self, chance: Chance) -> None:
        """The chips face down and the stack from which they came are one pool."""
        for at, stack in enumerate(self.stacks):
            places = self.closed(at)
            hidden = sorted(stack + [self.ocean[place] for place in places])
            chance.shuffle(hidden)
            for place in places:
                self.ocean[place] = hidden.pop()
            self.stacks[at] = hidden

    def closed(self, stack: int) -> list[int]:
        """The places where a chip of this stack lies face down."""
        return [
            place
            for place, chip in enumerate(self.ocean)
            if chip >= 0 and not self.opened >> place & 1 and self.contents.stack_of[place] == stack
        ]

    def clone(self) -> Self:
        twin = Position.clone(self)
        twin.stars = self.stars
        twin.fired = self.fired
        twin.stacks = [stack[:] for stack in self.stacks]
        return twin

    def census(self) -> Counter[str]:
        count = super().census()
        count.update(self.contents.chips[chip].id for stack in self.stacks for chip in stack)
        return count
