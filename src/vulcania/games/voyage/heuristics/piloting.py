"""What a move of sailing is worth to the pilot, in points: moves are looked through a few deep, or many.

Nothing of it is hidden: everyone knows what each course would register, until the ship arrives and a new card is
drawn. So a leg can be worked out to its end, the watches of the others included.
"""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.games.voyage.components import (
    CANNIBALS,
    CORRIDOR,
    FORESTS,
    GALLEON,
    GOAL,
    NONE,
    RED,
    REGISTERS,
    SHARKS,
    YELLOW,
)
from vulcania.games.voyage.moves import DIRECTION_OF
from vulcania.games.voyage.rules.position import GUINEA, WATCH
from vulcania.games.voyage.state import VoyageState

DEPTH = 3
"""How many of the pilot's own moves after this one a sensible player looks through."""
FAR = 12
"""How many moves are looked through, whosever they are, where it is to be worked out."""
TOKEN = 2.2
"""What each token still to come is worth: on the way to it some moves bring guineas instead."""
PLANNED = 4.2
"""What it is worth to who works it out, and makes more of it."""
RAM = 2 * GUINEA * (4 - 2) / 6
"""Four spurs of six ram the warship."""
PRIZE = 2 * GUINEA
ESCAPE = 7.0
"""An escape from the cannibals under way, when nothing more is known of it: most come off."""
RICH = 2
"""No fine is greater, so that guineas beyond it make no difference to what can be paid."""


_At = tuple[int, int, int, bool, int, int]
"""As much of a position as the pilot's next moves depend on: where the ship is, its leagues, the pilot's tokens,
whether it has surfaced, the adventure, and what the pilot's purse can pay."""


class _Pilot:
    """Who has the watch in a position."""

    def __init__(self, state: VoyageState, token: float = TOKEN) -> None:
        chart, instruments = state.parts.chart, state.parts.instruments
        self.near, self.zone, self.octopus = chart.near, chart.zone, chart.octopus
        self.warship, self.whirlpool = chart.warship, chart.whirlpool
        self.routes, self.navigation, self.events = instruments.routes, instruments.navigation, instruments.events
        self.courses = state.courses
        self.toggles = state.toggles
        self.target = state.target
        self.destination = NONE if state.target == NONE else chart.destinations[state.target]
        self.token = token
        self.seen: dict[tuple[_At, int], float] = {}
        """Different ways often lead to the same place with the same leagues."""

    def worth(self, at: _At, move: int, depth: int) -> float:
        """What the move brings, and then the best that may follow in the same watch."""
        gained, after = self.sailed(at, move)
        return gained if self.over(after) else gained + self._onwards(after, depth)

    def _onwards(self, at: _At, depth: int) -> float:
        """What the watch is worth from here on."""
        if depth == 0 or self.arrived(at):
            return self.hoped(at)
        found = self.seen.get((at, depth))
        if found is None:
            found = self.seen[at, depth] = max([self.worth(at, move, depth - 1) for move in self.moves(at)])
        return found

    def sailed(self, at: _At, move: int) -> tuple[float, _At]:
        """What the move itself brings, and where it leads to."""
        ship, leagues, tokens, surfaced, adventure, purse = at
        ship = self.near[ship][DIRECTION_OF[move]]
        leagues += self.routes[move] * REGISTERS
        if leagues >= GOAL:
            return PRIZE, (ship, leagues, WATCH, surfaced, NONE, purse)
        lit = leagues // REGISTERS
        navigation, events = self.navigation[lit], self.events[lit]
        gained = 0.0
        if navigation == events != RED:
            gained += GUINEA
            purse = min(purse + 1, RICH)
        elif tokens < WATCH:
            tokens += 1
        surfaced = surfaced != (navigation == YELLOW) if self.toggles else navigation == YELLOW
        if adventure != NONE:
            bonus, adventure = self._pursue(ship, navigation, adventure, purse)
            gained += bonus
        elif navigation == events == RED:
            bonus, adventure, over = self._meet(ship, surfaced, purse)
            gained += bonus
            if over:
                tokens = WATCH
            if self.zone[ship] == GALLEON and ship != self.destination:
                ship = self.whirlpool  # VO-32; from a destination it jumps towards a card that nobody knows
        return gained, (ship, leagues, tokens, surfaced, adventure, purse)

    def over(self, at: _At) -> bool:
        """Whether the watch is."""
        _, _, tokens, _, adventure, _ = at
        return adventure == NONE and tokens == WATCH

    def hoped(self, at: _At) -> float:
        """What the rest of the watch brings when nothing more is known of it."""
        _, _, tokens, _, adventure, _ = at
        return self.token * (WATCH - tokens) + (ESCAPE if adventure == CANNIBALS else 0.0)

    def arrived(self, at: _At) -> bool:
        ship, _, _, _, adventure, _ = at
        return adventure == NONE and (self.target == NONE or ship == self.destination)

    def moves(self, at: _At) -> tuple[int, ...]:
        ship, _, _, surfaced, adventure, _ = at
        course = self.courses.towards(adventure, self.target)
        return (course.surfaced if surfaced else course.dived)[ship]

    def _pursue(self, ship: int, navigation: int, adventure: int, purse: int) -> tuple[float, int]:
        if adventure == SHARKS:
            return (RAM, NONE) if ship == self.warship else (0.0, adventure)
        if self.zone[ship] != CANNIBALS:
            return 2 * GUINEA, NONE
        return (-GUINEA * min(purse, 2), NONE) if navigation == YELLOW else (0.0, adventure)

    def _meet(self, ship: int, surfaced: bool, purse: int) -> tuple[float, int, bool]:
        """What an alert brings, the adventure that begins, and whether the watch is lost."""
        zone = self.zone[ship]
        if zone == CORRIDOR:
            return 0.0, NONE, True
        if zone == SHARKS:
            return (RAM, NONE, False) if ship == self.warship else (RAM, SHARKS, False)
        if zone == FORESTS and not self.octopus[ship]:
            return 2 * GUINEA, NONE, False
        if zone == CANNIBALS and not surfaced:
            return 0.0, CANNIBALS, False
        fine = 2 if zone in (FORESTS, CANNIBALS) else 1
        return -GUINEA * min(purse, fine), NONE, purse < fine


_Shares = tuple[float, ...]
"""What everybody gets: who has the watch, then who takes it over, and so on."""


class _Planner:
    """Works out how all pilots of a leg fare, each of whom wants more than the others."""

    def __init__(self, state: VoyageState) -> None:
        self.pilot = _Pilot(state, PLANNED)
        pilots = state.seats - sum(state.out)  # VO-42: at least two, or the match is over
        self.later = tuple([PLANNED * WATCH * (pilots - place) / pilots for place in range(1, pilots)])
        """What those get whose watches come, when nothing more is known of them: who is sooner has one more perhaps."""
        self.seen: dict[tuple[_At, int], _Shares] = {}

    def shares(self, at: _At, move: int, depth: int) -> _Shares:
        """What a move comes to."""
        gained, after = self.pilot.sailed(at, move)
        ship, leagues, _, surfaced, adventure, _ = after
        if leagues >= GOAL:
            return (gained, *[0.0] * len(self.later))
        if not self.pilot.over(after):
            found = self._onwards(after, depth)
            return (gained + found[0], *found[1:])
        # of who takes over it is supposed that fines can be paid
        found = self._onwards((ship, leagues, 0, surfaced, adventure, RICH), depth)
        return (gained + found[-1], *found[:-1])

    def _onwards(self, at: _At, depth: int) -> _Shares:
        if depth == 0 or self.pilot.arrived(at):
            return (self.pilot.hoped(at), *self.later)
        found = self.seen.get((at, depth))
        if found is None:
            ways = [self.shares(at, move, depth - 1) for move in self.pilot.moves(at)]
            found = self.seen[at, depth] = max(ways, key=_lead)
        return found


def _lead(shares: _Shares) -> float:
    """What who has the watch gets beyond the others."""
    return shares[0] - sum(shares[1:]) / (len(shares) - 1)


def _at(state: VoyageState) -> _At:
    purse = min(state.guineas[state.pilot], RICH)
    return state.ship, state.leagues, state.tokens, state.surfaced, state.adventure, purse


def piloting_worths(state: VoyageState, moves: Sequence[int]) -> list[float]:
    pilot, at = _Pilot(state), _at(state)
    return [pilot.worth(at, move, DEPTH) for move in moves]


def solved_worths(state: VoyageState, moves: Sequence[int], far: int = FAR) -> list[float]:
    """The same, worked out to the end of the leg; what the others get on the way is taken off."""
    planner, at = _Planner(state), _at(state)
    return [_lead(planner.shares(at, move, far)) for move in moves]


def watch_worth(state: VoyageState) -> float:
    """What the rest of the watch is worth to its pilot, at a glance."""
    pilot, at = _Pilot(state), _at(state)
    return max(pilot.worth(at, move, 1) for move in pilot.moves(at))
