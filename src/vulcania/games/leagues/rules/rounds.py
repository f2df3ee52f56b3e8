"""The end of a turn, of a round, of the game (LG-20, LG-31 to LG-38)."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games._ocean.components import replaced
from vulcania.games._ocean.moves import OVER
from vulcania.games._ocean.rules.turns import begin_turn
from vulcania.games.leagues.components import NUMBERS
from vulcania.games.leagues.rules.counting import column_points, row_points
from vulcania.games.leagues.rules.position import LeaguesPosition

_FULL_HAND = (1 << NUMBERS) - 1


def end_turn(state: LeaguesPosition, log: Log | None) -> None:
    for seat in range(state.seats):
        if not state.hands[seat]:  # LG-20: the whole discard comes back
            state.hands[seat] = _FULL_HAND
            state.sailors = replaced(state.sailors, seat, state.contents.sailors)
            if log is not None:
                log.append(Event("take-back", {"seat": seat}))
    ends = state.ending or state.turn == state.TURNS  # LG-31, LG-37
    if not ends:
        state.turn += 1
    begin_turn(state)
    if ends:
        _end_round(state, log)


def _end_round(state: LeaguesPosition, log: Log | None) -> None:
    if log is not None:
        log.append(Event("round-end" if state.ending else "round-cut", {"round": str(state.round + 1)}))
    contents, row = state.contents, state.round
    for seat, board in enumerate(state.boards):
        _score(state, "row", seat, row_points(contents, board, row), {"round": str(row + 1)}, log)
    for at, seat in enumerate(state.order):  # LG-35
        _score(state, "bonus", seat, contents.bonus[at], {"token": at + 1}, log)
    state.keep_account()
    if row + 1 < state.rounds:
        state.round += 1
        state.ending = False
        state.turn = 1
        state.place_chips()
        if log is not None:
            log.append(Event("round", {"round": str(state.round + 1), "seat": state.order[0]}, reveals=True))
        return
    for seat, board in enumerate(state.boards):  # LG-38
        for column, name in enumerate("ABC"):
            _score(state, "column", seat, column_points(contents, board, column), {"column": name}, log)
    state.step = OVER
    state.to_act = ()


def _score(
    state: LeaguesPosition, kind: str, seat: int, points: int, what: dict[str, str | int], log: Log | None
) -> None:
    state.points[seat] += points
    if log is not None:
        log.append(Event(kind, {"seat": seat, **what, "points": points}))
