"""What a move of the hunt is worth, in points: how soon each prey can be had with the hand there is."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.games.voyage.components import JOKERS, NONE, VARIED, WEAPONS, Deck, Prey, Takes
from vulcania.games.voyage.moves import CALL, DISCARD, HELMET, LAY, OPEN, STAY, STEP
from vulcania.games.voyage.rules.hunt import CONTEST, STEPPING, Hunt
from vulcania.games.voyage.rules.hunting import layable

PATIENCE = 0.86
"""What a prey is worth that can be had one turn later."""
CROWD = 0.75
"""What is left of a prey's worth for each other hunter who stands on it."""
SECOND = 0.5
"""What the next best prey adds to the best one: cards and steps are shared between them."""
HOPELESS = 99.0
"""Draws for a set that no unseen card can complete."""
SURE = 1000.0


class _Pool:
    """The cards that a hunter has not seen: what a draw may bring."""

    def __init__(self, hunt: Hunt, seat: int) -> None:
        deck = hunt.parts.deck
        unseen = hunt.stock + [face for other in hunt.order if other != seat for face in hunt.hands[other]]
        self.size = max(len(unseen), 1)
        self.kinds = [0] * (JOKERS + 2)
        self.coloured = [[0] * WEAPONS for _ in range(3)]
        for face in unseen:
            kind = deck.kind[face]
            self.kinds[kind] += 1
            if kind < WEAPONS:
                self.coloured[deck.colour[face]][kind] += 1
        self.jokers = sum(self.kinds[JOKERS:])


def hunting_worths(hunt: Hunt, seat: int, moves: Sequence[int]) -> list[float]:
    pool = _Pool(hunt, seat)
    return [_worth(hunt, seat, move, pool) for move in moves]


def _worth(hunt: Hunt, seat: int, move: int, pool: _Pool) -> float:
    if move >= CALL:
        return 2 * SURE
    if move == HELMET:
        return SURE
    hand, here = hunt.hands[seat], hunt.figures[seat]
    if hunt.phase == STEPPING:
        where = here if move == STAY else hunt.parts.chart.near[here][move - STEP]
        return _outlook(hunt, seat, hand, where, pool) + (0.01 if where != here else 0.0)
    if move < STEP:
        return _exchange(hunt, seat, move, pool)
    if LAY <= move < LAY + (1 << len(hand)):
        return _laid(hunt, seat, move - LAY, pool)
    # giving up or passing: what the hand is still good for elsewhere
    return _outlook(hunt, seat, hand, here, pool, without=here) if hunt.phase == CONTEST else 0.0


def _exchange(hunt: Hunt, seat: int, move: int, pool: _Pool) -> float:
    """A card for another: a known one, or a draw that may bring what is missing."""
    slot, source = divmod(move - DISCARD, 2)
    hand, here = hunt.hands[seat], hunt.figures[seat]
    kept = hand[:slot] + hand[slot + 1 :]
    thrift = 0.02 * hunt.parts.deck.number[hand[slot]] if hunt.parts.deck.kind[hand[slot]] < JOKERS else 0.6
    if source == OPEN:
        return PATIENCE * _outlook(hunt, seat, [*kept, hunt.open_card], here, pool) - thrift
    return PATIENCE * _outlook(hunt, seat, kept, here, pool, drawing=1.0) - thrift


def _laid(hunt: Hunt, seat: int, bits: int, pool: _Pool) -> float:
    """The prey now, if nobody can beat the set, and then what the rest of the hand is good for."""
    hand, here = hunt.hands[seat], hunt.figures[seat]
    prey = hunt.prey_under(seat)
    assert prey is not None, "sets are laid on a prey"
    strong = layable(hunt, seat)[bits]
    rivals = hunt.answering if hunt.phase == CONTEST else _rivals(hunt, seat, here)
    chance = 1.0
    for rival in rivals:
        if len(hunt.hands[rival]) >= prey.least:
            chance *= 1.0 if strong >= 2000 else 0.85 if strong >= 1500 else 0.7
    rest = [face for slot, face in enumerate(hand) if not bits >> slot & 1]
    return prey.points * chance + PATIENCE * _outlook(hunt, seat, rest, here, pool, without=here) + 0.5


def _rivals(hunt: Hunt, seat: int, square: int) -> list[int]:
    return [other for other in hunt.order if other != seat and hunt.figures[other] == square]


class _Held:
    """A hand, counted."""

    __slots__ = ("coloured", "jokers", "kinds", "size")

    def __init__(self, deck: Deck, hand: list[int]) -> None:
        self.size = len(hand)
        self.kinds = [0] * (JOKERS + 2)
        self.coloured = [0, 0, 0]
        """The kinds of weapon held in each colour, as bits."""
        for face in hand:
            kind = deck.kind[face]
            self.kinds[kind] += 1
            if kind < WEAPONS:
                self.coloured[deck.colour[face]] |= 1 << kind
        self.jokers = sum(self.kinds[JOKERS:])


def _outlook(
    hunt: Hunt, seat: int, hand: list[int], here: int, pool: _Pool, *, drawing: float = 0.0, without: int = NONE
) -> float:
    """What a hand is good for at a place: the best prey it may come to, and something for the next best."""
    chart = hunt.parts.chart
    held = _Held(hunt.parts.deck, hand)
    found = []
    for square, which in hunt.preys.items():
        if square == without:
            continue
        prey = hunt.parts.preys[which]
        draws = _draws(held, prey, pool)
        if draws is None:
            continue
        worth = prey.points * PATIENCE ** max(chart.distance(here, square), draws - drawing)
        for other in hunt.order:
            if other != seat and hunt.figures[other] == square:
                worth *= CROWD
        found.append(worth)
    found.sort(reverse=True)
    total, share = 0.0, 1.0
    for worth in found:
        total += share * worth
        share *= SECOND
    return total


def _draws(held: _Held, prey: Prey, pool: _Pool) -> float | None:
    """How many draws it takes, on average, until the hand takes the prey; nothing when it has too few cards."""
    best: float | None = None
    for takes in prey.takes:
        if takes.count > held.size + 1:
            continue
        needed, useful = _missing(held, takes, pool)
        draws = needed * pool.size / useful if needed and useful else HOPELESS if needed else 0.0
        if best is None or draws < best:
            best = draws
    return best


def _missing(held: _Held, takes: Takes, pool: _Pool) -> tuple[int, int]:
    """How many cards are missing for a set, and how many unseen ones would help."""
    if takes.kind != VARIED:
        real = held.kinds[takes.kind]
        useful = pool.kinds[takes.kind] + pool.jokers
    else:
        bits = held.coloured[takes.colour]
        real = bits.bit_count()
        unseen = pool.coloured[takes.colour]
        useful = sum(unseen[kind] for kind in range(WEAPONS) if not bits >> kind & 1) + pool.jokers
    missing = takes.count - min(real, takes.count) - held.jokers
    if real == 0:
        missing = max(missing, 1)  # VO-23: jokers alone are no set
    return max(missing, 0), useful


def prospects(hunt: Hunt) -> list[float]:
    """What each seat may still hope for in this hunt, for the value of a position."""
    hopes = [0.0] * len(hunt.hands)
    for seat in hunt.order:
        if hunt.hunting[seat]:
            hopes[seat] = 0.8 * _outlook(hunt, seat, hunt.hands[seat], hunt.figures[seat], _Pool(hunt, seat))
    return hopes
