"""What moved last is marked on the picture: what the last events are about, where it lies now."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from vulcania.core.chance import Chance
from vulcania.core.event import Event
from vulcania.core.match import Match, new
from vulcania.words import words

_MARKED = re.compile(r'<g id="(place|square)-(\d)-(\w+)" class="[^"]*\blast\b')


def marked(match: Match) -> Iterator[tuple[str, int, str]]:
    """What the picture marks as last: a place by ring and arm, or a square by seat and name."""
    drawn = match.game.part("picture").draw(match.view(None), words("en", match.game.slug), ())
    return ((kind, int(one), other) for kind, one, other in _MARKED.findall(drawn))


def places_since(events: tuple[Event, ...], turn: int) -> set[tuple[int, str]]:
    """The places that events are about, by ring and arm of the dial; read backwards, as the dial turns meanwhile."""
    compass = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
    found = set()
    for event in reversed(events):
        if "place" in event.data:
            direction, depth = re.fullmatch(r"([a-z]+)(-?\d)", event.data["place"]).groups()  # type: ignore[union-attr]
            found.add((-int(depth), str((compass.index(direction) - turn) % 8)))
        turn -= {"current-right": 1, "current-left": -1}.get(event.data.get("steer", ""), 0)
    return found


def squares_of(data: dict[str, Any]) -> set[tuple[Any, Any]]:
    """The squares that an event is about, by seat and name."""
    own = {(data.get("seat"), data.get(key)) for key in ("square", "to", "other")}
    others = {(data.get("other-seat", data.get("seat")), data.get(key)) for key in ("other-square", "from-square")}
    return own | others


@pytest.mark.parametrize("slug", ["leagues", "miles"])
def test_what_is_marked_as_last_is_what_the_last_events_are_about(slug: str) -> None:
    positions = turned = 0
    for seats in (2, 3, 4):
        match = new(slug, seats, seed=seats)
        chance = Chance(slug, seats)
        while not match.over:
            match.play(chance.pick(match.legal()))
            view = match.view(None)
            places = places_since(view.recent, view.ocean.turn)  # type: ignore[attr-defined]
            squares = {square for event in view.recent for square in squares_of(event.data)}
            for kind, one, other in marked(match):
                assert (one, other) in (places if kind == "place" else squares), f"{kind} {one} {other}"
            positions += 1
            turned += sum("current" in event.data.get("steer", "") for event in view.recent) > 1
    assert positions > 150
    assert turned, "positions in which the dial turned more than once are among them"
