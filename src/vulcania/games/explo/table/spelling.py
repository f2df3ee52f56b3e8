"""Slips of spelling: whether one word can have been meant by another."""

from __future__ import annotations

import re
from itertools import groupby, pairwise

from rapidfuzz.distance import OSA

CERTAIN, DOUBTFUL, OTHER = range(3)
"""How surely one word is a slip for another."""
SOUNDS = ({"c", "k", "q"}, {"s", "z", "c"}, {"f", "v"}, {"i", "y"}, {"g", "j"}, {"m", "n"}, {"d", "t"})
VOWELS = set("aeiouy")
KEYS = ("qwertyuiop", "asdfghjkl", "zxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn")
"""Rows of keyboards, in English and Dutch, and in French."""
BESIDE = {frozenset(two) for row in KEYS for two in pairwise(row)}
_ALIKE = str.maketrans("cqzvjnd", "kksfgmt")


def slip(typed: str, word: str) -> int:
    """Whether one word can be a slip for another: fingers leave letters out, double and swap them. A letter that is
    another one makes other words (masque, casque), so there the word must be long."""
    if len(typed) > len(word) > 2 and squeezed(typed) == squeezed(word):  # a key was merely held too long
        return CERTAIN
    away = OSA.distance(typed, word, score_cutoff=2)
    if away > 2 or (away == 2 and len(word) < 8):
        return OTHER
    if away == 1 and swapped(typed, word):
        return CERTAIN if len(word) > 4 else DOUBTFUL  # so short it may be another word: warp, wrap
    if typed[0] != word[0] and not _alike(typed[0], word[0]):
        return OTHER if len(word) < 7 or away > 1 else DOUBTFUL
    if away == 2:
        return CERTAIN if len(word) > 8 and _skeleton(typed) == _skeleton(word) else DOUBTFUL
    if len(word) == len(typed) == 5 and _within(typed, word):
        return CERTAIN
    if len(word) < 6:  # so short, many a slip is another word: it is asked, unless a letter was merely not doubled
        likely = len(word) > 4 or _harmless(typed, word) or (len(word) > 3 and _beside(typed, word))
        return CERTAIN if squeezed(typed) == squeezed(word) else DOUBTFUL if likely else OTHER
    if _harmless(typed, word) or _beside(typed, word) or len(word) > 9:
        return CERTAIN
    return CERTAIN if len(word) > 6 and len(typed) != len(word) else DOUBTFUL  # another consonant: switches, stitches


def _apart(typed: str, word: str) -> list[tuple[str, str]]:
    return [(a, b) for a, b in zip(typed, word, strict=True) if a != b]


def swapped(typed: str, word: str) -> bool:
    """Two letters in the wrong order, which hardly ever makes another long word."""
    return len(typed) == len(word) and len(_apart(typed, word)) == 2


def _beside(typed: str, word: str) -> bool:
    """A finger that came down one key off."""
    return len(typed) == len(word) and frozenset(_apart(typed, word)[0]) in BESIDE


def _harmless(typed: str, word: str) -> bool:
    """One letter left out, doubled, or written as it sounds."""
    if len(typed) < len(word):
        return True
    if len(typed) > len(word):
        return squeezed(typed) == squeezed(word)
    apart = _apart(typed, word)
    if _alike(*apart[0]):
        return True
    stressed = next((at for at, sign in enumerate(word) if sign in VOWELS), 0)  # battle is no bottle, a helmat a helmet
    return len(word) > 5 and set(apart[0]) <= VOWELS and (len(word) > 7 or typed[stressed] == word[stressed])


def _within(typed: str, word: str) -> bool:
    """A letter in the middle written as it sounds: “lanpe”. At the end it makes other words (food, foot)."""
    apart = [at for at, (a, b) in enumerate(zip(typed, word, strict=True)) if a != b]
    return len(apart) == 1 and 0 < apart[0] < len(word) - 1 and _alike(typed[apart[0]], word[apart[0]])


def _alike(one: str, other: str) -> bool:
    return any(one in sound and other in sound for sound in SOUNDS)


def _skeleton(word: str) -> str:
    """What is left of a word that is spelt by ear: its consonants, those that sound alike as one."""
    consonants = "".join(sign for sign in word if sign not in VOWELS and sign != "h")
    return squeezed(consonants.translate(_ALIKE))


def squeezed(word: str) -> str:
    """Without doubled letters."""
    return "".join(sign for sign, _ in groupby(word))


def sounds(word: str, lang: str) -> str:
    """Roughly how a word is heard: words that are spelt by ear come out the same."""
    for letters, heard in _HEARD[lang]:
        word = re.sub(letters, heard, word)
    return re.sub(r"(.)\1", r"\1", word)


_HEARD = {
    "en": (
        ("ck|qu|c(?=[^eiyh]|$)|q", "k"), ("c(?=[eiy])|z", "s"), ("ph", "f"), ("(?<=[tw])h", ""), ("oa", "o"),
        ("igh", "i"), ("ee|ea", "i"), ("ough", "o"), ("y", "i"), ("(?<=[^aeiou])e(?=s?$)", ""),
    ),
    "fr": (
        ("qu|c(?=[^eiyh]|$)|q", "k"), ("c(?=[eiy])|z", "s"), ("ph", "f"), ("eau|au", "o"), ("ai|ei", "e"), ("y", "i"),
        ("h", ""), ("[sxtd]+$", ""), ("(?<=[^aeiou])es?$", ""),
    ),
    "nl": (
        ("c(?=[^eiyh]|$)", "k"), ("ij|ei|y", "y"), ("ouw|auw|au", "ou"), ("(?<!^)ch", "g"), ("d(?=$|[^aeiou])", "t"),
        ("z", "s"), ("v", "f"),
    ),
}  # fmt: skip
