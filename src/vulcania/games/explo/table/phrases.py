"""What people call things while they pack (EX-9): the phrases of ``words/LANG/packing.toml``."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache, cached_property
from importlib.resources import files
from itertools import islice, product
from typing import NamedTuple

from vulcania.games.explo.components import LANGUAGES
from vulcania.games.explo.table.spelling import sounds

AND, BUT = "&", "&!"
"""What words between two things become; “but” ends what is said not to be taken."""
ABSENT = "absent"
ROLES = ("and", "but", "with", "for", "not", "without", "forget", "also", "spare", "little")
LONGEST = 6
"""So many words has the longest phrase that is looked for."""
MOST_FORMS = 64
COMMON = 20
"""So many of a card's phrases, from the first on, are what most people say."""


def plain(text: str) -> str:
    """Lower case, without accents and punctuation, so that people may type as they like."""
    text = text.casefold().replace("œ", "oe").replace("æ", "ae")
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    return " ".join(re.sub(r"[^a-z0-9]+", " ", bare).split())


def listed(phrases: str) -> list[str]:
    """Phrases that stand between commas."""
    return [" ".join(phrase.split()) for phrase in phrases.split(",") if phrase.strip()]


class Meaning(NamedTuple):
    """A card, two of which either may be meant, or that the box holds no such thing."""

    what: str
    sure: bool = True
    """Else it is only likely enough to be asked."""


class Lexicon:
    """One language: its little words, and its phrases by what is left of them without endings, blanks and accents."""

    def __init__(self, lang: str) -> None:
        file = files("vulcania.games.explo") / "words" / lang / "packing.toml"
        data = tomllib.loads(file.read_text("utf-8"))
        self.lang = lang
        self.phrases: dict[str, list[str]] = {item: listed(text) for item, text in data.pop("take").items()}
        self.ask: dict[str, list[str]] = {item: listed(text) for item, text in data.pop("ask").items()}
        self.use = {plain(word): item for item, text in data.pop("use").items() for word in listed(text)}
        """What a thing is for that is not named: the card that serves it."""
        self.others = listed(data["others"])
        self.said = {role: {plain(phrase) for phrase in listed(text)} for role, text in data.items()}
        """By role in a sentence, the words that play it."""
        self.also = self.said["also"]
        fixed = sorted((phrase for role in ROLES for phrase in self.said[role] if " " in phrase), key=len, reverse=True)
        self._fixed = re.compile(rf"\b({'|'.join(fixed)})\b")
        self.something = re.compile(rf"\b({'|'.join(self.said['something'])})\b")

    def tokens(self, text: str) -> list[str]:
        """The words, little ones left out, those between two things as ``&``. Fixed expressions become one word."""
        words = self._fixed.sub(lambda found: found[0].replace(" ", "_"), plain(text)).split()
        tokens = [self._token(word.replace("_", " ")) for word in words]
        return [token for token in tokens if token not in self.said["little"]] or tokens

    def _token(self, word: str) -> str:
        return BUT if word in self.said["but"] else AND if word in self.said["and"] else word

    def stems(self, word: str) -> list[str]:
        """The word, and the forms that it may be an ending of, likeliest first."""
        return list(dict.fromkeys([word, *_STEM[self.lang](word)]))

    def keys(self, tokens: list[str], most: int | None = None) -> list[str]:
        """All that some words in a row can be looked up by, with at most so many forms of each."""
        forms = product(*(self.stems(token)[:most] for token in tokens))
        return ["".join(form) for form in islice(forms, MOST_FORMS)]

    @cached_property
    def meanings(self) -> dict[str, Meaning]:
        """What each phrase means. Where two phrases share a form, the one counts that is more like it."""
        phrases = [(Meaning(item), phrase) for item, some in self.phrases.items() for phrase in some]
        phrases += [(Meaning(item, False), phrase) for item in self.ask for phrase in self.ask[item]]
        phrases += [(Meaning(ABSENT), phrase) for phrase in self.others]
        ranked: dict[str, tuple[int, Meaning]] = {}
        for meaning, phrase in phrases:
            for rank, key in enumerate(self.keys(self.tokens(phrase), 2)):
                if rank and key in self.said["for"]:  # “contrex” is not many a “contre”
                    continue
                if key not in ranked or rank < ranked[key][0]:
                    ranked[key] = rank, meaning
        return {key: meaning for key, (_, meaning) in ranked.items()}

    def meaning(self, *tokens: str) -> Meaning | None:
        """What some words in a row mean together."""
        return next((self.meanings[key] for key in self.keys(list(tokens)) if key in self.meanings), None)

    @cached_property
    def vocabulary(self) -> tuple[str, ...]:
        """The words that a slip of spelling may have been meant for."""
        tokens = self._words | self.said["spare"]
        return tuple(sorted(token for token in tokens if len(token) > 3 and token.isalpha()))

    @cached_property
    def by_sound(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for word in self.vocabulary:
            found.setdefault(sounds(word, self.lang), []).append(word)
        return found

    def users(self, word: str) -> set[str]:
        """The cards that have a word in their phrases."""
        return set().union(*(self._users.get(stem, set()) for stem in self.stems(word)))

    @cached_property
    def _users(self) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for item, phrases in self.phrases.items():
            for token in {token for phrase in phrases for token in self.tokens(phrase)}:
                for stem in self.stems(token)[:2]:
                    found.setdefault(stem, set()).add(item)
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
        return {token for some in phrases for phrase in some for token in self.tokens(phrase)} | self.also

    def has(self, word: str) -> bool:
        """Whether a word is one of the language's, as far as the lists go: then it is no slip for another."""
        return self.meaning(word) is not None or any(word in self.said[role] for role in ROLES)


def _english(word: str) -> list[str]:
    if len(word) < 4 or word.endswith(("ss", "us", "is")):
        return []
    if word.endswith(("ies", "ie")):
        return [re.sub("ies?$", "y", word)]
    return [word[:-2] if word.endswith(("sses", "xes", "ches", "shes", "toes")) else word.removesuffix("s")]


def _french(word: str) -> list[str]:
    return [word[:-1]] if len(word) > 3 and word[-1] in "sx" else []


def _dutch(word: str) -> list[str]:
    """Of a small thing (-je, -tje, in Flanders -ke …) also what it is the small one of."""
    small = re.sub("(j|s?k)es?$", "", word)
    bases = [small, *(small.removesuffix(end) for end in ("t", "p", "et", "e"))] if small != word else []
    bases += [base[:-1] for base in bases if base[-2:-1] == base[-1:]]  # kannetje is kan
    return [_alone(word), *(_alone(base) for base in bases if len(base) > 2)]


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
