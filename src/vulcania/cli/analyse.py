"""``vulcania analyse``: a match looked back upon."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from vulcania.cli.answer import Json, answer
from vulcania.cli.options import STOPPED, Ascii, Components, Force, Lang, RecordFile
from vulcania.cli.progress import Jobs
from vulcania.core.registry import game
from vulcania.players.budget import budget
from vulcania.study.analysis import Analysis, analyse
from vulcania.study.second_look import look_again, suspects
from vulcania.terminal.conduct import processes, progress
from vulcania.terminal.files import Output
from vulcania.terminal.records import read_match
from vulcania.terminal.screen import Screen, complain, open_screen


def command(
    file: RecordFile,
    given: Annotated[str | None, typer.Option("--budget", metavar="2s|500")] = None,
    most: Annotated[int, typer.Option("--most", metavar="N", min=1, max=1000)] = 5,
    plot: Annotated[str | None, typer.Option("--plot", metavar="FILE")] = None,
    force: Force = False,
    as_json: Json = False,
    jobs: Jobs = None,
    components: Components = None,
    lang: Lang = None,
    ascii_: Ascii = False,
) -> int:
    """Find the moves of a match that cost most, judged by what their player could know."""
    screen = open_screen(lang, ascii_=ascii_)
    allowed = budget(given) if given is not None else None
    to = None if plot is None else Output(plot, force=force)
    match = read_match(file, components)
    begun = time.perf_counter()
    with progress(screen, screen.say("analysis-thinking"), len(match.plies)) as done:
        found = analyse(match, allowed, components=components, jobs=processes(jobs), done=done)
    whole = len(found.moves) == len(match.plies)
    if not whole:
        complain(screen.say("analysis-stopped", done=len(found.moves), total=len(match.plies)))
    elif allowed is None:
        with progress(screen, screen.say("analysis-again"), len(suspects(found))) as done:
            found = look_again(match, found, components=components, jobs=processes(jobs), done=done)
        whole = found.twice
    if to is not None:
        to.write_markup(found.plot(screen.words(found.game)))
    if as_json:
        answer(screen, "analyse", [found], complete=whole, seconds=time.perf_counter() - begun)
    elif found.moves or whole:
        _show(screen, found, most)
    return 0 if whole else STOPPED


def _show(screen: Screen, found: Analysis, most: int) -> None:
    _show_turns(screen, found)
    costly = found.costliest(most)
    if not costly:
        screen.tell("analysis-clean", moves=len(found.moves))
        return
    words, names = screen.words(found.game), screen.names(found.players)
    vocabulary = game(found.game).vocabulary
    table = screen.figures()
    for key in ("ply", "player", "played", "cost", "better"):
        figures = key in ("ply", "cost")
        table.add_column(screen.say(f"analysis-{key}"), justify="right" if figures else "left", overflow="fold")
    for move in costly:
        who = words.player(move.seat, names)
        cost = screen.say("analysis-percent", percent=round(100 * move.cost), doubt=max(1, round(100 * move.doubt)))
        played, better = (words.move(vocabulary, one, names) for one in (move.move, move.best))
        table.add_row(str(move.ply), who, played, cost, better)
    screen.show(table)


def _show_turns(screen: Screen, found: Analysis) -> None:
    """Where the match turned, in words, with what the better move would have done."""
    words, vocabulary, names = screen.words(found.game), game(found.game).vocabulary, screen.names(found.players)
    for turn in found.turns():
        played, better = (words.move(vocabulary, one, names) for one in (turn.move.move, turn.move.best))
        told = words.say(turn.message(played, better, found.team), names)
        why = [words.say(one.worded("instead"), names) for one in turn.move.reasons]
        screen.item(f"{turn.move.ply}. " + " ".join([told, *why]))
