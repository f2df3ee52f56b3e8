"""A game's own study, run as a module of its own: what all of them can be asked, and how they are carried out."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from typing import get_args

import msgspec

from vulcania.core.errors import VulcaniaError
from vulcania.study.crew import On
from vulcania.study.experiment import Experiment
from vulcania.study.plan import Plan
from vulcania.terminal.conduct import conduct
from vulcania.terminal.files import Output
from vulcania.terminal.screen import open_screen


def asking(module: str, about: str | None) -> ArgumentParser:
    parser = ArgumentParser(prog=f"python -m {module}", description=about)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="other seeds, other matches")
    parser.add_argument("--jobs", type=int, help="processes, 0: one a core; on a cluster, how many at once")
    parser.add_argument("--on", choices=get_args(On), default="here", help="this machine, or a Ray cluster")
    parser.add_argument("--keep", metavar="FILE", help="keep what has been played, and go on there next time")
    parser.add_argument("--out", metavar="FILE", help="write the whole page to this file")
    parser.add_argument("--force", action="store_true", help="replace a file that Vulcania has not made")
    return parser


def study(chosen: Namespace, plans: Sequence[Plan], tell: Callable[[Experiment], tuple[str, str]]) -> None:
    """Play the plans as was asked; ``tell`` gives the tables, and the page, which is written when all was played."""
    screen = open_screen("en")
    try:
        page = None if chosen.out is None else Output(chosen.out, force=chosen.force)
        seeded = [msgspec.structs.replace(plan, seed=chosen.seed) for plan in plans]
        found = conduct(screen, seeded, chosen.jobs, chosen.keep, chosen.on)
    except VulcaniaError as error:
        sys.exit(str(error))
    tables, whole = tell(found)
    sys.stdout.write(f"{tables}\n")
    if page is not None and found.complete:
        page.write_markup(whole)
