"""``vulcania rules``: a game's rules by section and id, in three languages."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from vulcania.cli.desk import Desk, open_desk
from vulcania.cli.options import Ascii, GameName, Lang
from vulcania.core.rulebook import rulebook

NAME = "rules"


def command(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID")] = None,
    lang: Lang = None,
    ascii_: Ascii = False,
) -> None:
    """Read a game's rules, or one of them."""
    desk = open_desk(lang, ascii_=ascii_)
    if rule is None:
        show_rules(desk, game)
    else:
        show_rule(desk, game, rulebook(game).find(rule))


def show_rules(desk: Desk, game: str) -> None:
    """Every section with its rules."""
    words = desk.words(game)
    desk.show(Text(words.say("title"), style="bold"), words.say("tagline"))
    for section in rulebook(game).section:
        desk.show("", Text(words.say(f"rules-{section.id}"), style="bold underline"))
        for rule in section.rules:
            show_rule(desk, game, rule)


def show_rule(desk: Desk, game: str, rule: str) -> None:
    words = desk.words(game)
    heading = Text.assemble((rule, "bold cyan"), " ", (words.say(f"rule-{rule}.name"), "bold"))
    for mark in rulebook(game).marks_of(rule):
        heading.append(f" [{desk.say(f'cli-mark-{mark}')}]", style="dim")
    desk.show(heading, Padding(words.say(f"rule-{rule}"), (0, 0, 0, 4)))
