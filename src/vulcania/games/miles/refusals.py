"""Why a move is not allowed now: the id of the rule that forbids it, and the reason."""

from __future__ import annotations

from vulcania.games._ocean.components import ANY, FREE, KIND_NAMES, NONE, held
from vulcania.games._ocean.moves import SEEN_NAMES, STEERING_WORDS, STEPS
from vulcania.games._ocean.refusals import Refusal, play_first
from vulcania.games._ocean.rules.helm import AFTER, PLACE_SEEN, POINTED, TURN_OF, seen
from vulcania.games.miles.components import (
    ACTION_NAMES,
    ARROW,
    COLUMNS,
    HELMET,
    SAILOR,
    SPECIAL_REVERSE,
    SPECIAL_THERMOSTAT,
    SPECIALS,
)
from vulcania.games.miles.moves import PLAY, SQUARE_NAMES, VOCABULARY
from vulcania.games.miles.rules.position import MilesPosition
from vulcania.games.miles.rules.sailing import action as present_action
from vulcania.words.message import message

_STEP_RULES = {
    "lay": "MI-9", "sail": "MI-9", "after": "MI-13", "anchor": "MI-24", "keep": "MI-10", "move": "MI-14",
    "offer": "MI-15", "fetch": "MI-15", "take": "MI-18", "put": "MI-18", "trade": "MI-12", "deal": "MI-20",
}  # fmt: skip
_SPECIAL_RULES = ("MI-14", "MI-15", "MI-16", "MI-17", "MI-18", "MI-19", "MI-20")
_PLAYS = {name: (PLAY + at, rule) for at, (name, rule) in enumerate(zip(SPECIALS, _SPECIAL_RULES, strict=True))}
_CARDS = {"move": "sailor", "fetch": "helmet", "take": "bell", "put": "bell", "deal": "numbers"}
"""The special card that each of these moves belongs to."""


def why_not(state: MilesPosition, move: int, seat: int) -> Refusal:
    word, indices = VOCABULARY.decode(move)
    if word in _CARDS and _step(state) in ("sail", "after"):
        return play_first(state, _CARDS[word], _PLAYS) or _special(state, seat, SPECIALS.index(_CARDS[word]))
    if word in STEERING_WORDS:
        return _steering(state, seat, move, word)
    if word == "lay":
        return _lay(state, indices[0] + 1)
    if word == "play":
        return _special(state, seat, indices[0])
    if word == "swap":
        return _swap(state, seat, *indices)
    if word == "offer":
        return _offer(state, seat, indices[0])
    if word in ("trade", "take"):
        return _others_chip(state, seat, word, *indices)
    if word == "fetch":
        return _fetch(state, indices[0])
    if word == "move":
        return _move(state, seat, *indices)
    if word == "put" and _step(state) == "put":
        return _put(state, seat, indices[0])
    return _plain(state, seat, word) or _now(state)


def _plain(state: MilesPosition, seat: int, word: str) -> Refusal | None:
    """What is to be said of moves that name nothing, or the tokens only."""
    step = _step(state)
    if word == step == "deal":
        return "MI-20", message("refuse-deal-seats", seats=state.seats)
    if word == "keep" and step == "anchor":
        return "MI-24", message("refuse-anchor-full")
    if word == "pass" and step == "sail":
        return "MI-9", message("refuse-compulsory", action=ACTION_NAMES[present_action(state, seat)])
    return None


def _step(state: MilesPosition) -> str:
    return STEPS[state.step]


def _now(state: MilesPosition) -> Refusal:
    """Something else is to be done."""
    step = _step(state)
    if step == "steer":
        globe = state.chosen == NONE
        return ("MI-19", message("refuse-now-globe")) if globe else ("MI-23", message("refuse-now-arrow"))
    return _STEP_RULES[step], message(f"refuse-now-{step}")


def _steering(state: MilesPosition, seat: int, move: int, word: str) -> Refusal:
    if _step(state) not in ("sail", "steer"):
        return _now(state)
    kind = ANY if _step(state) == "steer" else present_action(state, seat)
    if kind > ANY:
        return ("MI-11" if kind == SAILOR else "MI-12"), message("refuse-no-steering", action=ACTION_NAMES[kind])
    if kind not in (ANY, KIND_NAMES.index(word)):
        return "MI-9", message("refuse-kind", card=state.laid[seat], action=ACTION_NAMES[kind])
    after = AFTER[state.position][move]
    if after < 0:
        return "MI-9", message("refuse-depth")
    return "MI-22", message("refuse-star", place=seen(state.position, POINTED[after]))


def _lay(state: MilesPosition, card: int) -> Refusal:
    if _step(state) != "lay":
        return _now(state)
    return "MI-9", message("refuse-card-played", card=card)


def _special(state: MilesPosition, seat: int, card: int) -> Refusal:
    name = SPECIALS[card]
    if not held(state.held[seat], card):
        return "MI-13", message("refuse-not-held", special=name)
    if state.spent >> seat & 1:
        return "MI-13", message("refuse-one-special")
    if held(state.fresh[seat], card):
        return "MI-13", message("refuse-fresh", special=name)
    if card == SPECIAL_REVERSE:
        return "MI-17", message("refuse-reverse")
    if _step(state) == "lay":
        return "MI-13", message("refuse-special-laying", special=name)
    if _step(state) not in ("sail", "after"):
        return "MI-13", message("refuse-between")
    if card == SPECIAL_THERMOSTAT:
        return "MI-16", message("refuse-thermostat")
    return _SPECIAL_RULES[card], message(f"refuse-use-{name}")


def _no_chip(state: MilesPosition, owner: int, square: int) -> Refusal | None:
    """On a bonus square nothing lies that could be moved; nor on a free one."""
    cell = SQUARE_NAMES.text(square)
    if state.contents.printed[square] >= 0:
        return "MI-6", message("refuse-bonus", square=cell)
    if state.boards[owner][square] == FREE:
        if owner == state.to_act[0]:
            return _rule(state), message("refuse-no-chip", square=cell)
        return _rule(state), message("refuse-no-chip-theirs", seat=owner, square=cell)
    return None


def _rule(state: MilesPosition) -> str:
    """The rule of the present step, or of the hand card that swaps."""
    if _step(state) == "sail":
        return "MI-11" if present_action(state, state.to_act[0]) == SAILOR else "MI-12"
    return _STEP_RULES[_step(state)]


def _hand_swap(state: MilesPosition, seat: int, action: int) -> Refusal | None:
    """Why no hand sailor (or helmet) can be carried out at all now."""
    if _step(state) != "sail":
        return _now(state)
    if present_action(state, seat) != action:
        return "MI-9", message("refuse-kind", card=state.laid[seat], action=ACTION_NAMES[present_action(state, seat)])
    if action == SAILOR and len(state.chips_of(seat)) < 2:
        return "MI-11", message("refuse-two-chips")
    if action == HELMET and not (state.chips_of(seat) and state.others_have_chips(seat)):
        return "MI-12", message("refuse-trade-none")
    return None


def _swap(state: MilesPosition, seat: int, one: int, other: int) -> Refusal:
    refusal = _hand_swap(state, seat, SAILOR) or _no_chip(state, seat, one) or _no_chip(state, seat, other)
    if refusal is not None:
        return refusal
    assert one == other
    return "MI-11", message("refuse-swap-same")


def _offer(state: MilesPosition, seat: int, square: int) -> Refusal:
    """MI-15, or MI-12 where the hand card is a helmet itself."""
    refusal = None
    if _step(state) != "offer":
        hand = _step(state) == "sail" and present_action(state, seat) == HELMET
        first = None if hand else play_first(state, "helmet", _PLAYS)
        refusal = first or _hand_swap(state, seat, HELMET)
    return refusal or _no_chip(state, seat, square) or _now(state)


def _others_chip(state: MilesPosition, seat: int, word: str, owner: int, square: int) -> Refusal:
    if _step(state) != word:
        return _now(state)
    rule = "MI-12" if word == "trade" else "MI-18"
    if owner == seat:
        return rule, message("refuse-own-chip")
    if owner >= state.seats:
        return rule, message("refuse-seat", number=owner + 1)
    return _no_chip(state, owner, square) or _now(state)


def _move(state: MilesPosition, seat: int, origin: int, square: int) -> Refusal:
    if _step(state) != "move":
        return _now(state)
    return _no_chip(state, seat, origin) or _put(state, seat, square)


def _fetch(state: MilesPosition, name: int) -> Refusal:
    if _step(state) != "fetch":
        return _now(state)
    chip = state.ocean[place := PLACE_SEEN[TURN_OF[state.position]][name]]
    where = SEEN_NAMES.names[name]
    if chip < 0:
        return "MI-15", message("refuse-fetch-nothing", place=where)
    if state.opened >> place & 1 and state.contents.role[chip] == ARROW:
        return "MI-15", message("refuse-fetch-arrow", place=where)
    return "MI-15", message("refuse-fetch-blue", place=where)


def _put(state: MilesPosition, seat: int, square: int) -> Refusal:
    """MI-14, MI-18: only the leftmost free square of a row, and not a later row's last."""
    row = square // COLUMNS
    cell = SQUARE_NAMES.text(square)
    if row >= state.rounds:
        return "MI-8", message("refuse-row-unplayed", row=row + 1)
    if state.contents.printed[square] >= 0:
        return "MI-6", message("refuse-bonus", square=cell)
    if state.boards[seat][square] != FREE:
        return _rule(state), message("refuse-taken", square=cell)
    leftmost = state.room(seat, row)
    if square != leftmost:
        return _rule(state), message("refuse-leftmost", square=cell, leftmost=SQUARE_NAMES.text(leftmost))
    return _rule(state), message("refuse-row-last", row=row + 1)
