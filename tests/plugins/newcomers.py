"""Other people's games as packages that are installed: copies of a very small one, whole or spoilt."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from vulcania import shelf
from vulcania.core import registry
from vulcania.core.rulebook import rulebook
from vulcania.words import words

PEBBLES = Path(__file__).parent / "pebbles"
Spoil = Callable[[Path], object]


def packed(place: Path, slug: str = "pebbles", package: str = "seaside.pebbles", spoil: Spoil | None = None) -> Path:
    """A package with a game and its entry point, in a folder to look for packages in; returns the game's folder."""
    parent, _, name = package.rpartition(".")
    folder = place / parent / name
    shutil.copytree(PEBBLES, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder.parent / "__init__.py").touch()
    points(place, f"{parent}_{name}", f"[vulcania.games]\n{slug} = {package}\n")
    if spoil is not None:
        spoil(folder)
    return folder


def points(place: Path, name: str, text: str) -> None:
    """What an installer leaves behind of a package."""
    info = place / f"{name}-1.0.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(text, "utf-8")


def forget() -> None:
    """Look at the shelf anew."""
    for known in (
        shelf.places, shelf.word_folders, registry.slugs, registry.left_out, registry._fault, registry.meta,
        registry.game, rulebook, words,
    ):  # fmt: skip
        known.cache_clear()


@contextmanager
def installed(place: Path) -> Iterator[None]:
    """Python finds the packages there; afterwards it has never heard of them."""
    before = set(sys.modules)
    sys.path.insert(0, str(place))
    forget()
    try:
        yield
    finally:
        sys.path.remove(str(place))
        for name in set(sys.modules) - before:
            if getattr(sys.modules[name], "__file__", None) and str(place) in str(sys.modules[name].__file__):
                del sys.modules[name]
        forget()


def without(name: str) -> Spoil:
    """Without a file or folder."""

    def spoil(folder: Path) -> None:
        gone = folder / name
        shutil.rmtree(gone) if gone.is_dir() else gone.unlink()

    return spoil


def changed(name: str, old: str, new: str) -> Spoil:
    def spoil(folder: Path) -> None:
        text = (folder / name).read_text("utf-8")
        assert old in text, f"{old!r} is not in {name}"
        (folder / name).write_text(text.replace(old, new), "utf-8")

    return spoil


def adding(name: str, text: str) -> Spoil:
    """With something at the end of a file."""

    def spoil(folder: Path) -> None:
        with (folder / name).open("a", encoding="utf-8") as file:
            file.write(text)

    return spoil
