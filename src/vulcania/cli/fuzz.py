"""``vulcania fuzz``: random play in search of faults."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from vulcania.cli.answer import Json, answer
from vulcania.cli.begun import BEGUN
from vulcania.cli.options import STOPPED, Ascii, Lang, OptionalGame
from vulcania.cli.progress import Jobs
from vulcania.core.errors import BadSetup, VulcaniaError
from vulcania.core.files import write_text
from vulcania.study.fuzz import Fault, Fuzzed, again, fuzz
from vulcania.terminal.conduct import processes, progress
from vulcania.terminal.files import why
from vulcania.terminal.records import fresh_file, read_record
from vulcania.terminal.screen import Screen, complain, open_screen

DEFAULT_GAMES = 100
LEAST = 0.5
"""So many seconds are played, even where it took all of them to begin."""


def command(
    game: OptionalGame = None,
    games: Annotated[int | None, typer.Option("--games", "-n", metavar="N", min=1)] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", metavar="S", min=0.001)] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0)] = 0,
    jobs: Jobs = None,
    folder: Annotated[str, typer.Option("--into", metavar="FOLDER")] = ".",
    repeat: Annotated[str | None, typer.Option("--again", metavar="FILE")] = None,
    as_json: Json = False,
    lang: Lang = None,
    ascii_: Ascii = False,
) -> int:
    """Play at random and check after every move what a game promises."""
    screen = open_screen(lang, ascii_=ascii_)
    if repeat is not None:
        found = again(read_record(repeat))
        return _told(screen, found, repeat, as_json)
    if game is None:
        raise BadSetup("cli-error-no-game")
    left = None if seconds is None else max(seconds - (time.monotonic() - BEGUN), min(seconds, LEAST))
    found = _fuzzed(screen, game, games if games or seconds else DEFAULT_GAMES, left, seed, processes(jobs))
    file = None if found.fault is None else _left(game, folder, found.fault)
    return _told(screen, found, file, as_json)


def _fuzzed(screen: Screen, game: str, games: int | None, seconds: float | None, seed: int, jobs: int) -> Fuzzed:
    with progress(screen, screen.say("cli-fuzzing"), games) as done:
        return fuzz(game, games=games, seconds=seconds, seed=seed, jobs=jobs, done=done)


def _left(game: str, folder: str, fault: Fault) -> str:
    try:
        path = fresh_file(Path(folder), f"fault-{game}")
        write_text(path, fault.record)
    except OSError as error:
        raise VulcaniaError("cli-error-write", file=folder, why=why(error)) from None
    return str(path)


def _told(screen: Screen, found: Fuzzed, file: str | None, as_json: bool) -> int:
    if as_json:
        what = None if found.fault is None else {"what": found.fault.what, "record": file}
        answer(screen, "fuzz", [{"matches": found.games, "moves": found.moves, "fault": what}], complete=found.complete)
        return 1 if what else 0 if found.complete else STOPPED
    if not found.complete:
        complain(screen.say("cli-stopped-early"))
    if found.fault is None:
        screen.tell("cli-fuzz-sound", games=found.games, moves=found.moves)
        return 0 if found.complete else STOPPED
    screen.tell("cli-fuzz-fault", what=found.fault.what, games=found.games, file=file or "-", style="bold red")
    return 1
