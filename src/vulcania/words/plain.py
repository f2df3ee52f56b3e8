"""Messages that need no Fluent to be said: text, in which at most names stand for texts. Most are of that kind, and
Fluent takes longer to load than most commands to run."""

from __future__ import annotations

import re
from textwrap import dedent

_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_NAME = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")


Pattern = tuple[str, ...]
"""A text in parts; every second one is the name of what is filled in there."""


def patterns(entry: str) -> dict[str, Pattern] | None:
    """A message's own text (by no name) and its attributes'; ``None`` when one of them takes more than that."""
    first, *rest = _ATTRIBUTE.split(_COMMENT.sub("", entry).partition("=")[2])
    found = {"": _pattern(first)} if first.strip() else {}
    found |= {name: _pattern(text) for name, text in zip(rest[::2], rest[1::2], strict=True)}
    return None if any("{" in part for pattern in found.values() for part in pattern) else found


def _pattern(given: str) -> Pattern:
    """What stands behind the sign of equality and, set in, below it."""
    line, _, below = given.partition("\n")
    return tuple(_NAME.split(f"{line.strip()}\n{dedent(below)}".strip()))
