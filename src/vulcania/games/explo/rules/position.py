"""A position of Explo: what lies where, how it is copied, dealt again and counted."""

from __future__ import annotations

from collections import Counter
from typing import Self

from vulcania.core.chance import Chance
from vulcania.core.setup import Setup
from vulcania.core.state import State
from vulcania.games.explo.components import CARDS, DUG, RESOURCES, Contents
from vulcania.games.explo.moves import ENTRANCE
from vulcania.games.explo.rules import steps
from vulcania.games.explo.rules.cave import TILE_SHIFT, Cave
from vulcania.games.explo.rules.routes import Route, Survey

NONE = -1
"""No tile, no card, no place, no objective."""
SHARING_HANDOVERS, TURN_HANDOVERS = 40, 6
"""EX-10: how many cubes may change hands before a phase and in a turn: more than any plan needs, and an end to it."""


class Position(State):
    __slots__ = (
        "active", "answers", "aside", "asked_for", "box", "cave", "cubes", "digs", "discards", "drawn", "ended", "ends",
        "first", "found", "gone", "handovers", "hands", "levels", "markers", "moves", "must", "objective_pile",
        "objectives", "offered", "out", "phase", "pile", "positions", "proposed", "result", "spent", "step",
        "steps_left", "surveyed", "taken", "tile_discards", "tile_pile", "trails", "turns",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        self.setup = setup.unseeded()
        self.chance = Chance(setup.seed)
        self.seats = setup.seats
        self.box: Contents = setup.components
        # EX-11
        chosen = setup.first_seat()
        self.first = self.chance.below(self.seats) if chosen is None else chosen
        self.active = self.first
        self.phase = 1
        self.step = steps.PREPARING
        self.moves: tuple[int, ...] = ()
        """The legal moves of the active caver, made once for each decision."""
        self._lay_out()
        self.set_out()
        self.handovers = SHARING_HANDOVERS
        self.steps_left = 0
        self.must = NONE
        """EX-16: the card received in an exchange, to be played this turn."""
        self.proposed = False
        self.asked_for: tuple[int, ...] = ()
        """What others are asked to agree to: the cards of an exchange, or the side of a crossing."""
        self.answers: tuple[int, ...] = ()
        """Who agreed to come along."""
        self.ended = ""
        self.result: Route | None = None
        self.surveyed: tuple[Survey, ...] = ()
        """Where the markers lay when phase 2 was won, and how deep they lay then."""
        self.to_act = tuple(range(self.seats))

    def _lay_out(self) -> None:
        """The components as a match begins."""
        self.taken = 0
        """EX-8: the items taken, as bits."""
        self.ends = self.box.scales[str(self.setup.options["difficulty"])][self.seats - 1]
        # EX-15: the top is the end of the list, the sump lies at the bottom
        tiles = list(self.box.pile)
        self.chance.shuffle(tiles)
        self.tile_pile = [self.box.sump, *tiles]
        self.tile_discards: list[int] = []
        self.drawn = NONE
        self.digs = len(self.box.digging)
        self.cave = Cave()
        self.cave.lay(ENTRANCE, self.box.entrance, self.box.masks[self.box.entrance], 0)
        self.trails = [[ENTRANCE] for _ in range(self.seats)]
        """EX-28: the squares each caver walked in phase 2, in order."""
        # EX-31
        self.objective_pile = list(range(len(self.box.objectives)))
        self.offered: list[tuple[int, ...]] = [()] * self.seats
        self.objectives = [NONE] * self.seats
        self.aside: list[int] = []
        self.found = 0

    def set_out(self) -> None:
        """EX-6, EX-30: cards, resources, scales and pawns as an expedition begins; the cave stays."""
        self.levels = [0, 0, 0]
        self.pile = list(self.box.cards)
        self.chance.shuffle(self.pile)
        self.discards: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.cubes = [[0] * len(RESOURCES) for _ in range(self.seats)]
        self.gone = [0] * len(RESOURCES)
        self.spent = 0
        """EX-18: the stand-ins turned over, as bits."""
        self.positions = [ENTRANCE] * self.seats
        self.markers = [NONE] * self.seats
        self.out = [False] * self.seats
        self.turns = [0] * self.seats

    # -- asking -------------------------------------------------------------------------------------------------------

    def companions(self, seat: int) -> list[int]:
        """The other cavers inside on the same tile."""
        here = self.positions[seat]
        if self.positions.count(here) == 1:  # as is often so
            return []
        return [at for at, place in enumerate(self.positions) if place == here and at != seat and not self.out[at]]

    def inside(self) -> list[int]:
        return [seat for seat, out in enumerate(self.out) if not out]

    def redeal(self, seat: int | None, chance: Chance) -> Self:
        """Hidden from everyone alike: the order of tiles, action cards and objectives. The sump stays underneath."""
        state = self.clone()
        bottom = [tile for tile in self.tile_pile if tile == self.box.sump]
        tiles = sorted(tile for tile in self.tile_pile if tile != self.box.sump)
        chance.shuffle(tiles)
        state.tile_pile = bottom + tiles
        state.pile.sort()
        chance.shuffle(state.pile)
        state.objective_pile.sort()
        chance.shuffle(state.objective_pile)
        state.chance = chance.fork()
        return state

    # -- copying and counting -----------------------------------------------------------------------------------------

    def clone(self) -> Self:
        twin = self.__new__(type(self))
        twin.setup = self.setup
        twin.chance = self.chance.clone()
        twin.seats = self.seats
        twin.box = self.box
        twin.first = self.first
        twin.active = self.active
        twin.phase = self.phase
        twin.step = self.step
        twin.moves = self.moves
        twin.taken = self.taken
        twin.spent = self.spent
        twin.cubes = [held[:] for held in self.cubes]
        twin.gone = self.gone[:]
        twin.levels = self.levels[:]
        twin.ends = self.ends
        twin.tile_pile = self.tile_pile[:]
        twin.tile_discards = self.tile_discards[:]
        twin.drawn = self.drawn
        twin.digs = self.digs
        twin.cave = self.cave.clone()
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.positions = self.positions[:]
        twin.out = self.out[:]
        twin.markers = self.markers[:]
        twin.trails = [trail[:] for trail in self.trails]
        twin.turns = self.turns[:]
        twin.handovers = self.handovers
        twin.steps_left = self.steps_left
        twin.must = self.must
        twin.proposed = self.proposed
        twin.asked_for = self.asked_for
        twin.answers = self.answers
        twin.objective_pile = self.objective_pile[:]
        twin.offered = self.offered[:]
        twin.objectives = self.objectives[:]
        twin.aside = self.aside[:]
        twin.found = self.found
        twin.ended = self.ended
        twin.result = self.result
        twin.surveyed = self.surveyed
        twin.to_act = self.to_act
        return twin

    def census(self) -> Counter[str]:
        box = self.box
        laid = self.cave.laid.values()
        tiles = [value >> TILE_SHIFT for value in laid if value >> TILE_SHIFT not in box.digging]
        tiles += self.tile_pile + self.tile_discards + ([self.drawn] if self.drawn != NONE else [])
        count = Counter(f"tile {box.tiles[tile].id}" for tile in tiles)
        # EX-24: digging tiles lie in the cave, on squeezes and in walls
        count["digging tile"] = self.digs + sum(bool(value & DUG) for value in laid) + len(self.cave.walls)
        cards = self.pile + self.discards + [card for hand in self.hands for card in hand]
        count.update(f"card {CARDS[card]}" for card in cards)
        shown = [one for pair in self.offered for one in pair] + [one for one in self.objectives if one != NONE]
        objectives = self.objective_pile + self.aside + shown
        count.update(f"objective {box.objectives[one].id}" for one in objectives)
        # EX-3: every cube is held, gone, or at home
        for item, cubes in enumerate(box.cubes_of):
            if cubes:
                resource = box.resource_of[item]
                dealt = self.taken >> item & 1 and self.step not in (steps.PREPARING, steps.CHOOSING)
                used = sum(held[resource] for held in self.cubes) + self.gone[resource]
                count[f"cube {RESOURCES[resource]}"] = used if dealt else cubes + used
        return count
