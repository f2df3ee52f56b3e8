"""What a seat may know of a match of 20.000 miles under the sea."""

from __future__ import annotations

from functools import cache, lru_cache, partial

import msgspec

from vulcania.core.view import Shared
from vulcania.games._ocean import view as ocean
from vulcania.games._ocean.components import DEPTHS, NONE, PLACES
from vulcania.games._ocean.moves import PUTTING, STEERING, STEPS
from vulcania.games._ocean.rules.helm import POINTED, seen
from vulcania.games._ocean.view import Board, OceanView, Player, Square, rows
from vulcania.games.miles.components import (
    ACTION_NAMES,
    COLOURS,
    COLUMNS,
    SHORT_ROUNDS,
    SIGNS,
    SPECIAL_REVERSE,
    SPECIALS,
    SQUARES,
    BonusSquare,
)
from vulcania.games.miles.moves import KEEP, LEAVE, PASS, PLAY, SQUARE_NAMES
from vulcania.games.miles.rules.counting import column_points, row_points
from vulcania.games.miles.rules.position import MilesPosition
from vulcania.games.miles.rules.sailing import action
from vulcania.words.message import Message, message


class Stack(msgspec.Struct, frozen=True, gc=False):
    depth: str
    colour: str
    count: int


class MilesView(OceanView, frozen=True, kw_only=True):
    ACTION = MilesPosition.ACTION
    SPECIAL = MilesPosition.SPECIAL

    stars: tuple[str, ...]
    """The places of the turned stars, in the order in which they were turned."""
    fired: tuple[str, ...]
    """The places of the arrows that have fired in the present player's turn."""
    reversed: bool
    """This turn's number chips go to the lowest cards first."""
    stacks: tuple[Stack, ...]
    gone: int
    """How many chips have left the game."""


def make(state: MilesPosition, seat: int | None, shared: Shared) -> MilesView:
    return ocean.make(
        MilesView,
        state,
        shared,
        prompt=_prompt(state),
        players=tuple([_player(state, one) for one in range(state.seats)]),
        column_values=_after_none(state.contents.column_values),
        chosen=_chosen(state),
        stars=tuple([seen(state.position, place) for place in state.stars]),
        fired=_fired(state.position, state.fired),
        reversed=state.special == SPECIAL_REVERSE,
        stacks=tuple([_stack(at, len(stack)) for at, stack in enumerate(state.stacks)]),
        gone=state.gone.bit_count(),
    )


@lru_cache(8)
def _after_none(values: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """What is paid for one, two, three … of something: the box begins with none."""
    return tuple(points[1:] for points in values)


@lru_cache(2000)
def _fired(position: int, fired: int) -> tuple[str, ...]:
    return tuple(seen(position, place) for place in range(PLACES) if fired >> place & 1)


@cache
def _stack(at: int, count: int) -> Stack:
    return Stack(DEPTHS[at // 2], COLOURS[at % 2], count)


def _player(state: MilesPosition, seat: int) -> Player:
    return ocean.player(Player, state, seat, ocean.board(state, seat, partial(_board, state, seat)))


def _board(state: MilesPosition, seat: int) -> Board:
    contents, board = state.contents, state.boards[seat]
    free = _free(contents.printed, contents.bonus_squares, contents.named)
    values = _after_none(contents.row_values)
    counted = SHORT_ROUNDS if state.round < SHORT_ROUNDS else state.rounds
    columns = tuple([column_points(contents, board, column, counted) for column in range(COLUMNS)])
    return rows(state, seat, free, values, partial(row_points, contents)), columns


@lru_cache(8)
def _free(
    printed: tuple[int, ...], bonuses: tuple[BonusSquare | None, ...], named: tuple[tuple[str, ...], ...]
) -> tuple[Square, ...]:
    """The squares of a board before a chip lies on them."""
    squares = []
    for square, sign in enumerate(printed):
        row, column = divmod(square, COLUMNS)
        bonus, names = bonuses[row], named[row]
        squares.append(
            Square(
                name=SQUARE_NAMES.text(square),
                symbol=None if sign < 0 else SIGNS[sign],
                bonus=bonus.colour if bonus and sign >= 0 else None,
                label=names[column] if column < len(names) else None,
            )
        )
    return tuple(squares)


def _chosen(state: MilesPosition) -> str | None:
    if state.chosen == NONE or state.step == STEERING:
        return None
    if state.step == PUTTING:
        owner, square = divmod(state.chosen, SQUARES)
        return f"p{owner + 1} {SQUARE_NAMES.text(square)}"
    return SQUARE_NAMES.text(state.chosen)


def _prompt(state: MilesPosition) -> Message:
    step = STEPS[state.step]
    if step == "over":
        return message("prompt-over")
    seat = state.to_act[0]
    if step == "lay" and state.special == SPECIAL_REVERSE:  # MI-17
        return message("prompt-lay-reverse", seat=seat)
    if step == "sail":
        name = ACTION_NAMES[action(state, seat)]
        extra = any(PLAY <= move < PASS for move in state.moves)
        return message("prompt-sail-extra" if extra else f"prompt-sail-{name}", seat=seat, action=name)
    if step == "steer":
        return message("prompt-steer-globe" if state.chosen == NONE else "prompt-steer-arrow", seat=seat)
    if step == "anchor":
        kind = "" if LEAVE not in state.moves else "-leave" if KEEP in state.moves else "-full"
        return message(f"prompt-anchor{kind}", seat=seat, special=SPECIALS[state.top])
    if step == "keep":
        return message("prompt-keep", seat=seat, chip=state.contents.chips[state.ocean[POINTED[state.position]]].face)
    return message(f"prompt-{step}", seat=seat)
