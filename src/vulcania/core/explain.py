"""What is this? Whatever a picture names (``data-what``) is explained, made from a view like the picture itself.

A game's room ``explain`` has one function, ``explain(view, thing)``. A thing is named by a few words, the first of them
its kind: ``place c4``, ``square p2 b3``, ``pile``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import unescape

import msgspec

from vulcania.core.errors import VulcaniaError
from vulcania.words import Words
from vulcania.words.message import Message

_NAMED = re.compile(r' data-what="([^"]*)"')
_WORD = re.compile(r"[^\W\d_]{2}")


class UnknownThing(VulcaniaError):
    """Nothing of that name is on the board."""


class Explained(msgspec.Struct, frozen=True):
    """What something is, and what it counts now."""

    said: tuple[Message, ...]
    """A sentence or a few, as to a ten-year-old."""
    rule: str
    """The rule that says so."""
    where: tuple[str, ...] = ()
    """The places that it comes from or speaks of (``data-place``): they are lit up."""
    seat: int | None = None
    """Whose places, where every seat has such."""

    def sentences(self, words: Words, names: Sequence[str]) -> list[str]:
        """As they are read: a thing's name that begins one gets a capital, a place's (c4) does not."""
        told = [words.say(one, names) for one in self.said]
        return [one[:1].upper() + one[1:] if _WORD.match(one) else one for one in told]


def explained(rule: str, *said: Message | None, where: Iterable[str] = (), seat: int | None = None) -> Explained:
    """Put together; what there is nothing to say about is left out."""
    return Explained(tuple(one for one in said if one is not None), rule, tuple(where), seat)


def things(drawn: str) -> list[str]:
    """Everything that a picture names, in the order in which it is drawn."""
    return list(dict.fromkeys(unescape(name) for name in _NAMED.findall(drawn)))


def find(named: Iterable[str], text: str, seat: int | None) -> str | None:
    """The thing that somebody meant who typed a part of its name: ``c4``, ``p2 b3``. One's own comes first."""
    wanted = text.casefold().split()
    fitting = [thing for thing in named if set(wanted) <= set(thing.casefold().split())]
    own = [thing for thing in fitting if seat is not None and f"p{seat + 1}" in thing.split()]
    return next(iter([*own, *fitting]), None)
