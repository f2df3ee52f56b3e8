"""``vulcania simulate``: many matches between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from vulcania.cli.answer import Json, answer
from vulcania.cli.options import Ascii, Components, GameName, Lang, Options, read_options
from vulcania.cli.progress import Jobs, Keep, Place, code, percent
from vulcania.study.plan import Simulation
from vulcania.study.tally import Share
from vulcania.terminal.conduct import conduct
from vulcania.terminal.screen import Screen, open_screen


def command(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, max=100_000_000)] = 1000,
    seats: Annotated[str, typer.Option("--seats", metavar="LIST")] = "greedy,random",
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0)] = 0,
    jobs: Jobs = None,
    on: Place = "here",
    rotate: Annotated[bool, typer.Option("--rotate")] = False,
    as_json: Json = False,
    keep: Keep = None,
    records: Annotated[str | None, typer.Option("--records", metavar="FOLDER")] = None,
    option: Options = None,
    components: Components = None,
    lang: Lang = None,
    ascii_: Ascii = False,
) -> int:
    """Play many matches between bots and count wins, scores and lengths."""
    screen = open_screen(lang, ascii_=ascii_)
    players = tuple(name.strip() for name in seats.split(",")) if seats.strip() else ()
    folder = None if records is None else str(Path(records).absolute())  # a cluster works elsewhere
    plan = Simulation(game, players, len(players), games, seed, read_options(option), components, rotate, folder)
    found = conduct(screen, [plan], jobs, keep, on)
    (result,) = found.results
    if as_json:
        answer(screen, "simulate", [result.to_data()], complete=found.complete, seconds=found.seconds)
    elif found.matches:
        tally, speed = result.tally, found.matches / max(found.seconds, 1e-6)
        screen.show(_table(screen, screen.say("cli-sim-seat"), tally.seats))
        screen.show("", _table(screen, screen.say("cli-player"), tally.players), "")
        screen.tell("cli-sim-moves", mean=round(tally.moves.mean, 1), low=tally.moves.low, high=tally.moves.high)
        screen.tell("cli-sim-speed", games=found.matches, seconds=round(found.seconds, 2), speed=round(speed))
    return code(found)


def _table(screen: Screen, heading: str, shares: list[Share]) -> Table:
    table = screen.figures()
    table.add_column(heading, overflow="fold")
    failed = any(share.replaced for share in shares)
    keys = ["matches", "wins", "rate", "mean", "deviation", "span"]
    for key in [f"cli-sim-{key}" for key in keys] + ["study-replaced"] * failed:
        table.add_column(screen.say(key), justify="right", overflow="fold")
    for share in shares:
        spread = share.scores
        figures = [screen.say("cli-sim-number", number=number) for number in (spread.mean, spread.deviation)]
        span = "" if spread.low is None else f"{spread.low}…{spread.high}"
        row = [share.name, str(share.matches), f"{share.wins:.4g}" if share.wins % 1 else f"{share.wins:.0f}"]
        table.add_row(*row, percent(screen, share), *figures, span, *[str(share.replaced)] * failed)
    return table
