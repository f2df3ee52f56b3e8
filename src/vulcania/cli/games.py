"""``vulcania games``: the shelf."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from vulcania.cli.desk import open_desk
from vulcania.cli.options import Ascii, Lang
from vulcania.core.registry import meta, slugs

NAME = "games"
EXAMPLES = """
Examples:

- `vulcania games`
- `vulcania games --lang fr`
"""


def command(lang: Lang = None, ascii_: Ascii = False) -> None:
    """List the games there are: what each is about, for how many, and how long it takes."""
    desk = open_desk(lang, ascii_=ascii_)
    table = Table(box=None, padding=(0, 2, 1, 0))
    table.add_column(desk.say("cli-games-name"), no_wrap=True)
    table.add_column(desk.say("cli-games-about"))
    table.add_column(desk.say("cli-games-players"), no_wrap=True)
    table.add_column(desk.say("cli-games-minutes"), no_wrap=True)
    for slug in slugs():
        what = meta(slug)
        words = desk.words(slug)
        makers = ", ".join(what.designers)
        about = Text.assemble(
            (words.say("title"), "bold"), "\n", words.say("tagline"), "\n",
            (desk.say("cli-games-by", makers=makers, publisher=what.publisher, year=what.year), "dim"),
        )  # fmt: skip
        table.add_row(Text(slug, style="bold cyan"), about, _span(*what.seats), _span(*what.minutes))
    desk.show(table)


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"
