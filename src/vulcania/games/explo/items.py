"""What someone meant who typed the name of a piece of equipment (EX-9): in any of three languages, near enough.

This happens outside the rules: the move is ``take ITEM`` whatever was typed, so a replay needs no guessing.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from rapidfuzz import fuzz

from vulcania.core.registry import game
from vulcania.games.explo.components import LANGUAGES, Contents

ALMOST = 90
"""From this likeness (of 100) on, words count before any that stand among them: “sac poubelles” is no “sac”."""
SURE = 82
"""From this likeness on, a misspelt word counts."""
LEAD = 4
"""So much more alike it must be to one thing than to any other."""
NEAR = 72
"""From this likeness on, a word is asked back."""


def find_item(text: str, lang: str = "en") -> str | None:
    """The item that was named, or ``None``. Where a word means two things, the language decides."""
    said = plain(text)
    if not said:
        return None
    names = _names(lang)
    if said in names:
        return names[said]
    return _nearest(said, names, ALMOST) or _made_of(said) or _inside(said, names) or _nearest(said, names, SURE)


def similar(text: str, lang: str = "en") -> list[str]:
    """Items that the words resemble without being near enough to count, best first."""
    said = plain(text)
    scores: dict[str, float] = {}
    for name, item in _names(lang).items():
        scores[item] = max(scores.get(item, 0.0), fuzz.ratio(said, name))
    return sorted((item for item, score in scores.items() if score >= NEAR), key=lambda item: -scores[item])


def _made_of(said: str) -> str | None:
    """The one item whose names use all of these words: a “spare lamp” is made of “spare headlamp” and “second lamp”."""
    used = set(said.split())
    found = [item for item, known in _words().items() if used <= known]
    return found[0] if len(used) > 1 and len(found) == 1 else None


def _inside(said: str, names: dict[str, str]) -> str | None:
    """The longest name that stands among the words."""
    inside = [name for name in names if f" {name} " in f" {said} "]
    return names[max(inside, key=len)] if inside else None


def _nearest(said: str, names: dict[str, str], least: int) -> str | None:
    best: dict[str, float] = {}
    for name, item in names.items():
        best[item] = max(best.get(item, 0.0), fuzz.ratio(said, name))
    ranked = sorted(best.items(), key=lambda pair: -pair[1])
    (item, score), (_, second) = ranked[0], ranked[1]
    return item if score >= least and score - second >= LEAD else None


def plain(text: str) -> str:
    """Lower case, without accents, punctuation and little words, so that people may type as they like."""
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign))
    words = re.sub(r"[^a-z0-9]+", " ", bare.replace("œ", "oe")).split()
    return " ".join(word for word in words if word not in _LITTLE)


_LITTLE = {
    "a", "an", "the", "some", "of", "my", "our", "please", "take",
    "un", "une", "des", "du", "de", "la", "le", "les", "l", "d", "mon", "nos",
    "een", "het", "wat", "onze", "mijn",
}  # fmt: skip


@cache
def _names(lang: str) -> dict[str, str]:
    """Everything that can be typed, the names of things before synonyms, one's own language before the others."""
    contents: Contents = game("explo").standard[1]
    languages = [lang, *(other for other in LANGUAGES if other != lang)] if lang in LANGUAGES else list(LANGUAGES)
    names: dict[str, str] = {}
    for first in (True, False):
        for language in languages:
            for item in contents.items:
                typed = item.typed[language]
                for word in typed[:1] if first else typed[1:]:
                    names.setdefault(plain(word), item.id)
    return names


@cache
def _words() -> dict[str, set[str]]:
    """For each item, the words that its names are made of, in any language."""
    contents: Contents = game("explo").standard[1]
    return {
        item.id: {word for typed in item.typed.values() for name in typed for word in plain(name).split()}
        for item in contents.items
    }
