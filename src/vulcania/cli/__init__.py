"""The command ``vulcania``. One module for each command (``commands``); what they share is in ``options`` and
``progress``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from vulcania import __version__
from vulcania.cli.begun import BEGUN as BEGUN  # before anything that takes long
from vulcania.cli.commands import MARKUP, NAMES, Vulcania
from vulcania.cli.options import STOPPED, Lang
from vulcania.cli.streams import give_up_output, settle, unwritable
from vulcania.cli.usage import asked_language, objection
from vulcania.core.errors import VulcaniaError
from vulcania.terminal import screen
from vulcania.terminal.files import why
from vulcania.words import words

_USAGE_ERROR = typer.BadParameter.__mro__[1]
"""What Typer raises when a command line cannot be understood; it has no public name of its own."""


app = typer.Typer(
    name="vulcania",
    cls=Vulcania,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=MARKUP,
)


def _tell_version(asked: bool) -> None:
    if asked:
        typer.echo(f"vulcania {__version__}")
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", callback=_tell_version, is_eager=True)]


@app.callback()
def every(context: typer.Context, lang: Lang = None, told: Version = False) -> None:  # noqa: ARG001 - told by then
    """What can be said before the command's name holds as if it stood behind it."""
    if lang is not None:
        context.default_map = {name: {"lang": lang} for name in NAMES}


def run(args: Sequence[str] | None = None) -> int:
    """Run a command line and give its exit code: 0, 1 when something was found wrong, 2 when it was asked wrongly."""
    settle()
    given = list(sys.argv[1:] if args is None else args)
    screen.speak(asked_language(given))
    try:
        code = app(args=given, prog_name="vulcania", standalone_mode=False)
        sys.stdout.flush()
    except VulcaniaError as error:
        screen.complain(error.say(screen.spoken()))
        return 2
    except (BrokenPipeError, SystemExit):  # whoever read our output has seen enough; Typer and Rich would exit by it
        give_up_output()
        return 0
    except (KeyboardInterrupt, typer.Abort):
        return STOPPED
    except Exception as error:
        if isinstance(error, OSError) and unwritable(error):
            give_up_output()
            screen.complain(words(screen.spoken()).say("cli-error-output", why=why(error)))
            return 2
        if not isinstance(error, _USAGE_ERROR):
            raise
        if type(error).__name__ == "NoArgsIsHelpError":  # the page that it has shown is the answer
            return 2
        screen.complain(objection(error, words(screen.spoken()), NAMES))
        return 2
    return code if isinstance(code, int) else 0


def main() -> None:
    sys.exit(run())
