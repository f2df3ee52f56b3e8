"""A position of `leagues`: what it has besides what both oceans have, and how chips are laid out."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Self

from vulcania.core.chance import Chance
from vulcania.core.setup import Setup
from vulcania.games._ocean.components import ARMS, RINGS, WHITE_DOT
from vulcania.games._ocean.rules.position import Position
from vulcania.games.leagues.components import ROUNDS, SPECIALS, SQUARES, Contents

Find = tuple[int, int, int, int]
"""A biscuit that paid: the round, who scored, the points, and its number."""


class LeaguesPosition(Position):
    __slots__ = ("finds", "sailors")

    ACTION = "steering"
    SPECIAL = "extra"
    SPECIALS = SPECIALS
    SQUARES = SQUARES
    TURNS: ClassVar[int] = 40
    """LG-37"""

    contents: Contents

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, ROUNDS)
        self.sailors = (self.contents.sailors,) * self.seats
        """LG-9"""
        self.finds: tuple[Find, ...] = ()
        self.deal_cards()
        self.place_chips()

    def place_chips(self) -> None:
        """LG-4, LG-36: the old round's chips go, the new one's are laid out, each on a dot of its depth and colour."""
        for chip in self.ocean:
            if chip >= 0:
                self.gone |= 1 << chip
        self.opened = 0
        for at, stock in enumerate(self.contents.stock[self.round]):
            ring, white = at // 2 * ARMS, at % 2 == 0
            chips = list(stock)
            self.chance.shuffle(chips)
            for place in range(ring, ring + ARMS):
                if WHITE_DOT[place] == white:
                    self.ocean[place] = chips.pop()
                    if white or self.setup.options["expert"]:  # LG-3, LG-41
                        self.opened |= 1 << place

    def redeal_chips(self, chance: Chance) -> None:
        """What lies face down at each depth is known; which of it lies where is not."""
        for ring in range(RINGS):
            closed = [
                place
                for place in range(ring * ARMS, ring * ARMS + ARMS)
                if self.ocean[place] >= 0 and not self.opened >> place & 1
            ]
            chips = sorted(self.ocean[place] for place in closed)
            chance.shuffle(chips)
            for place, chip in zip(closed, chips, strict=True):
                self.ocean[place] = chip

    def clone(self) -> Self:
        twin = Position.clone(self)  # by name: ``super()`` would cost a twentieth of it
        twin.sailors = self.sailors
        twin.finds = self.finds
        return twin

    def census(self) -> Counter[str]:
        """Also the chips of the rounds to come."""
        count = super().census()
        chips = enumerate(self.contents.chips)
        count.update(chip.id for at, chip in chips if self.contents.round_of[at] > self.round)
        return count
