"""What a game's folder tells about the game, before any of its rules are loaded."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TypeVar

from vulcania import shelf
from vulcania.core.errors import BadGame, UnknownGame
from vulcania.core.typed import typed

T = TypeVar("T")


def package_of(slug: str) -> str:
    """The Python package that is the game's folder; :class:`UnknownGame` suggests a near one."""
    try:
        return shelf.package_of(slug)
    except KeyError:
        known = [place.slug for place in shelf.places()[0]]
        near = get_close_matches(str(slug), known, 1)
        key = "error-game-near" if near else "error-game"
        raise UnknownGame(key, name=str(slug)[:60], near="".join(near), known=", ".join(known)) from None


def read_about(slug: str, name: str, kind: type[T]) -> T:
    """A file in a game's folder. Whoever is writing a game is told what is wrong with it."""
    package_of(slug)
    try:
        return typed(shelf.read(slug, name), kind)
    except (OSError, ValueError) as error:  # what TOML and types object to is a ValueError
        why = error.strerror or "" if isinstance(error, OSError) else str(error).replace("`", "")
        raise BadGame("error-game-file", slug=slug, file=name, why=why) from error
