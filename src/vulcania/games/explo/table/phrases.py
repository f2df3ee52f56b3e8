"""What people call things while they pack (EX-9): the phrases of ``words/LANG/packing.toml``."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from itertools import groupby, islice, product
from typing import NamedTuple

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from vulcania.games.explo.components import LANGUAGES
from vulcania.games.explo.table.spelling import CERTAIN, slip, sounds, squeezed

AND, BUT = "&", "&!"
"""What words between two things become; “but” ends what is said not to be taken."""
ABSENT = "absent"
ROLES = ("and", "but", "with", "for", "not", "without", "forget", "also", "spare", "fails")
LONGEST = 6
"""So many words has the longest phrase that is looked for."""
LONGEST_WORD = 32
"""No word has more letters: what has is nobody's, and is not taken apart."""
MOST_FORMS = 64
MOST_TYPED = 4096
"""So many words and slips are remembered, whatever people type."""
SIGNS = re.compile(r"[^a-z0-9]+")
NUMBERED = re.compile(r"\b([a-z]{4,})\d+\b")
"""“DistoX2”."""
TIMES = re.compile(r"\b(\d+)x(?=[a-z])")
"""“4xAAA”."""
OWNED = re.compile(r"(\w{3,})['’]s\b")
"""An English “doctor's” is written without the stroke as often."""
ACUTE = re.compile(r"\w+és?\b")
COMMON = 20
"""So many of a card's phrases, from the first on, are what most people say."""
SHORT, LONG, LONGER = 6, 8, 13
"""A phrase of so many letters is known by all but one that is harmless, by all but one, and by all but two."""


def plain(text: str) -> str:
    """Lower case, without accents and punctuation, so that people may type as they like."""
    text = text.casefold()
    if not text.isascii():
        text = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("æ", "ae"))
        text = "".join(sign for sign in text if not unicodedata.combining(sign))
    return " ".join(SIGNS.sub(" ", text).split())


def listed(phrases: str) -> list[str]:
    """Phrases that stand between commas."""
    return [" ".join(phrase.split()) for phrase in phrases.split(",") if phrase.strip()]


class Meaning(NamedTuple):
    """A card, two of which either may be meant, or that the box holds no such thing."""

    what: str
    sure: bool = True
    """Else it is only likely enough to be asked."""


class Listed:
    """Words of a kind. One that ends in a star stands for all that begin so: “prend*”."""

    def __init__(self, phrases: str) -> None:
        some = listed(phrases)
        self.whole = {plain(phrase) for phrase in some if not phrase.endswith("*")}
        self.rows = {phrase for phrase in self.whole if " " in phrase}
        """Those of several words."""
        self._begin = tuple(plain(phrase) for phrase in some if phrase.endswith("*"))

    def __contains__(self, word: str) -> bool:
        return word in self.whole or word.startswith(self._begin)


class Lexicon:
    """One language: its little words, and its phrases by what is left of them without endings, blanks and accents."""

    def __init__(self, lang: str) -> None:
        file = files("vulcania.games.explo") / "words" / lang / "packing.toml"
        data = tomllib.loads(file.read_text("utf-8"))
        self.lang = lang
        self.phrases: dict[str, list[str]] = {item: listed(text) for item, text in data.pop("take").items()}
        self.ask: dict[str, list[str]] = {item: listed(text) for item, text in data.pop("ask").items()}
        self.use = {item: Listed(text) for item, text in data.pop("use").items()}
        """What a thing is for that is not named, by the card that serves it."""
        things = {word for some in self.phrases.values() for word in some if " " not in word}
        self._acute = {word for word in things if ACUTE.fullmatch(word)}
        self._mute = things - {plain(word) for word in self._acute}
        """A French -é makes another word, where no thing ends so: « tenté » is no tent."""
        self.little = Listed(data.pop("little"))
        """Said without changing what is meant."""
        self.others = listed(data["others"])
        self.said = {role: {plain(phrase) for phrase in listed(text)} for role, text in data.items()}
        """By role in a sentence, the words that play it."""
        self.also = self.said["also"]
        self._slipped: dict[str, Meaning | None] = {}
        kinds = [self.little.whole, *(self.said[role] for role in ROLES)]
        fixed = sorted((phrase for kind in kinds for phrase in kind if " " in phrase), key=len, reverse=True)
        self._fixed = re.compile(rf"\b({'|'.join(fixed)})\b")
        self.clause = re.compile(rf"^(.*?\w) (?:{'|'.join(self.said['clause'])}) (\w.*)$")
        """What is told of a thing, and the thing before it."""
        self.something = re.compile(rf"\b({'|'.join(self.said['something'])})\b")
        self.stems = lru_cache(maxsize=MOST_TYPED)(self._stems)
        self.meaning = lru_cache(maxsize=MOST_TYPED)(self._meaning)

    def tokens(self, text: str) -> list[str]:
        """The words, little ones left out, those between two things as ``&``. Fixed expressions become one word."""
        said = TIMES.sub(r"\1 ", NUMBERED.sub(r"\1", plain(OWNED.sub(r"\1s", text))))
        for word in ACUTE.findall(text.casefold()) if "é" in text and self.lang == "fr" else ():
            if word not in self._acute and plain(word).removesuffix("s") in self._mute:
                said = re.sub(rf"\b{plain(word)}\b", word, said)
        words = self._fixed.sub(lambda found: found[0].replace(" ", "_"), said).split()
        tokens = [self._token(word.replace("_", " ")) for word in words]
        return [token for token in tokens if token not in self.little] or tokens

    def _token(self, word: str) -> str:
        return BUT if word in self.said["but"] else AND if word in self.said["and"] else word

    def _stems(self, word: str) -> list[str]:
        """The word, and the forms that it may be an ending of, likeliest first."""
        return [word] if len(word) > LONGEST_WORD else list(dict.fromkeys([word, *_STEM[self.lang](word)]))

    def keys(self, tokens: list[str], most: int | None = None) -> list[str]:
        """All that some words in a row can be looked up by, with at most so many forms of each."""
        forms = product(*(self._forms(tokens, at)[:most] for at in range(len(tokens))))
        return ["".join(form) for form in islice(forms, MOST_FORMS)]

    def _forms(self, tokens: list[str], at: int) -> list[str]:
        """Before another noun an English one has no plural: “ropes harnesses” are two things."""
        word, after = tokens[at], tokens[at + 1 : at + 2]
        beside = bool(after) and after[0] not in self.said["for"] | self.said["with"]
        return [word] if beside and self.plural(word) else self.stems(word)

    def plural(self, word: str) -> bool:
        """Whether an English word is of several: then it describes no other."""
        return self.lang == "en" and len(self.stems(word)) > 1

    @cached_property
    def meanings(self) -> dict[str, Meaning]:
        """What each phrase means. Where two phrases share a form, the one counts that is more like it."""
        phrases = [(Meaning(item), phrase) for item, some in self.phrases.items() for phrase in some]
        phrases += [(Meaning(item, False), phrase) for item in self.ask for phrase in self.ask[item]]
        phrases += [(Meaning(ABSENT), phrase) for phrase in self.others]
        ranked: dict[str, tuple[int, Meaning]] = {}
        for meaning, phrase in phrases:
            tokens = self._parted[phrase]
            for rank, key in enumerate(self.keys(tokens, 1 if self._ends_so(tokens[-1]) else 2)):
                if rank and key in self.said["for"]:  # “contrex” is not many a “contre”
                    continue
                if key not in ranked or rank < ranked[key][0]:
                    ranked[key] = rank, meaning
        return {key: meaning for key, (_, meaning) in ranked.items()}

    def _ends_so(self, word: str) -> bool:
        """Whether a Dutch -s is no ending, as there are more of it: kaarsen, laarzen. There is no “kaar” or “laar”."""
        return word.endswith("s") and self.lang == "nl" and bool({f"{word}en", f"{word[:-1]}zen"} & self._words)

    def _meaning(self, *tokens: str) -> Meaning | None:
        """What some words in a row mean together."""
        return next((self.meanings[key] for key in self.keys(list(tokens)) if key in self.meanings), None)

    def serves(self, said: str) -> list[str]:
        """The cards that serve what is told, the likeliest alone where one is: several words in a row tell more than
        each of them, “hit my head”."""
        served: Counter[str] = Counter()
        for item, some in self.use.items():
            served[item] += sum(word in some or self._ends_in(word, some) for word in said.split())
            served[item] += sum(len(row.split()) for row in some.rows if f" {row} " in f" {said} ")
        served = +served
        return [item for item, times in served.items() if times == max(served.values())]

    def _ends_in(self, word: str, some: Listed) -> bool:
        """Whether a Dutch word is made with one of some others: “snoeppapiertjes”."""
        return self.lang == "nl" and any(word.endswith(one) for one in some.whole if len(one) > 5)

    def slipped(self, *tokens: str) -> Meaning | None:
        """What some words in a row mean but for a slip of the finger, wherever it is, at a blank too: “waterbottel”."""
        typed = "".join(tokens)
        if typed not in self._slipped:
            if len(self._slipped) >= MOST_TYPED:
                self._slipped.clear()
            short = any(len(word) < SHORT - 1 for word in tokens if not self.speaks([word]))  # an “exit” is no “kit”
            letters = 0 if len(typed) < SHORT else 1 if len(typed) < LONGER or short else 2
            self._slipped[typed] = self._near(tokens, letters)
        return self._slipped[typed]

    def _near(self, tokens: tuple[str, ...], letters: int) -> Meaning | None:
        typed = "".join(tokens)
        if not letters:
            return None
        found = _within(letters, typed, self._keys_by_size)
        nearest = min(found.values(), default=0)
        strict = len(typed) < LONG or typed in tokens  # another consonant may make another word: switches, stitches
        meant = {
            self.meanings[key]
            for key, away in found.items()
            if away == nearest and (not strict or slip(typed, key) == CERTAIN)
        }
        return meant.pop() if len(meant) == 1 else None

    @cached_property
    def _keys_by_size(self) -> dict[int, list[str]]:
        return _by_size(self.meanings)

    @cached_property
    def vocabulary(self) -> dict[str, None]:
        """The words that a slip of spelling may have been meant for, in order."""
        tokens = self._words | self.said["spare"]
        return dict.fromkeys(sorted(token for token in tokens if len(token) > 3 and token.isalpha()))

    def within(self, typed: str) -> list[str]:
        """Words of the vocabulary that are a slip or two away, or have the same letters but for how often."""
        near = _within(2, typed, self._vocabulary_by_size)
        return sorted({*near, *self._by_letters.get(squeezed(typed), ())})

    @cached_property
    def _vocabulary_by_size(self) -> dict[int, list[str]]:
        return _by_size(self.vocabulary)

    @cached_property
    def _by_letters(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for word in self.vocabulary:
            found.setdefault(squeezed(word), []).append(word)
        return found

    @cached_property
    def by_sound(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for word in self.vocabulary:
            found.setdefault(sounds(word, self.lang), []).append(word)
        return found

    def users(self, word: str) -> set[str]:
        """The cards that have a word in their phrases."""
        return {item for item, _ in self.uses(word)}

    def uses(self, word: str) -> set[tuple[str, str]]:
        """The phrases that have a word, with their cards."""
        return set().union(*(self._uses.get(stem, set()) for stem in self.stems(word)))

    @cached_property
    def _uses(self) -> dict[str, set[tuple[str, str]]]:
        found: dict[str, set[tuple[str, str]]] = {}
        for item, phrases in self.phrases.items():
            for phrase in phrases:
                for token in self._parted[phrase]:
                    for stem in self.stems(token)[:2]:
                        found.setdefault(stem, set()).add((item, phrase))
        return found

    def common(self, word: str) -> bool:
        """Whether a thing is mostly called so: lists begin with such words."""
        return any(stem in self._common for stem in self.stems(plain(word)))

    @cached_property
    def _common(self) -> set[str]:
        return {
            key for some in self.phrases.values() for phrase in some[:COMMON] for key in self.keys(self.tokens(phrase))
        }

    def speaks(self, tokens: list[str]) -> bool:
        """Whether all words are the language's, as they stand or in a phrase: none is made of others, none a slip."""
        return all(
            token in (AND, BUT) or self.has(token) or token in self._words or token.isdigit() for token in tokens
        )

    def whole(self, word: str) -> bool:
        """Whether it is a word of the phrases, and not merely what an ending leaves of one, as “laar” of “laars”."""
        return any(stem in self._words for stem in self.stems(word))

    @cached_property
    def _words(self) -> set[str]:
        phrases = [*self.phrases.values(), *self.ask.values()]
        return {token for some in phrases for phrase in some for token in self._parted[phrase]} | self.also

    @cached_property
    def _parted(self) -> dict[str, list[str]]:
        """The words of every phrase, which are looked at in several ways."""
        phrases = [*self.phrases.values(), *self.ask.values(), self.others]
        return {phrase: self.tokens(phrase) for some in phrases for phrase in some}

    def has(self, word: str) -> bool:
        """Whether a word is one of the language's, as far as the lists go: then it is no slip for another."""
        return self.meaning(word) is not None or word in self.little or any(word in self.said[role] for role in ROLES)


def _by_size(words: Iterable[str]) -> dict[int, list[str]]:
    return {size: list(some) for size, some in groupby(sorted(words, key=len), key=len)}


def _within(letters: int, typed: str, words: dict[int, list[str]]) -> dict[str, int]:
    """How far away words are that are no more than so many letters away."""
    sizes = range(len(typed) - letters, len(typed) + letters + 1)
    alike = (words.get(size, ()) for size in sizes)
    found = (extract(typed, some, scorer=OSA.distance, score_cutoff=letters, limit=None) for some in alike)
    return {word: away for some in found for word, away, _ in some}


def _english(word: str) -> list[str]:
    if len(word) < 4 or word.endswith(("ss", "us", "is")):
        return []
    if word.endswith(("ies", "ie")):
        return [re.sub("ies?$", "y", word)]
    return [word[:-2] if word.endswith(("sses", "xes", "ches", "shes", "toes")) else word.removesuffix("s")]


def _french(word: str) -> list[str]:
    return [word[:-1]] if len(word) > 3 and word.endswith(("s", "aux", "eux", "oux")) else []


def _dutch(word: str) -> list[str]:
    """Of a small thing (-je, -tje, in Flanders -ke …) also what it is the small one of."""
    small = re.sub("(j|s?k)es?$", "", word)
    bases = [small, *(small.removesuffix(end) for end in ("t", "p", "et", "e"))] if small != word else []
    bases += [base[:-1] for base in bases if base[-2:-1] == base[-1:]]  # kannetje is kan
    return [_alone(word), *(base for base in bases if len(base) > 2)]


def _alone(word: str) -> str:
    """Without -s and -en, spelt as if it were alone: repen is reep, flessen is fles, laarzen is laars."""
    if word.endswith("s") and len(word) > 4:
        word = word[:-1]
    if not word.endswith("en") or len(word) < 5:
        return word
    word = word[:-2]
    if word[-1] == word[-2]:
        return word[:-1]
    word = word[:-1] + {"v": "f", "z": "s"}.get(word[-1], word[-1])
    return re.sub(r"(?<=[^aeiou])([aeou])(?=[^aeiouwj]$)", r"\1\1", word)


_STEM = {"en": _english, "fr": _french, "nl": _dutch}


@cache
def lexicon(lang: str) -> Lexicon:
    return Lexicon(lang)


def languages(lang: str) -> list[Lexicon]:
    """All of them, the reader's own first."""
    return [lexicon(one) for one in sorted(LANGUAGES, key=lambda one: one != lang)]
