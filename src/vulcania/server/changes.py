"""What is different between a text of markup and those before it, so that only that is sent.

A text is taken apart at each ``<``. What changed is a list of parts: text that is new, or where in the texts before a
run of pieces begins and how long it is (``static/changes.js`` puts it together again).

Most of a page is what it was; where players take turns in front, much of the rest is what it was one move earlier. So
a text is kept in blocks, and only those that are in no text before are read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from operator import eq

import msgspec


class Blocks(msgspec.Struct, eq=False, gc=False):
    """A text in blocks, each but the first beginning with ``<``. Compared by which one it is: to reckon with long texts
    takes longer than to send them."""

    blocks: tuple[str, ...]
    sizes: tuple[int, ...] = ()
    """Of how many pieces each is, once that was counted."""

    def count(self) -> tuple[int, ...]:
        if not self.sizes:
            self.sizes = (1 + self.blocks[0].count("<"), *[block.count("<") for block in self.blocks[1:]])
        return self.sizes

    @property
    def text(self) -> str:
        return "".join(self.blocks)


class Laid(str):
    """Blocks on their way through a template, which need not look at them."""

    __slots__ = ("blocks",)
    blocks: Sequence[str]

    def __str__(self) -> str:
        return self  # and not its text, so that it comes out as it went in


def laid(blocks: Sequence[str]) -> Laid:
    """Each begins with ``<``."""
    made = Laid("laid" if blocks else "")
    made.blocks = blocks
    return made


def cut(chunks: Iterable[str]) -> Blocks:
    """A text that comes in chunks. Where one does not begin with ``<`` it belongs to the block before."""
    blocks: list[str] = []
    block: list[str] = []
    for chunk in chunks:
        if type(chunk) is Laid:
            if chunk.blocks:
                blocks += ("".join(block), *chunk.blocks[:-1])
                block = [chunk.blocks[-1]]
        elif chunk.startswith("<"):
            blocks.append("".join(block))
            block = [chunk]
        else:
            block.append(chunk)
    return Blocks((*blocks, "".join(block)))


def changes(after: Blocks, *before: Blocks) -> bytes:
    """As JSON. Those that were sent before count as one text, the newest first, with a ``<`` between them."""
    old = [*before[0].blocks]
    counted = [*before[0].count()]
    for page in before[1:]:
        old += (f"<{page.blocks[0]}", *page.blocks[1:])
        counted += page.count()
    begins = [0, *accumulate(counted)]
    where = dict(zip(reversed(old), range(len(old) - 1, -1, -1), strict=True))
    expected = [*old, *[""] * (len(after.blocks) + 1)]  # beyond the end there is nothing
    told = _Told()
    sizes: list[int] = []
    begun = at = 0  # the run of old blocks that is being found again
    for number, block in enumerate(after.blocks):
        if expected[at] == block:
            at += 1
            continue
        told.kept(begins[begun], begins[at])
        sizes += counted[begun:at]
        elsewhere = where.get(block)
        if elsewhere is not None:
            begun, at = elsewhere, elsewhere + 1
            continue
        pieces = _pieces(block, number)
        sizes.append(len(pieces))
        if at < len(old):  # most likely it stands in the place of what was there
            told.compared(_pieces(old[at], at), begins[at], pieces)
            at += 1
        else:
            told.fresh += pieces
        begun = at
    told.kept(begins[begun], begins[at])
    after.sizes = (*sizes, *counted[begun:at])
    return msgspec.json.encode(told.parts())


def _pieces(block: str, number: int) -> list[str]:
    pieces = block.split("<")
    return pieces[1:] if number else pieces


class _Told:
    """The parts of a text, from its beginning to its end."""

    def __init__(self) -> None:
        self._parts: list[tuple[int, int] | str] = []
        self._begun = self._end = 0
        """The run of old pieces that comes next."""
        self.fresh: list[str] = []
        """The new ones after it."""

    def kept(self, begin: int, end: int) -> None:
        """A run of old pieces; of none where it ends where it begins."""
        if begin == end:
            return
        if self.fresh or begin != self._end:
            self._tell()
            self._begun = begin
        self._end = end

    def compared(self, old: list[str], begin: int, new: list[str]) -> None:
        """New pieces in the place of old ones: one by one, or, where they are more or fewer, from both ends."""
        if len(old) != len(new):
            head = _alike(old, new)
            tail = _alike(old[head:][::-1], new[head:][::-1])
            end = begin + len(old)
            self.kept(begin, begin + head)
            self.fresh += new[head : len(new) - tail]
            self.kept(end - tail, end)
            return
        same = bytes(map(eq, old, new))
        at = 0
        while at < len(same):
            to = same.find(not same[at], at)
            to = len(same) if to < 0 else to
            if same[at]:
                self.kept(begin + at, begin + to)
            else:
                self.fresh += new[at:to]
            at = to

    def parts(self) -> list[tuple[int, int] | str]:
        self._tell()
        return self._parts

    def _tell(self) -> None:
        if self._begun < self._end:
            self._parts.append((self._begun, self._end - self._begun))
        if self.fresh:
            self._parts.append("<".join(self.fresh))
        self._begun, self.fresh = self._end, []


def _alike(old: Sequence[str], new: Sequence[str]) -> int:
    """How many pieces are the same until one is not."""
    return bytes((*map(eq, old, new), False)).index(False)
