"""What a seat may know of a match of `leagues`."""

from __future__ import annotations

import msgspec

from vulcania.core.view import View
from vulcania.games._ocean.chips import Chip, Ocean


class Seat(msgspec.Struct, frozen=True):
    """What lies before one player. All of it is open; what hides is in the ocean and in the pile."""

    token: int
    points: int
    grid: tuple[Chip | None, ...]
    """The nine squares, row by row."""
    rows: tuple[int, ...]
    """What each row scored, and what the present one is worth as it lies."""
    columns: tuple[int, ...]
    """What each column is worth as it lies."""
    hand: tuple[int, ...]
    """The numbered cards still in hand."""
    discard: tuple[int, ...]
    sailors: int
    sailors_used: int
    laid: int | None
    """The number laid this turn."""
    sailed: bool
    extra_played: bool
    actions: tuple[str, ...]
    """The action cards in hand that can be played."""
    fresh: tuple[str, ...]
    """Those that were taken this turn, and have to wait for the next."""


class Biscuit(msgspec.Struct, frozen=True):
    """What a sea-biscuit sets off (LG-29)."""

    number: int
    scorer: str
    """``all``, ``finder`` or ``most``."""
    symbols: tuple[str, str]


class LeaguesView(View, frozen=True, kw_only=True):
    ocean: Ocean
    players: tuple[Seat, ...]
    round: int
    """1 to 3."""
    turn: int
    turns: int
    """A round is cut off after that many (LG-37)."""
    ending: bool
    """Somebody has filled square C: the round ends with this turn."""
    phase: str
    """What the seat to act is at: ``lay``, ``before``, ``after``, ``submarine``, ``swap``, ``move`` …"""
    wanted: tuple[tuple[str, str, str], ...]
    """The pictures that each row wants on A, B and C."""
    values: tuple[tuple[int, int, int], ...]
    """What a single, a pair and a triple are worth in each row."""
    column_values: tuple[int, int, int]
    bonus: tuple[int, ...]
    steering: tuple[str, ...]
    """How each numbered card steers, from 1 on."""
    biscuits: tuple[Biscuit, ...]
    """Those of the present round."""
    pile_top: str | None
    pile: int
    under: tuple[str, ...]
    """The used cards below the top one, the lowest first: everyone saw them go there."""
    track: int
    offered: str | None = None
    """The square whose chip the diver gives away."""
