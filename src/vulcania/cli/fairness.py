"""``vulcania fairness``: does a seat have it easier?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vulcania.cli.answer import Json, answer
from vulcania.cli.options import Ascii, Force, Lang
from vulcania.cli.progress import Jobs, Place, code
from vulcania.study.experiment import Result
from vulcania.study.fairness import MATCHES, questions
from vulcania.study.fairness_report import page
from vulcania.terminal.conduct import conduct
from vulcania.terminal.files import STANDARD, Output
from vulcania.terminal.screen import Screen, open_screen


def command(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME")] = None,
    report: Annotated[str, typer.Option("--report", metavar="FILE")] = "fairness.html",
    force: Force = False,
    matches: Annotated[int, typer.Option("--matches", "-n", metavar="N", min=1, max=10_000_000)] = MATCHES,
    seats: Annotated[list[int] | None, typer.Option("--seats", metavar="N")] = None,
    player: Annotated[str, typer.Option("--player", metavar="BOT")] = "mate",
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0)] = 0,
    jobs: Jobs = 0,
    on: Place = "here",
    as_json: Json = False,
    lang: Lang = None,
    ascii_: Ascii = False,
) -> int:
    """Play every game with the same bot in all seats and report each seat's advantage."""
    screen = open_screen(lang, ascii_=ascii_)
    asked = questions(games or (), seats or (), matches, player=player, seed=seed)
    to = Output(report, force=force)
    kept = None if report == STANDARD else str(Path(report).with_suffix(".jsonl"))
    found = conduct(screen, asked, jobs, kept, on)
    to.write_markup(page(found.results, screen.lang))
    if as_json:
        answer(
            screen,
            "fairness",
            [result.to_data() for result in found.results],
            complete=found.complete,
            seconds=found.seconds,
        )
    elif found.matches:
        _show(screen, [result for result in found.results if result.tally.matches])
        screen.tell("fair-written", file=report)
    return code(found)


def _show(screen: Screen, found: list[Result]) -> None:
    table = screen.figures()
    failed = any(one.tally.replaced for one in found)
    keys = ["fair-game", "fair-seats", "fair-matches", "fair-rates", "fair-mean", "fair-length"]
    for key in keys + ["study-replaced"] * failed:
        table.add_column(screen.say(key), justify="left" if key == "fair-game" else "right", overflow="fold")
    for one in found:
        tally, seats = one.tally, one.tally.seats[: 1 if one.team else None]
        rates = " / ".join(f"{100 * share.rate:.1f}" for share in seats)
        score = " / ".join(f"{share.scores.mean:.1f}" for share in seats)
        figures = str(one.plan.seats), str(tally.matches), f"{rates} %", score, f"{tally.moves.mean:.0f}"
        table.add_row(one.plan.game, *figures, *[str(tally.replaced)] * failed)
    screen.show(table)
    for game in dict.fromkeys(one.plan.game for one in found if one.team):
        screen.tell("fair-together-in", title=screen.words(game).say("title"))
