"""Why a move is not possible now: the rule's id, and the reason."""

from __future__ import annotations

from vulcania.games.voyage.components import CANNIBALS, COMPASS, DEPTHS, JOKERS, NONE, SHARKS, SURFACE, ZONES
from vulcania.games.voyage.moves import DIRECTION_OF, VOCABULARY
from vulcania.games.voyage.rules.hunt import CONTEST, STEPPING, TURN, Hunt
from vulcania.games.voyage.rules.sets import sets
from vulcania.games.voyage.state import VoyageState
from vulcania.words.message import Message, message

Refusal = tuple[str, Message]


def why_not(state: VoyageState, move: int, seat: int) -> Refusal:
    word, indices = VOCABULARY.decode(move)
    hunt = state.hunt
    if hunt is None:
        return _sail(state, *indices) if word == "sail" else ("VO-13", message("refuse-no-hunt"))
    if word == "sail":
        return "VO-13", message("refuse-hunting")
    return _hunting(state, hunt, word, indices, seat)


def _hunting(state: VoyageState, hunt: Hunt, word: str, indices: tuple[int, ...], seat: int) -> Refusal:
    if word in ("call", "helmet") and not hunt.helmets:
        return "VO-16", message("refuse-helmets-surface" if state.setup.options["helmets"] else "refuse-helmets-off")
    if word == "call":
        return "VO-16", _call(hunt, indices[0], seat)
    if seat != hunt.to_act[0]:
        return "VO-16", message("refuse-only-call")
    if word == "helmet":
        return "VO-16", message("refuse-helmet-later" if hunt.bare[seat] else "refuse-helmet-on")
    if hunt.phase == STEPPING:
        if word == "step":
            return "VO-21", message("refuse-zone", zone=ZONES[hunt.zone], direction=COMPASS[indices[0]])
        return "VO-21", message("refuse-step-now")
    if word == "lay":
        return _lay(hunt, indices[0], seat)
    if hunt.phase == CONTEST:
        return "VO-22", message("refuse-answer")
    if word == "give-up":
        return "VO-22", message("refuse-no-contest")
    if hunt.phase != TURN:
        return "VO-26", message("refuse-lay-or-pass")
    if word in ("step", "stay"):
        return "VO-21", message("refuse-discard-first")
    if word == "pass":
        return "VO-25", message("refuse-no-pass")
    size = len(hunt.hands[seat])
    return "VO-21", message("refuse-hand-slot", size=size) if indices[0] >= size else message("refuse-no-open")


def _sail(state: VoyageState, direction: int, depth: int) -> Refusal:
    chart = state.parts.chart
    square = chart.near[state.ship][direction]
    course = state.courses.towards(state.adventure, state.target)
    if not any(DIRECTION_OF[way] == direction for way in course.surfaced[state.ship]):
        if square == NONE:
            return "VO-1", message("refuse-edge", direction=COMPASS[direction])
        if state.adventure == SHARKS:
            return "VO-29", message("refuse-not-warship", direction=COMPASS[direction])
        if state.adventure == CANNIBALS:
            return "VO-30", message("refuse-not-out", direction=COMPASS[direction])
        return "VO-8", message("refuse-away", direction=COMPASS[direction], zone=ZONES[state.target])
    if state.surfaced:
        return "VO-12", message("refuse-surfaced")
    if depth == SURFACE:
        return "VO-12", message("refuse-dived")
    return "VO-9", message("refuse-depth", square=chart.name(square), depth=DEPTHS[depth])


def _call(hunt: Hunt, caught: int, seat: int) -> Message:
    if caught == seat:
        return message("refuse-call-self")
    if caught not in hunt.order or not hunt.hunting[caught]:
        return message("refuse-call-absent")
    if caught in hunt.exposed():
        return message("refuse-call-later")
    return message("refuse-call-wrong", **{"caught-seat": caught})


def _lay(hunt: Hunt, bits: int, seat: int) -> Refusal:
    hand, deck = hunt.hands[seat], hunt.parts.deck
    prey = hunt.prey_under(seat)
    if prey is None:
        return "VO-21", message("refuse-no-prey")
    if bits >= 1 << len(hand):
        return "VO-21", message("refuse-hand-slot", size=len(hand))
    faces = [face for slot, face in enumerate(hand) if bits >> slot & 1]
    if faces and all(deck.kind[face] >= JOKERS for face in faces):
        return "VO-23", message("refuse-jokers-only")
    if bits not in sets(deck, hand, prey):
        return "VO-20", message("refuse-not-a-set", prey=prey.name)
    return "VO-22", message("refuse-weaker", prey=prey.name)
