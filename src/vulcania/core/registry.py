"""Finds games by looking into ``vulcania/games``: a new folder there is a new game, with no edit elsewhere.

Folders named in ``VULCANIA_GAMES`` (separated as in ``PATH``) are looked into as well.
"""

from __future__ import annotations

import importlib
import pkgutil
import tomllib
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import TypeVar

import vulcania.games
from vulcania.core.errors import BadGame, UnknownGame
from vulcania.core.game import Game, Meta
from vulcania.core.typed import typed

T = TypeVar("T")


@cache
def slugs() -> tuple[str, ...]:
    """The games there are, in alphabetical order."""
    found = (module.name for module in pkgutil.iter_modules(vulcania.games.__path__) if module.ispkg)
    return tuple(sorted(name.replace("_", "-") for name in found if not name.startswith("_")))


def package_of(slug: str) -> str:
    """The Python package that is the game's folder."""
    if slug not in slugs():
        near = get_close_matches(str(slug), slugs(), 1)
        key = "error-game-near" if near else "error-game"
        raise UnknownGame(key, name=str(slug)[:60], near="".join(near), known=", ".join(slugs()))
    return f"vulcania.games.{slug.replace('-', '_')}"


@cache
def meta(slug: str) -> Meta:
    """What a game is, without loading its rules."""
    return read_about(slug, "meta.toml", Meta)


def read_about(slug: str, name: str, kind: type[T]) -> T:
    """A file in a game's folder that tells about the game. Whoever is writing a game is told what is wrong with it."""
    try:
        return typed(tomllib.loads((files(package_of(slug)) / name).read_text("utf-8")), kind)
    except (OSError, ValueError) as error:  # what TOML and types object to is a ValueError
        why = error.strerror or "" if isinstance(error, OSError) else str(error).replace("`", "")
        raise BadGame("error-game-file", slug=slug, file=name, why=why) from error


@cache
def game(slug: str) -> Game:
    """The game itself."""
    module = importlib.import_module(f"{package_of(slug)}.game")
    found = module.GAME(slug, meta(slug))
    assert isinstance(found, Game)
    return found
