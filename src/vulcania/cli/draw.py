"""``vulcania draw``: a picture of a recorded match."""

from __future__ import annotations

from typing import Annotated

import typer

from vulcania.cli.options import Components, Force, Lang, PlyNumber, RecordFile, SeatView, seat_index
from vulcania.cli.replay import position
from vulcania.terminal.files import Output
from vulcania.terminal.records import read_match
from vulcania.terminal.screen import open_screen


def command(
    file: RecordFile,
    output: Annotated[str, typer.Option("-o", "--output", metavar="FILE")] = "-",
    seat: SeatView = None,
    ply: PlyNumber = None,
    force: Force = False,
    narrow: Annotated[bool, typer.Option("--narrow")] = False,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Draw a position of a recorded match as SVG, as a player or a spectator sees it."""
    screen = open_screen(lang)
    to = Output(output, force=force)
    match = position(read_match(file, components), ply)
    view = match.view(seat_index(seat, match.seats))
    drawn = match.game.draw(view, screen.words(match.game.slug), screen.names(match.players), narrow=narrow)
    to.write_markup(drawn)
