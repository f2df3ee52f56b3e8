"""What a seat may know of a match of Pearls."""

from __future__ import annotations

from collections import Counter

from vulcania.games.pearls.components import COLOURS, KINDS, PLACES
from vulcania.games.pearls.state import PearlsState

from vulcania.core.view import Shared, View
from vulcania.words.message import Message, message


class PearlsView(View, frozen=True, kw_only=True):
    places: tuple[str, ...]
    """The two places to dive at."""
    shells: tuple[int, ...]
    """How many closed shells lie at each place."""
    closed: dict[str, int]
    """How many closed shells of each kind there are in all: everyone can count them."""
    known: tuple[str | None, ...]
    """What this seat saw in the top shell of each place (PL-8)."""
    basket: tuple[str, ...]
    """What the diver whose turn it is has found and may still lose."""
    chests: tuple[tuple[str, ...], ...]
    peeks: tuple[int, ...]
    """How often each seat may still peek."""
    buyers: tuple[str | None, ...]
    """The colour each seat's buyer pays double for; only one's own, and all of them at the end (PL-3)."""
    first: int


def make(state: PearlsState, seat: int | None, shared: Shared) -> PearlsView:
    """What all views have in common is in ``shared`` and only handed on."""
    closed = Counter(shell for pile in state.piles for shell in pile)
    tops = [pile[-1] if seat in knows else None for pile, knows in zip(state.piles, state.knows, strict=True)]
    over = not state.to_act
    return PearlsView(
        **shared,
        prompt=_prompt(state),
        places=PLACES,
        shells=tuple(len(pile) for pile in state.piles),
        closed={name: closed[kind] for kind, name in enumerate(KINDS)},
        known=tuple(None if top is None else KINDS[top] for top in tops),
        basket=tuple(KINDS[shell] for shell in state.basket),
        chests=tuple(tuple(KINDS[shell] for shell in sorted(chest)) for chest in state.chests),
        peeks=tuple(state.peeks),
        buyers=tuple(COLOURS[state.buyers[other]] if other == seat or over else None for other in range(state.seats)),
        first=state.first,
    )


def _prompt(state: PearlsState) -> Message:
    if not state.to_act:
        return message("prompt-over")
    key = "prompt-go-on" if state.basket else "prompt-dive"
    return message(key, seat=state.to_act[0], count=len(state.basket))
