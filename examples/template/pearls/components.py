"""The box of Pearls: what is in the shells, as a file lists them, and where they lie."""

from __future__ import annotations

from typing import Literal

import msgspec

from vulcania.core.components import Box, Source

FILE = "shells.toml"

KINDS = ("white", "pink", "black", "moray")
COLOURS = KINDS[:3]
MORAY = 3
PLACES = ("reef", "wreck")


class ShellEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    inside: Literal["white", "pink", "black", "moray"]
    copies: int


class ShellFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    shell: tuple[ShellEntry, ...]


def read(box: Box) -> tuple[int, ...]:
    """Every shell by its kind (PL-1)."""
    file = box.toml(FILE, ShellFile)
    copies: dict[str, int] = {}
    for at, entry in enumerate(file.shell):
        if entry.inside in copies:
            raise box.fault(FILE, f"shell[{at}]", f"only one entry for {entry.inside}")
        if not 1 <= entry.copies <= 50:
            raise box.fault(FILE, f"shell[{at}].copies", f"1 to 50, not {entry.copies}")
        copies[entry.inside] = entry.copies
    for kind in KINDS:
        if kind not in copies:
            raise box.fault(FILE, "shell", f"an entry for {kind}")
    if sum(copies.values()) % 2:
        raise box.fault(FILE, "shell", f"an even number of copies, not {sum(copies.values())}")
    return tuple(at for at, kind in enumerate(KINDS) for _ in range(copies[kind]))
