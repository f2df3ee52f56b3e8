"""Pearls as the registry finds it."""

from __future__ import annotations

from typing import Literal

import msgspec
from vulcania.games.pearls.state import KINDS, VOCABULARY, PearlsState
from vulcania.games.pearls.view import PearlsView

from vulcania.core.components import Box, Source
from vulcania.core.game import Game
from vulcania.core.setup import Setup

FILE = "shells.toml"


class ShellEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    inside: Literal["white", "pink", "black", "moray"]
    copies: int


class ShellFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    shell: tuple[ShellEntry, ...]


class Pearls(Game):
    vocabulary = VOCABULARY
    view_type = PearlsView

    def read_components(self, box: Box) -> tuple[int, ...]:
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

    def start(self, setup: Setup) -> PearlsState:
        return PearlsState(setup)

    def bound(self, setup: Setup) -> int:
        """Each shell is opened once, each dive is followed by at most one surfacing, and each seat peeks once."""
        return 2 * len(setup.components) + setup.seats


GAME = Pearls
