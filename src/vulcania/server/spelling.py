"""What strangers call themselves and say, as others are shown it: no signs that nobody sees, or that cover others."""

from __future__ import annotations

from unicodedata import category, normalize

from vulcania.core.record import one_line, player_name

MARKS = 4
"""So many accents a letter bears at most: a hundred would cover the lines above."""
_JOINERS = "\u200c\u200d"
"""Unseen as well, but letters and emoji are joined and parted by them."""
_BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""What counts as a sign like others, and shows nothing."""


def name(text: str) -> str:
    return player_name(_plain(text))


def line(text: str) -> str:
    return one_line(_plain(text))


def sight(name: str) -> str:
    """What is the same of names that look alike."""
    return "".join(sign for sign in normalize("NFKC", name).casefold() if sign not in _JOINERS)


def _plain(text: str) -> str:
    kept, marks = [], 0
    for sign in normalize("NFC", text):
        kind = category(sign)
        marks = marks + 1 if kind.startswith("M") else 0
        unseen = sign in _BLANKS or (kind in ("Cf", "Cs") and sign not in _JOINERS)
        if marks <= MARKS and not unseen:
            kept.append(" " if kind == "Cc" else sign)
    return "".join(kept)
