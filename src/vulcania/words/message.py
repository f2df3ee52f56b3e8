"""Things to be said later.

Rules never write sentences. They name a message and give its arguments; ``vulcania.words`` says it in a language.
"""

from __future__ import annotations

import msgspec

Scalar = str | int
"""What a message's argument may be. A string that names a thing (an animal, a card) is translated when it is said."""


class Message(msgspec.Struct, frozen=True, gc=False):
    """The key of a message in the word files, and what to put into it."""

    key: str
    args: dict[str, Scalar] = {}


def message(key: str, **args: Scalar) -> Message:
    return Message(key, args)
