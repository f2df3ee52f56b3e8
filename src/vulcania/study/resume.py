"""The file that keeps what has been found, line by line: an interrupted study goes on where it stopped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from vulcania.core.errors import BadRecord
from vulcania.core.files import plain_file
from vulcania.study.tally import Tally

T = TypeVar("T", bound=msgspec.Struct)


class Kept(msgspec.Struct, frozen=True):
    """Some blocks of a plan in a row, and what they came to."""

    about: dict[str, object]
    first: int
    count: int
    tally: Tally


class Lines(Generic[T]):
    """What a file keeps, one thing of a kind in each line. One that was cut short by an interruption is left out."""

    def __init__(self, path: Path | None, kind: type[T]) -> None:
        self._kind = kind
        self._path = None if path is None else plain_file(path)
        self._torn = b""
        """What ends a last line that was cut short: nothing that is added must be lost with it."""
        self.kept = list(self._read())

    def _read(self) -> Iterator[T]:
        if self._path is None or not self._path.exists():
            return
        data = self._path.read_bytes()
        if data and not data.startswith(b"{"):
            raise BadRecord("error-notebook", file=str(self._path))
        self._torn = b"\n" if data and not data.endswith(b"\n") else b""
        for line in data.splitlines():
            try:
                yield msgspec.json.decode(line, type=self._kind)
            except msgspec.DecodeError:
                continue

    def add(self, kept: T) -> None:
        if self._path is None:
            return
        with self._path.open("ab") as file:
            file.write(self._torn + msgspec.json.encode(kept) + b"\n")
        self._torn = b""
        self.kept.append(kept)


class Notebook(Lines[Kept]):
    """What has been played. Any number of plans share it."""

    def __init__(self, path: Path | None = None) -> None:
        super().__init__(path, Kept)

    def parts(self, about: dict[str, object], blocks: int) -> tuple[list[Kept], list[range]]:
        """What is kept of so many blocks of a plan, each once, and what is still missing."""
        found = [one for one in self.kept if one.about == about and one.first + one.count <= blocks]
        used, gaps, at = [], [], 0
        for one in sorted(found, key=lambda one: (one.first, -one.count)):
            if one.first < at:
                continue
            if one.first > at:
                gaps.append(range(at, one.first))
            used.append(one)
            at = one.first + one.count
        if at < blocks:
            gaps.append(range(at, blocks))
        return used, gaps
