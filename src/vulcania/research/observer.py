"""What interfaces to other libraries have in common: the agreement, what a seat sees, what a match was worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from pathlib import Path
from typing import SupportsIndex

import msgspec
import numpy as np
from numpy.typing import NDArray

from vulcania.core.errors import IllegalMove, NotAMove
from vulcania.core.game import Game
from vulcania.core.registry import game as find_game
from vulcania.core.setup import Setup
from vulcania.core.state import State
from vulcania.research.encoding import Floats, encode, flat, layout, plain, plain_layout


class Observer:
    """A game as it was set up, seen as rows of numbers. Positions are bare states: no log, nothing to take back."""

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        components: str | Path | None = None,
        encoded: bool = True,
    ) -> None:
        """``encoded``: whether a seat sees its game's encoding, or only who sits at the table: making a view and its
        numbers takes many times as long as a move, and those who ask for masks alone need neither."""
        self._agreed = (slug, seats, options, components, encoded)
        self.game: Game = find_game(slug)
        count = self.game.meta.seats[0] if seats is None else seats
        self.setup: Setup = self.game.setup(count, 0, options, self.game.box(components)[1])
        self.seats = count
        self.moves = self.game.vocabulary.size
        self._encoded = encoded and self.game.optional_part("encoding") is not None
        self.layout = layout(self.game, self.setup) if self._encoded else plain_layout(self.game)
        (places, width), rest = self.layout.shape
        self.size = places * width + rest
        """How many numbers a seat sees."""

    def __deepcopy__(self, memo: dict[int, object]) -> Observer:
        """It never changes: copies of a match share it."""
        return self

    def __reduce__(self) -> tuple[type[Observer], tuple[object, ...]]:
        return Observer, self._agreed

    def start(self, seed: int) -> State:
        return self.game.start(msgspec.structs.replace(self.setup, seed=seed))

    def numbers(self, state: State, seat: int | None) -> Floats:
        """What a seat (``None``: a spectator) may know, in one row: the places one after the other, then the rest."""
        if not self._encoded:
            return plain(self.seats, state.to_act, seat)
        return flat(encode(self.game, self.game.view(state, seat)))

    def mask(self, legal: Sequence[int]) -> NDArray[np.int8]:
        mask = bytearray(self.moves)  # few of its bytes are written: that takes half the time that NumPy takes
        for move in legal:
            mask[move] = 1
        return np.frombuffer(mask, np.int8)

    def checked(self, state: State, seat: int, legal: Sequence[int], move: SupportsIndex) -> int:
        """A move that is about to be played; what is not legal is refused as everywhere, by rule and reason."""
        try:
            number = index(move)
        except TypeError:
            usage = self.game.vocabulary.usage
            raise NotAMove("error-move-type", kind=type(move).__name__, usage=usage) from None
        if number not in legal:
            self.game.vocabulary.family(number)
            raise IllegalMove(*self.game.why_not(state, number, seat), game=self.game.slug)
        return number

    def returns(self, state: State) -> list[float]:
        """What a match was worth to each seat, between -1 and 1; nothing while it goes on.

        Rivals: 1 for the winner, and together nothing, so that each loser of n has -1 / (n - 1). A team: 1 or -1.
        """
        outcome = state.outcome()
        if outcome is None:
            return [0.0] * self.seats
        if self.game.meta.team:
            return [2 * share - 1 for share in outcome.success]
        return [(self.seats * share - 1) / (self.seats - 1) for share in outcome.success]
