"""What is wrong with a command line, said in the user's language.

Typer speaks English only. What it can object to is known here by the shape of its errors; an objection of a kind that
this module has never heard of is passed on as it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from vulcania.cli.help import help_words, metavar
from vulcania.words import LANGUAGES, Words

_VALUES = {
    "int_parsing": "whole", "int_from_float": "whole", "int_parsing_size": "whole", "float_parsing": "number",
    "finite_number": "number", "greater_than_equal": "least", "less_than_equal": "most",
}  # fmt: skip
_NO_COMMAND = re.compile(r"No such command '(.*?)'")
_EXTRA = re.compile(r"Got unexpected extra argument\(?s?\)? \((.*)\)")
_NO_VALUE = "does not take a value"
_MISSING = "Missing command."


def asked_language(args: list[str]) -> str | None:
    """The language asked for by a command line, also if the rest of it makes no sense."""
    for at, word in enumerate(args):
        given = args[at + 1] if word == "--lang" and at + 1 < len(args) else word.removeprefix("--lang=")
        if word.startswith("--lang") and given in LANGUAGES:
            return given
    return None


def objection(error: Any, words: Words, commands: Sequence[str]) -> str:
    """What Typer found wrong, in one line that says where help is."""
    context = getattr(error, "ctx", None)
    shown = context.command_path if context is not None else "vulcania"
    reason = _reason(error, words, commands) or " ".join(error.format_message().split())
    return words.say("cli-usage", reason=reason, command=shown)


def _reason(error: Any, words: Words, commands: Sequence[str]) -> str | None:
    kind = type(error).__name__
    told = " ".join(error.format_message().split())
    if kind == "NoSuchOption":
        return _no_option(error, words)
    if kind == "MissingParameter":
        return words.say("cli-usage-missing", name=_named(error.param, words)) if error.param else None
    if kind == "BadOptionUsage":
        key = "cli-usage-no-value" if _NO_VALUE in told else "cli-usage-value"
        return words.say(key, name=error.option_name)
    if kind == "BadParameter":
        return _bad_value(error, words)
    if told == _MISSING:
        return words.say("cli-usage-no-command", known=", ".join(commands))
    if found := _NO_COMMAND.match(told):
        return _no_command(found[1], words, commands)
    if found := _EXTRA.match(told):
        return words.say("cli-usage-extra", text=found[1][:60])
    return None


def _no_option(error: Any, words: Words) -> str:
    near = ", ".join(sorted(error.possibilities or ()))
    return words.say("cli-usage-option-near" if near else "cli-usage-option", name=error.option_name[:40], near=near)


def _no_command(name: str, words: Words, commands: Sequence[str]) -> str:
    near = "".join(get_close_matches(name.casefold(), commands, 1))
    key = "cli-usage-command-near" if near else "cli-usage-command"
    return words.say(key, name=name[:40], near=near, known=", ".join(commands))


def _bad_value(error: Any, words: Words) -> str | None:
    """A value that is no number, or a number that is too small or too large."""
    found: list[dict[str, Any]] = getattr(error.__cause__, "errors", list)()
    key = _VALUES.get(found[0]["type"]) if found else None
    if key is None or error.param is None:
        return None
    limits = found[0].get("ctx", {})
    bound = limits.get("ge", limits.get("le", 0))
    return words.say(
        f"cli-usage-{key}", name=_named(error.param, words), value=str(found[0]["input"])[:40], bound=str(bound)
    )


def _named(param: Any, words: Words) -> str:
    """An option as it is typed, an argument as the help calls it."""
    if param.param_type_name == "option":
        return str(max(param.opts, key=len))
    return metavar(param.metavar, help_words(words.lang))
