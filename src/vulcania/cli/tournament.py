"""``vulcania tournament``: which of several bots is the stronger."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from vulcania.cli.answer import Json, answer
from vulcania.cli.options import Ascii, Components, Force, GameName, Lang, Options, read_options
from vulcania.cli.progress import Jobs, Keep, Place, code, percent
from vulcania.core.registry import meta
from vulcania.drawing.charts import Span, spans
from vulcania.study.tournament import Standings, Tournament, standings
from vulcania.terminal.conduct import conduct
from vulcania.terminal.files import Output
from vulcania.terminal.screen import Screen, open_screen


def command(
    game: GameName,
    players: Annotated[str, typer.Option("--players", metavar="LIST")] = "random,greedy,deckhand,mate",
    matches: Annotated[int, typer.Option("--matches", "-n", metavar="N", min=1, max=10_000_000)] = 100,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0)] = 0,
    jobs: Jobs = None,
    on: Place = "here",
    as_json: Json = False,
    plot: Annotated[str | None, typer.Option("--plot", metavar="FILE")] = None,
    force: Force = False,
    keep: Keep = None,
    option: Options = None,
    components: Components = None,
    lang: Lang = None,
    ascii_: Ascii = False,
) -> int:
    """Let bots meet with the same luck in every seat, and rate them."""
    screen = open_screen(lang, ascii_=ascii_)
    names = tuple(name.strip() for name in players.split(",") if name.strip())
    table = seats if seats is not None else meta(game).seats[0]
    to = None if plot is None else Output(plot, force=force)
    found = conduct(
        screen, [Tournament(game, names, table, matches, seed, read_options(option), components)], jobs, keep, on
    )
    rated = standings(found.results[0])
    if to is not None and rated.ranked:
        to.write_markup(_drawn(screen, rated))
    if as_json:
        answer(screen, "tournament", [rated.to_data()], complete=found.complete, seconds=found.seconds)
    elif rated.ranked:
        screen.show(_strengths(screen, rated), "", _in_a_house(screen, rated), "", _against(screen, rated))
    return code(found)


def _strengths(screen: Screen, rated: Standings) -> Table:
    table = screen.figures()
    table.add_column(screen.say("cli-player"), overflow="fold")
    failed = any(one.share.replaced for one in rated.ranked)
    keys = [f"tournament-{key}" for key in ("rating", "interval", "matches", "rate", "score", "seconds")]
    for key in keys + ["study-replaced"] * failed:
        table.add_column(screen.say(key), justify="right", overflow="fold")
    for one in rated.ranked:
        share, rating = one.share, one.rating
        ratings = f"{rating.points:+.0f}", f"{rating.low:+.0f}…{rating.high:+.0f}"
        score = screen.say("cli-sim-number", number=share.scores.mean)
        figures = str(share.matches), percent(screen, share), score, f"{share.pace:.3f}"
        table.add_row(share.name, *ratings, *figures, *[str(share.replaced)] * failed)
    return table


def _in_a_house(screen: Screen, rated: Standings) -> str:
    """The same by openskill, to be compared with what a house tells of its people and bots."""
    found = (f"{one.share.name} {one.skill.points} ± {one.skill.reach}" for one in rated.ranked)
    return screen.say("tournament-openskill", strengths=", ".join(found))


def _against(screen: Screen, rated: Standings) -> Table:
    """How often each came before each other."""
    table = screen.figures()
    table.add_column(screen.say("tournament-before"), overflow="fold")
    shares = rated.result.tally.players
    order = [shares.index(one.share) for one in rated.ranked]
    for one in rated.ranked:
        table.add_column(one.share.name, justify="right", overflow="fold")
    for one in rated.ranked:
        cells = [(won, of if shares[b] is not one.share else 0) for b in order for won, of in [one.against[b]]]
        table.add_row(one.share.name, *(f"{100 * won / of:.0f} %" if of else "" for won, of in cells))
    return table


def _drawn(screen: Screen, rated: Standings) -> str:
    rows = [Span(one.share.name, one.rating.low, one.rating.points, one.rating.high) for one in rated.ranked]
    title = screen.words(rated.result.plan.game).say("title")
    return spans(rows, title=title, axis=screen.say("tournament-axis"), description=screen.say("tournament-described"))
