"""Plain data as typed objects, whichever thread asks.

msgspec learns what a type is made of when it first meets it. A thread that meets the type while another is still
learning it takes the whole process down (seen with msgspec 0.22), so this is done by one thread at a time.
"""

from __future__ import annotations

from threading import Lock
from typing import TypeVar

import msgspec

T = TypeVar("T")

_one_at_a_time = Lock()


def typed(data: object, kind: type[T]) -> T:
    """Dictionaries, lists and scalars as that type; ``msgspec.ValidationError`` says what does not fit, and where."""
    with _one_at_a_time:
        return msgspec.convert(data, kind)


def typed_json(text: str | bytes, kind: type[T]) -> T:
    """The same from JSON; what is none is a ``msgspec.DecodeError``."""
    with _one_at_a_time:
        return msgspec.json.decode(text, type=kind)
