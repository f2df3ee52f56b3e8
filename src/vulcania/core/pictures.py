"""Pictures for a page of rules: positions of real matches, drawn by the game itself, with what a rule speaks of lit up.

``pictures.toml`` in a game's folder lists positions, by seed and moves, and the rules that each of them shows. What is
lit is named as it is when somebody asks what something is (``data-what``): the thing itself, and the places by which it
counts. A rule may have no picture, and a game may have none at all.
"""

from __future__ import annotations

from functools import cache
from xml.etree.ElementTree import Element

import msgspec

from vulcania import shelf
from vulcania.core.about import read_about
from vulcania.core.explain import Explained, UnknownThing
from vulcania.core.match import Match, new
from vulcania.drawing.lit import Crop, lit
from vulcania.words import Words

FILE = "pictures.toml"


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    crop: Crop
    """The part of the narrow picture that is shown: left, top, width, height."""
    what: tuple[str, ...] = ()
    """The things that are lit up."""
    after: int | None = None
    """After so many of the position's moves; all of them when left out."""
    seat: int | None = 0
    """Through whose eyes."""
    summary: bool = False
    """Whether it is on the sheet for the table too."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    seed: int
    picture: tuple[Picture, ...]
    moves: tuple[str, ...] = ()
    options: dict[str, bool | int | str] = {}


class Pictures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    position: tuple[Position, ...]


class Scene:
    """A rule's picture."""

    def __init__(self, match: Match, picture: Picture) -> None:
        self.match, self.picture = match, picture
        self.view = msgspec.structs.replace(match.view(picture.seat), recent=())
        """What happened last is not what the rule is about."""

    @property
    def explained(self) -> tuple[Explained, ...]:
        """What is to be known of the things that are lit up."""
        return tuple(self._explain(thing) for thing in self.picture.what)

    def _explain(self, thing: str) -> Explained:
        told = self.match.game.explain(self.view, thing)
        if told is None:
            raise UnknownThing("error-thing", thing=thing)
        return told

    def draw(self, words: Words) -> str:
        names, told = {*self.picture.what}, self.explained

        def is_lit(thing: Element) -> bool:
            place, seat = thing.get("data-place"), thing.get("data-seat")
            counts = any(place in one.where and (one.seat is None or seat in (None, str(one.seat))) for one in told)
            return thing.get("data-what") in names or counts

        return lit(self.whole(words), is_lit, self.picture.crop)

    def whole(self, words: Words) -> str:
        return self.match.game.draw(self.view, words, (), narrow=True, headed=False)


@cache
def scenes(slug: str) -> dict[str, Scene]:
    """A game's pictures by the rules that they show."""
    if not (shelf.folder(slug) / FILE).is_file():
        return {}
    found = {}
    for position in read_about(slug, FILE, Pictures).position:
        match = new(slug, position.seats, position.seed, position.options)
        for move in position.moves:
            match.play(move, match.to_act[0])
        for one in position.picture:
            found[one.rule] = Scene(match.at(len(position.moves) if one.after is None else one.after), one)
    return found
