"""A position of `leagues`: what lies where, what it is worth, and what of it nobody can know."""

from __future__ import annotations

from typing import Self

from vulcania.core.chance import Chance
from vulcania.core.setup import Setup
from vulcania.core.state import State
from vulcania.games._ocean.chips import SYMBOLS, WHITE_DOT
from vulcania.games._ocean.helm import ARMS, PLACES, START
from vulcania.games.leagues.account import Entry
from vulcania.games.leagues.box import ACTIONS, Contents
from vulcania.games.leagues.moves import FULL_HAND, GRID, LAYS
from vulcania.games.leagues.score import column_points, counts

EMPTY = -1
LAYING, BEFORE, AFTERWARDS, EXTRA_STEERING, SWAPPING, MOVING, OFFERING, FETCHING, DEALING = range(9)
"""What the seat to act is at. Before its numbered action and afterwards it may play an extra card (LG-21)."""


class LeaguesPosition(State):
    __slots__ = (
        "account", "box", "ending", "expert", "extras", "fresh", "gone", "grids", "hands", "held", "laid", "moves",
        "ocean", "offered", "opened", "order", "phase", "pile", "points", "position", "round", "sailed", "sailors",
        "seats", "setup", "steered", "turn", "used",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        self.setup = setup.unseeded()
        self.box: Contents = setup.components
        self.chance = Chance(setup.seed)
        self.seats = setup.seats
        self.expert = bool(setup.options["expert"])
        self.position = START
        self.ocean = [EMPTY] * PLACES
        self.opened = 0
        """The places whose chip lies face up, as bits."""
        self.gone = 0
        """The chips that have left the game, as bits."""
        # LG-8, LG-9
        self.grids = [EMPTY] * (GRID * self.seats)
        self.hands = [FULL_HAND] * self.seats
        """The numbered cards of each seat's hand, as bits."""
        self.sailors = [self.box.sailors] * self.seats
        self.points = [0] * self.seats
        self.account: list[Entry] = []
        # LG-10
        self.pile = list(self.box.actions)
        """The top one, which lies face up, is the last."""
        self.chance.shuffle(self.pile)
        self.used = 0
        """How many cards at the bottom of the pile were put there used (LG-26): everyone saw which."""
        self.held = [0] * (len(ACTIONS) * self.seats)
        """How many action cards of each kind each seat has."""
        self.fresh = [0] * (len(ACTIONS) * self.seats)
        """Those of them that were taken in this turn."""
        # LG-11
        self.order = list(range(self.seats))
        """The seats by their number tokens."""
        self.chance.shuffle(self.order)
        self.laid = [0] * self.seats
        """The number that each seat has laid this turn, 0 before."""
        self.sailed = 0
        self.extras = 0
        """The seats that have played their extra card this turn, as bits."""
        self.steered = False
        """Whether the seat to act has carried out its numbered card."""
        self.offered = EMPTY
        self.round = 0
        self.turn = 1
        self.ending = False
        self.phase = LAYING
        self.to_act = (self.order[0],)
        self.place_chips()
        self.moves: tuple[int, ...] = LAYS[FULL_HAND]
        """What the seat to act may do, as :meth:`play` left it."""

    def place_chips(self) -> None:
        """LG-4, LG-36: the old round's chips go, the new one's are laid out, each on a dot of its depth and colour."""
        for chip in self.ocean:
            if chip >= 0:
                self.gone |= 1 << chip
        self.opened = 0
        for ring in range(PLACES // ARMS):
            for colour, white in enumerate((True, False)):
                chips = list(self.box.stock[self.round][2 * ring + colour])
                self.chance.shuffle(chips)
                for place in range(ring * ARMS, ring * ARMS + ARMS):
                    if WHITE_DOT[place] == white:
                        self.ocean[place] = chips.pop()
                        if white or self.expert:  # LG-3, LG-41
                            self.opened |= 1 << place

    # -- scoring ------------------------------------------------------------------------------------------------------

    def row_points(self, seat: int, row: int) -> int:
        """LG-32, LG-33: what a row is worth as it lies."""
        reads = self.box.reads[row]
        at = GRID * seat + 3 * row
        first, second, third = self.grids[at : at + 3]
        index = 36 * (reads[first] if first >= 0 else 0) + 6 * (reads[second] if second >= 0 else 0)
        return self.box.rows[row][index + (reads[third] if third >= 0 else 0)]

    def column_points(self, seat: int, column: int) -> int:
        """LG-38: what a column is worth as it lies."""
        at = GRID * seat + column
        return column_points(self.symbols_of((at, at + 3, at + 6)), self.box.columns)

    def symbols_of(self, squares: range | tuple[int, ...]) -> int:
        """The symbols on these squares of all grids, added up."""
        symbols = self.box.symbols
        grids = self.grids
        return sum([symbols[grids[at]] for at in squares if grids[at] >= 0])

    def event_points(self, number: int, finder: int) -> list[int]:
        """LG-29: what each seat would get if this biscuit were found by that seat now."""
        event = self.box.events[number - 1]
        wanted = [SYMBOLS.index(name) for name in event.symbols]
        have = [0] * self.seats
        for seat in range(self.seats):
            found = counts(self.symbols_of(range(GRID * seat, GRID * seat + GRID)))
            have[seat] = found[wanted[0]] + found[wanted[1]]
        if event.scorer == "finder":
            return [points if seat == finder else 0 for seat, points in enumerate(have)]
        if event.scorer == "most":
            most = max(have)
            return [points if points == most else 0 for points in have]
        return have

    # -- knowing ------------------------------------------------------------------------------------------------------

    def redeal(self, seat: int | None, chance: Chance) -> Self:  # noqa: ARG002 - all seats know the same
        """What lies face down at each depth is known; which of it lies where is not, nor the order of the pile between
        its top and the used cards at its bottom."""
        state = self.clone()
        for ring in range(PLACES // ARMS):
            closed = [
                place
                for place in range(ring * ARMS, ring * ARMS + ARMS)
                if self.ocean[place] >= 0 and not self.opened >> place & 1
            ]
            chips = sorted(self.ocean[place] for place in closed)
            chance.shuffle(chips)
            for place, chip in zip(closed, chips, strict=True):
                state.ocean[place] = chip
        unseen = slice(self.used, max(self.used, len(self.pile) - 1))
        cards = sorted(self.pile[unseen])
        chance.shuffle(cards)
        state.pile[unseen] = cards
        state.chance = chance.fork()
        return state

    # -- copying and counting -----------------------------------------------------------------------------------------

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        twin.setup = self.setup
        twin.box = self.box
        twin.chance = self.chance.clone()
        twin.seats = self.seats
        twin.expert = self.expert
        twin.position = self.position
        twin.ocean = self.ocean[:]
        twin.opened = self.opened
        twin.gone = self.gone
        twin.grids = self.grids[:]
        twin.hands = self.hands[:]
        twin.sailors = self.sailors[:]
        twin.points = self.points[:]
        twin.account = self.account[:]
        twin.pile = self.pile[:]
        twin.held = self.held[:]
        twin.fresh = self.fresh[:]
        twin.order = self.order[:]
        twin.laid = self.laid[:]
        twin.sailed = self.sailed
        twin.extras = self.extras
        twin.steered = self.steered
        twin.offered = self.offered
        twin.round = self.round
        twin.turn = self.turn
        twin.used = self.used
        twin.ending = self.ending
        twin.phase = self.phase
        twin.to_act = self.to_act
        twin.moves = self.moves
        return twin
