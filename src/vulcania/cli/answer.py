"""What a command answers to a program (``--json``): one shape for all, told in ``docs/bots.md``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
import typer

from vulcania.terminal.screen import Screen

Json = Annotated[bool, typer.Option("--json")]


def answer(
    screen: Screen, command: str, results: Sequence[object], *, complete: bool = True, seconds: float | None = None
) -> None:
    """``complete`` is false after Ctrl-C; ``seconds`` is how long it took, where that is of interest."""
    taken = None if seconds is None else round(seconds, 3)
    data = {"command": command, "complete": complete, "seconds": taken, "results": results}
    screen.out.file.write(msgspec.json.format(msgspec.json.encode(data)).decode() + "\n")
