"""A game's rules, printed by section and id."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from vulcania.core.rulebook import rulebook
from vulcania.terminal.screen import Screen


def show_rules(screen: Screen, game: str) -> None:
    """Every section with its rules."""
    book = rulebook(game)
    words = screen.words(game)
    screen.show(Text(words.say("title"), style="bold"), words.say("tagline"))
    for section in book.section:
        screen.show("", Text(words.say(f"rules-{section.id}"), style="bold underline"))
        for rule in section.rules:
            show_rule(screen, game, rule)


def show_rule(screen: Screen, game: str, rule: str) -> None:
    words = screen.words(game)
    heading = Text.assemble((rule, "bold cyan"), " ", (words.say(f"rule-{rule}.name"), "bold"))
    for mark in rulebook(game).marks_of(rule):
        heading.append(f" [{screen.say(f'cli-mark-{mark}')}]", style="dim")
    screen.show(heading, Padding(words.say(f"rule-{rule}"), (0, 0, 0, 4)))
