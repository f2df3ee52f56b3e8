"""What a seat may know. Pictures, words, bots and pages are made from views, never from a state."""

from __future__ import annotations

from typing import Any, Self, TypedDict

import msgspec

from vulcania.core.event import Event
from vulcania.core.outcome import Outcome
from vulcania.core.typed import typed_json
from vulcania.words.message import Message


class Shared(TypedDict):
    """What all views have in common and the core fills in: a game's ``view.make`` hands it on to its own view."""

    game: str
    seat: int | None
    seats: int
    options: dict[str, bool | int | str]
    to_act: tuple[int, ...]
    legal: tuple[str, ...]


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What every game's view begins with; a game adds its own fields.

    A view is plain data through and through: it goes to JSON and comes back equal. It holds nothing that its seat may
    not know, so whoever draws, speaks or thinks from it cannot give anything away.
    """

    game: str
    seat: int | None
    """Whose view it is; ``None`` is a spectator's."""
    seats: int
    options: dict[str, bool | int | str]
    to_act: tuple[int, ...]
    prompt: Message
    """What is to be done now, and by whom."""
    legal: tuple[str, ...] = ()
    """The notation of every move that this seat may play now."""
    outcome: Outcome | None = None
    recent: tuple[Event, ...] = ()
    """What happened last, so that pictures can mark it. Filled in by the match."""

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()

    def to_data(self) -> dict[str, Any]:
        """The view as dictionaries, lists and scalars."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data

    def entries(self) -> list[tuple[str, str]]:
        """What the game's own fields hold, jotted down: for a game that brings no picture or no terminal board."""
        own = ((name, value) for name, value in self.to_data().items() if name not in View.__struct_fields__)
        return [(name.replace("_", " "), jotted(value)) for name, value in own]

    @classmethod
    def from_json(cls, text: str | bytes) -> Self:
        return typed_json(text, cls)


def jotted(value: Any) -> str:
    """Plain data as a person would write it down."""
    if isinstance(value, dict):
        return " ".join(f"{key}={jotted(part)}" for key, part in value.items() if part is not None)
    if isinstance(value, list | tuple):
        parts = [jotted(part) for part in value]
        return (" | " if any(isinstance(part, dict | list | tuple) for part in value) else ", ").join(parts)
    if value is None:
        return "-"
    return {True: "+", False: "-"}[value] if isinstance(value, bool) else str(value)
