"""``vulcania learn``: a guided first game, on the real board."""

from __future__ import annotations

from typing import Annotated

import typer

from vulcania.cli.options import Ascii, GameName, Lang
from vulcania.core.lesson import lessons
from vulcania.core.puzzle import taught
from vulcania.terminal.lesson import MATCH, learn, play_first_match
from vulcania.terminal.screen import open_screen


def command(
    game: GameName,
    chapter: Annotated[str | None, typer.Argument(metavar="CHAPTER")] = None,
    lang: Lang = None,
    ascii_: Ascii = False,
) -> int:
    """Learn a game by playing it."""
    screen = open_screen(lang, ascii_=ascii_)
    if chapter == MATCH and lessons(game):
        return play_first_match(screen, lessons(game)[-1])
    return learn(screen, taught(game, chapter))
