"""The command ``vulcania``. One module for each command; what they share is in ``desk`` and ``options``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import typer

from vulcania.cli import (
    analyse,
    desk,
    draw,
    fairness,
    fuzz,
    games,
    play,
    replay,
    rules,
    serve,
    simulate,
    tournament,
    version,
)
from vulcania.core.errors import VulcaniaError

_USAGE_ERROR = typer.BadParameter.__mro__[1]
"""What Typer raises when a command line cannot be understood; it has no public name of its own."""

app = typer.Typer(
    name="vulcania",
    help="Board games of the deep, to play, study and train on.",
    epilog="Begin with: vulcania play soum-soum --seats human,greedy",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)

for _command in (serve, play, simulate, tournament, replay, analyse, draw, rules, games, fairness, fuzz, version):
    app.command(_command.NAME, epilog=_command.EXAMPLES)(_command.command)


def run(args: Sequence[str] | None = None) -> int:
    """Run a command line and give its exit code: 0, 1 when something was found wrong, 2 when it was asked wrongly."""
    desk.speak(None)
    try:
        code = app(args=args, prog_name="vulcania", standalone_mode=False)
        sys.stdout.flush()
    except VulcaniaError as error:
        desk.complain(error.say(desk.spoken()))
        return 2
    except BrokenPipeError:  # whoever read our output has seen enough; nothing more can be written, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if not isinstance(error, _USAGE_ERROR):
            raise
        desk.complain(desk.usage(error))
        return 2
    return code if isinstance(code, int) else 0


def main() -> None:
    sys.exit(run())
