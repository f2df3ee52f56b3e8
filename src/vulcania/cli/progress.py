"""What long commands share: their options, their exit code, and how a share is written."""

from __future__ import annotations

from typing import Annotated

import typer

from vulcania.cli.options import STOPPED
from vulcania.study.crew import On
from vulcania.study.experiment import Experiment
from vulcania.study.tally import Share
from vulcania.terminal.screen import Screen

Jobs = Annotated[int | None, typer.Option("--jobs", "-j", metavar="N", min=0, max=1024)]
Place = Annotated[On, typer.Option("--on", metavar="here|ray")]
Keep = Annotated[str | None, typer.Option("--keep", metavar="FILE")]


def code(found: Experiment) -> int:
    return 0 if found.complete else STOPPED


def percent(screen: Screen, share: Share) -> str:
    low, high = share.interval()
    return screen.say("cli-sim-percent", rate=100 * share.rate, low=100 * low, high=100 * high)
