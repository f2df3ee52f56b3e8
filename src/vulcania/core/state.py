"""The contract: what a game's position can do. Everything else in Vulcania is built on these operations alone.

A state is rules and nothing else, which is what search and compilers get. What a seat may know, why a move is refused,
what it would do and where points came from are functions of the game's own modules, found by name
(:class:`~vulcania.core.game.Game`).

Seats are numbered from 0. Moves are integers of the game's vocabulary.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import Self

from vulcania.core.chance import Chance
from vulcania.core.contents import fields
from vulcania.core.event import Log
from vulcania.core.outcome import Outcome
from vulcania.core.setup import Setup


class _Everyone(int):
    """A seat that is each of them, for whoever compares seats."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, int)

    def __ne__(self, other: object) -> bool:
        return not isinstance(other, int)

    __hash__ = int.__hash__


EVERYONE: int = _Everyone(-1)
"""Given to :meth:`State.redeal` as its seat: what stays is all that any seat knows. Seats there are compared only."""


class State(ABC):
    """A position of a match in progress, hidden things included.

    Subclasses declare ``__slots__``, keep ``to_act`` up to date in ``play``, and write ``clone`` by hand: search clones
    a position thousands of times a second.
    """

    __slots__ = ("chance", "seats", "setup", "to_act")

    setup: Setup
    """What was agreed, without its seed (:meth:`Setup.unseeded`)."""
    seats: int
    chance: Chance
    """The match's own generator; nothing else may be asked for chance."""
    to_act: tuple[int, ...]
    """The seats that may decide now; empty when the match is over."""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """Every move that this seat may play now, in an order that depends on nothing hidden from it."""

    @abstractmethod
    def play(self, move: int, seat: int, log: Log | None = None) -> None:
        """Play a legal move, and everything that follows without a decision. Illegal moves are not looked for here:
        :class:`~vulcania.core.match.Match` refuses them."""

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy that shares nothing mutable."""

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()

    def __getstate__(self) -> dict[str, object]:
        """All that it holds: a game's own class need not be compiled because this one is."""
        return dict(fields(self))

    def __setstate__(self, held: dict[str, object]) -> None:
        for name, value in held.items():
            setattr(self, name, value)

    @abstractmethod
    def redeal(self, seat: int | None, chance: Chance) -> Self:
        """A position in which everything that this seat cannot know is dealt anew, the generator included.

        It depends on nothing but what the seat knows and on ``chance``: thinking about redealt positions is fair.
        With :data:`EVERYONE` it is what no seat knows that is dealt anew: so chance is fresh after an undo.
        """

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """``None`` while the match goes on. Quick: search calls it often, so the breakdown is left out."""

    @abstractmethod
    def census(self) -> Counter[str]:
        """How many components of each kind there are, wherever they lie: the same after every move."""
