"""What happened, as data: it is said later, to each seat as far as it may know."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

import msgspec

from vulcania.words.message import Message


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):  # no garbage is looked for among them
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


Log = MutableSequence[Event]
"""Where ``State.play`` writes what happened: a list, or what else wants to be told. It is called no list, as compiled
code would not ask one that has methods of its own. Search and simulation give ``None`` and pay nothing for it."""
