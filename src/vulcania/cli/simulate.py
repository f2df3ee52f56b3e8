"""``vulcania simulate``: many matches between bots."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from vulcania.cli.options import Ascii, Components, GameName, Lang, Options, read_options
from vulcania.cli.progress import Jobs, processes, progress
from vulcania.study.simulate import Report, Share, Spread, plan, simulate
from vulcania.terminal.screen import Screen, complain, open_screen

NAME = "simulate"


def command(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, max=100_000_000)] = 1000,
    seats: Annotated[str, typer.Option("--seats", metavar="LIST")] = "greedy,random",
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0)] = 0,
    jobs: Jobs = 1,
    rotate: Annotated[bool, typer.Option("--rotate")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    option: Options = None,
    components: Components = None,
    lang: Lang = None,
    ascii_: Ascii = False,
) -> None:
    """Play many matches between bots and count wins, scores and lengths."""
    screen = open_screen(lang, ascii_=ascii_)
    wanted = plan(game, seats, games, seed=seed, options=read_options(option), components=components, rotate=rotate)
    with progress(screen, screen.say("cli-simulating"), games) as done:
        report = simulate(wanted, processes(jobs), done)
    if report.tally.fault is not None:
        what = screen.words(game).say(report.tally.fault[1])
        complain(screen.say("cli-sim-replaced", count=report.tally.replaced, what=what))
    if as_json:
        screen.out.file.write(msgspec.json.format(msgspec.json.encode(report.to_data())).decode() + "\n")
    else:
        _show(screen, report)


def _show(screen: Screen, report: Report) -> None:
    screen.show(_table(screen, screen.say("cli-sim-seat"), report.tally.seats))
    screen.show("", _table(screen, screen.say("cli-player"), report.tally.players), "")
    moves = report.tally.moves
    screen.tell("cli-sim-moves", mean=round(moves.mean, 1), low=moves.low, high=moves.high)
    speed = report.tally.games / report.seconds if report.seconds else 0.0
    screen.tell("cli-sim-speed", games=report.tally.games, seconds=round(report.seconds, 2), speed=round(speed))


def _table(screen: Screen, heading: str, shares: list[Share]) -> Table:
    table = screen.figures()
    table.add_column(heading, overflow="fold")
    for key in ("matches", "wins", "rate", "mean", "deviation", "span"):
        table.add_column(screen.say(f"cli-sim-{key}"), justify="right", overflow="fold")
    for share in shares:
        table.add_row(
            share.name, str(share.matches), str(share.wins), _rate(screen, share), *_spread(screen, share.scores)
        )
    return table


def _rate(screen: Screen, share: Share) -> str:
    low, high = share.interval()
    return screen.say("cli-sim-percent", rate=100 * share.rate, low=100 * low, high=100 * high)


def _spread(screen: Screen, spread: Spread) -> tuple[str, str, str]:
    mean, deviation = (screen.say("cli-sim-number", number=number) for number in (spread.mean, spread.deviation))
    return mean, deviation, f"{spread.low}…{spread.high}"
