"""``vulcania fuzz``: random play in search of faults."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress, SpinnerColumn, TextColumn

from vulcania.cli.desk import Desk, open_desk
from vulcania.cli.files import fresh_file, read_record, why, write_text
from vulcania.cli.options import Ascii, Lang, OptionalGame
from vulcania.cli.progress import Jobs, processes
from vulcania.core.errors import BadSetup, VulcaniaError
from vulcania.study.fuzz import Fault, Fuzzed, again, fuzz

NAME = "fuzz"
DEFAULT_GAMES = 100


def command(
    game: OptionalGame = None,
    games: Annotated[int | None, typer.Option("--games", "-n", metavar="N", min=1)] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", metavar="S", min=0.001)] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0)] = 0,
    jobs: Jobs = 1,
    folder: Annotated[str, typer.Option("--into", metavar="FOLDER")] = ".",
    repeat: Annotated[str | None, typer.Option("--again", metavar="FILE")] = None,
    lang: Lang = None,
    ascii_: Ascii = False,
) -> int:
    """Play at random and check after every move what a game promises."""
    desk = open_desk(lang, ascii_=ascii_)
    if repeat is not None:
        found = again(read_record(repeat))
        return _told(desk, found, repeat)
    if game is None:
        raise BadSetup("cli-error-no-game")
    found = _fuzzed(desk, game, games if games or seconds else DEFAULT_GAMES, seconds, seed, processes(jobs))
    return _told(desk, found, None if found.fault is None else _left(game, folder, found.fault))


def _fuzzed(desk: Desk, game: str, games: int | None, seconds: float | None, seed: int, jobs: int) -> Fuzzed:
    progress = Progress(
        SpinnerColumn("dots" if desk.look.unicode else "line"), TextColumn("{task.description} {task.completed}"),
        console=desk.err, transient=True, disable=not desk.err.is_terminal,
    )  # fmt: skip
    with progress:
        task = progress.add_task(desk.say("cli-fuzzing"), total=games)
        advance = partial(progress.advance, task)
        return fuzz(game, games=games, seconds=seconds, seed=seed, jobs=jobs, done=advance)


def _left(game: str, folder: str, fault: Fault) -> str:
    try:
        path = fresh_file(Path(folder), f"fault-{game}")
        write_text(path, fault.record)
    except OSError as error:
        raise VulcaniaError("cli-error-write", file=folder, why=why(error)) from None
    return str(path)


def _told(desk: Desk, found: Fuzzed, file: str | None) -> int:
    if found.fault is None:
        desk.tell("cli-fuzz-sound", games=found.games, moves=found.moves)
        return 0
    desk.tell("cli-fuzz-fault", what=found.fault.what, games=found.games, file=file or "-", style="bold red")
    return 1
