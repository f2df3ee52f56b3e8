"""``vulcania fairness``: does a seat have it easier?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vulcania.cli.options import Ascii, Lang
from vulcania.cli.progress import Jobs, processes, progress
from vulcania.core.errors import BadSetup, VulcaniaError
from vulcania.players.guests import welcome
from vulcania.players.registry import sitting
from vulcania.study.fairness import MATCHES, Finding, Notebook, questions, study
from vulcania.study.fairness_report import mean, page
from vulcania.terminal.records import why, write
from vulcania.terminal.screen import Screen, complain, open_screen

NAME = "fairness"


def command(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME")] = None,
    report: Annotated[str, typer.Option("--report", metavar="FILE")] = "fairness.html",
    matches: Annotated[int, typer.Option("--matches", "-n", metavar="N", min=1, max=10_000_000)] = MATCHES,
    seats: Annotated[list[int] | None, typer.Option("--seats", metavar="N")] = None,
    player: Annotated[str, typer.Option("--player", metavar="BOT")] = "mate",
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0)] = 0,
    jobs: Jobs = 0,
    lang: Lang = None,
    ascii_: Ascii = False,
) -> None:
    """Play every game with the same bot in all seats and report each seat's advantage."""
    screen = open_screen(lang, ascii_=ascii_)
    everyone = sitting(player)
    if everyone.human:
        raise BadSetup("error-human-seat")
    asked = questions(games or (), seats or (), player=player, seed=seed)
    if not asked:
        raise BadSetup("error-fairness-nothing")
    welcome([everyone])
    try:
        notebook = Notebook(Path(report).with_suffix(".jsonl"))
        with progress(screen, screen.say("cli-simulating"), matches * len(asked)) as done:
            found = study(asked, matches, notebook, processes(jobs), done)
    except OSError as error:
        raise VulcaniaError("cli-error-write", file=report, why=why(error)) from None
    write(report, page(found, screen.lang))
    for one in found:
        if one.fault is not None:
            what = screen.words(one.question.game).say(one.fault)
            complain(screen.say("cli-sim-replaced", count=one.replaced, what=what))
    _show(screen, found)
    screen.tell("fair-written", file=report)


def _show(screen: Screen, found: list[Finding]) -> None:
    table = screen.figures()
    for key in ("fair-game", "fair-seats", "fair-matches", "fair-rates", "fair-mean", "fair-length"):
        table.add_column(screen.say(key), justify="left" if key == "fair-game" else "right", overflow="fold")
    for one in found:
        count = 1 if one.team else one.question.seats
        rates = " / ".join(f"{100 * one.rate(seat)[1]:.1f}" for seat in range(count))
        score = " / ".join(f"{mean(one.scores[seat]):.1f}" for seat in range(count))
        ask = one.question
        table.add_row(ask.game, str(ask.seats), str(one.matches), f"{rates} %", score, f"{mean(one.moves):.0f}")
    screen.show(table)
    for game in dict.fromkeys(one.question.game for one in found if one.team):
        screen.tell("fair-together-in", title=screen.words(game).say("title"))
