"""What a seat may know of a match of 20.000 miles under the sea."""

from __future__ import annotations

import msgspec

from vulcania.core.view import View
from vulcania.games._ocean.chips import Chip, Ocean


class Square(msgspec.Struct, frozen=True, omit_defaults=True):
    """A square of a scoreboard."""

    name: str
    chip: Chip | None = None
    symbol: str | None = None
    """What is printed on a bonus square, which takes no chip."""
    bonus: str | None = None
    """A bonus square's colour."""
    label: str | None = None
    """The name printed on a square of round 1."""


class Row(msgspec.Struct, frozen=True):
    squares: tuple[Square, ...]
    wanted: tuple[str, ...]
    points: tuple[int, ...]
    """For one, two and all three wanted pictures."""
    now: int
    """What the row would score as it is."""
    scored: int | None
    """What it did score, once its round was counted."""


class Scoreboard(msgspec.Struct, frozen=True):
    """All that lies before one player; none of it is secret."""

    rows: tuple[Row, ...]
    columns: tuple[int, ...]
    """What each column would score as it is, over the rows of the next count."""
    score: int
    number: int
    """The number chip."""
    hand: tuple[int, ...]
    laid: int | None
    """The card laid in this turn."""
    sailed: bool
    specials: tuple[str, ...]
    fresh: tuple[str, ...]
    """Those of them that were taken in this turn and cannot be played in it."""


class Stack(msgspec.Struct, frozen=True):
    depth: str
    colour: str
    count: int


class MilesView(View, frozen=True, kw_only=True):
    step: str
    """What is asked for: to ``lay``, to ``sail``, to ``steer`` once more …"""
    ocean: Ocean
    stars: tuple[str, ...]
    """The places of the turned stars, in the order in which they were turned."""
    fired: tuple[str, ...]
    """The places of the arrows that have fired in the present player's turn."""
    boards: tuple[Scoreboard, ...]
    actions: tuple[str, ...]
    """What each hand card does, card 1 first."""
    columns: tuple[tuple[int, ...], ...]
    """The points of each column for 1, 2, 3, 4, and 5 or more equal symbols."""
    numbers: tuple[int, ...]
    """The points at a round's end for number chip 1, 2 …"""
    order: tuple[int, ...]
    round: int
    rounds: int
    turn: int
    """The turn in progress within the round, of at most ``turns``."""
    turns: int
    ending: bool
    """The round ends with this turn."""
    reversed: bool
    """This turn's number chips go to the lowest cards first."""
    stacks: tuple[Stack, ...]
    gone: int
    """How many chips have left the game."""
    top: str | None
    """The face-up action card."""
    pile: int
    """How many lie under it that nobody has seen yet."""
    under: tuple[str, ...]
    """The used cards below those, the first to come up first."""
    special: str | None
    """The special card that is being carried out."""
    chosen: str | None
    """What was pointed out in the first half of a move: ``a1``, ``p2 b3``."""
