"""Whatever is done to a record's text, it loads or is refused as a record, and that can be said in every language."""

from __future__ import annotations

import random

from vulcania.core.errors import BadRecord
from vulcania.core.match import load, new
from vulcania.words import LANGUAGES

_PIECES = ("9" * 26, "x" * 2600, "-1", "p99 ", "undo: 3 by p7", "#", "\n", ";", "=", "|", "\u200f", "é", "", " ")


def test_mangled_records_are_refused_as_records() -> None:
    match, luck = new("soum-soum", 2, seed=7), random.Random(7)
    for _ in range(12):
        match.play(luck.choice(match.legal()))
    text = match.record()
    for _ in range(400):
        at, end = sorted(luck.randrange(len(text)) for _ in range(2))
        mangled = text[:at] + luck.choice(_PIECES) + text[min(end, at + luck.randrange(30)) :]
        try:
            load(mangled)
        except BadRecord as error:
            for lang in LANGUAGES:
                error.say(lang)
