"""What is different between two texts of markup, so that only that is sent.

A text is taken apart at each ``<``. What changed is a list of parts: text that is new, or where in the text before a
run of pieces begins and how long it is (``static/changes.js`` puts it together again).
"""

from __future__ import annotations

import msgspec


def changes(before: str, after: str) -> str:
    """As JSON."""
    old, new = before.split("<"), after.split("<")
    where = dict(zip(old, range(len(old)), strict=True))
    parts: list[tuple[int, int] | str] = []
    fresh: list[str] = []
    at = begun = 0  # where the next piece is expected; where the run of old ones began
    expected: list[str | None] = [*old, None]
    for piece in new:
        if expected[at] != piece:
            if begun < at:
                parts.append((begun, at - begun))
            found = where.get(piece)
            if found is None:  # most likely in the place of what was there
                fresh.append(piece)
                begun = at = min(at + 1, len(old))
                continue
            begun = at = found
        if fresh:
            parts.append("<".join(fresh))
            fresh = []
        at += 1
    parts.append("<".join(fresh) if fresh else (begun, at - begun))
    return msgspec.json.encode(parts).decode()
