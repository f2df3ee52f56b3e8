"""What a seat may know of a match of Soum Soum."""

from __future__ import annotations

import msgspec

from vulcania.core.view import View


class Card(msgspec.Struct, frozen=True):
    """An Ocean card: the animal on it, and the pattern that a diver on it scores."""

    animal: str
    scores: str


class Place(msgspec.Struct, frozen=True):
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
