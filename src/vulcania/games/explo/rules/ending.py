"""The marker and the way out, victory and defeat: EX-26 to EX-29, EX-34, EX-43."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.core.outcome import Outcome, together
from vulcania.games.explo.components import EVERYONE_IN
from vulcania.games.explo.moves import ENTRANCE, SQUARES
from vulcania.games.explo.rules import science, steps
from vulcania.games.explo.rules.position import NONE, Position
from vulcania.games.explo.rules.routes import Survey, best_route, depth
from vulcania.words.message import Message, message

BANDS = ((10, "short"), (15, "good"), (20, "very-good"))
"""EX-29: up to so many tiles; above, it is exceptional."""

OUT, VALIDATED, NOT_VALIDATED = "out", "validated", "not-validated"
"""How a match can end besides by a scale, which is then named."""


def may_mark(state: Position, seat: int) -> bool:
    """EX-26"""
    return state.phase == 2 and state.markers[seat] == NONE and state.positions[seat] != ENTRANCE


def put_marker(state: Position, log: Log | None) -> None:
    seat = state.active
    state.markers[seat] = state.positions[seat]
    if log is not None:
        log.append(Event("mark", {"seat": seat, "cell": SQUARES.text(state.positions[seat])}))


def is_leaving(state: Position, seat: int) -> bool:
    """EX-26: a caver with the marker down who comes to the entrance is out."""
    return state.phase == 2 and state.markers[seat] != NONE and state.positions[seat] == ENTRANCE


def go_out(state: Position, seat: int, log: Log | None) -> None:
    """EX-26: the hand is discarded; cubes not given away leave with the caver."""
    state.out[seat] = True
    state.discards += state.hands[seat]
    state.hands[seat] = []
    if log is not None:
        log.append(Event("out", {"seat": seat, "left": state.out.count(False)}))


def band(score: int) -> str:
    return next((name for most, name in BANDS if score <= most), "exceptional")


def all_out(state: Position, log: Log | None) -> None:
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


def lose(state: Position, scale: str, log: Log | None) -> None:
    """EX-27, EX-34"""
    _end(state, scale)
    if log is not None:
        log.append(Event("science-lost" if state.phase == 3 else "lost", {"scale": scale}))


def _end(state: Position, how: str) -> None:
    state.ended = how
    state.step = steps.OVER
    state.to_act = ()
    state.moves = ()


def goal_met(state: Position) -> bool | None:
    """EX-43: whether the expedition met its goal, by the cave as it was explored: phase 3 may dig or find shorter ways
    (EX-34). ``None`` while that is open or where there is no goal."""
    goal = int(state.setup.options["goal"])
    if not goal or (state.result is None and not state.ended):
        return None
    if state.result is None:
        return False
    return state.result.depth >= goal and all(one.depth >= EVERYONE_IN for one in state.surveyed)


def outcome(state: Position) -> Outcome:
    """EX-28, EX-34: who came out of phase 2 has won, whatever phase 3 brings."""
    if state.result is None:
        return together(state.seats, 0, False, message("verdict-lost", scale=state.ended))
    return together(state.seats, state.result.score, True, _verdict(state), goal_met(state))


def _verdict(state: Position) -> Message:
    assert state.result is not None
    met = goal_met(state)
    return message(
        "verdict-out",
        score=state.result.score,
        band=band(state.result.score),
        goal="off" if met is None else "met" if met else "missed",
        science={OUT: "none", VALIDATED: "validated", NOT_VALIDATED: "open"}.get(state.ended, "lost"),
    )
