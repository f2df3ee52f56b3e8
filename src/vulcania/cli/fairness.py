"""``vulcania fairness``: does a seat have it easier?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vulcania.cli.desk import Desk, complain, open_desk
from vulcania.cli.files import why, write
from vulcania.cli.options import Ascii, Lang
from vulcania.cli.progress import Jobs, processes, progress
from vulcania.core.errors import BadSetup, VulcaniaError
from vulcania.players.guests import welcome
from vulcania.players.registry import sitting
from vulcania.study.fairness import MATCHES, Finding, Notebook, questions, study
from vulcania.study.fairness_report import mean, page

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
    desk = open_desk(lang, ascii_=ascii_)
    everyone = sitting(player)
    if everyone.human:
        raise BadSetup("error-human-seat")
    asked = questions(games or (), seats or (), player=player, seed=seed)
    if not asked:
        raise BadSetup("error-fairness-nothing")
    welcome([everyone])
    try:
        notebook = Notebook(Path(report).with_suffix(".jsonl"))
        with progress(desk, desk.say("cli-simulating"), matches * len(asked)) as done:
            found = study(asked, matches, notebook, processes(jobs), done)
    except OSError as error:
        raise VulcaniaError("cli-error-write", file=report, why=why(error)) from None
    write(report, page(found, desk.lang))
    for one in found:
        if one.fault is not None:
            what = desk.words(one.question.game).say(one.fault)
            complain(desk.say("cli-sim-replaced", count=one.replaced, what=what))
    _show(desk, found)
    desk.tell("fair-written", file=report)


def _show(desk: Desk, found: list[Finding]) -> None:
    table = desk.figures()
    for key in ("fair-game", "fair-seats", "fair-matches", "fair-rates", "fair-mean", "fair-length"):
        table.add_column(desk.say(key), justify="left" if key == "fair-game" else "right", overflow="fold")
    for one in found:
        count = 1 if one.team else one.question.seats
        rates = " / ".join(f"{100 * one.rate(seat)[1]:.1f}" for seat in range(count))
        score = " / ".join(f"{mean(one.scores[seat]):.1f}" for seat in range(count))
        ask = one.question
        table.add_row(ask.game, str(ask.seats), str(one.matches), f"{rates} %", score, f"{mean(one.moves):.0f}")
    desk.show(table)
    for game in dict.fromkeys(one.question.game for one in found if one.team):
        desk.tell("fair-together-in", title=desk.words(game).say("title"))
