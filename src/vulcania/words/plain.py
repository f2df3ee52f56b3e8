"""Messages that need no Fluent to be said: text, in which at most names stand for texts, or several such texts of which
a number decides. Nearly all are of that kind, and Fluent takes longer to load than most commands to run."""

from __future__ import annotations

import re
from textwrap import dedent
from typing import NamedTuple

_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_NAME = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
_CHOICE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *->\n(.*)\}", re.DOTALL)
_VARIANT = re.compile(r"^ +(?:\[(\d+|one)\]|\*\[other\])", re.MULTILINE)


Pattern = tuple[str, ...]
"""A text in parts; every second one is the name of what is filled in there."""


class Choice(NamedTuple):
    """Texts of which a number decides."""

    by: str
    """The name of the number."""
    texts: dict[str, Pattern]
    """For a number, or for ``one`` as a language understands it; the first that fits is said."""
    other: Pattern

    def of(self, number: int, lang: str) -> Pattern:
        one = abs(number) == 1 or (number == 0 and lang == "fr")
        fits = (text for key, text in self.texts.items() if (one if key == "one" else int(key) == number))
        return next(fits, self.other)


Text = Pattern | Choice


def patterns(entry: str) -> dict[str, Text] | None:
    """A message's own text (by no name) and its attributes'; ``None`` when one of them takes more than that."""
    first, *rest = _ATTRIBUTE.split(_COMMENT.sub("", entry).partition("=")[2])
    found = {"": _text(first)} if first.strip() else {}
    found |= {name: _text(text) for name, text in zip(rest[::2], rest[1::2], strict=True)}
    return None if any("{" in part for text in found.values() for one in _said(text) for part in one) else found


def _said(text: Text) -> list[Pattern]:
    """All that it may be."""
    return [*text.texts.values(), text.other] if isinstance(text, Choice) else [text]


def _text(given: str) -> Text:
    found = _CHOICE.fullmatch(given.strip())
    if found is None:
        return _pattern(given)
    nothing, *variants = _VARIANT.split(found[2])
    texts = {key: _pattern(text) for key, text in zip(variants[::2], variants[1::2], strict=True)}
    if nothing.strip() or None not in texts or "->" in found[2]:
        return ("{",)  # left to Fluent, as every text with a brace in it
    return Choice(found[1], texts, texts.pop(None))


def _pattern(given: str) -> Pattern:
    """What stands behind the sign of equality and, set in, below it."""
    line, _, below = given.partition("\n")
    return tuple(_NAME.split(f"{line.strip()}\n{dedent(below)}".strip()))
