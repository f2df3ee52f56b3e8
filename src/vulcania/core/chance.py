"""The only source of chance: a small generator that is part of the match.

A block of BLAKE2b in counter mode is a pool of 512 random bits, from which small numbers are divided off one after the
other. That is faster in pure Python than the usual generators, cloned by copying four fields, the same on every machine
and Python version, and, as knowing the past tells nothing of the future, fair even to someone who knows this file.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_POOL = 1 << 512
_SLACK = 64
"""A number below n is taken only from a pool of at least n · 2^64: no result is likelier than another by 2^-64."""


class Chance:
    """A stream of random numbers, named by its seed: equal seeds give equal streams."""

    __slots__ = ("_block", "_key", "_pool", "_room")

    def __init__(self, *seed: int | str) -> None:
        self._key = blake2b("\0".join(str(part) for part in seed).encode(), digest_size=32).digest()
        self._block = 0
        self._pool = 0
        self._room = 1

    def _refill(self) -> None:
        self._pool = int.from_bytes(blake2b(self._block.to_bytes(8, "little"), key=self._key).digest(), "little")
        self._block += 1
        self._room = _POOL

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely."""
        if self._room < n << _SLACK:
            self._refill()
        self._pool, number = divmod(self._pool, n)
        self._room //= n
        return number

    def shuffle(self, items: list[T]) -> None:
        """Put the list into a random order, each as likely."""
        for last in range(len(items) - 1, 0, -1):
            n = last + 1
            if self._room < n << _SLACK:
                self._refill()
            self._pool, other = divmod(self._pool, n)
            self._room //= n
            items[last], items[other] = items[other], items[last]

    def pick(self, items: list[T] | tuple[T, ...]) -> T:
        return items[self.below(len(items))]

    def clone(self) -> Chance:
        twin = Chance.__new__(Chance)
        twin._key = self._key
        twin._block = self._block
        twin._pool = self._pool
        twin._room = self._room
        return twin

    def fork(self) -> Chance:
        """A new stream, drawn from this one and independent of what it gives afterwards."""
        return Chance(self.below(1 << 128))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Chance):
            return NotImplemented
        return (self._key, self._block, self._room) == (other._key, other._block, other._room)

    def __hash__(self) -> int:
        return hash((self._key, self._block, self._room))

    def __repr__(self) -> str:
        """Says nothing of the seed: a generator must not leak by being printed."""
        return f"<Chance after {self._block} blocks>"
