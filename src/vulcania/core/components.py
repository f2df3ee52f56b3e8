"""The contents of a box: data files, checked when they are loaded, that the owner of a real box can replace.

A game's files lie in its folder ``components/``; without one the box is empty. A replacement is one file, or a folder
of files, each standing in for the file of the same name; for a game with a single file any name will do.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeVar

import msgspec

from vulcania.core.errors import BadComponents
from vulcania.core.typed import typed

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Source = Literal["printed", "reconstructed"]
"""Whether the rulebook states a datum, or it was on a lost picture and has been reconstructed."""

T = TypeVar("T")

_MSGSPEC_PLACE = re.compile(r"^(?P<what>.*?)(?: - at `\$?\.?(?P<where>.*)`)?$", re.S)
_MAX_FILE = 1 << 20


class Box:
    """The component files of one game, read but not yet understood."""

    def __init__(self, game: str, files: Mapping[str, str], called: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.files = dict(files)
        self.called = dict(called or {})
        """What the owner of a replacement called its file, for errors."""

    @property
    def digest(self) -> str:
        """Names the contents: records carry it, so that a match is never replayed with other components."""
        text = "\0".join(f"{name}\0{self.files[name]}" for name in sorted(self.files))
        return sha256(text.encode()).hexdigest()[:16]

    def text(self, name: str) -> str:
        try:
            return self.files[name]
        except KeyError:
            raise BadComponents(name, "", "it is missing", game=self.game) from None

    def toml(self, name: str, kind: type[T]) -> T:
        """The file as a typed object. Missing, extra and wrongly typed entries are named."""
        try:
            data = tomllib.loads(self.text(name))
        except tomllib.TOMLDecodeError as error:
            raise self.fault(name, "", f"TOML: {error}") from None
        try:
            return typed(data, kind)
        except msgspec.ValidationError as error:
            found = _MSGSPEC_PLACE.match(str(error))
            what, where = (found["what"], found["where"]) if found else (str(error), None)
            raise self.fault(name, where or "", what.replace("`", "")) from None

    def fault(self, name: str, entry: str, expected: str) -> BadComponents:
        """The error for an entry that is well-formed but contradicts the game."""
        return BadComponents(self.called.get(name, name), entry, expected, game=self.game)


def open_box(game: str, folder: Traversable, replacement: str | Path | None = None) -> Box:
    """The game's own component files, some or all of them replaced."""
    items = folder.iterdir() if folder.is_dir() else ()
    files = {item.name: _clean(item.read_text("utf-8")) for item in items if item.is_file()}
    if replacement is None:
        return Box(game, files)
    own = _replacements(game, Path(replacement), sorted(files))
    files |= {name: text for name, (_, text) in own.items()}
    return Box(game, files, {name: called for name, (called, _) in own.items()})


def _replacements(game: str, path: Path, names: list[str]) -> dict[str, tuple[str, str]]:
    """For each file that is replaced, what its owner calls it, and its text."""
    try:
        chosen = sorted(item for item in path.iterdir() if item.is_file()) if path.is_dir() else [path]
    except OSError as error:
        raise _unreadable(game, path, error) from None
    found = {}
    for item in chosen:
        name = names[0] if len(names) == 1 else item.name
        if name not in names:
            expected = "a file named " + " | ".join(names) if names else "no file: the box of this game is empty"
            raise BadComponents(item.name, "", expected, game=game)
        found[name] = (item.name, _clean(_read(game, item)))
    return found


def _read(game: str, path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(_MAX_FILE + 1)
    except OSError as error:
        raise _unreadable(game, path, error) from None
    if len(data) > _MAX_FILE:
        raise BadComponents(path.name, "", f"at most {_MAX_FILE} bytes", game=game)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadComponents(path.name, f"byte {error.start}", "text in UTF-8", game=game) from None


def _unreadable(game: str, path: Path, error: OSError) -> BadComponents:
    return BadComponents(path.name, "", f"a file or folder that can be read ({error.strerror})", game=game)


def _clean(text: str) -> str:
    """Line ends must not change what a box is called."""
    return text.replace("\r\n", "\n")
