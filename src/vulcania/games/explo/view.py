"""What a seat may know of a match of Explo: everything but the order of the piles."""

from __future__ import annotations

from functools import lru_cache, partial

import msgspec

from vulcania.core.remembered import remembered
from vulcania.core.view import Shared, View
from vulcania.games.explo.components import CARDS, DUG, ITEMS, OPEN, RESOURCES, SCALES, SIDES, Tile
from vulcania.games.explo.moves import DIRECTIONS, SQUARES
from vulcania.games.explo.rules import ending, science, steps
from vulcania.games.explo.rules.cave import SIDES_OF, TILE_SHIFT, TURN_SHIFT
from vulcania.games.explo.rules.hand import HAND
from vulcania.games.explo.rules.position import NONE
from vulcania.games.explo.rules.routes import Survey, depth
from vulcania.games.explo.state import ExploState
from vulcania.words.message import Message, message


class TileFace(msgspec.Struct, frozen=True, gc=False):
    """What a tile shows."""

    id: str
    shape: str
    openings: str
    """The open sides as it lies, out of ``NESW``."""
    co2: bool = False
    glyphs: tuple[str, ...] = ()


class Placed(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A tile in the cave."""

    cell: str
    x: int
    y: int
    turn: int
    """Quarter turns clockwise."""
    face: TileFace
    dug: bool = False
    """A digging tile lies here: it can be stood on and does not count (EX-24)."""


class Wall(msgspec.Struct, frozen=True, gc=False):
    """A wall that was dug through, on that side of a tile."""

    cell: str
    side: str


class Caver(msgspec.Struct, frozen=True, gc=False):
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


class Scale(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    name: str
    level: int
    end: int


class Objective(msgspec.Struct, frozen=True, gc=False):
    id: str
    seat: int
    finds: tuple[str, ...]
    found: tuple[str, ...]
    done: bool
    lost: bool
    """It can no longer be fulfilled (EX-32)."""


class Question(msgspec.Struct, frozen=True, gc=False):
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


def xy(cell: str) -> tuple[int, int]:
    """A square's column and row."""
    x, _, y = cell.partition(",")
    return int(x), int(y)


def make(state: ExploState, seat: int | None, shared: Shared) -> ExploView:
    """Everybody knows the same: the seat makes no difference."""
    box = state.box
    result = state.result
    return ExploView(
        **shared,
        prompt=_prompt(state),
        phase=state.phase,
        step=steps.NAMES[state.step],
        active=state.active,
        first=state.first,
        tiles=remembered(box, ("tiles", *state.cave.laid.items()), lambda: _tiles(state)),
        walls=tuple([Wall(SQUARES.text(square), SIDES[side]) for square, side in state.cave.walls]),
        drawn=_face(state, state.drawn, box.masks[state.drawn]) if state.drawn != NONE else None,
        pile=len(state.tile_pile),
        tile_discards=tuple([box.tiles[tile].shape for tile in state.tile_discards]),
        digs=state.digs,
        cavers=tuple([_caver(state, one) for one in range(state.seats)]),
        scales=tuple([_scale(*one) for one in zip(SCALES, state.levels, state.ends, strict=True)]),
        action_pile=len(state.pile),
        discards=tuple([CARDS[card] for card in state.discards]),
        taken=_items(state.taken),
        spent=_items(state.spent),
        handovers=state.handovers,
        steps_left=state.steps_left,
        must=None if state.must == NONE else CARDS[state.must],
        question=_question(state),
        offered=tuple([tuple([box.objectives[one].id for one in pair]) for pair in state.offered]),
        objectives=_objectives(state),
        finds={box.objectives[one].id: box.objectives[one].finds for one in _shown(state)},
        goal=int(state.setup.options["goal"]),
        goal_met=ending.goal_met(state),
        route=tuple(SQUARES.text(square) for square in result.direct) if result else (),
        loop=tuple(SQUARES.text(square) for square in result.loop) if result else (),
        score=result.score if result else None,
    )


@lru_cache(1024)
def _items(bits: int) -> tuple[str, ...]:
    return tuple(name for at, name in enumerate(ITEMS) if bits >> at & 1)


@lru_cache(1024)
def _scale(name: str, level: int, end: int) -> Scale:
    return Scale(name, level, end)


def _face(state: ExploState, tile: int, mask: int) -> TileFace:
    return remembered(state.box, ("face", tile, mask & OPEN), lambda: _made_face(state.box.tiles[tile], mask))


def _made_face(tile: Tile, mask: int) -> TileFace:
    openings = "".join(SIDES[side] for side in SIDES_OF[mask & OPEN])
    return TileFace(tile.id, tile.shape, openings, tile.co2, tile.glyphs)


def _tiles(state: ExploState) -> tuple[Placed, ...]:
    """Those that lay there before are shared."""
    box = state.box
    return tuple([
        remembered(box, ("tile", square, value), partial(_placed, state, square, value))
        for square, value in sorted(state.cave.laid.items())
    ])  # fmt: skip


@lru_cache(4096)
def _cell(square: int) -> tuple[str, int, int]:
    """A square's name, and its column and row."""
    return SQUARES.text(square), *SQUARES.xy(square)


def _placed(state: ExploState, square: int, value: int) -> Placed:
    face = _face(state, value >> TILE_SHIFT, value)
    return Placed(*_cell(square), value >> TURN_SHIFT & 3, face, bool(value & DUG))


def _caver(state: ExploState, seat: int) -> Caver:
    survey = _survey(state, seat)
    cell, x, y = _cell(state.positions[seat])
    return Caver(
        cell=cell,
        x=x,
        y=y,
        out=state.out[seat],
        marker=_cell(survey.square)[0] if survey else None,
        depth=survey.depth if survey else None,
        hand=tuple([CARDS[card] for card in state.hands[seat]]),
        cubes=dict(zip(RESOURCES, state.cubes[seat], strict=True)),
    )


def _survey(state: ExploState, seat: int) -> Survey | None:
    """A caver's marker; in phase 3 as it lay when the cave was explored."""
    if state.surveyed:
        return state.surveyed[seat]
    marker = state.markers[seat]
    return Survey(marker, depth(state.cave, marker)) if marker != NONE else None


def _question(state: ExploState) -> Question | None:
    if state.step != steps.ANSWERING:
        return None
    if len(state.asked_for) == 1:
        return Question(state.active, state.to_act, direction=DIRECTIONS[state.asked_for[0]])
    mine, _, theirs = state.asked_for
    return Question(state.active, state.to_act, gives=CARDS[mine], wants=CARDS[theirs])


def _shown(state: ExploState) -> list[int]:
    kept = [one for one in state.objectives if one != NONE]
    return kept + [one for pair in state.offered for one in pair]


def _objectives(state: ExploState) -> tuple[Objective, ...]:
    box, reach = state.box, science.within_reach(state) if state.phase == 3 else 0
    kept = []
    for seat, one in enumerate(state.objectives):
        if one != NONE:
            card, bits = box.objectives[one], box.objective_finds[one]
            found = tuple(name for name in card.finds if state.found >> box.finds.index(name) & 1)
            kept.append(Objective(card.id, seat, card.finds, found, not bits & ~state.found, bool(bits & ~reach)))
    return tuple(kept)


def _prompt(state: ExploState) -> Message:
    """What is to be done now."""
    seat = state.to_act[0] if state.to_act else state.active
    match steps.NAMES[state.step]:
        case "preparing":
            return message("prompt-preparing", count=state.taken.bit_count())
        case "tile":
            return message("prompt-tile", seat=seat, shape=state.box.tiles[state.drawn].shape)
        case "card":
            full = len(state.hands[seat]) >= HAND
            return message("prompt-card-full" if full else "prompt-card", seat=seat)
        case "act" if state.must != NONE:
            return message("prompt-must", seat=seat, card=CARDS[state.must])
        case "move":
            return message("prompt-move", seat=seat, steps=state.steps_left)
        case "answering":
            return _asked(state, seat)
        case "act" | "after" as step:
            return message(f"prompt-{step}", seat=seat)
        case step:
            return message(f"prompt-{step}")


def _asked(state: ExploState, seat: int) -> Message:
    question = _question(state)
    assert question is not None
    who = {"seat": seat, "active-seat": question.seat}
    if question.direction:
        return Message("prompt-join", {**who, "direction": question.direction})
    return Message("prompt-agree", {**who, "card": question.gives, "other-card": question.wants})
