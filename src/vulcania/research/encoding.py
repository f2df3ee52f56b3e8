"""What a seat may know, as numbers of fixed shape: what a learner sees.

A game's module ``encoding`` makes them from a view, so that nothing hidden can be among them:

* ``encode(view)`` gives an :class:`Encoding`: ``places``, a row of numbers for each place of the board, and ``rest``,
  the numbers that belong to no place. All lie between about -1 and 1.
* ``layout(setup)`` gives the :class:`Layout`: what each number is called and means, which places lie beside which, and
  where on the board each move is made.

Seats are counted from the one that looks: ``seat 0`` is oneself, ``seat 1`` the next to the left.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vulcania.core.game import Game
from vulcania.core.match import Match
from vulcania.core.setup import Setup
from vulcania.core.view import View
from vulcania.drawing.players import MOST_SEATS

Floats: TypeAlias = NDArray[np.float32]

Indices: TypeAlias = NDArray[np.intp]
Sheet: TypeAlias = "memoryview[float]"

BOUND = 2.0
"""No number lies farther from 0; nearly all lie between -1 and 1."""


class Feature(NamedTuple):
    """A number, or a row of them, with what it says."""

    name: str
    size: int
    text: str


class Encoding(NamedTuple):
    """Arrays of one position; with a leading axis, of many."""

    places: Any
    """places × features"""
    rest: Any
    """features"""


@dataclass(frozen=True, eq=False)
class Layout:
    """What the numbers of a game mean and how its board hangs together; the same for every position of a set-up."""

    version: int
    """Raised when the numbers change their meaning: weights that learned other numbers are refused."""
    places: tuple[str, ...]
    """The names of the places."""
    at_place: tuple[Feature, ...]
    rest: tuple[Feature, ...]
    mixing: Floats
    """kinds × places × places: for each kind of neighbourhood, how much a place hears of each other; rows make 1."""
    move_place: NDArray[np.int32]
    """For each move the place it is made at, or the number of places for a move that is made at none."""
    move_head: NDArray[np.int32]
    """Which of the outputs of that place (or of the rest) judges the move."""
    most: int = 0
    """At how many places of a large board a net looks, at most; 0: at all of them."""
    noted: tuple[str, ...] = ()
    """There it looks where one of these features is not 0."""

    def columns(self, name: str) -> range:
        """Which numbers of a place are those of a feature."""
        found = Columns(self.at_place).at[name]
        return range(found.start, found.stop)

    @property
    def shape(self) -> tuple[tuple[int, int], int]:
        """Of ``places`` and of ``rest``."""
        return (len(self.places), width(self.at_place)), width(self.rest)

    @property
    def heads(self) -> tuple[int, int]:
        """How many outputs a place has, and the rest."""
        nowhere = self.move_place == len(self.places)
        inside, outside = self.move_head[~nowhere], self.move_head[nowhere]
        return (int(inside.max(initial=-1)) + 1, int(outside.max(initial=-1)) + 1)

    def spec(self) -> str:
        """Every number, named and explained."""
        lines = []
        for title, features in ((f"places ({len(self.places)} × {self.shape[0][1]})", self.at_place),
                                (f"rest ({self.shape[1]})", self.rest)):  # fmt: skip
            lines.append(title)
            at = 0
            for feature in features:
                span = str(at) if feature.size == 1 else f"{at}-{at + feature.size - 1}"
                lines.append(f"  {span:>8}  {feature.name}: {feature.text}")
                at += feature.size
        return "\n".join(lines)


def width(features: Sequence[Feature]) -> int:
    return sum(feature.size for feature in features)


class Columns:
    """Where the numbers of each feature stand in a row."""

    def __init__(self, features: Sequence[Feature]) -> None:
        self.width = width(features)
        self.at: dict[str, slice] = {}
        self._sizes = {feature.name: feature.size for feature in features}
        begin = 0
        for feature in features:
            self.at[feature.name] = slice(begin, begin + feature.size)
            begin += feature.size

    def row(self, numbers: Mapping[str, Any]) -> Floats:
        """The numbers of each feature, one or a list of them, in their places; what is not given is 0."""
        made = [0.0] * self.width  # lists are filled quicker than NumPy's arrays
        for name, value in numbers.items():
            if isinstance(value, list):
                made[self.at[name]] = value
            else:
                made[self.at[name].start] = value
        if len(made) != self.width:
            wrong = [name for name, value in numbers.items() if isinstance(value, list) and not self._fits(name, value)]
            raise ValueError(f"another number of numbers than the features say: {', '.join(wrong)}")
        return np.frombuffer(array("f", made), np.float32).clip(-BOUND, BOUND)

    def _fits(self, name: str, value: list[float]) -> bool:
        return len(value) == self._sizes[name]

    def joined(self, numbers: Mapping[str, Any], xp: Any) -> Any:
        """Arrays of each feature, its numbers on the last axis, put together by JAX's NumPy (``xp``). Every feature has
        to be given, with as many numbers as it says."""
        sizes = self._sizes
        if {name: value.shape[-1] for name, value in numbers.items()} != sizes:
            wrong = [name for name in sizes if name not in numbers or numbers[name].shape[-1] != sizes[name]]
            raise ValueError(f"another number of numbers than the features say: {', '.join(wrong) or 'more features'}")
        made = xp.concatenate([xp.asarray(numbers[name]).astype(xp.float32) for name in sizes], axis=-1)
        return made.clip(-BOUND, BOUND)


class Form:
    """For games whose rows of numbers are long: one row for a position, the numbers of the places one after
    the other and then the rest. Most are 0, so only the others are written, and NumPy is called a few times only."""

    def __init__(self, places: int, at_place: Sequence[Feature], rest: Sequence[Feature]) -> None:
        at, others = Columns(at_place), Columns(rest)
        self.width = at.width
        """Where a place's row begins is its number times this."""
        self._shape = places, at.width
        self._end = places * at.width
        self.at = {name: found.start for name, found in at.at.items()}
        """Where a feature begins in the row of a place."""
        self.rest = {name: self._end + found.start for name, found in others.at.items()}
        """Where one of the rest begins."""
        self._size = self._end + others.width

    def blank(self) -> Floats:
        return np.zeros(self._size, np.float32)

    def places(self, row: Floats) -> Floats:
        """The part of the row that tells of places, a row for each of them."""
        return row[: self._end].reshape(self._shape)

    def sheet(self, row: Floats) -> Sheet:
        """The row to write numbers into, one by one: an array itself takes longer for that."""
        sheet: Any = row.data
        return sheet  # type: ignore[no-any-return]

    def filled(self, row: Floats) -> Encoding:
        """A row that everything was written into."""
        return Encoding(self.places(row), row[self._end :])


def flat(made: Encoding) -> Floats:
    """In one row: the places one after the other, then the rest. What a form was filled in for is that already."""
    places, rest = made
    row: Floats | None = places.base
    if row is None or row is not rest.base or row.shape != (places.size + rest.size,):
        row = np.concatenate((places.reshape(-1), rest))
    return row


def bounded(number: float) -> float:
    """A number that a box of one's own may make larger than a learner likes to see."""
    return number if -BOUND <= number <= BOUND else max(-BOUND, min(number, BOUND))


def hot(size: int, *which: int) -> list[float]:
    """Zeros, with a 1 at each of those places; nothing where one is -1."""
    row = [0.0] * size
    for one in which:
        if one >= 0:
            row[one] = 1.0
    return row


def by_seat(numbers: Sequence[float], seat: int | None, most: int) -> list[float]:
    """Numbers of each seat, counted from oneself (a spectator: from the first), filled up with zeros."""
    first = seat or 0
    return [*numbers[first:], *numbers[:first], *[0.0] * (most - len(numbers))]


def which(names: Sequence[str], name: str | None) -> list[float]:
    """1 for the one of these names; nothing for another, or for none."""
    return [float(one == name) for one in names]


def who(view: View, seats: Sequence[int], most: int) -> list[float]:
    """1 for each of these seats, counted from the one that looks."""
    return hot(most, *((seat - (view.seat or 0)) % view.seats for seat in seats))


def judged(moves: int, places: int, at: Mapping[int, tuple[int, int]]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """A layout's ``move_place`` and ``move_head``, from the place and output of each move that is made at a place; the
    others take the outputs of the rest in turn."""
    where, head = np.full(moves, places, np.int32), np.zeros(moves, np.int32)
    elsewhere = [move for move in range(moves) if move not in at]
    head[elsewhere] = np.arange(len(elsewhere))
    for move, (place, output) in at.items():
        where[move], head[move] = place, output
    return where, head


def layout(game: Game, setup: Setup) -> Layout:
    """What the numbers mean; of a game that brings no ``encoding``, who sits at the table."""
    part = game.optional_part("encoding")
    if part is None:
        return plain_layout(game)
    found: Layout = part.layout(setup)
    return found


def encode(game: Game, view: View) -> Encoding:
    """What that view knows, as numbers."""
    part = game.optional_part("encoding")
    if part is None:
        return Encoding(np.zeros((0, 0), np.float32), plain(view.seats, view.to_act, view.seat))
    made: Encoding = part.encode(view)
    return made


PLAIN = (
    Feature("seats", MOST_SEATS, "1 for the number of seats"),
    Feature("to act", MOST_SEATS, "1 for each seat that may decide, counted from oneself"),
)


def plain_layout(game: Game) -> Layout:
    none = np.zeros(game.vocabulary.size, np.int32)
    return Layout(0, (), (), PLAIN, np.zeros((0, 0, 0), np.float32), none, np.arange(none.size, dtype=np.int32))


def plain(seats: int, to_act: Sequence[int], seat: int | None) -> Floats:
    """The least there is to know: no places, and who sits at the table."""
    row = np.zeros(2 * MOST_SEATS, np.float32)
    row[seats - 1] = 1
    for other in to_act:
        row[MOST_SEATS + (other - (seat or 0)) % seats] = 1
    return row


def observe(match: Match, seat: int) -> Encoding:
    """What a seat of a match may know now, as numbers."""
    return encode(match.game, match.view(seat))
