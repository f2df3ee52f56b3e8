"""The only source of chance: a small generator that is part of the match.

A block of BLAKE2b in counter mode is a pool of 512 random bits, from which small numbers are divided off one after the
other. That is faster in pure Python than the usual generators, cloned by copying four fields, the same on every machine
and Python version, and, as knowing the past tells nothing of the future, fair even to someone who knows this file.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from math import inf
from random import Random, SystemRandom
from typing import TypeVar

T = TypeVar("T")

_MOST_USED = 2.0 ** (512 - 64)
"""How much of a block is divided off at most: 64 of its bits stay, so no result is likelier than another by 2^-64.
Reckoned in floats, which is quick and the same on every machine."""
_SMALL = 1 << 30
"""Dividing by less than that, and dividing less than that, is quick."""

_lots: Random = SystemRandom()


def any_seed(bits: int = 64) -> int:
    """A seed for what nobody gave one: short enough to be written into a record, and not to be guessed."""
    return _lots.getrandbits(bits)


class Chance:
    """A stream of random numbers, named by its seed: equal seeds give equal streams."""

    __slots__ = ("_block", "_key", "_pool", "_used")

    def __init__(self, *seed: int | str) -> None:
        self._key = blake2b("\0".join(map(str, seed)).encode(), digest_size=32).digest()
        self._block = 0
        self._pool = 0
        self._used = inf

    def _refill(self) -> None:
        self._pool = int.from_bytes(blake2b(self._block.to_bytes(8, "little"), key=self._key).digest(), "little")
        self._block += 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely."""
        used = self._used * n
        if used > _MOST_USED:
            self._refill()
            used = float(n)
        self._used = used
        self._pool, number = divmod(self._pool, n)
        return number

    def shuffle(self, items: list[T]) -> None:
        """Put the list into a random order, each as likely: from the last place on, one of those not placed yet.

        Dividing a block takes long. So what several places need is divided off as one number, and that one by each.
        """
        n = len(items)
        while n > 1:
            product, left = _at_once(n)
            if self._used * product > _MOST_USED:  # the next block is begun where it would be one by one
                product, left = n, n - 1
            number = self.below(product)
            while n > left:
                other = number % n
                number //= n
                n -= 1
                items[n], items[other] = items[other], items[n]

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def clone(self) -> Chance:
        twin = Chance.__new__(Chance)
        twin._key = self._key
        twin._block = self._block
        twin._pool = self._pool
        twin._used = self._used
        return twin

    def fork(self) -> Chance:
        """A new stream, drawn from this one and independent of what it gives afterwards."""
        return Chance(self.below(1 << 128))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Chance):
            return NotImplemented
        return (self._key, self._block, self._used) == (other._key, other._block, other._used)

    def __hash__(self) -> int:
        return hash((self._key, self._block, self._used))

    def __repr__(self) -> str:
        """Says nothing of the seed: a generator must not leak by being printed."""
        return f"<Chance after {self._block} blocks>"


@cache
def _at_once(n: int) -> tuple[int, int]:
    """The product of n, n - 1 and so on while that is small, and the number it ends before."""
    product, left = n, n - 1
    while left > 1 and product * left < _SMALL:
        product *= left
        left -= 1
    return product, left
