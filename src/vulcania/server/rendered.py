"""What was made of a table to be shown, kept for all who see the same."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import msgspec
from markupsafe import Markup

from vulcania.core.match import Ply
from vulcania.server.changes import Blocks


class Told(msgspec.Struct, gc=False):
    """What a move did, in words."""

    ply: Ply
    lines: list[str]
    markup: str = ""
    """As it stands in the log, once it was shown there."""


class Rendered:
    def __init__(self) -> None:
        self.faces: dict[Hashable, Blocks] = {}
        """What pages show and streams tell, as the table stands now."""
        self.messages: dict[tuple[bool, Hashable, Blocks | None], bytes] = {}
        """The same as parts of streams, packed or not, for who was last sent that, or nothing."""
        self.stories: dict[tuple[int | None, str], list[Told]] = {}
        """The story so far as each seat tells it, in each language that was asked for."""
        self.parts: dict[tuple[object, ...], Markup] = {}
        """What stands around the board, by what it tells."""
        self.tales: dict[Hashable, list[dict[str, Any]]] = {}
        """What happened since some move, one thing at a time."""

    def clear(self) -> None:
        """The table changed: its pictures are out of date."""
        self.faces.clear()
        self.messages.clear()
        self.tales.clear()
