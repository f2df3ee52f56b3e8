"""The games on the shelf, by slug."""

from __future__ import annotations

import importlib
from difflib import get_close_matches
from functools import cache
from typing import TypeVar

from vulcania import shelf
from vulcania.core.errors import BadGame, UnknownGame
from vulcania.core.game import Game, Meta
from vulcania.core.typed import typed
from vulcania.shelf import slugs

T = TypeVar("T")


def package_of(slug: str) -> str:
    """The Python package that is the game's folder; :class:`UnknownGame` suggests a near one."""
    try:
        return shelf.package_of(slug)
    except KeyError:
        near = get_close_matches(str(slug), slugs(), 1)
        key = "error-game-near" if near else "error-game"
        raise UnknownGame(key, name=str(slug)[:60], near="".join(near), known=", ".join(slugs())) from None


@cache
def meta(slug: str) -> Meta:
    """What a game is, without loading its rules."""
    return read_about(slug, "meta.toml", Meta)


def read_about(slug: str, name: str, kind: type[T]) -> T:
    """A file in a game's folder that tells about the game. Whoever is writing a game is told what is wrong with it."""
    package_of(slug)
    try:
        return typed(shelf.read(slug, name), kind)
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
