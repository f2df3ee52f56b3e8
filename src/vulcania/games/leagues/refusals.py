"""Why a move is not allowed now: the id of the rule, and the reason."""

from __future__ import annotations

from vulcania.games._ocean.components import held
from vulcania.games._ocean.moves import ORDERS, SEEN_NAMES, STEERING_WORDS, STEPS
from vulcania.games._ocean.refusals import Refusal, play_first
from vulcania.games._ocean.rules.helm import PLACE_SEEN, TURN_OF
from vulcania.games.leagues.moves import EXTRAS, PLAY, SQUARE_NAMES, VOCABULARY
from vulcania.games.leagues.rules.position import LeaguesPosition
from vulcania.words.message import message

_STEP_RULES = {
    "lay": "LG-12", "sail": "LG-14", "after": "LG-21", "steer": "LG-27", "swap": "LG-22", "move": "LG-23",
    "offer": "LG-24", "fetch": "LG-24", "deal": "LG-25",
}  # fmt: skip
_EXTRA_RULES = ("LG-22", "LG-23", "LG-24", "LG-25")
_PLAYS = {name: (PLAY + at, rule) for at, (name, rule) in enumerate(zip(EXTRAS, _EXTRA_RULES, strict=True))}
_CARDS = {"swap": "sailor", "move": "super-sailor", "offer": "diver", "fetch": "diver", "deal": "number-chips"}
"""The extra card that each of these moves belongs to."""


def why_not(state: LeaguesPosition, move: int, seat: int) -> Refusal:
    word, indices = VOCABULARY.decode(move)
    step = STEPS[state.step]
    if word in STEERING_WORDS:
        return _steer(state, word, seat, step)
    if word == "lay" and step == "lay":
        return "LG-20", message("refuse-card-gone", card=indices[0] + 1)
    if word == "play" and step in ("sail", "after"):
        return _play(state, indices[0], seat)
    if word == "pass" and step == "sail":
        return "LG-14", message("refuse-pass")
    if word == step and word in _CARDS:
        return _target(state, word, indices, seat)
    if word in _CARDS and step in ("sail", "after"):
        return play_first(state, _CARDS[word], _PLAYS) or _play(state, EXTRAS.index(_CARDS[word]), seat)
    return _STEP_RULES[step], message(f"refuse-now-{step}")


def _steer(state: LeaguesPosition, word: str, seat: int, step: str) -> Refusal:
    if step == "after":
        return "LG-14", message("refuse-steered")
    if step not in ("sail", "steer"):
        return _STEP_RULES[step], message(f"refuse-now-{step}")
    kind = state.contents.action_names[state.laid[seat] - 1]
    if step == "sail" and kind not in (word, "any"):
        rule = {"current": "LG-15", "heading": "LG-16", "depth": "LG-17"}[kind]
        return rule, message("refuse-steering", card=state.laid[seat], steering=kind)
    return "LG-17", message("refuse-depth")


def _play(state: LeaguesPosition, extra: int, seat: int) -> Refusal:
    name = EXTRAS[extra]
    if state.spent >> seat & 1:
        return "LG-21", message("refuse-one-extra")
    rule = _EXTRA_RULES[extra]
    if extra == 0:
        if not state.sailors[seat]:
            return rule, message("refuse-no-sailor")
        return rule, message("refuse-two-chips")
    if not held(state.held[seat], extra - 1):
        return "LG-28", message("refuse-no-action", extra=name)
    if not held(state.held[seat] - state.fresh[seat], extra - 1):
        return "LG-21", message("refuse-fresh", extra=name)
    return rule, message(f"refuse-no-{name}")


def _target(state: LeaguesPosition, word: str, indices: tuple[int, ...], seat: int) -> Refusal:
    rule = _STEP_RULES[word]
    if word == "deal":
        return rule, message("refuse-deal", seats=state.seats, given=ORDERS.text(indices[0]))
    if word == "fetch":
        assert state.ocean[PLACE_SEEN[TURN_OF[state.position]][indices[0]]] < 0
        return rule, message("refuse-no-chip", place=SEEN_NAMES.text(indices[0]))
    for square in indices if word == "swap" else indices[:1]:
        if state.boards[seat][square] < 0:
            return rule, message("refuse-empty-square", square=SQUARE_NAMES.text(square))
    one, other = indices[0], indices[1]
    if one == other:
        return rule, message("refuse-same-square", square=SQUARE_NAMES.text(one))
    if state.boards[seat][other] >= 0:
        return rule, message("refuse-taken-square", square=SQUARE_NAMES.text(other))
    return rule, message("refuse-later-c", square=SQUARE_NAMES.text(other))
