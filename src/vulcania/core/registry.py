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

import msgspec

import vulcania.games
from vulcania.core.errors import UnknownGame
from vulcania.core.game import Game, Meta


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
    text = (files(package_of(slug)) / "meta.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Meta)


@cache
def game(slug: str) -> Game:
    """The game itself."""
    module = importlib.import_module(f"{package_of(slug)}.game")
    found = module.GAME(slug, meta(slug))
    assert isinstance(found, Game)
    return found
