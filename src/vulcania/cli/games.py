"""``vulcania games``: the shelf."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from vulcania.cli.answer import Json, answer
from vulcania.cli.options import Ascii, Lang, OptionalGame
from vulcania.core.game import Meta
from vulcania.core.registry import game as find_game
from vulcania.core.registry import left_out, meta, slugs
from vulcania.players.registry import left_out as bots_left_out
from vulcania.players.registry import names
from vulcania.terminal.screen import Screen, open_screen


def command(game: OptionalGame = None, as_json: Json = False, lang: Lang = None, ascii_: Ascii = False) -> None:
    """List the games there are, or look at one closely."""
    screen = open_screen(lang, ascii_=ascii_)
    if as_json:
        answer(screen, "games", [_data(screen, slug) for slug in ([find_game(game).slug] if game else slugs())])
    elif game is None:
        _shelf(screen)
    else:
        _box(screen, game)


def _shelf(screen: Screen) -> None:
    table = Table(box=None, padding=(0, 2, 1, 0))
    for key in ("name", "about", "players", "minutes"):
        table.add_column(screen.say(f"cli-games-{key}"), no_wrap=key != "about")
    for slug in slugs():
        what = meta(slug)
        words = screen.words(slug)
        title, made = (words.say("title"), "bold"), (_makers(screen, what), "dim")
        about = Text.assemble(title, "\n", words.say("tagline"), "\n", made)
        table.add_row(Text(slug, style="bold cyan"), about, _span(*what.seats), _span(*what.minutes))
    screen.show(table)
    faults = [*left_out(), *bots_left_out()]
    if faults:
        screen.tell("left-out", style="bold")
    for fault in faults:
        screen.item(fault.say(screen.lang))


def _data(screen: Screen, slug: str) -> dict[str, object]:
    what, words = meta(slug), screen.words(slug)
    options = [
        {
            "name": one.name, "default": one.write(one.default), "expected": one.expected, "rule": one.rule,
            "label": words.say(f"option-{one.name}"), "help": words.say(f"option-{one.name}.help"),
        }
        for one in what.options
    ]  # fmt: skip
    return {
        "name": slug, "title": words.say("title"), "tagline": words.say("tagline"), "seats": what.seats,
        "minutes": what.minutes, "team": what.team, "designers": what.designers, "publisher": what.publisher,
        "year": what.year, "options": options,
    }  # fmt: skip


def _makers(screen: Screen, what: Meta) -> str:
    """Who made it, and when, as far as that is known."""
    when = screen.words().say(what.published) if what.published is not None else ""
    published = ", ".join(filter(None, (what.publisher, when)))
    if not what.designers:
        return published
    return screen.say("cli-games-by", makers=", ".join(what.designers), published=published)


def _box(screen: Screen, slug: str) -> None:
    """One game, with what a table may choose and who may sit at it."""
    what, words = find_game(slug).meta, screen.words(slug)
    screen.show(Text(words.say("title"), style="bold"), words.say("tagline"), Text(_makers(screen, what), style="dim"))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(screen.say("cli-games-players"), _span(*what.seats))
    table.add_row(screen.say("cli-games-minutes"), _span(*what.minutes))
    screen.show("", table)
    for option in what.options:
        default = option.write(option.default)
        heading = Text.assemble((f"--option {option.name}={default}", "bold cyan"), f"  {option.expected}")
        label = words.say(f"option-{option.name}")
        told = f"{label}{words.say('colon')} {words.say(f'option-{option.name}.help')} ({option.rule})"
        screen.show("", heading, Padding(told, (0, 0, 0, 4)))
    seats = ",".join(["human", *["greedy"] * (what.seats[0] - 1)])
    screen.show("")
    screen.tell("cli-games-bots", bots=", ".join(names()))
    screen.show(f"  vulcania play {slug} --seats {seats}", f"  vulcania rules {slug}")


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"
