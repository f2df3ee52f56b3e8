"""What a seat may know of a match of Soum Soum."""

from __future__ import annotations

from functools import cache

import msgspec

from vulcania.core.remembered import remembered
from vulcania.core.view import Shared, View
from vulcania.games.soum_soum.components import KINDS, NAMES, TURNS, Card
from vulcania.games.soum_soum.state import NOBODY, SoumSoumState
from vulcania.words.message import Message, message


class Place(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """One of the 25 places of the sea."""

    name: str
    card: Card | None = None
    diver: int | None = None
    """The seat whose diver stands here."""
    worth: int | None = None
    """What a diver here scores as the sea is now; nothing where no diver can stand."""


class SoumSoumView(View, frozen=True, kw_only=True):
    sea: tuple[Place, ...]
    hand: tuple[Card, ...]
    """The seat's own cards; empty for a spectator (SS-5)."""
    hand_sizes: tuple[int, ...]
    divers_left: tuple[int, ...]
    worth: tuple[int, ...]
    """What each seat's divers score together as the sea is now."""
    pile: int
    market: tuple[Card, ...]
    turn: int
    """The turn in progress, from 1, of ``turns``."""
    turns: int
    first: int


def make(state: SoumSoumState, seat: int | None, shared: Shared) -> SoumSoumView:
    worths = remembered(state.counts_at, tuple(state.sea), lambda: _worths(state))
    lying = enumerate(zip(state.sea, state.divers, worths, strict=True))
    sea = tuple([
        _FREE[place] if card < 0 else _taken(place, card, diver, worth) for place, (card, diver, worth) in lying
    ])  # fmt: skip
    worth = [0] * state.seats  # SS-16
    for place in sea:
        if place.diver is not None:
            worth[place.diver] += place.worth or 0
    return SoumSoumView(
        **shared,
        prompt=_prompt(state),
        sea=sea,
        hand=() if seat is None else tuple([KINDS[card] for card in state.hands[seat]]),
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        divers_left=tuple(state.divers_left),
        worth=tuple(worth),
        pile=len(state.pile),
        market=tuple([KINDS[card] for card in state.market]),
        turn=min(state.turn + 1, TURNS),
        turns=TURNS,
        first=state.first,
    )


def _worths(state: SoumSoumState) -> tuple[int, ...]:
    """What a diver on each card would score; 0 where none can stand. A sea is seen twice or more before it changes."""
    return tuple([0 if card < 0 else state.worth(place) for place, card in enumerate(state.sea)])


_FREE = tuple(map(Place, NAMES.names))


@cache  # some tens of thousands at the most, and views share them
def _taken(place: int, card: int, diver: int, worth: int) -> Place:
    return Place(NAMES.text(place), KINDS[card], None if diver == NOBODY else diver, worth)


def _prompt(state: SoumSoumState) -> Message:
    outcome = state.outcome()
    if outcome is not None:
        best = max(outcome.scores)
        tied = outcome.scores.count(best) > 1  # SS-17
        return message("prompt-over-tie" if tied else "prompt-over", seat=outcome.winners[0], points=best)
    key = ("prompt-place", "prompt-dive", "prompt-take")[state.phase]
    return message(key, seat=state.to_act[0], left=state.divers_left[state.to_act[0]])
