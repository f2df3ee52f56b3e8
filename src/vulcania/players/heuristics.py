"""What a game may know about playing it well: a module ``heuristics`` in its folder with two functions.

Both are given positions that a player imagined (see ``State.redeal``), so they may read all of it: what the seat cannot
know is dealt at random there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Protocol

from vulcania.core.game import Game
from vulcania.core.state import State


class Heuristics(Protocol):
    def policy(self, state: State, seat: int, moves: Sequence[int]) -> list[float]:
        """How good each move looks: one number of at least 0 for each, the greatest for the best."""
        ...

    def value(self, state: State) -> list[float]:
        """For each seat, an estimate between 0 and 1 of how the match will end for it: 1 a sure win, 0 a sure loss.

        In a game of teams it is asked after the end as well: winning may be done well or badly.
        """
        ...


class Ignorance:
    """The heuristics of a game that has none: every move looks alike."""

    def policy(self, state: State, seat: int, moves: Sequence[int]) -> list[float]:  # noqa: ARG002
        return [1.0] * len(moves)

    def value(self, state: State) -> list[float]:
        return [1 / state.seats] * state.seats


@cache
def heuristics(game: Game) -> Heuristics:
    """The game's own heuristics, or none."""
    module: Heuristics | None = game.optional_part("heuristics")
    return Ignorance() if module is None else module
