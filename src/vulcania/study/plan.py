"""What is to be played: plain data, so that it can be sent to another process and kept in a file.

A block is some matches that share their luck; most plans have one match in each. Match number ``n`` takes its own seed,
and each of its players their own stream of chance, from the plan's seed and ``n`` alone: the same plan comes to the
same on any number of processes, in whatever order.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, NamedTuple

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.errors import BadSetup
from vulcania.core.event import Log
from vulcania.core.game import Game
from vulcania.core.outcome import Outcome
from vulcania.core.registry import game as find_game
from vulcania.core.setup import Setup
from vulcania.core.state import State
from vulcania.players.guests import welcome
from vulcania.players.registry import sitting
from vulcania.study.ratings import Wins
from vulcania.study.tally import Played


class Seating(NamedTuple):
    """One match to be played."""

    number: int
    """Of its luck: equal numbers are dealt alike."""
    table: tuple[int, ...]
    """The player in each seat, by their place in the plan."""
    luck: Sequence[int]
    """The stream of chance that the player in each seat draws from."""


class Plan(msgspec.Struct, frozen=True):
    """An experiment. What studies differ in is asked here; the rest is the same for all."""

    game: str
    players: tuple[str, ...]
    """Who takes part, as a table names them: ``mate``, ``captain:2s``."""
    seats: int
    matches: int
    seed: int = 0
    options: dict[str, str] = {}
    components: str | None = None

    timed: ClassVar[bool] = False
    """Whether the players' thinking is timed."""
    told: ClassVar[bool] = False
    """Whether matches are told event by event, for :meth:`notes`."""

    @property
    def rules(self) -> Game:
        return find_game(self.game)

    @property
    def folder(self) -> str | None:
        """Where the record of every match is to go, where the plan asks."""
        return None

    @property
    def blocks(self) -> int:
        return self.matches

    @property
    def total(self) -> int:
        """How many matches that makes: every block has as many."""
        return self.blocks * len(self.block(0))

    def block(self, at: int) -> tuple[Seating, ...]:
        raise NotImplementedError

    def luck(self, number: int) -> int:
        """The seed of the match of that number."""
        return Chance(self.seed, "match", number).below(1 << 64)

    def setup(self) -> Setup:
        """What all matches agree upon."""
        return self.rules.setup(self.seats, 0, self.options, self.rules.box(self.components)[1])

    def ending(self, outcome: Outcome) -> str:  # noqa: ARG002
        """How a match ended, where the plan tells ways apart."""
        return ""

    def opening(self, number: int) -> list[tuple[int, int]]:  # noqa: ARG002
        """The moves of the match of that number that the plan leaves to nobody, each after the seat that makes it."""
        return []

    def notes(self, state: State, log: Log, number: int) -> dict[str, int]:  # noqa: ARG002
        """What the plan wants to know of the match of that number, told to its end, in numbers."""
        return {}

    def compare(self, block: Sequence[Played]) -> Wins | None:  # noqa: ARG002
        """Who came before whom in a block, where the plan asks."""
        return None

    def check(self) -> None:
        """Refuse what cannot be played."""
        sat = [sitting(name) for name in self.players]
        if any(one.human for one in sat):
            raise BadSetup("error-human-seat")
        self.setup()
        welcome(sat)

    def about(self) -> dict[str, object]:
        """Everything that makes matches comparable: other rules or components make it another experiment."""
        asked = msgspec.json.decode(msgspec.json.encode(self), type=dict[str, object])
        del asked["matches"]
        edition = f"{self.rules.meta.rules_version} {self.rules.box(self.components)[0].digest}"
        return {"study": type(self).__name__, **asked, "edition": edition}


class Simulation(Plan, frozen=True):
    """Players who keep their seats, or move on by one from match to match."""

    rotate: bool = False
    records: str | None = None

    @property
    def folder(self) -> str | None:
        return self.records

    def about(self) -> dict[str, object]:
        """Where records go makes no difference to what is played."""
        asked = super().about()
        del asked["records"]
        return asked

    def block(self, at: int) -> tuple[Seating, ...]:
        order = _order(self.seats, -at % self.seats if self.rotate else 0)
        return (Seating(at, order, order),)


@cache
def _order(seats: int, first: int) -> tuple[int, ...]:
    """Everyone, from the first on."""
    everyone = tuple(range(seats))
    return everyone[first:] + everyone[:first]
