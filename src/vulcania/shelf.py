"""Where the games lie: a folder in ``vulcania/games`` is a game, with no edit elsewhere.

Folders named in ``VULCANIA_GAMES`` (separated as in ``PATH``) are looked into as well, and a package of someone else's
brings a game by an entry point of the group ``vulcania.games``: its name is the slug, its value the package that is the
game's folder. This is below everything else: it knows folders, not games, and imports none of them to know their names.
"""

from __future__ import annotations

import importlib
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

import vulcania.games

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

GROUP = "vulcania.games"

_one_at_a_time = RLock()


class Place(NamedTuple):
    """Where something lies that says it is a game."""

    slug: str
    package: str
    ours: bool
    """Whether it came with Vulcania."""


@cache
def places() -> tuple[tuple[Place, ...], tuple[Place, ...]]:
    """Whatever says it is a game, in alphabetical order; and what claims a name that another had first.

    Ours come first, then folders, then packages in the order of their names.
    """
    held: dict[str, Place] = {}
    late = tuple(one for one in _claims() if held.setdefault(one.slug, one) is not one)
    return tuple(held[slug] for slug in sorted(held)), late


def _claims() -> Iterator[Place]:
    from importlib.metadata import entry_points  # slow to load, as the next; `import vulcania` needs neither

    for at, path in enumerate(vulcania.games.__path__):
        rooms = [room for name in ("__init__.py", "game.py") for room in Path(path).glob(f"*/{name}")]
        for name in sorted({room.parent.name for room in rooms}):
            if not name.startswith(("_", ".")):
                yield Place(name.replace("_", "-"), f"{GROUP}.{name}", not at)
    for value, slug in sorted({(point.value, point.name) for point in entry_points(group=GROUP)}):
        yield Place(slug, value, False)


def package_of(slug: str) -> str:
    """The Python package that is the game's folder; ``KeyError`` when there is no such game."""
    return {place.slug: place.package for place in places()[0]}[slug]


@contextmanager
def quietly() -> Iterator[None]:
    """What is printed meanwhile goes to standard error: standard output may be read by a program."""
    with _one_at_a_time, redirect_stdout(sys.stderr):
        yield


def load(module: str) -> ModuleType:
    """A module of a game, imported quietly."""
    if module in sys.modules:
        return importlib.import_module(module)
    with quietly():
        return importlib.import_module(module)


def _files(package: str) -> Traversable:
    from importlib.resources import files

    return files(load(package))


def folder(slug: str) -> Traversable:
    return _files(package_of(slug))


def read(slug: str, name: str) -> dict[str, Any]:
    """A TOML file in a game's folder, as it stands."""
    return tomllib.loads((folder(slug) / name).read_text("utf-8"))


@cache
def word_folders(slug: str) -> tuple[Traversable, ...]:
    """Where a game's words lie: those it shares with others first, then its own."""
    beside = package_of(slug).rpartition(".")[0]
    shared = (_files(f"{beside}.{one}") for one in read(slug, "meta.toml").get("shares", ()))
    return tuple(place / "words" for place in (*shared, folder(slug)))
