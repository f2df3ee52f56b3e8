"""Where the games lie: a folder in ``vulcania/games`` is a game, with no edit elsewhere.

Folders named in ``VULCANIA_GAMES`` (separated as in ``PATH``) are looked into as well. This is below everything else:
it knows folders, not games.
"""

from __future__ import annotations

import pkgutil
import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import vulcania.games


@cache
def slugs() -> tuple[str, ...]:
    """The games there are, in alphabetical order."""
    found = (module.name for module in pkgutil.iter_modules(vulcania.games.__path__) if module.ispkg)
    return tuple(sorted(name.replace("_", "-") for name in found if not name.startswith("_")))


def package_of(slug: str) -> str:
    """The Python package that is the game's folder; ``KeyError`` when there is no such game."""
    if slug not in slugs():
        raise KeyError(slug)
    return f"vulcania.games.{slug.replace('-', '_')}"


def folder(slug: str) -> Traversable:
    return files(package_of(slug))


def read(slug: str, name: str) -> dict[str, Any]:
    """A TOML file in a game's folder, as it stands."""
    return tomllib.loads((folder(slug) / name).read_text("utf-8"))


@cache
def word_folders(slug: str) -> tuple[Traversable, ...]:
    """Where a game's words lie: those it shares with others first, then its own."""
    shared = (files(f"vulcania.games.{one}") for one in read(slug, "meta.toml").get("shares", ()))
    return tuple(place / "words" for place in (*shared, folder(slug)))
