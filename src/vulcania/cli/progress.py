"""How far a long command is, shown on stderr where somebody looks."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vulcania.terminal.screen import Screen

Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="N", min=0, max=1024)]


def processes(jobs: int) -> int:
    return jobs or os.cpu_count() or 1


@contextmanager
def progress(screen: Screen, text: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar while the block runs; call what it gives with how much was done."""
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=screen.err, transient=True, disable=not screen.err.is_terminal,
    )  # fmt: skip
    with bar:
        task = bar.add_task(text, total=total)
        yield lambda done: bar.advance(task, done)
