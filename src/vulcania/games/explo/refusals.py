"""Why a move is not legal now, with the rule that says so."""

from __future__ import annotations

from vulcania.games.explo.components import CARDS, FIRST_KEPT, ITEMS, KEPT, OBSTACLE, OPEN, RESOURCES, Card
from vulcania.games.explo.moves import ENTRANCE, SQUARES, TABLE, TILES, TURNS, VOCABULARY, laid
from vulcania.games.explo.rules import steps
from vulcania.games.explo.rules.cave import FITS, NEAR, STEPS, TURNS_OF
from vulcania.games.explo.rules.ending import is_leaving
from vulcania.games.explo.rules.hand import HAND
from vulcania.games.explo.rules.obstacles import PASSES_OF
from vulcania.games.explo.rules.position import NONE
from vulcania.games.explo.rules.turn import rests
from vulcania.games.explo.state import ExploState
from vulcania.words.message import Message, message

Refusal = tuple[str, Message]

IN_PLACE = {
    steps.PREPARING: "take depart",
    steps.SHARING: "give begin",
    steps.CHOOSING: "keep",
    steps.TILE: "tile mark",
    steps.CARD: "draw discard exchange mark",
    steps.ACT: "play cross dig give mark move stay leave",
    steps.MOVE: "give mark move stay leave",
    steps.AFTER: "give mark leave end",
    steps.ANSWERING: "agree decline join remain",
}
"""The words that are in place at a step at all."""


def _now(state: ExploState) -> Refusal:
    """What has to be done before anything else, and by which rule."""
    if state.step == steps.ANSWERING:
        return "EX-23" if len(state.asked_for) == 1 else "EX-16", message("refuse-now-answer")
    rule = {steps.PREPARING: "EX-8", steps.SHARING: "EX-10", steps.CHOOSING: "EX-31"}.get(state.step, "EX-12")
    return rule, message(f"refuse-now-{steps.NAMES[state.step]}")


def why_not(state: ExploState, move: int, seat: int) -> Refusal:
    word, indices = VOCABULARY.decode(move)
    if word not in IN_PLACE[state.step].split():
        return _wrong_step(state, word)
    match word:
        case "take":
            return "EX-8", message("refuse-taken", item=ITEMS[indices[0]])
        case "keep":
            return "EX-31", message("refuse-kept")
        case "give":
            return _give(state, seat, *indices)
        case "tile":
            return _tile(state, *laid(move))
        case "draw" | "discard":
            return "EX-17", _full_hand(state, seat, *indices)
        case "exchange":
            return _exchange(state, seat, *indices)
        case "mark":
            return _mark(state, seat)
        case "play" | "cross" | "dig":
            return _play(state, seat, word, indices[0])
        case "move" | "stay":
            return _move(state, seat, *indices)
        case "leave":
            return _leave(state, seat)
        case _:
            return _now(state)


def _must(state: ExploState) -> Refusal:
    return "EX-16", message("refuse-must", card=CARDS[state.must])


def _wrong_step(state: ExploState, word: str) -> Refusal:
    if word in ("take", "depart"):
        return "EX-8", message("refuse-left-home")
    if state.must != NONE:
        return _must(state)
    resting = state.step == steps.AFTER and rests(state)
    if word in ("move", "cross") and resting:
        return "EX-21", message("refuse-rest")
    if word in ("play", "cross", "dig") and (state.step == steps.MOVE or resting):
        return "EX-12", message("refuse-one-card")
    if word == "give" and state.step in (steps.TILE, steps.CARD):
        return "EX-10", message("refuse-give-later")
    if word in ("draw", "exchange", "discard") and state.step == steps.ACT:
        return "EX-12", message("refuse-card-done")
    return _now(state)


def _give(state: ExploState, seat: int, resource: int, giver: int, taker: int) -> Refusal:
    if max(giver, taker) >= state.seats or giver == taker:
        return "EX-10", message("refuse-give-who")
    if not state.handovers and not is_leaving(state, seat):
        return "EX-10", message("refuse-give-often")
    if not state.cubes[giver][resource]:
        return "EX-10", message("refuse-give-none", seat=giver, resource=RESOURCES[resource])
    if seat not in (giver, taker) and state.step != steps.SHARING:
        return "EX-10", message("refuse-give-own")
    if state.step == steps.AFTER and state.positions[seat] != ENTRANCE and not rests(state):
        return "EX-10", message("refuse-give-later")
    other = taker if giver == seat else giver
    if other not in state.companions(seat):
        return "EX-10", message("refuse-give-far", seat=other)
    return "EX-26", message("refuse-give-after")


def _tile(state: ExploState, square: int, quarters: int) -> Refusal:
    cave = state.cave
    cell = SQUARES.text(square)
    mask = state.box.masks[state.drawn]
    if square in cave.laid:
        return "EX-13", message("refuse-tile-taken", cell=cell)
    rim = cave.rim.get(square, 0)
    if cave.ends:
        if not rim & OPEN:
            return "EX-13", message("refuse-tile-no-gallery", cell=cell)
    elif not rim:
        return "EX-14", message("refuse-tile-touch", cell=cell)
    if quarters not in TURNS_OF[mask]:
        same = next(turn for turn in TURNS_OF[mask] if (turn - quarters) % 2 == 0 or mask == OPEN)
        return "EX-13", message("refuse-tile-same", written=TURNS[same])
    if quarters not in FITS[mask][rim]:
        return "EX-13", message("refuse-tile-fit", cell=cell)
    if square not in TILES and state.setup.rules >= 3:
        return "EX-13", message("refuse-tile-table", cell=cell, most=TABLE)
    if cave.ends:
        return "EX-13", message("refuse-tile-far", cell=cell, most=NEAR)
    return "EX-14", message("refuse-tile-parallel", cell=cell)


def _full_hand(state: ExploState, seat: int, card: int | None = None) -> Message:
    if card is None:
        return message("refuse-hand-full", most=HAND)
    if len(state.hands[seat]) < HAND:
        return message("refuse-discard", most=HAND)
    return message("refuse-not-in-hand", card=KEPT[card])


def _exchange(state: ExploState, seat: int, mine: int, other: int, theirs: int) -> Refusal:
    if state.seats == 1:
        return "EX-42", message("refuse-solo")
    if not state.turns[seat]:
        return "EX-16", message("refuse-exchange-first-turn")
    if state.proposed:
        return "EX-16", message("refuse-exchange-again")
    if other >= state.seats or other not in state.companions(seat):
        return "EX-16", message("refuse-exchange-far")
    if mine + FIRST_KEPT not in state.hands[seat]:
        return "EX-16", message("refuse-not-in-hand", card=KEPT[mine])
    if theirs + FIRST_KEPT not in state.hands[other]:
        return "EX-16", message("refuse-exchange-theirs", seat=other, card=KEPT[theirs])
    return "EX-16", message("refuse-exchange-unplayable", card=KEPT[theirs])


def _mark(state: ExploState, seat: int) -> Refusal:
    if state.phase != 2:
        return "EX-33", message("refuse-mark-science")
    if state.markers[seat] != NONE:
        return "EX-26", message("refuse-mark-once", cell=SQUARES.text(state.markers[seat]))
    return "EX-26", message("refuse-mark-entrance")


def _leave(state: ExploState, seat: int) -> Refusal:
    if state.phase != 3:
        return "EX-26", message("refuse-leave-marker")
    if state.positions[seat] != ENTRANCE:
        return "EX-33", message("refuse-leave-inside")
    return _must(state)


def _play(state: ExploState, seat: int, word: str, index: int) -> Refusal:
    hand = state.hands[seat]
    square = state.positions[seat]
    if word == "play":
        if index + FIRST_KEPT not in hand:
            return "EX-12", message("refuse-not-in-hand", card=KEPT[index])
    elif word == "dig":
        if Card.DIG not in hand:
            return "EX-24", message("refuse-not-in-hand", card=CARDS[Card.DIG])
        if not state.digs:
            return "EX-24", message("refuse-dig-none-left")
        if state.cave.diggable(square, index) is None:
            return "EX-24", message("refuse-dig-here")
    else:
        row = state.cave.beyond(square, index)
        if row is None:
            return "EX-23", _no_crossing(state, square, index)
        missing = [card for card in PASSES_OF[row[1]] if card not in hand]
        if missing:
            return "EX-23", message("refuse-cross-card", card=CARDS[missing[0]])
    return _must(state)


def _no_crossing(state: ExploState, square: int, side: int) -> Message:
    beside = state.cave.laid.get(square + STEPS[side], 0)
    if state.cave.laid[square] >> side & 1 and beside & OBSTACLE:
        return message("refuse-cross-nothing-behind")
    return message("refuse-cross-none")


def _move(state: ExploState, seat: int, direction: int = 0) -> Refusal:
    if state.must != NONE:
        return _must(state)
    square = state.positions[seat]
    laid = state.cave.laid
    if direction >= 4:
        return "EX-22", message("refuse-move-diagonal")
    beside = laid.get(square + STEPS[direction])
    if beside is None:
        return "EX-22", message("refuse-move-nothing")
    if not laid[square] >> direction & 1:
        return "EX-22", message("refuse-move-wall")
    return "EX-23", message("refuse-move-obstacle")
