"""The games on the shelf, by slug, and those that were left out of it.

A game that came with Vulcania is held by its tests. Any other is tried before it stands on the shelf: a broken one is
named, with the reason, and takes no other with it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from vulcania import shelf
from vulcania.core.about import package_of, read_about
from vulcania.core.errors import BadGame, VulcaniaError
from vulcania.core.game import Game, Meta
from vulcania.core.rulebook import rulebook
from vulcania.words import LANGUAGES

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_SLUG = re.compile(r"(?=.{1,40}\Z)[a-z][a-z0-9]*(-[a-z0-9]+)*")
_REQUIRED = (("view", "make"), ("refusals", "why_not"))
"""The rooms that no game does without, besides ``game``, each with what is asked of it."""


@cache
def slugs() -> tuple[str, ...]:
    """The games there are, in alphabetical order."""
    return tuple(place.slug for place in shelf.places()[0] if place.ours or _fault(place.slug) is None)


@cache
def left_out() -> tuple[BadGame, ...]:
    """Why each game that was found, but cannot be played, is not on the shelf."""
    found, late = shelf.places()
    faults = [_fault(place.slug) for place in found if not place.ours]
    taken = [BadGame("error-game-taken", slug=place.slug, package=place.package) for place in late]
    return (*(fault for fault in faults if fault is not None), *taken)


@cache
def _fault(slug: str) -> BadGame | None:
    try:
        game(slug)
    except BadGame as fault:
        return fault
    return None


@cache
def meta(slug: str) -> Meta:
    """What a game is, without loading its rules."""
    return read_about(slug, "meta.toml", Meta)


@cache
def game(slug: str) -> Game:
    """The game itself; :class:`BadGame` says why one that did not come with Vulcania cannot be played."""
    package = package_of(slug)
    if any(place.ours for place in shelf.places()[0] if place.slug == slug):
        return _made(slug, package)
    try:
        with shelf.quietly():
            return _tried(slug, package)
    except BadGame:
        raise
    except (Exception, SystemExit) as error:  # nobody knows what another's code may raise
        kind = "" if isinstance(error, VulcaniaError) else f"{type(error).__name__}: "
        raise BadGame("error-game-broken", slug=slug, why=" ".join(f"{kind}{error}".split())[:300]) from error


def _made(slug: str, package: str) -> Game:
    made = shelf.load(f"{package}.game").GAME(slug, meta(slug))
    assert isinstance(made, Game)
    return made


def _tried(slug: str, package: str) -> Game:
    """The game, once everything that it needs is there and a match begins."""
    if not _SLUG.fullmatch(slug):
        raise BadGame("error-game-name", slug=slug[:60])
    low, _ = meta(slug).seats
    rulebook(slug)
    for lang in LANGUAGES:
        said = "".join(file.read_text("utf-8") for folder in shelf.word_folders(slug) for file in _files(folder / lang))
        if not all(re.search(f"^{key} *=", said, re.MULTILINE) for key in ("title", "tagline")):
            raise BadGame("error-game-lacks", slug=slug, part=f"title, tagline (words/{lang})")
    if not hasattr(_room(slug, package, "game"), "GAME"):
        raise BadGame("error-game-lacks", slug=slug, part="GAME (game.py)")
    made = _made(slug, package)
    for name, asked in _REQUIRED:
        if not callable(getattr(_room(slug, package, name), asked, None)):
            raise BadGame("error-game-lacks", slug=slug, part=f"{asked} ({name}.py)")
    state = made.start(made.setup(low, 0))
    for seat in (None, *range(low)):
        made.view(state, seat)
    return made


def _files(folder: Traversable) -> list[Traversable]:
    return [item for item in folder.iterdir() if item.is_file()] if folder.is_dir() else []


def _room(slug: str, package: str, name: str) -> object:
    try:
        return shelf.load(f"{package}.{name}")
    except ModuleNotFoundError as error:
        if error.name != f"{package}.{name}":
            raise
        raise BadGame("error-game-lacks", slug=slug, part=f"{name}.py") from error
