"""What a seat may know of a match of Pearls."""

from __future__ import annotations

from vulcania.core.view import View


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
