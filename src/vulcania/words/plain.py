"""Messages that need no Fluent to be said: text, in which at most names stand for texts. Most are of that kind, and
Fluent takes longer to load than most commands to run."""

from __future__ import annotations

import re
from collections.abc import Mapping
from textwrap import dedent

_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_NAME = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")


def patterns(entry: str) -> dict[str, str] | None:
    """A message's own text (by no name) and its attributes'; ``None`` when one of them takes more than that."""
    first, *rest = _ATTRIBUTE.split(_COMMENT.sub("", entry).partition("=")[2])
    found = {"": _text(first)} if first.strip() else {}
    found |= {name: _text(text) for name, text in zip(rest[::2], rest[1::2], strict=True)}
    return None if any("{" in _NAME.sub("", text) for text in found.values()) else found


def _text(given: str) -> str:
    """What stands behind the sign of equality and, set in, below it."""
    line, _, below = given.partition("\n")
    return f"{line.strip()}\n{dedent(below)}".strip()


def names(pattern: str) -> list[str]:
    return _NAME.findall(pattern)


def filled(pattern: str, args: Mapping[str, str]) -> str:
    return _NAME.sub(lambda found: args[found[1]], pattern)
