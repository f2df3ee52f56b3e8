"""The help pages in the user's language. Typer lays them out; what they say is in ``cli/words``.

Those words lie apart from all others and are read only for a help page, so that nothing else waits for them.
"""

from __future__ import annotations

import re
from copy import copy
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

from typer.core import TyperCommand, TyperGroup

from vulcania.cli.markdown import instead_of_all
from vulcania.cli.values import quick
from vulcania.terminal.console import restored, unbroken
from vulcania.terminal.screen import spoken
from vulcania.words import Words

_CAPITALS = re.compile("[A-Z]{2,}")
_FIXED = {
    "ARGUMENTS_PANEL_TITLE": "help-arguments", "OPTIONS_PANEL_TITLE": "help-options",
    "COMMANDS_PANEL_TITLE": "help-commands", "DEFAULT_STRING": "help-default", "REQUIRED_LONG_STRING": "help-required",
}  # fmt: skip
"""What Typer writes on every page: the names of its constants."""


class Command(TyperCommand):
    """A command whose help page speaks the user's language."""

    def get_params(self, ctx: Any) -> list[Any]:
        return quick(super().get_params(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        told = _told(self, ctx)
        with restored():
            super(Command, told).format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _tell_usage(self, ctx, formatter)


class Group(TyperGroup):
    """The list of all commands, in the user's language."""

    def get_params(self, ctx: Any) -> list[Any]:
        return quick(super().get_params(ctx))

    def list_commands(self, _: Any) -> list[str]:
        return list(self.commands)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        told = _told(self, ctx)
        told.subcommand_metavar = metavar(self.subcommand_metavar, help_words(spoken()))
        # Only their names and what they are for: no command is loaded to be listed.
        told.commands = {
            name: Command(name, help=_say(f"command-{name}"), rich_markup_mode=self.rich_markup_mode)
            for name in self.commands
        }
        with restored():
            super(Group, told).format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _tell_usage(self, ctx, formatter)


@cache
def help_words(lang: str) -> Words:
    return Words(lang, [files(__package__) / "words"])


def metavar(text: str, words: Words) -> str:
    """``[OPTIONS]`` or ``NAME=VALUE``: what stands for a value, in capitals, in a language."""

    def said(found: re.Match[str]) -> str:
        key = f"metavar-{found[0]}"
        return words.say(key) if words.has(key) else found[0]

    return _CAPITALS.sub(said, text)


def option_key(command: str, param: Any, words: Words) -> str:
    """The message that tells of an option or argument: the command's own where there is one."""
    name = max(param.opts, key=len).lstrip("-") if param.param_type_name == "option" else param.name
    own = f"option-{command}-{name}"
    return own if words.has(own) else f"option-{name}"


def _say(key: str, **args: str) -> str:
    return unbroken(help_words(spoken()).say(key, **args))


Told = TypeVar("Told", bound=Command | Group)


def _told(command: Told, ctx: Any) -> Told:
    """A copy in which everything that a page says is put into words: the next page may speak another language."""
    with instead_of_all():
        from typer import rich_utils  # slow to load, and only help needs it

    words = help_words(spoken())
    for constant, key in _FIXED.items():
        setattr(rich_utils, constant, _say(key, value="{}"))
    name = str(command.name)
    told = copy(command)
    told.help = _say(f"command-{name}")
    told.epilog = _say(f"command-{name}.examples")
    told.options_metavar = metavar("[OPTIONS]", words)
    bots = "" if isinstance(command, Group) else _bots()
    told.params = [copy(one) for one in command.params]
    params: list[Any] = told.get_params(ctx)
    for param in params:
        param.help = _say(option_key(name, param, words), bots=bots)
        param.metavar = metavar(param.metavar, words) if param.metavar else None
    return told


def _bots() -> str:
    from vulcania.players.registry import names

    return ", ".join(names())


def _tell_usage(command: Command | Group, ctx: Any, formatter: Any) -> None:
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=f"{_say('help-usage')} ")
