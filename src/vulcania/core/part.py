"""What a position's worth to a seat is made of, in named parts: what advice is explained by."""

from __future__ import annotations

from typing import NamedTuple


class Part(NamedTuple):
    """One part of what ``heuristics`` think a seat will come to. All of a seat's parts together are all of it."""

    name: str
    """Said by the game's message ``part-NAME``."""
    points: float
    hope: bool = False
    """Whether it has yet to come: what is sure already is counted apart."""
    where: tuple[str, ...] = ()
    """The places that it rests on, as ``data-place`` names them."""
