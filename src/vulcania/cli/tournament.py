"""``vulcania tournament``: which of several bots is the stronger."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from vulcania.cli.options import Ascii, Components, GameName, Lang, Options, read_options
from vulcania.cli.progress import Jobs, processes, progress
from vulcania.core.registry import meta
from vulcania.drawing.charts import Span, spans
from vulcania.study.tournament import Plan, Report, blocks, check, hold
from vulcania.terminal.records import write
from vulcania.terminal.screen import Screen, open_screen

NAME = "tournament"


def command(
    game: GameName,
    players: Annotated[str, typer.Option("--players", metavar="LIST")] = "random,greedy,deckhand,mate",
    matches: Annotated[int, typer.Option("--matches", "-n", metavar="N", min=1, max=10_000_000)] = 100,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0)] = 0,
    jobs: Jobs = 1,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    plot: Annotated[str | None, typer.Option("--plot", metavar="FILE")] = None,
    option: Options = None,
    components: Components = None,
    lang: Lang = None,
    ascii_: Ascii = False,
) -> None:
    """Let bots meet with the same luck in every seat, and rate them."""
    screen = open_screen(lang, ascii_=ascii_)
    names = tuple(name.strip() for name in players.split(",") if name.strip())
    table = seats if seats is not None else meta(game).seats[0]
    plan = Plan(game, names, table, matches, seed, read_options(option), components)
    total = sum(len(block.tables) for block in blocks(plan, check(plan)))
    with progress(screen, screen.say("cli-simulating"), total) as done:
        report = hold(plan, processes(jobs), done)
    if plot is not None:
        write(plot, _drawn(screen, report))
    if as_json:
        screen.out.file.write(msgspec.json.format(msgspec.json.encode(report.to_data())).decode() + "\n")
    else:
        _show(screen, report)


def _show(screen: Screen, report: Report) -> None:
    table = screen.figures()
    table.add_column(screen.say("cli-player"), overflow="fold")
    for key in ("rating", "interval", "matches", "rate", "score", "seconds"):
        table.add_column(screen.say(f"tournament-{key}"), justify="right", overflow="fold")
    for one in report.ranked():
        table.add_row(
            one.name,
            f"{one.rating:+.0f}",
            f"{one.rating_low:+.0f}…{one.rating_high:+.0f}",
            str(one.matches),
            screen.say("cli-sim-percent", rate=100 * one.rate, low=100 * one.low, high=100 * one.high),
            screen.say("cli-sim-number", number=one.score),
            f"{one.seconds:.3f}",
        )
    screen.show(table, "")
    screen.show(_against(screen, report))
    for note in report.notes[:5]:
        screen.show(screen.words(report.plan.game).say(note))


def _against(screen: Screen, report: Report) -> Table:
    """How often each came before each other."""
    table = screen.figures()
    table.add_column(screen.say("tournament-before"), overflow="fold")
    order = [report.standings.index(one) for one in report.ranked()]
    for b in order:
        table.add_column(report.plan.players[b], justify="right", overflow="fold")
    for a in order:
        cells = []
        for b in order:
            won, of = report.against[a][b]
            cells.append("" if a == b or not of else f"{100 * won / of:.0f} %")
        table.add_row(report.plan.players[a], *cells)
    return table


def _drawn(screen: Screen, report: Report) -> str:
    rows = [Span(one.name, one.rating_low, one.rating, one.rating_high) for one in report.ranked()]
    title = screen.words(report.plan.game).say("title")
    return spans(rows, title=title, axis=screen.say("tournament-axis"), description=screen.say("tournament-described"))
