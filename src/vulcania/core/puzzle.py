"""Practice: positions in which one move is clearly best, each a lesson of a single step, with a hint and the reason.

A game's puzzles are the file ``practice.toml`` in its folder, which ``vulcania puzzles`` writes: positions of simulated
matches, the captain's choice there, and what he weighed. Their words are those of advice: a game brings only the names
of its parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Self

import msgspec

from vulcania import shelf
from vulcania.core.about import read_about
from vulcania.core.lesson import LEARNER, RIVAL, Lesson, Step, lesson
from vulcania.core.match import Match, new
from vulcania.words.message import Message

FILE = "practice.toml"
NAME = "puzzle-"
"""What a puzzle's name begins with; its number follows."""


class Why(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reason, as it was when the puzzle was made: a message of advice, and the places that it speaks of."""

    say: str
    part: str
    seat: int
    points: int
    where: tuple[str, ...] = ()

    @property
    def message(self) -> Message:
        return Message(self.say, {"part": self.part, "seat": self.seat, "points": self.points})


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle as the file has it. The learner has the first seat."""

    seats: int
    seed: int
    before: tuple[str, ...]
    """The moves that led there, each with its seat: ``p2 place 1 c4``."""
    best: str
    second: str
    chance: float
    less: float
    """How much the second choice gives away; never within ``doubt``."""
    doubt: float
    why: tuple[Why, ...]
    options: dict[str, bool | int | str] = {}


class Practice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    made: str
    """The command that wrote the file."""
    puzzle: tuple[Position, ...]


class Puzzle(Lesson, frozen=True):
    """A lesson that asks one thing."""

    second: str = ""
    less: float = 0.0
    doubt: float = 0.0
    why: tuple[Why, ...] = ()

    @classmethod
    def of(cls, game: str, number: int, position: Position) -> Self:
        return cls(
            chapter=number, minutes=1, seats=position.seats, seed=position.seed, options=position.options,
            step=(Step("ask", do=(position.best,)),), before=position.before, game=game, name=f"{NAME}{number}",
            second=position.second, less=position.less, doubt=position.doubt, why=position.why,
        )  # fmt: skip

    @property
    def title(self) -> str:
        return "practice"

    @property
    def best(self) -> str:
        return self.step[0].do[0]

    @property
    def hint(self) -> Message:
        """What the captain looked at, without the move."""
        return Message("practice-hint", {"part": self.why[0].part})

    @property
    def following(self) -> Lesson | None:
        return next((one for one in puzzles(self.game) if one.chapter == self.chapter + 1), None)

    def begin(self, players: Sequence[str] = ()) -> Match:
        match = new(self.game, self.seats, self.seed, self.options, players=players)
        for move in self.before:
            seat, _, text = move.partition(" ")
            match.play(text, int(seat[1:]) - 1)
        return match

    def message(self, step: Step, answer: str = "") -> Message:
        told: dict[str, str | int] = {"seat": LEARNER, "rival-seat": RIVAL, "part": self.why[0].part}
        return Message(f"{self.title}-{step.say}{answer}", told)


@cache
def puzzles(slug: str) -> tuple[Puzzle, ...]:
    """A game's puzzles; a game may do without."""
    if not (shelf.folder(slug) / FILE).is_file():
        return ()
    found = read_about(slug, FILE, Practice).puzzle
    return tuple(Puzzle.of(slug, number, position) for number, position in enumerate(found, 1))


def taught(slug: str, name: str | None = None) -> Lesson:
    """A chapter or a puzzle by its name, the first chapter when none is named."""
    found = next((one for one in puzzles(slug) if one.name == name), None)
    return lesson(slug, name) if found is None else found


def write(practice: Practice) -> str:
    """The file."""
    lines = [f"made = {_text(practice.made)}"]
    for one in practice.puzzle:
        lines += ["", "[[puzzle]]", f"seats = {one.seats}", f"seed = {one.seed}"]
        if one.options:
            options = ", ".join(f"{name} = {_text(value)}" for name, value in one.options.items())
            lines.append(f"options = {{ {options} }}")
        lines += ["before = [", *(f"    {_text(move)}," for move in one.before), "]"]
        lines += [f"best = {_text(one.best)}", f"second = {_text(one.second)}"]
        lines += [f"chance = {one.chance:.3f}", f"less = {one.less:.3f}", f"doubt = {one.doubt:.3f}"]
        for why in one.why:
            where = ", ".join(_text(place) for place in why.where)
            lines += ["[[puzzle.why]]", f"say = {_text(why.say)}", f"part = {_text(why.part)}"]
            lines += [f"seat = {why.seat}", f"points = {why.points}", f"where = [{where}]"]
    return "\n".join(lines) + "\n"


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value) if isinstance(value, int) else f'"{value}"'
