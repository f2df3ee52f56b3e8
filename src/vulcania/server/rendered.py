"""What was made of a table to be shown, kept for all who see the same."""

from __future__ import annotations

from collections.abc import Hashable

import msgspec
from markupsafe import Markup

from vulcania.core.match import Match, Ply
from vulcania.core.view import View
from vulcania.server.changes import Blocks


class Told(msgspec.Struct, gc=False):
    """What a move did, in words."""

    ply: Ply
    lines: list[str]
    markup: str = ""
    """As it stands in the log, once it was shown there."""


class Rendered:
    def __init__(self) -> None:
        self._viewed: tuple[Match | None, int, dict[int | None, View]] = None, 0, {}
        """What was last seen of a match, after how many moves."""
        self.faces: dict[Hashable, Blocks] = {}
        """What pages show and streams tell, as the table stands now."""
        self.messages: dict[tuple[bool, Hashable, tuple[Blocks, ...]], bytes] = {}
        """The same as parts of streams, packed or not, for who was last sent those, or nothing."""
        self.stories: dict[tuple[int | None, str], list[Told]] = {}
        """The story so far as each seat tells it, in each language that was asked for."""
        self.parts: dict[tuple[object, ...], Markup] = {}
        """What stands around the board, by what it tells."""

    def view(self, match: Match, seat: int | None) -> View:
        """What a seat may know of a match as it stands; made once for all who ask."""
        seen, plies, views = self._viewed
        if seen is not match or plies != len(match.plies):
            views = {}
            self._viewed = match, len(match.plies), views
        if seat not in views:
            views[seat] = match.view(seat)
        return views[seat]

    def clear(self) -> None:
        """The table changed: its pictures are out of date."""
        self.faces.clear()
        self.messages.clear()
