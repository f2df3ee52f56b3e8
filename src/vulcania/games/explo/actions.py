"""What a caver can do with cards besides: exchange them (EX-16), cross obstacles (EX-23), dig (EX-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vulcania.core.event import Event, Log
from vulcania.games.explo import cards, science, turn
from vulcania.games.explo.cave import CHOKE, DUCK, DUG, OBSTACLE, OPEN, SQUEEZE, STEPS
from vulcania.games.explo.steps import ANSWERING, NONE
from vulcania.games.explo.vocabulary import (
    AGREE,
    CARDS,
    CROSS,
    DECLINE,
    DIG,
    DIG_CARD,
    DIRECTIONS,
    EASY_STRETCH,
    EXCHANGE,
    FIRST_KEPT,
    JOIN,
    KEPT,
    MOST,
    PASS_CHOKE,
    PASS_DUCK,
    PASS_SQUEEZE,
    PLAY,
    REMAIN,
    SQUARES,
    exchange,
)

if TYPE_CHECKING:
    from vulcania.games.explo.state import ExploState


PASS_FOR = {CHOKE: PASS_CHOKE, DUCK: PASS_DUCK, SQUEEZE: PASS_SQUEEZE}
PASSES_OF = {
    kinds: tuple(card for kind, card in PASS_FOR.items() if kinds & kind) for kinds in range(0, OBSTACLE + 1, CHOKE)
}
"""EX-23: the cards that a row with these kinds of obstacle asks for."""


def plays(state: ExploState, must: int = NONE) -> list[int]:
    """EX-12, step 3: what the active caver can play. ``must`` is a card that has to be among it (EX-16)."""
    hand = state.hands[state.active]
    if not hand:
        return []
    kinds = sorted(set(hand)) if must == NONE else [must]
    found = [PLAY + card - FIRST_KEPT for card in kinds if card <= EASY_STRETCH]
    if DIG_CARD in hand and must in (NONE, DIG_CARD):
        found += [DIG + side for side in dig_sides(state)]
    if hand_passes(hand):
        found += [CROSS + side for side in cross_sides(state, hand, must)]
    return found


def hand_passes(hand: list[int]) -> bool:
    return any(card >= PASS_CHOKE for card in hand)


def dig_sides(state: ExploState) -> list[int]:
    if not state.digs:
        return []
    square = state.positions[state.active]
    return [side for side in range(4) if state.cave.diggable(square, side) is not None]


def cross_sides(state: ExploState, hand: list[int], must: int) -> list[int]:
    """EX-23: the sides on which there is a row of obstacles that the hand can pass, with a tile behind it."""
    square = state.positions[state.active]
    found = []
    for side in range(4):
        row = state.cave.beyond(square, side)
        if row is None:
            continue
        asked = PASSES_OF[row[1]]
        if all(card in hand for card in asked) and (must in asked or must == NONE):
            found.append(side)
    return found


# -- exchanging -------------------------------------------------------------------------------------------------------


def exchanges(state: ExploState) -> list[int]:
    """EX-16: from the second turn on, a card for a card of a companion, if the one received can be played."""
    seat = state.active
    if not state.turns[seat] or not state.hands[seat]:
        return []
    mine = sorted(set(state.hands[seat]))
    found = []
    for other in state.companions(seat):
        for theirs in sorted(set(state.hands[other])):
            found += [exchange(card, other, theirs) for card in mine if _playable(state, card, theirs)]
    return found


def _playable(state: ExploState, given: int, received: int) -> bool:
    """Whether the card received could be played with the hand as it would be."""
    if received <= EASY_STRETCH:
        return True
    if received == DIG_CARD:
        return bool(dig_sides(state))
    hand = state.hands[state.active][:]
    hand.remove(given)
    hand.append(received)
    return bool(cross_sides(state, hand, received))


def propose(state: ExploState, move: int, log: Log | None) -> None:
    """EX-16: the other has to agree."""
    rest, theirs = divmod(move - EXCHANGE, len(KEPT))
    mine, other = divmod(rest, MOST)
    state.asked_for = (mine + FIRST_KEPT, other, theirs + FIRST_KEPT)
    state.proposed = True
    state.step = ANSWERING
    state.to_act = (other,)
    state.moves = (AGREE, DECLINE)
    if log is not None:
        data = {"seat": state.active, "to-seat": other, "card": KEPT[mine], "other-card": KEPT[theirs]}
        log.append(Event("propose", data))


def answer_exchange(state: ExploState, agreed: bool, log: Log | None) -> None:
    mine, other, theirs = state.asked_for
    seat = state.active
    state.asked_for = ()
    state.to_act = (seat,)
    data = {"seat": other, "to-seat": seat, "card": CARDS[theirs], "other-card": CARDS[mine]}
    if log is not None:
        log.append(Event("agree" if agreed else "decline", data))
    if not agreed:
        turn.card_step(state, log)
        return
    state.hands[seat].remove(mine)
    state.hands[seat].append(theirs)
    state.hands[other].remove(theirs)
    state.hands[other].append(mine)
    state.must = theirs
    turn.act_step(state, log)


# -- crossing ---------------------------------------------------------------------------------------------------------


def cross(state: ExploState, side: int, log: Log | None) -> None:
    """EX-23: the companions on the tile are asked whether they come along."""
    state.asked_for = (side,)
    state.answers = ()
    companions = state.companions(state.active)
    if log is not None:
        log.append(Event("cross", {"seat": state.active, "direction": DIRECTIONS[side]}))
    if not companions:
        _go_through(state, log)
        return
    state.step = ANSWERING
    state.to_act = tuple(companions)
    state.moves = (JOIN, REMAIN)


def answer_crossing(state: ExploState, seat: int, joins: bool, log: Log | None) -> None:
    if joins:
        state.answers = (*state.answers, seat)
    if log is not None:
        log.append(Event("join" if joins else "remain", {"seat": seat}))
    state.to_act = tuple(other for other in state.to_act if other != seat)
    if not state.to_act:
        state.to_act = (state.active,)
        _go_through(state, log)


def _go_through(state: ExploState, log: Log | None) -> None:
    """The crossing is the active caver's move; the companions keep their own next one."""
    seat = state.active
    side = state.asked_for[0]
    start = state.positions[seat]
    row = state.cave.beyond(start, side)
    assert row is not None
    target, kinds = row
    for card in PASSES_OF[kinds]:
        cards.spend(state, card)
    path = tuple(range(start + STEPS[side], target + STEPS[side], STEPS[side]))
    party = (seat, *state.answers)
    for one in party:
        state.positions[one] = target
        if state.phase == 2:
            state.trails[one] += path
    state.asked_for = ()
    state.answers = ()
    if log is not None:
        data = {"seat": seat, "count": len(party) - 1, "cell": SQUARES.text(target), "party": list(party)}
        log.append(Event("crossed", data))
    science.look_round(state, path, seat, log)
    for one in party[1:]:
        if turn.is_leaving(state, one):
            _hand_all_over(state, one, seat)
            turn.go_out(state, one, log)
    turn.after_step(state, log)


def _hand_all_over(state: ExploState, giver: int, taker: int) -> None:
    """EX-26: who is brought out on another's turn leaves their cubes to that caver, who can give them on."""
    state.cubes[taker] = [a + b for a, b in zip(state.cubes[taker], state.cubes[giver], strict=True)]
    state.cubes[giver] = [0] * len(state.cubes[giver])


# -- digging ----------------------------------------------------------------------------------------------------------


def dig(state: ExploState, side: int, log: Log | None) -> None:
    """EX-24"""
    seat = state.active
    square = state.positions[seat]
    beside = square + STEPS[side]
    what = state.cave.diggable(square, side)
    cards.spend(state, DIG_CARD)
    if what == "squeeze":
        state.cave.widen(beside)
    elif what == "wall":
        state.cave.breach(square, side)
    else:
        tile = state.box.digging[len(state.box.digging) - state.digs]
        state.cave.lay(beside, tile, state.cave.rim[beside] & OPEN, DUG)
    state.digs -= 1
    if log is not None:
        log.append(Event(f"dug-{what}", {"seat": seat, "cell": SQUARES.text(beside), "left": state.digs}))
    turn.move_step(state, log)
