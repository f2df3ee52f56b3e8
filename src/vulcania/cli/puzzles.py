"""``vulcania puzzles``: positions to practise on, out of simulated matches."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vulcania.cli.answer import Json, answer
from vulcania.cli.options import STOPPED, Ascii, Force, GameName, Lang
from vulcania.cli.progress import Jobs, Keep, Place
from vulcania.core.errors import VulcaniaError
from vulcania.core.puzzle import write as written
from vulcania.core.registry import game as find_game
from vulcania.study.practice import APART, make
from vulcania.terminal.conduct import processes, progress
from vulcania.terminal.files import STANDARD, Output, why
from vulcania.terminal.screen import open_screen


def command(
    game: GameName,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 1,
    matches: Annotated[int, typer.Option("--matches", metavar="N", min=1, max=1000)] = 4,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", min=60, max=100_000)] = 600,
    count: Annotated[int, typer.Option("--count", metavar="N", min=1, max=6)] = 4,
    apart: Annotated[float, typer.Option("--apart", metavar="SHARE", min=0.0, max=1.0)] = APART,
    out: Annotated[str, typer.Option("--out", metavar="FILE")] = STANDARD,
    force: Force = False,
    keep: Keep = None,
    jobs: Jobs = None,
    on: Place = "here",
    as_json: Json = False,
    lang: Lang = None,
    ascii_: Ascii = False,
) -> int:
    """Find puzzles in simulated matches."""
    screen = open_screen(lang, ascii_=ascii_)
    find_game(game)
    to = Output(out, force=force)
    book = None if keep is None else Path(keep)
    try:
        with progress(screen, screen.say("puzzles-making"), matches) as done:
            found = make(game, seed, matches, rounds, count, apart, done, processes(jobs, on), on, book)
    except OSError as error:
        raise VulcaniaError("cli-error-write", file=error.filename or keep or "-", why=why(error)) from None
    if found is None:
        return STOPPED
    if as_json:
        answer(screen, "puzzles", found.puzzle)
    if out != STANDARD or not as_json:
        to.write(written(found))
    return 0 if found.puzzle else 1
