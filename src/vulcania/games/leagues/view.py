"""What a seat may know of a match of `leagues`."""

from __future__ import annotations

from functools import partial

import msgspec

from vulcania.core.remembered import remembered
from vulcania.core.view import Shared
from vulcania.games._ocean import view as ocean
from vulcania.games._ocean.components import NONE
from vulcania.games._ocean.moves import STEPS
from vulcania.games._ocean.view import Board, OceanView, Player, Square, rows
from vulcania.games.leagues.moves import PASS, PLAY, SQUARE_NAMES
from vulcania.games.leagues.rules.counting import column_points, row_points
from vulcania.games.leagues.rules.position import LeaguesPosition
from vulcania.words.message import Message, message


class LeaguesPlayer(Player, frozen=True, kw_only=True):
    sailors: int
    sailors_used: int


class Biscuit(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What a sea-biscuit sets off (LG-29)."""

    number: int
    scorer: str
    """``all``, ``finder`` or ``most``."""
    symbols: tuple[str, str]


class LeaguesView(OceanView, frozen=True, kw_only=True):
    ACTION = LeaguesPosition.ACTION
    SPECIAL = LeaguesPosition.SPECIAL

    players: tuple[LeaguesPlayer, ...]
    biscuits: tuple[Biscuit, ...]
    """Those of the present round."""
    track: int


def make(state: LeaguesPosition, seat: int | None, shared: Shared) -> LeaguesView:
    contents = state.contents
    return ocean.make(
        LeaguesView,
        state,
        shared,
        prompt=_prompt(state),
        players=tuple([_player(state, one) for one in range(state.seats)]),
        column_values=(contents.column_values,) * 3,
        chosen=SQUARE_NAMES.text(state.chosen) if state.chosen != NONE else None,
        biscuits=remembered(contents, ("biscuits", state.round), lambda: _biscuits(state)),
        track=contents.track,
    )


def _player(state: LeaguesPosition, seat: int) -> LeaguesPlayer:
    sailors = state.sailors[seat]
    return ocean.player(
        LeaguesPlayer,
        state,
        seat,
        ocean.board(state, seat, partial(_board, state, seat)),
        sailors=sailors,
        sailors_used=state.contents.sailors - sailors,
    )


def _board(state: LeaguesPosition, seat: int) -> Board:
    contents, board = state.contents, state.boards[seat]
    columns = tuple([column_points(contents, board, column) for column in range(3)])
    return rows(state, seat, _FREE, contents.row_values, partial(row_points, contents)), columns


_FREE = tuple(map(Square, SQUARE_NAMES.names))


def _biscuits(state: LeaguesPosition) -> tuple[Biscuit, ...]:
    contents = state.contents
    numbers = (chip.number for at, chip in enumerate(contents.chips) if contents.round_of[at] == state.round)
    events = [contents.events[number - 1] for number in numbers if number]
    return tuple(Biscuit(event.number, event.scorer, event.symbols) for event in events)


def _prompt(state: LeaguesPosition) -> Message:
    step = STEPS[state.step]
    if step == "over":
        return message("prompt-over")
    seat = state.to_act[0]
    if step == "sail":
        card = state.laid[seat]
        key = "prompt-sail-extra" if any(PLAY <= move < PASS for move in state.moves) else "prompt-sail"
        return message(key, seat=seat, card=card, steering=state.contents.action_names[card - 1])
    if step == "fetch":
        chip = state.contents.chips[state.boards[seat][state.chosen]].face
        return message("prompt-fetch", seat=seat, chip=chip, square=SQUARE_NAMES.text(state.chosen))
    return message(f"prompt-{step}", seat=seat)
