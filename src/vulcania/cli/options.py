"""Arguments and options that several commands share, and how they are read. What the help says is in ``words``."""

from __future__ import annotations

from typing import Annotated

import typer

from vulcania.core.errors import BadSetup

STOPPED = 130
"""What a shell expects of a command that Ctrl-C has ended."""

GameName = Annotated[str, typer.Argument(metavar="GAME")]
OptionalGame = Annotated[str | None, typer.Argument(metavar="GAME")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr|nl")]
Ascii = Annotated[bool, typer.Option("--ascii")]
Options = Annotated[list[str] | None, typer.Option("--option", "-O", metavar="NAME=VALUE")]
Force = Annotated[bool, typer.Option("--force")]
Components = Annotated[str | None, typer.Option("--components", metavar="FILE")]
RecordFile = Annotated[str, typer.Argument(metavar="FILE")]
SeatView = Annotated[int | None, typer.Option("--seat", metavar="N")]
PlyNumber = Annotated[int | None, typer.Option("--ply", metavar="N")]


def read_options(given: list[str] | None) -> dict[str, str]:
    """``name=value`` pairs; that the game has such an option is checked by the game."""
    found: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise BadSetup("cli-error-option", text=text[:60])
        if name.strip() in found:
            raise BadSetup("cli-error-option-twice", name=name.strip()[:60])
        found[name.strip()] = value.strip()
    return found


def seat_index(number: int | None, seats: int) -> int | None:
    """A player as people count them, from 1, as the seat that the core counts from 0."""
    if number is not None and number not in range(1, seats + 1):
        raise BadSetup("cli-error-seat", number=str(number)[:20], last=seats)
    return None if number is None else number - 1
