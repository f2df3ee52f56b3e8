"""A caver's hand: draw and discard (EX-17), exchange (EX-16), and what can be played from it (EX-12)."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games.explo.components import CARDS, FIRST_KEPT, KEPT, MOST, Card
from vulcania.games.explo.moves import AGREE, CROSS, DECLINE, DIG, EXCHANGE, PLAY, exchange
from vulcania.games.explo.rules import steps
from vulcania.games.explo.rules.obstacles import cross_sides, dig_sides
from vulcania.games.explo.rules.position import NONE, Position

HAND = 4
"""EX-17"""


def draw(state: Position, log: Log | None) -> int:
    """EX-17: the top card; an empty pile is made anew from the discards."""
    if not state.pile and state.discards:
        state.pile, state.discards = state.discards, []
        state.chance.shuffle(state.pile)
        if log is not None:
            log.append(Event("reshuffled", {"cards": len(state.pile)}, reveals=True))
    if not state.pile:
        return NONE
    card = state.pile.pop()
    if log is not None:
        log.append(Event("card-drawn", {"seat": state.active, "card": CARDS[card]}, reveals=True))
    return card


def discard(state: Position, card: int, log: Log | None) -> None:
    state.hands[state.active].remove(card)
    state.discards.append(card)
    if log is not None:
        log.append(Event("discard", {"seat": state.active, "card": CARDS[card]}))


def plays(state: Position) -> list[int]:
    """EX-12, step 3: what the active caver can play; a card received in an exchange has to be among it (EX-16)."""
    hand, must = state.hands[state.active], state.must
    if not hand:
        return []
    kinds = sorted(set(hand)) if must == NONE else [must]
    found = [PLAY + card - FIRST_KEPT for card in kinds if card <= Card.EASY_STRETCH]
    if Card.DIG in hand and must in (NONE, Card.DIG):
        found += [DIG + side for side in dig_sides(state)]
    if max(hand) >= Card.PASS_CHOKE:
        found += [CROSS + side for side in cross_sides(state, hand, must)]
    return found


# -- exchanging -------------------------------------------------------------------------------------------------------


def exchanges(state: Position) -> list[int]:
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


def _playable(state: Position, given: int, received: int) -> bool:
    """Whether the card received could be played with the hand as it would be."""
    if received <= Card.EASY_STRETCH:
        return True
    if received == Card.DIG:
        return bool(dig_sides(state))
    hand = state.hands[state.active][:]
    hand.remove(given)
    hand.append(received)
    return bool(cross_sides(state, hand, received))


def propose(state: Position, move: int, log: Log | None) -> None:
    """EX-16: the other has to agree."""
    rest, theirs = divmod(move - EXCHANGE, len(KEPT))
    mine, other = divmod(rest, MOST)
    state.asked_for = (mine + FIRST_KEPT, other, theirs + FIRST_KEPT)
    state.proposed = True
    state.step = steps.ANSWERING
    state.to_act = (other,)
    state.moves = (AGREE, DECLINE)
    if log is not None:
        data = {"seat": state.active, "to-seat": other, "card": KEPT[mine], "other-card": KEPT[theirs]}
        log.append(Event("propose", data))


def answer(state: Position, agreed: bool, log: Log | None) -> None:
    mine, other, theirs = state.asked_for
    seat = state.active
    state.asked_for = ()
    state.to_act = (seat,)
    if log is not None:
        data = {"seat": other, "to-seat": seat, "card": CARDS[theirs], "other-card": CARDS[mine]}
        log.append(Event("agree" if agreed else "decline", data))
    if agreed:
        state.hands[seat].remove(mine)
        state.hands[seat].append(theirs)
        state.hands[other].remove(theirs)
        state.hands[other].append(mine)
        state.must = theirs
