"""What a player is given, and what it must answer. No player ever gets a state that holds what its seat cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.game import Game
from vulcania.core.setup import Setup
from vulcania.core.state import State
from vulcania.core.view import View


class Seen(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A decision as one seat sees it. Made for every decision there is, so nothing in it is made before it is asked
    for."""

    game: Game
    _state: State
    seat: int
    moves: Sequence[int]
    """The legal moves; there is at least one."""

    @property
    def seats(self) -> int:
        return self._state.seats

    @property
    def setup(self) -> Setup:
        """What was agreed before the match, without its seed."""
        return self._state.setup

    def view(self) -> View:
        """What the seat may know."""
        return self.game.view(self._state, self.seat)

    def imagine(self, chance: Chance) -> State:
        """A position that could be the true one, for all the seat knows: everything hidden is dealt anew."""
        return self._state.redeal(self.seat, chance)

    def __repr__(self) -> str:
        return f"<decision of p{self.seat + 1} in {self.game.slug}: {len(self.moves)} moves>"


def seen(game: Game, state: State, seat: int) -> Seen:
    """The decision that a seat faces in a position."""
    return Seen(game, state, seat, state.legal(seat))


class Player(Protocol):
    """Anything that can sit in a seat."""

    def choose(self, seen: Seen, chance: Chance) -> int:
        """One of ``seen.moves``. The same decision with the same chance gives the same answer."""
        ...
