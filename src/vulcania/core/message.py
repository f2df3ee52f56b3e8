"""Things to be said later: messages, and events that tell what happened.

Rules never write sentences. They name a message and give its arguments; ``vulcania.words`` says it in a language.
"""

from __future__ import annotations

from typing import Any

import msgspec

Scalar = str | int
"""What a message's argument may be. A string that names a thing (an animal, a card) is translated when it is said."""


class Message(msgspec.Struct, frozen=True):
    """The key of a message in the word files, and what to put into it."""

    key: str
    args: dict[str, Scalar] = {}


def message(key: str, **args: Scalar) -> Message:
    return Message(key, args)


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as data.

    ``data`` is for everyone. ``secret`` is only for the seats in ``knows``. ``reveals`` says that the mover learnt
    something that was hidden before, or that chance was asked: a move with such an event is not taken back.

    The sentence of an event is the message ``event-KIND``, or ``event-KIND-secret`` for a seat that knows the secret.
    """

    kind: str
    data: dict[str, Any] = {}
    secret: dict[str, Any] = {}
    knows: tuple[int, ...] = ()
    reveals: bool = False

    def seen_by(self, seat: int | None) -> Event:
        """The event as that seat (``None``: a spectator) may know it."""
        if not self.secret or seat in self.knows:
            return self
        return Event(self.kind, self.data, {}, (), self.reveals)

    @property
    def message(self) -> Message:
        """What to say of it. Lists in the data are for pictures; sentences get the plain values."""
        args = {key: value for key, value in {**self.data, **self.secret}.items() if isinstance(value, str | int)}
        return Message(f"event-{self.kind}-secret" if self.secret else f"event-{self.kind}", args)


Log = list[Event]
"""Where ``State.play`` writes what happened. Search and simulation give ``None`` and pay nothing for it."""
