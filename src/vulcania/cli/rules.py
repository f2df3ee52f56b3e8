"""``vulcania rules``: a game's rules by section and id, in three languages."""

from __future__ import annotations

from typing import Annotated

import typer

from vulcania.cli.answer import Json, answer
from vulcania.cli.options import Ascii, GameName, Lang
from vulcania.core.registry import game as find_game
from vulcania.core.rulebook import rulebook
from vulcania.terminal.rules import show_rule, show_rules
from vulcania.terminal.screen import Screen, open_screen


def command(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID")] = None,
    as_json: Json = False,
    lang: Lang = None,
    ascii_: Ascii = False,
) -> None:
    """Read a game's rules, or one of them."""
    screen = open_screen(lang, ascii_=ascii_)
    find_game(game)  # whether there are words for it
    if as_json:
        answer(screen, "rules", _data(screen, game, rule))
    elif rule is None:
        show_rules(screen, game)
    else:
        show_rule(screen, game, rulebook(game).find(rule))


def _data(screen: Screen, game: str, rule: str | None) -> list[dict[str, object]]:
    book, words = rulebook(game), screen.words(game)
    wanted = None if rule is None else book.find(rule)
    return [
        {
            "id": one, "section": section.id, "name": words.say(f"rule-{one}.name"), "text": words.say(f"rule-{one}"),
            "marks": book.marks_of(one),
        }
        for section in book.section
        for one in section.rules
        if wanted in (None, one)
    ]  # fmt: skip
