"""Long commands: how far they are, shown on stderr; and experiments, which stop at Ctrl-C with what they have."""

from __future__ import annotations

import math
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import current_thread, main_thread

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vulcania.core.errors import VulcaniaError
from vulcania.study.crew import On
from vulcania.study.experiment import Experiment, carry_out
from vulcania.study.plan import Plan
from vulcania.study.resume import Notebook
from vulcania.terminal.files import why
from vulcania.terminal.screen import Screen, complain

_PAUSE = 10.0
"""Where no bar can be drawn, a line is written every so many seconds."""
_SAME_PRESS = 2.0
"""Ctrl-C again within so many seconds means no more than the first: what there is by then is being told."""


def processes(jobs: int | None, on: On = "here") -> int:
    """How many at once: as asked; else one on this machine, and on a cluster as many as it has cores (0)."""
    return jobs if jobs is not None else 1 if on == "here" else 0


@contextmanager
def progress(screen: Screen, text: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A bar while the block runs, or a line now and then; call what it gives with how much was done. Where nobody knows
    how much there is to do, only that is told. From then on Ctrl-C is patient."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler and current_thread() is main_thread():
        signal.signal(signal.SIGINT, _Patient())
    if not screen.err.is_terminal:
        yield _Lines(screen, text, total)
        return
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=screen.err, transient=True,
    )  # fmt: skip
    with bar:
        task = bar.add_task(text, total=total)
        yield lambda done: bar.advance(task, done)


class _Patient:
    """What Ctrl-C does in a long command."""

    def __init__(self) -> None:
        self._pressed = -math.inf

    def __call__(self, *_: object) -> None:
        if time.monotonic() > self._pressed + _SAME_PRESS:
            self._pressed = time.monotonic()
            raise KeyboardInterrupt


class _Lines:
    def __init__(self, screen: Screen, text: str, total: int | None) -> None:
        self._screen, self._text, self._total = screen, text, total
        self._done = 0
        self._told = time.monotonic()

    def __call__(self, done: int) -> None:
        self._done += done
        if time.monotonic() >= self._told + _PAUSE:
            self._told = time.monotonic()
            of = {} if self._total is None else {"total": self._total}
            key = "cli-progress" if of else "cli-progress-open"
            complain(self._screen.say(key, what=self._text, done=self._done, **of))


def conduct(
    screen: Screen, plans: Sequence[Plan], jobs: int | None, keep: str | None = None, on: On = "here"
) -> Experiment:
    """Carry an experiment out, and say what went wrong in it."""
    for plan in plans:
        plan.check()
    total = sum(plan.total for plan in plans)
    try:
        notebook = Notebook(None if keep is None else Path(keep))
        with progress(screen, screen.say("cli-simulating"), total) as done:
            found = carry_out(plans, processes(jobs, on), done, notebook, on)
    except OSError as error:
        raise VulcaniaError("cli-error-write", file=error.filename or keep or "-", why=why(error)) from None
    if not found.complete:
        complain(screen.say("cli-stopped", done=found.matches, total=total))
    for result in found.results:
        if result.tally.fault is not None:
            what = screen.words(result.plan.game).say(result.tally.fault[1])
            complain(screen.say("cli-sim-replaced", count=result.tally.replaced, what=what))
    return found
