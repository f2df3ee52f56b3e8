"""A match told once more, one thing at a time: each event with the position as it stood when it happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from vulcania.core.event import Event
from vulcania.core.match import Match
from vulcania.core.state import State
from vulcania.core.view import View


class Moment(NamedTuple):
    """One thing that happened, as a seat may know it."""

    ply: int
    """After how many moves."""
    event: Event | None
    """``None``: the move did something, and the rules told nothing of it."""
    view: View | None
    """What was to be seen then; ``None`` where that cannot be said: between two decisions a position may be halfway."""


class _Telling(list[Event]):
    """A log that keeps the position at every event."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self._state = state
        self.positions: list[State] = []

    def append(self, event: Event) -> None:
        super().append(event)
        self.positions.append(self._state.clone())

    def extend(self, events: Iterable[Event]) -> None:
        for event in events:
            self.append(event)


def moments(match: Match, ply: int, seat: int | None) -> Iterator[Moment]:
    """The move after which ``ply`` moves had been made, played again from the position before it."""
    played = match.plies[ply - 1]
    position = match.at(ply - 1).state
    telling = _Telling(position)
    position.play(played.move, played.seat, telling)
    seen = tuple(event.seen_by(seat) for event in played.events)
    for number, halfway in enumerate(telling.positions[:-1]):
        yield Moment(ply, seen[number], _glimpse(match, halfway, seat, seen[: number + 1]))
    yield Moment(ply, seen[-1] if seen else None, match.at(ply).view(seat))


def _glimpse(match: Match, position: State, seat: int | None, recent: tuple[Event, ...]) -> View | None:
    try:
        view = match.game.view(position, seat)
    except Exception:
        # What a rule is in the middle of need not make sense to a view; the next position will.
        return None
    return msgspec.structs.replace(view, legal=(), recent=recent)
