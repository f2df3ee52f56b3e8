"""What is different between two texts of markup, so that only that is sent.

A text is taken apart at each ``<``. What changed is a list of parts: text that is new, or where in the text before a
run of pieces begins and how long it is (``static/changes.js`` puts it together again).

Most of a page is what it was. So a text is kept in blocks, and only those that are not in the text before are read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate

import msgspec


class Blocks(msgspec.Struct, eq=False, gc=False):
    """A text in blocks, each but the first beginning with ``<``. Compared by which one it is: to reckon with long texts
    takes longer than to send them."""

    blocks: tuple[str, ...]
    sizes: tuple[int, ...] = ()
    """Of how many pieces each is, once that was counted."""

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


def changes(before: Blocks, after: Blocks) -> bytes:
    """As JSON."""
    if not before.sizes:
        before.sizes = (1 + before.blocks[0].count("<"), *[block.count("<") for block in before.blocks[1:]])
    begins = [0, *accumulate(before.sizes)]
    compared = _compared(before.blocks, after.blocks)
    there, where = _gone(before.blocks, begins, compared)
    parts: list[tuple[int, int] | str] = []
    sizes: list[int] = []
    fresh: list[str] = []
    begun = end = 0  # the run of old pieces that is being told
    for one in compared:
        if isinstance(one, range):
            first = begins[one.start]
            if fresh:
                parts.append("<".join(fresh))
                fresh, begun = [], first
            elif first != end:
                if begun < end:
                    parts.append((begun, end - begun))
                begun = first
            end = begins[one.stop]
            sizes += before.sizes[one.start : one.stop]
            continue
        pieces = _pieces(after.blocks, one)
        sizes.append(len(pieces))
        for piece in pieces:
            found = end if there.get(end) == piece else where.get(piece)
            if found is None:
                if not fresh and begun < end:
                    parts.append((begun, end - begun))
                fresh.append(piece)
                end += 1  # most likely in the place of what was there
                continue
            if fresh:
                parts.append("<".join(fresh))
                fresh, begun = [], found
            elif found != end:
                if begun < end:
                    parts.append((begun, end - begun))
                begun = found
            end = found + 1
    parts.append("<".join(fresh) if fresh else (begun, end - begun))
    after.sizes = tuple(sizes)
    return msgspec.json.encode(parts)


def _compared(old: tuple[str, ...], new: tuple[str, ...]) -> list[range | int]:
    """The new text from its beginning to its end: runs of blocks of the old one, and the numbers of those that are
    new."""
    where = dict(zip(old, range(len(old)), strict=True))
    expected = [*old, *[""] * (len(new) + 1)]  # beyond the end there is nothing
    found: list[range | int] = []
    begun = at = 0
    for number, block in enumerate(new):
        if expected[at] == block:
            at += 1
            continue
        if begun < at:
            found.append(range(begun, at))
        elsewhere = where.get(block)
        if elsewhere is None:
            found.append(number)
            begun = at = at + 1
        else:
            begun, at = elsewhere, elsewhere + 1
    return [*found, range(begun, at)] if begun < at else found


def _gone(
    blocks: tuple[str, ...], begins: list[int], compared: list[range | int]
) -> tuple[dict[int, str], dict[str, int]]:
    """The pieces of blocks that are no longer there as they were, by their places; and the places by piece."""
    pieces: list[str] = []
    places: list[int] = []
    kept = (one for one in compared if isinstance(one, range))
    for old in sorted(set(range(len(blocks))).difference(*kept)):
        pieces += _pieces(blocks, old)
        places += range(begins[old], begins[old + 1])
    return dict(zip(places, pieces, strict=True)), dict(zip(pieces, places, strict=True))


def _pieces(blocks: tuple[str, ...], number: int) -> list[str]:
    pieces = blocks[number].split("<")
    return pieces[1:] if number else pieces
