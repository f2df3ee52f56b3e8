"""``vulcania draw``: a picture of a recorded match."""

from __future__ import annotations

from typing import Annotated

import typer

from vulcania.cli.desk import open_desk
from vulcania.cli.files import read_match, write
from vulcania.cli.options import Components, Lang, PlyNumber, RecordFile, SeatView, seat_index
from vulcania.cli.replay import position

NAME = "draw"
EXAMPLES = """
Examples:

- `vulcania draw match.txt -o match.svg`
- `vulcania draw match.txt --ply 12 --seat 1 --lang fr -o hand.svg`
- `cat match.txt | vulcania draw - --narrow > phone.svg`
"""


def command(
    file: RecordFile,
    output: Annotated[
        str, typer.Option("-o", "--output", metavar="FILE", help="Where to; - is standard output.")
    ] = "-",
    seat: SeatView = None,
    ply: PlyNumber = None,
    narrow: Annotated[bool, typer.Option("--narrow", help="A tall picture, as for a phone.")] = False,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Draw a position of a recorded match as SVG, as a player or a spectator sees it."""
    desk = open_desk(lang)
    match = position(read_match(file, components), ply)
    view = match.view(seat_index(seat, match.seats))
    draw = match.game.part("svg").draw
    write(output, draw(view, desk.words(match.game.slug), match.players, narrow=narrow) + "\n")
