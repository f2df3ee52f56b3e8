"""Making a view from a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vulcania.games.explo import ending, science
from vulcania.games.explo.cave import DUG, OPEN, SIDES_OF, TILE_SHIFT, TURN_SHIFT
from vulcania.games.explo.routes import Survey, depth
from vulcania.games.explo.steps import (
    ACT_STEP,
    AFTER_STEP,
    ANSWERING,
    CARD_STEP,
    CHOOSING,
    MOVE_STEP,
    NONE,
    OVER,
    PREPARING,
    SHARING,
    STEP_NAMES,
    TILE_STEP,
)
from vulcania.games.explo.turn import HAND
from vulcania.games.explo.view import (
    Caver,
    ExploView,
    Objective,
    Placed,
    Question,
    Scale,
    TileFace,
    Wall,
)
from vulcania.games.explo.vocabulary import (
    CARDS,
    DIRECTIONS,
    ITEMS,
    RESOURCES,
    SCALES,
    SQUARES,
    VOCABULARY,
)
from vulcania.words.message import Message, message

if TYPE_CHECKING:
    from vulcania.games.explo.state import ExploState

SIDES = "NESW"


def view(state: ExploState, seat: int | None) -> ExploView:
    box = state.box
    acting = seat is not None and seat in state.to_act
    result = state.result
    return ExploView(
        game="explo",
        seat=seat,
        seats=state.seats,
        options=state.setup.options,
        to_act=state.to_act,
        prompt=prompt(state),
        legal=tuple(VOCABULARY.notations(state.legal(seat))) if acting and seat is not None else (),
        phase=state.phase,
        step=STEP_NAMES[state.step],
        active=state.active,
        first=state.first,
        tiles=tuple(_placed(state, square) for square in sorted(state.cave.laid)),
        walls=tuple(Wall(SQUARES.text(square), SIDES[side]) for square, side in state.cave.walls),
        drawn=_face(state, state.drawn, box.masks[state.drawn]) if state.drawn != NONE else None,
        pile=len(state.tile_pile),
        tile_discards=tuple(box.tiles[tile].shape for tile in state.tile_discards),
        digs=state.digs,
        cavers=tuple(_caver(state, one) for one in range(state.seats)),
        scales=tuple(Scale(*one) for one in zip(SCALES, state.levels, state.ends, strict=True)),
        action_pile=len(state.pile),
        discards=tuple(CARDS[card] for card in state.discards),
        taken=_items(state.taken),
        spent=_items(state.spent),
        handovers=state.handovers,
        steps_left=state.steps_left,
        must=None if state.must == NONE else CARDS[state.must],
        question=_question(state),
        offered=tuple(tuple(box.objectives[one].id for one in pair) for pair in state.offered),
        objectives=_objectives(state),
        finds={box.objectives[one].id: box.objectives[one].finds for one in _shown(state)},
        goal=int(state.setup.options["goal"]),
        goal_met=ending.goal_met(state),
        route=tuple(SQUARES.text(square) for square in result.direct) if result else (),
        loop=tuple(SQUARES.text(square) for square in result.loop) if result else (),
        score=result.score if result else None,
    )


def _items(bits: int) -> tuple[str, ...]:
    return tuple(name for at, name in enumerate(ITEMS) if bits >> at & 1)


def _face(state: ExploState, tile: int, mask: int) -> TileFace:
    face = state.box.tiles[tile]
    openings = "".join(SIDES[side] for side in SIDES_OF[mask & OPEN])
    return TileFace(face.id, face.shape, openings, face.co2, face.glyphs)


def _placed(state: ExploState, square: int) -> Placed:
    value = state.cave.laid[square]
    x, y = SQUARES.xy(square)
    face = _face(state, value >> TILE_SHIFT, value)
    return Placed(SQUARES.text(square), x, y, value >> TURN_SHIFT & 3, face, bool(value & DUG))


def _caver(state: ExploState, seat: int) -> Caver:
    square = state.positions[seat]
    x, y = SQUARES.xy(square)
    survey = _survey(state, seat)
    return Caver(
        cell=SQUARES.text(square),
        x=x,
        y=y,
        out=state.out[seat],
        marker=SQUARES.text(survey.square) if survey else None,
        depth=survey.depth if survey else None,
        hand=tuple(CARDS[card] for card in state.hands[seat]),
        cubes=dict(zip(RESOURCES, state.cubes[seat], strict=True)),
    )


def _survey(state: ExploState, seat: int) -> Survey | None:
    """A caver's marker; in phase 3 as it lay when the cave was explored."""
    if state.surveyed:
        return state.surveyed[seat]
    marker = state.markers[seat]
    return Survey(marker, depth(state.cave, marker)) if marker != NONE else None


def _question(state: ExploState) -> Question | None:
    if state.step != ANSWERING:
        return None
    if len(state.asked_for) == 1:
        return Question(state.active, state.to_act, direction=DIRECTIONS[state.asked_for[0]])
    mine, _, theirs = state.asked_for
    return Question(state.active, state.to_act, gives=CARDS[mine], wants=CARDS[theirs])


def _shown(state: ExploState) -> list[int]:
    kept = [one for one in state.objectives if one != NONE]
    return kept + [one for pair in state.offered for one in pair]


def _objectives(state: ExploState) -> tuple[Objective, ...]:
    reach = science.within_reach(state) if state.phase == 3 else 0
    return tuple(_objective(state, seat, one, reach) for seat, one in enumerate(state.objectives) if one != NONE)


def _objective(state: ExploState, seat: int, one: int, reach: int) -> Objective:
    finds = state.box.objectives[one].finds
    bits = state.box.objective_finds[one]
    found = tuple(name for name in finds if state.found >> state.box.finds.index(name) & 1)
    return Objective(state.box.objectives[one].id, seat, finds, found, not bits & ~state.found, bool(bits & ~reach))


def prompt(state: ExploState) -> Message:
    """What is to be done now."""
    seat = state.to_act[0] if state.to_act else state.active
    match state.step:
        case step if step == PREPARING:
            return message("prompt-preparing", count=state.taken.bit_count())
        case step if step == SHARING:
            return message("prompt-sharing")
        case step if step == CHOOSING:
            return message("prompt-choosing")
        case step if step == TILE_STEP:
            return message("prompt-tile", seat=seat, shape=state.box.tiles[state.drawn].shape)
        case step if step == CARD_STEP:
            full = len(state.hands[seat]) >= HAND
            return message("prompt-card-full" if full else "prompt-card", seat=seat)
        case step if step == ACT_STEP:
            if state.must != NONE:
                return message("prompt-must", seat=seat, card=CARDS[state.must])
            return message("prompt-act", seat=seat)
        case step if step == MOVE_STEP:
            return message("prompt-move", seat=seat, steps=state.steps_left)
        case step if step == AFTER_STEP:
            return message("prompt-after", seat=seat)
        case step if step == OVER:
            return message("prompt-over")
        case _:
            return _prompt_answer(state, seat)


def _prompt_answer(state: ExploState, seat: int) -> Message:
    if len(state.asked_for) == 1:
        direction = DIRECTIONS[state.asked_for[0]]
        return Message("prompt-join", {"seat": seat, "active-seat": state.active, "direction": direction})
    mine, _, theirs = state.asked_for
    named = {"card": CARDS[mine], "other-card": CARDS[theirs]}
    return Message("prompt-agree", {"seat": seat, "active-seat": state.active, **named})
