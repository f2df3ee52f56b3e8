"""What was made before, of parts that are still the same: from one view to the next hardly anything has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")
Of = TypeVar("Of")
How = TypeVar("How")


class Memory(Generic[T]):
    """The last things that were made, by the very object that they were made of and by all else that they hang on: to
    compare two boxes, or two caves, would take longer than to make them anew."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: dict[tuple[int, object], tuple[object, T]] = {}

    def made(self, of: Of, how: How, make: Callable[[Of, How], T]) -> T:
        found = self._made.get((id(of), how))
        return self.keep(of, how, make(of, how)) if found is None else found[1]

    def keep(self, of: object, how: object, made: T) -> T:
        if len(self._made) >= self._most:
            self._made.clear()
        # the object is kept too: as long as it is, no other one has its id
        self._made[id(of), how] = of, made
        return made


_views: Memory[Any] = Memory(2000)


def remembered(box: object, key: tuple[object, ...], make: Callable[[], T]) -> T:
    """A part of a view, which views share."""
    found = _views._made.get((id(box), key))  # not by `made`: that takes half as long again, several times a view
    part: T = _views.keep(box, key, make()) if found is None else found[1]
    return part
