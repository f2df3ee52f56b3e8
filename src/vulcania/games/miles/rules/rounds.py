"""The end of a turn, of a round, of the game (MI-9, MI-25 to MI-32)."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games._ocean.moves import OVER
from vulcania.games._ocean.rules.turns import begin_turn
from vulcania.games.miles.components import CARDS, SHORT_ROUNDS
from vulcania.games.miles.rules.counting import columns_points, row_points
from vulcania.games.miles.rules.position import MilesPosition


def end_turn(state: MilesPosition, log: Log | None) -> None:
    if not any(state.hands):  # MI-9
        state.hands = [(1 << CARDS) - 1] * state.seats
        if log is not None:
            log.append(Event("cards-back"))
    ends = state.ending or state.turn == state.TURNS or state.barren()  # MI-25, MI-32
    if not ends:
        state.turn += 1
    begin_turn(state)
    if ends:
        _end_round(state, log)


def _end_round(state: MilesPosition, log: Log | None) -> None:
    if log is not None:
        why = "filled" if state.ending else "barren" if state.barren() else "late"
        log.append(Event(f"round-{why}", {"round": state.round + 1}))
    _count(state, log)
    if state.round + 1 == state.rounds:
        state.step = OVER
        state.to_act = ()
        return
    state.round += 1
    state.turn = 1
    state.ending = False
    filled = state.fill_ocean()
    if log is not None:
        data = {"round": state.round + 1, "seat": state.order[0], "count": filled}
        log.append(Event("refill", data, reveals=True))


def counts_columns(state: MilesPosition, row: int) -> bool:
    """MI-29: after round 3, and at the end."""
    return row + 1 in (SHORT_ROUNDS, state.rounds)


def _count(state: MilesPosition, log: Log | None) -> None:
    """MI-26, MI-27, MI-29"""
    contents, row = state.contents, state.round
    for at, seat in enumerate(state.order):
        board = state.boards[seat]
        points, bonus = row_points(contents, board, row), contents.bonus[at]
        columns = columns_points(contents, board, row + 1) if counts_columns(state, row) else None
        state.points[seat] += points + bonus + (columns or 0)
        if log is not None:
            data = {"seat": seat, "round": row + 1, "points": points, "number": at + 1, "bonus": bonus}
            data["score"] = state.points[seat]
            plain = columns is None
            log.append(Event("count", data) if plain else Event("count-columns", {**data, "columns": columns}))
    state.keep_account()
