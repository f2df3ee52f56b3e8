"""A match told once more, one thing at a time: the same story, and to nobody more than they may know."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from vulcania.core import story
from vulcania.core.chance import Chance
from vulcania.core.event import Event
from vulcania.core.match import Match, new
from vulcania.core.registry import slugs
from vulcania.core.state import State
from vulcania.core.view import View

PLIES = 60


def played(game: str, seed: int) -> Match:
    match, luck = new(game, seed=seed), random.Random(seed)
    while not match.over and len(match.plies) < PLIES:
        match.play(luck.choice(match.legal()))
    return match


@pytest.mark.parametrize("game", slugs())
def test_the_story_is_what_happened_and_ends_where_the_move_led(game: str) -> None:
    match = played(game, 5)
    for seat in (None, 0):
        for ply in range(1, len(match.plies) + 1):
            told = list(story.moments(match, ply, seat))
            events = tuple(event.seen_by(seat) for event in match.plies[ply - 1].events)
            assert tuple(moment.event for moment in told if moment.event) == events
            assert told[-1].view == match.at(ply).view(seat)
            assert all(moment.view.legal == () for moment in told[:-1] if moment.view), "nothing can be done halfway"


@pytest.mark.parametrize("game", slugs())
def test_between_two_events_nobody_sees_what_they_may_not_know(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a seat sees halfway is the same when everything that it cannot know is dealt anew."""
    match = played(game, 6)
    luck = random.Random(6)
    glimpse = story._glimpse
    looked = 0

    def twice(match: Match, position: State, seat: int | None, recent: tuple[Event, ...]) -> View | None:
        nonlocal looked
        seen = glimpse(match, position, seat, recent)
        try:
            other = position.redeal(seat, Chance(luck.randrange(1 << 30)))
        except Exception:  # halfway through a move a position may hold together too loosely to be dealt anew
            return seen
        again = glimpse(match, other, seat, recent)
        if seen is not None and again is not None:
            looked += 1
            assert again == seen
        return seen

    monkeypatch.setattr(story, "_glimpse", twice)
    for ply in range(1, len(match.plies) + 1):
        for seat in (None, *range(match.seats)):
            list(story.moments(match, ply, seat))
    several = sum(len(ply.events) > 1 for ply in match.plies)
    assert looked >= several


# Of each game: what its matches are told to begin, to end, and to come to in between.
PARTS = {
    "soum-soum": {"moment-last-diver", "moment-last-round"},
    "leagues": {"event-round", "moment-last-round", "event-round-end"},
    "miles": {"event-refill", "moment-last-round", "event-round-filled"},
    "voyage": {"event-hunt", "moment-home"},
    "explo": {"event-depart", "event-explored", "event-set-out-again"},
}


@pytest.mark.parametrize("game", PARTS)
def test_the_parts_of_a_match_are_told_large(game: str) -> None:
    match, luck = new(game, seed=5), random.Random(5)
    told: Counter[str] = Counter()
    while not match.over:
        match.play(luck.choice(match.legal()))
        if match.plies[-1].events:
            for moment in story.moments(match, len(match.plies), 0):
                large = moment.event and match.game.moment(moment.event, moment.view)
                told[large.key if large else ""] += 1
    assert set(told) >= PARTS[game]
    assert told["moment-last-round"] == ("moment-last-round" in PARTS[game])
