"""A guided first game: a real match with a prepared deal, and steps that say one thing, point at it and let it be done.

A chapter is a file ``lessons/NAME.toml`` in the game's folder. Its words are messages, in ``lesson.ftl``:
``lesson-NAME`` is its title, ``lesson-NAME-STEP`` what a step says. Attributes of a step's message answer what the
learner did: ``.done`` the first of the ways to do it, ``.done-2`` the second, and ``.else`` anything else, after which
the step stays. The learner has the first seat; the others' moves are written in the steps until the learner is free.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, Protocol

import msgspec

from vulcania import shelf
from vulcania.core.about import read_about
from vulcania.core.errors import MoveError, VulcaniaError
from vulcania.core.match import Match, new
from vulcania.words.message import Message, message

LEARNER = 0
RIVAL = 1


class AnotherMove(MoveError):
    """A legal move, but not what the lesson is about: the guide answers it, and the step stays."""


class Played(Protocol):
    """A move that stands: of a match, or of a table in the store."""

    @property
    def seat(self) -> int: ...
    @property
    def text(self) -> str: ...


def fits(patterns: str, move: str) -> bool:
    """Whether a move is one of these: ``place 2 *|dive c4``, where ``*`` is any one word."""
    given = move.split()
    return any(
        len(wanted) == len(given) and all(word in ("*", one) for word, one in zip(wanted, given, strict=True))
        for wanted in (pattern.split() for pattern in patterns.split("|"))
    )


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is said. With nothing to ``do`` and no moves ``free``, the learner says when to go on."""

    say: str
    point: tuple[str, ...] = ()
    """What on the board it speaks of: ``#id``, ``@place`` (a ``data-place``), or a pattern that something offers to
    pick. What is to be done is pointed at by itself."""
    reply: tuple[str, ...] = ()
    """What the others play before it is said."""
    do: tuple[str, ...] = ()
    """Ways to do it, as patterns of moves; the first is the hint."""
    free: int | None = None
    """So many moves of the learner's own choice, against bots and with advice; 0: to the end of the match."""

    def way(self, move: str) -> int | None:
        """Which of the ways to do it a move is."""
        return next((number for number, patterns in enumerate(self.do) if fits(patterns, move)), None)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapter: int
    """The order in which a game's chapters are taken."""
    minutes: int
    seats: int
    seed: int
    step: tuple[Step, ...]
    options: dict[str, bool | int | str] = {}
    before: tuple[str, ...] = ()
    """Moves that have been played when it begins."""
    then: dict[str, bool | int | str] = {}
    """Options of the match with bots that may follow it: a short one."""
    late: int = 0
    """So many moves of that match have been played by mates when it begins, in a game that has no short form."""
    turn: str = ""
    """What a turn begins with: the learner takes over where such a move is open."""
    game: str = ""
    name: str = ""

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"

    @property
    def title(self) -> str:
        return f"lesson-{self.name}"

    @property
    def following(self) -> Lesson | None:
        """The chapter after this one."""
        return next((one for one in lessons(self.game) if one.chapter == self.chapter + 1), None)

    def begin(self, players: Sequence[str] = ()) -> Match:
        match = new(self.game, self.seats, self.seed, self.options, players=players)
        for move in self.before:
            match.play(move, scripted_seat(match))
        return match

    def message(self, step: Step, answer: str = "") -> Message:
        """What a step says, or one of its answers."""
        return message(f"{self.title}-{step.say}{answer}", seat=LEARNER, **{"rival-seat": RIVAL})

    def at(self, reached: int, played: Sequence[Played]) -> Progress:
        """How far the learner has come: who has gone on to step ``reached`` by word, and by these moves."""
        start, answer = len(self.before), None
        for number, step in enumerate(self.step):
            asked = start + len(step.reply)
            if len(played) < asked:
                return Progress(self, number, start, answer, step.reply[len(played) - start])
            if step.do:
                if len(played) == asked:
                    return Progress(self, number, start, answer)
                way = step.way(played[asked].text) or 0
                answer = self.message(step, f".done-{way + 1}" if way else ".done")
                start = asked + 1
            elif step.free is not None:
                own = [ply for ply in range(asked, len(played)) if played[ply].seat == LEARNER]
                if not step.free or len(own) < step.free:
                    return Progress(self, number, start, answer)
                start, answer = own[step.free - 1] + 1, None
            elif number >= reached:
                return Progress(self, number, start, answer)
            else:
                start, answer = asked, None
        return Progress(self, len(self.step), start, answer)

    def reached(self, played: Sequence[Played]) -> int:
        """The step to go on with when only the moves are known: the one after the last thing that was done."""
        return max((number for number in range(len(self.step)) if self._done(number, len(played))), default=-1) + 1

    def _done(self, number: int, plies: int) -> bool:
        taken = sum(len(step.reply) + bool(step.do) for step in self.step[: number + 1])
        return bool(self.step[number].do) and plies >= len(self.before) + taken


class Progress(NamedTuple):
    """Where a learner is in a lesson."""

    lesson: Lesson
    number: int
    """The step, from 0; the number of steps when the lesson is over."""
    start: int
    """How many moves stood when the step began."""
    answer: Message | None
    """What is said to what they did just now."""
    reply: str | None = None
    """The move of another that comes first."""

    @property
    def step(self) -> Step | None:
        return self.lesson.step[self.number] if self.number < len(self.lesson.step) else None

    @property
    def said(self) -> Message | None:
        """What the step says, once the others have played."""
        return self.lesson.message(self.step) if self.step is not None and self.reply is None else None

    @property
    def free(self) -> bool:
        """Whether the learner plays as they like."""
        return self.step is not None and self.step.free is not None

    @property
    def talking(self) -> bool:
        """Whether it goes on when the learner says so."""
        return self.step is not None and self.reply is None and not self.step.do and not self.free

    def ways(self, legal: Sequence[str]) -> list[str]:
        """Of the legal moves those that the step asks for, the hint first."""
        if self.step is None or self.reply is not None:
            return []
        return [move for patterns in self.step.do for move in legal if fits(patterns, move)]

    def allow(self, match: Match, text: str) -> None:
        """:class:`AnotherMove` answers a legal move that is not what the step asks for."""
        vocabulary, legal = match.game.vocabulary, match.legal(LEARNER)
        move = vocabulary.notation(vocabulary.parse(text))
        if self.free or move not in legal or move in self.ways(legal):
            return
        if self.step is None or not self.step.do:
            raise AnotherMove("lesson-not-now")
        told = self.lesson.message(self.step, ".else")
        raise AnotherMove(told.key, game=self.lesson.game, **told.args)


def scripted_seat(match: Match) -> int:
    """Who plays a move that is written in a lesson: another than the learner where others may act."""
    return min(match.to_act, key=lambda seat: seat == LEARNER)


@cache
def lessons(slug: str) -> tuple[Lesson, ...]:
    """A game's chapters in their order; a game may do without."""
    folder = shelf.folder(slug) / "lessons"
    files = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml")) if folder.is_dir() else []
    found = (
        msgspec.structs.replace(read_about(slug, f"lessons/{file}", Lesson), game=slug, name=file.removesuffix(".toml"))
        for file in files
    )
    return tuple(sorted(found, key=lambda lesson: lesson.chapter))


def lesson(slug: str, name: str | None = None) -> Lesson:
    """A chapter by its name, the first one when none is named."""
    chapters = lessons(slug)
    found = chapters[:1] if name is None else [one for one in chapters if one.name == name]
    if not found:
        raise VulcaniaError("error-lesson", lesson=(name or slug)[:40], known=", ".join(one.name for one in chapters))
    return found[0]
