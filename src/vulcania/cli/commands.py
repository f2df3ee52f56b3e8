"""The commands. Each module is imported when its command is asked for, so that none waits for what the others need."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any

import typer
import typer.main

from vulcania.cli.help import Command, Group

MARKUP: Any = "markdown"

NAMES = (
    "serve", "learn", "play", "simulate", "tournament", "replay", "analyse", "draw", "rules", "games", "fairness",
    "fuzz", "train", "puzzles", "backup", "version",
)  # fmt: skip
"""In the order of the help page; each is a module here with a function ``command``."""


class Commands(Mapping[str, Any]):
    """The commands by name, as Typer asks for them."""

    def __getitem__(self, name: str) -> Any:
        if name not in NAMES:
            raise KeyError(name)
        return _made(name)

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


class Vulcania(Group):
    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.commands: Any = Commands()


@cache
def _made(name: str) -> Any:
    alone = typer.Typer(add_completion=False, rich_markup_mode=MARKUP)
    alone.command(name, cls=Command)(import_module(f"vulcania.cli.{name}").command)
    return typer.main.get_command(alone)
