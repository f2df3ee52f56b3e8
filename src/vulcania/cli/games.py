"""``vulcania games``: the shelf."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from vulcania.cli.desk import Desk, open_desk
from vulcania.cli.options import Ascii, Lang, OptionalGame
from vulcania.core.game import Meta
from vulcania.core.registry import meta
from vulcania.players.registry import names
from vulcania.shelf import slugs

NAME = "games"


def command(game: OptionalGame = None, lang: Lang = None, ascii_: Ascii = False) -> None:
    """List the games there are, or look at one closely."""
    desk = open_desk(lang, ascii_=ascii_)
    if game is None:
        _shelf(desk)
    else:
        _box(desk, game)


def _shelf(desk: Desk) -> None:
    table = Table(box=None, padding=(0, 2, 1, 0))
    table.add_column(desk.say("cli-games-name"), no_wrap=True)
    table.add_column(desk.say("cli-games-about"))
    table.add_column(desk.say("cli-games-players"), no_wrap=True)
    table.add_column(desk.say("cli-games-minutes"), no_wrap=True)
    for slug in slugs():
        what = meta(slug)
        words = desk.words(slug)
        about = Text.assemble(
            (words.say("title"), "bold"), "\n", words.say("tagline"), "\n", (_makers(desk, what), "dim")
        )
        table.add_row(Text(slug, style="bold cyan"), about, _span(*what.seats), _span(*what.minutes))
    desk.show(table)


def _makers(desk: Desk, what: Meta) -> str:
    """Who made it, and when, as far as that is known."""
    when = desk.words().say(what.published) if what.published is not None else ""
    published = ", ".join(filter(None, (what.publisher, when)))
    if not what.designers:
        return published
    return desk.say("cli-games-by", makers=", ".join(what.designers), published=published)


def _box(desk: Desk, slug: str) -> None:
    """One game, with what a table may choose and who may sit at it."""
    what, words = meta(slug), desk.words(slug)
    desk.show(Text(words.say("title"), style="bold"), words.say("tagline"), Text(_makers(desk, what), style="dim"))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(desk.say("cli-games-players"), _span(*what.seats))
    table.add_row(desk.say("cli-games-minutes"), _span(*what.minutes))
    desk.show("", table)
    for option in what.options:
        default = option.write(option.default)
        heading = Text.assemble((f"--option {option.name}={default}", "bold cyan"), f"  {option.expected}")
        label = words.say(f"option-{option.name}")
        told = f"{label}{words.say('colon')} {words.say(f'option-{option.name}.help')} ({option.rule})"
        desk.show("", heading, Padding(told, (0, 0, 0, 4)))
    seats = ",".join(["human", *["greedy"] * (what.seats[0] - 1)])
    desk.show("")
    desk.tell("cli-games-bots", bots=", ".join(names()))
    desk.show(f"  vulcania play {slug} --seats {seats}", f"  vulcania rules {slug}")


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"
