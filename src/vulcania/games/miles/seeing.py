"""A view, made from a position. Nothing here differs from seat to seat but the legal moves: what is hidden in this game
is hidden from everyone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vulcania.games._ocean.chips import Chip, Ocean, Place
from vulcania.games._ocean.helm import (
    AFTER,
    ANY,
    ARMS,
    CHOICES,
    DEPTH_OF,
    DEPTHS,
    HEADING_NAMES,
    HEADING_OF,
    PLACES,
    POINTED,
    STEER_NAMES,
    TURN_OF,
    seen,
)
from vulcania.games._ocean.tokens import numbers
from vulcania.games.miles.box import (
    ACTION_NAMES,
    CARDS,
    COLOURS,
    COLUMNS,
    FACES,
    SHORT_ROUNDS,
    SIGNS,
    SPECIALS,
    SQUARE_NAMES,
    SQUARES,
)
from vulcania.games.miles.moves import PASS, PLAY, PUTTING, STEERING, STEPS, VOCABULARY
from vulcania.games.miles.position import EMPTY, NONE, TURN_LIMIT
from vulcania.games.miles.scoring import FREE, column_score, row_score
from vulcania.games.miles.view import MilesView, Row, Scoreboard, Square, Stack
from vulcania.words.message import Message, message

if TYPE_CHECKING:
    from vulcania.games.miles.state import MilesState


def view(state: MilesState, seat: int | None) -> MilesView:
    acting = seat is not None and seat in state.to_act
    return MilesView(
        game="miles",
        seat=seat,
        seats=state.seats,
        options=state.setup.options,
        to_act=state.to_act,
        prompt=_prompt(state),
        legal=tuple(VOCABULARY.notations(state.moves)) if acting else (),
        step=STEPS[state.step],
        ocean=_ocean(state),
        stars=tuple(seen(state.position, place) for place in state.stars),
        fired=tuple(seen(state.position, place) for place in range(PLACES) if state.fired >> place & 1),
        boards=tuple(_board(state, one) for one in range(state.seats)),
        actions=tuple(ACTION_NAMES[action] for action in state.contents.action),
        columns=tuple(points[1:] for points in state.contents.column_points),
        numbers=state.contents.number_bonus[: state.seats],
        order=tuple(state.order),
        round=state.round + 1,
        rounds=state.rounds,
        turn=min(state.round_turn + 1, TURN_LIMIT),
        turns=TURN_LIMIT,
        ending=state.ending,
        reversed=state.reversed_by != NONE,
        stacks=_stacks(state),
        gone=len(state.gone),
        top=_special(state.top),
        pile=len(state.pile),
        under=tuple(SPECIALS[card] for card in state.under),
        special=_special(state.special),
        chosen=_chosen(state),
    )


def chip_seen(state: MilesState, chip: int) -> Chip:
    contents = state.contents
    return Chip(
        FACES[contents.face[chip]],
        tuple(SIGNS[sign] for sign in contents.signs[chip]),
        COLOURS[contents.colour[chip]],
        id=f"chip-{chip}",
    )


def _special(card: int) -> str | None:
    return None if card == NONE else SPECIALS[card]


def _ocean(state: MilesState) -> Ocean:
    position = state.position
    return Ocean(
        turn=TURN_OF[position],
        heading=HEADING_NAMES[HEADING_OF[position]],
        depth=DEPTHS[DEPTH_OF[position]],
        pointed=seen(position, POINTED[position]),
        places=tuple(_place(state, place) for place in range(PLACES)),
        reach={STEER_NAMES[s]: seen(position, POINTED[AFTER[position][s]]) for s in CHOICES[position][ANY]},
    )


def _place(state: MilesState, place: int) -> Place:
    chip = state.ocean[place]
    shown = chip != EMPTY and state.up >> place & 1
    return Place(
        name=seen(state.position, place),
        arm=place % ARMS,
        ring=place // ARMS,
        dot=COLOURS[state.contents.stack_of[place] % 2],
        chip=chip_seen(state, chip) if shown else None,
        hidden=chip != EMPTY and not shown,
    )


def _board(state: MilesState, seat: int) -> Scoreboard:
    contents, board = state.contents, state.boards[seat]
    counted = SHORT_ROUNDS if state.round < SHORT_ROUNDS else state.rounds
    held, fresh = state.held[seat], state.fresh[seat]
    return Scoreboard(
        rows=tuple(_row(state, seat, row) for row in range(state.rounds)),
        columns=tuple(column_score(contents, board, column, counted) for column in range(COLUMNS)),
        score=state.scores[seat],
        number=numbers(state.order)[seat],
        hand=tuple(card for card in range(1, CARDS + 1) if state.hands[seat] >> card - 1 & 1),
        laid=state.laid[seat] or None,
        sailed=bool(state.sailed >> seat & 1),
        specials=tuple(name for at, name in enumerate(SPECIALS) if held >> at & 1),
        fresh=tuple(name for at, name in enumerate(SPECIALS) if fresh >> at & 1),
    )


def _row(state: MilesState, seat: int, row: int) -> Row:
    contents = state.contents
    counted = next((boards[seat] for at, boards, _ in state.ledger if at == row), None)
    return Row(
        squares=tuple(_square(state, seat, square) for square in range(row * COLUMNS, (row + 1) * COLUMNS)),
        wanted=tuple(FACES[picture] for picture in contents.wanted[row]),
        points=contents.row_points[row][1:],
        now=row_score(contents, state.boards[seat], row),
        scored=None if counted is None else row_score(contents, counted, row),
    )


def _square(state: MilesState, seat: int, square: int) -> Square:
    contents = state.contents
    row, column = divmod(square, COLUMNS)
    chip, bonus, printed = state.boards[seat][square], contents.bonus[row], contents.printed[square]
    named = contents.named[row]
    return Square(
        name=SQUARE_NAMES.text(square),
        chip=None if chip == FREE else chip_seen(state, chip),
        symbol=None if printed < 0 else SIGNS[printed],
        bonus=bonus.colour if bonus and printed >= 0 else None,
        label=named[column] if column < len(named) else None,
    )


def _stacks(state: MilesState) -> tuple[Stack, ...]:
    return tuple(Stack(DEPTHS[at // 2], COLOURS[at % 2], len(stack)) for at, stack in enumerate(state.stacks))


def _chosen(state: MilesState) -> str | None:
    if state.chosen == NONE or state.step == STEERING:
        return None
    if state.step == PUTTING:
        owner, square = divmod(state.chosen, SQUARES)
        return f"p{owner + 1} {SQUARE_NAMES.text(square)}"
    return SQUARE_NAMES.text(state.chosen)


def _prompt(state: MilesState) -> Message:
    if not state.to_act:
        return message("prompt-over")
    seat = state.to_act[0]
    step = STEPS[state.step]
    if step == "lay" and state.reversed_by != NONE:  # MI-17
        return message("prompt-lay-reverse", seat=seat)
    if step == "sail":
        extra = any(PLAY <= move < PASS for move in state.moves)
        key = f"prompt-sail-{ACTION_NAMES[state.action(seat)]}"
        return message("prompt-sail-extra" if extra else key, seat=seat, action=ACTION_NAMES[state.action(seat)])
    if step == "steer":
        return message("prompt-steer-globe" if state.chosen == NONE else "prompt-steer-arrow", seat=seat)
    if step == "anchor":
        return message("prompt-anchor", seat=seat, special=SPECIALS[state.top])
    return message(f"prompt-{step}", seat=seat)
