"""Victory, defeat and the account: EX-27 to EX-29, EX-34, EX-43."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vulcania.core.event import Event, Log
from vulcania.core.outcome import Line, Outcome, together
from vulcania.games.explo import science
from vulcania.games.explo.routes import Survey, best_route, depth
from vulcania.games.explo.steps import OVER
from vulcania.games.explo.vocabulary import SQUARES
from vulcania.words.message import Message, message

if TYPE_CHECKING:
    from vulcania.games.explo.state import ExploState

BANDS = ((10, "short"), (15, "good"), (20, "very-good"))
"""EX-29: up to so many tiles; above, it is exceptional."""
EVERYONE_IN = 6
"""EX-43: how deep every marker has to lie."""

OUT, VALIDATED, NOT_VALIDATED = "out", "validated", "not-validated"
"""How a match can end besides by a scale, which is then named."""


def band(score: int) -> str:
    return next((name for most, name in BANDS if score <= most), "exceptional")


def all_out(state: ExploState, log: Log | None) -> None:
    """EX-28: won. EX-30: with the science variant, back in; EX-34: the end of that."""
    if state.phase == 3:
        _end(state, VALIDATED if science.all_fulfilled(state) else NOT_VALIDATED)
        if log is not None:
            log.append(Event(state.ended))
        return
    state.result = best_route(state.cave, state.markers, state.trails)
    state.surveyed = tuple(Survey(marker, depth(state.cave, marker)) for marker in state.markers)
    if log is not None:
        score = state.result.score
        log.append(Event("explored", {"score": score, "band": band(score)}))
    if state.setup.options["science"]:
        science.set_out_again(state, log)
    else:
        _end(state, OUT)


def lose(state: ExploState, scale: str, log: Log | None) -> None:
    """EX-27, EX-34"""
    _end(state, scale)
    if log is not None:
        log.append(Event("science-lost" if state.phase == 3 else "lost", {"scale": scale}))


def _end(state: ExploState, how: str) -> None:
    state.ended = how
    state.step = OVER
    state.to_act = ()
    state.moves = ()


def goal_met(state: ExploState) -> bool | None:
    """EX-43, by the cave as it was explored: phase 3 may dig or find shorter ways (EX-34)."""
    goal = int(state.setup.options["goal"])
    if not goal or (state.result is None and not state.ended):
        return None
    if state.result is None:
        return False
    return state.result.depth >= goal and all(one.depth >= EVERYONE_IN for one in state.surveyed)


def outcome(state: ExploState) -> Outcome:
    """EX-28, EX-34: who came out of phase 2 has won, whatever phase 3 brings."""
    if state.result is None:
        return together(state.seats, 0, False, message("verdict-lost", scale=state.ended))
    return together(state.seats, state.result.score, True, _verdict(state))


def _verdict(state: ExploState) -> Message:
    assert state.result is not None
    met = goal_met(state)
    return message(
        "verdict-out",
        score=state.result.score,
        band=band(state.result.score),
        goal="off" if met is None else "met" if met else "missed",
        science={OUT: "none", VALIDATED: "validated", NOT_VALIDATED: "open"}.get(state.ended, "lost"),
    )


def breakdown(state: ExploState) -> tuple[Line, ...]:
    """The route counted, tile by tile; then where each marker lay, and the objectives."""
    route = state.result
    if route is None:
        return ()
    cells = tuple(SQUARES.text(square) for square in route.direct)
    cell = SQUARES.text(state.surveyed[route.seat].square)
    lines = [Line(None, route.depth, message("line-direct", seat=route.seat, count=len(cells), cell=cell), cells)]
    if route.loop:
        ring = tuple(SQUARES.text(square) for square in route.loop)
        lines.append(Line(None, len(ring), message("line-loop", seat=route.seat, count=len(ring)), ring))
    for seat, (marker, deep) in enumerate(state.surveyed):
        text = message("line-marker", cell=SQUARES.text(marker), count=deep)
        lines.append(Line(seat, 0, text, (SQUARES.text(marker),)))
    if state.phase == 3:
        for one in state.objectives:
            done = not state.box.objective_finds[one] & ~state.found
            key = "line-objective-done" if done else "line-objective-open"
            lines.append(Line(None, 0, message(key, objective=state.box.objectives[one].id)))
    return tuple(lines)
