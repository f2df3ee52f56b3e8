"""Parts of views that were made before: from one view to the next hardly anything has changed, so they share it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

BOXES, PARTS = 16, 500
"""So much is remembered: the last boxes, and parts of each."""


class _Box:
    def __init__(self, box: object) -> None:
        self.box = box  # while it is kept, no other one has its id
        self.parts: dict[tuple[object, ...], Any] = {}


_boxes: dict[int, _Box] = {}


def remembered(box: object, key: tuple[object, ...], make: Callable[[], T]) -> T:
    """A part of a view by all that it hangs on, and by the components themselves: to compare two boxes would take
    longer than to make it anew."""
    known = _boxes.get(id(box))
    if known is None:
        if len(_boxes) >= BOXES:
            _boxes.clear()
        known = _boxes[id(box)] = _Box(box)
    found: T | None = known.parts.get(key)
    if found is None:
        if len(known.parts) >= PARTS:
            known.parts.clear()
        found = known.parts[key] = make()
    return found
