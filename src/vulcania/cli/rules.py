"""``vulcania rules``: a game's rules by section and id, in three languages."""

from __future__ import annotations

from typing import Annotated

import typer

from vulcania.cli.options import Ascii, GameName, Lang
from vulcania.core.registry import game as find_game
from vulcania.core.rulebook import rulebook
from vulcania.terminal.rules import show_rule, show_rules
from vulcania.terminal.screen import open_screen


def command(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID")] = None,
    lang: Lang = None,
    ascii_: Ascii = False,
) -> None:
    """Read a game's rules, or one of them."""
    screen = open_screen(lang, ascii_=ascii_)
    find_game(game)  # whether there are words for it
    if rule is None:
        show_rules(screen, game)
    else:
        show_rule(screen, game, rulebook(game).find(rule))
