"""The guide at a table that is a lesson: what is said now, what is pointed at, and how it goes on."""

from __future__ import annotations

from typing import Any

import msgspec

from vulcania.core.lesson import LEARNER
from vulcania.core.puzzle import Puzzle, puzzles
from vulcania.core.view import View
from vulcania.server.store.rows import Taught
from vulcania.server.table import Table
from vulcania.words import Words


def explained(puzzle: Puzzle, said: Words, names: tuple[str, ...]) -> str:
    """Why the best move was the best."""
    return " ".join(said.say(why.message, names) for why in puzzle.why)


async def go_on(table: Table, number: int) -> None:
    """The learner has read the step of that number. Who says so twice goes on once."""
    async with table.lock:
        progress = table.progress
        if progress is not None and progress.talking and progress.number == number:
            taught = Taught(progress.lesson.name, number + 1)
            await table.change(lesson=msgspec.to_builtins(taught))


async def show(table: Table) -> None:
    """Do for the learner what the step asks for."""
    progress = table.progress
    ways = progress.ways(table.match.legal(LEARNER)) if progress is not None and table.acting else []
    if ways:
        await table.play(LEARNER, ways[0])


def resting(table: Table, view: View) -> bool:
    """Whether there is nothing to be played now: the guide speaks, or others play."""
    return table.told_what_to_play and not (table.progress and table.progress.ways(view.legal))


def guide(table: Table, view: View, said: Words) -> dict[str, Any] | None:
    """What the guide's panel shows; ``None`` where nobody is taught."""
    progress = table.progress
    if progress is None:
        return None
    step, lesson, names = progress.step, progress.lesson, table.names
    ways = progress.ways(view.legal)
    over = step is None or table.match.over
    puzzle = lesson if isinstance(lesson, Puzzle) else None
    if puzzle is not None:
        ways = []  # what is asked for is not to be pointed at
    return {
        "title": said.say(lesson.title),
        "number": progress.number,
        "steps": len(lesson.step),
        "answer": said.say(progress.answer, names) if progress.answer is not None else "",
        "say": said.say(progress.said, names) if progress.said is not None and not over else "",
        "prompt": progress.free and not over,
        "talking": progress.talking,
        "over": over,
        "to_come": lesson.seats == 1 or all(step.free is None for step in lesson.step),  # a match with others
        "hint": said.move(table.game.vocabulary, ways[0], names) if ways else "",
        "ways": msgspec.json.encode(ways).decode(),
        "points": msgspec.json.encode(step.point if step is not None and progress.reply is None else ()).decode(),
        "chapter": lesson.name,
        "next": lesson.following,
        "puzzle": puzzle,
        "clue": said.say(puzzle.hint) if puzzle is not None else "",
        "why": explained(puzzle, said, names) if puzzle is not None and over else "",
        "practice": puzzles(lesson.game)[:1],
    }
