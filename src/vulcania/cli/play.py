"""``vulcania play``: a match in the terminal, against bots or one another."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vulcania.cli.options import Ascii, Components, Lang, OptionalGame, Options, read_options
from vulcania.core.errors import BadSetup, VulcaniaError
from vulcania.core.match import Match, load, new
from vulcania.players.guests import welcome
from vulcania.players.registry import HUMAN, Sitting, known_by_name, sittings
from vulcania.terminal.console import readable
from vulcania.terminal.files import there, why
from vulcania.terminal.lesson import offer
from vulcania.terminal.play import Play
from vulcania.terminal.records import Keeper, fresh_file, named, read_text, state_folder
from vulcania.terminal.screen import Screen, complain, open_screen
from vulcania.terminal.session import Session


def command(
    game: OptionalGame = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="LIST")] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N")] = None,
    option: Options = None,
    components: Components = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE")] = None,
    record: Annotated[str | None, typer.Option("--record", metavar="FILE")] = None,
    free_undo: Annotated[bool, typer.Option("--free-undo")] = False,
    advice: Annotated[bool | None, typer.Option("--advice/--no-advice")] = None,
    lang: Lang = None,
    ascii_: Ascii = False,
) -> int:
    """Play a match in the terminal."""
    screen = open_screen(lang, ascii_=ascii_)
    if resume is not None:
        if game is not None or seed is not None or option:
            raise BadSetup("cli-error-resume-new")
        match, sitting, keeper = _resumed(resume, seats, components, record)
    else:
        if game is None:
            raise BadSetup("cli-error-no-game")
        match, sitting = _started(game, seats, seed, option, components)
        if any(one.human for one in sitting):
            offer(screen, game)
        keeper = _keeper(match, record)
    for remark in match.remarks:
        screen.show(screen.words(match.game.slug).say(remark, screen.names(match.players)))
    return Play(Session(screen, match, sitting, keeper or _kept_aside(match, screen), free_undo, advice)).run()


def _started(
    game: str, seats: str | None, seed: int | None, option: list[str] | None, components: str | None
) -> tuple[Match, tuple[Sitting, ...]]:
    sitting = sittings(readable(seats) if seats is not None else f"{HUMAN},greedy")
    players = [one.name for one in sitting]
    match = new(game, len(sitting), seed, read_options(option), components, players)
    welcome(sitting)
    return match, sitting


def _resumed(
    file: str, seats: str | None, components: str | None, record: str | None
) -> tuple[Match, tuple[Sitting, ...], Keeper | None]:
    text = read_text(file)
    with named(file):
        match = load(text, components)
    if seats is None:
        sitting = tuple(known_by_name(name) for name in match.players)
    else:
        sitting = sittings(readable(seats))
        if len(sitting) != match.seats:
            raise BadSetup("error-players", names=len(sitting), seats=match.seats)
        welcome(sitting)
    if record is None and Path(file).is_file() and text == match.record():
        return match, sitting, Keeper(Path(file))
    # A record with notes of a person's own is not written over: the match goes on in a file of its own.
    return match, sitting, _keeper(match, record)


def _keeper(match: Match, record: str | None) -> Keeper | None:
    """The file the user named. It must not be there already: it might be another match."""
    if record is None:
        return None
    path = Path(record)
    if there(path):
        raise VulcaniaError("cli-error-record-exists", file=record)
    keeper = Keeper(path)
    keeper.save(match)
    return keeper


def _kept_aside(match: Match, screen: Screen) -> Keeper | None:
    """A file among the matches in progress. Where none can be made, the match is played all the same."""
    try:
        keeper = Keeper(fresh_file(state_folder(), match.game.slug))
        keeper.save(match)
    except OSError as error:
        complain(screen.say("cli-not-kept", folder=str(state_folder()), why=why(error)))
        return None
    return keeper
