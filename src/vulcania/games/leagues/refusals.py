"""Why a move is not allowed now: the id of the rule, and the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vulcania.games._ocean.helm import KIND_NAMES, PLACE_SEEN, SEEN_NAMES, TURN_OF
from vulcania.games.leagues.box import ACTIONS
from vulcania.games.leagues.knowing import PHASES
from vulcania.games.leagues.moves import EXTRAS, GRID, ORDERS, SQUARES, VOCABULARY
from vulcania.words.message import Message, message

if TYPE_CHECKING:
    from vulcania.games.leagues.state import LeaguesState

Refusal = tuple[str, Message]

_STEERING = ("current", "heading", "depth")
_RULE_OF_PHASE = {
    "lay": "LG-12", "before": "LG-14", "after": "LG-21", "submarine": "LG-27", "swap": "LG-22", "move": "LG-23",
    "offer": "LG-24", "fetch": "LG-24", "deal": "LG-25",
}  # fmt: skip


def why_not(state: LeaguesState, move: int, seat: int) -> Refusal:
    word, indices = VOCABULARY.decode(move)
    phase = PHASES[state.phase]
    if word in _STEERING:
        return _steer(state, word, seat, phase)
    if word == "lay" and phase == "lay":
        return "LG-20", message("refuse-card-gone", card=indices[0] + 1)
    if word == "play" and phase in ("before", "after"):
        return _play(state, indices[0], seat)
    if word == "pass" and phase == "before":
        return "LG-14", message("refuse-pass")
    if word == phase and word in ("swap", "move", "offer", "fetch", "deal"):
        return _target(state, word, indices, seat)
    return _RULE_OF_PHASE[phase], message(f"refuse-now-{phase}")


def _steer(state: LeaguesState, word: str, seat: int, phase: str) -> Refusal:
    if phase == "after":
        return "LG-14", message("refuse-steered")
    if phase not in ("before", "submarine"):
        return _RULE_OF_PHASE[phase], message(f"refuse-now-{phase}")
    kind = KIND_NAMES[state.box.steering[state.laid[seat] - 1]]
    if phase == "before" and kind not in (word, "any"):
        rule = {"current": "LG-15", "heading": "LG-16", "depth": "LG-17"}[kind]
        return rule, message("refuse-steering", card=state.laid[seat], steering=kind)
    return "LG-17", message("refuse-depth")


def _play(state: LeaguesState, extra: int, seat: int) -> Refusal:
    name = EXTRAS[extra]
    if state.extras >> seat & 1:
        return "LG-21", message("refuse-one-extra")
    rule = ("LG-22", "LG-23", "LG-24", "LG-25")[extra]
    if extra == 0:
        if not state.sailors[seat]:
            return rule, message("refuse-no-sailor")
        return rule, message("refuse-two-chips")
    at = len(ACTIONS) * seat + extra - 1
    if not state.held[at]:
        return "LG-28", message("refuse-no-action", extra=name)
    if state.held[at] == state.fresh[at]:
        return "LG-21", message("refuse-fresh", extra=name)
    return rule, message(f"refuse-no-{name}")


def _target(state: LeaguesState, word: str, indices: tuple[int, ...], seat: int) -> Refusal:
    rule = _RULE_OF_PHASE[word]
    if word == "deal":
        return rule, message("refuse-deal", seats=state.seats, given=ORDERS.text(indices[0]))
    if word == "fetch":
        assert state.ocean[PLACE_SEEN[TURN_OF[state.position]][indices[0]]] < 0
        return rule, message("refuse-no-chip", place=SEEN_NAMES.text(indices[0]))
    for square in indices if word == "swap" else indices[:1]:
        if state.grids[GRID * seat + square] < 0:
            return rule, message("refuse-empty-square", square=SQUARES.text(square))
    one, other = indices[0], indices[1]
    if one == other:
        return rule, message("refuse-same-square", square=SQUARES.text(one))
    if word == "swap":
        return rule, message("refuse-swap-order", one=SQUARES.text(other), other=SQUARES.text(one))
    if state.grids[GRID * seat + other] >= 0:
        return rule, message("refuse-taken-square", square=SQUARES.text(other))
    return rule, message("refuse-later-c", square=SQUARES.text(other))
