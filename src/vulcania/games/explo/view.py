"""What a seat may know of a match of Explo: everything but the order of the piles."""

from __future__ import annotations

import msgspec

from vulcania.core.view import View


class TileFace(msgspec.Struct, frozen=True):
    """What a tile shows."""

    id: str
    shape: str
    openings: str
    """The open sides as it lies, out of ``NESW``."""
    co2: bool = False
    glyphs: tuple[str, ...] = ()


class Placed(msgspec.Struct, frozen=True):
    """A tile in the cave."""

    cell: str
    x: int
    y: int
    turn: int
    """Quarter turns clockwise."""
    face: TileFace
    dug: bool = False
    """A digging tile lies here: it can be stood on and does not count (EX-24)."""


class Wall(msgspec.Struct, frozen=True):
    """A wall that was dug through, on that side of a tile."""

    cell: str
    side: str


class Caver(msgspec.Struct, frozen=True):
    cell: str
    x: int
    y: int
    out: bool
    marker: str | None
    """Where the topo marker lies (in phase 3: lay, when the cave was explored)."""
    depth: int | None
    """How far from the entrance that is (EX-28)."""
    hand: tuple[str, ...]
    cubes: dict[str, int]


class Scale(msgspec.Struct, frozen=True):
    name: str
    level: int
    end: int


class Objective(msgspec.Struct, frozen=True):
    id: str
    seat: int
    finds: tuple[str, ...]
    found: tuple[str, ...]
    done: bool
    lost: bool
    """It can no longer be fulfilled (EX-32)."""


class Question(msgspec.Struct, frozen=True):
    """What companions are asked: an exchange of cards, or to come along through an obstacle."""

    seat: int
    to: tuple[int, ...]
    gives: str = ""
    wants: str = ""
    direction: str = ""


class ExploView(View, frozen=True, kw_only=True):
    phase: int
    step: str
    active: int
    first: int
    tiles: tuple[Placed, ...]
    walls: tuple[Wall, ...]
    drawn: TileFace | None
    """The tile to be laid now, not turned yet."""
    pile: int
    tile_discards: tuple[str, ...]
    """The shapes of the tiles that fitted nowhere."""
    digs: int
    cavers: tuple[Caver, ...]
    scales: tuple[Scale, ...]
    action_pile: int
    discards: tuple[str, ...]
    taken: tuple[str, ...]
    spent: tuple[str, ...]
    """Stand-ins that were used in this phase."""
    handovers: int
    steps_left: int
    must: str | None
    question: Question | None
    offered: tuple[tuple[str, ...], ...]
    objectives: tuple[Objective, ...]
    finds: dict[str, tuple[str, ...]]
    """What each objective that is offered or kept asks for."""
    goal: int
    goal_met: bool | None
    route: tuple[str, ...]
    """The tiles that counted for the score, from the entrance inwards, once phase 2 is won."""
    loop: tuple[str, ...]
    score: int | None
