"""Compiled code, where there is some (``make fast``): rules, chance, heuristics and search, made from these very files.

It takes the place of the sources that it was made from, and of no others: when one of them has changed since, or the
Python is another, everything runs as it is written. Either way every match is the same, move for move.

``VULCANIA_COMPILED`` names another folder to look into; ``no`` does without.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

SOURCES = Path(__file__).parents[1]
FOLDER = Path(__file__).with_name("_compiled")
SUFFIX = EXTENSION_SUFFIXES[0]
LIBRARY = "vulcania__mypyc"
"""What all compiled modules share."""
SUMS = "SHA256SUMS"
"""In the folder: the sources that went into it, with their digests."""


class Finder:
    """Finds a compiled module in place of its source, and a source that stands beside compiled ones."""

    def __init__(self, folder: Path, sources: dict[str, str]) -> None:
        self.folder = folder
        self.sources = sources

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        source = self.sources.get(name)
        if source is None:
            # mypyc has its own idea of where the other modules of a package lie
            package = self.sources.get(name.rpartition(".")[0])
            return PathFinder.find_spec(name, [str((SOURCES / package).parent)]) if package else None
        file = str(self.folder / f"{name}{SUFFIX}")
        inside = [str((SOURCES / source).parent)] if source.endswith("__init__.py") else None
        loader = ExtensionFileLoader(name, file)
        return spec_from_file_location(name, file, loader=loader, submodule_search_locations=inside)


def module_of(source: str) -> str:
    """The name by which ``vulcania/core/chance.py`` is imported."""
    return source.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def digest(source: str) -> str:
    return sha256((SOURCES / source).read_bytes()).hexdigest()


def sums(folder: Path) -> dict[str, str]:
    """The digest of every source that went into what was compiled; nothing where nothing was, for this Python."""
    try:
        lines = (folder / SUMS).read_text("utf-8").splitlines()
    except OSError:
        return {}
    return (
        {source: found for found, source in map(str.split, lines)} if (folder / f"{LIBRARY}{SUFFIX}").exists() else {}
    )


def fits(folder: Path, sources: Sequence[str] = ()) -> bool:
    """Whether there is compiled code, made from the sources as they are; ``sources``: from these and no others."""
    try:
        found = sums(folder)
        same = bool(found) and all(digest(source) == sum_ for source, sum_ in found.items())
    except (OSError, ValueError):
        return False
    return same and (not sources or found.keys() == {*sources})


def in_use() -> bool:
    return any(isinstance(finder, Finder) for finder in sys.meta_path)


def install() -> None:
    """Use what was compiled, all of it or nothing: compiled modules rely on one another."""
    folder = Path(os.environ.get("VULCANIA_COMPILED") or FOLDER)
    if fits(folder):
        sources = {module_of(source): source for source in sums(folder)} | {LIBRARY: LIBRARY}
        there = {name: source for name, source in sources.items() if (folder / f"{name}{SUFFIX}").exists()}
        sys.meta_path.insert(0, Finder(folder, there))


if __name__ == "vulcania.compiled":  # a wheel's builder reads this file by itself
    install()
