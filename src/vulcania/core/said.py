"""Moves as people say them: what somebody types in their own language, in the words that they were shown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import product

from vulcania.core.vocabulary import Vocabulary
from vulcania.words import Words

_WORD = re.compile(r"(?:-(?=\d))?\w+(?:[+,'-]+\w+)*")
"""Letters and digits; inside a word also what holds its parts together, and before a number its minus."""
_ALIKE = str.maketrans({"œ": "oe", "’": "'", "−": "-"})


def tokens(text: str) -> list[str]:
    """The words of a text, however they are written: without accents, capitals and the signs between them."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_ALIKE))
    return _WORD.findall("".join(sign for sign in plain if not unicodedata.combining(sign)))


def fitting(legal: Sequence[str], vocabulary: Vocabulary, words: Words, names: Sequence[str], text: str) -> list[str]:
    """The moves that a text may mean: whose words it repeats, or, where it repeats none in full, whose words it
    shortens without leaving out the first of them. Names of things may stand in the notation as well."""
    said = tokens(text)
    if not said:
        return []
    labels = {move: tokens(words.move(vocabulary, move, names)) for move in legal}
    whole = [move for move in legal if said == labels[move] or said in _written(move, labels[move], vocabulary, words)]
    return whole or [move for move in legal if shortens(said, labels[move])]


def shortens(said: Sequence[str], label: Sequence[str]) -> bool:
    """Whether all the words stand in the label, in their order, and none before them."""
    rest = iter(label)
    return said[:1] == label[:1] and all(word in rest for word in said)


def _written(move: str, label: Sequence[str], vocabulary: Vocabulary, words: Words) -> Iterator[list[str]]:
    """The notation with words of the language in it: ``cap NE grande profondeur`` for ``sail NE great``."""
    first, *rest = move.split()
    params = vocabulary.family(vocabulary.parse(move)).params
    ways = [{first, *label[:1]}]
    for param, token in zip(params, rest, strict=True):
        keys = (f"{param.kind}-{token}", f"{param.kind}-{token}.short")
        ways.append({token, *(words.say(key) for key in keys if words.has(key))})
    return (tokens(" ".join(way)) for way in product(*ways))
