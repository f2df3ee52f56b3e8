"""What a move of the hunt is worth, in points: how soon each prey can be had with the hand there is."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from vulcania.games.voyage.components import JOKERS, NONE, VARIED, WEAPONS, Deck
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
        kinds, colours = hunt.parts.deck.kind, hunt.parts.deck.colour
        unseen = hunt.stock + [face for other in hunt.order if other != seat for face in hunt.hands[other]]
        self.size = max(len(unseen), 1)
        self.kinds = [0] * (JOKERS + 2)
        self.coloured = [[0] * WEAPONS for _ in range(3)]
        for face in unseen:
            kind = kinds[face]
            self.kinds[kind] += 1
            if kind < WEAPONS:
                self.coloured[colours[face]][kind] += 1
        self.jokers = sum(self.kinds[JOKERS:])


class _Held:
    """A hand, counted."""

    __slots__ = ("coloured", "jokers", "kinds", "size")

    def __init__(self, deck: Deck, hand: list[int]) -> None:
        kinds, colours = deck.kind, deck.colour
        self.size = len(hand)
        self.kinds = [0] * (JOKERS + 2)
        self.coloured = [0, 0, 0]
        """The kinds of weapon held in each colour, as bits."""
        for face in hand:
            kind = kinds[face]
            self.kinds[kind] += 1
            if kind < WEAPONS:
                self.coloured[colours[face]] |= 1 << kind
        self.jokers = sum(self.kinds[JOKERS:])


class _Quarry:
    """A prey as a hunter sees it."""

    __slots__ = ("points", "rivals", "square", "takes")

    def __init__(self, hunt: Hunt, seat: int, square: int, which: int) -> None:
        prey = hunt.parts.preys[which]
        self.square = square
        self.points = prey.points
        self.takes = [(takes.kind, takes.colour, takes.count) for takes in prey.takes]
        self.rivals = len(_rivals(hunt, seat, square))


class _Outlook:
    """What a hunter may hope for in one decision: what is the same for all its moves is found out once."""

    def __init__(self, hunt: Hunt, seat: int) -> None:
        self.hunt = hunt
        self.pool = _Pool(hunt, seat)
        self.quarries = [_Quarry(hunt, seat, square, which) for square, which in hunt.preys.items()]
        self._known_draws: dict[tuple[int, ...], list[float]] = {}
        self._known_distances: dict[int, list[int]] = {}

    def worth(self, hand: list[int], here: int, *, drawing: float = 0.0, without: int = NONE) -> float:
        """What a hand is good for at a place: the best prey it may come to, and something for the next best."""
        found = []
        distances, draws = self._distances_from(here), self._draws_for(hand)
        for at, quarry in enumerate(self.quarries):
            if draws[at] == inf or quarry.square == without:
                continue
            worth = quarry.points * PATIENCE ** max(distances[at], draws[at] - drawing)
            for _ in range(quarry.rivals):
                worth *= CROWD
            found.append(worth)
        found.sort(reverse=True)
        total, share = 0.0, 1.0
        for worth in found:
            total += share * worth
            share *= SECOND
        return total

    def _distances_from(self, here: int) -> list[int]:
        found = self._known_distances.get(here)
        if found is None:
            chart = self.hunt.parts.chart
            found = self._known_distances[here] = [chart.distance(here, quarry.square) for quarry in self.quarries]
        return found

    def _draws_for(self, hand: list[int]) -> list[float]:
        """For each prey, how many draws it takes on average until the hand takes it."""
        key = tuple(hand)
        found = self._known_draws.get(key)
        if found is None:
            held = _Held(self.hunt.parts.deck, hand)
            found = self._known_draws[key] = [_draws(held, quarry, self.pool) for quarry in self.quarries]
        return found


def _draws(held: _Held, quarry: _Quarry, pool: _Pool) -> float:
    """How many draws it takes, on average, until the hand takes the prey; for ever when it has too few cards."""
    best = inf
    for kind, colour, count in quarry.takes:
        if count > held.size + 1:
            continue
        needed, useful = _missing(held, kind, colour, count, pool)
        best = min(best, needed * pool.size / useful if needed and useful else HOPELESS if needed else 0.0)
    return best


def _missing(held: _Held, kind: int, colour: int, count: int, pool: _Pool) -> tuple[int, int]:
    """How many cards are missing for a set, and how many unseen ones would help."""
    if kind != VARIED:
        real = held.kinds[kind]
        useful = pool.kinds[kind] + pool.jokers
    else:
        bits = held.coloured[colour]
        real = bits.bit_count()
        unseen = pool.coloured[colour]
        useful = sum(unseen[kind] for kind in range(WEAPONS) if not bits >> kind & 1) + pool.jokers
    missing = count - min(real, count) - held.jokers
    if real == 0:
        missing = max(missing, 1)  # VO-23: jokers alone are no set
    return max(missing, 0), useful


def hunting_worths(hunt: Hunt, seat: int, moves: Sequence[int]) -> list[float]:
    outlook = _Outlook(hunt, seat)
    return [_worth(hunt, seat, move, outlook) for move in moves]


def _worth(hunt: Hunt, seat: int, move: int, outlook: _Outlook) -> float:
    if move >= CALL:
        return 2 * SURE
    if move == HELMET:
        return SURE
    hand, here = hunt.hands[seat], hunt.figures[seat]
    if hunt.phase == STEPPING:
        where = here if move == STAY else hunt.parts.chart.near[here][move - STEP]
        return outlook.worth(hand, where) + (0.01 if where != here else 0.0)
    if move < STEP:
        return _exchange(hunt, seat, move, outlook)
    if LAY <= move < LAY + (1 << len(hand)):
        return _laid(hunt, seat, move - LAY, outlook)
    # giving up or passing: what the hand is still good for elsewhere
    return outlook.worth(hand, here, without=here) if hunt.phase == CONTEST else 0.0


def _exchange(hunt: Hunt, seat: int, move: int, outlook: _Outlook) -> float:
    """A card for another: a known one, or a draw that may bring what is missing."""
    slot, source = divmod(move - DISCARD, 2)
    hand, here = hunt.hands[seat], hunt.figures[seat]
    kept = hand[:slot] + hand[slot + 1 :]
    thrift = 0.02 * hunt.parts.deck.number[hand[slot]] if hunt.parts.deck.kind[hand[slot]] < JOKERS else 0.6
    if source == OPEN:
        return PATIENCE * outlook.worth([*kept, hunt.open_card], here) - thrift
    return PATIENCE * outlook.worth(kept, here, drawing=1.0) - thrift


def _laid(hunt: Hunt, seat: int, bits: int, outlook: _Outlook) -> float:
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
    return prey.points * chance + PATIENCE * outlook.worth(rest, here, without=here) + 0.5


def _rivals(hunt: Hunt, seat: int, square: int) -> list[int]:
    return [other for other in hunt.order if other != seat and hunt.figures[other] == square]


def prospects(hunt: Hunt) -> list[float]:
    """What each seat may still hope for in this hunt, for the value of a position."""
    hopes = [0.0] * len(hunt.hands)
    for seat in hunt.order:
        if hunt.hunting[seat]:
            hopes[seat] = 0.8 * _Outlook(hunt, seat).worth(hunt.hands[seat], hunt.figures[seat])
    return hopes
