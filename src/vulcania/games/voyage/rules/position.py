"""A voyage's position: ship, counter, purses and preys, how it is copied, counted, and dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple, Self

from vulcania.core.chance import Chance
from vulcania.core.setup import Setup
from vulcania.core.state import State
from vulcania.games.voyage.components import DESTINATIONS, NONE, ZONES, Parts
from vulcania.games.voyage.rules.courses import courses
from vulcania.games.voyage.rules.hunt import Hunt

WATCH = 4
"""VO-11: so many blue tokens make a watch."""
GUINEA = 5
"""VO-38: points."""


class Entry(NamedTuple):
    """Guineas won or paid: for the final account."""

    guineas: int
    reason: str
    square: int
    leagues: int


class Trophy(NamedTuple):
    """A prey won: for the final account."""

    prey: int
    square: int
    hunt: int


class Position(State):
    """What there is; what is done with it is in the other chapters."""

    __slots__ = (
        "adventure", "alert", "captain", "courses", "depth", "drawn", "guineas", "heading", "hunt", "hunts", "leagues",
        "ledger", "order", "out", "parts", "pilot", "preys_left", "relieved", "ship", "surfaced",
        "target", "toggles", "tokens", "trophies", "turned", "watches",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        self.setup = setup.unseeded()
        self.chance = Chance(setup.seed)
        self.seats = setup.seats
        self.parts: Parts = setup.components
        self.courses = courses(self.parts)
        self.toggles = bool(setup.options["surface-until-next-yellow"])
        # VO-6
        self.ship = self.parts.chart.vulcania
        self.leagues = 0
        self.heading = NONE
        """The direction of the last move: where the prow points."""
        self.depth = NONE
        """Where the dive lever was at the last move."""
        self.surfaced = False
        chosen = setup.first_seat("captain")
        self.captain = self.chance.below(self.seats) if chosen is None else chosen
        self.order = list(range(DESTINATIONS))
        """The destination cards as they lie; they come again in the same order (VO-13)."""
        self.chance.shuffle(self.order)
        self.drawn = 1
        """How many destination cards were drawn so far, repeats included."""
        self.target = self.order[0]
        """The zone that is sailed for; none between the arrival and the next card."""
        # VO-7
        self.guineas = [0] * self.seats
        self.ledger: list[list[Entry]] = [[] for _ in range(self.seats)]
        self.trophies: list[list[Trophy]] = [[] for _ in range(self.seats)]
        self.preys_left = tuple(
            [at for at, prey in enumerate(self.parts.preys) if prey.series == series] for series in (0, 1)
        )
        """The preys of each series that nobody has caught."""
        self.tokens = 0
        self.watches = 1
        self.hunts = 0
        self.adventure = NONE
        """The zone whose adventure is under way: the Sharks' or the Cannibals' (VO-29, VO-30)."""
        self.alert = False
        """An alert that waits for the hunt to end (VO-40)."""
        self.relieved = False
        """The pilot must hand the watch over when this move is settled (VO-34, VO-35)."""
        self.turned: tuple[int, ...] = ()
        """The cards that the last ramming turned, until the next move (VO-29)."""
        self.out = [False] * self.seats
        self.hunt: Hunt | None = None
        self.pilot = self.right_of(self.captain)
        self.to_act = (self.pilot,)

    def right_of(self, seat: int) -> int:
        """Everything passes to the right (VO-6): seats are numbered clockwise, so that is the next lower number."""
        for step in range(1, self.seats + 1):
            other = (seat - step) % self.seats
            if not self.out[other]:
                return other
        raise AssertionError("somebody is always left")

    def points(self) -> list[int]:
        """VO-38"""
        points = [GUINEA * guineas for guineas in self.guineas]
        for seat, trophies in enumerate(self.trophies):
            points[seat] += sum(self.parts.preys[trophy.prey].points for trophy in trophies)
        for catch in self.hunt.catches if self.hunt is not None else ():
            points[catch.seat] += self.parts.preys[catch.prey].points
        return points

    def redeal(self, seat: int | None, chance: Chance) -> Self:
        """Hidden are the destinations not drawn yet and, in a hunt, the others' hands and the stock.

        Preys and the cards for ramming are shuffled anew each time, so that they have no order to hide.
        """
        state = self.clone()
        seen = min(self.drawn, DESTINATIONS)
        unseen = sorted(self.order[seen:])
        chance.shuffle(unseen)
        state.order[seen:] = unseen
        if state.hunt is not None:
            state.hunt.redeal(seat, chance)
        state.chance = chance.fork()
        return state

    def clone(self) -> Self:
        twin = self.__new__(type(self))
        twin.setup = self.setup
        twin.chance = self.chance.clone()
        twin.to_act = self.to_act
        twin.seats = self.seats
        twin.parts = self.parts
        twin.courses = self.courses
        twin.toggles = self.toggles
        twin.ship = self.ship
        twin.leagues = self.leagues
        twin.heading = self.heading
        twin.depth = self.depth
        twin.surfaced = self.surfaced
        twin.captain = self.captain
        twin.order = self.order[:]
        twin.drawn = self.drawn
        twin.target = self.target
        twin.guineas = self.guineas[:]
        twin.ledger = [entries[:] for entries in self.ledger]
        twin.trophies = [trophies[:] for trophies in self.trophies]
        twin.preys_left = (self.preys_left[0][:], self.preys_left[1][:])
        twin.tokens = self.tokens
        twin.watches = self.watches
        twin.hunts = self.hunts
        twin.adventure = self.adventure
        twin.alert = self.alert
        twin.relieved = self.relieved
        twin.turned = self.turned
        twin.out = self.out[:]
        twin.hunt = None if self.hunt is None else self.hunt.clone()
        twin.pilot = self.pilot
        return twin

    def census(self) -> Counter[str]:
        preys, deck = self.parts.preys, self.parts.deck
        count = Counter(f"prey {preys[prey].name}" for series in self.preys_left for prey in series)
        count.update(f"prey {preys[trophy.prey].name}" for trophies in self.trophies for trophy in trophies)
        cards = list(deck.cards)
        if self.hunt is not None:
            cards = self.hunt.cards()
            count.update(f"prey {preys[prey].name}" for prey in self.hunt.preys.values())
            count.update(f"prey {preys[catch.prey].name}" for catch in self.hunt.catches)
        count.update(f"card {deck.name(face)}" for face in cards)
        count.update(f"destination {ZONES[zone]}" for zone in self.order)
        return count
